# Що відхилено й чому: `error-КОД` або `error-КОД-ПРИЧИНА`. $place каже, де.

error-any = Це відхилено ({ $code }).
error-not-an-option = { $place }: це не відповідь на запитання.
error-out-of-turn = { $place }: зараз відповідати не треба.
error-game-is-over = Гра закінчилася.
error-unknown-game = Немає гри { $place }. Є: { KEYS($known) }
    .plain = Немає гри { $place }.
error-bad-settings = Налаштування { $place } не підходить.
error-bad-settings-unknown = Немає налаштування { $place }. Є: { KEYS($known) }
error-bad-settings-value = Налаштування { $place } не може мати значення { $value }. Може мати: { KEYS($known) }
error-bad-settings-seats = У грі від { $low } до { $high } місць, а не { $count }.
error-bad-settings-promo = Промогерої належать до роздрібного видання (HL-16.10).
error-bad-settings-two-seats = Налаштування { $place } лише для 2 місць (HL-16.8).
error-bad-settings-no-set-up = Тут немає розкладки на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}. Є для: { KEYS($known) }
error-bad-settings-count = --{ $place }: не може бути { $count }.
error-bad-settings-two-bots = Для драбини потрібні щонайменше два боти.
error-bad-settings-form = { $place } – не налаштування; налаштування мають вигляд ключ=значення.
error-bad-settings-twice = Налаштування { $place } задано двічі.
error-bad-data = Ці дані хибні: { $place }
error-bad-position = Цю позицію не вдалося прочитати: { $place }
error-bad-record = Це не запис, який ми вміємо прочитати: { $place }
error-bad-record-other-game = Це запис іншої гри: { NAME($game) }
error-bad-record-ended = Ця гра закінчилася; її покаже команда replay.
error-truncated-record = Бракує кінця запису: { $place }
error-damaged-record = Запис пошкоджено: { $place }
error-wrong-version = Запис зроблено за іншими правилами або іншою версією: { $place }
error-bad-state = Це не стан цієї гри: { $place }
error-broken-invariant = Гра опинилася в неможливому становищі: { $place }. Це наша помилка.
error-unknown-bot = Немає такого бота: { $place }
error-unknown-bot-name = Немає бота { $place }. Є: { KEYS($known) }; або модуль:Клас, або файл.py:Клас
error-unknown-bot-parameters = { $place }: бот не приймає цих параметрів; вони мають вигляд depth=3.
error-unknown-bot-number = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}: { $place }
error-unknown-bot-file = Немає файлу { $place }.
error-unknown-bot-level = { NAME($game) }: ще немає рівня { $place }.
error-bot-failed = { $place }: бот підвів.
error-worker-failed = { $place }: процес, який допомагав обмірковувати, дав збій.
error-unknown-language = Немає мови { $place }. Є: { KEYS($known) }
    .plain = Немає мови { $place }.
error-unknown-paragraph = У правилах немає параграфа { $place }.
error-unknown-seat = Немає місця { $place }. Є від 0 до { $last }.
    .plain = Немає місця { $place }.
error-bad-file = Файл { $place } не можна використати.
error-bad-file-missing = Немає файлу чи теки { $place }.
error-bad-file-closed = Немає дозволу: { $place }.
error-bad-file-folder = { $place } – тека.
error-bad-file-no-text = { $place } – не текст.
error-bad-usage = Команду { $place } так не зрозуміти.
error-bad-usage-no-option = Команда { $place } не має параметра { $about }.
error-bad-usage-missing = Команді { $place } потрібно: { $about }.
error-bad-usage-value = Команда { $place } не може використати значення, задане в { $about }.
error-bad-usage-no-command = Немає команди { $about }.
error-bad-usage-extra = Команда { $place } не знає, що робити з: { $about }.
error-bad-usage-no-value = { $about }: потрібне значення.
error-bad-usage-range = { $place }: потрібне число, більше за { $low } і не більше за { $high }.
error-bad-usage-name = Ім’я – один непорожній рядок.
error-missing-extra = Бракує пакета { $place }: pip install 'hiddenhand[cli]'

error-bad-server-settings = Неправильне налаштування сервера: { $place }
error-port-in-use = На { $place } уже слухає інша програма; --port задає інший порт.
error-bad-address = Сервер не може слухати на { $place }.
error-store-in-use = Із цією базою даних уже працює інший сервер.
error-bad-store = Цієї бази даних не можна використати.
error-bad-store-newer = Базу даних записала новіша версія цієї програми ({ $version }).
error-bad-store-foreign = База даних належить іншій програмі.
error-bad-store-url = Це не адреса бази даних. Вона виглядає так: { $example }
error-bad-store-think = Думки спільні лише в серверів на PostgreSQL. Файл належить своєму серверові, який думає сам.
error-bad-store-version = База даних має версію { $version }, а ця програма потребує іншої. Спершу запустіть її сервер.
error-bad-store-empty = У базі даних ще нічого немає.
error-bad-store-missing = Бази даних { $file } немає.
error-bad-store-not-empty = База даних не порожня; резервну копію відновлюють лише в порожню.
error-bad-backup = Цієї резервної копії не можна використати: { $place }
error-bad-backup-foreign = Це не резервна копія: { $place }
error-bad-backup-damaged = Резервну копію пошкоджено: { $place }
error-bad-backup-newer = Резервну копію записала новіша версія цієї програми ({ $version }): { $place }
error-bad-backup-file = Файл резервної копії не вдається прочитати чи записати: { $place }
error-foreign-origin = Про це просить сторінка іншого сайту.
error-deal-mismatch = Роздача не випливає із секрету й внеску гравців: { $place }
error-server-error = Тут щось пішло не так. Це наша помилка.
error-no-planes = Ця гра не описує себе програмам, що навчаються: { $place }

## Де

where-seat = місце { $number }
where-line = рядок { $number }
where-answer = відповідь { $number }
where-byte = байт { $number }
error-bad-experiment = Цей експеримент не можна провести: { $place }
error-another-experiment = { $place }: тут не результати цього експерименту.
error-no-results = { $place }
error-no-results-none = { $place }: ще не зіграно жодної гри.
error-no-results-damaged = { $place }: файл пошкоджено. Вилучіть його й запустіть експеримент ще раз: його ігри буде зіграно знову.
error-lost-process = Один із процесів завершено ззовні. Запустіть експеримент ще раз: він піде далі з того місця, де зупинився.
error-bad-probe = Цей зонд не можна використати: { $place }
error-no-cluster = Жоден кластер Ray не відповідає: { $place }
error-no-room-there = Такої кімнати немає: { $place }
error-server-refused = Сервер відмовив: { $place }
