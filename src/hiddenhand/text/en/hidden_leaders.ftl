# Hidden Leaders: questions, options, events and results.
# Sentences never decline a name: a player's name stands first, followed by a colon.

name-hidden_leaders = Hidden Leaders

## Factions and leaders

name-tribes = Hill Tribes
name-empire = Imperial Army
name-undead = The Undead
name-water = Water Folk
name-water-prototype = Water People
name-lemron = Lemron the Wise
name-cyra = Cyra the Righteous
name-myrad = Myrad the Banished
name-xiadul = Xiadul the Cunning
name-pavyr = Pavyr the Opportunist
name-enned = Enned the Innocent
name-enned-prototype = Enned the Kind

## Markers

name-red = red
name-green = green
name-leading = leading marker
name-trailing = trailing marker

## Questions

ask-chance-leader = The leaders are dealt.
ask-chance-first = The first player is chosen at random.
ask-chance-draw = A card is drawn from the harbor.
ask-chance-hand = A random card is drawn from a hand.
ask-chance-hero = A hero is chosen at random.
ask-setup-hide = Which hero will start hidden in your party?
ask-setup-discard = Which card will you put face down into the wilderness?
ask-turn = Your turn: play a card, or discard up to three.
ask-discard-more = Discard another card?
ask-draw = Draw until you have four cards. From where?
ask-reduce = Which card will you discard to end your turn?

## Options

option-play = play { NAME($a) }
option-discard = discard { PLACE($a) }
option-pass = pass
option-take = take { PLACE($a) }
option-draw = draw { NAME($a) }
    .harbor = draw from the harbor
option-hide = hide { PLACE($a) }
option-move = { MOVES($a) }
option-player = { SEAT($a) }
option-name = name { NAME($a) }
option-guess = guess { NAME($a) }
option-choose = { $a ->
    [draw-wilderness] draw from the wilderness
    [draw-graveyard] draw from the graveyard
    [draw-harbor] draw from the harbor
    [turn-over] turn over a hidden hero
    [look] look at a hidden hero
   *[other] { NAME($a) }
}
option-bury = bury { PLACE($a) }
option-exchange = { PLACE($a) }
option-with = with { PLACE($a) }
option-place = place { PLACE($a) }
option-to = party · { SEAT($a) }
option-aside = use { PLACE($a) }
option-turn = turn over { PLACE($a) }
option-look = look at { PLACE($a) }
option-seen = done
option-perform = perform { PLACE($a) }
option-show = show { PLACE($a) }
option-none = I don't have one
option-deal = { NAME($a) }
option-first = { SEAT($a) }
option-card = { NAME($a) }
option-hero = { PLACE($a) }

## Places, as they stand in options ("2.h0" is a hidden hero of seat 2) and in events

place-n = party · { SEAT($a) }
place-n-hn = hidden hero { $nb } · { SEAT($a) }
place-n-w = { NAME($b) } · { SEAT($a) }
place-tavern = { NAME($b) } · tavern
    .zone = tavern
place-wilderness = wilderness, card { $nb } from the top
    .top = wilderness
place-graveyard = graveyard, card { $nb } from the top
    .card = { $b ->
        [below] below the top of the graveyard
       *[other] { NAME($b) } · graveyard
    }
    .top = graveyard
place-harbor = harbor
place-held = set aside
place-hand = hand · { SEAT($a) }

## Events. The first form is for those who saw the card.

event-leader-dealt = { SEAT($seat) }: dealt { NAME($leader) }
    .unseen = { SEAT($seat) }: dealt a leader
event-first-player = { SEAT($seat) }: goes first
event-turn-began = { SEAT($seat) }: turn { $turn }
event-played = { SEAT($seat) }: played { NAME($card) }
event-passed = { SEAT($seat) }: discarded nothing
event-buried = { SEAT($seat) }: buried { NAME($card) } ({ PLACE($from) })
event-discarded = { SEAT($seat) }: discarded { NAME($card) } ({ PLACE($from) })
    .unseen = { SEAT($seat) }: discarded a card ({ PLACE($from) })
    .own = { SEAT($seat) }: discarded { NAME($card) }
    .unseen-own = { SEAT($seat) }: discarded a card
event-hidden = { SEAT($seat) }: placed { NAME($card) } face down ({ PLACE($from) }), now { PLACE($to) }
    .unseen = { SEAT($seat) }: placed a card face down ({ PLACE($from) }), now { PLACE($to) }
    .home = { SEAT($seat) }: placed { NAME($card) } face down ({ PLACE($from) })
    .unseen-home = { SEAT($seat) }: placed a card face down ({ PLACE($from) })
    .own = { SEAT($seat) }: placed { NAME($card) } face down
    .unseen-own = { SEAT($seat) }: placed a card face down
