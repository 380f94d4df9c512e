# Warum ein Feld, eine Einheit oder eine Technologie gerade nicht gewählt werden kann.

sa-why-over = Das Spiel ist zu Ende.
sa-why-others = { SEAT($seat) } entscheidet gerade.
sa-why-goes-on = Das Spiel geht von selbst weiter; gerade ist niemand gefragt.
sa-why-panel = Diese Frage beantwortest du neben der Karte.
sa-why-tile = In dieser Lage passt das Plättchen dort nicht.
sa-why-nearer = Die Felder waren zu klein zum Antippen, darum ist die Karte jetzt größer. Wähle noch einmal.
sa-why-choose-unit = Wähle zuerst die Einheit, die sich bewegt, dann wohin.
sa-why-wreck = Ein Wrack versperrt dieses Feld bis zur Abrechnung.
sa-why-not-yours = Diese Einheit gehört { SEAT($seat) }.
sa-why-moved = Diese Einheit hat sich in dieser Runde schon bewegt.
sa-why-not-partisan = Jetzt bewegen sich nur die gerade aufgestellten Partisanen.
sa-why-stuck = Diese Einheit kann weder ziehen noch angreifen.
sa-why-gap = Dort ist kein Land.
sa-why-here = Die Einheit steht schon dort. Mit dem Knopf lässt du sie stehen.
sa-why-fire-later = Erst bewegen, dann angreifen.
sa-why-occupied = Das Feld ist besetzt: Auf einem Feld ist nur Platz für eine Einheit.
sa-why-closed = Bodeneinheiten dürfen dieses Gelände nicht betreten: { NAME($terrain) }.
sa-why-confined = Partisanen dürfen den Staat, den sie verteidigen, in dieser Runde nicht verlassen.
sa-why-too-far = Zu weit: { $points ->
    [one] Nur noch 1 Bewegungspunkt ist übrig
   *[other] Nur noch { $points } Bewegungspunkte sind übrig
}.
sa-why-pause = Der Zug würde unterwegs unterbrochen, in einem Staat, der noch seinen Partisanenmarker hat.
sa-why-no-target = Jeder Treffer braucht eine feindliche Einheit als Ziel.
sa-why-wreck-fire = Wracks können nicht angegriffen werden.
sa-why-own-fire = Auf eigene Einheiten darfst du nicht feuern.
sa-why-jungle = Aus dem Dschungel trifft eine Einheit nur Nachbarfelder.
sa-why-out-of-range = Außer Reichweite: Der Treffer reicht { $range } weit, das Ziel ist { $away } entfernt.
sa-why-other-state = Die Einheit kommt in den Staat, der sie bezahlt: { NAME($state) }.
sa-why-other-race = Diese Technologie gehört einem anderen Volk: { NAME($race) }.
sa-why-owned = Diese Technologie hast du schon.
sa-why-requires = Dafür brauchst du zuerst: { NAMES($technologies) }.
sa-why-flasks = { $count ->
    [one] Vorher ist noch eine beliebige Technologie nötig.
   *[other] Vorher sind noch { $count } beliebige Technologien nötig.
}
sa-why-research-later = Technologien werden in der Wirtschaftsphase gekauft, vor den Einheiten.
sa-why-prestige = Sie kostet { $cost } Prestige; du hast { $prestige }.
sa-why-funds = Keiner deiner Staaten, der noch eine Technologie kaufen darf, kann sie bezahlen.
