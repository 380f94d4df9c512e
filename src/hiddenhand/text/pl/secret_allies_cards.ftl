# Galeria państw, jednostek, technologii i terenów.

sa-cards-found = { $states ->
    [one] { $states } państwo
    [few] { $states } państwa
   *[many] { $states } państw
}, { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}, { $technologies ->
    [one] { $technologies } technologia
    [few] { $technologies } technologie
   *[many] { $technologies } technologii
}
sa-cards-any = wszystkie
sa-cards-kind = Rodzaj
sa-cards-kind-states = Państwa
sa-cards-kind-units = Jednostki
sa-cards-kind-technologies = Technologie
sa-cards-kind-terrain = Tereny
sa-cards-race = Rasa
sa-cards-size = Wielkość
sa-cards-class = Typ jednostki
sa-cards-class-light = lekki pojazd
sa-cards-class-tank = czołg
sa-cards-class-artillery = działo samobieżne
sa-cards-class-helicopter = helikopter
sa-cards-pack = Zestaw
sa-cards-pack-full = pełny
sa-cards-pack-tiny = mały, do nauki
sa-cards-arrows = Strzałka prowadzi od technologii do tego, co odblokowuje; gdzie kończą się dwie strzałki, potrzebne są obie.
sa-leads-to = Odblokowuje: { NAMES($technologies) }
sa-cards-basic = Podstawowe jednostki każdej rasy
sa-cards-terrain-plain = Bez efektu.
sa-cards-terrain-forest = Jednostka lądowa wydaje na wejście 2 punkty ruchu; jeśli został 1 punkt, wystarczy.
sa-cards-terrain-jungle = Jednostka lądowa, która wejdzie, musi się zatrzymać. Zasięg każdej jednostki wynosi tu 1.
sa-cards-terrain-desert = Jednostka lądowa ma tu pancerz o 1 mniejszy, ale co najmniej 1.
sa-cards-terrain-water = Jednostki lądowe nie mogą wejść.
sa-cards-terrain-mountain = Jednostki lądowe nie mogą wejść. Latające wydają 2 punkty ruchu; jeśli został 1 punkt, wystarczy.

sa-effect-extra_moves = { $count ->
    [one] o { $count } ruch więcej w każdej subturze
    [few] o { $count } ruchy więcej w każdej subturze
   *[many] o { $count } ruchów więcej w każdej subturze
}
sa-effect-gain_prestige = daje { $count ->
    [one] { $count } punkt prestiżu
    [few] { $count } punkty prestiżu
   *[many] { $count } punktów prestiżu
}
