# Secret Allies on the page: the map, what is asked, what one sees.

## The map

sa-map = Map
sa-map-told = The map in words
sa-lists = Log and lists
sa-zoom-in = Zoom in
sa-zoom-out = Zoom out
sa-zoom-all = Show the whole map
sa-close = Close

## Turn and track

sa-track = Victory track
sa-turn = Turn { $turn } of { $limit }
sa-turn-zero = Turn zero
sa-phase-turn-zero = setup
sa-phase-battle = battle
sa-phase-economy = economy
sa-phase-discovery = discovery
sa-phase-over = game over
sa-threshold = { $threshold } to win
sa-track-of = { $track } of { $threshold } on the track
sa-income-track = income { $income }{ $waste ->
    [0] { "" }
   *[other] , waste { $waste }
}
sa-unrevealed = { $count ->
    [one] 1 secret ally
   *[other] { $count } secret allies
}
sa-plays = playing

## Pieces

sa-prestige = prestige
sa-damage = damage
sa-range = range
sa-armour = armor
sa-moves = movement
sa-wreck = wreck
sa-moved = has moved
sa-destroyed = destroyed

## A state

sa-large = large
sa-small = small
sa-holder = Held by
sa-nobody = nobody
sa-worth = Worth
sa-income = Income
sa-cost = Cost
sa-treasury = Treasury
sa-arrived = just arrived:
sa-mines = Mines
sa-partisans = partisans: entering this state is an attack
sa-die = Income die
sa-die-not-yet = not placed yet
sa-die-none = X: no more income
sa-die-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}

## Deciding

sa-goes-on = The game continues…
sa-paused = { SEAT($seat) } attacks { NAME($state) }. The move waits for the partisans.
sa-paused-mine = You attack { NAME($state) }. Your move waits for the partisans.

## What the others are doing

sa-does-tile = { SEAT($seat) }: placing a tile
sa-does-race = { SEAT($seat) }: choosing a race
sa-does-bid = { SEAT($seat) }: bidding
sa-does-cards = { SEAT($seat) }: choosing ally cards
sa-does-shop = { SEAT($seat) }: buying units
sa-does-research = { SEAT($seat) }: buying technologies
sa-does-trade = { SEAT($seat) }: moving resources
sa-does-battle = { SEAT($seat) }: moving units
sa-does-show = { SEAT($seat) }: may show a secret ally
sa-does-look = { SEAT($seat) }: may look at a player's prestige
sa-does-mine = You are next.

## The tile in hand

sa-turn-left = Rotate left
sa-turn-right = Rotate right
sa-places = { $count ->
    [one] Fits in 1 place this way around
   *[other] Fits in { $count } places this way around
}; { $turns } of 6 rotations fit
sa-laying-told = Drag the tile to a glowing hex, or choose one. Press R to rotate it.

## Bids

sa-modifier = modifier, added to your bid
sa-diplomacy = diplomacy { $level }
sa-sealed = bid placed
sa-not-sealed = no bid yet
sa-opened = Revealed bids
sa-seal = Bid { $bid }
sa-bid-told-order = Your bid plus your modifier decides the order. Higher diplomacy wins ties; if that is equal too, there is a run-off. You pay even if you lose.
sa-bid-told-partisans = The highest bid plus modifier wins the partisans. Higher diplomacy wins ties; if that is equal too, there is a run-off. You pay even if you lose.
sa-run-off-told = Run-off between the tied players. Modifiers don't count, and you pay your bid again even if you lose.
sa-run-off-group = Tied: { SEATS($seats) }

## Ally cards

sa-reveal-mines = { $count ->
    [one] 1 mine
   *[other] { $count } mines
}
sa-reveal-die = { $turns ->
    [one] income for 1 turn
   *[other] income for { $turns } turns
}
sa-reveal-told = Everyone will know this ally. You buy units with its funds right away and get its mines, except those under enemy units. A player who captures it later gets a bonus.
sa-card-price = Another card costs { $prestige } prestige; you have { $mine }.

## Buying and moving resources

sa-funds = Funds
sa-take-race = Take this race
sa-technology-owned = owned
sa-technology-offered = can be bought now
sa-technology-open = available
sa-technology-closed = not available yet
sa-unlocks = New unit: { NAME($unit) }
sa-requires = Requires { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Requires any 1 technology
   *[other] Requires any { $count } technologies
}
sa-above = You are buying now: your technologies are in the question.

## Battle

sa-schedule = Battle schedule
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
sa-moves-left-mine = You have { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
sa-units-left-mine = { $count ->
    [one] 1 unit can still move
   *[other] { $count } units can still move
}
sa-answer-mine = { SEAT($seat) } attacks: { $doing ->
    [bid] you bid
    [shop] you buy
    [battle] you move
   *[other] you decide
}
sa-answer-bids = Still bidding: { SEATS($seats) }
sa-answer-others = Deciding: { SEATS($seats) }
sa-subturns-in-hand = { $count ->
    [one] 1 postponed subturn
   *[other] { $count } postponed subturns
}
sa-attacked-already = You have attacked a state in this subturn; you can't attack another.
sa-no-attack = You can't attack a state in the last subturn.

## What one knows and what happened

sa-tab-log = Log
sa-tab-states = States
sa-tab-technologies = Technologies
sa-tab-mine = Secrets
sa-uncover = Show secrets
sa-cover = Hide secrets
sa-my-prestige = Prestige: { $prestige }
sa-my-allies = Secret allies
sa-seen-cards = Ally cards drawn
sa-none = none
sa-nothing-yet = Nothing has happened yet.
sa-log-paid = { SEAT($seat) } paid from { NAME($state) }:
sa-play-again = Show what happened since my last move ({ $count })

## The end

sa-end = How the game ended
sa-own-place = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} with { $track } on the victory track.
sa-fact-led = { SEAT($seat) } led from turn { $turn } to the end.
sa-fact-destroyed = Most units destroyed: { SEAT($seat) } ({ $count }).
sa-held = States
sa-allies-were = Allies
sa-left = left the game
sa-tie-by-order = tie, broken by the order of play
sa-technologies-count = { $count ->
    [one] 1 technology
   *[other] { $count } technologies
}
