# Der Befehl: seine Hilfe und was er ausgibt. Die Hilfe eines Befehls ist `help-COMMAND`, die einer Option
# `help-COMMAND-OPTION` oder, wo mehrere Befehle sie teilen, `help-any-OPTION`.

## Die Hilfeseite

help = Brettspiele um geheime Loyalität: spielen, simulieren, wiederholen, prüfen.
help-usage = Aufruf: { $line }
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = { $text } Standard: { $value }.
help-metavar-options = OPTIONEN
help-metavar-command = BEFEHL
help-metavar-game = SPIEL
help-metavar-file = DATEI
help-metavar-paragraph = ABSATZ
help-metavar-key-value = NAME=WERT
help-metavar-value = WERT
help-metavar-lang = SPRACHE
help-metavar-link = LINK
help-metavar-dir = ORDNER
help-metavar-address = ADRESSE
help-metavar-experiment = EXPERIMENT
help-metavar-first = ERSTES
help-metavar-second = ZWEITES

## Optionen, die mehrere Befehle teilen

help-any-help = Diese Seite zeigen.
help-any-lang = Sprache: { $known }. Ohne Angabe die des Systems.
help-any-show_version = Version und Bauart zeigen.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Zahl der Spieler.
help-any-seed = Derselbe Startwert ergibt dieselben Spiele.
help-any-settings = Eine Einstellung des Spiels ändern.
help-any-bots = Ein Bot für alle Plätze oder einer pro Platz: a,b,c
help-any-processes = Zahl der Prozesse.
help-any-as_json = Ein JSON-Objekt statt Text ausgeben.
help-any-file = Die Aufzeichnung eines Spiels.
help-any-games = Zahl der Spiele.

## Befehle

help-simulate = Lässt Bots viele Spiele spielen und zählt die Ergebnisse.
help-simulate-digest = SHA-256-Prüfsumme aller Aufzeichnungen ausgeben.
help-ladder = Lässt Bots jeder gegen jeden mit wechselnden Plätzen spielen und bewertet sie.
help-ladder-bots = Die Bots: Stufe, Stufe:ms=300, module:Class, file.py:Class
help-ladder-limit = Sekunden, die ein Bot für eine Antwort hat, bevor er die Partie verliert; 0: keine Grenze.
help-ladder-keep = Eine Datei für beendete Partien; ein Lauf mit derselben Datei setzt danach fort.
help-record = Lässt Bots ein Spiel spielen und speichert die Aufzeichnung.
help-record-output = Ausgabedatei; - schreibt auf den Bildschirm.
help-record-number = Das wievielte Spiel des Startwerts gespielt wird.
help-replay = Zeigt ein aufgezeichnetes Spiel noch einmal, aus Sicht eines Platzes, eines Zuschauers oder mit offenen Karten.
help-replay-seat = Ansicht als: die Nummer eines Platzes, spectator oder open.
help-verify = Prüft eine Aufzeichnung Antwort für Antwort. Rückgabewert 1 heißt, dass etwas nicht stimmt.
help-verify-commitment = Die Festlegung, die vor dem Spiel zu sehen war; die Mischung muss dazu passen.
help-rules = Zeigt, welche Regeln Tests haben, eine einzelne Regel oder das ganze Regelbuch.
help-rules-paragraph = Die Regel, die gezeigt wird, zum Beispiel HL-7.5.
help-rules-book = Das ganze Regelbuch zeigen.
help-rules-tests = Ordner mit den Tests, die die Regeln zitieren.
help-bench = Misst, wie schnell ein Spiel auf diesem Rechner läuft.
help-bench-seconds = Sekunden pro Messung.
help-lab = Spielt Tausende von Spielen, berichtet, was geschieht, und vergleicht Varianten.
help-lab-run = Führt ein Experiment aus. Ergebnisse werden laufend gespeichert; derselbe Befehl setzt einen unterbrochenen Lauf fort.
help-lab-run-experiment = Das Experiment (Frage, Tische, Zahl der Spiele) als YAML.
help-lab-run-output = Ordner für die Ergebnisse.
help-lab-run-processes = Zahl der Prozesse; 0 nimmt einen pro Kern.
help-lab-run-games = Spiele pro Tisch; geht der Zahl in der Datei vor.
help-lab-run-overlay = Eine Datei mit Änderungen an den Daten des Spiels, für alle Tische.
help-lab-run-ray = Auf dem Ray-Cluster unter dieser Adresse rechnen; local startet einen auf diesem Rechner.
help-lab-report = Schreibt report.html und report.json in den Ordner.
help-lab-report-folder = Ein Ordner mit Ergebnissen.
help-lab-report-as_json = Stattdessen die Zahlen ausgeben.
help-lab-compare = Vergleicht zwei Tische: Unterschiede, Intervalle und ob sie signifikant sind.
help-lab-compare-first = Ordner mit Ergebnissen; bei mehreren Tischen :TISCH anhängen.
help-lab-compare-second = Die Ergebnisse, mit denen verglichen wird.
help-lab-compare-output = Die HTML-Seite, die geschrieben wird.
help-lab-compare-as_json = Stattdessen die Zahlen ausgeben.
help-lab-export = Lässt Bots spielen und speichert Beobachtungen, erlaubte Züge, Züge und Belohnungen als NumPy-Dateien.
help-lab-export-output = Ein leerer oder neuer Ordner.
help-lab-export-rows = Zeilen pro Datei.
help-play = Spielt im Terminal gegen Bots.
help-play-plain = Zeile für Zeile, ohne Vollbild.
help-join = Tritt im Terminal einem Raum auf einem Server bei.
help-join-link = Der Link oder die Adresse des Raums.
help-join-name = Dein Name.
help-play-seat = Dein Platz.
help-play-name = Dein Name.
help-play-seed = Mit diesem Startwert mischen statt zufällig.
help-play-bots = Die Gegner: ein Bot für alle oder einer pro Platz.
help-play-output = Wo die Aufzeichnung gespeichert wird.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-serve = Betreibt einen Server: Räume, laufende Spiele und die Web-App.
help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 für das ganze Netz.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-db = Die Datenbank: eine SQLite-Datei oder eine PostgreSQL-Adresse, die sich mehrere Server teilen können.
help-serve-node = Name dieses Servers, wenn sich mehrere eine PostgreSQL-Datenbank teilen.
help-serve-open_browser = Die Seite im Browser öffnen.
help-think = Rechnet Analysen und Bots für die Server einer gemeinsamen Datenbank.
help-think-db = Adresse der PostgreSQL-Datenbank.
help-think-workers = Zahl der Prozesse; ohne Angabe einer pro Kern.
help-backup = Sichert alle Personen, Räume und Spiele eines laufenden Servers in einer Datei.
help-backup-file = Die Datei, die geschrieben wird.
help-backup-db = Die Datenbank: eine SQLite-Datei oder eine PostgreSQL-Adresse.
help-restore = Spielt eine Sicherung in eine leere Datenbank zurück. Spiele gehen weiter, wo sie standen.
help-restore-file = Die Sicherung.
help-restore-db = Die leere Datenbank: eine SQLite-Datei oder eine PostgreSQL-Adresse.

