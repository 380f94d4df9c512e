# Hidden Leaders on the page: the table, what is asked, what one sees.

## The power track

hl-track = Power track
hl-track-now = Red on { $red }, green on { $green }; the war zone starts at { $war }
hl-war-zone = War zone
hl-ended-now = If it ended now: { NAME($faction) }
hl-ended = Winning faction: { NAME($faction) }
hl-would-be = Then: { NAME($faction) }
hl-goal = Your factions: { NAME($first) }, { NAME($second) }. You win if one of them wins and your party has the most heroes of that faction.
hl-goal-ours = yours
hl-goal-not-ours = not yours
hl-wins-tribes = green 2+ ahead
hl-wins-empire = red 2+ ahead
hl-wins-undead = both in the war zone
hl-wins-water = 0 or 1 apart

## Places

hl-tavern = Tavern
hl-at-harbor = Harbor
hl-at-wilderness = Wilderness
hl-at-graveyard = Graveyard
hl-empty = empty
hl-pile = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hl-whole-graveyard = The whole graveyard, top first
hl-board = The board

## Parties

hl-others = Other players
hl-party = Party · { SEAT($seat) }
hl-my-party = Your party
hl-my-hand = Your hand
hl-my-hidden = Your hidden heroes, oldest first
hl-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hl-hidden-count = { $count ->
    [0] no hidden hero
    [one] 1 hidden hero
   *[other] { $count } hidden heroes
}
hl-to-go = { $count ->
    [0] game ends
    [one] 1 hero to go
   *[other] { $count } heroes to go
}
hl-active = current turn
hl-asked = deciding
hl-leader-hidden = leader unknown
hl-leader-of = { SEAT($seat) }: { NAME($leader) }
hl-show-leader = Show leader
hl-hide-leader = Hide leader
hl-covered = hidden
hl-hidden-hero = hidden hero { $number } · { SEAT($seat) }
hl-hidden-own = { NAME($card) }, your hidden hero { $number }
hl-pick-seat = Choose { SEAT($seat) }
hl-no-heroes = no heroes yet

## Deciding

hl-your-turn = Your turn
hl-in-turn-of = Turn: { SEAT($seat) }. You decide now.
hl-others-decide = Your turn, but another player decides now
hl-setup-chosen = You have chosen. Waiting for the others.
hl-nobody-asked = The game continues…
hl-cancel = Cancel
hl-performing = Resolving
hl-set-aside = Set aside
hl-selected = Chosen: { NAME($card) }
hl-you-see = You are looking at
hl-do-play = Play
hl-do-discard = Discard

## What to press: a text for some questions, and "-chosen" after a card was chosen

hl-how-setup-hide = { $touch ->
    [yes] Tap
   *[no] Click
} a card in your hand.
hl-how-setup-discard = { $touch ->
    [yes] Tap
   *[no] Click
} a card in your hand.
hl-how-ask-turn = { $touch ->
    [yes] Tap
   *[no] Click
} a card in your hand to play or discard it.
hl-how-ask-turn-chosen = If you discard it, you may discard up to two more.
hl-how-ask-discard-more = { $touch ->
    [yes] Tap
   *[no] Click
} the next card to discard it, or pass.
hl-how-other = { $touch ->
    [yes] Tap
   *[no] Click
} one of the glowing cards.
hl-how-ask-player = { $touch ->
    [yes] Tap
   *[no] Click
} one of the glowing players.
hl-how-ask-party = { $touch ->
    [yes] Tap
   *[no] Click
} one of the glowing players.
hl-how-ask-draw = { $touch ->
    [yes] Tap
   *[no] Click
} a card in the tavern, or the harbor.
hl-how-ask-reduce = { $touch ->
    [yes] Tap
   *[no] Click
} a card in your hand.

## What the others are doing while one waits: a text for every question of the game

hl-does-setup-hide = { SEAT($seat) }: hiding a first hero
hl-does-setup-discard = { SEAT($seat) }: putting a card into the wilderness
hl-does-ask-turn = { SEAT($seat) }: playing or discarding
hl-does-ask-discard-more = { SEAT($seat) }: may discard another card
hl-does-ask-draw = { SEAT($seat) }: drawing cards
hl-does-ask-reduce = { SEAT($seat) }: discarding at the end of the turn
hl-does-ask-markers = { SEAT($seat) }: choosing which marker to move
hl-does-ask-player = { SEAT($seat) }: choosing a player
hl-does-ask-faction = { SEAT($seat) }: naming a faction
hl-does-ask-guess = { SEAT($seat) }: guessing a faction
hl-does-ask-branch = { SEAT($seat) }: choosing between two options
hl-does-ask-party = { SEAT($seat) }: choosing a party
hl-does-ask-order = { SEAT($seat) }: choosing what to discard first
hl-does-ask-seen = { SEAT($seat) }: looking at cards
hl-does-ask-show = { SEAT($seat) }: checking for a matching card
hl-does-ask-play-more = { SEAT($seat) }: may play another hero
hl-does-ask-exchange-with = { SEAT($seat) }: choosing what to exchange with
hl-does-ask-bury = { SEAT($seat) }: choosing a hero to bury
hl-does-ask-discard = { SEAT($seat) }: choosing a card to discard
hl-does-ask-exchange = { SEAT($seat) }: choosing a card to exchange
hl-does-ask-hide = { SEAT($seat) }: choosing a card to hide
hl-does-ask-place = { SEAT($seat) }: choosing a card to place
hl-does-ask-take = { SEAT($seat) }: choosing a card to take
hl-does-ask-set-aside = { SEAT($seat) }: choosing a tavern card to use
hl-does-ask-turn-over = { SEAT($seat) }: choosing a hero to turn over
hl-does-ask-look = { SEAT($seat) }: choosing a hidden hero to look at
hl-does-ask-perform = { SEAT($seat) }: choosing an ability to perform

## Seeing

hl-log = Log
hl-open-log = Open log
hl-close-log = Close log
hl-nothing-yet = Nothing has happened yet.
hl-no-target = { NAME($card) }: found no target

## The end

hl-end = How the game ended
hl-won-for = { NAME($leader) } wins for { NAME($faction) }.
hl-own-other = Your leader, { NAME($leader) }, was not aligned with { NAME($faction) }.
hl-own-close = You were aligned with { NAME($faction) } too, but another party was ahead of yours.
hl-fact-decided = Turn { $turn }: { NAME($card) } ({ SEAT($seat) }) settled it for { NAME($faction) }.
hl-fact-always = Ahead from start to finish: { NAME($faction) }.
hl-fact-suspected = From turn { $turn } on, { SEAT($seat) } had reason to suspect that { SEAT($about) } is { NAME($secret) }.
hl-fact-fooled = { SEAT($about) } fooled { SEAT($seat) }: to the end it all looked like { NAME($secret) }.
hl-fact-changes = The leading faction changed { $count } times.
hl-fact-hidden = { $count ->
    [one] One hidden hero counted for { SEAT($seat) }.
   *[other] { $count } hidden heroes counted for { SEAT($seat) }.
}
hl-end-faction = The winning faction
hl-end-candidates = Who is aligned with it?
hl-end-aligned = aligned with { NAME($faction) }
hl-end-not-aligned = not aligned with { NAME($faction) }
hl-end-most-heroes = Most heroes of the faction
hl-end-fewest-heroes = Tie: fewest heroes overall
hl-end-highest-leader = Tie: highest leader number
hl-end-winner = The winner
hl-end-nobody-serves = Nobody is aligned with the winning faction.
