# Що відхилено й чому: `error-КОД` або `error-КОД-ПРИЧИНА`. $place каже, де.

error-any = Це відхилено.
error-not-an-option = { $place }: такого варіанта немає.
error-out-of-turn = { $place }: зараз не черга цього місця.
error-game-is-over = Гра закінчилася.
error-unknown-game = Немає гри { $place }. Є: { KEYS($known) }
    .plain = Немає гри { $place }.
error-bad-settings = Неправильне налаштування: { $place }
error-bad-settings-unknown = Немає налаштування { $place }. Є: { KEYS($known) }
error-bad-settings-value = Налаштування { $place } не може мати значення { $value }. Може мати: { KEYS($known) }
error-bad-settings-seats = Це гра на { $low }–{ $high } гравців, а не на { $count }.
error-bad-settings-promo = Промогерої належать до роздрібного видання (HL-16.10).
error-bad-settings-two-seats = Налаштування { $place } лише для 2 гравців (HL-16.8).
error-bad-settings-no-set-up = Тут немає розкладки на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}. Є для: { KEYS($known) }
error-bad-settings-count = --{ $place }: не може бути { $count }.
error-bad-settings-two-bots = Для драбини потрібні щонайменше два боти.
error-bad-settings-ladder = { $place }: у цьому файлі партії іншого рейтингу. Виберіть інший файл або ботів, місця, налаштування й зерно того запуску.
error-bad-settings-form = { $place } – не налаштування; налаштування мають вигляд ключ=значення.
error-bad-settings-twice = Налаштування { $place } задано двічі.
error-bad-data = Неправильні дані: { $place }
error-bad-position = Цю позицію не вдалося прочитати: { $place }
error-bad-record = Це не правильний запис: { $place }
error-bad-record-other-game = Це запис іншої гри: { NAME($game) }
error-bad-record-ended = Ця гра закінчилася; її покаже команда replay.
error-truncated-record = Бракує кінця запису: { $place }
error-damaged-record = Запис пошкоджено: { $place }
error-wrong-version = Запис зроблено за іншими правилами або іншою версією: { $place }
error-bad-state = Це не правильна позиція цієї гри: { $place }
error-broken-invariant = Гра дійшла до неможливої позиції: { $place }. Це наша помилка; просимо про неї повідомити.
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
error-unknown-bot-file = Файл не знайдено: { $place }
error-unknown-bot-level = { NAME($game) }: ще немає рівня { $place }.
error-bot-failed = { $place }: бот дав збій.
error-worker-failed = { $place }: процес, який допомагав обмірковувати, дав збій.
error-wrong-weights = Ваги мережі не підходять: { $place }
error-wrong-checkpoint = Ця контрольна точка належить до іншого навчання: { $place }
error-unknown-language = Немає мови { $place }. Є: { KEYS($known) }
    .plain = Немає мови { $place }.
error-unknown-paragraph = У правилах немає параграфа { $place }.
error-unknown-seat = Немає місця { $place }. Є від 0 до { $last }.
    .plain = Немає місця { $place }.
error-bad-file = Файл { $place } не можна використати.
error-bad-file-missing = Файл або теку не знайдено: { $place }
error-bad-file-closed = Немає дозволу: { $place }
error-bad-file-folder = { $place } – тека.
error-bad-file-no-text = { $place } – не текстовий файл.
error-bad-usage = Команду { $place } так не зрозуміти.
error-bad-usage-no-option = Команда { $place } не має параметра { $about }.
error-bad-usage-missing = Команді { $place } потрібно: { $about }.
error-bad-usage-value = Неправильне значення { $about } (команда { $place }).
error-bad-usage-no-command = Немає команди { $about }.
error-bad-usage-extra = Команда { $place } не знає, що робити з: { $about }.
error-bad-usage-no-value = { $about }: потрібне значення.
error-bad-usage-range = { $place }: потрібне число, більше за { $low } і не більше за { $high }.
error-bad-usage-name = Ім’я – один непорожній рядок.
error-missing-extra = Бракує пакета { $place }: pip install 'hiddenhand[cli]'

error-bad-server-settings = Неправильне налаштування сервера: { $place }
error-bad-server-settings-unknown = Налаштування сервера { $place } не існує. Можливо, { $nearest }?
error-port-in-use = На { $place } уже слухає інша програма. Виберіть інший порт параметром --port.
error-bad-address = Сервер не може слухати на { $place }.
error-store-in-use = Цю базу даних уже використовує інший сервер.
error-bad-store = Цієї бази даних не можна використати.
error-bad-store-newer = Базу даних записала новіша версія цієї програми ({ $version }).
error-bad-store-foreign = База даних належить іншій програмі.
error-bad-store-url = Це не адреса бази даних. Приклад: { $example }
error-bad-store-think = Цю роботу можуть ділити лише сервери на PostgreSQL. З файлом сервер робить усе сам.
error-bad-store-version = База даних має версію { $version }, а ця програма потребує іншої. Спершу запустіть сервер цієї програми.
error-bad-store-empty = База даних порожня.
error-bad-store-missing = Базу даних не знайдено: { $file }
error-bad-store-folder = { $file } – це тека. Вкажіть файл бази даних у ній.
error-bad-store-not-empty = База даних не порожня; резервну копію відновлюють лише в порожню.
error-bad-backup = Цієї резервної копії не можна використати: { $place }
error-bad-backup-foreign = Це не резервна копія: { $place }
error-bad-backup-damaged = Резервну копію пошкоджено: { $place }
error-bad-backup-newer = Резервну копію записала новіша версія цієї програми ({ $version }): { $place }
error-bad-backup-file = Файл резервної копії не вдається прочитати чи записати: { $place }
error-foreign-origin = Цей запит надійшов з іншого сайту.
error-deal-mismatch = Роздача не відповідає секрету й тому, що додали гравці: { $place }
error-deal-mismatch-missing = Цей запис не має роздачі, яку можна перевірити, тож немає зобов’язання для порівняння.
error-deal-mismatch-commitment = Сервер змінив своє зобов’язання після того, як гравці додали свою частку: цю роздачу не доведено.
error-deal-mismatch-added = Вашу частку випадковості не використано: цю роздачу не доведено.
error-server-error = Тут щось пішло не так. Це наша помилка; просимо про неї повідомити.
error-no-planes = Ця гра не підтримує середовищ для навчання: { $place }

## Де

where-seat = місце { $number }
where-line = рядок { $number }
where-answer = відповідь { $number }
where-byte = байт { $number }
error-bad-experiment = Цей експеримент не можна провести: { $place }
error-another-experiment = { $place } містить результати іншого експерименту.
error-no-results = { $place }
error-no-results-none = { $place }: ще не зіграно жодної гри.
error-no-results-damaged = { $place }: файл пошкоджено. Вилучіть його й запустіть експеримент ще раз: його ігри буде зіграно знову.
error-lost-process = Один із процесів зупинено ззовні. Запустіть експеримент ще раз: він продовжиться з того самого місця.
error-bad-probe = Цей зонд не можна використати: { $place }
error-no-cluster = Жоден кластер Ray не відповідає: { $place }
error-no-room-there = Кімнату не знайдено: { $place }
error-connection-lost = Сервер не відповідає. Спробуйте ще раз за мить.
