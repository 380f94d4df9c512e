# Команда: її довідка й те, що вона друкує.

## Сторінка довідки

help = Настільні ігри про таємні союзи: грайте, моделюйте, переглядайте, перевіряйте.
help-usage = Використання: { $line }
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-default = { $text } Типово: { $value }.
help-metavar-options = ПАРАМЕТРИ
help-metavar-command = КОМАНДА
help-metavar-game = ГРА
help-metavar-file = ФАЙЛ
help-metavar-paragraph = ПАРАГРАФ
help-metavar-key-value = КЛЮЧ=ЗНАЧЕННЯ
help-metavar-value = ЗНАЧЕННЯ
help-metavar-lang = МОВА
help-metavar-link = ПОСИЛАННЯ
help-metavar-dir = ТЕКА
help-metavar-address = АДРЕСА
help-metavar-experiment = ЕКСПЕРИМЕНТ
help-metavar-first = ПЕРШИЙ
help-metavar-second = ДРУГИЙ

## Параметри, спільні для кількох команд

help-any-help = Показати цю сторінку.
help-any-lang = Мова: { $known }. Замінює мову системи.
help-any-show_version = Версія та вид збірки.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Кількість гравців за столом.
help-any-seed = Те саме зерно дає ті самі ігри.
help-any-settings = Налаштування гри.
help-any-bots = Один бот на всі місця або по одному на місце: а,б,в
help-any-processes = Кількість процесів, що ділять роботу.
help-any-as_json = Один об’єкт JSON замість тексту.
help-any-file = Запис гри.
help-any-games = Кількість ігор.

## Команди

help-simulate = Дати ботам зіграти багато ігор і порахувати, що стається.
help-simulate-digest = Дайджест sha256 усіх записів.
help-ladder = Дати ботам зіграти кожному з кожним, міняючись місцями, і оцінити їх.
help-ladder-bots = Хто грає: рівень, рівень:ms=300, модуль:Клас, файл.py:Клас
help-ladder-limit = Скільки секунд бот має на відповідь, перш ніж програє партію; 0: без обмеження.
help-ladder-keep = Файл для завершених партій; наступний запуск із цим файлом грає далі.
help-record = Дати ботам зіграти одну гру й зберегти її запис.
help-record-output = Куди; - означає екран.
help-record-number = Котра гра із серії цього зерна.
help-replay = Відтворити записану гру так, як її бачив гравець чи глядач, або з усіма відкритими картами.
help-replay-seat = Дивитися як: номер місця, spectator (глядач) або open (усе відкрито).
help-verify = Перевірити запис хід за ходом. Код виходу 1 означає, що щось не так.
help-verify-commitment = Зобов’язання, яке ви бачили перед грою; роздача має йому відповідати.
help-rules = Показати, які правила мають тести, одне правило або всі правила.
help-rules-paragraph = Правило, яке показати, наприклад HL-7.5.
help-rules-book = Показати всі правила.
help-rules-tests = Тека з тестами, що посилаються на правила.
help-bench = Виміряти, як швидко гра працює тут.
help-bench-seconds = Час на кожен вимір.
help-lab = Зіграти тисячі ігор, побачити, що з них випливає, і порівняти варіанти.
help-lab-run = Провести експеримент. Результати зберігаються відразу; та сама команда продовжує перерваний експеримент.
help-lab-run-experiment = Питання, столи й кількість ігор, у YAML.
help-lab-run-output = Тека для результатів.
help-lab-run-processes = Процеси, що ділять роботу; 0: по одному на ядро.
help-lab-run-games = Кількість ігор за кожним столом, інша, ніж у файлі.
help-lab-run-overlay = Файл, що накладається на дані гри за кожним столом.
help-lab-run-ray = Грати на кластері Ray за цією адресою; local: на цій машині.
help-lab-report = Записати в теку report.html і report.json.
help-lab-report-folder = Тека з результатами.
help-lab-report-as_json = Натомість вивести числа.
help-lab-compare = Порівняти два столи: різниці, інтервали і їхню значущість.
help-lab-compare-first = Результати, а після двокрапки стіл, якщо їх кілька.
help-lab-compare-second = Те саме, для порівняння.
help-lab-compare-output = Сторінка HTML, яку записати.
help-lab-compare-as_json = Натомість вивести числа.
help-lab-export = Дати ботам пограти й записати у файли NumPy, що вони бачили, що могли зробити, що зробили і з яким наслідком.
help-lab-export-output = Порожня або нова тека.
help-lab-export-rows = Рядки в одному файлі.
help-play = Грати в терміналі проти ботів.
help-play-plain = Рядок за рядком, без повного екрана.
help-join = Приєднатися з термінала до кімнати на сервері.
help-join-link = Посилання або адреса кімнати.
help-join-name = Ваше ім’я.
help-play-seat = Ваше місце.
help-play-name = Ваше ім’я.
help-play-seed = Роздати із зерна, а не навмання.
help-play-bots = Решта: один бот за всіх або по одному на місце.
help-play-output = Куди зберегти запис.
help-play-resume = Продовжити збережену гру.
help-serve = Запустити сервер: кімнати, ігри наживо й вебзастосунок.
help-serve-host = Де слухати; 0.0.0.0 означає всю мережу.
help-serve-port = Порт; 0 бере вільний.
help-serve-db = База даних: файл SQLite або PostgreSQL, спільний для кількох серверів.
help-serve-node = Назва цього сервера серед кількох, що мають спільний PostgreSQL.
help-serve-open_browser = Відкрити сторінку в браузері.
help-think = Виконувати аналізи й ходи ботів для серверів спільної бази даних.
help-think-db = База даних: адреса PostgreSQL.
help-think-workers = Кількість процесів; типово по одному на ядро.
help-backup = Зберегти всіх гравців, кімнати й ігри запущеного сервера в одному файлі.
help-backup-file = Файл для запису.
help-backup-db = База даних: файл SQLite або адреса PostgreSQL.
help-restore = Заповнити порожню базу даних із резервної копії; ігри продовжаться з того самого місця.
help-restore-file = Резервна копія.
help-restore-db = Порожня база даних: файл SQLite або адреса PostgreSQL.

