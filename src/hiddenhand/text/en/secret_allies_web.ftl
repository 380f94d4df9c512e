# Secret Allies on the page: the map, what is asked, what one sees.

## The map

sa-map = The map
sa-zoom-in = Zoom in
sa-zoom-out = Zoom out
sa-zoom-all = Show the whole map
sa-close = Close

## Turn and track

sa-track = Victory track
sa-turn = Turn { $turn } of { $limit }
sa-turn-zero = Turn zero
sa-phase-turn-zero = setting up
sa-phase-battle = battle
sa-phase-economy = economy
sa-phase-discovery = discovery
sa-phase-over = the end
sa-threshold = Victory at { $threshold }
sa-track-of = { $track } of { $threshold } on the track
sa-income-track = income { $income }{ $waste ->
    [0] { "" }
   *[other] , waste { $waste }
}
sa-unrevealed = { $count ->
    [one] 1 secret ally
   *[other] { $count } secret allies
}
sa-plays = plays

## Pieces

sa-prestige = prestige
sa-damage = damage
sa-range = range
sa-armour = armour
sa-moves = movement
sa-wreck = wreck
sa-moved = has moved
sa-destroyed = destroyed
sa-free-tokens = tokens left

## A state

sa-large = large
sa-small = small
sa-holder = Held by
sa-nobody = nobody
sa-worth = Worth
sa-income = Income
sa-treasury = Treasury
sa-arrived = just arrived:
sa-mines = Mines
sa-partisans = partisans: entering it is an attack
sa-die = Income die
sa-die-not-yet = not laid yet
sa-die-none = X: pays no more
sa-die-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}

## Deciding

sa-goes-on = The game goes on…
sa-on-the-map = Choose on the map, where it glows.
sa-paused = { SEAT($seat) } attacks { NAME($state) }: the move pauses until the partisans are decided.

## What the others are doing

sa-does-tile = { SEAT($seat) }: lays a tile
sa-does-race = { SEAT($seat) }: chooses a race
sa-does-bid = { SEAT($seat) }: seals a bid
sa-does-cards = { SEAT($seat) }: thinks about ally cards
sa-does-shop = { SEAT($seat) }: buys units
sa-does-research = { SEAT($seat) }: buys technologies
sa-does-trade = { SEAT($seat) }: moves resources
sa-does-battle = { SEAT($seat) }: moves units
sa-does-show = { SEAT($seat) }: may show a secret ally
sa-does-look = { SEAT($seat) }: may look at somebody's prestige

## The tile in hand

sa-turn-left = Turn to the left
sa-turn-right = Turn to the right
sa-places = { $count ->
    [one] 1 place for it as it stands
   *[other] { $count } places for it as it stands
}; { $turns } of 6 turns fit
sa-laying-told = Drag the tile to a glowing hex or click one. R turns it.

## Bids

sa-modifier = modifier, added to the bid
sa-diplomacy = diplomacy { $level }
sa-sealed = sealed
sa-not-sealed = open
sa-opened = The opened bids
sa-less = Bid less
sa-more = Bid more
sa-seal = Seal { $bid }
sa-bid-told-order = Bid plus modifier makes the order. A tie goes to the higher diplomacy, else to a run-off. Every bid is paid.
sa-bid-told-partisans = Bid plus modifier wins the partisans. A tie goes to the higher diplomacy, else to a run-off. Every bid is paid.
sa-run-off-told = Run-off among those who tied. Modifiers do not count now; every bid is paid again.
sa-run-off-group = Tied: { SEATS($seats) }

## Ally cards

sa-reveal-funds = Funds now:
sa-reveal-mines = { $count ->
    [one] 1 mine becomes yours
   *[other] { $count } mines become yours
} (except under enemy units)
sa-reveal-die = { $turns ->
    [one] pays for 1 turn
   *[other] pays for { $turns } turns
}
sa-reveal-told = Everybody will know this ally. You buy units with its funds at once; whoever captures it later gets a bonus.
sa-card-price = One more card costs { $prestige } prestige; you have { $mine }.

## Buying and moving resources

sa-funds = Funds
sa-take-race = Take this race
sa-technology-owned = owned
sa-technology-offered = can be bought now
sa-technology-open = could be bought
sa-technology-closed = not yet
sa-unlocks = New unit: { NAME($unit) }
sa-requires = Needs { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Needs any 1 technology
   *[other] Needs any { $count } technologies
}
sa-above = You are buying now: see above.
sa-trade-told = Click a token, or drag it to another state. In a turn a state may send as many tokens as its income less { $send }, and receive as many as its income less { $receive }.

## Battle

sa-schedule = Schedule of the battle
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
sa-subturns-in-hand = { $count ->
    [one] 1 subturn in hand
   *[other] { $count } subturns in hand
}
sa-attacked-already = One state was attacked in this subturn; no other may be.
sa-no-attack = No state may be attacked in the last subturn.

## What one knows and what happened

sa-tab-log = Log
sa-tab-states = States
sa-tab-technologies = Trees
sa-tab-mine = Secrets
sa-uncover = Show secrets
sa-cover = Cover secrets
sa-my-prestige = Prestige: { $prestige }
sa-my-allies = Secret allies
sa-seen-cards = Ally cards drawn
sa-none = none
sa-nothing-yet = Nothing has happened yet.
sa-play-again = Show what happened since my move ({ $count })

## The end

sa-end = How it ended
sa-winner = Winner: { SEATS($seats) }
sa-held = States
sa-allies-were = Allies
sa-left = left the game
sa-tie-by-order = a tie, broken by the order of play
sa-technologies-count = { $count ->
    [one] 1 technology
   *[other] { $count } technologies
}
