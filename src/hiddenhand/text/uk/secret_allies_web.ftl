# Таємні союзники на сторінці: мапа, запитання і те, що видно.

## Мапа

sa-map = Мапа
sa-map-told = Мапа словами
sa-lists = Журнал і списки
sa-zoom-in = Наблизити
sa-zoom-out = Віддалити
sa-zoom-all = Показати всю мапу
sa-close = Закрити

## Тур і трек

sa-track = Трек перемоги
sa-turn = Тур { $turn } з { $limit }
sa-turn-zero = Нульовий тур
sa-phase-turn-zero = підготовка
sa-phase-battle = фаза бою
sa-phase-economy = економічна фаза
sa-phase-discovery = фаза розкриття
sa-phase-over = кінець гри
sa-threshold = Для перемоги треба { $threshold }
sa-track-of = { $track } з { $threshold } на треку
sa-income-track = дохід { $income }{ $waste ->
    [0] { "" }
   *[other] , марнотратство { $waste }
}
sa-unrevealed = { $count ->
    [one] { $count } таємний союзник
    [few] { $count } таємні союзники
   *[many] { $count } таємних союзників
}
sa-plays = грає

## Фігури

sa-prestige = престиж
sa-damage = ушкодження
sa-range = дальність
sa-armour = броня
sa-moves = рух
sa-wreck = уламки
sa-moved = після руху
sa-destroyed = знищено

## Держава

sa-large = велика
sa-small = мала
sa-holder = Володар
sa-nobody = ніхто
sa-worth = Цінність
sa-income = Дохід
sa-cost = Вартість
sa-treasury = Скарбниця
sa-arrived = щойно прибуло:
sa-mines = Копальні
sa-partisans = партизани: вхід – це напад
sa-die = Кубик доходу
sa-die-not-yet = ще не покладено
sa-die-none = X: більше не платить
sa-die-left = { $turns ->
    [one] лишився { $turns } тур
    [few] лишилося { $turns } тури
   *[many] лишилося { $turns } турів
}

## Рішення

sa-goes-on = Гра триває…
sa-paused = { SEAT($seat) }: напад на державу { NAME($state) }. Рух чекає на партизанів.
sa-paused-mine = Ви нападаєте на державу { NAME($state) }. Ваш рух чекає на партизанів.

## Що роблять інші

sa-does-tile = { SEAT($seat) }: кладе плитку
sa-does-race = { SEAT($seat) }: вибирає расу
sa-does-bid = { SEAT($seat) }: торгується
sa-does-cards = { SEAT($seat) }: вибирає картки союзників
sa-does-shop = { SEAT($seat) }: купує підрозділи
sa-does-research = { SEAT($seat) }: купує технології
sa-does-trade = { SEAT($seat) }: перевозить ресурси
sa-does-battle = { SEAT($seat) }: рухає підрозділи
sa-does-show = { SEAT($seat) }: може показати таємного союзника
sa-does-look = { SEAT($seat) }: може підгледіти чийсь престиж
sa-does-mine = Далі ваша черга.

## Плитка на руці

sa-turn-left = Повернути ліворуч
sa-turn-right = Повернути праворуч
sa-places = { $count ->
    [one] { $count } місце в такому положенні
    [few] { $count } місця в такому положенні
   *[many] { $count } місць у такому положенні
}; підходить поворотів: { $turns } з 6
sa-laying-told = Перетягніть плитку на підсвічену клітинку або виберіть її. Клавіша R повертає плитку.

## Торги

sa-modifier = модифікатор, додається до ставки
sa-diplomacy = дипломатія { $level }
sa-sealed = ставку зроблено
sa-not-sealed = ще без ставки
sa-opened = Відкриті ставки
sa-seal = Поставити { $bid }
sa-bid-told-order = Черговість визначає ставка з модифікатором. Нічию виграє вища дипломатія, а за рівної – додаткові торги. Ставку ви платите, навіть якщо програєте.
sa-bid-told-partisans = Партизанів виграє найвища ставка з модифікатором. Нічию виграє вища дипломатія, а за рівної – додаткові торги. Ставку ви платите, навіть якщо програєте.
sa-run-off-told = Додаткові торги між тими, у кого нічия. Модифікатори не рахуються, а ставку ви знову платите, навіть якщо програєте.
sa-run-off-group = Нічия: { SEATS($seats) }

