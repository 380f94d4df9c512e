# Reports of the lab. Groups of measures are named by their path, slashes written as dashes.

lab-title = Lab report
lab-comparison = Comparison
lab-table = Table { $name }
lab-table-line = { $seats } seats · { $bots } · { $games } games{ $overlay ->
    [none] { "" }
   *[other] { " " }· changed data: { $overlay }
}
lab-made-by = Seed { $seed }. Shares with 95% intervals; the thin line marks an equal share.
lab-missing = { $games } games of this experiment haven't been played yet; the figures cover the games played so far.
lab-red = Red: differs from an equal share by more than chance would explain (Holm, 5%, over all measures of the table).
lab-primary = { $count ->
    [one] The measure that the experiment names is shown in bold and comes first. It is tested on its own.
   *[other] The { $count } measures that the experiment names are shown in bold and come first. They are tested apart from the others.
}
lab-figures = All figures
lab-measure = Measure
lab-value = Value
lab-interval = 95% interval
lab-count = Cases
lab-difference = Difference
lab-p = p
lab-nothing-matters = No measure differs by more than chance would explain (Holm, 5%).
lab-some-matter = { $count ->
    [one] { $count } measure differs by more than chance would explain (Holm, 5%).
   *[other] { $count } measures differ by more than chance would explain (Holm, 5%).
}
lab-first = First
lab-second = Second
lab-uses-line = Used: share of games in which it happened. Lift: how much more often the seats that did it won than the other seats at the same tables. Lift shows correlation, not cause.
lab-used = Used
lab-lift = Lift
lab-name = Name
lab-progress = Games
lab-done = { $games } games are saved in { $folder }
lab-stopped = Stopped. { $games } games are saved; run the same command again to continue.
lab-written = Written: { $file }
lab-seat = seat { $number }
lab-place = place { $number }

group-wins-nobody = Games without a winner
group-wins-seat = Wins by seat
group-wins-bot = Wins by bot
group-wins-leader = Wins by leader
group-wins-race = Wins by race
group-wins-order = Wins by position in the first order of play
group-probe = Own probes
group-ending = Endings
group-faction = Winning faction
group-decided_by = What decided the game
group-length-mean = Length
group-length-markers = Final marker positions
group-hero-played = Heroes played
group-hero-hidden = Heroes hidden
group-hero-buried = Heroes buried
group-hero-played-lift = Heroes played: lift
group-hero-hidden-lift = Heroes hidden: lift
group-hero-buried-lift = Heroes buried: lift
group-unit-bought = Units bought
group-unit-bought-lift = Units bought: lift
group-technology-bought = Technologies bought
group-technology-bought-lift = Technologies bought: lift
group-bid-mean = Average bid

measure-nobody = nobody
measure-decisions = decisions
measure-turns = turns
measure-red = red marker
measure-green = green marker
measure-destroyed = units destroyed
measure-reveals = allies revealed
measure-most-heroes = most heroes
measure-fewest-heroes = fewest heroes
measure-one-candidate = only one candidate
measure-highest-leader = highest leader
measure-threshold = threshold
measure-turn-limit = turn limit
measure-stall = stalemate
measure-last-player = last player left
measure-nobody-left = no players left
measure-no-candidate = no candidate
measure-order = order
measure-partisans = partisans
