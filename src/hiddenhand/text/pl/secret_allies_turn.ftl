# Tajni sojusznicy na stronie: co trzeba wiedzieć, żeby zdecydować.

## Licytacje

sa-prize = Nagroda:
sa-prize-partisans = partyzanci państwa { NAME($state) }. Kto wygra, kupuje tam jednostki i może nimi od razu ruszyć. Fundusze:
sa-prize-order = kolejność. Pierwszy gracz zaczyna walkę; kupowanie i ujawnianie idą w odwrotnej kolejności.
sa-prize-first-order = kolejność. Pierwszy gracz pierwszy wybiera sojuszników; ostatni pierwszy ujawnia.
sa-why-modifier-attacker = atakujący
sa-why-modifier-owner = własny sojusznik
sa-why-modifier-defender = obrońca cudzego sojusznika
sa-why-modifier-worth = wartość państwa
sa-why-modifier-technology = technologie
sa-bid-needs-partisans = Jeśli nikt inny nie postawi, wygrasz stawką { $needed }: wynik musi być większy od 0.
sa-bid-needs-order = Jeśli nikt inny nie postawi, stawka { $needed } daje pierwsze miejsce.
sa-bid-needs-run-off = Jeśli nikt inny nie postawi, stawka { $needed } daje przewagę.
sa-bid-hopeless = Do wygranej trzeba co najmniej { $needed }, a masz { $purse }.
sa-bid-wasted = Ta stawka nie może wygrać: trzeba co najmniej { $needed }. Przepadnie.
sa-bid-slider = Twoja stawka
sa-bid-sum = Wynik { $result }, zostaje prestiż: { $left }
sa-tie-mine = Remisy wygrywasz dzięki dyplomacji.
sa-tie-theirs = Remisy dzięki dyplomacji wygrywa: { SEATS($seats) }.
sa-tie-run-off = Przy remisie będzie dogrywka.
sa-tie-order = Przy kolejnym remisie decyduje obecna kolejność: { SEATS($seats) }.
sa-tie-again = Przy kolejnym remisie będzie następna dogrywka albo zdecydują kości.
sa-raise-no-token = Nie masz już jednostki do wystawienia w państwie { NAME($state) }: wygrana nic ci nie da.
sa-raise-too-dear = Te fundusze nie wystarczą na żadną twoją jednostkę w państwie { NAME($state) }: wygrana nic ci nie da.
sa-raise-no-room = W państwie { NAME($state) } nie ma wolnego pola dla twoich jednostek: wygrana nic ci nie da.
sa-won-order-mine = Wygrywasz licytację: zaczynasz.
sa-won-order-theirs = { SEAT($seat) }: wygrana licytacja i pierwsze miejsce w kolejności.
sa-won-partisans-mine = Wygrywasz partyzantów państwa { NAME($state) }.
sa-won-partisans-theirs = { SEAT($seat) }: wygrana licytacja o partyzantów państwa { NAME($state) }.
sa-won-nothing = Nie dało się tam jednak wystawić jednostki, więc nic z tego nie masz.
sa-won-paid = Zapłacony prestiż: { $prestige }.
sa-won-paid-rounds = Zapłacony prestiż: { $prestige } ({ $rounds }).
sa-scored = Koniec walki. Tor zwycięstwa: { BY_SEAT($track) }. Dochód: { BY_SEAT($income) }.
sa-scored-mine = Koniec walki. Tor zwycięstwa: { BY_SEAT($track) }. Dochód: { BY_SEAT($income) }. Twój prestiż: +{ $gain }.

## Przebieg tury

sa-next-seat = Następnie: { SEAT($seat) }
sa-next-phase = Następnie: { $phase }
sa-next-turn = Następnie: nowa tura
sa-auction-now = Wszyscy licytują
sa-have-bid = Stawka złożona. Czekamy na stawki innych.
sa-setup-races = rasy
sa-setup-order = kolejność
sa-setup-allies = tajni sojusznicy
sa-setup-reveal = pierwsze ujawnienie i jednostki

## Kupowanie

sa-ware-reaches = dojdzie do: { NAMES($states) }
sa-ware-targets = { $count ->
    [one] może trafić { $count } jednostkę
    [few] może trafić { $count } jednostki
   *[many] może trafić { $count } jednostek
}
sa-ware-number = najwyżej { $count }
sa-ware-none-left = brak w puli
sa-ware-too-dear = nie stać
sa-ware-no-room = brak wolnego pola
sa-buy-again = { NAME($unit) } jeszcze raz: wybierz świecące pole.
sa-buy-how = Wybierz jednostkę, a potem pole, albo przeciągnij ją na pole.
sa-pay-mixed = Uranem i tytanem można płacić także jak złotem.
sa-spent = Nic więcej nie dało się kupić, więc zakupy są zakończone.
sa-track-short = zwycięstwo { $track }/{ $threshold }
sa-prestige-mine = Twój prestiż; inni go nie widzą

## Technologie, transfer, ujawnianie

sa-buy-in = Kup w państwie:
sa-shop-bought = w tej turze już kupiono
sa-trade-how = Wybierz żeton albo przeciągnij go do innego państwa. Wysłanych żetonów można użyć od następnej tury.
sa-trade-limits = może wysłać { $send }, przyjąć { $receive }
sa-show-not-mine = To nie twój sojusznik, więc możesz tylko spasować. Pytani są wszyscy, żeby nikt nie dowiedział się, czyj to sojusznik.
sa-show-ask = Państwo { NAME($state) } to twój tajny sojusznik. Czy pokazujesz jego kartę?
sa-show-mine = Jeśli pokażesz jego kartę, poznają go wszyscy, twój modyfikator to { $mine }, a innych obrońców { $theirs }. W przeciwnym razie liczy się jako neutralny: { $neutral } dla każdego obrońcy. Do tego dochodzą technologie. Nic więcej to nie daje; nadal możesz go później ujawnić.
sa-reveal-brings = Daje teraz
sa-reveal-gives-up = Traci
sa-reveal-bonus = tajemnicę; zdobywca dostanie
sa-reveal-others = { $count ->
    [0] To twój ostatni tajny sojusznik.
    [one] { $count } inny sojusznik pozostaje tajny.
    [few] { $count } inni sojusznicy pozostają tajni.
   *[many] { $count } innych sojuszników pozostaje tajnych.
}
