# Таємні лідери: запитання, відповіді, події та результати.
# Речення не відмінюють назв: ім’я гравця стоїть на початку, за ним двокрапка.

name-hidden_leaders = Таємні лідери

## Фракції та лідери

name-tribes = горяни
name-empire = імперці
name-undead = мертвяки
name-water = водяники
name-water-prototype = водяники
name-lemron = Лемрон Мудрий
name-cyra = Кіра Праведна
name-myrad = Мірад Вигнанець
name-xiadul = Ксіадул Хитрий
name-pavyr = Павір Опортуніст
name-enned = Еннед Невинний
name-enned-prototype = Еннед Добрий

## Маркери

name-red = червоний
name-green = зелений
name-leading = передній маркер
name-trailing = задній маркер

## Запитання

ask-chance-leader = Роздають карти лідерів.
ask-chance-first = Навмання вибирають першого гравця.
ask-chance-draw = Беруть карту з порту.
ask-chance-hand = Беруть навмання карту з руки.
ask-chance-hero = Навмання вибирають героя.
ask-setup-hide = Який герой починає таємно у вашому загоні?
ask-setup-discard = Яку карту покласти долілиць у глушину?
ask-turn = Ваш хід: зіграйте карту або скиньте до 3 карт.
ask-discard-more = Скинути ще одну карту?
ask-draw = Беріть карти, поки не матимете на руці 4. Звідки?
ask-reduce = Яку карту скинути наприкінці ходу?

## Відповіді

option-play = зіграти: { NAME($a) }
option-discard = скинути: { PLACE($a) }
option-pass = пас
option-take = узяти: { PLACE($a) }
option-draw = узяти: { NAME($a) }
    .harbor = узяти з порту
option-hide = покласти долілиць: { PLACE($a) }
option-move = { MOVES($a) }
option-player = { SEAT($a) }
option-name = назвати: { NAME($a) }
option-guess = вгадати: { NAME($a) }
option-choose = { $a ->
    [draw-wilderness] узяти з глушини
    [draw-graveyard] узяти з цвинтаря
    [draw-harbor] узяти з порту
    [turn-over] перевернути таємного героя
    [look] переглянути таємного героя
   *[other] { NAME($a) }
}
option-bury = поховати: { PLACE($a) }
option-exchange = { PLACE($a) }
option-with = поміняти місцями з: { PLACE($a) }
option-place = покласти: { PLACE($a) }
option-to = загін · { SEAT($a) }
option-aside = використати: { PLACE($a) }
option-turn = перевернути: { PLACE($a) }
option-look = переглянути: { PLACE($a) }
option-seen = готово
option-perform = застосувати: { PLACE($a) }
option-show = показати: { PLACE($a) }
option-none = такої карти немає
option-deal = { NAME($a) }
option-first = { SEAT($a) }
option-card = { NAME($a) }
option-hero = { PLACE($a) }

## Місця у відповідях ("2.h0" - таємний герой з місця 2) і в подіях

place-n = загін · { SEAT($a) }
place-n-hn = таємний герой { $nb } · { SEAT($a) }
place-n-w = { NAME($b) } · { SEAT($a) }
place-tavern = { NAME($b) } · таверна
    .zone = таверна
place-wilderness = глушина, карта { $nb } згори
    .top = глушина
place-graveyard = цвинтар, карта { $nb } згори
    .card = { $b ->
        [below] цвинтар, під верхньою картою
       *[other] { NAME($b) } · цвинтар
    }
    .top = цвинтар
place-harbor = порт
place-held = відкладено
place-hand = рука · { SEAT($a) }

## Події. Перша форма для тих, хто бачив карту.

event-leader-dealt = { SEAT($seat) }: лідер { NAME($leader) }
    .unseen = { SEAT($seat) }: роздано карту лідера
event-first-player = { SEAT($seat) }: починає гру
event-turn-began = { SEAT($seat) }: хід { $turn }
event-played = { SEAT($seat) }: зіграно карту «{ NAME($card) }»
event-passed = { SEAT($seat) }: нічого не скинуто
event-buried = { SEAT($seat) }: поховано карту «{ NAME($card) }» ({ PLACE($from) })
event-discarded = { SEAT($seat) }: скинуто карту «{ NAME($card) }» ({ PLACE($from) })
    .unseen = { SEAT($seat) }: скинуто карту ({ PLACE($from) })
    .own = { SEAT($seat) }: скинуто карту «{ NAME($card) }»
    .unseen-own = { SEAT($seat) }: скинуто карту
event-hidden = { SEAT($seat) }: карту «{ NAME($card) }» покладено долілиць ({ PLACE($from) }), тепер { PLACE($to) }
    .unseen = { SEAT($seat) }: карту покладено долілиць ({ PLACE($from) }), тепер { PLACE($to) }
    .home = { SEAT($seat) }: карту «{ NAME($card) }» покладено долілиць ({ PLACE($from) })
    .unseen-home = { SEAT($seat) }: карту покладено долілиць ({ PLACE($from) })
    .own = { SEAT($seat) }: карту «{ NAME($card) }» покладено долілиць
    .unseen-own = { SEAT($seat) }: карту покладено долілиць
