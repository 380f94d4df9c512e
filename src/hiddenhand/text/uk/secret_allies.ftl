# Secret Allies: запитання, відповіді, події та результати.
# Речення не відмінюють назв: ім’я гравця стоїть на початку, за ним двокрапка.

name-secret_allies = Таємні союзники

## Запитання

ask-draw-state = Навмання визначають держави цієї гри.
ask-draw-seat-order = Навмання визначають порядок місць.
ask-draw-tile = Беруть плитку.
ask-place-automatically = Викладають плитку.
ask-deal-race = Роздають раси.
ask-draw-race = Навмання визначають расу.
ask-draw-order = Черговість вирішують кубики.
ask-remove-card = Картки союзників вилучають, не дивлячись.
ask-draw-card = Беруть картку союзника.
ask-draw-neutral = Беруть картку нейтральної держави.
ask-place-tile = Куди покласти плитку { NAME($tile) }?
    .alone = Куди покласти плитку?
ask-take-race = Яку расу взяти?
ask-keep-race = Яку расу залишити?
ask-buy-card = Докупити ще одну картку на вибір?
ask-keep-card = Яка держава буде вашим таємним союзником?
ask-defer = Скільки субтурів відкласти?
ask-target = { NAME($mover) }: у який підрозділ влучити?
    .alone = У який підрозділ влучити?
ask-pay = { NAME($ware) } ({ NAME($shop) }): як заплатити?
    .alone = Як заплатити?
ask-put-unit = Новий підрозділ, { NAME($ware) }: де його поставити?
    .alone = Де поставити підрозділ?
ask-research = Яку технологію купити і в якій державі?
ask-send = Який ресурс відправити і звідки?
ask-receive = Жетон ({ NAME($resource) }) з держави { NAME($sending) }: куди відправити?
    .alone = Куди він іде?
ask-look = Чий престиж підгледіти?
ask-show = Якщо держава { NAME($attacked) } – ваш таємний союзник, чи показати її картку?
    .alone = На державу нападають. Якщо це ваш таємний союзник, чи показати його картку?
ask-run-off = Нічия: скільки поставити в додаткових торгах? Модифікатори не рахуються, а ставку ви платите, навіть якщо програєте.
ask-bid-partisans = Скільки поставити в торгах за партизанів держави { NAME($attacked) }? Ставку ви платите, навіть якщо програєте.
    .alone = Скільки поставити в торгах за партизанів? Ставку ви платите, навіть якщо програєте.
ask-bid-order = Скільки поставити в торгах за черговість? Ставку ви платите, навіть якщо програєте.
ask-first-reveal = Якого союзника розкрити?
ask-reveal = Чи розкрити союзника?
ask-partisan = Який підрозділ партизанів рухається відразу?
ask-unit = Який підрозділ рухається?
ask-go-on = { NAME($mover) }: куди рухатися далі?
    .alone = Куди підрозділ рухається далі?
ask-hex = { NAME($mover) }: куди рухатися?
    .alone = Куди рухається підрозділ?
ask-buy-partisan = Партизани держави { NAME($attacked) }: який підрозділ купити?
    .alone = Який підрозділ партизанів купити?
ask-buy-at-reveal = Який підрозділ купити за кошти держави { NAME($shop) }?
    .alone = Який підрозділ купити за кошти союзника?
ask-buy-unit = Який підрозділ купити?

## Відповіді

option-state = { NAME($a) }
option-tile = { NAME($a) }
option-seat = { SEAT($a) }
option-next = { SEAT($a) }
option-remove = { NAME($a) }
option-card = { NAME($a) }
option-peek = { NAME($a) }
option-race = { NAME($a) }
option-place = { NAME($side) }, поруч: { NAMES($touches) }, { $a_1 ->
    [0] без повороту
   *[other] поворот за годинниковою стрілкою на { $a_1 } × 60°
}
    .hex = її (0, 0) на ({ $a_2 }, { $a_3 }), { $a_1 ->
        [0] без повороту
       *[other] поворот за годинниковою стрілкою на { $a_1 } × 60°
    }
option-buy = купити: { NAME($a_2) } · { NAME($a_1) }
    .card = докупити ще одну картку
