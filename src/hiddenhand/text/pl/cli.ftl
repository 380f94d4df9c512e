# Polecenie: jego pomoc i to, co wypisuje.

## Strona pomocy

help = Gry planszowe o tajnych sojuszach: graj, symuluj, odtwarzaj, sprawdzaj.
help-usage = Użycie: { $line }
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = { $text } Domyślnie { $value }.
help-metavar-options = OPCJE
help-metavar-command = POLECENIE
help-metavar-game = GRA
help-metavar-file = PLIK
help-metavar-paragraph = PARAGRAF
help-metavar-key-value = KLUCZ=WARTOŚĆ
help-metavar-value = WARTOŚĆ
help-metavar-lang = JĘZYK
help-metavar-link = ADRES
help-metavar-dir = FOLDER
help-metavar-address = ADRES
help-metavar-experiment = EKSPERYMENT
help-metavar-first = PIERWSZY
help-metavar-second = DRUGI

## Opcje wspólne dla kilku poleceń

help-any-help = Pokaż tę stronę.
help-any-lang = Język: { $known }. Zastępuje język systemu.
help-any-show_version = Wersja i rodzaj kompilacji.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Liczba graczy przy stole.
help-any-seed = To samo ziarno daje te same gry.
help-any-settings = Ustawienie gry.
help-any-bots = Jeden bot na wszystkie miejsca albo po jednym na miejsce: a,b,c
help-any-processes = Liczba procesów, które dzielą się pracą.
help-any-as_json = Jeden obiekt JSON zamiast tekstu.
help-any-file = Zapis gry.
help-any-games = Liczba gier.

## Polecenia

help-simulate = Niech boty rozegrają wiele gier; policz, co się dzieje.
help-simulate-digest = Skrót sha256 wszystkich zapisów.
help-ladder = Niech boty zagrają każdy z każdym, zmieniając miejsca; oceń je.
help-ladder-bots = Kto gra: poziom, poziom:ms=300, moduł:Klasa, plik.py:Klasa
help-ladder-limit = Ile sekund bot ma na odpowiedź, zanim przegra partię walkowerem; 0: bez limitu.
help-ladder-keep = Plik na zakończone partie; następne wywołanie z tym plikiem gra dalej.
help-record = Niech boty rozegrają jedną grę; zachowaj jej zapis.
help-record-output = Dokąd; - oznacza ekran.
help-record-number = Która gra z serii tego ziarna.
help-replay = Odtwórz zapisaną grę z widoku gracza, widza albo ze wszystkimi kartami odkrytymi.
help-replay-seat = Czyj widok: numer miejsca, spectator (widz) albo open (wszystko odkryte).
help-verify = Sprawdź zapis ruch po ruchu. Kod wyjścia 1 oznacza, że coś się nie zgadza.
help-verify-commitment = Zobowiązanie widziane przed grą; rozdanie musi do niego pasować.
help-rules = Pokaż, które zasady mają testy, jedną zasadę albo całe zasady.
help-rules-paragraph = Zasada do pokazania, na przykład HL-7.5.
help-rules-book = Pokaż całe zasady.
help-rules-tests = Folder z testami, które powołują się na zasady.
help-bench = Zmierz, jak szybko działa tu gra.
help-bench-seconds = Czas na każdy pomiar.
help-lab = Rozegraj tysiące gier, zobacz, co z nich wynika, i porównaj warianty.
help-lab-run = Przeprowadź eksperyment. Wyniki są zapisywane na bieżąco; to samo polecenie wznawia przerwany eksperyment.
help-lab-run-experiment = Pytanie, stoły i liczba gier, w YAML.
help-lab-run-output = Folder na wyniki.
help-lab-run-processes = Liczba procesów, które dzielą się pracą; 0: po jednym na rdzeń.
help-lab-run-games = Liczba gier przy każdym stole, inna niż w pliku.
help-lab-run-overlay = Plik nakładany na dane gry przy każdym stole.
help-lab-run-ray = Graj na klastrze Ray pod tym adresem; local: na tej maszynie.
help-lab-report = Zapisz w folderze report.html i report.json.
help-lab-report-folder = Folder z wynikami.
help-lab-report-as_json = Zamiast tego wypisz liczby.
help-lab-compare = Porównaj dwa stoły: różnice, przedziały i ich istotność.
help-lab-compare-first = Wyniki, a po dwukropku stół, jeśli jest ich kilka.
help-lab-compare-second = To samo, do porównania.
help-lab-compare-output = Strona HTML do zapisania.
help-lab-compare-as_json = Zamiast tego wypisz liczby.
help-lab-export = Niech boty zagrają; zapisz w plikach NumPy, co widziały, co mogły zrobić, co zrobiły i z jakim skutkiem.
help-lab-export-output = Pusty albo nowy folder.
help-lab-export-rows = Liczba wierszy w jednym pliku.
help-play = Graj w terminalu z botami.
help-play-plain = Wiersz po wierszu, bez pełnego ekranu.
help-join = Dołącz z terminala do pokoju na serwerze.
help-join-link = Link lub adres pokoju.
help-join-name = Twoje imię.
help-play-seat = Twoje miejsce.
help-play-name = Twoje imię.
help-play-seed = Rozdaj według ziarna zamiast prawdziwie losowo.
help-play-bots = Pozostali: jeden bot za wszystkich albo po jednym na miejsce.
help-play-output = Gdzie zapisać grę.
help-play-resume = Graj dalej w zapisaną grę.
help-serve = Uruchom serwer: pokoje, gry na żywo i aplikację w przeglądarce.
help-serve-host = Gdzie nasłuchiwać; 0.0.0.0 to cała sieć.
help-serve-port = Port; 0 wybiera wolny.
help-serve-db = Baza danych: plik SQLite albo PostgreSQL, z którego może korzystać kilka serwerów.
help-serve-node = Nazwa tego serwera wśród kilku, które dzielą jeden PostgreSQL.
help-serve-open_browser = Otwórz stronę w przeglądarce.
help-think = Prowadź analizy i boty dla serwerów wspólnej bazy danych.
help-think-db = Baza danych: adres PostgreSQL.
help-think-workers = Liczba procesów; domyślnie po jednym na rdzeń.
help-backup = Zapisz wszystkich graczy, pokoje i gry działającego serwera w jednym pliku.
help-backup-file = Plik do zapisania.
help-backup-db = Baza danych: plik SQLite albo adres PostgreSQL.
help-restore = Wypełnij pustą bazę danych z kopii zapasowej; gry toczą się dalej od tego samego miejsca.
help-restore-file = Kopia zapasowa.
help-restore-db = Pusta baza danych: plik SQLite albo adres PostgreSQL.

