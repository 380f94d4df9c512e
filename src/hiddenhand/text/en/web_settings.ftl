# The settings of the games, as they stand in the options of a room.

web-setting-hidden_leaders-edition = Edition
web-value-hidden_leaders-edition-retail = retail
web-value-hidden_leaders-edition-prototype = prototype
web-setting-hidden_leaders-deck = Heroes
web-value-hidden_leaders-deck-full = all
web-value-hidden_leaders-deck-basic = basic game
web-setting-hidden_leaders-promo = Promo heroes
web-value-hidden_leaders-promo-off = without
web-value-hidden_leaders-promo-on = with
web-setting-hidden_leaders-two_player_leaders = Leaders for two
web-value-hidden_leaders-two_player_leaders-all = all six
web-value-hidden_leaders-two_player_leaders-balanced = balanced

web-setting-secret_allies-pack = Pack
web-value-secret_allies-pack-reconstruction = full game
web-value-secret_allies-pack-tiny = small, for learning
web-setting-secret_allies-length = Length
web-value-secret_allies-length-short = short
web-value-secret_allies-length-standard = standard
web-value-secret_allies-length-long = long
web-setting-secret_allies-map_mode = Map
web-value-secret_allies-map_mode-joint = built by the players
web-value-secret_allies-map_mode-automatic = built automatically
web-setting-secret_allies-race_draw = Races
web-value-secret_allies-race_draw-random = random
web-value-secret_allies-race_draw-choose = players choose
web-value-secret_allies-race_draw-two_keep_one = draw two, keep one
web-setting-secret_allies-ally_deck = Allies
web-value-secret_allies-ally_deck-all = all cards
web-value-secret_allies-ally_deck-exact = only as many as needed
web-setting-secret_allies-prestige_log = Prestige in the log
web-value-secret_allies-prestige_log-turn = this turn
web-value-secret_allies-prestige_log-game = whole game
