# Hints, the notebook and the statistics.

## Hints

web-hint-ask = Ask for a hint ({ $key }). Everyone will see that you asked.
web-hints = Hints
web-hints-thinking = Simulating games…
web-hints-all = Show all { $count }
web-hints-alike = It hardly matters which one you choose.
web-hints-honest = Estimated by simulation, using only what you can know. Real opponents may play differently from the bots.
web-hint-chance = { $low } to { $high }% to win the game
web-hint-thumb = rule of thumb
web-hint-close = About as good as the best.
web-hint-told = asked for a hint
web-hint-asked-by = Asked for a hint: { $name }
web-hints-used = Asked for hints: { $names }
web-option-notebook = Allow notebook
web-percent = { $number }%

## The notebook

web-notebook = Notebook
web-notebook-open = Notebook ({ $key })
web-notebook-suspects = Suspicions
web-notebook-nobody = Nothing to go on yet.
web-notebook-honest = How well each one fits what everyone could see so far, according to the expert bot. Players may be bluffing.
web-notebook-seen = Hidden cards you know
web-notebook-nothing = You don't know any hidden cards yet.
web-notebook-unseen = { $count ->
    [one] Not seen yet: 1 card
   *[other] Not seen yet: { $count } cards
}
web-notebook-own = Your secret allies
web-notebook-neutral = Neutral cards you looked at
web-notebook-put-back = Cards you drew and put back
web-notebook-prestige = { $name }: { $prestige } prestige in turn { $turn }
web-notebook-mine = Your notes
web-notebook-mine-why = Only you can read them.
web-mark-none = { $name }: no mark
web-mark-yes = { $name }: certain
web-mark-maybe = { $name }: possible
web-mark-no = { $name }: ruled out

## Statistics

web-nav-stats = Statistics
web-stats-mine = My games
web-stats-server = This server
web-stats-all = All
web-stats-time = Period
web-stats-ever = All time
web-stats-year = Last year
web-stats-month = Last month
web-stats-what = Name
web-stats-games = Games
web-stats-won = Won
web-stats-times = Times
web-stats-of = { $wins } of { $games } won
web-stats-between = ({ $low }–{ $high })
web-stats-fair = won; by chance alone: { $number }%
web-stats-apart = Not counted above: { $abandoned } abandoned, { $shared } on a shared device.
web-stats-months = Games and wins by month
web-stats-nemeses = Who beats you most
web-stats-companions = Who you play with most
web-stats-mine-won = You won
web-stats-theirs-won = They won
web-stats-bot = Bot, { $level }
web-stats-empty = Finish your first game to see statistics here: leaders, heroes, races, opponents.
web-stats-none = No matching games.
web-stats-server-empty = Nobody has finished a game here yet.
web-stats-played = { $players ->
    [one] Games played here by 1 person
   *[other] Games played here by { $players } people
}
web-stats-mix-people = People only
web-stats-mix-mixed = With bots
web-stats-mix-bots = Bots only
web-stats-mix-shared = Shared device
web-stats-mix-abandoned = Abandoned
web-stats-bots = How the bots did
web-stats-kind-leader = Leaders
web-stats-kind-faction = Factions
web-stats-kind-played = Heroes played
web-stats-kind-hidden = Heroes hidden at the end
web-stats-kind-buried = Heroes buried
web-stats-kind-ending = How you won or lost
web-stats-kind-over = How games ended
web-stats-kind-race = Races
web-stats-kind-technology = Technologies
web-stats-kind-unit = Units bought
web-stats-kind-ally = Secret allies
web-stats-how = The thin line shows the range that contains the true share 19 times out of 20. The blue mark shows what chance alone would give. A few games don't prove much.
web-stats-csv = Download CSV
web-stats-json = Download JSON