## Що вони друкують

simulate-done = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
} за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с
simulate-speed = { $speed ->
    [one] { $speed } рішення за секунду
    [few] { $speed } рішення за секунду
   *[many] { $speed } рішень за секунду
}
simulate-seat = { SEAT($seat) }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-nobody = ніхто: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-digest = дайджест { $digest }

ladder-done = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}; без переможця: { $nobody }
ladder-rating = оцінка
ladder-range = 95 %
ladder-won = виграно
ladder-bot = бот
ladder-forfeit = { $bot }: технічні поразки: { $count }. Уперше:
ladder-stopped = Зупинено після { $games } з { $planned } партій. Щоб згодом можна було продовжити, задайте файл для завершених партій.
ladder-stopped-kept = Зупинено після { $games } з { $planned } партій. Та сама команда продовжить.
two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

record-done = { $file }: { $answers ->
    [one] { $answers } відповідь
    [few] { $answers } відповіді
   *[many] { $answers } відповідей
}, { $ending }
record-unfinished = гру не закінчено

replay-hints = { $who }: підказки: { $count }
replay-title = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}

verify-right = { $file }: запис правильний; { $answers ->
    [one] { $answers } відповідь
    [few] { $answers } відповіді
   *[many] { $answers } відповідей
}, { $ending }
verify-unfinished = гру ще не закінчено
verify-wrong = { $file }: { $refusal }

rules-counted = { $game }: { $paragraphs ->
    [one] { $paragraphs } параграф
    [few] { $paragraphs } параграфи
   *[many] { $paragraphs } параграфів
}, з тестами: { $tested },
rules-rest = описових: { $descriptive }, без тестів: { $untested }

figure-game = гра
figure-build = збірка
figure-seats = місця
figure-compiled = скомпільовано
figure-inside_per_second = усередині за секунду
figure-driven_per_second = з Python за секунду
figure-clone_us = копія, мкс
figure-redeal_us = нова роздача, мкс
figure-state_bytes = стан, байти
figure-largest_state_bytes = найбільший стан
figure-packed_bytes = запакований стан
figure-import_seconds = імпорт, секунди
bench-build = { $compiled ->
    [yes] скомпільована
   *[no] звичайний Python
}
bench-figure = { NUMBER($value, maximumFractionDigits: 3) }

export-done = { $folder }: { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
   *[many] { $rows } рядків
}, { $shards ->
    [one] { $shards } файл
    [few] { $shards } файли
   *[many] { $shards } файлів
}

serve-ready = Сервер працює: { $address }
serve-stop = Ctrl+C зупиняє його. Ігри можна буде продовжити після нового запуску.
serve-no-pages = Вебзастосунок тут не зібрано; працює лише інтерфейс для програм.
think-ready = Робота як { $name }, процесів: { $count }. Ctrl+C зупиняє; незавершену роботу візьмуть інші.

backup-done = { $file }: люди: { $users }, кімнати: { $rooms }, ігри: { $games }, відповіді: { $answers }
restore-done = Відновлено з { $file }: люди: { $users }, кімнати: { $rooms }, ігри: { $games }, відповіді: { $answers }
