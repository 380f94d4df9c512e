# Hidden Leaders on the page: the table, what is asked, what one sees.

## The power track

hl-track = Power track
hl-track-now = Red on { $red }, green on { $green }, war zone from { $war } on
hl-war-zone = War zone
hl-ended-now = If it ended now: { NAME($faction) }
hl-would-be = That would be: { NAME($faction) }
hl-wins-tribes = green 2+ ahead
hl-wins-empire = red 2+ ahead
hl-wins-undead = both in the war zone
hl-wins-water = at most 1 apart

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

hl-others = The other players
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
    [0] the end
    [one] 1 hero to the end
   *[other] { $count } heroes to the end
}
hl-active = plays now
hl-asked = is asked
hl-leader-hidden = leader not known
hl-leader-of = { SEAT($seat) }: { NAME($leader) }
hl-show-leader = Show my leader
hl-hide-leader = Cover my leader
hl-covered = covered
hl-hidden-hero = hidden hero { $number } · { SEAT($seat) }
hl-hidden-own = { NAME($card) }, your hidden hero { $number }
hl-pick-seat = Choose { SEAT($seat) }
hl-no-heroes = no heroes yet

## Deciding

hl-your-turn = Your turn
hl-in-turn-of = Turn · { SEAT($seat) }. Now you decide.
hl-others-decide = Your turn, but somebody else decides now
hl-nobody-asked = The game goes on…
hl-cancel = Cancel
hl-performing = Now resolved
hl-set-aside = Set aside
hl-selected = Selected: { NAME($card) }
hl-you-see = You see
hl-do-play = Play
hl-do-discard = Discard

## What the others are doing while one waits: a text for every question of the game

hl-does-setup-hide = { SEAT($seat) }: hides a first hero
hl-does-setup-discard = { SEAT($seat) }: puts a card into the wilderness
hl-does-ask-turn = { SEAT($seat) }: plays or discards
hl-does-ask-discard-more = { SEAT($seat) }: may discard another card
hl-does-ask-draw = { SEAT($seat) }: draws cards
hl-does-ask-reduce = { SEAT($seat) }: discards at the end of the turn
hl-does-ask-markers = { SEAT($seat) }: decides which marker moves
hl-does-ask-player = { SEAT($seat) }: chooses a player
hl-does-ask-faction = { SEAT($seat) }: names a faction
hl-does-ask-guess = { SEAT($seat) }: guesses a faction
hl-does-ask-branch = { SEAT($seat) }: chooses one of two
hl-does-ask-party = { SEAT($seat) }: decides whose party it will be
hl-does-ask-order = { SEAT($seat) }: decides what is discarded first
hl-does-ask-seen = { SEAT($seat) }: looks at cards
hl-does-ask-show = { SEAT($seat) }: looks for such a card
hl-does-ask-play-more = { SEAT($seat) }: may play another hero
hl-does-ask-exchange-with = { SEAT($seat) }: chooses what to exchange with
hl-does-ask-bury = { SEAT($seat) }: chooses a hero to bury
hl-does-ask-discard = { SEAT($seat) }: chooses a card to discard
hl-does-ask-exchange = { SEAT($seat) }: chooses a card to exchange
hl-does-ask-hide = { SEAT($seat) }: chooses a card to hide
hl-does-ask-place = { SEAT($seat) }: chooses a card to place
hl-does-ask-take = { SEAT($seat) }: chooses a card to take
hl-does-ask-set-aside = { SEAT($seat) }: chooses a tavern card to use
hl-does-ask-turn-over = { SEAT($seat) }: chooses a hero to turn over
hl-does-ask-look = { SEAT($seat) }: chooses a hidden hero to look at
hl-does-ask-perform = { SEAT($seat) }: chooses an ability to perform

## Seeing

hl-log = What happened
hl-open-log = Open the log
hl-close-log = Close the log
hl-nothing-yet = Nothing has happened yet.

## The end

hl-end = How it ended
hl-winner = Winner: { SEATS($seats) }
hl-nobody = Nobody wins
hl-end-faction = The winning faction
hl-end-candidates = Who serves it?
hl-end-aligned = serves { NAME($faction) }
hl-end-not-aligned = does not serve { NAME($faction) }
hl-end-most-heroes = Most heroes of the faction
hl-end-fewest-heroes = Then: fewest heroes in all
hl-end-highest-leader = Then: the highest leader number
hl-end-winner = The winner
hl-end-nobody-serves = Nobody serves the winning faction.
hl-end-again = Show again
hl-end-at-once = Show all
hl-end-parties = All cards on the table
