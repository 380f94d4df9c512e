# Secret Allies: questions, options, events and results.
# Sentences never decline a name: a player's name stands first, followed by a colon.

name-secret_allies = Secret Allies

## Questions

ask-draw-state = The states for this game are drawn.
ask-draw-seat-order = The seat order is drawn.
ask-draw-tile = A tile is drawn.
ask-place-automatically = A tile is placed.
ask-deal-race = Races are dealt.
ask-draw-race = A race is drawn.
ask-draw-order = Dice decide the order.
ask-remove-card = Ally cards are removed face down.
ask-draw-card = An ally card is drawn.
ask-draw-neutral = A neutral card is drawn.
ask-place-tile = Where will you place the tile { NAME($tile) }?
    .alone = Where will you place the tile?
ask-take-race = Which race will you take?
ask-keep-race = Which race will you keep?
ask-buy-card = Buy another card to choose from?
ask-keep-card = Which state will be your secret ally?
ask-defer = How many subturns will you postpone?
ask-target = { NAME($mover) }: which unit will you hit?
    .alone = Which unit will you hit?
ask-pay = How will you pay for { NAME($ware) } ({ NAME($shop) })?
    .alone = How will you pay?
ask-put-unit = Where will you place the new unit, { NAME($ware) }?
    .alone = Where will you place the unit?
ask-research = Which technology will you buy, and in which state?
ask-send = Which resource will you send, and from where?
ask-receive = 1 { NAME($resource) } from { NAME($sending) }: where will you send it?
    .alone = Where will you send it?
ask-look = Whose prestige will you look at?
ask-show = If { NAME($attacked) } is your secret ally, will you show its card?
    .alone = A state is under attack. If it is your secret ally, will you show its card?
ask-run-off = Tie: how much will you bid in the run-off? Modifiers don't count, and you pay even if you lose.
ask-bid-partisans = How much will you bid for the partisans of { NAME($attacked) }? You pay even if you lose.
    .alone = How much will you bid for the partisans? You pay even if you lose.
ask-bid-order = How much will you bid for the order of play? You pay even if you lose.
ask-first-reveal = Which ally will you reveal?
ask-reveal = Will you reveal an ally?
ask-partisan = Which partisan unit will you move now?
ask-unit = Which unit will you move?
ask-go-on = { NAME($mover) }: where will it go next?
    .alone = Where will the unit go next?
ask-hex = { NAME($mover) }: where will it go?
    .alone = Where will the unit go?
ask-buy-partisan = Partisans of { NAME($attacked) }: which unit will you buy?
    .alone = Which partisan unit will you buy?
ask-buy-at-reveal = Which unit will you buy with the funds of { NAME($shop) }?
    .alone = Which unit will you buy with the ally's funds?
ask-buy-unit = Which unit will you buy?

## Options

option-state = { NAME($a) }
option-tile = { NAME($a) }
option-seat = { SEAT($a) }
option-next = { SEAT($a) }
option-remove = { NAME($a) }
option-card = { NAME($a) }
option-peek = { NAME($a) }
option-race = { NAME($a) }
option-place = { NAME($side) }, beside { NAMES($touches) }, { $a_1 ->
    [0] not rotated
   *[other] rotated clockwise by { $a_1 } × 60°
}
    .hex = its hex (0, 0) at ({ $a_2 }, { $a_3 }), { $a_1 ->
        [0] not rotated
       *[other] rotated clockwise by { $a_1 } × 60°
    }
option-buy = buy { NAME($a_2) } · { NAME($a_1) }
    .card = buy another card