## Картки союзників

sa-reveal-mines = { $count ->
    [one] { $count } копальня
    [few] { $count } копальні
   *[many] { $count } копалень
}
sa-reveal-die = { $turns ->
    [one] дохід на { $turns } тур
    [few] дохід на { $turns } тури
   *[many] дохід на { $turns } турів
}
sa-reveal-told = Усі знатимуть цього союзника. Ви відразу купуєте підрозділи за його кошти й отримуєте його копальні, крім тих, що під ворожими підрозділами. Хто захопить його пізніше, отримає премію.
sa-card-price = Ще одна картка коштує { $prestige ->
    [one] { $prestige } очко престижу
    [few] { $prestige } очки престижу
   *[many] { $prestige } очок престижу
}; у вас { $mine }.

## Закупівля і перевезення

sa-funds = Кошти
sa-take-race = Узяти цю расу
sa-technology-owned = куплено
sa-technology-offered = можна купити зараз
sa-technology-open = доступна
sa-technology-closed = ще недоступна
sa-unlocks = Новий підрозділ: { NAME($unit) }
sa-requires = Потрібно: { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Потрібна { $count } будь-яка технологія
    [few] Потрібні { $count } будь-які технології
   *[many] Потрібно { $count } будь-яких технологій
}
sa-above = Зараз ви купуєте: ваші технології – біля запитання.

## Бій

sa-schedule = Порядок бою
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] лишився { $moves } рух
    [few] лишилося { $moves } рухи
   *[many] лишилося { $moves } рухів
}
sa-moves-left-mine = У вас лишилося рухів: { $moves }
sa-units-left-mine = { $count ->
    [one] { $count } підрозділ ще може рухатися
    [few] { $count } підрозділи ще можуть рухатися
   *[many] { $count } підрозділів ще можуть рухатися
}
sa-answer-mine = { SEAT($seat) } нападає: { $doing ->
    [bid] ви торгуєтеся
    [shop] ви купуєте
    [battle] ви робите хід
   *[other] ви вирішуєте
}
sa-answer-bids = Ще немає ставки: { SEATS($seats) }
sa-answer-others = Зараз вирішує: { SEATS($seats) }
sa-subturns-in-hand = { $count ->
    [one] { $count } відкладений субтур
    [few] { $count } відкладені субтури
   *[many] { $count } відкладених субтурів
}
sa-attacked-already = У цьому субтурі на одну державу вже напали; на іншу не можна.
sa-no-attack = В останньому субтурі нападати на держави не можна.

## Що відомо і що сталося

sa-tab-log = Журнал
sa-tab-states = Держави
sa-tab-technologies = Технології
sa-tab-mine = Таємниці
sa-uncover = Показати таємниці
sa-cover = Закрити таємниці
sa-my-prestige = Престиж: { $prestige }
sa-my-allies = Таємні союзники
sa-seen-cards = Узяті картки союзників
sa-none = немає
sa-nothing-yet = Ще нічого не сталося.
sa-log-paid = { SEAT($seat) }: сплата зі скарбниці ({ NAME($state) }):
sa-play-again = Показати, що сталося після мого ходу ({ $count })

## Кінець

sa-end = Як закінчилася гра
sa-own-place = Ваше місце: { $place }, на треку перемоги: { $track }.
sa-fact-led = { SEAT($seat) }: попереду від туру { $turn } до кінця.
sa-fact-destroyed = Найбільше знищених підрозділів: { SEAT($seat) } ({ $count }).
sa-held = Держави
sa-allies-were = Союзники
sa-left = поза грою
sa-tie-by-order = нічия, вирішує черговість
sa-technologies-count = { $count ->
    [one] { $count } технологія
    [few] { $count } технології
   *[many] { $count } технологій
}
