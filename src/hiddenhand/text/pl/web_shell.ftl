# Aplikacja w przeglądarce: wszystko poza samym stołem.

## Strona

web-title = Hidden Hand
web-description = Zagraj online w Ukrytych Liderów i Secret Allies ze znajomymi lub botami
web-nav = Strony
web-nav-play = Graj
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-nav-about = O projekcie
web-to-content = Przejdź do treści
web-to-home = Strona główna
web-close = Zamknij
web-menu = Menu
web-save = Zapisz
web-saved = Zapisano.
web-search = Szukaj
web-reload = Wczytaj ponownie
web-try-now = Spróbuj teraz
web-go-on = Gram dalej
web-your-turn = Twoja kolej
web-no-page = Nie ma takiej strony
web-page-lost = Nie udało się wczytać tej strony
web-page-lost-why = Brak połączenia z serwerem albo serwer ma nowszą wersję tej aplikacji.
web-new-version = Jest nowa wersja tej strony.
web-lost = Brak połączenia z serwerem. Nic nie przepadło; połączymy się automatycznie.
web-error-unreachable = Brak połączenia z serwerem.
web-error-other = Coś poszło nie tak. Spróbuj ponownie albo wczytaj stronę od nowa.
web-guest = Gość { $number }

## Strona główna

web-home-title = Kto komu służy?
web-home-lead = Dwie gry planszowe o tajnych sojuszach. Zagraj od razu z botami albo wyślij link znajomym: bez konta, bez instalowania.
web-home-games = Gry
web-home-mine = Moje gry
web-game-hidden_leaders = Ukryci Liderzy
web-game-secret_allies = Secret Allies
web-about-hidden_leaders = Służ tajnemu Liderowi, zbierz zgraję najdziwniejszych Bohaterów i przechyl szalę wojny, zanim ktokolwiek odgadnie, po czyjej jesteś stronie.
web-about-secret_allies = Maszeruj, handluj i licytuj w ciemno na mapie, na której każde państwo może już być czyimś tajnym sojusznikiem, a swojego ujawnij wtedy, gdy zaboli najbardziej.
web-seat-numbers = { $low }–{ $high } graczy
web-minutes = ok. { $low } min
web-minutes-span = ok. { $low }–{ $high } min
web-minutes-with = { $minutes } min dla { $seats } graczy
web-weight-light = Lekka gra
web-weight-medium = Gra średnio zaawansowana
web-weight-heavy = Gra zaawansowana
web-play-now = Zagraj teraz
web-play-now-told = Zagraj teraz: z botami, graczy: { $seats }, około { $minutes } min
web-play-now-short = Zagraj teraz: krótka gra z botami, graczy: { $seats }, około { $minutes } min
web-starting = Przygotowujemy stół…
web-new-room = Nowy pokój
web-join = Dołącz do znajomych
web-join-code = Kod lub link pokoju
web-join-go = Dołącz
web-join-bad = Kod pokoju to dziesięć znaków (liter i cyfr), takich jak na końcu jego linku.
web-lobby = Otwarte pokoje
web-lobby-empty = Żaden pokój nie czeka teraz na graczy.
web-stage-waiting = czeka na graczy
web-stage-playing = gra trwa
web-stage-over = gra skończona
web-stage-abandoned = gra porzucona
web-seats-taken = zajęte miejsca: { $taken } z { $seats }

## Pokój

