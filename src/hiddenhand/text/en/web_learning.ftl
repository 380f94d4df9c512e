# Hints, the notebook and the statistics.

## Hints

web-hint-ask = Ask for a hint ({ $key }); everybody will see it
web-hints = Hints
web-hints-thinking = Imagining games…
web-hints-all = Show all { $count }
web-hints-alike = It hardly matters which one you take.
web-hints-honest = Estimated over imagined games, from nothing but what you can know. The others may play otherwise than a bot thinks.
web-hint-chance = { $chance }% ± { $margin }
web-hint-thumb = by rule of thumb
web-hint-close = About as good as the best.
web-hint-told = asked for a hint
web-hint-asked-by = Asked for a hint: { $name }
web-hints-used = Hints asked for: { $names }
web-option-notebook = Notebook allowed
web-percent = { $number }%

## The notebook

web-notebook = Notebook
web-notebook-open = Notebook ({ $key })
web-notebook-suspects = Who may be whom
web-notebook-nobody = Nothing to suspect yet.
web-notebook-honest = How well it fits what all could see so far, as the expert bot judges it. People bluff.
web-notebook-seen = Seen and still known
web-notebook-nothing = Nothing hidden has been seen yet.
web-notebook-unseen = { $count ->
    [one] Not seen yet: 1 card
   *[other] Not seen yet: { $count } cards
}
web-notebook-own = Secret allies of your own
web-notebook-neutral = Neutral cards you looked at
web-notebook-put-back = Drawn and put back by you
web-notebook-prestige = { $name }: { $prestige } prestige in turn { $turn }
web-notebook-mine = Your own notes
web-notebook-mine-why = Only you can read this.
web-mark-none = { $name }: no mark
web-mark-yes = { $name }: surely
web-mark-maybe = { $name }: perhaps
web-mark-no = { $name }: ruled out

## Statistics

web-nav-stats = Statistics
web-stats-mine = My games
web-stats-server = The whole server
web-stats-all = all
web-stats-time = Time
web-stats-ever = ever
web-stats-year = the last year
web-stats-month = the last month
web-stats-what = What
web-stats-games = Games
web-stats-won = Won
web-stats-times = Times
web-stats-of = { $wins } of { $games } won
web-stats-between = ({ $low }–{ $high })
web-stats-fair = won; chance alone: { $number }%
web-stats-apart = Counted apart: { $abandoned } abandoned, { $shared } at one device.
web-stats-months = Games and wins by month
web-stats-nemeses = Nemeses: who wins when you play
web-stats-companions = Favourite companions
web-stats-mine-won = You won
web-stats-theirs-won = They won
web-stats-bot = Bot, { $level }
web-stats-empty = Your first finished game will be counted here: leaders, heroes, races, rivals.
web-stats-none = No game of yours is like that.
web-stats-server-empty = No game with people has been finished here yet.
web-stats-played = { $players ->
    [one] Games played here, by 1 person
   *[other] Games played here, by { $players } people
}
web-stats-mix-people = People
web-stats-mix-mixed = With bots
web-stats-mix-bots = Bots alone
web-stats-mix-shared = One device
web-stats-mix-abandoned = Abandoned
web-stats-bots = How the bots did
web-stats-kind-leader = Leaders
web-stats-kind-faction = Factions
web-stats-kind-played = Heroes played
web-stats-kind-hidden = Heroes hidden at the end
web-stats-kind-buried = Heroes lost to the graveyard
web-stats-kind-ending = How it ended
web-stats-kind-over = How games ended
web-stats-kind-race = Races
web-stats-kind-technology = Technologies
web-stats-kind-unit = Units bought
web-stats-kind-ally = Secret allies
web-stats-how = The thin line is the range in which the true share lies, 19 times in 20; the blue mark is what chance alone would win. Few games say little.
web-stats-csv = For a spreadsheet (CSV)
web-stats-json = As data (JSON)
