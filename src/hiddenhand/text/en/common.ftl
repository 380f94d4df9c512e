# Sentences that every game uses.

seat = seat { $number }
chance = chance
you = You
yes = yes
no = no

winners = { $seats_count ->
    [one] Winner: { ALL($seats) }.
   *[other] Winners: { ALL($seats) }.
}
nobody-wins = Nobody wins.
not-finished = The game is not finished.

play-title = { $game }, { $seats } seats. Your seat: { $seat }.
play-help = Answer with a number or a key. ? shows the rule, log what happened, table the table, quit saves and leaves.
play-help-resign = The answer resign gives the game up for good, at any question.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer } is no option here. { $count ->
    [one] There is only { $first }.
   *[other] There are { $first } to { $last }.
}
play-saved = Saved: { $file }
play-to-go-on = To go on: { $command }
play-nothing-yet = Nothing has happened yet.
play-one-choice = (Enter takes the only choice.)

verify-proven = { $draws ->
    [one] The one draw was recomputed
   *[other] All { $draws } draws were recomputed
} from the secret and what the players added: the deal is proven.
verify-still-secret = The secret of the deal is not shown in this record, so its draws cannot be recomputed yet.
play-others = Ada, Bo, Cleo, Dara, Emil, Fay, Gus

## What a person may type beside answers

wish-quit = quit
wish-log = log
wish-table = table
wish-help = help
wish-resign = resign
