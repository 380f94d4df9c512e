# Secret Allies on the page: what one needs to decide.

## Auctions

sa-prize = Prize:
sa-prize-partisans = the partisans of { NAME($state) }. The winner buys units there and may move them at once. Funds:
sa-prize-order = the order of play. The first player moves first in battle; buying and revealing go in reverse order.
sa-prize-first-order = the order of play. The first player picks allies first; the last player reveals first.
sa-why-modifier-attacker = attacker
sa-why-modifier-owner = own ally
sa-why-modifier-defender = defender of another player's ally
sa-why-modifier-worth = worth of the state
sa-why-modifier-technology = technologies
sa-bid-needs-partisans = If nobody else bids, you win with { $needed }: the result must be above 0.
sa-bid-needs-order = If nobody else bids, { $needed } makes you first.
sa-bid-needs-run-off = If nobody else bids, { $needed } puts you ahead.
sa-bid-hopeless = You would need at least { $needed } to win, and you have { $purse }.
sa-bid-wasted = This bid cannot win: it takes at least { $needed }. You would lose it.
sa-bid-slider = Your bid
sa-bid-sum = Result { $result }, { $left } prestige left
sa-tie-mine = You win ties by diplomacy.
sa-tie-theirs = Ties by diplomacy go to: { SEATS($seats) }.
sa-tie-run-off = A tie leads to a run-off.
sa-tie-order = After another tie the current order decides: { SEATS($seats) }.
sa-tie-again = After another tie there is another run-off, or the dice decide.
sa-raise-no-token = You have no unit left to place in { NAME($state) }: winning would bring you nothing.
sa-raise-too-dear = These funds pay for none of your units in { NAME($state) }: winning would bring you nothing.
sa-raise-no-room = { NAME($state) } has no free hex for your units: winning would bring you nothing.
sa-won-order-mine = You won the auction: you act first.
sa-won-order-theirs = { SEAT($seat) } won the auction and acts first.
sa-won-partisans-mine = You won the partisans of { NAME($state) }.
sa-won-partisans-theirs = { SEAT($seat) } won the partisans of { NAME($state) }.
sa-won-nothing = But you could not place a unit there, so it brought you nothing.
sa-won-paid = You paid { $prestige } prestige.
sa-won-paid-rounds = You paid { $prestige } prestige ({ $rounds }).
sa-scored = End of the battle. Victory track: { BY_SEAT($track) }. Income: { BY_SEAT($income) }.
sa-scored-mine = End of the battle. Victory track: { BY_SEAT($track) }. Income: { BY_SEAT($income) }. You gain { $gain } prestige.

## The course of a turn

sa-next-seat = Next: { SEAT($seat) }
sa-next-phase = Next: { $phase }
sa-next-turn = Next: a new turn
sa-auction-now = Everybody bids
sa-have-bid = You have bid. Waiting for the others' bids.
sa-setup-races = races
sa-setup-order = order of play
sa-setup-allies = secret allies
sa-setup-reveal = first reveal, first units

## Buying

sa-ware-reaches = reaches { NAMES($states) }
sa-ware-targets = { $count ->
    [one] could hit 1 unit
   *[other] could hit { $count } units
}
sa-ware-number = up to { $count }
sa-ware-none-left = none left
sa-ware-too-dear = can't pay
sa-ware-no-room = no free hex
sa-buy-again = { NAME($unit) } once more: choose a glowing hex.
sa-buy-how = Choose a unit and then a hex, or drag it to a hex.
sa-pay-mixed = Uranium and titanium can also be spent as gold.
sa-spent = Nothing more could be bought, so your purchases are over.
sa-track-short = victory { $track }/{ $threshold }
sa-prestige-mine = Your prestige; the others don't see it

## Technologies, trade, reveals

sa-buy-in = Buy in:
sa-shop-bought = one per turn: bought
sa-trade-how = Choose a token, or drag it to another state. Sent tokens can be used from the next turn on.
sa-trade-limits = can send { $send }, receive { $receive }
sa-show-not-mine = It is not your ally, so you can only pass. Everyone is asked, so nobody learns whose ally it is.
sa-show-ask = { NAME($state) } is your secret ally. Will you show its card?
sa-show-mine = If you show its card, everyone knows it, your modifier is { $mine }, and that of other defenders { $theirs }. Otherwise it counts as neutral: { $neutral } for every defender. Technologies are added. It brings nothing else; you can still reveal it later.
sa-reveal-brings = Brings now
sa-reveal-gives-up = Gives up
sa-reveal-bonus = the secret; its captor gets
sa-reveal-others = { $count ->
    [0] It is your last secret ally.
    [one] 1 other ally stays secret.
   *[other] { $count } other allies stay secret.
}
