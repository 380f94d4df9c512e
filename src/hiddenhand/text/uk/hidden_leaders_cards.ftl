# Галерея героїв і лідерів.

hl-cards-found = { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
   *[many] { $heroes } героїв
}, { $leaders ->
    [one] { $leaders } лідер
    [few] { $leaders } лідери
   *[many] { $leaders } лідерів
}
hl-cards-any = усі
hl-cards-leaders = Лідери
hl-cards-heroes = Герої
hl-cards-faction = Фракція
hl-cards-deck = Колода
hl-cards-deck-basic = базова гра
hl-cards-deck-advanced = складніші (+)
hl-cards-edition = Видання
hl-cards-edition-retail = роздрібне
hl-cards-edition-prototype = прототип
hl-cards-edition-promo = промогерої
hl-cards-guess-plus = Знак (+) – наше припущення
hl-cards-guess-edition = Припускаємо, що карта є в роздрібному виданні
hl-cards-does = Що робить
hl-cards-does-choose_player = вибрати гравця
hl-cards-does-choose_faction = назвати фракцію
hl-cards-does-guess_faction = вгадати фракцію
hl-cards-does-bury = поховати
hl-cards-does-discard = скинути
hl-cards-does-exchange = поміняти
hl-cards-does-place_hidden = покласти долілиць
hl-cards-does-place_visible = покласти горілиць
hl-cards-does-take_to_hand = узяти на руку
hl-cards-does-draw = узяти з колоди
hl-cards-does-look = переглянути
hl-cards-does-set_aside = відкласти
hl-cards-does-turn_over = перевернути
hl-cards-does-reveal = відкрити
hl-cards-does-refill_tavern = поповнити таверну
hl-cards-does-perform = застосувати іншу карту
hl-cards-does-play_another = зіграти ще одну карту
hl-cards-does-choose_one = вибрати одне з двох
hl-cards-moves = Маркери
hl-cards-moves-red-up = червоний уперед
hl-cards-moves-red-down = червоний назад
hl-cards-moves-green-up = зелений уперед
hl-cards-moves-green-down = зелений назад
hl-cards-moves-order = передній або задній
hl-cards-moves-counted = за кількістю
hl-cards-moves-other = вирішує хтось інший
hl-cards-moves-none = без руху
