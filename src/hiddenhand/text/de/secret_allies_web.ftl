# Secret Allies auf der Seite: die Karte, die Fragen, was man sieht.

## Die Karte

sa-map = Karte
sa-map-told = Die Karte in Worten
sa-lists = Verlauf und Listen
sa-zoom-in = Vergrößern
sa-zoom-out = Verkleinern
sa-zoom-all = Ganze Karte zeigen
sa-close = Schließen

## Runde und Leiste

sa-track = Siegleiste
sa-turn = Runde { $turn } von { $limit }
sa-turn-zero = Runde null
sa-phase-turn-zero = Aufbau
sa-phase-battle = Schlacht
sa-phase-economy = Wirtschaft
sa-phase-discovery = Aufdecken
sa-phase-over = Spielende
sa-threshold = Sieg bei { $threshold }
sa-track-of = { $track } von { $threshold } auf der Leiste
sa-income-track = Einkommen { $income }{ $waste ->
    [0] { "" }
   *[other] , Verlust { $waste }
}
sa-unrevealed = { $count ->
    [one] 1 geheimer Verbündeter
   *[other] { $count } geheime Verbündete
}
sa-plays = am Zug

## Spielsteine

sa-prestige = Prestige
sa-damage = Schaden
sa-range = Reichweite
sa-armour = Panzerung
sa-moves = Bewegung
sa-wreck = Wrack
sa-moved = hat sich bewegt
sa-destroyed = zerstört

## Ein Staat

sa-large = groß
sa-small = klein
sa-holder = Gehalten von
sa-nobody = niemandem
sa-worth = Wert
sa-income = Einkommen
sa-cost = Kosten
sa-treasury = Schatzkammer
sa-arrived = gerade angekommen:
sa-mines = Minen
sa-partisans = Partisanen: Betreten ist ein Angriff
sa-die = Einkommenswürfel
sa-die-not-yet = noch nicht gelegt
sa-die-none = X: zahlt nicht mehr
sa-die-left = { $turns ->
    [one] noch 1 Runde
   *[other] noch { $turns } Runden
}

## Entscheiden

sa-goes-on = Das Spiel geht weiter…
sa-paused = { SEAT($seat) } greift { NAME($state) } an. Der Zug wartet auf die Partisanen.
sa-paused-mine = Du greifst { NAME($state) } an. Dein Zug wartet auf die Partisanen.

## Was die anderen tun

sa-does-tile = { SEAT($seat) }: legt ein Plättchen
sa-does-race = { SEAT($seat) }: wählt ein Volk
sa-does-bid = { SEAT($seat) }: bietet
sa-does-cards = { SEAT($seat) }: wählt Verbündetenkarten
sa-does-shop = { SEAT($seat) }: kauft Einheiten
sa-does-research = { SEAT($seat) }: kauft Technologien
sa-does-trade = { SEAT($seat) }: verschiebt Rohstoffe
sa-does-battle = { SEAT($seat) }: bewegt Einheiten
sa-does-show = { SEAT($seat) }: darf einen geheimen Verbündeten zeigen
sa-does-look = { SEAT($seat) }: darf jemandes Prestige ansehen
sa-does-mine = Gleich bist du dran.

## Das Plättchen in der Hand

sa-turn-left = Nach links drehen
sa-turn-right = Nach rechts drehen
sa-places = { $count ->
    [one] Passt so an 1 Stelle
   *[other] Passt so an { $count } Stellen
}; { $turns } von 6 Drehungen passen
sa-laying-told = Ziehe das Plättchen auf ein leuchtendes Feld oder wähle eines. R dreht es.

## Gebote

