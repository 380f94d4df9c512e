# Застосунок у браузері: усе, крім самого столу.

## Сторінка

web-title = Hidden Hand
web-description = Грайте онлайн у «Таємних лідерів» і «Таємних союзників» із друзями або ботами
web-nav = Сторінки
web-nav-play = Грати
web-nav-replays = Повтори
web-nav-rules = Правила
web-nav-settings = Налаштування
web-nav-about = Про проєкт
web-to-content = Перейти до вмісту
web-to-home = Головна
web-close = Закрити
web-menu = Меню
web-save = Зберегти
web-saved = Збережено.
web-search = Пошук
web-reload = Завантажити знову
web-try-now = Спробувати зараз
web-go-on = Грати далі
web-your-turn = Ваша черга
web-no-page = Такої сторінки немає
web-page-lost = Не вдалося завантажити цю сторінку
web-page-lost-why = Немає зв’язку із сервером, або він має новішу версію цього застосунку.
web-new-version = Є нова версія цієї сторінки.
web-lost = Немає зв’язку із сервером. Нічого не втрачено; з’єднання відновиться автоматично.
web-error-unreachable = Немає зв’язку із сервером.
web-error-other = Щось пішло не так. Спробуйте ще раз або завантажте сторінку знову.
web-guest = Гість { $number }

## Головна

web-home-title = Хто кому служить?
web-home-lead = Дві настільні гри про таємні союзи. Грайте відразу проти ботів або надішліть посилання друзям: без облікового запису, без встановлення.
web-home-games = Ігри
web-home-mine = Мої ігри
web-game-hidden_leaders = Таємні лідери
web-game-secret_allies = Таємні союзники
web-about-hidden_leaders = Служіть таємному лідерові, зберіть ватагу найдивніших героїв і поверніть хід війни на свій бік, перш ніж хтось здогадається, за кого ви.
web-about-secret_allies = Ведіть війська, торгуйте й робіть ставки наосліп на мапі, де кожна держава вже може бути чиїмось таємним союзником, а свого розкрийте тоді, коли це вдарить найболючіше.
web-seat-numbers = { $low }–{ $high } гравців
web-minutes = { $low } хв
web-minutes-span = { $low }–{ $high } хв
web-minutes-with = { $minutes } хв для { $seats } гравців
web-weight-light = Легка гра
web-weight-medium = Гра середньої складності
web-weight-heavy = Складна гра
web-play-now = Грати зараз
web-play-now-told = Грати зараз: з ботами, гравців: { $seats }, приблизно { $minutes } хв
web-play-now-short = Грати зараз: коротка гра з ботами, гравців: { $seats }, приблизно { $minutes } хв
web-starting = Готуємо стіл…
web-new-room = Нова кімната
web-join = Приєднатися до друзів
web-join-code = Код або посилання кімнати
web-join-go = Приєднатися
web-join-bad = Код кімнати складається з десяти літер і цифр, як наприкінці її посилання.
web-lobby = Відкриті кімнати
web-lobby-empty = Зараз жодна кімната не чекає на гравців.
web-stage-waiting = чекає на гравців
web-stage-playing = гра триває
web-stage-over = гру закінчено
web-stage-abandoned = гру покинуто
web-seats-taken = зайнято місць: { $taken } з { $seats }

## Кімната

