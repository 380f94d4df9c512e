# Tipps, das Notizbuch und die Statistik.

## Tipps

web-hint-ask = Um einen Tipp bitten ({ $key }); alle sehen es
web-hints = Tipps
web-hints-thinking = Simuliere Spiele…
web-hints-all = Alle { $count } zeigen
web-hints-alike = Es ist fast egal, was du nimmst.
web-hints-honest = Geschätzt durch Simulation, nur aus dem, was du wissen kannst. Die anderen spielen vielleicht anders, als ein Bot denkt.
web-hint-chance = { $chance } % ± { $margin }
web-hint-thumb = nach Faustregel
web-hint-close = Etwa so gut wie das Beste.
web-hint-told = hat um einen Tipp gebeten
web-hint-asked-by = Um einen Tipp gebeten: { $name }
web-hints-used = Tipps genutzt: { $names }
web-option-notebook = Notizbuch erlaubt
web-percent = { $number } %

## Das Notizbuch

web-notebook = Notizbuch
web-notebook-open = Notizbuch ({ $key })
web-notebook-suspects = Wer könnte wer sein
web-notebook-nobody = Noch kein Verdacht.
web-notebook-honest = Wie gut es zu dem passt, was alle bisher sehen konnten, nach Urteil des Experten-Bots. Menschen bluffen.
web-notebook-seen = Gesehen und noch bekannt
web-notebook-nothing = Noch wurde nichts Verdecktes gesehen.
web-notebook-unseen = { $count ->
    [one] Noch nicht gesehen: 1 Karte
   *[other] Noch nicht gesehen: { $count } Karten
}
web-notebook-own = Eigene geheime Verbündete
web-notebook-neutral = Neutrale Karten, die du gesehen hast
web-notebook-put-back = Von dir gezogen und zurückgegeben
web-notebook-prestige = { $name }: { $prestige } Prestige in Runde { $turn }
web-notebook-mine = Deine eigenen Notizen
web-notebook-mine-why = Nur du kannst das lesen.
web-mark-none = { $name }: keine Markierung
web-mark-yes = { $name }: sicher
web-mark-maybe = { $name }: vielleicht
web-mark-no = { $name }: ausgeschlossen

## Statistik

web-nav-stats = Statistik
web-stats-mine = Meine Spiele
web-stats-server = Der ganze Server
web-stats-all = alle
web-stats-time = Zeitraum
web-stats-ever = gesamt
web-stats-year = letztes Jahr
web-stats-month = letzter Monat
web-stats-what = Was
web-stats-games = Spiele
web-stats-won = Gewonnen
web-stats-times = Anzahl
web-stats-of = { $wins } von { $games } gewonnen
web-stats-between = ({ $low }–{ $high })
web-stats-fair = gewonnen; reiner Zufall: { $number } %
web-stats-apart = Getrennt gezählt: { $abandoned } abgebrochen, { $shared } an einem Gerät.
web-stats-months = Spiele und Siege nach Monat
web-stats-nemeses = Angstgegner: wer gewinnt, wenn du mitspielst
web-stats-companions = Häufigste Mitspieler
web-stats-mine-won = Du hast gewonnen
web-stats-theirs-won = Die anderen haben gewonnen
web-stats-bot = Bot, { $level }
web-stats-empty = Hier wird dein erstes beendetes Spiel gezählt: Anführer, Helden, Völker, Gegner.
web-stats-none = Keine passenden Spiele.
web-stats-server-empty = Hier wurde noch kein Spiel mit Menschen beendet.
web-stats-played = { $players ->
    [one] Hier gespielte Spiele, von 1 Person
   *[other] Hier gespielte Spiele, von { $players } Personen
}
web-stats-mix-people = Menschen
web-stats-mix-mixed = Mit Bots
web-stats-mix-bots = Nur Bots
web-stats-mix-shared = Ein Gerät
web-stats-mix-abandoned = Abgebrochen
web-stats-bots = Wie die Bots abschnitten
web-stats-kind-leader = Anführer
web-stats-kind-faction = Fraktionen
web-stats-kind-played = Gespielte Helden
web-stats-kind-hidden = Am Ende verdeckte Helden
web-stats-kind-buried = An den Friedhof verlorene Helden
web-stats-kind-ending = Wie es ausging
web-stats-kind-over = Wie Spiele endeten
web-stats-kind-race = Völker
web-stats-kind-technology = Technologien
web-stats-kind-unit = Gekaufte Einheiten
web-stats-kind-ally = Geheime Verbündete
web-stats-how = Die dünne Linie ist der Bereich, in dem der wahre Anteil in 19 von 20 Fällen liegt; die blaue Marke ist, was reiner Zufall gewinnen würde. Wenige Spiele sagen wenig.
web-stats-csv = Als Tabelle (CSV)
web-stats-json = Als Daten (JSON)