event-kept = { SEAT($seat) }: залишено карту «{ NAME($card) }»
    .unseen = { SEAT($seat) }: залишено карту
event-put-back = { SEAT($seat) }: повернуто карту «{ NAME($card) }» ({ PLACE($to) })
    .unseen = { SEAT($seat) }: повернуто карту ({ PLACE($to) })
event-taken = { SEAT($seat) }: узято карту «{ NAME($card) }» ({ PLACE($from) })
    .unseen = { SEAT($seat) }: узято карту ({ PLACE($from) })
event-set-aside = { SEAT($seat) }: відкладено карту «{ NAME($card) }» ({ PLACE($from) })
    .unseen = { SEAT($seat) }: відкладено карту ({ PLACE($from) })
event-placed = { SEAT($seat) }: покладено карту «{ NAME($card) }» ({ PLACE($from) }), тепер { PLACE($to) }
event-drawn = { SEAT($seat) }: узято карту «{ NAME($card) }» ({ PLACE($from) })
    .unseen = { SEAT($seat) }: узято карту ({ PLACE($from) })
event-tavern-filled = Нова карта в таверні: { NAME($card) }
event-harbor-refilled = Глушину перетасовано в новий порт: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
event-turned-up = { SEAT($seat) }: перевернуто горілиць карту «{ NAME($card) }» ({ PLACE($from) })
event-turned-down = { SEAT($seat) }: перевернуто долілиць карту «{ NAME($card) }», тепер { PLACE($to) }
event-exchanged = { SEAT($seat) }: поміняно місцями карти «{ NAME($first-card) }» ({ PLACE($first) }) і «{ NAME($second-card) }» ({ PLACE($second) })
    .unseen = { SEAT($seat) }: поміняно місцями дві карти ({ PLACE($first) }; { PLACE($second) })
event-looked = { SEAT($seat) }: переглянуто карту ({ PLACE($at) }): { NAME($card) }
    .unseen = { SEAT($seat) }: переглянуто карту ({ PLACE($at) })
event-looked-through = { SEAT($seat) }: переглянуто цвинтар: { NAMES($cards) }
    .unseen = { SEAT($seat) }: переглянуто цвинтар
event-graveyard-shows = Верхня карта цвинтаря: { NAME($card) }
event-revealed = { SEAT($seat) }: відкрито карту «{ NAME($card) }» ({ PLACE($at) })
event-has-none = { SEAT($player) }: немає такої карти
event-performed = { SEAT($seat) }: { NAME($copier) } застосовує карту «{ NAME($card) }»
event-chose-player = { SEAT($seat) }: вибрано гравця: { SEAT($player) }
event-named-faction = { SEAT($seat) }: названо фракцію: { NAME($faction) }
event-declined = { SEAT($seat) }: відмова ({ NAME($card) })
event-markers-moved = { SEAT($seat) }: { MOVES($move) } (червоний { $red-from } → { $red }, зелений { $green-from } → { $green })
event-game-ended = Кінець гри. Переможна фракція: { NAME($faction) }
event-revealed-all = { SEAT($seat) }: { NAME($leader) }, таємні герої: { NAMES($hidden) }

## Результат крок за кроком

step-winning-faction = Переможна фракція: { NAME($faction) } (червоний { $red }, зелений { $green })
step-candidates = Переможна фракція підтримує: { SEATS($left) }
step-most-heroes = Найбільше героїв переможної фракції: { TALLY($counts) }
step-fewest-heroes = Найменше героїв загалом: { TALLY($counts) }
step-highest-leader = Найбільший номер лідера: { TALLY($counts) }
step-winner = { $left_count ->
    [0] Переможна фракція нікого не підтримує.
   *[other] Перемога: { SEATS($left) }
}

## Стіл у терміналі

table-faction-now = { $over ->
    [yes] Переможна фракція: { NAME($faction) }
   *[no] Якби гра закінчилася зараз: { NAME($faction) }
}
table-tavern = Таверна: { $cards }
table-piles = Порт { $harbor }, глушина { $wilderness }, цвинтар { $graveyard } (згори: { $top })
table-graveyard = Цвинтар згори: { $cards }
table-party = { SEAT($seat) } ({ NAME($leader) }): відкриті герої { $heroes } з { $limit }, таємні { $hidden }, на руці { $hand }
    .secret = { SEAT($seat) }: відкриті герої { $heroes } з { $limit }, таємні { $hidden }, на руці { $hand }
table-hidden = таємні: { $cards }
table-leader = Ваш лідер: { NAME($leader) }, { $factions }
table-ability = Застосовують: { NAME($card) } · { SEAT($seat) }
table-held = відкладено: { $cards }
table-looking = Ви дивитеся на ({ PLACE($place) }): { NAME($card) }
table-every-faction = кожна фракція

## Як закінчуються ігри, пораховано в багатьох іграх

ending-one-candidate = { NAME($a) }, підтримано одного гравця
ending-no-candidate = { NAME($a) }, не підтримано нікого
ending-most-heroes = { NAME($a) }, найбільше героїв переможної фракції
ending-fewest-heroes = { NAME($a) }, найменше героїв загалом
ending-highest-leader = { NAME($a) }, найбільший номер лідера
