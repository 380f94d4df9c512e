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

play-title = { $game }, { $seats } players. You are in seat { $seat }.
play-help = Answer with a number or a key. Type ? for the rule, log for the log, table for the table, quit to save and leave.
play-help-resign = Type resign at any time to resign the game. This can't be undone.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer } is not one of the choices. { $count ->
    [one] The only choice is { $first }.
   *[other] Choose { $first } to { $last }.
}
bot-instead = The network of { $bot } cannot play at this table: { $level } plays instead.
play-saved = Saved: { $file }
play-to-go-on = To continue: { $command }
play-nothing-yet = Nothing has happened yet.
play-one-choice = (Press Enter for the only choice.)

verify-proven = { $draws ->
    [one] The only draw was recomputed
   *[other] All { $draws } draws were recomputed
} from the secret behind this commitment and the randomness the players added: the deal is proven.
verify-recomputed = { $draws ->
    [one] The only draw was recomputed
   *[other] All { $draws } draws were recomputed
} from the secret in the record. That the server chose this secret before the players added their share is proven only to those who kept its commitment then. Compare: { $option }
verify-still-secret = This record doesn't contain the secret of the deal, so its draws can't be checked yet.
play-others = Ada, Bo, Cleo, Dara, Emil, Fay, Gus

## What a person may type beside answers

wish-quit = quit
wish-log = log
wish-table = table
wish-help = help
wish-resign = resign
