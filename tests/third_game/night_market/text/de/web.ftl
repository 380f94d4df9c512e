### Was Seiten außerhalb des Tisches über dieses Spiel sagen

web-game-night_market = Nachtmarkt
web-about-night_market = Drei Nächte, verdeckte Gebote und ein geheimer Gönner.
web-stats-kind-patron = Gönner
web-setting-night_market-deck = Karten
web-value-night_market-deck-small = kleiner Stapel
web-value-night_market-deck-large = großer Stapel
field-night = Vergangene Nächte
field-lot = Los
field-stalls = Gewonnene Lose
field-spent = Abgelegt
field-hand_sizes = Handkarten
field-sealed = Gebot abgegeben
field-patrons = Gönner
field-hands = Hände
field-own_bid = Dein Gebot
