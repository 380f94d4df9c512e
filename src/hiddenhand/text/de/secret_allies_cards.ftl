# Die Galerie der Staaten, Einheiten, Technologien und Geländearten.

sa-cards-found = { $states ->
    [one] 1 Staat
   *[other] { $states } Staaten
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $technologies ->
    [one] 1 Technologie
   *[other] { $technologies } Technologien
}
sa-cards-any = alle
sa-cards-kind = Art
sa-cards-kind-states = Staaten
sa-cards-kind-units = Einheiten
sa-cards-kind-technologies = Technologien
sa-cards-kind-terrain = Gelände
sa-cards-race = Volk
sa-cards-size = Größe
sa-cards-class = Art der Einheit
sa-cards-class-light = leichtes Fahrzeug
sa-cards-class-tank = Panzer
sa-cards-class-artillery = Selbstfahrgeschütz
sa-cards-class-helicopter = Hubschrauber
sa-cards-pack = Paket
sa-cards-pack-full = vollständig
sa-cards-pack-tiny = klein, zum Lernen
sa-cards-arrows = Ein Pfeil führt von einer Technologie zu dem, was sie freischaltet; wo zwei Pfeile enden, werden beide gebraucht.
sa-leads-to = Schaltet frei: { NAMES($technologies) }
sa-cards-basic = Grundeinheiten aller Völker
sa-cards-terrain-plain = Keine Wirkung.
sa-cards-terrain-forest = Bodeneinheiten zahlen 2 Bewegungspunkte für das Betreten; der letzte Punkt genügt.
sa-cards-terrain-jungle = Bodeneinheiten, die es betreten, müssen anhalten. Die Reichweite jeder Einheit hier ist 1.
sa-cards-terrain-desert = Bodeneinheiten haben hier 1 Panzerung weniger, aber mindestens 1.
sa-cards-terrain-water = Bodeneinheiten dürfen es nicht betreten.
sa-cards-terrain-mountain = Bodeneinheiten dürfen es nicht betreten. Flugeinheiten zahlen 2 Bewegungspunkte; der letzte Punkt genügt.

sa-effect-extra_moves = { $count ->
    [one] 1 Zug mehr in jedem Teilzug
   *[other] { $count } Züge mehr in jedem Teilzug
}
sa-effect-gain_prestige = gibt { $count } Prestige
