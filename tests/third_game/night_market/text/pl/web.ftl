### What pages outside a table say of this game

web-game-night_market = Nocny Targ
web-about-night_market = Trzy noce, oferty w kopertach i tajny patron.
web-stats-kind-patron = Patroni
web-setting-night_market-deck = Karty
web-value-night_market-deck-small = mała talia
web-value-night_market-deck-large = duża talia
field-night = Minione noce
field-lot = Towar
field-stalls = Zdobyte towary
field-spent = Odłożone
field-hand_sizes = Karty na ręce
field-sealed = Oferta złożona
field-patrons = Patroni
field-hands = Ręce
field-own_bid = Twoja oferta
