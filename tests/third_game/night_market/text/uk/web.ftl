### What pages outside a table say of this game

web-game-night_market = Нічний ринок
web-about-night_market = Три ночі, ставки в конвертах і таємний покровитель.
web-stats-kind-patron = Покровителі
web-setting-night_market-deck = Карти
web-value-night_market-deck-small = мала колода
web-value-night_market-deck-large = велика колода
field-night = Минуло ночей
field-lot = Лот
field-stalls = Здобуті лоти
field-spent = Відкладено
field-hand_sizes = Карт на руці
field-sealed = Ставку зроблено
field-patrons = Покровителі
field-hands = Руки
field-own_bid = Ваша ставка
