# The command: its help and what it prints. A command's help is `help-COMMAND`, an option's is
# `help-COMMAND-OPTION` or, where several commands share it, `help-any-OPTION`.

## The page of help

help = Tabletop games of secret allegiance: play, simulate, replay, verify.
help-usage = Usage: { $line }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = { $text } Usually { $value }.
help-metavar-options = OPTIONS
help-metavar-command = COMMAND
help-metavar-game = GAME
help-metavar-file = FILE
help-metavar-paragraph = PARAGRAPH
help-metavar-key-value = KEY=VALUE
help-metavar-value = VALUE
help-metavar-lang = LANGUAGE
help-metavar-link = LINK
help-metavar-dir = FOLDER
help-metavar-address = ADDRESS
help-metavar-experiment = EXPERIMENT
help-metavar-first = FIRST
help-metavar-second = SECOND

## Options that several commands share

help-any-help = Show this page.
help-any-lang = Language: { $known }. Without it, that of the environment.
help-any-show_version = Version and build.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Players at the table.
help-any-seed = The same seed gives the same games.
help-any-settings = A setting of the game.
help-any-bots = One bot for all seats, or one per seat: a,b,c
help-any-processes = Processes that share the work.
help-any-as_json = One JSON object instead of text.
help-any-file = A game's record.
help-any-games = How many games.

## Commands

help-simulate = Let bots play many games and count what happens.
help-simulate-digest = sha256 over all records.
help-ladder = Let bots play a round robin with rotated seats and rate them.
help-ladder-bots = Who plays: level, level:ms=300, module:Class, file.py:Class
help-record = Let bots play one game and keep its record.
help-record-output = Where to; - is the screen.
help-record-number = Which game of the seed's run.
help-replay = Tell a recorded game again, through the eyes of a seat, a spectator, or all.
help-replay-seat = Through whose eyes: a number, spectator or open.
help-verify = Check a record answer by answer. Exit code 1 says that something is wrong with it.
help-rules = Say which paragraphs of the rulebook have tests, show one, or show the whole rulebook.
help-rules-paragraph = Show this one, such as HL-7.5.
help-rules-book = Show the whole rulebook.
help-rules-tests = Folder whose tests cite the rules.
help-bench = Measure how fast a game runs here.
help-bench-seconds = Time for each figure.
help-lab = Many games, what they tell, and whether a change would matter.
help-lab-run = Play an experiment. What was played is kept: the same command goes on from there.
help-lab-run-experiment = The question, the tables and the number of games, as YAML.
help-lab-run-output = Folder for the results.
help-lab-run-processes = Processes that share the work; 0: one for each core.
help-lab-run-games = Games at each table, other than the file says.
help-lab-run-overlay = A file laid over the game's data at every table.
help-lab-run-ray = Play on the Ray cluster at this address; local: one on this machine.
help-lab-report = Write report.html and report.json into the folder.
help-lab-report-folder = A folder of results.
help-lab-report-as_json = Print the figures instead.
help-lab-compare = Set two tables side by side: differences, intervals, and whether they matter.
help-lab-compare-first = Results, and after a colon a table where there are several.
help-lab-compare-second = The same, to compare with.
help-lab-compare-output = The page to write.
help-lab-compare-as_json = Print the figures instead.
help-lab-export = Let bots play and write what they saw, could say, said and got, as NumPy shards.
help-lab-export-output = An empty or a new folder.
help-lab-export-rows = Rows in a shard.
help-play = Play in the terminal against bots.
help-play-plain = Line by line, without a full screen.
help-join = Sit down in a server's room, in the terminal.
help-join-link = The link or address of the room.
help-join-name = Your name.
help-play-seat = Your seat.
help-play-name = Your name.
help-play-seed = Deal from a seed instead of real chance.
help-play-bots = The others: one for all, or one per seat.
help-play-output = Where the record is saved.
help-play-resume = Go on with a saved game.
help-serve = Run tables for friends: rooms, live play and the web app.
help-serve-host = Where to listen; 0.0.0.0 for the whole network.
help-serve-port = The port; 0 takes a free one.
help-serve-db = The database: a file of SQLite, or a PostgreSQL that several servers may share.
help-serve-node = The name of this server among several that share a PostgreSQL.
help-serve-open_browser = Open the page in a browser.
help-think = Think for the servers of a shared database: analyses, and bots of busy tables.
help-think-db = The database: an address of PostgreSQL.
help-think-workers = How many processes think at once; without it, one for each core.
help-backup = Keep all people, rooms and games of a server in one file, while they play.
help-backup-file = The file to write.
help-backup-db = The database: an address of SQLite or PostgreSQL.
help-restore = Fill an empty database from a backup; games go on where they stood.
help-restore-file = The backup.
help-restore-db = The empty database: an address of SQLite or PostgreSQL.

## What they print

simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulate-speed = { $speed ->
    [one] 1 decision a second
   *[other] { $speed } decisions a second
}
simulate-seat = { SEAT($seat) }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-nobody = nobody: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-digest = digest { $digest }

ladder-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; nobody won { $nobody }
ladder-rating = rating
ladder-range = 95%
ladder-won = won
ladder-bot = bot
two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

record-done = { $file }: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $ending }
record-unfinished = unfinished

replay-hints = { $who }: hints asked for: { $count }
replay-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}

verify-right = { $file }: right; { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $ending }
verify-unfinished = not finished yet
verify-wrong = { $file }: { $refusal }

rules-counted = { $game }: { $paragraphs ->
    [one] 1 paragraph
   *[other] { $paragraphs } paragraphs
}, { $tested } tested,
rules-rest = { $descriptive } descriptive, { $untested } untested

figure-game = game
figure-build = build
figure-seats = seats
figure-compiled = compiled
figure-inside_per_second = inside per second
figure-driven_per_second = driven per second
figure-clone_us = clone us
figure-redeal_us = redeal us
figure-state_bytes = state bytes
figure-largest_state_bytes = largest state bytes
figure-packed_bytes = packed bytes
figure-import_seconds = import seconds
bench-build = { $compiled ->
    [yes] compiled
   *[no] plain Python
}
bench-figure = { NUMBER($value, maximumFractionDigits: 3) }

export-done = { $folder }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}

serve-ready = The tables are open: { $address }
serve-stop = Ctrl+C closes them; games go on where they stood.
serve-no-pages = The web app is not built here; only the interface for programs is served.
think-ready = Thinking as { $name }, processes: { $count }. Ctrl+C stops; unfinished work goes to others.

backup-done = { $file }: people: { $users }, rooms: { $rooms }, games: { $games }, answers: { $answers }
restore-done = Restored from { $file }: people: { $users }, rooms: { $rooms }, games: { $games }, answers: { $answers }
