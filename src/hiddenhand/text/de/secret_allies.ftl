# Secret Allies: Fragen, Antworten, Ereignisse und Ergebnisse.
# Namen werden nie gebeugt: Der Name steht am Anfang, danach ein Doppelpunkt.

name-secret_allies = Secret Allies

## Fragen

ask-draw-state = Die Staaten dieses Spiels werden gezogen.
ask-draw-seat-order = Die Reihenfolge der Plätze wird ausgelost.
ask-draw-tile = Ein Plättchen wird gezogen.
ask-place-automatically = Ein Plättchen wird gelegt.
ask-deal-race = Die Völker werden verteilt.
ask-draw-race = Ein Volk wird gezogen.
ask-draw-order = Der Würfel entscheidet über die Reihenfolge.
ask-remove-card = Verbündetenkarten werden ungesehen entfernt.
ask-draw-card = Eine Verbündetenkarte wird gezogen.
ask-draw-neutral = Eine neutrale Karte wird gezogen.
ask-place-tile = Wohin legst du das Plättchen { NAME($tile) }?
    .alone = Wohin legst du das Plättchen?
ask-take-race = Welches Volk nimmst du?
ask-keep-race = Welches Volk behältst du?
ask-buy-card = Noch eine Karte zur Auswahl kaufen?
ask-keep-card = Welcher Staat ist dein geheimer Verbündeter?
ask-defer = Wie viele Teilzüge verschiebst du?
ask-target = { NAME($mover) }: Welche Einheit wird getroffen?
    .alone = Welche Einheit wird getroffen?
ask-pay = { NAME($ware) } ({ NAME($shop) }): Womit bezahlst du?
    .alone = Womit bezahlst du?
ask-put-unit = Neue Einheit, { NAME($ware) }: Wo stellst du sie auf?
    .alone = Wo stellst du die Einheit auf?
ask-research = Welche Technologie kaufst du, und in welchem Staat?
ask-send = Welchen Rohstoff schickst du, und von wo?
ask-receive = 1 { NAME($resource) } aus { NAME($sending) }: Wohin damit?
    .alone = Wohin kommt er?
ask-look = Wessen Prestige siehst du dir an?
ask-show = Falls { NAME($attacked) } dein geheimer Verbündeter ist: Zeigst du seine Karte?
    .alone = Ein Staat wird angegriffen. Falls er dein geheimer Verbündeter ist: Zeigst du seine Karte?
ask-run-off = Gleichstand: Wie viel bietest du in der Stichrunde? Modifikatoren zählen nicht, und du zahlst auch, wenn du verlierst.
ask-bid-partisans = Wie viel bietest du für die Partisanen von { NAME($attacked) }? Du zahlst auch, wenn du verlierst.
    .alone = Wie viel bietest du für die Partisanen? Du zahlst auch, wenn du verlierst.
ask-bid-order = Wie viel bietest du für die Reihenfolge? Du zahlst auch, wenn du verlierst.
ask-first-reveal = Welchen Verbündeten deckst du auf?
ask-reveal = Deckst du einen Verbündeten auf?
ask-partisan = Welche Partisaneneinheit bewegt sich jetzt?
ask-unit = Welche Einheit bewegt sich?
ask-go-on = { NAME($mover) }: Wohin geht es weiter?
    .alone = Wohin zieht die Einheit weiter?
ask-hex = { NAME($mover) }: Wohin?
    .alone = Wohin zieht die Einheit?
ask-buy-partisan = Partisanen von { NAME($attacked) }: Welche Einheit kaufst du?
    .alone = Welche Partisaneneinheit kaufst du?
ask-buy-at-reveal = Welche Einheit kaufst du mit den Mitteln von { NAME($shop) }?
    .alone = Welche Einheit kaufst du mit den Mitteln des Verbündeten?
ask-buy-unit = Welche Einheit kaufst du?

## Antworten

option-state = { NAME($a) }
option-tile = { NAME($a) }
option-seat = { SEAT($a) }
option-next = { SEAT($a) }
option-remove = { NAME($a) }
option-card = { NAME($a) }
option-peek = { NAME($a) }
option-race = { NAME($a) }
option-place = { NAME($side) }, neben { NAMES($touches) }, { $a_1 ->
    [0] nicht gedreht
   *[other] im Uhrzeigersinn gedreht um { $a_1 } × 60°
}
    .hex = sein (0, 0) auf ({ $a_2 }, { $a_3 }), { $a_1 ->
        [0] nicht gedreht
       *[other] im Uhrzeigersinn gedreht um { $a_1 } × 60°
    }
option-buy = kaufen: { NAME($a_2) } · { NAME($a_1) }
    .card = noch eine Karte kaufen