option-enough = no more cards
option-keep = keep { NAME($a) }
option-reveal = reveal { NAME($a) }
option-defer = { $a ->
    [0] none, play now
   *[other] postpone { $a }
}
option-unit = unit at { PLACE($a) }
option-enter = enter { PLACE($a) } and attack its state
option-go = go to { PLACE($a) }
option-hit = hit { PLACE($a) }
option-put = place it at { PLACE($a) }
option-pay = { $a_1 } gold, { $a_2 } uranium, { $a_3 } titanium
option-research = { NAME($a_2) } · { NAME($a_1) }
option-send = { NAME($a_2) } · { NAME($a_1) }
option-to = to { NAME($a) }
option-look = { SEAT($a) }
option-bid = bid { $a }
option-show = show it
option-pass = pass
option-stop = done moving partisans
option-end = end the subturn
option-stay = stay here
option-drop = no target for this hit
option-aim = choose targets after moving
option-differently = pay differently
option-none = nobody
option-done = done

## Places

name-side_middle = middle
name-side_east = east
name-side_southeast = southeast
name-side_south = south
name-side_southwest = southwest
name-side_west = west
name-side_northwest = northwest
name-side_north = north
name-side_northeast = northeast
place-n-n = { NAME($state) }, { NAME($side) }{ $rank ->
    [1] { "" }
   *[other] { " " }{ $rank }
}
    .state = { NAME($state) } ({ $a }, { $b })
    .hex = ({ $a }, { $b })

## Events. The first form is for those who know more.

event-seat-order = Seat order: { SEATS($order) }
event-tile-drawn = Tile drawn: { NAME($state) }
event-tile-placed = { SEAT($seat) }: placed { NAME($state) }
    .alone = { NAME($state) } placed
event-map-complete = The map is complete. Reach { $threshold } on the victory track to win.
event-race-taken = { SEAT($seat) }: { NAME($race) }
event-auction-opened = { $aim ->
    [partisans] Auction for the partisans. Modifiers: { TALLY($modifiers) }
   *[order] Auction for the order of play. Modifiers: { TALLY($modifiers) }
}
event-bid-sealed = { SEAT($seat) }: you bid { $bid }
    .unseen = { SEAT($seat) }: placed a bid
event-bids-opened = Bids: { TALLY($bids) }. Results: { TALLY($results) }
    .bids = Bids: { TALLY($bids) }
    .forgotten = The bids were revealed
event-run-off = Run-off: { GROUPS($groups) }
event-order-drawn = { SEAT($seat) }: won the tie by dice
event-order-set = Order of play: { SEATS($order) }
event-card-drawn = { SEAT($seat) }: drew the ally card { NAME($state) }
    .unseen = { SEAT($seat) }: drew an ally card ({ $size ->
        [large] large
       *[small] small
    })
event-card-bought = { SEAT($seat) }: bought another card for { $prestige } prestige
    .forgotten = { SEAT($seat) }: bought another card
event-ally-kept = { SEAT($seat) }: your secret ally is { NAME($state) }
    .unseen = { SEAT($seat) }: kept a secret ally
event-revealed = { SEAT($seat) }: revealed { NAME($state) }
event-paid = { SEAT($seat) }: paid ({ NAME($state) }){ $tokens_1 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_1 } gold
}{ $tokens_2 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_2 } uranium
}{ $tokens_3 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_3 } titanium
}
event-unit-bought = { SEAT($seat) }: bought { NAME($unit) } at { PLACE($hex) }
event-state-won = { SEAT($seat) }: now holds { NAME($state) }
event-state-lost = Nobody holds { NAME($state) } anymore
event-turn = Turn { $turn }
event-subturn = { SEAT($seat) }: subturn, { $moves } moves
event-subturn-deferred = { SEAT($seat) }: postponed { $count ->
    [one] 1 subturn
   *[other] { $count } subturns
}
event-moved = { SEAT($seat) }: { NAME($unit) } { PLACE($from) } → { PLACE($to) }
event-fired = { SEAT($seat) }: { NAME($unit) } at { PLACE($hex) } fired at { PLACES($targets) }, damage { $damage_1 }, { $damage_2 }, { $damage_3 }
    .two = { SEAT($seat) }: { NAME($unit) } at { PLACE($hex) } fired at { PLACES($targets) }, damage { $damage_1 }, { $damage_2 }
    .one = { SEAT($seat) }: { NAME($unit) } at { PLACE($hex) } fired at { PLACES($targets) }, damage { $damage_1 }