web-option-game = Гра
web-options = Параметри
web-option-seats = Гравці
web-option-clock = Час на хід
web-option-bot-pace = Боти грають
web-option-public = Приєднатися може кожен (видно у відкритих кімнатах)
web-option-rated = Рейтингова гра
web-option-hints = Підказки дозволено
web-bot-pace-0 = відразу
web-bot-pace-08 = за мить
web-bot-pace-2 = повільно
web-clock-choice-none = без годинника
web-clock-choice-quick = 30 секунд, 2 хвилини запасу
web-clock-choice-calm = 90 секунд, 10 хвилин запасу
web-clock-choice-day = 1 день, 1 день запасу
web-clock-choice-three-days = 3 дні, тиждень запасу
web-clock-choice-own = інший годинник
web-clock-none = без годинника
web-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
web-clock-minutes = { $minutes ->
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
   *[many] { $minutes } хвилин на хід
}
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[many] { $seconds } секунд на хід
}
web-make-room = Створити кімнату
web-room-opening = Хвилинку…
web-room-gone-why = Можливо, у посиланні помилка або кімнату закрито.
web-seats = Місця
web-seat-free = вільне
web-seat-you = ви
web-seat-host = господар
web-seat-local = на цьому пристрої
web-seat-bot = Бот
web-sit = Сісти тут
web-sit-local = Додати людину на цьому пристрої
web-sit-local-short = На цьому пристрої
web-sit-local-why = У вас спільний екран; між ходами сторінка просить передати пристрій.
web-sit-down = Сісти
web-leave = Звільнити місце
web-clear = Прибрати
web-send-away = Прибрати гравця
web-name = Ім’я
web-bot = Бот
web-bot-name = { $seat ->
    [0] Сорока
    [1] Чапля
    [2] Видра
    [3] Рись
    [4] Борсук
   *[other] Горностай
}
web-bot-level = Рівень ботів
web-bot-level-of = Рівень бота: { $name }
web-bot-random = випадковий
web-bot-easy = легкий
web-bot-normal = звичайний
web-bot-hard = важкий
web-bot-expert = експерт
web-bot-swift = блискавичний
web-bot-master = майстер
web-bot-about-random = Обирає навмання.
web-bot-about-easy = Грає як початківець.
web-bot-about-normal = Грає розсудливо, але не думає наперед.
web-bot-about-hard = Думає наперед, розігруючи можливі партії.
web-bot-about-expert = Прораховує більше ходів і зважає на те, що роблять інші.
web-bot-about-swift = Навчився, граючи сам із собою: сильний і відповідає одразу.
web-bot-about-master = Навчився, граючи сам із собою, і думає наперед: найсильніший рівень.
web-bot-instead = Замість нього грає «{ $level }», бо мережа не може грати за цим столом.
web-fill = Заповнити ботами
web-start = Почати гру
web-start-needs = { $seats ->
    [one] Ще вільне { $seats } місце.
    [few] Ще вільні { $seats } місця.
   *[many] Ще вільно { $seats } місць.
}
web-start-host = Чекаємо, поки господар почне ({ $name }).
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
web-invite = Запросити
web-invite-watch = Запросити глядачів
web-invite-link = За цим посиланням може ввійти кожен
web-qr = Посилання як QR-код
web-copy = Копіювати
web-copied = Скопійовано.
web-copy-by-hand = Браузер не дозволяє копіювати: скопіюйте посилання вручну.
web-share = Поділитися
web-deal-proven = Роздача, чесність якої можна перевірити
web-deal-why = Ще до того, як хтось сів за стіл, сервер обрав секрет; число нижче є його відбитком. Ваш браузер додає власну випадковість, запам’ятовує це число й після гри каже, чи дотримав сервер зобов’язання.

## Розмова

web-chat = Чат
web-chat-unread = { $count ->
    [0] Чат
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
   *[many] Чат: { $count } нових повідомлень
}
web-chat-empty = Повідомлень ще немає.
web-chat-say = Написати повідомлення
web-chat-off = Вимкнути чат
web-chat-on = Увімкнути чат
web-chat-is-off = Чат на цьому пристрої вимкнено.
web-send = Надіслати
web-about-person = Відомості: { $name }
web-mute = Вимкнути за цим столом
web-unmute = Увімкнути знову
web-reaction-applause = Браво!
web-reaction-laugh = Ха-ха
web-reaction-surprise = Ого!
web-reaction-think = Гм…
web-reaction-sorry = Перепрошую
web-reaction-hurry = Швидше!

## За столом

web-spectator = глядач
web-waiting-for = Чекаємо на: { $seats }
web-take-back = Скасувати
web-log = Журнал
web-skip = Наживо
web-missed = Поки вас не було
web-sound = Звук
web-speed-is = Анімація: { $speed }
web-leave-to-bot = Хай за мене грає бот
web-bot-plays-for-you = За вас грає бот.
web-take-seat-back = Повернути моє місце
web-abandon = Запропонувати покинути гру
web-abandon-wanted = Покинути гру? За: { $names }
web-abandon-agree = Погоджуюся
web-abandon-withdraw = Відкликати голос
web-abandoned = Цю гру покинуто
web-resign = Здатися
web-resign-sure = Здатися? Цього не можна скасувати.
web-hand-over = Передайте пристрій: { $name }
web-hand-over-why = Усі карти приховано, поки ви не торкнетеся екрана.
web-hand-over-ready = Це я: { $name }
web-rule-unknown = Такого правила немає.
web-rule-in-book = Відкрити в правилах

## Після гри

web-after = Після гри
web-end-again = Показати ще раз
web-end-skip = Показати все
web-end-nobody = Ніхто не перемагає
web-end-you-won = Ви перемогли!
web-end-won = { $count ->
    [one] Перемагає { ALL($seats) }
    [few] Перемагають { ALL($seats) }
    [many] Перемагають { ALL($seats) }
   *[other] Перемагають { ALL($seats) }
}
web-back-to-result = Назад до результату
web-look-at-table = Оглянути стіл
web-rematch = Реванш
web-rematch-withdraw = Скасувати реванш
web-rematch-waits = Чекаємо на: { $names }
web-replay = Повтор
web-verify = Перевірити роздачу
web-verify-why = Заново обчислює у вашому браузері кожне тасування й жеребкування.
web-verified = { $draws ->
    [one] Роздачу вам доведено: заново обчислено { $draws } жеребкування.
    [few] Роздачу вам доведено: заново обчислено всі { $draws } жеребкування.
   *[many] Роздачу вам доведено: заново обчислено всі { $draws } жеребкувань.
}
web-verified-own = Сервер дотримав зобов’язання, яке бачив цей браузер, і використав вашу частку випадковості.
web-recomputed = { $draws ->
    [one] Заново обчислено { $draws } жеребкування; воно випливає з оприлюдненого секрету.
    [few] Заново обчислено всі { $draws } жеребкування; вони випливають з оприлюдненого секрету.
   *[many] Заново обчислено всі { $draws } жеребкувань; вони випливають з оприлюдненого секрету.
}
web-recomputed-only = Цей браузер нічого не додав до роздачі або вже не знає, що бачив, тож не може сказати, чи сервер обрав секрет заздалегідь. Якщо ви записали зобов’язання до гри, порівняйте:
web-not-pinned = Сервер змінив своє зобов’язання після того, як додано вашу частку: цю роздачу не доведено.
web-not-own = Сервер не використав частки з цього браузера: цю роздачу не доведено.
web-not-verified = Жеребкування { $draw } не відповідає секрету!
web-not-committed = Це не той секрет, який закріпив сервер!

