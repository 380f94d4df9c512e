### What pages outside a table say of this game

web-game-night_market = Night Market
web-about-night_market = Three nights, sealed bids and a secret patron.
web-stats-kind-patron = Patrons
web-setting-night_market-deck = Cards
web-value-night_market-deck-small = small deck
web-value-night_market-deck-large = large deck
field-night = Nights over
field-lot = Lot
field-stalls = Won lots
field-spent = Laid away
field-hand_sizes = Cards in hand
field-sealed = Bid sealed
field-patrons = Patrons
field-hands = Hands
field-own_bid = Your bid
