# What is refused and why: `error-CODE`, or `error-CODE-REASON`. $place says where.

error-any = This was refused ({ $code }).
error-not-an-option = { $place }: this is no answer to the question.
error-out-of-turn = { $place }: no answer is owed now.
error-game-is-over = The game has ended.
error-unknown-game = There is no game called { $place }. There are: { KEYS($known) }
    .plain = There is no game called { $place }.
error-bad-settings = The setting { $place } does not fit.
error-bad-settings-unknown = There is no setting { $place }. There are: { KEYS($known) }
error-bad-settings-value = The setting { $place } cannot be { $value }. It can be: { KEYS($known) }
error-bad-settings-seats = The game takes { $low } to { $high } seats, not { $count }.
error-bad-settings-promo = Promo heroes belong to the retail edition (HL-16.10).
error-bad-settings-two-seats = The setting { $place } is only for 2 seats (HL-16.8).
error-bad-settings-no-set-up = There is no set-up for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
} here. There is one for: { KEYS($known) }
error-bad-settings-count = --{ $place } cannot be { $count }.
error-bad-settings-two-bots = A ladder needs two bots or more.
error-bad-settings-form = { $place } is no setting; settings look like key=value.
error-bad-settings-twice = The setting { $place } was given twice.
error-bad-data = This data is faulty: { $place }
error-bad-position = This is no position we can read: { $place }
error-bad-record = This is no record we can read: { $place }
error-bad-record-other-game = This is a record of another game: { NAME($game) }
error-bad-record-ended = This game has ended; the command replay shows it.
error-truncated-record = The end of the record is missing: { $place }
error-damaged-record = The record is damaged: { $place }
error-wrong-version = The record was written under other rules or by another version: { $place }
error-bad-state = This is no state of the game: { $place }
error-broken-invariant = The game caught itself in an impossible position: { $place }. This is a bug of ours.
error-unknown-bot = There is no such bot: { $place }
error-unknown-bot-name = There is no bot called { $place }. There are: { KEYS($known) }; or module:Class, or file.py:Class
error-unknown-bot-parameters = { $place }: the bot does not take these parameters; they look like depth=3.
error-unknown-bot-number = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $place }
error-unknown-bot-file = There is no file { $place }.
error-unknown-bot-level = { NAME($game) } has no level { $place } yet.
error-bot-failed = { $place }: the bot failed.
error-worker-failed = { $place }: a process that helped a search failed.
error-unknown-language = There is no language { $place }. There are: { KEYS($known) }
    .plain = There is no language { $place }.
error-unknown-paragraph = There is no paragraph { $place } in the rulebook.
error-unknown-seat = There is no seat { $place }. There are 0 to { $last }.
    .plain = There is no seat { $place }.
error-bad-file = The file { $place } cannot be used.
error-bad-file-missing = There is no file or folder { $place }.
error-bad-file-closed = There is no permission for { $place }.
error-bad-file-folder = { $place } is a folder.
error-bad-file-no-text = { $place } is no text.
error-bad-usage = The command { $place } cannot be understood like that.
error-bad-usage-no-option = The command { $place } has no option { $about }.
error-bad-usage-missing = The command { $place } needs { $about }.
error-bad-usage-value = The command { $place } cannot use the value given for { $about }.
error-bad-usage-no-command = There is no command { $about }.
error-bad-usage-extra = The command { $place } does not know what to do with { $about }.
error-bad-usage-no-value = { $about } needs a value.
error-bad-usage-range = { $place } takes a number above { $low } and up to { $high }.
error-bad-usage-name = A name is one line and not empty.
error-missing-extra = The package { $place } is missing: pip install 'hiddenhand[cli]'

error-bad-server-settings = The setting { $place } of the server cannot be used.
error-port-in-use = Another program listens on { $place } already; --port takes another port.
error-bad-address = The server cannot listen on { $place }.
error-store-in-use = Another server works on this database already.
error-bad-store = The database cannot be used.
error-bad-store-newer = The database was written by a newer version of this program ({ $version }).
error-bad-store-foreign = The database belongs to another program.
error-bad-store-url = This is no address of a database. One looks like { $example }
error-bad-store-think = Only servers on PostgreSQL share their thinking. A file belongs to its server, which thinks for itself.
error-bad-store-version = The database has version { $version }, and this program needs another. Start its server first.
error-bad-store-empty = There is nothing in the database yet.
error-bad-store-missing = There is no database { $file }.
error-bad-store-not-empty = The database is not empty; a backup is restored into an empty one only.
error-bad-backup = The backup cannot be used: { $place }
error-bad-backup-foreign = This is no backup: { $place }
error-bad-backup-damaged = The backup is damaged: { $place }
error-bad-backup-newer = The backup was written by a newer version of this program ({ $version }): { $place }
error-bad-backup-file = The file of the backup cannot be read or written: { $place }
error-foreign-origin = A page of another site asked for this.
error-deal-mismatch = The deal is not what the secret and the players gave: { $place }
error-server-error = Something went wrong here. This is a bug of ours.
error-no-planes = This game says nothing of itself to learning programs: { $place }

## Where

where-seat = seat { $number }
where-line = line { $number }
where-answer = answer { $number }
where-byte = byte { $number }
error-bad-experiment = The experiment cannot be run: { $place }
error-another-experiment = { $place } does not hold the results of this experiment.
error-no-results = { $place }
error-no-results-none = { $place }: no game has been played yet.
error-no-results-damaged = { $place } is damaged. Remove it and run the experiment again: its games are played anew.
error-lost-process = One of the processes was ended from outside. Run the experiment again: it goes on where it stopped.
error-bad-probe = The probe cannot be used: { $place }
error-no-cluster = No Ray cluster answers: { $place }
error-no-room-there = There is no such room: { $place }
error-server-refused = The server said no: { $place }
