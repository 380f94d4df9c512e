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
help-any-show_version = Version und Bauart.
help-any-game = hidden-leaders, secret-allies ...
help-any-seats = Spieler am Tisch.
help-any-seed = Derselbe Startwert ergibt dieselben Spiele.
help-any-settings = Eine Einstellung des Spiels.
help-any-bots = Ein Bot für alle Plätze oder einer pro Platz: a,b,c
help-any-processes = Prozesse, die sich die Arbeit teilen.
help-any-as_json = Ein JSON-Objekt statt Text.
help-any-file = Die Aufzeichnung eines Spiels.
help-any-games = Wie viele Spiele.

## Befehle

help-simulate = Lässt Bots viele Spiele spielen und zählt, was geschieht.
help-simulate-digest = sha256 über alle Aufzeichnungen.
help-ladder = Lässt Bots jeder gegen jeden mit wechselnden Plätzen spielen und bewertet sie.
help-ladder-bots = Wer spielt: Stufe, Stufe:ms=300, module:Class, file.py:Class
help-record = Lässt Bots ein Spiel spielen und speichert die Aufzeichnung.
help-record-output = Wohin; - ist der Bildschirm.
help-record-number = Das wievielte Spiel des Startwerts.
help-replay = Zeigt ein aufgezeichnetes Spiel noch einmal, aus Sicht eines Platzes, eines Zuschauers oder mit allem offen.
help-replay-seat = Aus wessen Sicht: eine Zahl, spectator oder open.
help-verify = Prüft eine Aufzeichnung Antwort für Antwort. Rückgabewert 1 heißt, dass etwas nicht stimmt.
help-rules = Zeigt, welche Absätze der Regeln Tests haben, einen Absatz oder das ganze Regelbuch.
help-rules-paragraph = Diesen zeigen, zum Beispiel HL-7.5.
help-rules-book = Das ganze Regelbuch zeigen.
help-rules-tests = Ordner, dessen Tests die Regeln zitieren.
help-bench = Misst, wie schnell ein Spiel hier läuft.
help-bench-seconds = Zeit für jede Zahl.
help-lab = Viele Spiele, was sie zeigen, und ob eine Änderung etwas ausmacht.
help-lab-run = Spielt ein Experiment. Was gespielt wurde, bleibt erhalten: Derselbe Befehl macht dort weiter.
help-lab-run-experiment = Die Frage, die Tische und die Zahl der Spiele, als YAML.
help-lab-run-output = Ordner für die Ergebnisse.
help-lab-run-processes = Prozesse, die sich die Arbeit teilen; 0: einer pro Kern.
help-lab-run-games = Spiele an jedem Tisch, statt der Zahl in der Datei.
help-lab-run-overlay = Eine Datei, die an jedem Tisch die Daten des Spiels ändert.
help-lab-run-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local: einer auf dieser Maschine.
help-lab-report = Schreibt report.html und report.json in den Ordner.
help-lab-report-folder = Ein Ordner mit Ergebnissen.
help-lab-report-as_json = Stattdessen die Zahlen ausgeben.
help-lab-compare = Vergleicht zwei Tische: Unterschiede, Intervalle und ob sie zählen.
help-lab-compare-first = Ergebnisse und, wo es mehrere gibt, nach einem Doppelpunkt ein Tisch.
help-lab-compare-second = Dasselbe, zum Vergleich.
help-lab-compare-output = Die Seite, die geschrieben wird.
help-lab-compare-as_json = Stattdessen die Zahlen ausgeben.
help-lab-export = Lässt Bots spielen und schreibt, was sie sahen, antworten konnten, antworteten und erhielten, als NumPy-Dateien.
help-lab-export-output = Ein leerer oder neuer Ordner.
help-lab-export-rows = Zeilen pro Datei.
help-play = Spielt im Terminal gegen Bots.
help-play-plain = Zeile für Zeile, ohne Vollbild.
help-join = Setzt sich im Terminal in den Raum eines Servers.
help-join-link = Der Link oder die Adresse des Raums.
help-join-name = Dein Name.
help-play-seat = Dein Platz.
help-play-name = Dein Name.
help-play-seed = Aus einem Startwert mischen statt mit echtem Zufall.
help-play-bots = Die anderen: einer für alle oder einer pro Platz.
help-play-output = Wo die Aufzeichnung gespeichert wird.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-serve = Betreibt Tische für Freunde: Räume, Spiel in Echtzeit und die Web-App.
help-serve-host = Wo gelauscht wird; 0.0.0.0 für das ganze Netz.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-db = Die Datenbank: eine SQLite-Datei oder ein PostgreSQL, das mehrere Server teilen können.
help-serve-node = Der Name dieses Servers unter mehreren, die ein PostgreSQL teilen.
help-serve-open_browser = Die Seite im Browser öffnen.
help-think = Rechnet für die Server einer gemeinsamen Datenbank: Analysen und Bots ausgelasteter Tische.
help-think-db = Die Datenbank: eine PostgreSQL-Adresse.
help-think-workers = Wie viele Prozesse gleichzeitig rechnen; ohne Angabe einer pro Kern.
help-backup = Sichert alle Leute, Räume und Spiele eines Servers in einer Datei, während gespielt wird.
help-backup-file = Die Datei, die geschrieben wird.
help-backup-db = Die Datenbank: eine Adresse von SQLite oder PostgreSQL.
help-restore = Füllt eine leere Datenbank aus einer Sicherung; Spiele gehen weiter, wo sie standen.
help-restore-file = Die Sicherung.
help-restore-db = Die leere Datenbank: eine Adresse von SQLite oder PostgreSQL.

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

serve-ready = Die Tische sind offen: { $address }
serve-stop = Strg+C beendet; Spiele gehen später weiter, wo sie standen.
serve-no-pages = Die Web-App ist hier nicht gebaut; nur die Schnittstelle für Programme läuft.
think-ready = Rechnet als { $name }, Prozesse: { $count }. Strg+C beendet; unfertige Arbeit geht an andere.

backup-done = { $file }: Leute: { $users }, Räume: { $rooms }, Spiele: { $games }, Antworten: { $answers }
restore-done = Zurückgespielt aus { $file }: Leute: { $users }, Räume: { $rooms }, Spiele: { $games }, Antworten: { $answers }
