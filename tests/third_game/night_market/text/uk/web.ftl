### What pages outside a table say of this game

web-game-night_market = Нічний ринок
web-about-night_market = Три ночі, ставки в конвертах і таємний покровитель.
web-stats-kind-patron = Покровителі
web-setting-night_market-deck = Карти
web-value-night_market-deck-small = мала колода
web-value-night_market-deck-large = велика колода
