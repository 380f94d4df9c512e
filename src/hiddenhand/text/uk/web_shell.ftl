# Застосунок у браузері: усе, крім самого столу.

## Сторінка

web-title = Hidden Hand
web-nav = Сторінки
web-nav-play = Грати
web-nav-replays = Повтори
web-nav-rules = Правила
web-nav-settings = Налаштування
web-nav-about = Про проєкт
web-to-content = До вмісту
web-to-home = На головну сторінку
web-close = Закрити
web-menu = Меню
web-save = Зберегти
web-saved = Збережено.
web-search = Пошук
web-reload = Завантажити знову
web-try-now = Спробувати зараз
web-go-on = Далі
web-your-turn = Ваша черга
web-no-page = Такої сторінки немає
web-page-lost = Не вдалося завантажити цю сторінку
web-page-lost-why = Сервер недоступний або має новішу версію цього застосунку.
web-new-version = Є нова версія цієї сторінки.
web-lost = Сервер недоступний. Нічого не втрачено; сторінка повернеться сама.
web-error-unreachable = Сервер недоступний.
web-error-other = Не вдалося: { $message }
web-guest = Гість { $number }

## Головна

web-home-title = Хто кому служить?
web-home-lead = Дві настільні гри про таємні союзи. Грайте відразу проти ботів або надішліть посилання друзям: без облікового запису, без встановлення.
web-home-games = Ігри
web-home-mine = Мої ігри
web-game-hidden_leaders = Таємні лідери
web-game-secret_allies = Таємні союзники
web-about-hidden_leaders = Ваш лідер – таємниця. Збирайте героїв, рухайте два маркери й дайте своїй фракції перемогти, не розкриваючи карт.
web-about-secret_allies = Шестикутні клітинки, приховані ставки й союзники, про яких ніхто не знає. Будуйте, воюйте, торгуйте й розкрийте друзів у слушну мить.
web-seat-numbers = гравців: від { $low } до { $high }
web-play-now = Грати зараз
web-starting = Готуємо стіл…
web-new-room = Нова кімната
web-join = До друзів
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
web-option-clock = Час на відповідь
web-option-bot-pace = Боти відповідають
web-option-public = Приєднатися може кожен (видно у відкритих кімнатах)
web-option-rated = Зараховується до рейтингу
web-option-hints = Підказки дозволено
web-bot-pace-0 = відразу
web-bot-pace-08 = за мить
web-bot-pace-2 = повільно
web-clock-choice-none = без годинника
web-clock-choice-quick = 30 секунд, 2 хвилини запасу
web-clock-choice-calm = 90 секунд, 10 хвилин запасу
web-clock-choice-day = день, день запасу
web-clock-choice-three-days = три дні, тиждень запасу
web-clock-choice-own = інший годинник
web-clock-none = без годинника
web-clock-days = { $days ->
    [one] { $days } день на відповідь
    [few] { $days } дні на відповідь
   *[many] { $days } днів на відповідь
}
web-clock-minutes = { $minutes ->
    [one] { $minutes } хвилина на відповідь
    [few] { $minutes } хвилини на відповідь
   *[many] { $minutes } хвилин на відповідь
}
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда на відповідь
    [few] { $seconds } секунди на відповідь
   *[many] { $seconds } секунд на відповідь
}
web-make-room = Створити кімнату
web-room-opening = Хвилинку…
web-room-gone-why = Можливо, у посиланні помилка або кімнату закрито.
web-seats = Хто де сидить
web-seat-free = вільне
web-seat-you = ви
web-seat-host = господар
web-seat-local = на цьому пристрої
web-seat-away = зараз не тут
web-seat-bot = Бот
web-sit = Сісти тут
web-sit-local = Ще одна людина на цьому пристрої
web-sit-local-short = Гість
web-sit-local-why = У вас спільний екран; між ходами сторінка просить передати пристрій.
web-sit-down = Сісти
web-leave = Встати
web-clear = Відіслати
web-send-away = Звільнити це місце
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
web-bot-random = випадковий
web-bot-easy = легкий
web-bot-normal = звичайний
web-bot-hard = важкий
web-bot-expert = експерт
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
web-invite-watch = Запросити подивитися
web-invite-link = Хто має це посилання, той може ввійти
web-qr = Посилання як QR-код
web-copy = Копіювати
web-copied = Скопійовано.
web-copy-by-hand = Браузер цього не дозволяє: скопіюйте вручну.
web-share = Поділитися
web-deal-proven = Ніхто не може вибрати роздачу
web-deal-why = Ще до того, як хтось сів за стіл, сервер закріпив свій секрет числом, поданим нижче. Ваш браузер додає власну випадковість. Після гри кожен може перевірити кожну карту.

## Розмова

web-chat = Чат
web-chat-unread = { $count ->
    [0] Чат
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
   *[many] Чат: { $count } нових повідомлень
}
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-say = Скажіть щось
web-chat-off = Вимкнути чат
web-chat-on = Слухати знову
web-chat-is-off = Чат на цьому пристрої вимкнено.
web-send = Надіслати
web-about-person = Відомості: { $name }
web-mute = Позбавити голосу за цим столом
web-unmute = Повернути голос
web-reaction-applause = Браво!
web-reaction-laugh = Ха-ха
web-reaction-surprise = Ого!
web-reaction-think = Гм…
web-reaction-sorry = Перепрошую
web-reaction-hurry = Може, швидше?

