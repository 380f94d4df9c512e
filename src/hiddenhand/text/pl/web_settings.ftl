# Ustawienia gier, tak jak stoją w opcjach pokoju.

web-setting-hidden_leaders-edition = Wydanie
web-value-hidden_leaders-edition-retail = sklepowe
web-value-hidden_leaders-edition-prototype = prototypowe
web-setting-hidden_leaders-deck = Bohaterowie
web-value-hidden_leaders-deck-full = wszyscy
web-value-hidden_leaders-deck-basic = gra podstawowa
web-setting-hidden_leaders-promo = Bohaterowie promocyjni
web-value-hidden_leaders-promo-off = bez nich
web-value-hidden_leaders-promo-on = z nimi
web-setting-hidden_leaders-two_player_leaders = Liderzy dla 2 graczy
web-value-hidden_leaders-two_player_leaders-all = cała szóstka
web-value-hidden_leaders-two_player_leaders-balanced = wyrównani

web-setting-secret_allies-pack = Zestaw
web-value-secret_allies-pack-reconstruction = pełna gra
web-value-secret_allies-pack-tiny = mały, do nauki
web-setting-secret_allies-length = Długość
web-value-secret_allies-length-short = krótka
web-value-secret_allies-length-standard = standardowa
web-value-secret_allies-length-long = długa
web-setting-secret_allies-map_mode = Mapa
web-value-secret_allies-map_mode-joint = układają gracze
web-value-secret_allies-map_mode-automatic = układana automatycznie
web-setting-secret_allies-race_draw = Rasy
web-value-secret_allies-race_draw-random = losowe
web-value-secret_allies-race_draw-choose = wybierają gracze
web-value-secret_allies-race_draw-two_keep_one = jedna z dwóch wylosowanych
web-setting-secret_allies-ally_deck = Sojusznicy
web-value-secret_allies-ally_deck-all = wszystkie karty
web-value-secret_allies-ally_deck-exact = tylko tyle, ile trzeba
web-setting-secret_allies-prestige_log = Prestiż w dzienniku
web-value-secret_allies-prestige_log-turn = z tej tury
web-value-secret_allies-prestige_log-game = z całej gry