## Co wypisują

simulate-done = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} w { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulate-speed = { $speed ->
    [one] 1 decyzja na sekundę
    [few] { $speed } decyzje na sekundę
   *[many] { $speed } decyzji na sekundę
}
simulate-seat = { SEAT($seat) }: { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-nobody = nikt: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-digest = skrót { $digest }

ladder-done = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
} przy { $seats ->
    [one] 1 miejscu
    [few] { $seats } miejscach
   *[many] { $seats } miejscach
}; bez zwycięzcy: { $nobody }
ladder-rating = ocena
ladder-range = 95%
ladder-won = wygr.
ladder-bot = bot
ladder-forfeit = { $bot }: przegrane walkowerem: { $count }. Pierwszy raz:
ladder-stopped = Przerwano po { $games } z { $planned } partii. Z opcją --keep PLIK można będzie grać dalej.
ladder-stopped-kept = Przerwano po { $games } z { $planned } partii. To samo polecenie gra dalej.
two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

record-done = { $file }: { $answers ->
    [one] 1 odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, { $ending }
record-unfinished = gra niedokończona

replay-hints = { $who }: podpowiedzi: { $count }
replay-title = { $game }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}

verify-right = { $file }: zapis poprawny; { $answers ->
    [one] 1 odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, { $ending }
verify-unfinished = gra jeszcze nieskończona
verify-wrong = { $file }: { $refusal }

rules-counted = { $game }: { $paragraphs ->
    [one] 1 paragraf
    [few] { $paragraphs } paragrafy
   *[many] { $paragraphs } paragrafów
}, z testami: { $tested },
rules-rest = opisowe: { $descriptive }, bez testów: { $untested }

figure-game = gra
figure-build = kompilacja
figure-seats = miejsca
figure-compiled = skompilowane
figure-inside_per_second = wewnątrz na sekundę
figure-driven_per_second = z Pythona na sekundę
figure-clone_us = kopia, us
figure-redeal_us = nowe rozdanie, us
figure-state_bytes = stan, bajty
figure-largest_state_bytes = największy stan, bajty
figure-packed_bytes = spakowany stan, bajty
figure-import_seconds = import, sekundy
bench-build = { $compiled ->
    [yes] skompilowana
   *[no] zwykły Python
}
bench-figure = { NUMBER($value, maximumFractionDigits: 3) }

export-done = { $folder }: { $rows ->
    [one] 1 wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, { $shards ->
    [one] 1 plik
    [few] { $shards } pliki
   *[many] { $shards } plików
}

serve-ready = Serwer działa: { $address }
serve-stop = Ctrl+C go zatrzymuje. Gry będzie można kontynuować po ponownym uruchomieniu.
serve-no-pages = Aplikacja w przeglądarce nie jest tu zbudowana; działa tylko API.
think-ready = Praca jako { $name }, procesy: { $count }. Ctrl+C kończy; niedokończoną pracę przejmą inni.

backup-done = { $file }: osoby: { $users }, pokoje: { $rooms }, gry: { $games }, odpowiedzi: { $answers }
restore-done = Odtworzono z { $file }: osoby: { $users }, pokoje: { $rooms }, gry: { $games }, odpowiedzi: { $answers }