web-option-game = Gra
web-options = Opcje
web-option-seats = Gracze
web-option-clock = Czas na ruch
web-option-bot-pace = Boty grają
web-option-public = Każdy może dołączyć (pokój widać na liście otwartych)
web-option-rated = Gra rankingowa
web-option-hints = Podpowiedzi dozwolone
web-bot-pace-0 = od razu
web-bot-pace-08 = po chwili
web-bot-pace-2 = powoli
web-clock-choice-none = bez zegara
web-clock-choice-quick = 30 sekund, 2 minuty zapasu
web-clock-choice-calm = 90 sekund, 10 minut zapasu
web-clock-choice-day = 1 dzień, 1 dzień zapasu
web-clock-choice-three-days = 3 dni, tydzień zapasu
web-clock-choice-own = inny zegar
web-clock-none = bez zegara
web-clock-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
web-clock-minutes = { $minutes ->
    [one] 1 minuta na ruch
    [few] { $minutes } minuty na ruch
   *[many] { $minutes } minut na ruch
}
web-clock-seconds = { $seconds ->
    [one] 1 sekunda na ruch
    [few] { $seconds } sekundy na ruch
   *[many] { $seconds } sekund na ruch
}
web-make-room = Utwórz pokój
web-room-opening = Chwileczkę…
web-room-gone-why = Link może być błędny albo pokój zamknięto.
web-seats = Miejsca
web-seat-free = wolne
web-seat-you = ty
web-seat-host = gospodarz
web-seat-local = na tym urządzeniu
web-seat-bot = Bot
web-sit = Usiądź tutaj
web-sit-local = Dodaj osobę na tym urządzeniu
web-sit-local-short = Na tym urządzeniu
web-sit-local-why = Dzielicie ten ekran; między turami strona prosi o przekazanie urządzenia.
web-sit-down = Usiądź
web-leave = Zwolnij miejsce
web-clear = Usuń
web-send-away = Usuń gracza
web-name = Imię
web-bot = Bot
web-bot-name = { $seat ->
    [0] Sroka
    [1] Czapla
    [2] Wydra
    [3] Ryś
    [4] Borsuk
   *[other] Gronostaj
}
web-bot-level = Poziom botów
web-bot-level-of = Poziom bota: { $name }
web-bot-random = losowy
web-bot-easy = łatwy
web-bot-normal = zwykły
web-bot-hard = trudny
web-bot-expert = ekspert
web-bot-swift = błyskawiczny
web-bot-master = mistrz
web-bot-about-random = Wybiera losowo.
web-bot-about-easy = Gra jak początkujący.
web-bot-about-normal = Gra rozsądnie, ale nie myśli naprzód.
web-bot-about-hard = Myśli naprzód, rozgrywając możliwe partie.
web-bot-about-expert = Przewiduje więcej ruchów i patrzy, co robią inni.
web-bot-about-swift = Nauczył się, grając sam ze sobą: silny i odpowiada od razu.
web-bot-about-master = Nauczył się, grając sam ze sobą, i myśli naprzód: najsilniejszy poziom.
web-bot-instead = Zamiast niego gra „{ $level }”, bo sieć nie może grać przy tym stole.
web-fill = Uzupełnij botami
web-start = Rozpocznij grę
web-start-needs = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $seats } miejsca są jeszcze wolne.
   *[many] { $seats } miejsc jest jeszcze wolnych.
}
web-start-host = Czekamy, aż gospodarz rozpocznie grę ({ $name }).
web-watchers = { $count ->
    [one] 1 widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
web-invite = Zaproś
web-invite-watch = Zaproś widzów
web-invite-link = Każdy, kto ma ten link, może dołączyć
web-qr = Link jako kod QR
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-by-hand = Przeglądarka nie pozwala kopiować: skopiuj link ręcznie.
web-share = Udostępnij
web-deal-proven = Sprawdzalnie uczciwe rozdanie
web-deal-why = Zanim ktokolwiek usiadł przy stole, serwer wybrał sekret; poniższa liczba to jego odcisk. Twoja przeglądarka dodaje własną losowość, zapamiętuje tę liczbę i po grze mówi, czy serwer dotrzymał zobowiązania.

## Rozmowa

web-chat = Czat
web-chat-unread = { $count ->
    [0] Czat
    [one] Czat: 1 nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
   *[many] Czat: { $count } nowych wiadomości
}
web-chat-empty = Brak wiadomości.
web-chat-say = Napisz wiadomość
web-chat-off = Wycisz czat
web-chat-on = Włącz czat
web-chat-is-off = Czat jest wyciszony na tym urządzeniu.
web-send = Wyślij
web-about-person = Informacje: { $name }
web-mute = Wycisz przy tym stole
web-unmute = Wyłącz wyciszenie
web-reaction-applause = Brawo!
web-reaction-laugh = Ha, ha
web-reaction-surprise = Och!
web-reaction-think = Hm…
web-reaction-sorry = Przepraszam
web-reaction-hurry = Pospiesz się!

## Przy stole

web-spectator = widz
web-waiting-for = Czekamy na: { $seats }
web-take-back = Cofnij
web-log = Dziennik
web-skip = Przejdź na żywo
web-missed = Pod twoją nieobecność
web-sound = Dźwięk
web-speed-is = Animacje: { $speed }
web-leave-to-bot = Niech bot gra za mnie
web-bot-plays-for-you = Za ciebie gra bot.
web-take-seat-back = Wracam na swoje miejsce
web-abandon = Zaproponuj porzucenie gry
web-abandon-wanted = Porzucić grę? Za: { $names }
web-abandon-agree = Zgadzam się
web-abandon-withdraw = Wycofuję głos
web-abandoned = Tę grę porzucono
web-resign = Poddaj grę
web-resign-sure = Poddać grę? Tego nie można cofnąć.
web-hand-over = Przekaż urządzenie: { $name }
web-hand-over-why = Wszystkie karty pozostają zakryte, dopóki nie dotkniesz ekranu.
web-hand-over-ready = To ja: { $name }
web-rule-unknown = Nie ma takiej zasady.
web-rule-in-book = Otwórz w zasadach

## Po grze

web-after = Po grze
web-end-again = Pokaż jeszcze raz
web-end-skip = Pokaż wszystko
web-end-nobody = Nikt nie wygrywa
web-end-you-won = Wygrywasz!
web-end-won = { $count ->
    [one] Wygrywa { ALL($seats) }
    [few] Wygrywają { ALL($seats) }
    [many] Wygrywają { ALL($seats) }
   *[other] Wygrywają { ALL($seats) }
}
web-back-to-result = Wróć do wyniku
web-look-at-table = Obejrzyj stół
web-rematch = Rewanż
web-rematch-withdraw = Rezygnuję z rewanżu
web-rematch-waits = Czekamy na: { $names }
web-replay = Powtórka
web-verify = Sprawdź rozdanie
web-verify-why = Ponownie oblicza w twojej przeglądarce każde tasowanie i losowanie.
web-verified = { $draws ->
    [one] Rozdanie jest ci udowodnione: obliczono ponownie 1 losowanie.
    [few] Rozdanie jest ci udowodnione: obliczono ponownie wszystkie { $draws } losowania.
   *[many] Rozdanie jest ci udowodnione: obliczono ponownie wszystkie { $draws } losowań.
}
web-verified-own = Serwer dotrzymał zobowiązania, które widziała ta przeglądarka, i użył twojej części losowości.
web-recomputed = { $draws ->
    [one] Obliczono ponownie 1 losowanie; wynika z ujawnionego sekretu.
    [few] Obliczono ponownie wszystkie { $draws } losowania; wynikają z ujawnionego sekretu.
   *[many] Obliczono ponownie wszystkie { $draws } losowań; wynikają z ujawnionego sekretu.
}
web-recomputed-only = Ta przeglądarka nic nie dodała do rozdania albo już nie wie, co widziała, więc nie może powiedzieć, czy serwer wybrał sekret z góry. Jeśli masz zobowiązanie sprzed gry, porównaj:
web-not-pinned = Serwer zmienił swoje zobowiązanie po dodaniu twojej części: to rozdanie nie jest udowodnione.
web-not-own = Serwer nie użył części z tej przeglądarki: to rozdanie nie jest udowodnione.
web-not-verified = Losowanie { $draw } nie zgadza się z sekretem!
web-not-committed = To nie jest ten sekret, który serwer wybrał przed grą!

## Powtórki

web-replays-empty = Tu znajdą się twoje skończone gry.
web-won = wygrana
web-more = Wczytaj więcej
web-ratings = Ranking
web-rating = { $games ->
    [one] { $rating } po 1 grze
    [few] { $rating } po { $games } grach
   *[many] { $rating } po { $games } grach
}
web-upload = Otwórz zapis
web-download = Pobierz zapis
web-share-moment = Skopiuj link do tego momentu
web-copied-moment = Skopiowano link do momentu { $number }.
web-eyes = Widok
web-eyes-open = wszystkie karty odkryte
web-replay-gone-why = Link może być błędny albo gra jeszcze się nie skończyła.
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-forth = Krok naprzód
web-replay-last = Na koniec
web-replay-moment = Moment gry

## Zasady

web-rules-found = { $count ->
    [one] 1 paragraf
    [few] { $count } paragrafy
   *[many] { $count } paragrafów
}

## Ustawienia

web-you = Ty
web-look = Wygląd i dźwięk
web-language = Język
web-theme = Motyw
web-theme-system = systemowy
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-to-light = Jasny motyw
web-theme-to-dark = Ciemny motyw
web-speed = Animacje
web-speed-0 = wyłączone
web-speed-05 = wolne
web-speed-1 = zwykłe
web-speed-2 = szybkie
web-speed-4 = bardzo szybkie
web-speed-still = Animacje są wyłączone, bo twój system prosi o ograniczenie ruchu.
web-devices = Urządzenia
web-devices-why = Nie ma haseł. Jednorazowy link dołącza kolejne twoje urządzenie.
web-sign-in-link = Otwórz go wkrótce na drugim urządzeniu; potem porównaj kod i potwierdź go tutaj
web-sign-in-make = Dodaj urządzenie
web-sign-in = Ten link loguje jako: { $name }
web-sign-in-why = Kontynuuj tylko wtedy, gdy to twoje konto. Na pozostałych urządzeniach tego konta ({ $name }) będzie widać wszystkie twoje stoły, karty i sekrety z tego urządzenia i będzie można grać za ciebie.
web-sign-in-leaves = Na tym urządzeniu grasz teraz jako { $me }. Te gry tam zostaną; w ustawieniach tego urządzenia możesz wrócić do poprzedniego konta.
web-sign-in-same = To urządzenie jest już zalogowane jako { $name }.
web-sign-in-go = Zapytaj drugie urządzenie
web-sign-in-code = Czy ten sam kod widać na drugim urządzeniu?
web-sign-in-wait = Potwierdź go tam. Ta strona sama przejdzie dalej.
web-sign-in-asked = { $device } chce się zalogować na twoje konto. Czy pokazuje ten kod?
web-sign-in-asked-why = Jeśli to nie twoje urządzenie, odmów: widziałoby wszystkie twoje gry i mogłoby grać za ciebie.
web-sign-in-yes = Tak, zaloguj
web-sign-in-no = Nie
web-sign-in-done = Urządzenie jest zalogowane.
web-sign-in-refused = Odmówiono. Link już nie działa.
web-sign-in-back = Wcześniej na tym urządzeniu: { $name }.
web-sign-in-back-go = Wróć do konta: { $name }
web-sign-in-empty = Ten link jest niepełny
web-sign-in-again = Utwórz nowy link w ustawieniach na drugim urządzeniu.
web-signed-in = Witaj, { $name }!
web-sign-out = Wyloguj się
web-device = Urządzenie bez nazwy
web-device-this = to urządzenie
web-device-seen = ostatnio { $date }
web-data = Twoje dane
web-export = Pobierz wszystkie moje dane
web-erase = Usuń moje konto
web-erase-sure = Twoje imię, urządzenia i historia zostaną usunięte na zawsze. Skończone gry pozostaną dla tych, którzy w nie grali, ale bez twojego imienia.
web-erased = Konto usunięte.

## O grze

web-about-lead = Hidden Hand to wolne oprogramowanie: pełne zasady, sprawdzalnie uczciwe rozdania, boty i czytelne zapisy gier.
web-about-unofficial = To nieoficjalny projekt miłośników. Nazwy gier należą do ich wydawców. Wszystkie teksty, obrazy i programy są tu nasze albo udostępnione na podanych niżej licencjach.
web-about-icons = Obrazy
web-about-icons-how = Godła i portrety są złożone z ikon serwisu
web-about-font = Krój pisma
