# What is refused and why: `error-CODE`, or `error-CODE-REASON`. $place says where.

error-any = This was refused.
error-not-an-option = { $place }: that is not one of the choices.
error-out-of-turn = { $place }: it is not this seat's turn to answer.
error-game-is-over = The game is over.
error-unknown-game = There is no game called { $place }. Available: { KEYS($known) }
    .plain = There is no game called { $place }.
error-bad-settings = Invalid setting: { $place }
error-bad-settings-unknown = There is no setting called { $place }. Available: { KEYS($known) }
error-bad-settings-value = { $place } can't be { $value }. Possible values: { KEYS($known) }
error-bad-settings-seats = This game is for { $low } to { $high } players, not { $count }.
error-bad-settings-promo = Promo heroes are only available in the retail edition (HL-16.10).
error-bad-settings-two-seats = { $place } is only available for 2 players (HL-16.8).
error-bad-settings-no-set-up = There is no setup for { $count ->
    [one] { $count } player
   *[other] { $count } players
}. Available: { KEYS($known) }
error-bad-settings-count = --{ $place } can't be { $count }.
error-bad-settings-two-bots = A ladder needs at least two bots.
error-bad-settings-ladder = { $place } has the games of another ladder. Choose another file, or the bots, seats, settings and seed of that run.
error-bad-settings-form = { $place } is not a setting. Write settings as key=value.
error-bad-settings-twice = The setting { $place } was given twice.
error-bad-data = Invalid data: { $place }
error-bad-position = This is not a valid position: { $place }
error-bad-record = This is not a valid record: { $place }
error-bad-record-other-game = This record is from another game: { NAME($game) }
error-bad-record-ended = This game is over. Use the command replay to see it.
error-truncated-record = The end of the record is missing: { $place }
error-damaged-record = The record is damaged: { $place }
error-wrong-version = The record was made with different rules or a different version: { $place }
error-bad-state = This is not a valid position of the game: { $place }
error-broken-invariant = The game reached an impossible position: { $place }. This is a bug; please report it.
error-unknown-bot = Bot not found: { $place }
error-unknown-bot-name = There is no bot called { $place }. Available: { KEYS($known) }; or module:Class, or file.py:Class
error-unknown-bot-parameters = { $place }: the bot doesn't accept these parameters. Write them as depth=3.
error-unknown-bot-number = You named { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $place }
error-unknown-bot-file = File not found: { $place }
error-unknown-bot-level = { NAME($game) } has no level called { $place }.
error-bot-failed = The bot failed: { $place }
error-worker-failed = { $place }: a search process failed.
error-wrong-weights = These network weights don't fit: { $place }
error-wrong-checkpoint = This checkpoint belongs to another run: { $place }
error-unknown-language = There is no language called { $place }. Available: { KEYS($known) }
    .plain = There is no language called { $place }.
error-unknown-paragraph = There is no rule { $place } in the rulebook.
error-unknown-seat = There is no seat { $place }. Available: 0 to { $last }.
    .plain = There is no seat { $place }.
error-bad-file = Can't use the file { $place }.
error-bad-file-missing = File or folder not found: { $place }
error-bad-file-closed = Permission denied: { $place }
error-bad-file-folder = { $place } is a folder.
error-bad-file-no-text = { $place } is not a text file.
error-bad-usage = Can't understand this use of the command { $place }.
error-bad-usage-no-option = The command { $place } has no option { $about }.
error-bad-usage-missing = The command { $place } needs { $about }.
error-bad-usage-value = Invalid value for { $about } (command { $place }).
error-bad-usage-no-command = There is no command called { $about }.
error-bad-usage-extra = The command { $place } got an unexpected argument: { $about }
error-bad-usage-no-value = { $about } needs a value.
error-bad-usage-range = { $place } must be a number above { $low } and at most { $high }.
error-bad-usage-name = A name must be a single line and must not be empty.
error-missing-extra = The package { $place } is missing: pip install 'hiddenhand[cli]'

error-bad-server-settings = Invalid server setting: { $place }
error-bad-server-settings-unknown = There is no server setting { $place }. Did you mean { $nearest }?
error-port-in-use = Another program is already listening on { $place }. Choose another port with --port.
error-bad-address = The server can't listen on { $place }.
error-store-in-use = Another server is already using this database.
error-bad-store = Can't use the database.
error-bad-store-newer = The database was written by a newer version of this program ({ $version }).
error-bad-store-foreign = The database belongs to another program.
error-bad-store-url = This is not a database address. Example: { $example }
error-bad-store-think = Only servers on PostgreSQL can share this work. With an SQLite file, the server does all the work itself.
error-bad-store-version = The database has version { $version }, but this program needs a different one. Start this program's server first.
error-bad-store-empty = The database is empty.
error-bad-store-missing = Database not found: { $file }
error-bad-store-folder = { $file } is a folder. Give the path of a database file.
error-bad-store-not-empty = The database is not empty. A backup can only be restored into an empty database.
error-bad-backup = Can't use the backup: { $place }
error-bad-backup-foreign = This is not a backup: { $place }
error-bad-backup-damaged = The backup is damaged: { $place }
error-bad-backup-newer = The backup was written by a newer version of this program ({ $version }): { $place }
error-bad-backup-file = Can't read or write the backup file: { $place }
error-foreign-origin = This request came from another site.
error-deal-mismatch = The deal doesn't match the secret and the randomness the players added: { $place }
error-deal-mismatch-missing = This record has no proven deal, so there is no commitment to compare.
error-deal-mismatch-commitment = The server changed its commitment after the players had added their share: this deal is not proven.
error-deal-mismatch-added = Your share of the randomness was not used: this deal is not proven.
error-server-error = Something went wrong here. This is a bug; please report it.
error-no-planes = This game doesn't support learning environments: { $place }

## Where

where-seat = seat { $number }
where-line = line { $number }
where-answer = answer { $number }
where-byte = byte { $number }
error-bad-experiment = Can't run the experiment: { $place }
error-another-experiment = { $place } contains the results of another experiment.
error-no-results = { $place }
error-no-results-none = { $place }: no games have been played yet.
error-no-results-damaged = { $place } is damaged. Delete it and run the experiment again to replay its games.
error-lost-process = A process was killed. Run the experiment again to continue where it stopped.
error-bad-probe = Can't use the probe: { $place }
error-no-cluster = No Ray cluster is responding: { $place }
error-no-room-there = Room not found: { $place }
error-connection-lost = The server is not responding. Try again in a moment.
