# Podpowiedzi, notatnik i statystyki.

## Podpowiedzi

web-hint-ask = Poproś o podpowiedź ({ $key }). Wszyscy zobaczą, że o nią prosisz.
web-hints = Podpowiedzi
web-hints-thinking = Symuluję partie…
web-hints-all = Pokaż wszystkie ({ $count })
web-hints-alike = Prawie wszystko jedno, co wybierzesz.
web-hints-honest = Oszacowane na podstawie symulowanych partii, tylko z tego, co możesz wiedzieć. Ludzie mogą grać inaczej niż boty.
web-hint-chance = { $low }–{ $high }% szans na wygranie gry
web-hint-thumb = na wyczucie
web-hint-close = Mniej więcej tak dobre jak najlepsze.
web-hint-told = prośba o podpowiedź
web-hint-asked-by = Prośba o podpowiedź: { $name }
web-hints-used = Podpowiedzi w tej grze: { $names }
web-option-notebook = Notatnik dozwolony
web-percent = { $number }%

## Notatnik

web-notebook = Notatnik
web-notebook-open = Notatnik ({ $key })
web-notebook-suspects = Podejrzenia
web-notebook-nobody = Na razie nie ma żadnych podejrzeń.
web-notebook-honest = Jak dobrze każda możliwość pasuje do tego, co wszyscy dotąd widzieli, zdaniem bota eksperta. Ludzie blefują.
web-notebook-seen = Znane ci zakryte karty
web-notebook-nothing = Nie znasz jeszcze żadnej zakrytej karty.
web-notebook-unseen = { $count ->
    [one] Jeszcze niewidziane: 1 karta
    [few] Jeszcze niewidziane: { $count } karty
    [many] Jeszcze niewidziane: { $count } kart
   *[other] Jeszcze niewidziane: { $count } karty
}
web-notebook-own = Twoi tajni sojusznicy
web-notebook-neutral = Obejrzane neutralne karty
web-notebook-put-back = Karty dobrane i odłożone przez ciebie
web-notebook-prestige = { $name }: prestiż { $prestige } w turze { $turn }
web-notebook-mine = Twoje notatki
web-notebook-mine-why = Tylko ty możesz je przeczytać.
web-mark-none = { $name }: bez znaku
web-mark-yes = { $name }: na pewno
web-mark-maybe = { $name }: być może
web-mark-no = { $name }: wykluczone

## Statystyki

web-nav-stats = Statystyki
web-stats-mine = Moje gry
web-stats-server = Ten serwer
web-stats-all = wszystkie
web-stats-time = Okres
web-stats-ever = cały czas
web-stats-year = ostatni rok
web-stats-month = ostatni miesiąc
web-stats-what = Nazwa
web-stats-games = Gry
web-stats-won = Wygrane
web-stats-times = Ile razy
web-stats-of = wygrane: { $wins } z { $games }
web-stats-between = ({ $low }–{ $high })
web-stats-fair = wygranych; przy samym przypadku: { $number }%
web-stats-apart = Nie wliczono: porzucone { $abandoned }, na wspólnym urządzeniu { $shared }.
web-stats-months = Gry i wygrane według miesięcy
web-stats-nemeses = Z kim najczęściej przegrywasz
web-stats-companions = Z kim najczęściej grasz
web-stats-mine-won = Twoje wygrane
web-stats-theirs-won = Cudze wygrane
web-stats-bot = Bot, poziom: { $level }
web-stats-empty = Ukończ pierwszą grę, a zobaczysz tu statystyki: Liderów, Bohaterów, ras i rywali.
web-stats-none = Brak pasujących gier.
web-stats-server-empty = Nikt jeszcze nie ukończył tu gry.
web-stats-played = { $players ->
    [one] Gry rozegrane tutaj; grała 1 osoba
    [few] Gry rozegrane tutaj; grały { $players } osoby
    [many] Gry rozegrane tutaj; grało { $players } osób
   *[other] Gry rozegrane tutaj; grało { $players } osoby
}
web-stats-mix-people = Sami ludzie
web-stats-mix-mixed = Z botami
web-stats-mix-bots = Same boty
web-stats-mix-shared = Wspólne urządzenie
web-stats-mix-abandoned = Porzucone
web-stats-bots = Jak poszło botom
web-stats-kind-leader = Liderzy
web-stats-kind-faction = Frakcje
web-stats-kind-played = Zagrani Bohaterowie
web-stats-kind-hidden = Bohaterowie ukryci na koniec gry
web-stats-kind-buried = Pogrzebani Bohaterowie
web-stats-kind-ending = Jak się skończyło
web-stats-kind-over = Jak kończyły się gry
web-stats-kind-race = Rasy
web-stats-kind-technology = Technologie
web-stats-kind-unit = Kupione jednostki
web-stats-kind-ally = Tajni sojusznicy
web-stats-how = Cienka kreska to zakres, w którym prawdziwy udział mieści się 19 razy na 20; niebieski znak to wynik samego przypadku. Kilka gier niewiele dowodzi.
web-stats-csv = Pobierz CSV
web-stats-json = Pobierz JSON
