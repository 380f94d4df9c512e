### Ludzie przy stole: imiona i twarze, kto jest, co się im mówi.

## Imię i twarz

web-who-ask = Jak mają się do ciebie zwracać inni?
web-who-later = Możesz to w każdej chwili zmienić przy stole.
web-who-skip = Pomiń
web-who-change = Imię i twarz
web-face = Twarz
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

web-presence-here = jest przy stole
web-presence-thinking = myśli
web-presence-away = na chwilę poza stołem
web-presence-offline = offline
web-presence-away-for = poza stołem od { $minutes } min
web-presence-offline-for = offline od { $minutes } min
web-presence-bot = gra bot
web-absent-soon = { $name }: nikogo nie ma. Za { $seconds } s może zagrać bot.
web-absent = { $name }: nikogo nie ma. Do powrotu może grać bot.
web-absent-bot = Niech gra bot
web-absent-propose = Zaproponuj bota
web-absent-proposed = Bot zamiast gracza { $name }? Za: { $names }. Potrzebny jeszcze jeden głos.

## Co mówi się wszystkim

web-notice-lent = Bot gra zamiast gracza { $name } do jego powrotu.
web-notice-left = Zamiast gracza { $name } gra teraz bot.
web-notice-back = Znów z nami: { $name }.
web-notice-bot-for-you = Podczas twojej nieobecności grał za ciebie bot. Miejsce znów jest twoje.
web-notice-host = Pokój prowadzi teraz { $name }.
web-notice-host-you = Teraz ty prowadzisz pokój.
web-notice-rematch = { $name } chce rewanżu.
web-notice-rematch-not = { $name } nie chce już rewanżu.
web-notice-sat = { $name } siada do stołu.
web-notice-stood-up = { $name } odchodzi od stołu.
web-notice-sent-away = Gospodarz zwolnił twoje miejsce. Możesz usiąść ponownie albo oglądać.
web-rematch-wanted = chce rewanżu
web-stood-in = Odpowiedzi udzielone przez bota: { $names }
web-clock-whole = { $each } i { $minutes } min na dłuższe namysły
web-clock-before = Zegar: { $clock }. Gdy komuś skończy się czas, do jego powrotu gra bot.
web-clock-before-none = Bez zegara: każdy może myśleć, jak długo chce.
error-still-there = Ten gracz był tu przed chwilą. Bot może przejąć grę za { $retry_after } s.