## Was sie ausgeben

simulate-done = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
simulate-speed = { $speed ->
    [one] 1 Entscheidung pro Sekunde
   *[other] { $speed } Entscheidungen pro Sekunde
}
simulate-seat = { SEAT($seat) }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-nobody = niemand: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-digest = Prüfsumme { $digest }

ladder-done = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}; ohne Sieg: { $nobody }
ladder-rating = Wertung
ladder-range = 95 %
ladder-won = Siege
ladder-bot = Bot
ladder-forfeit = { $bot } hat { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} kampflos verloren. Beim ersten Mal:
ladder-stopped = Abgebrochen nach { $games } von { $planned } Partien. Mit --keep DATEI kann ein Lauf später weitergehen.
ladder-stopped-kept = Abgebrochen nach { $games } von { $planned } Partien. Derselbe Befehl setzt fort.
two-places = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

record-done = { $file }: { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}, { $ending }
record-unfinished = nicht beendet

replay-hints = { $who }: genutzte Tipps: { $count }
replay-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}

verify-right = { $file }: in Ordnung; { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}, { $ending }
verify-unfinished = noch nicht beendet
verify-wrong = { $file }: { $refusal }

rules-counted = { $game }: { $paragraphs ->
    [one] 1 Absatz
   *[other] { $paragraphs } Absätze
}, { $tested } getestet,
rules-rest = { $descriptive } beschreibend, { $untested } ungetestet

figure-game = Spiel
figure-build = Bauart
figure-seats = Plätze
figure-compiled = kompiliert
figure-inside_per_second = innen pro Sekunde
figure-driven_per_second = von außen pro Sekunde
figure-clone_us = Kopie in µs
figure-redeal_us = Neuverteilung in µs
figure-state_bytes = Spielstand in Bytes
figure-largest_state_bytes = größter Spielstand in Bytes
figure-packed_bytes = gepackt in Bytes
figure-import_seconds = Import in Sekunden
bench-build = { $compiled ->
    [yes] kompiliert
   *[no] reines Python
}
bench-figure = { NUMBER($value, maximumFractionDigits: 3) }

export-done = { $folder }: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, { $shards ->
    [one] 1 Datei
   *[other] { $shards } Dateien
}

serve-ready = Der Server läuft: { $address }
serve-stop = Strg+C beendet den Server. Beim nächsten Start gehen die Spiele weiter.
serve-no-pages = Die Web-App ist hier nicht gebaut; es läuft nur die Schnittstelle für Programme.
think-ready = Rechnet als { $name }, Prozesse: { $count }. Strg+C beendet; unfertige Arbeit geht an andere.

backup-done = { $file }: Personen: { $users }, Räume: { $rooms }, Spiele: { $games }, Antworten: { $answers }
restore-done = Zurückgespielt aus { $file }: Personen: { $users }, Räume: { $rooms }, Spiele: { $games }, Antworten: { $answers }