event-kept = { SEAT($seat) }: kept { NAME($card) }
    .unseen = { SEAT($seat) }: kept a card
event-put-back = { SEAT($seat) }: put { NAME($card) } back ({ PLACE($to) })
    .unseen = { SEAT($seat) }: put a card back ({ PLACE($to) })
event-taken = { SEAT($seat) }: took { NAME($card) } ({ PLACE($from) })
    .unseen = { SEAT($seat) }: took a card ({ PLACE($from) })
event-set-aside = { SEAT($seat) }: set { NAME($card) } aside ({ PLACE($from) })
    .unseen = { SEAT($seat) }: set a card aside ({ PLACE($from) })
event-placed = { SEAT($seat) }: placed { NAME($card) } ({ PLACE($from) }), now { PLACE($to) }
event-drawn = { SEAT($seat) }: drew { NAME($card) } ({ PLACE($from) })
    .unseen = { SEAT($seat) }: drew a card ({ PLACE($from) })
event-tavern-filled = New in the tavern: { NAME($card) }
event-harbor-refilled = The wilderness was shuffled to form a new harbor: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
event-turned-up = { SEAT($seat) }: turned { NAME($card) } face up ({ PLACE($from) })
event-turned-down = { SEAT($seat) }: turned { NAME($card) } face down, now { PLACE($to) }
event-exchanged = { SEAT($seat) }: exchanged { NAME($first-card) } ({ PLACE($first) }) with { NAME($second-card) } ({ PLACE($second) })
    .unseen = { SEAT($seat) }: exchanged a card ({ PLACE($first) }) with another ({ PLACE($second) })
event-looked = { SEAT($seat) }: looked at { PLACE($at) } and saw { NAME($card) }
    .unseen = { SEAT($seat) }: looked at { PLACE($at) }
event-looked-through = { SEAT($seat) }: looked through the graveyard: { NAMES($cards) }
    .unseen = { SEAT($seat) }: looked through the graveyard
event-graveyard-shows = On top of the graveyard: { NAME($card) }
event-revealed = { SEAT($seat) }: revealed { NAME($card) } ({ PLACE($at) })
event-has-none = { SEAT($player) }: has no matching card
event-performed = { SEAT($seat) }: performed { NAME($card) } with { NAME($copier) }
event-chose-player = { SEAT($seat) }: chose { SEAT($player) }
event-named-faction = { SEAT($seat) }: named { NAME($faction) }
event-declined = { SEAT($seat) }: declined ({ NAME($card) })
event-markers-moved = { SEAT($seat) }: { MOVES($move) } (red { $red-from } → { $red }, green { $green-from } → { $green })
event-game-ended = The game is over. Winning faction: { NAME($faction) }
event-revealed-all = { SEAT($seat) }: { NAME($leader) }, hidden heroes: { NAMES($hidden) }

## The result, step by step

step-winning-faction = Winning faction: { NAME($faction) } (red { $red }, green { $green })
step-candidates = Players aligned with it: { SEATS($left) }
step-most-heroes = Most heroes of the faction: { TALLY($counts) }
step-fewest-heroes = Fewest heroes overall: { TALLY($counts) }
step-highest-leader = Highest leader number: { TALLY($counts) }
step-winner = { $left_count ->
    [0] Nobody is aligned with the winning faction.
   *[other] Winner: { SEATS($left) }
}

## The table in the terminal

table-faction-now = { $over ->
    [yes] Winning faction: { NAME($faction) }
   *[no] If the game ended now: { NAME($faction) }
}
table-tavern = Tavern: { $cards }
table-piles = Harbor { $harbor }, wilderness { $wilderness }, graveyard { $graveyard } (top: { $top })
table-graveyard = Graveyard from the top: { $cards }
table-party = { SEAT($seat) } ({ NAME($leader) }): { $heroes } of { $limit } heroes, { $hidden } hidden, { $hand } in hand
    .secret = { SEAT($seat) }: { $heroes } of { $limit } heroes, { $hidden } hidden, { $hand } in hand
table-hidden = hidden: { $cards }
table-leader = Your leader: { NAME($leader) }, { $factions }
table-ability = Resolving: { NAME($card) } · { SEAT($seat) }
table-held = set aside: { $cards }
table-looking = You are looking at { PLACE($place) }: { NAME($card) }
table-every-faction = every faction

## How games end, counted over many

ending-one-candidate = { NAME($a) }, one player aligned
ending-no-candidate = { NAME($a) }, no player aligned
ending-most-heroes = { NAME($a) }, most heroes of the faction
ending-fewest-heroes = { NAME($a) }, fewest heroes overall
ending-highest-leader = { NAME($a) }, highest leader number