sa-modifier = Modifikator, kommt zu deinem Gebot hinzu
sa-diplomacy = Diplomatie { $level }
sa-sealed = hat geboten
sa-not-sealed = noch kein Gebot
sa-opened = Aufgedeckte Gebote
sa-seal = { $bid } bieten
sa-bid-told-order = Gebot plus Modifikator ergibt die Reihenfolge. Bei Gleichstand gewinnt die höhere Diplomatie; ist auch sie gleich, folgt eine Stichrunde. Du zahlst auch, wenn du verlierst.
sa-bid-told-partisans = Das höchste Gebot plus Modifikator gewinnt die Partisanen. Bei Gleichstand gewinnt die höhere Diplomatie; ist auch sie gleich, folgt eine Stichrunde. Du zahlst auch, wenn du verlierst.
sa-run-off-told = Stichrunde unter allen, die gleichauf sind. Modifikatoren zählen nicht, und du zahlst noch einmal, auch wenn du verlierst.
sa-run-off-group = Gleichauf: { SEATS($seats) }

## Verbündetenkarten

sa-reveal-mines = { $count ->
    [one] 1 Mine
   *[other] { $count } Minen
}
sa-reveal-die = { $turns ->
    [one] Einkommen für 1 Runde
   *[other] Einkommen für { $turns } Runden
}
sa-reveal-told = Alle wissen dann von diesem Verbündeten. Du kaufst mit seinen Mitteln sofort Einheiten und bekommst seine Minen, außer unter feindlichen Einheiten. Wer ihn später erobert, bekommt einen Bonus.
sa-card-price = Noch eine Karte kostet { $prestige } Prestige; du hast { $mine }.

## Kaufen und Rohstoffe verschieben

sa-funds = Mittel
sa-take-race = Dieses Volk nehmen
sa-technology-owned = im Besitz
sa-technology-offered = jetzt kaufbar
sa-technology-open = verfügbar
sa-technology-closed = noch nicht verfügbar
sa-unlocks = Neue Einheit: { NAME($unit) }
sa-requires = Braucht { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Braucht 1 beliebige Technologie
   *[other] Braucht { $count } beliebige Technologien
}
sa-above = Du kaufst gerade: Deine Technologien stehen bei der Frage.

## Schlacht

sa-schedule = Ablauf der Schlacht
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] noch 1 Zug
   *[other] noch { $moves } Züge
}
sa-moves-left-mine = Du hast noch { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
sa-units-left-mine = { $count ->
    [one] 1 Einheit kann noch ziehen
   *[other] { $count } Einheiten können noch ziehen
}
sa-answer-mine = { SEAT($seat) } greift an: { $doing ->
    [bid] du bietest
    [shop] du kaufst
    [battle] du ziehst
   *[other] du entscheidest
}
sa-answer-bids = Noch ohne Gebot: { SEATS($seats) }
sa-answer-others = Gefragt: { SEATS($seats) }
sa-subturns-in-hand = { $count ->
    [one] 1 verschobener Teilzug
   *[other] { $count } verschobene Teilzüge
}
sa-attacked-already = In diesem Teilzug hast du schon einen Staat angegriffen; einen weiteren darfst du nicht angreifen.
sa-no-attack = Im letzten Teilzug darfst du keinen Staat angreifen.

## Was man weiß und was geschah

sa-tab-log = Verlauf
sa-tab-states = Staaten
sa-tab-technologies = Technik
sa-tab-mine = Geheimes
sa-uncover = Geheimes zeigen
sa-cover = Geheimes verbergen
sa-my-prestige = Prestige: { $prestige }
sa-my-allies = Geheime Verbündete
sa-seen-cards = Gezogene Verbündetenkarten
sa-none = keine
sa-nothing-yet = Bisher ist nichts passiert.
sa-log-paid = { SEAT($seat) } zahlt aus { NAME($state) }:
sa-play-again = Zeigen, was seit meinem Zug geschah ({ $count })

## Das Ende

sa-end = So ging es aus
sa-own-place = Du belegst Platz { $place } mit { $track } auf der Siegleiste.
sa-fact-led = { SEAT($seat) } führte von Runde { $turn } bis zum Schluss.
sa-fact-destroyed = Die meisten Einheiten zerstört: { SEAT($seat) } ({ $count }).
sa-held = Staaten
sa-allies-were = Verbündete
sa-left = hat das Spiel verlassen
sa-tie-by-order = Gleichstand, nach Reihenfolge entschieden
sa-technologies-count = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