event-destroyed = { SEAT($by) }: destroyed { NAME($unit) } ({ SEAT($seat) }) at { PLACE($hex) }
event-mine-taken = { SEAT($seat) }: took the mine at { PLACE($hex) }
event-state-attacked = { SEAT($seat) }: attacked { NAME($state) }
event-answered = { SEAT($seat) }: { $show ->
    [yes] you show the card
   *[no] you show no card
}
    .unseen = { SEAT($seat) }: answered whether to show a card
event-ally-shown = { SEAT($seat) }: showed that { NAME($state) } is a secret ally
event-partisans-won = { SEAT($seat) }: raises partisans in { NAME($state) }
event-no-partisans = No partisans in { NAME($state) }
event-track = Track: { BY_SEAT($track) }. Income: { BY_SEAT($income) }
event-prestige-gained = { SEAT($seat) }: +{ $gain } prestige
    .forgotten = { SEAT($seat) }: prestige gained
event-income = { NAME($state) }: income paid, { $die ->
    [0] for the last time (X)
    [one] 1 turn of income left
   *[other] { $die } turns of income left
}
event-capture-bonus = { SEAT($seat) }: bonus for capturing { NAME($state) }
event-technology-bought = { SEAT($seat) }: bought { NAME($technology) } in { NAME($state) }{ $prestige ->
    [0] { "" }
   *[other] { " " }for { $prestige } prestige
}
    .forgotten = { SEAT($seat) }: bought { NAME($technology) } in { NAME($state) }
event-neutrals-looked-at = { SEAT($seat) }: looked at neutral cards: { NAMES($states) }
    .unseen = { SEAT($seat) }: looked at neutral cards ({ $count })
event-prestige-looked-at = { SEAT($seat) }: looked at the prestige of { SEAT($at) }: { $prestige }
    .unseen = { SEAT($seat) }: looked at the prestige of { SEAT($at) }
event-transferred = { SEAT($seat) }: 1 { NAME($resource) } from { NAME($from) } to { NAME($to) }
event-resigned = { SEAT($seat) }: resigned
event-eliminated = { SEAT($seat) }: eliminated
event-game-over = The game is over: { $ending ->
    [threshold] the victory threshold was reached
    [turn-limit] the last turn was played
    [stall] nothing changed for two turns
    [last-player] only one player is left
   *[nobody-left] no players are left
}. { GROUPS($ranking) }

## The result, step by step

step-ending = { $ending ->
    [threshold] The victory threshold of { $threshold } was reached in turn { $turn }
    [turn-limit] The last turn ({ $turn }) was played
    [stall] Nothing changed for two turns, through turn { $turn }
    [last-player] Only one player was left in turn { $turn }
   *[nobody-left] No players were left in turn { $turn }
}
step-place = { SEAT($seat) }: { $track } on the track

## The table in the terminal