option-enough = nein, genug Karten
option-keep = behalten: { NAME($a) }
option-reveal = aufdecken: { NAME($a) }
option-defer = { $a ->
    [0] keinen, jetzt spielen
   *[other] { $a } verschieben
}
option-unit = Einheit auf { PLACE($a) }
option-enter = { PLACE($a) } betreten und den Staat angreifen
option-go = nach { PLACE($a) }
option-hit = { PLACE($a) } treffen
option-put = auf { PLACE($a) } stellen
option-pay = { $a_1 } Gold, { $a_2 } Uran, { $a_3 } Titan
option-research = { NAME($a_2) } · { NAME($a_1) }
option-send = { NAME($a_2) } · { NAME($a_1) }
option-to = nach { NAME($a) }
option-look = { SEAT($a) }
option-bid = { $a } bieten
option-show = zeigen
option-pass = passen
option-stop = keine weiteren Partisanen bewegen
option-end = Teilzug beenden
option-stay = hierbleiben
option-drop = kein Ziel für diesen Treffer
option-aim = Ziele nach dem Zug selbst wählen
option-differently = anders bezahlen
option-none = niemand
option-done = fertig

## Orte

name-side_middle = Mitte
name-side_east = Osten
name-side_southeast = Südosten
name-side_south = Süden
name-side_southwest = Südwesten
name-side_west = Westen
name-side_northwest = Nordwesten
name-side_north = Norden
name-side_northeast = Nordosten
place-n-n = { NAME($state) }, { NAME($side) }{ $rank ->
    [1] { "" }
   *[other] { " " }{ $rank }
}
    .state = { NAME($state) } ({ $a }, { $b })
    .hex = ({ $a }, { $b })

## Ereignisse. Die erste Form ist für die, die mehr wissen.

event-seat-order = Sitzreihenfolge: { SEATS($order) }
event-tile-drawn = Plättchen gezogen: { NAME($state) }
event-tile-placed = { SEAT($seat) }: legt { NAME($state) }
    .alone = { NAME($state) } gelegt
event-map-complete = Die Karte ist fertig. Sieg bei { $threshold } auf der Leiste.
event-race-taken = { SEAT($seat) }: { NAME($race) }
event-auction-opened = { $aim ->
    [partisans] Auktion um die Partisanen. Modifikatoren: { TALLY($modifiers) }
   *[order] Auktion um die Reihenfolge. Modifikatoren: { TALLY($modifiers) }
}
event-bid-sealed = { SEAT($seat) }: du bietest { $bid }
    .unseen = { SEAT($seat) }: gibt ein Gebot ab
event-bids-opened = Gebote: { TALLY($bids) }. Ergebnisse: { TALLY($results) }
    .bids = Gebote: { TALLY($bids) }
    .forgotten = Die Gebote wurden aufgedeckt
event-run-off = Stichrunde: { GROUPS($groups) }
event-order-drawn = { SEAT($seat) }: nach Würfelwurf zuerst
event-order-set = Reihenfolge: { SEATS($order) }
event-card-drawn = { SEAT($seat) }: zieht die Verbündetenkarte { NAME($state) }
    .unseen = { SEAT($seat) }: zieht eine Verbündetenkarte ({ $size ->
        [large] groß
       *[small] klein
    })
event-card-bought = { SEAT($seat) }: kauft noch eine Karte für { $prestige } Prestige
    .forgotten = { SEAT($seat) }: kauft noch eine Karte
event-ally-kept = { SEAT($seat) }: dein geheimer Verbündeter ist { NAME($state) }
    .unseen = { SEAT($seat) }: behält einen geheimen Verbündeten
event-revealed = { SEAT($seat) }: deckt { NAME($state) } auf
event-paid = { SEAT($seat) }: zahlt ({ NAME($state) }){ $tokens_1 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_1 } Gold
}{ $tokens_2 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_2 } Uran
}{ $tokens_3 ->
    [0] { "" }
   *[other] { " · " }{ $tokens_3 } Titan
}
event-unit-bought = { SEAT($seat) }: kauft { NAME($unit) } auf { PLACE($hex) }
event-state-won = { SEAT($seat) }: hält jetzt { NAME($state) }
event-state-lost = { NAME($state) } wird von niemandem mehr gehalten
event-turn = Runde { $turn }
event-subturn = { SEAT($seat) }: Teilzug, { $moves } Züge
event-subturn-deferred = { SEAT($seat) }: verschiebt { $count ->
    [one] 1 Teilzug
   *[other] { $count } Teilzüge
}
event-moved = { SEAT($seat) }: { NAME($unit) } { PLACE($from) } → { PLACE($to) }
event-fired = { SEAT($seat) }: { NAME($unit) } auf { PLACE($hex) } feuert auf { PLACES($targets) }, Schaden { $damage_1 }, { $damage_2 }, { $damage_3 }
    .two = { SEAT($seat) }: { NAME($unit) } auf { PLACE($hex) } feuert auf { PLACES($targets) }, Schaden { $damage_1 }, { $damage_2 }
    .one = { SEAT($seat) }: { NAME($unit) } auf { PLACE($hex) } feuert auf { PLACES($targets) }, Schaden { $damage_1 }