option-enough = ні, карток досить
option-keep = залишити: { NAME($a) }
option-reveal = розкрити: { NAME($a) }
option-defer = { $a ->
    [0] жодного, грати зараз
   *[other] відкласти: { $a }
}
option-unit = підрозділ на клітинці { PLACE($a) }
option-enter = увійти на клітинку { PLACE($a) } і напасти на її державу
option-go = іти на клітинку { PLACE($a) }
option-hit = влучити в клітинку { PLACE($a) }
option-put = поставити на клітинку { PLACE($a) }
option-pay = золото { $a_1 }, уран { $a_2 }, титан { $a_3 }
option-research = { NAME($a_2) } · { NAME($a_1) }
option-send = { NAME($a_2) } · { NAME($a_1) }
option-to = до: { NAME($a) }
option-look = { SEAT($a) }
option-bid = поставити { $a }
option-show = показати картку
option-pass = пас
option-stop = більше партизанів зараз не рухається
option-end = закінчити субтур
option-stay = залишитися тут
option-drop = влучання без цілі
option-aim = цілі вкажу після руху
option-differently = заплатити інакше
option-none = нічий
option-done = готово

## Місця

name-side_middle = центр
name-side_east = схід
name-side_southeast = південний схід
name-side_south = південь
name-side_southwest = південний захід
name-side_west = захід
name-side_northwest = північний захід
name-side_north = північ
name-side_northeast = північний схід
place-n-n = { NAME($state) }, { NAME($side) }{ $rank ->
    [1] { "" }
   *[other] { " " }{ $rank }
}
    .state = { NAME($state) } ({ $a }, { $b })
    .hex = ({ $a }, { $b })

## Події. Перша форма для тих, хто знає більше.

event-seat-order = Порядок місць: { SEATS($order) }
event-tile-drawn = Узято плитку: { NAME($state) }
event-tile-placed = { SEAT($seat) }: { NAME($state) }, плитку покладено
    .alone = { NAME($state) }, плитку покладено
event-map-complete = Мапа готова. Для перемоги треба { $threshold } на треку.
event-race-taken = { SEAT($seat) }: { NAME($race) }
event-auction-opened = { $aim ->
    [partisans] Торги за партизанів. Модифікатори: { TALLY($modifiers) }
   *[order] Торги за черговість. Модифікатори: { TALLY($modifiers) }
}
event-bid-sealed = { SEAT($seat) }: ваша ставка: { $bid }
    .unseen = { SEAT($seat) }: ставку зроблено
event-bids-opened = Ставки: { TALLY($bids) }. Результати: { TALLY($results) }
    .bids = Ставки: { TALLY($bids) }
    .forgotten = Ставки відкрито
event-run-off = Додаткові торги: { GROUPS($groups) }
event-order-drawn = { SEAT($seat) }: перше місце за кубиками
event-order-set = Черговість: { SEATS($order) }
event-card-drawn = { SEAT($seat) }: узято картку союзника: { NAME($state) }
    .unseen = { SEAT($seat) }: узято картку союзника ({ $size ->
        [large] велика держава
       *[small] мала держава
    })
event-card-bought = { SEAT($seat) }: докуплено картку, ціна в престижі: { $prestige }
    .forgotten = { SEAT($seat) }: докуплено картку
event-ally-kept = { SEAT($seat) }: ваш таємний союзник: { NAME($state) }
    .unseen = { SEAT($seat) }: залишено таємного союзника
event-revealed = { SEAT($seat) }: розкрито союзника: { NAME($state) }
event-paid = { SEAT($seat) }: сплачено ({ NAME($state) }){ $tokens_1 ->
    [0] { "" }
   *[other] { " · " }золото { $tokens_1 }
}{ $tokens_2 ->
    [0] { "" }
   *[other] { " · " }уран { $tokens_2 }
}{ $tokens_3 ->
    [0] { "" }
   *[other] { " · " }титан { $tokens_3 }
}
event-unit-bought = { SEAT($seat) }: { NAME($unit) } на клітинці { PLACE($hex) }
event-state-won = { SEAT($seat) }: володіє державою { NAME($state) }
event-state-lost = Більше ніхто не володіє державою { NAME($state) }
event-turn = Тур { $turn }
event-subturn = { SEAT($seat) }: субтур, рухи: { $moves }
event-subturn-deferred = { SEAT($seat) }: відкладено { $count ->
    [one] { $count } субтур
    [few] { $count } субтури
   *[many] { $count } субтурів
}
event-moved = { SEAT($seat) }: { NAME($unit) } { PLACE($from) } → { PLACE($to) }
event-fired = { SEAT($seat) }: { NAME($unit) } з клітинки { PLACE($hex) } атакує { PLACES($targets) }, ушкодження { $damage_1 }, { $damage_2 }, { $damage_3 }
    .two = { SEAT($seat) }: { NAME($unit) } з клітинки { PLACE($hex) } атакує { PLACES($targets) }, ушкодження { $damage_1 }, { $damage_2 }
    .one = { SEAT($seat) }: { NAME($unit) } з клітинки { PLACE($hex) } атакує { PLACES($targets) }, ушкодження { $damage_1 }