## Повтори

web-replays-empty = Тут будуть ваші закінчені ігри.
web-won = перемога
web-more = Показати ще
web-ratings = Рейтинг
web-rating = { $games ->
    [one] { $rating } після { $games } гри
    [few] { $rating } після { $games } ігор
   *[many] { $rating } після { $games } ігор
}
web-upload = Відкрити запис
web-download = Завантажити запис
web-share-moment = Копіювати посилання на цей момент
web-copied-moment = Скопійовано посилання на момент { $number }.
web-eyes = Дивитися як
web-eyes-open = усі карти відкрито
web-replay-gone-why = Можливо, у посиланні помилка або гру ще не закінчено.
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-forth = Крок уперед
web-replay-last = На кінець
web-replay-moment = Момент гри

## Правила

web-rules-found = { $count ->
    [one] { $count } параграф
    [few] { $count } параграфи
   *[many] { $count } параграфів
}

## Налаштування

web-you = Ви
web-look = Вигляд і звук
web-language = Мова
web-theme = Тема
web-theme-system = системна
web-theme-light = світла
web-theme-dark = темна
web-theme-to-light = Світла тема
web-theme-to-dark = Темна тема
web-speed = Анімація
web-speed-0 = вимкнено
web-speed-05 = повільна
web-speed-1 = звичайна
web-speed-2 = швидка
web-speed-4 = дуже швидка
web-speed-still = Анімацію вимкнено, бо ваша система просить менше руху.
web-devices = Пристрої
web-devices-why = Паролів немає. Одноразове посилання додає ще один ваш пристрій.
web-sign-in-link = Відкрийте його невдовзі на іншому пристрої; потім порівняйте код і підтвердьте його тут
web-sign-in-make = Додати пристрій
web-sign-in = Це посилання для входу як { $name }
web-sign-in-why = Продовжуйте, лише якщо це ваш обліковий запис. На інших пристроях цього запису ({ $name }) буде видно всі ваші столи, карти й секрети з цього пристрою, і там зможуть грати за вас.
web-sign-in-leaves = На цьому пристрої ви зараз граєте як { $me }. Ці ігри залишаться там; у налаштуваннях цього пристрою можна повернутися.
web-sign-in-same = На цьому пристрої вже виконано вхід як { $name }.
web-sign-in-go = Запитати інший пристрій
web-sign-in-code = Чи видно цей код і на іншому пристрої?
web-sign-in-wait = Підтвердьте його там. Ця сторінка продовжить сама.
web-sign-in-asked = { $device } просить увійти під вашим іменем. Чи показує він цей код?
web-sign-in-asked-why = Якщо це не ваш пристрій, відмовте: він бачив би всі ваші ігри й міг би грати за вас.
web-sign-in-yes = Так, дозволити вхід
web-sign-in-no = Ні
web-sign-in-done = Вхід на пристрої виконано.
web-sign-in-refused = Відмовлено. Посилання більше не діє.
web-sign-in-back = Раніше на цьому пристрої: { $name }.
web-sign-in-back-go = Повернутися до: { $name }
web-sign-in-empty = Це посилання неповне
web-sign-in-again = Створіть нове посилання в налаштуваннях на іншому пристрої.
web-signed-in = Вітаємо, { $name }!
web-sign-out = Вийти
web-device = Пристрій без назви
web-device-this = цей пристрій
web-device-seen = востаннє { $date }
web-data = Ваші дані
web-export = Завантажити всі мої дані
web-erase = Видалити мій обліковий запис
web-erase-sure = Ваше ім’я, пристрої та історію буде видалено назавжди. Закінчені ігри лишаються для тих, хто в них грав, без вашого імені.
web-erased = Обліковий запис видалено.

## Про гру

web-about-lead = Hidden Hand – вільне програмне забезпечення: повні правила, роздачі, чесність яких можна перевірити, боти й записи ігор, які легко читати.
web-about-unofficial = Це неофіційний проєкт прихильників. Назви ігор належать їхнім видавцям. Усі тексти, малюнки й програми тут наші або поширюються за ліцензіями, вказаними нижче.
web-about-icons = Малюнки
web-about-icons-how = Герби й портрети складено з піктограм сайту
web-about-font = Шрифт
