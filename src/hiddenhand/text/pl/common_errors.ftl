# Co zostało odrzucone i dlaczego: `error-KOD` albo `error-KOD-POWÓD`. $place mówi gdzie.

error-any = To zostało odrzucone.
error-not-an-option = { $place }: nie ma takiej możliwości.
error-out-of-turn = { $place }: teraz nie kolej na to miejsce.
error-game-is-over = Gra się skończyła.
error-unknown-game = Nie ma gry { $place }. Dostępne: { KEYS($known) }
    .plain = Nie ma gry { $place }.
error-bad-settings = Nieprawidłowe ustawienie: { $place }
error-bad-settings-unknown = Nie ma ustawienia { $place }. Dostępne: { KEYS($known) }
error-bad-settings-value = Ustawienie { $place } nie może mieć wartości { $value }. Dozwolone: { KEYS($known) }
error-bad-settings-seats = To gra na { $low }–{ $high } graczy, nie { $count }.
error-bad-settings-promo = Bohaterowie promocyjni należą do wydania sklepowego (HL-16.10).
error-bad-settings-two-seats = Ustawienie { $place } jest tylko dla 2 graczy (HL-16.8).
error-bad-settings-no-set-up = Nie ma tu układu dla { $count ->
    [one] { $count } miejsca
    [few] { $count } miejsc
   *[many] { $count } miejsc
}. Jest dla: { KEYS($known) }
error-bad-settings-count = --{ $place }: nie może być { $count }.
error-bad-settings-two-bots = Drabinka wymaga co najmniej dwóch botów.
error-bad-settings-ladder = { $place }: w tym pliku są partie innego rankingu. Wybierz inny plik albo boty, liczbę miejsc, ustawienia i ziarno tamtego przebiegu.
error-bad-settings-form = { $place } nie jest ustawieniem; ustawienia zapisuje się tak: klucz=wartość.
error-bad-settings-twice = Ustawienie { $place } podano dwa razy.
error-bad-data = Nieprawidłowe dane: { $place }
error-bad-position = Nie umiemy odczytać tej pozycji: { $place }
error-bad-record = To nie jest poprawny zapis: { $place }
error-bad-record-other-game = To zapis innej gry: { NAME($game) }
error-bad-record-ended = Ta gra się skończyła; pokaże ją polecenie replay.
error-truncated-record = Brakuje końca zapisu: { $place }
error-damaged-record = Zapis jest uszkodzony: { $place }
error-wrong-version = Zapis powstał według innych zasad albo w innej wersji: { $place }
error-bad-state = To nie jest poprawna pozycja w tej grze: { $place }
error-broken-invariant = Gra doszła do niemożliwej pozycji: { $place }. To nasz błąd; prosimy go zgłosić.
error-unknown-bot = Nie ma takiego bota: { $place }
error-unknown-bot-name = Nie ma bota { $place }. Dostępne: { KEYS($known) }; albo moduł:Klasa, albo plik.py:Klasa
error-unknown-bot-parameters = { $place }: bot nie przyjmuje tych parametrów; wyglądają one tak: depth=3.
error-unknown-bot-number = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
} na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: { $place }
error-unknown-bot-file = Nie znaleziono pliku: { $place }
error-unknown-bot-level = { NAME($game) }: nie ma jeszcze poziomu { $place }.
error-bot-failed = { $place }: bot zawiódł.
error-worker-failed = { $place }: jeden z procesów przeszukiwania zawiódł.
error-wrong-weights = Wagi sieci nie pasują: { $place }
error-wrong-checkpoint = Ten punkt kontrolny należy do innego treningu: { $place }
error-unknown-language = Nie ma języka { $place }. Dostępne: { KEYS($known) }
    .plain = Nie ma języka { $place }.
error-unknown-paragraph = W zasadach nie ma paragrafu { $place }.
error-unknown-seat = Nie ma miejsca { $place }. Dostępne: od 0 do { $last }.
    .plain = Nie ma miejsca { $place }.
