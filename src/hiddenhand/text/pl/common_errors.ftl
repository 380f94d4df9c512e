# Co zostało odrzucone i dlaczego: `error-KOD` albo `error-KOD-POWÓD`. $place mówi gdzie.

error-any = To zostało odrzucone ({ $code }).
error-not-an-option = { $place }: to nie jest odpowiedź na to pytanie.
error-out-of-turn = { $place }: teraz nie trzeba odpowiadać.
error-game-is-over = Gra się skończyła.
error-unknown-game = Nie ma gry { $place }. Dostępne: { KEYS($known) }
    .plain = Nie ma gry { $place }.
error-bad-settings = Ustawienie { $place } nie pasuje.
error-bad-settings-unknown = Nie ma ustawienia { $place }. Dostępne: { KEYS($known) }
error-bad-settings-value = Ustawienie { $place } nie może mieć wartości { $value }. Dozwolone: { KEYS($known) }
error-bad-settings-seats = Liczba miejsc w tej grze: od { $low } do { $high }, nie { $count }.
error-bad-settings-promo = Bohaterowie promocyjni należą do wydania sklepowego (HL-16.10).
error-bad-settings-two-seats = Ustawienie { $place } jest tylko dla 2 miejsc (HL-16.8).
error-bad-settings-no-set-up = Nie ma tu układu dla { $count ->
    [one] { $count } miejsca
    [few] { $count } miejsc
   *[many] { $count } miejsc
}. Jest dla: { KEYS($known) }
error-bad-settings-count = --{ $place }: nie może być { $count }.
error-bad-settings-two-bots = Drabinka wymaga co najmniej dwóch botów.
error-bad-settings-form = { $place } nie jest ustawieniem; ustawienia wyglądają tak: klucz=wartość.
error-bad-settings-twice = Ustawienie { $place } podano dwa razy.
error-bad-data = Te dane są błędne: { $place }
error-bad-position = Nie umiemy odczytać tej pozycji: { $place }
error-bad-record = To nie jest zapis, który umiemy przeczytać: { $place }
error-bad-record-other-game = To zapis innej gry: { NAME($game) }
error-bad-record-ended = Ta gra się skończyła; pokaże ją polecenie replay.
error-truncated-record = Brakuje końca zapisu: { $place }
error-damaged-record = Zapis jest uszkodzony: { $place }
error-wrong-version = Zapis powstał według innych zasad albo w innej wersji: { $place }
error-bad-state = To nie jest stan tej gry: { $place }
error-broken-invariant = Gra przyłapała się na niemożliwym położeniu: { $place }. To nasz błąd.
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
error-unknown-bot-file = Nie ma pliku { $place }.
error-unknown-bot-level = { NAME($game) }: nie ma jeszcze poziomu { $place }.
error-bot-failed = { $place }: bot zawiódł.
error-worker-failed = { $place }: proces pomagający w przeszukiwaniu zawiódł.
error-unknown-language = Nie ma języka { $place }. Dostępne: { KEYS($known) }
    .plain = Nie ma języka { $place }.
error-unknown-paragraph = W zasadach nie ma paragrafu { $place }.
error-unknown-seat = Nie ma miejsca { $place }. Dostępne: od 0 do { $last }.
    .plain = Nie ma miejsca { $place }.
error-bad-file = Pliku { $place } nie można użyć.
error-bad-file-missing = Nie ma pliku ani folderu { $place }.
error-bad-file-closed = Brak uprawnień: { $place }.
error-bad-file-folder = { $place } to folder.
error-bad-file-no-text = { $place } to nie tekst.
error-bad-usage = Polecenia { $place } nie da się tak zrozumieć.
error-bad-usage-no-option = Polecenie { $place } nie ma opcji { $about }.
error-bad-usage-missing = Polecenie { $place } potrzebuje: { $about }.
error-bad-usage-value = Polecenie { $place } nie może użyć wartości podanej dla { $about }.
error-bad-usage-no-command = Nie ma polecenia { $about }.
error-bad-usage-extra = Polecenie { $place } nie wie, co zrobić z: { $about }.
error-bad-usage-no-value = { $about } potrzebuje wartości.
error-bad-usage-range = { $place } przyjmuje liczbę większą od { $low } i nie większą niż { $high }.
error-bad-usage-name = Imię to jeden niepusty wiersz.
error-missing-extra = Brakuje pakietu { $place }: pip install 'hiddenhand[cli]'

error-bad-server-settings = Nieprawidłowe ustawienie serwera: { $place }
error-port-in-use = Na { $place } nasłuchuje już inny program; --port wybiera inny port.
error-bad-address = Serwer nie może nasłuchiwać na { $place }.
error-store-in-use = Z tą bazą danych pracuje już inny serwer.
error-bad-store = Tej bazy danych nie można użyć.
error-bad-store-newer = Bazę danych zapisała nowsza wersja tego programu ({ $version }).
error-bad-store-foreign = Baza danych należy do innego programu.
error-bad-store-url = To nie jest adres bazy danych. Poprawny wygląda tak: { $example }
error-bad-store-think = Myśleniem dzielą się tylko serwery na PostgreSQL. Plik należy do swojego serwera, który myśli sam.
error-bad-store-version = Baza danych ma wersję { $version }, a ten program potrzebuje innej. Najpierw trzeba uruchomić jej serwer.
error-bad-store-empty = W bazie danych nic jeszcze nie ma.
error-bad-store-missing = Nie ma bazy danych { $file }.
error-bad-store-not-empty = Baza danych nie jest pusta; kopię zapasową odtwarza się tylko do pustej.
error-bad-backup = Tej kopii zapasowej nie można użyć: { $place }
error-bad-backup-foreign = To nie jest kopia zapasowa: { $place }
error-bad-backup-damaged = Kopia zapasowa jest uszkodzona: { $place }
error-bad-backup-newer = Kopię zapasową zapisała nowsza wersja tego programu ({ $version }): { $place }
error-bad-backup-file = Nie można odczytać ani zapisać pliku kopii zapasowej: { $place }
error-foreign-origin = Prosi o to strona innej witryny.
error-deal-mismatch = Rozdanie nie wynika z sekretu i wkładu graczy: { $place }
error-server-error = Coś się tu nie udało. To nasz błąd.
error-no-planes = Ta gra nie udostępnia opisu programom uczącym się: { $place }

## Gdzie

where-seat = miejsce { $number }
where-line = wiersz { $number }
where-answer = odpowiedź { $number }
where-byte = bajt { $number }
error-bad-experiment = Tego eksperymentu nie można przeprowadzić: { $place }
error-another-experiment = { $place }: to nie są wyniki tego eksperymentu.
error-no-results = { $place }
error-no-results-none = { $place }: nie rozegrano jeszcze żadnej gry.
error-no-results-damaged = { $place }: plik jest uszkodzony. Usuń go i uruchom eksperyment ponownie: jego gry zostaną rozegrane od nowa.
error-lost-process = Jeden z procesów zakończono z zewnątrz. Uruchom eksperyment ponownie: ruszy od miejsca, w którym stanął.
error-bad-probe = Tej sondy nie można użyć: { $place }
error-no-cluster = Żaden klaster Ray nie odpowiada: { $place }
error-no-room-there = Nie ma takiego pokoju: { $place }
error-server-refused = Serwer odmówił: { $place }
