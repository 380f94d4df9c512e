### Люди за столом: імена й обличчя, хто тут, що їм кажуть.

## Ім’я та обличчя

web-who-ask = Як до вас звертатися іншим?
web-who-later = Це можна будь-коли змінити за столом.
web-who-skip = Пропустити
web-who-change = Ім’я та обличчя
web-face = Обличчя
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
web-presence-away = ненадовго поза столом
web-presence-offline = офлайн
web-presence-away-for = поза столом { $minutes } хв
web-presence-offline-for = офлайн { $minutes } хв
web-presence-bot = грає бот
web-absent-soon = { $name }: нікого немає. Через { $seconds } с зможе грати бот.
web-absent = { $name }: нікого немає. До повернення може грати бот.
web-absent-bot = Хай грає бот
web-absent-propose = Запропонувати бота
web-absent-proposed = Бот замість гравця { $name }? За: { $names }. Потрібен ще один голос.

## Що кажуть усім

web-notice-lent = Бот грає замість гравця { $name } до його повернення.
web-notice-left = Замість гравця { $name } тепер грає бот.
web-notice-back = Знову з нами: { $name }.
web-notice-bot-for-you = Поки вас не було, за вас грав бот. Місце знову ваше.
web-notice-host = Кімнату тепер веде { $name }.
web-notice-host-you = Тепер кімнату ведете ви.
web-notice-rematch = { $name } хоче реваншу.
web-notice-rematch-not = { $name } більше не хоче реваншу.
web-notice-sat = { $name } сідає за стіл.
web-notice-stood-up = { $name } йде з-за столу.
web-notice-sent-away = Господар звільнив ваше місце. Можна сісти знову або дивитися.
web-rematch-wanted = хоче реваншу
web-stood-in = Відповіді, які дав бот: { $names }
web-clock-whole = { $each } і ще { $minutes } хв на довгі роздуми
web-clock-before = Годинник: { $clock }. Якщо в когось вийде час, до повернення гратиме бот.
web-clock-before-none = Без годинника: кожен може думати скільки завгодно.
error-still-there = Цей гравець щойно був тут. Бот зможе заступити через { $retry_after } с.