error-bad-file = Pliku { $place } nie można użyć.
error-bad-file-missing = Nie znaleziono pliku ani folderu: { $place }
error-bad-file-closed = Brak uprawnień: { $place }
error-bad-file-folder = { $place } to folder.
error-bad-file-no-text = { $place } nie jest plikiem tekstowym.
error-bad-usage = Polecenia { $place } nie da się tak zrozumieć.
error-bad-usage-no-option = Polecenie { $place } nie ma opcji { $about }.
error-bad-usage-missing = Polecenie { $place } potrzebuje: { $about }.
error-bad-usage-value = Nieprawidłowa wartość { $about } (polecenie { $place }).
error-bad-usage-no-command = Nie ma polecenia { $about }.
error-bad-usage-extra = Polecenie { $place } nie wie, co zrobić z: { $about }.
error-bad-usage-no-value = { $about } potrzebuje wartości.
error-bad-usage-range = { $place } przyjmuje liczbę większą od { $low } i nie większą niż { $high }.
error-bad-usage-name = Imię to jeden niepusty wiersz.
error-missing-extra = Brakuje pakietu { $place }: pip install 'hiddenhand[cli]'

error-bad-server-settings = Nieprawidłowe ustawienie serwera: { $place }
error-bad-server-settings-unknown = Nie ma ustawienia serwera { $place }. Czy chodzi o { $nearest }?
error-port-in-use = Na { $place } nasłuchuje już inny program. Wybierz inny port opcją --port.
error-bad-address = Serwer nie może nasłuchiwać na { $place }.
error-store-in-use = Tej bazy danych używa już inny serwer.
error-bad-store = Tej bazy danych nie można użyć.
error-bad-store-newer = Bazę danych zapisała nowsza wersja tego programu ({ $version }).
error-bad-store-foreign = Baza danych należy do innego programu.
error-bad-store-url = To nie jest adres bazy danych. Przykład: { $example }
error-bad-store-think = Tę pracę mogą dzielić tylko serwery na PostgreSQL. Przy pliku serwer robi wszystko sam.
error-bad-store-version = Baza danych ma wersję { $version }, a ten program potrzebuje innej. Najpierw uruchom serwer tego programu.
error-bad-store-empty = Baza danych jest pusta.
error-bad-store-missing = Nie znaleziono bazy danych: { $file }
error-bad-store-folder = { $file } to folder. Podaj plik bazy danych w tym folderze.
error-bad-store-not-empty = Baza danych nie jest pusta; kopię zapasową odtwarza się tylko do pustej.
error-bad-backup = Tej kopii zapasowej nie można użyć: { $place }
error-bad-backup-foreign = To nie jest kopia zapasowa: { $place }
error-bad-backup-damaged = Kopia zapasowa jest uszkodzona: { $place }
error-bad-backup-newer = Kopię zapasową zapisała nowsza wersja tego programu ({ $version }): { $place }
error-bad-backup-file = Nie można odczytać ani zapisać pliku kopii zapasowej: { $place }
error-foreign-origin = To żądanie przyszło z innej witryny.
error-deal-mismatch = Rozdanie nie zgadza się z sekretem i z tym, co dodali gracze: { $place }
error-deal-mismatch-missing = Ten zapis nie ma sprawdzalnego rozdania, więc nie ma zobowiązania do porównania.
error-deal-mismatch-commitment = Serwer zmienił swoje zobowiązanie, gdy gracze dodali już swoją część: to rozdanie nie jest udowodnione.
error-deal-mismatch-added = Twojej części losowości nie użyto: to rozdanie nie jest udowodnione.
error-server-error = Coś się tu nie udało. To nasz błąd; prosimy go zgłosić.
error-no-planes = Ta gra nie obsługuje środowisk do uczenia: { $place }

## Gdzie

where-seat = miejsce { $number }
where-line = wiersz { $number }
where-answer = odpowiedź { $number }
where-byte = bajt { $number }
error-bad-experiment = Tego eksperymentu nie można przeprowadzić: { $place }
error-another-experiment = { $place } zawiera wyniki innego eksperymentu.
error-no-results = { $place }
error-no-results-none = { $place }: nie rozegrano jeszcze żadnej gry.
error-no-results-damaged = { $place }: plik jest uszkodzony. Usuń go i uruchom eksperyment ponownie: jego gry zostaną rozegrane od nowa.
error-lost-process = Jeden z procesów został zabity. Uruchom eksperyment ponownie, aby ruszył od miejsca, w którym stanął.
error-bad-probe = Tej sondy nie można użyć: { $place }
error-no-cluster = Żaden klaster Ray nie odpowiada: { $place }
error-no-room-there = Nie znaleziono pokoju: { $place }
error-connection-lost = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
