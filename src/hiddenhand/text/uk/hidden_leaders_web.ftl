# Таємні лідери на сторінці: стіл, запитання, те, що видно.

## Трек впливу

hl-track = Трек впливу
hl-track-now = Червоний на поділці { $red }, зелений на поділці { $green }, зона війни від поділки { $war }
hl-war-zone = Зона війни
hl-ended-now = Якби кінець зараз: { NAME($faction) }
hl-ended = Переможна фракція: { NAME($faction) }
hl-would-be = Тоді: { NAME($faction) }
hl-goal = Ваші фракції: { NAME($first) }, { NAME($second) }. Ви перемагаєте, якщо виграє одна з них, а у вашому загоні найбільше її героїв.
hl-goal-ours = ваша
hl-goal-not-ours = не ваша
hl-wins-tribes = зелений на 2+ попереду
hl-wins-empire = червоний на 2+ попереду
hl-wins-undead = обидва в зоні війни
hl-wins-water = різниця щонайбільше 1

## Місця

hl-tavern = Таверна
hl-at-harbor = Порт
hl-at-wilderness = Глушина
hl-at-graveyard = Цвинтар
hl-empty = порожньо
hl-pile = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
hl-whole-graveyard = Увесь цвинтар, згори донизу
hl-board = Ігрове поле

## Загони

hl-others = Інші гравці
hl-party = Загін · { SEAT($seat) }
hl-my-party = Ваш загін
hl-my-hand = Ваша рука
hl-my-hidden = Ваші таємні герої, від найдавнішого
hl-hand-size = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
    [many] { $count } карт на руці
   *[other] { $count } карти на руці
}
hl-hidden-count = { $count ->
    [0] немає таємних героїв
    [one] { $count } таємний герой
    [few] { $count } таємні герої
    [many] { $count } таємних героїв
   *[other] { $count } таємного героя
}
hl-to-go = { $count ->
    [0] кінець гри
    [one] { $count } герой до кінця
    [few] { $count } герої до кінця
    [many] { $count } героїв до кінця
   *[other] { $count } героя до кінця
}
hl-active = зараз ходить
hl-asked = вирішує
hl-leader-hidden = лідер невідомий
hl-leader-of = { SEAT($seat) }: { NAME($leader) }
hl-show-leader = Показати лідера
hl-hide-leader = Закрити лідера
hl-covered = долілиць
hl-hidden-hero = таємний герой { $number } · { SEAT($seat) }
hl-hidden-own = { NAME($card) }, ваш таємний герой { $number }
hl-pick-seat = Вибрати: { SEAT($seat) }
hl-no-heroes = ще немає героїв

## Рішення

hl-your-turn = Ваш хід
hl-in-turn-of = Хід · { SEAT($seat) }. Тепер вирішуєте ви.
hl-others-decide = Ваш хід, але зараз вирішує хтось інший
hl-setup-chosen = Вибір зроблено. Чекаємо на інших.
hl-nobody-asked = Гра триває…
hl-cancel = Скасувати
hl-performing = Застосовують
hl-set-aside = Відкладено
hl-selected = Вибрано: { NAME($card) }
hl-you-see = Ви дивитеся на
hl-do-play = Зіграти
hl-do-discard = Скинути

## Що натиснути: текст для деяких питань, а «-chosen» – після вибору карти

hl-how-setup-hide = { $touch ->
    [yes] Торкніться карти на руці.
   *[no] Натисніть карту на руці.
}
hl-how-setup-discard = { $touch ->
    [yes] Торкніться карти на руці.
   *[no] Натисніть карту на руці.
}
hl-how-ask-turn = { $touch ->
    [yes] Торкніться карти на руці, щоб зіграти або скинути її.
   *[no] Натисніть карту на руці, щоб зіграти або скинути її.
}
hl-how-ask-turn-chosen = Якщо скинути її, можна скинути ще до 2 карт.
hl-how-ask-discard-more = { $touch ->
    [yes] Торкніться наступної карти, щоб скинути її, або пасуйте.
   *[no] Натисніть наступну карту, щоб скинути її, або пасуйте.
}
hl-how-other = { $touch ->
    [yes] Торкніться однієї з карт, що світяться.
   *[no] Натисніть одну з карт, що світяться.
}
hl-how-ask-player = { $touch ->
    [yes] Торкніться одного з підсвічених гравців.
   *[no] Натисніть одного з підсвічених гравців.
}
hl-how-ask-party = { $touch ->
    [yes] Торкніться одного з підсвічених гравців.
   *[no] Натисніть одного з підсвічених гравців.
}
hl-how-ask-draw = { $touch ->
    [yes] Торкніться порту або карти в таверні.
   *[no] Натисніть порт або карту в таверні.
}
hl-how-ask-reduce = { $touch ->
    [yes] Торкніться карти на руці.
   *[no] Натисніть карту на руці.
}

