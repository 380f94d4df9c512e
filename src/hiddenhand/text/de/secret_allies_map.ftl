# Secret Allies: die Legende der Karte und die Karte in Worten.

## Die Legende

sa-legend = Legende
sa-legend-held = Land von { SEAT($seat) }
sa-legend-free = Von niemandem gehalten
sa-legend-contested = Umkämpft: Einheiten mehrerer Spieler
sa-legend-exhausted = Erschöpft: kein Einkommen mehr
sa-legend-front = Front zwischen zwei Spielern
sa-legend-worth = Wert { $worth }
sa-legend-partisans = Partisanen: Betreten ist ein Angriff
sa-legend-ally = Dein geheimer Verbündeter oder eine Karte zur Wahl: Dieses Zeichen siehst nur du
sa-legend-partisan-unit = Ein Partisan: gestrichelte Linie innen; er verteidigt seinen Staat
sa-legend-mine = Eine Mine in der Farbe ihres Besitzers
sa-legend-pips = Eine Einheit mit ihrer Panzerung; dunkel: Schaden
sa-legend-way = Weg einer Einheit seit deinem letzten Zug
sa-legend-shot = Ein Schuss
sa-legend-new = Eine neue Einheit seit deinem letzten Zug
sa-legend-choose = Das kannst du wählen; die Zahl ist die Bewegung, die dort übrig bleibt
sa-legend-target = Das kannst du treffen
sa-legend-mask = Geheime Verbündete, die noch nicht aufgedeckt sind
sa-legend-corners = Zahlen einer Einheit: Schaden oben links, Reichweite oben rechts, Panzerung unten links, Bewegung unten rechts
sa-legend-unit-rv = Spähwagen (leichtes Fahrzeug)
sa-legend-numbers = Aus der Nähe siehst du alle Zahlen einer Einheit: Schaden, Reichweite, Panzerung und Bewegung. Von Weitem werden Einheiten gezählt. Zeige auf eine Einheit oder halte den Finger auf ihr, um ihre Werte zu lesen.

## Die Karte in Worten

sa-told-held = gehalten von { SEAT($seat) }
sa-told-free = von niemandem gehalten
sa-told-worth = Wert { $worth }
sa-told-contested = umkämpft
sa-told-exhausted = erschöpft
sa-told-partisans = mit Partisanen
sa-told-partisan = Partisan
sa-told-units = { SEAT($seat) }: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
sa-told-reach = { $count ->
    [one] Du kannst 1 Feld wählen:
   *[other] Du kannst { $count } Felder wählen:
}
sa-told-left = { $points } Bewegung übrig
sa-told-armour = Panzerung { $left } von { $armour }
sa-told-destroys = zerstört das Ziel
sa-told-enter = Betreten ist ein Angriff: Es wird um die Partisanen geboten.
sa-told-assault = nach { PLACE($hex) } gehen und feuern
sa-attack-sure = { NAME($state) } zu betreten ist ein Angriff: Alle bieten um die Partisanen. Das lässt sich nicht rückgängig machen.
sa-attack = { NAME($state) } angreifen
sa-attack-not = Nicht angreifen
sa-fire-or-attack = Auf diese Einheit feuern ({ NAME($unit) }, { SEAT($seat) }) oder { NAME($state) } betreten?
sa-fire = Feuern: { NAME($unit) }
sa-fire-after = Nach { PLACE($hex) } gehen und feuern: { NAME($unit) }
