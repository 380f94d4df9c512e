# The command: its help and what it prints. A command's help is `help-COMMAND`, an option's is
# `help-COMMAND-OPTION` or, where several commands share it, `help-any-OPTION`.

## The page of help

help = Tabletop games of secret allegiance: play, simulate, replay, verify.
help-usage = Usage: { $line }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = { $text } Default: { $value }.
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
help-any-lang = Language: { $known }. Overrides the system language.
help-any-show_version = Show version and build.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Number of players.
help-any-seed = The same seed gives the same games.
help-any-settings = Change a setting of the game.
help-any-bots = One bot for all seats, or one per seat: a,b,c
help-any-processes = Number of processes to use.
help-any-as_json = Print one JSON object instead of text.
help-any-file = The record of a game.
help-any-games = Number of games.

## Commands

help-simulate = Let bots play many games and count the results.
help-simulate-digest = Print a SHA-256 digest of all records.
help-ladder = Rate bots in a round robin with rotating seats.
help-ladder-bots = The bots: level, level:ms=300, module:Class, file.py:Class
help-ladder-limit = Seconds a bot may take for an answer before it forfeits the game; 0: no limit.
help-ladder-keep = A file for finished games; a run with the same file goes on after them.
help-record = Let bots play one game and save its record.
help-record-output = Output file; - prints to the screen.
help-record-number = Which game of this seed to play.
help-replay = Replay a recorded game as seen by a player, by a spectator, or with all cards face up.
help-replay-seat = View as: a seat number, spectator or open.
help-verify = Check a record move by move. The exit code is 1 if something is wrong.
help-verify-commitment = The commitment you saw before the game; the deal must match it.
help-rules = Show which rules have tests, show one rule, or show the whole rulebook.
help-rules-paragraph = The rule to show, such as HL-7.5.
help-rules-book = Show the whole rulebook.
help-rules-tests = Folder with the tests that cite the rules.
help-bench = Measure how fast a game runs on this machine.
help-bench-seconds = Seconds for each measurement.
help-lab = Play thousands of games, report what happens, and compare variants.
help-lab-run = Run an experiment. Results are saved as it runs; the same command continues an interrupted run.
help-lab-run-experiment = The experiment (question, tables, number of games) as YAML.
help-lab-run-output = Folder for the results.
help-lab-run-processes = Number of processes; 0 uses one per core.
help-lab-run-games = Games per table; overrides the file.
help-lab-run-overlay = A file with changes to the game's data, used at every table.
help-lab-run-ray = Run on the Ray cluster at this address; local starts one on this machine.
help-lab-report = Write report.html and report.json into the folder.
help-lab-report-folder = Folder with results.
help-lab-report-as_json = Print the figures instead.
help-lab-compare = Compare two tables: differences, intervals, and whether they are significant.
help-lab-compare-first = Folder with results; add :TABLE if it has several.
help-lab-compare-second = The results to compare with.
help-lab-compare-output = The HTML page to write.
help-lab-compare-as_json = Print the figures instead.
help-lab-export = Let bots play and save observations, legal moves, moves and rewards as NumPy shards.
help-lab-export-output = A new or empty folder.
help-lab-export-rows = Rows per shard.
help-play = Play against bots in the terminal.
help-play-plain = Play line by line instead of full screen.
help-join = Join a room on a server from the terminal.
help-join-link = Link or address of the room.
help-join-name = Your name.
help-play-seat = Your seat.
help-play-name = Your name.
help-play-seed = Deal from this seed instead of at random.
help-play-bots = The opponents: one bot for all, or one per seat.
help-play-output = Where to save the record.
help-play-resume = Continue a saved game.
help-serve = Run a server: rooms, live games and the web app.
help-serve-host = Address to listen on; 0.0.0.0 for the whole network.
help-serve-port = Port to listen on; 0 picks a free one.
help-serve-db = Database: an SQLite file, or a PostgreSQL address that several servers may share.
help-serve-node = Name of this server if several share a PostgreSQL database.
help-serve-open_browser = Open the page in a browser.
help-think = Run analyses and bots for servers that share a database.
help-think-db = Address of the PostgreSQL database.
help-think-workers = Number of processes; one per core if not given.
help-backup = Save all users, rooms and games of a running server in one file.
help-backup-file = The file to write.
help-backup-db = Database: an SQLite file or a PostgreSQL address.
help-restore = Restore a backup into an empty database. Games continue where they stopped.
help-restore-file = The backup file.
help-restore-db = Empty database: an SQLite file or a PostgreSQL address.

## What they print

simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulate-speed = { $speed ->
    [one] 1 decision per second
   *[other] { $speed } decisions per second
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
}; games without a winner: { $nobody }
ladder-rating = rating
ladder-range = 95%
ladder-won = won
ladder-bot = bot
ladder-forfeit = { $bot } forfeited { $count ->
    [one] { $count } game
   *[other] { $count } games
}. The first time:
ladder-stopped = Stopped after { $games } of { $planned } games. With --keep FILE a run can go on later.
ladder-stopped-kept = Stopped after { $games } of { $planned } games. The same command goes on.
two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

record-done = { $file }: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $ending }
record-unfinished = unfinished

replay-hints = { $who }: hints used: { $count }
replay-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}

verify-right = { $file }: valid; { $answers ->
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
figure-inside_per_second = engine, decisions/s
figure-driven_per_second = Python, decisions/s
figure-clone_us = clone, µs
figure-redeal_us = redeal, µs
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

serve-ready = The server is running: { $address }
serve-stop = Press Ctrl+C to stop. Games continue the next time you start it.
serve-no-pages = The web app hasn't been built here, so only the API is served.
think-ready = Working as { $name } with { $count ->
    [one] 1 process
   *[other] { $count } processes
}. Press Ctrl+C to stop; others take over unfinished work.

backup-done = { $file }: users: { $users }, rooms: { $rooms }, games: { $games }, answers: { $answers }
restore-done = Restored from { $file }: users: { $users }, rooms: { $rooms }, games: { $games }, answers: { $answers }