event-destroyed = { SEAT($by) }: знищено підрозділ { NAME($unit) } ({ SEAT($seat) }) на клітинці { PLACE($hex) }
event-mine-taken = { SEAT($seat) }: захоплено копальню на клітинці { PLACE($hex) }
event-state-attacked = { SEAT($seat) }: напад на державу { NAME($state) }
event-answered = { SEAT($seat) }: { $show ->
    [yes] ви показуєте картку
   *[no] ви не показуєте картки
}
    .unseen = { SEAT($seat) }: вирішено, чи показувати картку
event-ally-shown = { SEAT($seat) }: { NAME($state) } – таємний союзник
event-partisans-won = { SEAT($seat) }: виставляє партизанів у державі { NAME($state) }
event-no-partisans = Немає партизанів у державі { NAME($state) }
event-track = Трек перемоги: { BY_SEAT($track) }. Дохід: { BY_SEAT($income) }
event-prestige-gained = { SEAT($seat) }: престиж +{ $gain }
    .forgotten = { SEAT($seat) }: престиж отримано
event-income = { NAME($state) }: дохід виплачено, { $die ->
    [0] востаннє (X)
    [one] лишився { $die } тур доходу
    [few] лишилося { $die } тури доходу
   *[many] лишилося { $die } турів доходу
}
event-capture-bonus = { SEAT($seat) }: премія за захоплення держави { NAME($state) }
event-technology-bought = { SEAT($seat) }: куплено технологію { NAME($technology) } ({ NAME($state) }){ $prestige ->
    [0] { "" }
   *[other] , ціна в престижі: { $prestige }
}
    .forgotten = { SEAT($seat) }: куплено технологію { NAME($technology) } ({ NAME($state) })
event-neutrals-looked-at = { SEAT($seat) }: підгледжено нейтральні картки: { NAMES($states) }
    .unseen = { SEAT($seat) }: підгледжено нейтральні картки ({ $count })
event-prestige-looked-at = { SEAT($seat) }: підгледжено престиж, { SEAT($at) }: { $prestige }
    .unseen = { SEAT($seat) }: підгледжено престиж, { SEAT($at) }
event-transferred = { SEAT($seat) }: 1 { NAME($resource) }, { NAME($from) } → { NAME($to) }
event-resigned = { SEAT($seat) }: здає гру
event-eliminated = { SEAT($seat) }: вибуває з гри
event-game-over = Кінець гри: { $ending ->
    [threshold] досягнуто порога перемоги
    [turn-limit] зіграно останній тур
    [stall] два тури поспіль нічого не змінювалося
    [last-player] лишився тільки один гравець
   *[nobody-left] нікого не лишилося
}. { GROUPS($ranking) }

## Результат крок за кроком

step-ending = { $ending ->
    [threshold] Порога перемоги { $threshold } досягнуто в турі { $turn }
    [turn-limit] Зіграно останній тур, { $turn }
    [stall] Два тури поспіль, до туру { $turn }, нічого не змінювалося
    [last-player] У турі { $turn } лишився тільки один гравець
   *[nobody-left] У турі { $turn } нікого не лишилося
}
step-place = { SEAT($seat) }: { $track } на треку перемоги

## Стіл у терміналі