table-heading = { $phase ->
    [turn-zero] Turn zero; { $limit } turns follow
    [battle] Turn { $turn } of { $limit }, battle
    [economy] Turn { $turn } of { $limit }, economy
    [discovery] Turn { $turn } of { $limit }, discovery
   *[over] The game ended in turn { $turn } of { $limit }
}. { $threshold } on the track to win.{ $tiles ->
    [0] { "" }
    [one] { " " }1 more tile in the stack.
   *[other] { " " }{ $tiles } more tiles in the stack.
}
table-legend = Hex: above it, its q, or # and the number of an option; then terrain and mine (◇ free, ⓪ owned by seat 0); then the state, or seat and unit (' moved, † wreck). { $terrain }
table-legend-states = Tokens are gold/uranium/titanium. Worth is prestige per turn; the die counts the turns of income left (X: none). “Partisans”: entering the state is an attack.
table-tile = Tile to place: { NAME($state) }, { $card }
table-card = { $large ->
    [yes] large
   *[no] small
}, worth { $worth }, income { $income }
table-touches = touches { NAMES($states) } along { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}
table-state = { $large ->
    [yes] large
   *[no] small
}, held by { $holder }, worth { $worth }, income { $income }, treasury { $gold }/{ $uranium }/{ $titanium }, die { $die }{ $partisans ->
    [yes] , partisans
   *[no] { "" }
}
table-income = { $gold }/{ $uranium }/{ $titanium }
table-ally-of = · ally of { SEAT($seat) }{ $swords ->
    [yes] , capture bonus
   *[no] { "" }
}
table-shown-by = · shown as an ally by { SEAT($seat) }
table-player = { $number } { SEAT($seat) }: { $playing ->
    [yes] { $race }, track { $track }, secret allies { $unrevealed }, technologies: { NAMES($technologies) }
   *[no] out of the game
}
table-auction = { $aim ->
    [partisans] Auction for the partisans
   *[order] Auction for the order of play
}. Modifiers: { TALLY($modifiers) }. Bids placed: { SEATS($sealed) }
table-subturn = Subturn of { SEAT($seat) }, moves left: { $moves }{ $attack ->
    [used] . One state was attacked; you can't attack another in this subturn
    [last] . Last subturn: you can't enter a state with partisans
   *[open] { "" }
}
table-moving = Moving from { PLACE($hex) }, points left: { $points }
table-hit = Hit { $hit } of { $hits }, damage { $damage }
table-funds = Partisan funds, must all be spent: { $funds }
table-purchase = Buying { NAME($ware) } in { NAME($state) }
table-attack = { SEAT($seat) } attacks { NAME($state) }
table-own = Your prestige: { $prestige }. Your secret allies: { NAMES($allies) }
table-hand = Cards to choose from: { NAMES($cards) }
table-neutrals = Neutral states you have seen: { NAMES($cards) }
table-prestige-seen = Turn { $turn }: { SEAT($seat) } had { $prestige } prestige
table-mine = mine
table-wreck = wreck
table-cost = { $gold }/{ $uranium }/{ $titanium }
table-ware = cost { $cost }, { $unit }
table-target = armor { $armour }, your damage so far { $damage }
table-unit = damage { $damage }, range { $range }, armor { $armour }, movement { $move }
table-technology = cost { $cost }{ $prestige ->
    [0] { "" }
   *[other] , { $prestige } prestige
}: { $gives }

## How games end, counted over many

ending-threshold = the victory threshold was reached
ending-turn-limit = the last turn was played
ending-stall = nothing changed for two turns
ending-last-player = only one player was left
ending-nobody-left = no players were left

# Why a bot likes an option.
hint-good-ally = A good state to have as an ally
hint-ally-pays = Pays you the longest if you reveal it now
hint-worth-more-hidden = Worth more hidden: later it comes as a surprise
hint-bid-worth = About what this auction is worth
hint-show-bonus = The auction bonus is worth giving up the secret
hint-most-for-tokens = The most for your tokens
hint-thrifty = Saves the rarer tokens
hint-near-goals = Close to what you need next
hint-pays-off = Pays off in the turns that are left
hint-to-the-front = Tokens are needed closer to the front
hint-know-the-leader = It helps to know what the leader can bid
hint-compact-map = Keeps the map compact
hint-attack-in-strength = Enough units are close by to beat the partisans
hint-focus-fire = Combined fire destroys the target
hint-best-move = This unit can do the most now
hint-nothing-better = Nothing better to do
hint-take-mine = Takes a mine
hint-deny-rival = Keeps a state from an opponent
hint-towards-goal = Moves toward the next goal
hint-any = All choices are about equal
