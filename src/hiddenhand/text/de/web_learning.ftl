# Tipps, das Notizbuch und die Statistik.

## Tipps

web-hint-ask = Um einen Tipp bitten ({ $key }). Alle sehen, dass du gefragt hast.
web-hints = Tipps
web-hints-thinking = Spiele werden simuliert…
web-hints-all = Alle { $count } zeigen
web-hints-alike = Es ist fast egal, was du nimmst.
web-hints-honest = Geschätzt durch Simulation, nur aus dem, was du wissen kannst. Echte Gegner spielen vielleicht anders als die Bots.
web-hint-chance = { $low } bis { $high } % Chance, das Spiel zu gewinnen
web-hint-thumb = Faustregel
web-hint-close = Etwa so gut wie die beste Wahl.
web-hint-told = hat um einen Tipp gebeten
web-hint-asked-by = Um einen Tipp gebeten: { $name }
web-hints-used = Tipps genutzt: { $names }
web-option-notebook = Notizbuch erlaubt
web-percent = { $number } %

## Das Notizbuch

web-notebook = Notizbuch
web-notebook-open = Notizbuch ({ $key })
web-notebook-suspects = Verdacht
web-notebook-nobody = Noch kein Verdacht.
web-notebook-honest = Wie gut es zu dem passt, was alle bisher sehen konnten, nach Urteil des Experten-Bots. Menschen bluffen.
web-notebook-seen = Verdeckte Karten, die du kennst
web-notebook-nothing = Du kennst noch keine verdeckten Karten.
web-notebook-unseen = { $count ->
    [one] Noch nicht gesehen: 1 Karte
   *[other] Noch nicht gesehen: { $count } Karten
}
web-notebook-own = Deine geheimen Verbündeten
web-notebook-neutral = Neutrale Karten, die du gesehen hast
web-notebook-put-back = Von dir gezogen und zurückgegeben
web-notebook-prestige = { $name }: { $prestige } Prestige in Runde { $turn }
web-notebook-mine = Deine Notizen
web-notebook-mine-why = Nur du kannst sie lesen.
web-mark-none = { $name }: keine Markierung
web-mark-yes = { $name }: sicher
web-mark-maybe = { $name }: möglich
web-mark-no = { $name }: ausgeschlossen

## Statistik

web-nav-stats = Statistik
web-stats-mine = Meine Spiele
web-stats-server = Dieser Server
web-stats-all = alle
web-stats-time = Zeitraum
web-stats-ever = gesamt
web-stats-year = letztes Jahr
web-stats-month = letzter Monat
web-stats-what = Name
web-stats-games = Spiele
web-stats-won = Gewonnen
web-stats-times = Anzahl
web-stats-of = { $wins } von { $games } gewonnen
web-stats-between = ({ $low }–{ $high })
web-stats-fair = gewonnen; reiner Zufall: { $number } %
web-stats-apart = Oben nicht gezählt: { $abandoned } abgebrochen, { $shared } an einem gemeinsamen Gerät.
web-stats-months = Spiele und Siege nach Monat
web-stats-nemeses = Wer am häufigsten gegen dich gewinnt
web-stats-companions = Mit wem du am häufigsten spielst
web-stats-mine-won = Deine Siege
web-stats-theirs-won = Siege der anderen
web-stats-bot = Bot, { $level }
web-stats-empty = Beende dein erstes Spiel, dann siehst du hier deine Statistik: Anführer, Helden, Völker, Gegner.
web-stats-none = Keine passenden Spiele.
web-stats-server-empty = Hier hat noch niemand ein Spiel beendet.
web-stats-played = { $players ->
    [one] Hier gespielte Spiele, von 1 Person
   *[other] Hier gespielte Spiele, von { $players } Personen
}
web-stats-mix-people = Nur Menschen
web-stats-mix-mixed = Mit Bots
web-stats-mix-bots = Nur Bots
web-stats-mix-shared = Gemeinsames Gerät
web-stats-mix-abandoned = Abgebrochen
web-stats-bots = Wie die Bots abschnitten
web-stats-kind-leader = Anführer
web-stats-kind-faction = Fraktionen
web-stats-kind-played = Gespielte Helden
web-stats-kind-hidden = Am Ende verdeckte Helden
web-stats-kind-buried = Begrabene Helden
web-stats-kind-ending = Wie es ausging
web-stats-kind-over = Wie Spiele endeten
web-stats-kind-race = Völker
web-stats-kind-technology = Technologien
web-stats-kind-unit = Gekaufte Einheiten
web-stats-kind-ally = Geheime Verbündete
web-stats-how = Die dünne Linie zeigt den Bereich, in dem der wahre Anteil in 19 von 20 Fällen liegt; die blaue Marke zeigt, was reiner Zufall ergäbe. Wenige Spiele sagen wenig.
web-stats-csv = CSV herunterladen
web-stats-json = JSON herunterladen
