### What pages outside a table say of this game

web-game-night_market = Night Market
web-about-night_market = Three nights, sealed bids and a secret patron.
web-stats-kind-patron = Patrons
web-setting-night_market-deck = Cards
web-value-night_market-deck-small = small deck
web-value-night_market-deck-large = large deck
