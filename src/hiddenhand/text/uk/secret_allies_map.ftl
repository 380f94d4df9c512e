# Таємні союзники: легенда мапи й мапа словами.

## Легенда

sa-legend = Легенда
sa-legend-held = Землі гравця { SEAT($seat) }
sa-legend-free = Нічиї землі
sa-legend-contested = Спірна: підрозділи кількох гравців
sa-legend-exhausted = Виснажена: доходу більше немає
sa-legend-front = Лінія фронту між двома гравцями
sa-legend-worth = Цінність { $worth }
sa-legend-partisans = Партизани: вхід – це напад
sa-legend-ally = Ваш таємний союзник або картка на вибір: цю позначку бачите лише ви
sa-legend-partisan-unit = Партизан: пунктир усередині; боронить свою державу
sa-legend-mine = Копальня в кольорі власника
sa-legend-pips = Підрозділ і його броня; темне – ушкодження
sa-legend-way = Шлях підрозділу після вашого останнього ходу
sa-legend-shot = Постріл
sa-legend-new = Новий підрозділ після вашого останнього ходу
sa-legend-choose = Це можна вибрати; число – рух, що там залишиться
sa-legend-target = У це можна влучити
sa-legend-mask = Таємні союзники, яких ще не розкрито
sa-legend-corners = Числа підрозділу: ушкодження вгорі ліворуч, дальність угорі праворуч, броня внизу ліворуч, рух унизу праворуч
sa-legend-unit-rv = R.V. (розвідувальна машина)
sa-legend-numbers = Зблизька видно всі числа підрозділу: ушкодження, дальність, броню й рух. Здалеку підрозділи пораховано. Наведіть курсор на підрозділ або затримайте на ньому палець, щоб прочитати його значення.

## Мапа словами

sa-told-held = володар { SEAT($seat) }
sa-told-free = без володаря
sa-told-worth = цінність { $worth }
sa-told-contested = спірна
sa-told-exhausted = виснажена
sa-told-partisans = з партизанами
sa-told-partisan = партизан
sa-told-units = { SEAT($seat) }: { $count ->
    [one] { $count } підрозділ
    [few] { $count } підрозділи
   *[many] { $count } підрозділів
}
sa-told-reach = { $count ->
    [one] Можна вибрати { $count } клітинку:
    [few] Можна вибрати { $count } клітинки:
   *[many] Можна вибрати { $count } клітинок:
}
sa-told-left = залишок руху: { $points }
sa-told-armour = броня { $left } з { $armour }
sa-told-destroys = знищує ціль
sa-told-enter = Вхід – це напад: гравці роблять ставки за партизанів.
sa-told-assault = іти на клітинку { PLACE($hex) } і стріляти
sa-attack-sure = Вхід до держави { NAME($state) } – це напад: усі роблять ставки за її партизанів. Скасувати це не можна.
sa-attack = Напасти: { NAME($state) }
sa-attack-not = Не нападати
sa-fire-or-attack = Стріляти в цей підрозділ ({ NAME($unit) }, { SEAT($seat) }) чи ввійти в державу { NAME($state) }?
sa-fire = Стріляти: { NAME($unit) }
sa-fire-after = Іти на клітинку { PLACE($hex) } і стріляти: { NAME($unit) }
