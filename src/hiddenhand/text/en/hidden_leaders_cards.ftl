# The gallery of heroes and leaders.

hl-cards-found = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}
hl-cards-any = all
hl-cards-leaders = Leaders
hl-cards-heroes = Heroes
hl-cards-faction = Faction
hl-cards-deck = Deck
hl-cards-deck-basic = basic game
hl-cards-deck-advanced = advanced (+)
hl-cards-edition = Edition
hl-cards-edition-retail = retail
hl-cards-edition-prototype = prototype
hl-cards-edition-promo = promo heroes
hl-cards-guess-plus = The (+) is our assumption
hl-cards-guess-edition = We assume that the card is in the retail edition
hl-cards-does = What it does
hl-cards-does-choose_player = choose a player
hl-cards-does-choose_faction = name a faction
hl-cards-does-guess_faction = guess a faction
hl-cards-does-bury = bury
hl-cards-does-discard = discard
hl-cards-does-exchange = exchange
hl-cards-does-place_hidden = place face down
hl-cards-does-place_visible = place face up
hl-cards-does-take_to_hand = take into hand
hl-cards-does-draw = draw
hl-cards-does-look = look
hl-cards-does-set_aside = set aside
hl-cards-does-turn_over = turn over
hl-cards-does-reveal = reveal
hl-cards-does-refill_tavern = refill the tavern
hl-cards-does-perform = perform another card
hl-cards-does-play_another = play another card
hl-cards-does-choose_one = choose between two
hl-cards-moves = Markers
hl-cards-moves-red-up = red forward
hl-cards-moves-red-down = red back
hl-cards-moves-green-up = green forward
hl-cards-moves-green-down = green back
hl-cards-moves-order = leading or trailing
hl-cards-moves-counted = by a count
hl-cards-moves-other = another player decides
hl-cards-moves-none = none
