# Raporty laboratorium. Grupy miar nazywa ich ścieżka, z myślnikami zamiast ukośników.

lab-title = Raport laboratorium
lab-comparison = Porównanie
lab-table = Stół { $name }
lab-table-line = Miejsca: { $seats } · { $bots } · gry: { $games }{ $overlay ->
    [none] { "" }
   *[other] { " " }· zmienione dane: { $overlay }
}
lab-made-by = Ziarno { $seed }. Udziały z przedziałami 95%; cienka linia to sprawiedliwy udział.
lab-missing = Brakuje jeszcze gier tego eksperymentu: { $games }; liczby dotyczą rozegranych.
lab-red = Na czerwono: różni się od równego udziału bardziej, niż tłumaczyłby to przypadek (Holm, 5%, dla wszystkich miar stołu).
lab-primary = { $count ->
    [one] Miara wskazana w eksperymencie jest pogrubiona i stoi na początku. Testujemy ją osobno.
    [few] { $count } miary wskazane w eksperymencie są pogrubione i stoją na początku. Testujemy je osobno.
   *[many] { $count } miar wskazanych w eksperymencie jest pogrubionych i stoi na początku. Testujemy je osobno.
}
lab-figures = Wszystkie liczby
lab-measure = Miara
lab-value = Wartość
lab-interval = Przedział 95%
lab-count = Przypadki
lab-difference = Różnica
lab-p = p
lab-nothing-matters = Żadna miara nie różni się bardziej, niż tłumaczy to przypadek (Holm, 5%).
lab-some-matter = { $count ->
    [one] { $count } miara różni się bardziej, niż tłumaczy to przypadek (Holm, 5%).
    [few] { $count } miary różnią się bardziej, niż tłumaczy to przypadek (Holm, 5%).
   *[many] { $count } miar różni się bardziej, niż tłumaczy to przypadek (Holm, 5%).
}
lab-first = Pierwszy
lab-second = Drugi
lab-uses-line = Użycie: udział gier, w których to się zdarzyło. Przewaga: o ile częściej wygrywały miejsca, które tak zrobiły, niż inne przy tych samych stołach; mówi, co idzie w parze, a nie co jest przyczyną.
lab-used = Użycie
lab-lift = Przewaga
lab-name = Nazwa
lab-progress = Gry
lab-done = Gry: { $games }, folder: { $folder }
lab-stopped = Przerwano. Zachowane gry: { $games }; to samo polecenie podejmie pracę od tego miejsca.
lab-written = Zapisano: { $file }
lab-seat = miejsce { $number }
lab-place = { $number }. w kolejności

group-wins-nobody = Gry bez zwycięzcy
group-wins-seat = Zwycięstwa według miejsca
group-wins-bot = Zwycięstwa według bota
group-wins-leader = Zwycięstwa według Lidera
group-wins-race = Zwycięstwa według rasy
group-wins-order = Zwycięstwa według miejsca w pierwszej kolejności
group-probe = Własne sondy
group-ending = Zakończenia
group-faction = Zwycięska frakcja
group-decided_by = Co rozstrzygnęło
group-length-mean = Długość
group-length-markers = Końcowe pozycje znaczników
group-hero-played = Zagrani Bohaterowie
group-hero-hidden = Ukryci Bohaterowie
group-hero-buried = Pogrzebani Bohaterowie
group-hero-played-lift = Zagrani Bohaterowie: przewaga
group-hero-hidden-lift = Ukryci Bohaterowie: przewaga
group-hero-buried-lift = Pogrzebani Bohaterowie: przewaga
group-unit-bought = Kupione jednostki
group-unit-bought-lift = Kupione jednostki: przewaga
group-technology-bought = Kupione technologie
group-technology-bought-lift = Kupione technologie: przewaga
group-bid-mean = Średnia stawka

measure-nobody = nikt
measure-decisions = decyzje
measure-turns = tury
measure-red = czerwony znacznik
measure-green = zielony znacznik
measure-destroyed = zniszczone jednostki
measure-reveals = ujawnieni sojusznicy
measure-most-heroes = najwięcej Bohaterów
measure-fewest-heroes = najmniej Bohaterów
measure-one-candidate = jedyny kandydat
measure-highest-leader = najwyższy numer Lidera
measure-threshold = próg
measure-turn-limit = limit tur
measure-stall = zastój
measure-last-player = ostatni gracz
measure-nobody-left = nikt nie został
measure-no-candidate = brak kandydata
measure-order = kolejność
measure-partisans = partyzanci