table-heading = { $phase ->
    [turn-zero] Нульовий тур; після нього турів: { $limit }
    [battle] Тур { $turn } з { $limit }, фаза бою
    [economy] Тур { $turn } з { $limit }, економічна фаза
    [discovery] Тур { $turn } з { $limit }, фаза розкриття
   *[over] Гра закінчилася в турі { $turn } з { $limit }
}. Для перемоги треба { $threshold } на треку.{ $tiles ->
    [0] { "" }
    [one] { " " }У стосі лишилася { $tiles } плитка.
    [few] { " " }У стосі лишилося { $tiles } плитки.
   *[many] { " " }У стосі лишилося { $tiles } плиток.
}
table-legend = Клітинка: над нею її q або # і номер відповіді; потім місцевість, копальня (◇ вільна, ⓪ місця 0), потім держава або місце і підрозділ (' після руху, † уламки). { $terrain }
table-legend-states = Жетони: золото/уран/титан. Цінність – престиж за тур; кубик рахує тури доходу, що лишилися (X: жодного). «Партизани»: вхід – це напад.
table-tile = Плитка, яку треба покласти: { NAME($state) }, { $card }
table-card = { $large ->
    [yes] велика
   *[no] мала
}, цінність { $worth }, дохід { $income }
table-touches = торкається: { NAMES($states) }, { $edges ->
    [one] { $edges } сторона
    [few] { $edges } сторони
   *[many] { $edges } сторін
}
table-state = { $large ->
    [yes] велика
   *[no] мала
}, володар { $holder }, цінність { $worth }, дохід { $income }, скарбниця { $gold }/{ $uranium }/{ $titanium }, кубик { $die }{ $partisans ->
    [yes] , партизани
   *[no] { "" }
}
table-income = { $gold }/{ $uranium }/{ $titanium }
table-ally-of = · союзник: { SEAT($seat) }{ $swords ->
    [yes] , премія за захоплення
   *[no] { "" }
}
table-shown-by = · показано як союзника: { SEAT($seat) }
table-player = { $number } { SEAT($seat) }: { $playing ->
    [yes] { $race }, трек { $track }, таємні союзники { $unrevealed }, технології: { NAMES($technologies) }
   *[no] поза грою
}
table-auction = { $aim ->
    [partisans] Торги за партизанів
   *[order] Торги за черговість
}. Модифікатори: { TALLY($modifiers) }. Ставки зроблено: { SEATS($sealed) }
table-subturn = Субтур: { SEAT($seat) }, лишилося рухів: { $moves }{ $attack ->
    [used] . На одну державу вже напали; на іншу в цьому субтурі не можна
    [last] . Останній субтур: не можна входити в державу з партизанами
   *[open] { "" }
}
table-moving = Рух із клітинки { PLACE($hex) }, лишилося очок: { $points }
table-hit = Влучання { $hit } з { $hits }, ушкодження { $damage }
table-funds = Кошти партизанів, витратити всі: { $funds }
table-purchase = Закупівля: { NAME($ware) } · { NAME($state) }
table-attack = { SEAT($seat) }: напад на державу { NAME($state) }
table-own = Ваш престиж: { $prestige }. Ваші таємні союзники: { NAMES($allies) }
table-hand = Картки на вибір: { NAMES($cards) }
table-neutrals = Відомі вам нейтральні держави: { NAMES($cards) }
table-prestige-seen = Тур { $turn }, престиж, { SEAT($seat) }: { $prestige }
table-mine = копальня
table-wreck = уламки
table-cost = { $gold }/{ $uranium }/{ $titanium }
table-ware = ціна { $cost }, { $unit }
table-target = броня { $armour }, ваші ушкодження досі { $damage }
table-unit = ушкодження { $damage }, дальність { $range }, броня { $armour }, рух { $move }
table-technology = ціна { $cost }{ $prestige ->
    [0] { "" }
   *[other] , престиж { $prestige }
}: { $gives }

## Як закінчуються ігри, пораховано в багатьох іграх

ending-threshold = досягнуто порога перемоги
ending-turn-limit = зіграно останній тур
ending-stall = два тури поспіль нічого не змінювалося
ending-last-player = лишився тільки один гравець
ending-nobody-left = нікого не лишилося

# Чому боту подобається відповідь.
hint-good-ally = Добра держава для союзника
hint-ally-pays = Розкрита зараз, платитиме найдовше
hint-worth-more-hidden = Прихований вартий більше: згодом заскочить усіх зненацька
hint-bid-worth = Приблизно стільки варті ці торги
hint-show-bonus = Бонус у торгах вартий цієї таємниці
hint-most-for-tokens = Дає найбільше за свої жетони
hint-thrifty = Береже рідкісніші жетони
hint-near-goals = Близько до того, що вам потрібно далі
hint-pays-off = Окупиться за тури, що лишилися
hint-to-the-front = Жетони потрібні ближче до фронту
hint-know-the-leader = Варто знати, скільки може поставити той, хто попереду
hint-compact-map = Мапа лишається щільною
hint-attack-in-strength = Поруч досить підрозділів, щоб подолати партизанів
hint-focus-fire = Зосереджений вогонь знищує
hint-best-move = Цей підрозділ зараз може зробити найбільше
hint-nothing-better = Нічого кращого немає
hint-take-mine = Захоплює копальню
hint-deny-rival = Забирає в суперника шанс на державу
hint-towards-goal = До наступної мети
hint-any = Усі можливості приблизно однакові
