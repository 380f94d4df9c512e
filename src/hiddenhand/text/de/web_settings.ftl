# Die Einstellungen der Spiele, wie sie in den Optionen eines Raums stehen.

web-setting-hidden_leaders-edition = Ausgabe
web-value-hidden_leaders-edition-retail = Verkaufsausgabe
web-value-hidden_leaders-edition-prototype = Prototyp
web-setting-hidden_leaders-deck = Helden
web-value-hidden_leaders-deck-full = alle
web-value-hidden_leaders-deck-basic = Grundspiel
web-setting-hidden_leaders-promo = Promo-Helden
web-value-hidden_leaders-promo-off = ohne
web-value-hidden_leaders-promo-on = mit
web-setting-hidden_leaders-two_player_leaders = Anführer zu zweit
web-value-hidden_leaders-two_player_leaders-all = alle sechs
web-value-hidden_leaders-two_player_leaders-balanced = ausgewogen

web-setting-secret_allies-pack = Paket
web-value-secret_allies-pack-reconstruction = volles Spiel
web-value-secret_allies-pack-tiny = klein, zum Lernen
web-setting-secret_allies-length = Länge
web-value-secret_allies-length-short = kurz
web-value-secret_allies-length-standard = normal
web-value-secret_allies-length-long = lang
web-setting-secret_allies-map_mode = Karte
web-value-secret_allies-map_mode-joint = gemeinsam gelegt
web-value-secret_allies-map_mode-automatic = automatisch gelegt
web-setting-secret_allies-race_draw = Völker
web-value-secret_allies-race_draw-random = zufällig
web-value-secret_allies-race_draw-choose = frei gewählt
web-value-secret_allies-race_draw-two_keep_one = zwei ziehen, eins behalten
web-setting-secret_allies-ally_deck = Verbündete
web-value-secret_allies-ally_deck-all = alle Karten
web-value-secret_allies-ally_deck-exact = nur so viele wie nötig
web-setting-secret_allies-prestige_log = Prestige im Verlauf
web-value-secret_allies-prestige_log-turn = diese Runde
web-value-secret_allies-prestige_log-game = ganzes Spiel
