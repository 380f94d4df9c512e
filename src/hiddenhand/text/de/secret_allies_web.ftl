# Secret Allies auf der Seite: die Karte, die Fragen, was man sieht.

## Die Karte

sa-map = Die Karte
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
sa-phase-over = das Ende
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
sa-free-tokens = übrige Marken

## Ein Staat

sa-large = groß
sa-small = klein
sa-holder = Gehalten von
sa-nobody = niemandem
sa-worth = Wert
sa-income = Einkommen
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
sa-on-the-map = Wähle auf der Karte, wo es leuchtet.
sa-paused = { SEAT($seat) } greift { NAME($state) } an: Der Zug ruht, bis über die Partisanen entschieden ist.

## Was die anderen tun

sa-does-tile = { SEAT($seat) }: legt ein Plättchen
sa-does-race = { SEAT($seat) }: wählt ein Volk
sa-does-bid = { SEAT($seat) }: gibt ein Gebot ab
sa-does-cards = { SEAT($seat) }: überlegt bei den Verbündetenkarten
sa-does-shop = { SEAT($seat) }: kauft Einheiten
sa-does-research = { SEAT($seat) }: kauft Technologien
sa-does-trade = { SEAT($seat) }: verschiebt Rohstoffe
sa-does-battle = { SEAT($seat) }: bewegt Einheiten
sa-does-show = { SEAT($seat) }: darf einen geheimen Verbündeten zeigen
sa-does-look = { SEAT($seat) }: darf jemandes Prestige ansehen

## Das Plättchen in der Hand

sa-turn-left = Nach links drehen
sa-turn-right = Nach rechts drehen
sa-places = { $count ->
    [one] 1 Platz in dieser Lage
   *[other] { $count } Plätze in dieser Lage
}; { $turns } von 6 Lagen passen
sa-laying-told = Ziehe das Plättchen auf ein leuchtendes Feld oder klicke eines an. R dreht es.

## Gebote

sa-modifier = Modifikator, zum Gebot addiert
sa-diplomacy = Diplomatie { $level }
sa-sealed = abgegeben
sa-not-sealed = offen
sa-opened = Die aufgedeckten Gebote
sa-less = Weniger bieten
sa-more = Mehr bieten
sa-seal = { $bid } bieten
sa-bid-told-order = Gebot plus Modifikator ergibt die Reihenfolge. Gleichstand gewinnt die höhere Diplomatie, sonst entscheidet eine Stichrunde. Jedes Gebot wird bezahlt.
sa-bid-told-partisans = Das höchste Gebot plus Modifikator gewinnt die Partisanen. Gleichstand gewinnt die höhere Diplomatie, sonst entscheidet eine Stichrunde. Jedes Gebot wird bezahlt.
sa-run-off-told = Stichrunde unter den Gleichen. Modifikatoren zählen jetzt nicht; jedes Gebot wird noch einmal bezahlt.
sa-run-off-group = Gleichauf: { SEATS($seats) }

## Verbündetenkarten

sa-reveal-funds = Mittel jetzt:
sa-reveal-mines = { $count ->
    [one] 1 Mine gehört dann dir
   *[other] { $count } Minen gehören dann dir
} (außer unter feindlichen Einheiten)
sa-reveal-die = { $turns ->
    [one] zahlt 1 Runde lang
   *[other] zahlt { $turns } Runden lang
}
sa-reveal-told = Alle wissen dann von diesem Verbündeten. Du kaufst mit seinen Mitteln sofort Einheiten; wer ihn später erobert, bekommt einen Bonus.
sa-card-price = Noch eine Karte kostet { $prestige } Prestige; du hast { $mine }.

## Kaufen und Rohstoffe verschieben

sa-funds = Mittel
sa-take-race = Dieses Volk nehmen
sa-technology-owned = im Besitz
sa-technology-offered = jetzt zu kaufen
sa-technology-open = wäre zu kaufen
sa-technology-closed = noch nicht
sa-unlocks = Neue Einheit: { NAME($unit) }
sa-requires = Braucht { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Braucht 1 beliebige Technologie
   *[other] Braucht { $count } beliebige Technologien
}
sa-above = Du kaufst gerade: siehe oben.
sa-trade-told = Klicke eine Marke an oder ziehe sie in einen anderen Staat. Pro Runde darf ein Staat so viele Marken abgeben wie sein Einkommen minus { $send } und so viele erhalten wie sein Einkommen{ $receive ->
    [0] { "" }
   *[other] { " " }minus { $receive }
}.

## Schlacht

sa-schedule = Ablauf der Schlacht
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] noch 1 Zug
   *[other] noch { $moves } Züge
}
sa-subturns-in-hand = { $count ->
    [one] 1 Teilzug übrig
   *[other] { $count } Teilzüge übrig
}
sa-attacked-already = In diesem Teilzug wurde schon ein Staat angegriffen; ein weiterer geht nicht.
sa-no-attack = Im letzten Teilzug darf kein Staat angegriffen werden.

## Was man weiß und was geschah

sa-tab-log = Verlauf
sa-tab-states = Staaten
sa-tab-technologies = Bäume
sa-tab-mine = Geheimes
sa-uncover = Geheimes zeigen
sa-cover = Geheimes verbergen
sa-my-prestige = Prestige: { $prestige }
sa-my-allies = Geheime Verbündete
sa-seen-cards = Gezogene Verbündetenkarten
sa-none = keine
sa-nothing-yet = Bisher ist nichts passiert.
sa-play-again = Zeigen, was seit meinem Zug geschah ({ $count })

## Das Ende

sa-end = So ging es aus
sa-winner = Sieg: { SEATS($seats) }
sa-held = Staaten
sa-allies-were = Verbündete
sa-left = hat das Spiel verlassen
sa-tie-by-order = Gleichstand, nach Spielreihenfolge entschieden
sa-technologies-count = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
