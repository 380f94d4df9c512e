# Налаштування ігор, як вони стоять у параметрах кімнати.

web-setting-hidden_leaders-edition = Видання
web-value-hidden_leaders-edition-retail = роздрібне
web-value-hidden_leaders-edition-prototype = прототип
web-setting-hidden_leaders-deck = Герої
web-value-hidden_leaders-deck-full = усі
web-value-hidden_leaders-deck-basic = базова гра
web-setting-hidden_leaders-promo = Промогерої
web-value-hidden_leaders-promo-off = без них
web-value-hidden_leaders-promo-on = з ними
web-setting-hidden_leaders-two_player_leaders = Лідери для двох
web-value-hidden_leaders-two_player_leaders-all = усі шестеро
web-value-hidden_leaders-two_player_leaders-balanced = зрівноважені

web-setting-secret_allies-pack = Набір
web-value-secret_allies-pack-reconstruction = повна гра
web-value-secret_allies-pack-tiny = малий, для навчання
web-setting-secret_allies-length = Тривалість
web-value-secret_allies-length-short = коротка
web-value-secret_allies-length-standard = стандартна
web-value-secret_allies-length-long = довга
web-setting-secret_allies-map_mode = Мапа
web-value-secret_allies-map_mode-joint = викладають гравці
web-value-secret_allies-map_mode-automatic = викладається автоматично
web-setting-secret_allies-race_draw = Раси
web-value-secret_allies-race_draw-random = навмання
web-value-secret_allies-race_draw-choose = вибирають гравці
web-value-secret_allies-race_draw-two_keep_one = одна з двох
web-setting-secret_allies-ally_deck = Союзники
web-value-secret_allies-ally_deck-all = усі картки
web-value-secret_allies-ally_deck-exact = лише стільки, скільки треба
web-setting-secret_allies-prestige_log = Престиж у журналі
web-value-secret_allies-prestige_log-turn = цього туру
web-value-secret_allies-prestige_log-game = усієї гри
