# Звіти лабораторії. Групи мір названі за їхнім шляхом, з дефісами замість скісних рисок.

lab-title = Звіт лабораторії
lab-comparison = Порівняння
lab-table = Стіл { $name }
lab-table-line = Місця: { $seats } · { $bots } · ігри: { $games }{ $overlay ->
    [none] { "" }
   *[other] { " " }· змінені дані: { $overlay }
}
lab-made-by = Зерно { $seed }. Частки з інтервалами 95 %; тонка лінія позначає справедливу частку.
lab-missing = Ще бракує ігор цього експерименту: { $games }; числа стосуються зіграних.
lab-red = Червоним: відрізняється від рівної частки більше, ніж пояснив би випадок (Голм, 5%, для всіх показників столу).
lab-primary = { $count ->
    [one] { $count } показник, названий в експерименті, виділено жирним і поставлено на початок. Його перевірено окремо.
    [few] { $count } показники, названі в експерименті, виділено жирним і поставлено на початок. Їх перевірено окремо.
   *[many] { $count } показників, названих в експерименті, виділено жирним і поставлено на початок. Їх перевірено окремо.
}
lab-figures = Усі числа
lab-measure = Міра
lab-value = Значення
lab-interval = Інтервал 95 %
lab-count = Випадки
lab-difference = Різниця
lab-p = p
lab-nothing-matters = Жодна міра не відрізняється більше, ніж пояснює випадок (Голм, 5 %).
lab-some-matter = { $count ->
    [one] { $count } міра відрізняється більше, ніж пояснює випадок (Голм, 5 %).
    [few] { $count } міри відрізняються більше, ніж пояснює випадок (Голм, 5 %).
   *[many] { $count } мір відрізняється більше, ніж пояснює випадок (Голм, 5 %).
}
lab-first = Перший
lab-second = Другий
lab-uses-line = Ужито: частка ігор, у яких це сталося. Перевага: наскільки частіше вигравали місця, що так зробили, ніж інші за тими самими столами; це показує, що з чим пов’язане, а не що є причиною.
lab-used = Ужито
lab-lift = Перевага
lab-name = Назва
lab-progress = Ігри
lab-done = Ігри: { $games }, тека: { $folder }
lab-stopped = Зупинено. Збережені ігри: { $games }; та сама команда продовжить з цього місця.
lab-written = Записано: { $file }
lab-seat = місце { $number }
lab-place = черговість { $number }

group-wins-nobody = Ігри без переможця
group-wins-seat = Перемоги за місцем
group-wins-bot = Перемоги за ботом
group-wins-leader = Перемоги за лідером
group-wins-race = Перемоги за расою
group-wins-order = Перемоги за місцем у першій черговості
group-probe = Власні зонди
group-ending = Закінчення
group-faction = Переможна фракція
group-decided_by = Що вирішило
group-length-mean = Тривалість
group-length-markers = Де стають маркери
group-hero-played = Зіграні герої
group-hero-hidden = Таємні герої
group-hero-buried = Поховані герої
group-hero-played-lift = Зіграні герої: перевага
group-hero-hidden-lift = Таємні герої: перевага
group-hero-buried-lift = Поховані герої: перевага
group-unit-bought = Куплені підрозділи
group-unit-bought-lift = Куплені підрозділи: перевага
group-technology-bought = Куплені технології
group-technology-bought-lift = Куплені технології: перевага
group-bid-mean = Середня ставка

measure-nobody = ніхто
measure-decisions = рішення
measure-turns = ходи або тури
measure-red = червоний маркер
measure-green = зелений маркер
measure-destroyed = знищені підрозділи
measure-reveals = розкриті союзники
measure-most-heroes = найбільше героїв
measure-fewest-heroes = найменше героїв
measure-one-candidate = єдиний претендент
measure-highest-leader = найбільший номер лідера
measure-threshold = поріг
measure-turn-limit = ліміт турів
measure-stall = застій
measure-last-player = останній гравець
measure-nobody-left = нікого не лишилося
measure-no-candidate = немає претендента
measure-order = черговість
measure-partisans = партизани
