# Галерея держав, підрозділів, технологій і місцевості.

sa-cards-found = { $states ->
    [one] { $states } держава
    [few] { $states } держави
   *[many] { $states } держав
}, { $units ->
    [one] { $units } підрозділ
    [few] { $units } підрозділи
   *[many] { $units } підрозділів
}, { $technologies ->
    [one] { $technologies } технологія
    [few] { $technologies } технології
   *[many] { $technologies } технологій
}
sa-cards-any = усі
sa-cards-kind = Вид
sa-cards-kind-states = Держави
sa-cards-kind-units = Підрозділи
sa-cards-kind-technologies = Технології
sa-cards-kind-terrain = Місцевість
sa-cards-race = Раса
sa-cards-size = Розмір
sa-cards-class = Тип підрозділу
sa-cards-class-light = легка машина
sa-cards-class-tank = танк
sa-cards-class-artillery = самохідна гармата
sa-cards-class-helicopter = гелікоптер
sa-cards-pack = Набір
sa-cards-pack-full = повний
sa-cards-pack-tiny = малий, для навчання
sa-cards-arrows = Стрілка веде від технології до того, що вона відкриває; де закінчуються дві стрілки, потрібні обидві.
sa-leads-to = Відкриває: { NAMES($technologies) }
sa-cards-basic = Базові підрозділи кожної раси
sa-cards-terrain-plain = Без ефекту.
sa-cards-terrain-forest = Наземний підрозділ витрачає на вхід 2 очки руху; якщо лишилося 1 очко, його досить.
sa-cards-terrain-jungle = Наземний підрозділ, що ввійшов, повинен зупинитися. Дальність кожного підрозділу тут – 1.
sa-cards-terrain-desert = Наземний підрозділ має тут на 1 менше броні, але щонайменше 1.
sa-cards-terrain-water = Наземні підрозділи не можуть увійти.
sa-cards-terrain-mountain = Наземні підрозділи не можуть увійти. Повітряні витрачають 2 очки руху; якщо лишилося 1 очко, його досить.

sa-effect-extra_moves = { $count ->
    [one] на { $count } рух більше в кожному субтурі
    [few] на { $count } рухи більше в кожному субтурі
   *[many] на { $count } рухів більше в кожному субтурі
}
sa-effect-gain_prestige = дає { $count ->
    [one] { $count } очко престижу
    [few] { $count } очки престижу
   *[many] { $count } очок престижу
}
