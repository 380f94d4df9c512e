### Ludzie przy stole: imiona i awatary, kto jest, co się im mówi.

## Imię i awatar

web-who-ask = Jak mają się do ciebie zwracać inni?
web-who-later = Możesz to w każdej chwili zmienić przy stole.
web-who-skip = Pomiń
web-who-change = Imię i awatar
web-face = Awatar
web-face-initials = Inicjały
web-face-bear = Niedźwiedź
web-face-cat = Kot
web-face-fox = Lis
web-face-frog = Żaba
web-face-hare = Zając
web-face-hedgehog = Jeż
web-face-koi = Karp koi
web-face-owl = Sowa
web-face-panda = Panda
web-face-raven = Kruk
web-face-stag = Jeleń
web-face-wolf = Wilk
web-color = Kolor
web-color-red = Czerwony
web-color-orange = Pomarańczowy
web-color-gold = Złoty
web-color-green = Zielony
web-color-teal = Morski
web-color-blue = Niebieski
web-color-violet = Fioletowy
web-color-gray = Szary

## Kto jest

web-presence-here = przy stole
web-presence-thinking = myśli
web-presence-away = zaraz wraca
web-presence-offline = offline
web-presence-away-for = poza stołem od { $minutes } min
web-presence-offline-for = offline od { $minutes } min
web-presence-bot = gra bot
web-absent-soon = { $name } jest poza stołem. Za { $seconds } s grę może przejąć bot.
web-absent = { $name } jest poza stołem. Do powrotu może grać bot.
web-absent-bot = Niech gra bot
web-absent-propose = Zaproponuj bota
web-absent-proposed = Bot zamiast gracza { $name }? Za: { $names }. Potrzebny jeszcze jeden głos.

## Co mówi się wszystkim

web-notice-lent = Do powrotu gracza { $name } gra bot.
web-notice-left = Zamiast gracza { $name } gra teraz bot.
web-notice-back = { $name } wraca do gry.
web-notice-bot-for-you = Podczas twojej nieobecności grał za ciebie bot. Miejsce znów jest twoje.
web-notice-host = Nowy gospodarz pokoju: { $name }.
web-notice-host-you = Jesteś teraz gospodarzem pokoju.
web-notice-rematch = { $name } chce rewanżu.
web-notice-rematch-not = { $name } nie chce już rewanżu.
web-notice-sat = { $name } siada do stołu.
web-notice-stood-up = { $name } odchodzi od stołu.
web-notice-sent-away = Gospodarz zwolnił twoje miejsce. Możesz usiąść ponownie albo oglądać.
web-rematch-wanted = chce rewanżu
web-stood-in = Odpowiedzi udzielone przez bota za graczy: { $names }
web-clock-whole = { $each }, { $minutes } min zapasu
web-clock-before = Zegar: { $clock }. Gdy komuś skończy się czas, do jego powrotu gra bot.
web-clock-before-none = Bez zegara: każdy może myśleć, jak długo chce.
error-still-there = Ten gracz był tu przed chwilą. Bot może przejąć grę za { $retry_after } s.