event-destroyed = { SEAT($by) }: zerstört { NAME($unit) } auf { PLACE($hex) } (gehörte: { SEAT($seat) })
event-mine-taken = { SEAT($seat) }: besetzt die Mine auf { PLACE($hex) }
event-state-attacked = { SEAT($seat) }: greift { NAME($state) } an
event-answered = { SEAT($seat) }: { $show ->
    [yes] du zeigst die Karte
   *[no] du zeigst keine Karte
}
    .unseen = { SEAT($seat) }: hat entschieden, ob eine Karte gezeigt wird
event-ally-shown = { SEAT($seat) }: { NAME($state) } ist ein geheimer Verbündeter
event-partisans-won = { SEAT($seat) }: stellt Partisanen in { NAME($state) } auf
event-no-partisans = Keine Partisanen in { NAME($state) }
event-track = Leiste: { BY_SEAT($track) }. Einkommen: { BY_SEAT($income) }
event-prestige-gained = { SEAT($seat) }: +{ $gain } Prestige
    .forgotten = { SEAT($seat) }: erhält Prestige
event-income = { NAME($state) }: Einkommen gezahlt, { $die ->
    [0] zum letzten Mal (X)
    [one] noch 1 Runde Einkommen
   *[other] noch { $die } Runden Einkommen
}
event-capture-bonus = { SEAT($seat) }: Eroberungsbonus für { NAME($state) }
event-technology-bought = { SEAT($seat) }: kauft { NAME($technology) } in { NAME($state) }{ $prestige ->
    [0] { "" }
   *[other] { " " }für { $prestige } Prestige
}
    .forgotten = { SEAT($seat) }: kauft { NAME($technology) } in { NAME($state) }
event-neutrals-looked-at = { SEAT($seat) }: sieht neutrale Karten an: { NAMES($states) }
    .unseen = { SEAT($seat) }: sieht neutrale Karten an ({ $count })
event-prestige-looked-at = { SEAT($seat) }: sieht Prestige an ({ SEAT($at) }): { $prestige }
    .unseen = { SEAT($seat) }: sieht Prestige an ({ SEAT($at) })
event-transferred = { SEAT($seat) }: 1 { NAME($resource) } von { NAME($from) } nach { NAME($to) }
event-resigned = { SEAT($seat) }: gibt auf
event-eliminated = { SEAT($seat) }: ausgeschieden
event-game-over = Das Spiel ist zu Ende: { $ending ->
    [threshold] die Siegschwelle wurde erreicht
    [turn-limit] die letzte Runde wurde gespielt
    [stall] zwei Runden lang änderte sich nichts
    [last-player] nur ein Spieler ist übrig
   *[nobody-left] niemand ist übrig
}. { GROUPS($ranking) }

## Das Ergebnis, Schritt für Schritt

step-ending = { $ending ->
    [threshold] Die Siegschwelle von { $threshold } wurde in Runde { $turn } erreicht
    [turn-limit] Die letzte Runde ({ $turn }) wurde gespielt
    [stall] Zwei Runden lang, bis Runde { $turn }, änderte sich nichts
    [last-player] In Runde { $turn } war nur ein Spieler übrig
   *[nobody-left] In Runde { $turn } war niemand übrig
}
step-place = { SEAT($seat) }: { $track } auf der Leiste

## Der Tisch im Terminal