## За столом

web-spectator = глядач
web-waiting-for = Чекаємо на: { $seats }
web-take-back = Узяти назад
web-log = Що сталося
web-skip = До поточного моменту
web-missed = Поки вас не було
web-sound = Звук
web-speed-is = Анімація: { $speed }
web-leave-to-bot = Віддати місце ботові
web-bot-plays-for-you = За вас грає бот.
web-take-seat-back = Повернути моє місце
web-abandon = Запропонувати покинути гру
web-abandon-wanted = Покинути гру? За: { $names }
web-abandon-agree = Погоджуюся
web-abandon-withdraw = Відкликати згоду
web-abandoned = Цю гру покинуто
web-resign = Здатися
web-resign-sure = Ви здаєте гру остаточно.
web-hand-over = Передайте пристрій: { $name }
web-hand-over-why = Поки ви не торкнетеся екрана, нічиїх карт не видно.
web-hand-over-ready = Це я: { $name }
web-rule-unknown = Такого параграфа немає.
web-rule-in-book = Відкрити це місце в правилах

## Після гри

web-after = Після гри
web-back-to-result = Назад до результату
web-look-at-table = Оглянути стіл
web-rematch = Зіграти ще раз
web-rematch-withdraw = Усе-таки не грати
web-rematch-waits = Чекаємо на: { $names }
web-replay = Повтор
web-verify = Перевірити роздачу
web-verify-why = Заново обчислює в цьому браузері кожне тасування й жеребкування.
web-verified = { $draws ->
    [one] Роздача була чесна: заново обчислено { $draws } жеребкування.
    [few] Роздача була чесна: заново обчислено всі { $draws } жеребкування.
   *[many] Роздача була чесна: заново обчислено всі { $draws } жеребкувань.
}
web-verified-own = Те, що додав цей браузер, у ній враховано.
web-verified-not-own = Але того, що додав цей браузер, у ній не враховано!
web-not-verified = Жеребкування { $draw } не випливає із секрету!
web-not-committed = Це не той секрет, який закріпив сервер!

## Повтори

web-replays-empty = Тут будуть ваші закінчені ігри.
web-won = перемога
web-more = Давніші
web-ratings = Рейтинг
web-rating = { $games ->
    [one] { $rating } після { $games } гри
    [few] { $rating } після { $games } ігор
   *[many] { $rating } після { $games } ігор
}
web-upload = Відкрити запис
web-download = Завантажити запис
web-share-moment = Посилання на цей момент
web-copied-moment = Скопійовано посилання на момент { $number }.
web-eyes = Чиїми очима
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
web-theme = Кольори
web-theme-system = як у системі
web-theme-light = світлі
web-theme-dark = темні
web-theme-to-light = Світлі кольори
web-theme-to-dark = Темні кольори
web-speed = Анімація
web-speed-0 = немає
web-speed-05 = повільна
web-speed-1 = спокійна
web-speed-2 = швидка
web-speed-4 = дуже швидка
web-speed-still = Ваша система просить обходитися без анімації, тож її немає.
web-notify = Сповіщати, коли моя черга
web-notify-why = Для ігор, що тривають днями: сповіщення, поки ця сторінка або встановлений застосунок відкриті у фоні.
web-notify-refused = Браузер не дозволяє сповіщень звідси.
web-devices = Пристрої
web-devices-why = Паролів немає. Одноразове посилання додає ще один ваш пристрій.
web-sign-in-link = Відкрийте його невдовзі на іншому пристрої; воно діє один раз
web-sign-in-make = Посилання для іншого пристрою
web-sign-in = Увійти на цьому пристрої
web-sign-in-why = Цей пристрій буде вашим, з вашим ім’ям і вашими іграми.
web-sign-in-go = Увійти
web-sign-in-empty = Це посилання неповне
web-sign-in-again = Створіть нове посилання в налаштуваннях на іншому пристрої.
web-signed-in = Вітаємо, { $name }
web-sign-out = Вийти
web-device = пристрій
web-device-this = цей пристрій
web-device-seen = востаннє { $date }
web-data = Ваші дані
web-export = Завантажити все про мене
web-erase = Видалити мій обліковий запис
web-erase-sure = Ваше ім’я, пристрої та історію буде видалено назавжди. Закінчені ігри лишаються для тих, хто в них грав, без вашого імені.
web-erased = Ваші дані видалено.

## Про гру

web-about-lead = Hidden Hand – вільне програмне забезпечення: повні правила, чесні столи, роздачі з доказом, боти й записи, які можна читати.
web-about-unofficial = Це неофіційна реалізація, зроблена прихильниками. Назви ігор належать їхнім видавцям; усі тексти, малюнки й програми тут – наші або поширюються за ліцензіями, вказаними нижче.
web-about-icons = Малюнки
web-about-icons-how = Герби й портрети складено з піктограм сайту
web-about-font = Шрифт
