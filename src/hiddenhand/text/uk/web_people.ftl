### Люди за столом: імена й аватари, хто тут, що їм кажуть.

## Ім’я та аватар

web-who-ask = Як іншим до вас звертатися?
web-who-later = Це можна будь-коли змінити за столом.
web-who-skip = Пропустити
web-who-change = Ім’я та аватар
web-face = Аватар
web-face-initials = Ініціали
web-face-bear = Ведмідь
web-face-cat = Кіт
web-face-fox = Лис
web-face-frog = Жаба
web-face-hare = Заєць
web-face-hedgehog = Їжак
web-face-koi = Короп кої
web-face-owl = Сова
web-face-panda = Панда
web-face-raven = Крук
web-face-stag = Олень
web-face-wolf = Вовк
web-color = Колір
web-color-red = Червоний
web-color-orange = Помаранчевий
web-color-gold = Золотий
web-color-green = Зелений
web-color-teal = Бірюзовий
web-color-blue = Синій
web-color-violet = Фіолетовий
web-color-gray = Сірий

## Хто тут

web-presence-here = за столом
web-presence-thinking = думає
web-presence-away = скоро повернеться
web-presence-offline = офлайн
web-presence-away-for = не за столом { $minutes } хв
web-presence-offline-for = офлайн { $minutes } хв
web-presence-bot = грає бот
web-absent-soon = { $name } не за столом. Через { $seconds } с гру зможе перейняти бот.
web-absent = { $name } не за столом. До повернення може грати бот.
web-absent-bot = Хай грає бот
web-absent-propose = Запропонувати бота
web-absent-proposed = Бот замість гравця { $name }? За: { $names }. Потрібен ще один голос.

## Що кажуть усім

web-notice-lent = До повернення гравця { $name } грає бот.
web-notice-left = Замість гравця { $name } тепер грає бот.
web-notice-back = { $name } повертається до гри.
web-notice-bot-for-you = Поки вас не було, за вас грав бот. Місце знову ваше.
web-notice-host = Новий господар кімнати: { $name }.
web-notice-host-you = Тепер ви господар кімнати.
web-notice-rematch = { $name } хоче реваншу.
web-notice-rematch-not = { $name } більше не хоче реваншу.
web-notice-sat = { $name } сідає за стіл.
web-notice-stood-up = { $name } встає з-за столу.
web-notice-sent-away = Господар звільнив ваше місце. Можна сісти знову або дивитися.
web-rematch-wanted = хоче реваншу
web-stood-in = Відповіді, які дав бот за гравців: { $names }
web-clock-whole = { $each }, { $minutes } хв запасу
web-clock-before = Годинник: { $clock }. Якщо в когось закінчиться час, до повернення гратиме бот.
web-clock-before-none = Без годинника: кожен може думати скільки завгодно.
error-still-there = Цей гравець щойно був тут. Бот зможе перейняти гру через { $retry_after } с.