table-heading = { $phase ->
    [turn-zero] Runde null; { $limit } Runden folgen
    [battle] Runde { $turn } von { $limit }, Schlacht
    [economy] Runde { $turn } von { $limit }, Wirtschaft
    [discovery] Runde { $turn } von { $limit }, Aufdecken
   *[over] Das Spiel endete in Runde { $turn } von { $limit }
}. Sieg bei { $threshold } auf der Leiste.{ $tiles ->
    [0] { "" }
    [one] { " " }Noch 1 Plättchen im Stapel.
   *[other] { " " }Noch { $tiles } Plättchen im Stapel.
}
table-legend = Feld: darüber sein q oder # und die Nummer einer Antwort; dann Gelände, Mine (◇ frei, ⓪ von Platz 0), dann der Staat oder Platz und Einheit (' bewegt, † Wrack). { $terrain }
table-legend-states = Marken sind Gold/Uran/Titan. Wert ist Prestige pro Runde; der Würfel zählt die Runden, in denen es noch Einkommen gibt (X keine). „Partisanen“: Betreten ist ein Angriff.
table-tile = Zu legen: { NAME($state) }, { $card }
table-card = { $large ->
    [yes] groß
   *[no] klein
}, Wert { $worth }, Einkommen { $income }
table-touches = grenzt an { NAMES($states) } mit { $edges ->
    [one] 1 Kante
   *[other] { $edges } Kanten
}
table-state = { $large ->
    [yes] groß
   *[no] klein
}, gehalten von { $holder }, Wert { $worth }, Einkommen { $income }, Schatzkammer { $gold }/{ $uranium }/{ $titanium }, Würfel { $die }{ $partisans ->
    [yes] , Partisanen
   *[no] { "" }
}
table-income = { $gold }/{ $uranium }/{ $titanium }
table-ally-of = · verbündet mit { SEAT($seat) }{ $swords ->
    [yes] , Eroberungsbonus
   *[no] { "" }
}
table-shown-by = · als Verbündeter gezeigt von { SEAT($seat) }
table-player = { $number } { SEAT($seat) }: { $playing ->
    [yes] { $race }, Leiste { $track }, geheime Verbündete { $unrevealed }, Technologien: { NAMES($technologies) }
   *[no] ausgeschieden
}
table-auction = { $aim ->
    [partisans] Auktion um die Partisanen
   *[order] Auktion um die Reihenfolge
}. Modifikatoren: { TALLY($modifiers) }. Geboten haben: { SEATS($sealed) }
table-subturn = Teilzug von { SEAT($seat) }, verbleibende Züge: { $moves }{ $attack ->
    [used] . Ein Staat wurde schon angegriffen; ein weiterer darf in diesem Teilzug nicht angegriffen werden
    [last] . Letzter Teilzug: Kein Staat mit Partisanen darf betreten werden
   *[open] { "" }
}
table-moving = Zieht von { PLACE($hex) }, verbleibende Punkte: { $points }
table-hit = Treffer { $hit } von { $hits }, Schaden { $damage }
table-funds = Mittel der Partisanen, alle auszugeben: { $funds }
table-purchase = Kauf von { NAME($ware) } in { NAME($state) }
table-attack = { SEAT($seat) } greift { NAME($state) } an
table-own = Dein Prestige: { $prestige }. Deine geheimen Verbündeten: { NAMES($allies) }
table-hand = Karten zur Auswahl: { NAMES($cards) }
table-neutrals = Neutrale Staaten, die du gesehen hast: { NAMES($cards) }
table-prestige-seen = Runde { $turn }: { SEAT($seat) } hatte { $prestige } Prestige
table-mine = Mine
table-wreck = Wrack
table-cost = { $gold }/{ $uranium }/{ $titanium }
table-ware = Kosten { $cost }, { $unit }
table-target = Panzerung { $armour }, dein Schaden bisher { $damage }
table-unit = Schaden { $damage }, Reichweite { $range }, Panzerung { $armour }, Bewegung { $move }
table-technology = Kosten { $cost }{ $prestige ->
    [0] { "" }
   *[other] , { $prestige } Prestige
}: { $gives }

## Wie Spiele enden, über viele gezählt

ending-threshold = die Siegschwelle wurde erreicht
ending-turn-limit = die letzte Runde wurde gespielt
ending-stall = zwei Runden lang änderte sich nichts
ending-last-player = nur ein Spieler war übrig
ending-nobody-left = niemand war übrig

# Warum einem Bot eine Antwort gefällt.
hint-good-ally = Ein guter Staat als Verbündeter
hint-ally-pays = Jetzt aufgedeckt, zahlt er am längsten
hint-worth-more-hidden = Versteckt mehr wert: Später überrascht er alle
hint-bid-worth = Etwa so viel ist diese Auktion wert
hint-show-bonus = Der Bonus in der Auktion ist das Geheimnis wert
hint-most-for-tokens = Das meiste für deine Marken
hint-thrifty = Spart die selteneren Marken
hint-near-goals = Nah an dem, was als Nächstes wichtig ist
hint-pays-off = Lohnt sich in den Runden, die bleiben
hint-to-the-front = Marken werden näher an der Front gebraucht
hint-know-the-leader = Gut zu wissen, wie viel die Spitze bieten kann
hint-compact-map = Hält die Karte kompakt
hint-attack-in-strength = Genug Einheiten sind nah, um die Partisanen zu schlagen
hint-focus-fire = Gemeinsames Feuer zerstört das Ziel
hint-best-move = Diese Einheit kann gerade am meisten ausrichten
hint-nothing-better = Nichts Besseres zu tun
hint-take-mine = Besetzt eine Mine
hint-deny-rival = Verwehrt jemandem einen Staat
hint-towards-goal = Auf dem Weg zum nächsten Ziel
hint-any = Alles etwa gleich gut