## Що роблять інші, поки чекають: текст для кожного запитання гри

hl-does-setup-hide = { SEAT($seat) }: кладе першого героя долілиць
hl-does-setup-discard = { SEAT($seat) }: кладе карту в глушину
hl-does-ask-turn = { SEAT($seat) }: грає або скидає карти
hl-does-ask-discard-more = { SEAT($seat) }: може скинути ще карту
hl-does-ask-draw = { SEAT($seat) }: бере карти
hl-does-ask-reduce = { SEAT($seat) }: скидає карти наприкінці ходу
hl-does-ask-markers = { SEAT($seat) }: вирішує, який маркер рухати
hl-does-ask-player = { SEAT($seat) }: вибирає гравця
hl-does-ask-faction = { SEAT($seat) }: називає фракцію
hl-does-ask-guess = { SEAT($seat) }: вгадує фракцію
hl-does-ask-branch = { SEAT($seat) }: вибирає одне з двох
hl-does-ask-party = { SEAT($seat) }: вибирає загін
hl-does-ask-order = { SEAT($seat) }: вирішує, що скинути першим
hl-does-ask-seen = { SEAT($seat) }: переглядає карти
hl-does-ask-show = { SEAT($seat) }: шукає таку карту
hl-does-ask-play-more = { SEAT($seat) }: може зіграти ще героя
hl-does-ask-exchange-with = { SEAT($seat) }: вибирає, з чим поміняти
hl-does-ask-bury = { SEAT($seat) }: вибирає, кого поховати
hl-does-ask-discard = { SEAT($seat) }: вибирає карту, яку скинути
hl-does-ask-exchange = { SEAT($seat) }: вибирає карту, яку поміняти
hl-does-ask-hide = { SEAT($seat) }: вибирає карту, яку покласти долілиць
hl-does-ask-place = { SEAT($seat) }: вибирає карту, яку покласти
hl-does-ask-take = { SEAT($seat) }: вибирає карту, яку взяти
hl-does-ask-set-aside = { SEAT($seat) }: вибирає карту з таверни
hl-does-ask-turn-over = { SEAT($seat) }: вибирає, кого перевернути
hl-does-ask-look = { SEAT($seat) }: вибирає таємного героя, якого переглянути
hl-does-ask-perform = { SEAT($seat) }: вибирає, чию властивість застосувати

## Перебіг

hl-log = Журнал
hl-open-log = Відкрити журнал
hl-close-log = Закрити журнал
hl-nothing-yet = Ще нічого не сталося.
hl-no-target = «{ NAME($card) }»: немає цілі

## Кінець

hl-end = Як закінчилася гра
hl-won-for = { NAME($leader) } перемагає разом із фракцією { NAME($faction) }.
hl-own-other = Вашого лідера ({ NAME($leader) }) фракція { NAME($faction) } не підтримує.
hl-own-close = Фракція { NAME($faction) } підтримує і вашого лідера, але інший загін виявився сильнішим.
hl-fact-decided = Хід { $turn }: карта «{ NAME($card) }» ({ SEAT($seat) }) вирішує гру на користь фракції { NAME($faction) }.
hl-fact-always = { NAME($faction) }: ця фракція вела від початку до кінця.
hl-fact-suspected = Від ходу { $turn } { SEAT($seat) } має підстави підозрювати, що { SEAT($about) } – це { NAME($secret) }.
hl-fact-fooled = { SEAT($about) } плутає сліди: до кінця { SEAT($seat) } має підстави підозрювати, що це { NAME($secret) }.
hl-fact-changes = Фракція, що веде, змінювалася { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } рази
}.
hl-fact-hidden = { SEAT($seat) }: { $count ->
    [one] до результату зараховано { $count } таємного героя
    [few] до результату зараховано { $count } таємних героїв
    [many] до результату зараховано { $count } таємних героїв
   *[other] до результату зараховано { $count } таємних героїв
}.
hl-end-faction = Переможна фракція
hl-end-candidates = Кого вона підтримує?
hl-end-aligned = лідера підтримує фракція: { NAME($faction) }
hl-end-not-aligned = лідера не підтримує фракція: { NAME($faction) }
hl-end-most-heroes = Найбільше героїв переможної фракції
hl-end-fewest-heroes = Нічия: найменше героїв загалом
hl-end-highest-leader = Нічия: найбільший номер лідера
hl-end-winner = Перемога
hl-end-nobody-serves = Переможна фракція нікого не підтримує.
