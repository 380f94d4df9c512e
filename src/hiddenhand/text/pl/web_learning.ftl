# Podpowiedzi, notatnik i statystyki.

## Podpowiedzi

web-hint-ask = Poproś o podpowiedź ({ $key }); wszyscy to zobaczą
web-hints = Podpowiedzi
web-hints-thinking = Wyobrażam sobie partie…
web-hints-all = Pokaż wszystkie ({ $count })
web-hints-alike = Prawie wszystko jedno, co wybierzesz.
web-hints-honest = Oszacowane w wyobrażonych partiach, tylko z tego, co możesz wiedzieć. Inni mogą grać inaczej, niż sądzi bot.
web-hint-chance = { $chance }% ± { $margin }
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
web-notebook-suspects = Kto może być kim
web-notebook-nobody = Na razie nie ma żadnych podejrzeń.
web-notebook-honest = Jak dobrze pasuje do tego, co wszyscy dotąd widzieli, zdaniem bota eksperta. Ludzie blefują.
web-notebook-seen = Widziane i wciąż znane
web-notebook-nothing = Nic zakrytego jeszcze nie widziano.
web-notebook-unseen = { $count ->
    [one] Jeszcze niewidziane: 1 karta
    [few] Jeszcze niewidziane: { $count } karty
    [many] Jeszcze niewidziane: { $count } kart
   *[other] Jeszcze niewidziane: { $count } karty
}
web-notebook-own = Twoi tajni sojusznicy
web-notebook-neutral = Obejrzane neutralne karty
web-notebook-put-back = Dobrane i odłożone przez ciebie
web-notebook-prestige = { $name }: prestiż { $prestige } w turze { $turn }
web-notebook-mine = Twoje notatki
web-notebook-mine-why = Tylko ty możesz to przeczytać.
web-mark-none = { $name }: bez znaku
web-mark-yes = { $name }: na pewno
web-mark-maybe = { $name }: być może
web-mark-no = { $name }: wykluczone

## Statystyki

web-nav-stats = Statystyki
web-stats-mine = Moje gry
web-stats-server = Cały serwer
web-stats-all = wszystkie
web-stats-time = Czas
web-stats-ever = od początku
web-stats-year = ostatni rok
web-stats-month = ostatni miesiąc
web-stats-what = Co
web-stats-games = Gry
web-stats-won = Wygrane
web-stats-times = Ile razy
web-stats-of = wygrane: { $wins } z { $games }
web-stats-between = ({ $low }–{ $high })
web-stats-fair = wygranych; sam przypadek: { $number }%
web-stats-apart = Liczone osobno: porzucone { $abandoned }, na jednym urządzeniu { $shared }.
web-stats-months = Gry i wygrane według miesięcy
web-stats-nemeses = Nemezis: kto wygrywa, gdy grasz
web-stats-companions = Ulubione towarzystwo
web-stats-mine-won = Twoje wygrane
web-stats-theirs-won = Cudze wygrane
web-stats-bot = Bot, poziom: { $level }
web-stats-empty = Tu zostanie policzona twoja pierwsza ukończona gra: Liderzy, Bohaterowie, rasy, rywale.
web-stats-none = Nie masz takich gier.
web-stats-server-empty = Nikt jeszcze nie ukończył tu gry z ludźmi.
web-stats-played = { $players ->
    [one] Gry rozegrane tutaj; grała 1 osoba
    [few] Gry rozegrane tutaj; grały { $players } osoby
    [many] Gry rozegrane tutaj; grało { $players } osób
   *[other] Gry rozegrane tutaj; grało { $players } osoby
}
web-stats-mix-people = Ludzie
web-stats-mix-mixed = Z botami
web-stats-mix-bots = Same boty
web-stats-mix-shared = Jedno urządzenie
web-stats-mix-abandoned = Porzucone
web-stats-bots = Jak poszło botom
web-stats-kind-leader = Liderzy
web-stats-kind-faction = Frakcje
web-stats-kind-played = Zagrani Bohaterowie
web-stats-kind-hidden = Bohaterowie ukryci na koniec gry
web-stats-kind-buried = Bohaterowie straceni na Cmentarzysko
web-stats-kind-ending = Jak się skończyło
web-stats-kind-over = Jak kończyły się gry
web-stats-kind-race = Rasy
web-stats-kind-technology = Technologie
web-stats-kind-unit = Kupione jednostki
web-stats-kind-ally = Tajni sojusznicy
web-stats-how = Cienka kreska to zakres, w którym prawdziwy udział leży 19 razy na 20; niebieski znak to tyle, ile wygrałby sam przypadek. Kilka gier mówi niewiele.
web-stats-csv = Do arkusza (CSV)
web-stats-json = Jako dane (JSON)
