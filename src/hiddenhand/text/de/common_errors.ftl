# Was abgelehnt wird und warum: `error-CODE` oder `error-CODE-REASON`. $place sagt, wo.

error-any = Das wurde abgelehnt.
error-not-an-option = { $place }: Das steht nicht zur Wahl.
error-out-of-turn = { $place }: Dieser Platz ist gerade nicht gefragt.
error-game-is-over = Das Spiel ist zu Ende.
error-unknown-game = Es gibt kein Spiel namens { $place }. Verfügbar: { KEYS($known) }
    .plain = Es gibt kein Spiel namens { $place }.
error-bad-settings = Ungültige Einstellung: { $place }
error-bad-settings-unknown = Es gibt keine Einstellung { $place }. Verfügbar: { KEYS($known) }
error-bad-settings-value = Die Einstellung { $place } kann nicht { $value } sein. Mögliche Werte: { KEYS($known) }
error-bad-settings-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $count }.
error-bad-settings-promo = Promo-Helden gibt es nur in der Verkaufsausgabe (HL-16.10).
error-bad-settings-two-seats = Die Einstellung { $place } gibt es nur für 2 Spieler (HL-16.8).
error-bad-settings-no-set-up = Für { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
} gibt es keinen Aufbau. Verfügbar: { KEYS($known) }
error-bad-settings-count = --{ $place } kann nicht { $count } sein.
error-bad-settings-two-bots = Eine Rangliste braucht mindestens zwei Bots.
error-bad-settings-ladder = { $place } enthält die Partien einer anderen Rangliste. Wähle eine andere Datei oder die Bots, Plätze, Einstellungen und den Startwert jenes Laufs.
error-bad-settings-form = { $place } ist keine Einstellung. Schreibe Einstellungen als NAME=WERT.
error-bad-settings-twice = Die Einstellung { $place } wurde zweimal angegeben.
error-bad-data = Ungültige Daten: { $place }
error-bad-record = Das ist keine gültige Aufzeichnung: { $place }
error-bad-record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { NAME($game) }
error-bad-record-ended = Dieses Spiel ist zu Ende. Der Befehl replay zeigt es.
error-truncated-record = Das Ende der Aufzeichnung fehlt: { $place }
error-damaged-record = Die Aufzeichnung ist beschädigt: { $place }
error-wrong-version = Die Aufzeichnung stammt von anderen Regeln oder einer anderen Version: { $place }
error-bad-position = Das ist keine gültige Stellung: { $place }
error-bad-state = Das ist kein gültiger Spielstand dieses Spiels: { $place }
error-broken-invariant = Das Spiel ist in eine unmögliche Lage geraten: { $place }. Das ist ein Programmfehler; bitte melde ihn.
error-unknown-bot = Diesen Bot gibt es nicht: { $place }
error-unknown-bot-name = Es gibt keinen Bot namens { $place }. Verfügbar: { KEYS($known) }; oder module:Class oder file.py:Class
error-unknown-bot-parameters = { $place }: Diese Parameter kennt der Bot nicht. Schreibe sie wie depth=3.
error-unknown-bot-number = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: { $place }
error-unknown-bot-file = Datei nicht gefunden: { $place }
error-unknown-bot-level = { NAME($game) } hat keine Stufe { $place }.
error-bot-failed = Der Bot ist ausgefallen: { $place }
error-worker-failed = { $place }: Ein Suchprozess ist ausgefallen.
error-wrong-weights = Die Gewichte des Netzes passen nicht: { $place }
error-wrong-checkpoint = Dieser Zwischenstand gehört zu einem anderen Lauf: { $place }
error-unknown-language = Die Sprache { $place } gibt es nicht. Verfügbar: { KEYS($known) }
    .plain = Die Sprache { $place } gibt es nicht.
error-unknown-paragraph = Die Regel { $place } gibt es im Regelbuch nicht.
error-unknown-seat = Es gibt keinen Platz { $place }. Verfügbar: 0 bis { $last }.
    .plain = Es gibt keinen Platz { $place }.
error-bad-file = Die Datei { $place } kann nicht benutzt werden.
error-bad-file-missing = Datei oder Ordner nicht gefunden: { $place }
error-bad-file-closed = Für { $place } fehlt die Berechtigung.
error-bad-file-folder = { $place } ist ein Ordner.
error-bad-file-no-text = { $place } ist keine Textdatei.
error-bad-usage = Der Befehl { $place } ist so nicht zu verstehen.
error-bad-usage-no-option = Der Befehl { $place } hat keine Option { $about }.
error-bad-usage-missing = Der Befehl { $place } braucht { $about }.
error-bad-usage-value = Ungültiger Wert für { $about } (Befehl { $place }).
error-bad-usage-no-command = Es gibt keinen Befehl { $about }.
error-bad-usage-extra = Unerwartetes Argument für den Befehl { $place }: { $about }
error-bad-usage-no-value = { $about } braucht einen Wert.
error-bad-usage-range = { $place } muss eine Zahl größer als { $low } und höchstens { $high } sein.
error-bad-usage-name = Ein Name muss in eine Zeile passen und darf nicht leer sein.
error-missing-extra = Das Paket { $place } fehlt: pip install 'hiddenhand[cli]'

error-bad-server-settings = Ungültige Servereinstellung: { $place }
error-bad-server-settings-unknown = Eine Servereinstellung { $place } gibt es nicht. Ist { $nearest } gemeint?
error-port-in-use = Auf { $place } lauscht schon ein anderes Programm. Wähle mit --port einen anderen Port.
error-bad-address = Der Server kann nicht auf { $place } lauschen.
error-store-in-use = Mit dieser Datenbank arbeitet schon ein anderer Server.
error-bad-store = Die Datenbank kann nicht benutzt werden.
error-bad-store-newer = Die Datenbank stammt von einer neueren Version dieses Programms ({ $version }).
error-bad-store-foreign = Die Datenbank gehört zu einem anderen Programm.
error-bad-store-url = Das ist keine Datenbankadresse. Beispiel: { $example }
error-bad-store-think = Nur Server mit PostgreSQL können sich diese Arbeit teilen. Mit einer Datei rechnet der Server alles selbst.
error-bad-store-version = Die Datenbank hat die Version { $version }, dieses Programm braucht eine andere. Starte zuerst ihren Server.
error-bad-store-empty = Die Datenbank ist leer.
error-bad-store-missing = Datenbank nicht gefunden: { $file }
error-bad-store-folder = { $file } ist ein Ordner. Gib die Datenbankdatei darin an.
error-bad-store-not-empty = Die Datenbank ist nicht leer. Eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen.
error-bad-backup = Die Sicherung kann nicht benutzt werden: { $place }
error-bad-backup-foreign = Das ist keine Sicherung: { $place }
error-bad-backup-damaged = Die Sicherung ist beschädigt: { $place }
error-bad-backup-newer = Die Sicherung stammt von einer neueren Version dieses Programms ({ $version }): { $place }
error-bad-backup-file = Die Sicherungsdatei kann nicht gelesen oder geschrieben werden: { $place }
error-foreign-origin = Diese Anfrage kam von einer anderen Website.
error-deal-mismatch = Die Mischung passt nicht zum Geheimnis und den Beiträgen der Spieler: { $place }
error-deal-mismatch-missing = Diese Aufzeichnung hat keine beweisbare Mischung, also keine Festlegung zum Vergleichen.
error-deal-mismatch-commitment = Der Server hat seine Festlegung geändert, nachdem die Spieler ihren Teil beigetragen hatten: Diese Mischung ist nicht bewiesen.
error-deal-mismatch-added = Dein Teil des Zufalls wurde nicht verwendet: Diese Mischung ist nicht bewiesen.
error-server-error = Hier ist etwas schiefgegangen. Das ist ein Programmfehler; bitte melde ihn.
error-no-planes = Dieses Spiel unterstützt keine Lernumgebungen: { $place }

## Wo

where-seat = Platz { $number }
where-line = Zeile { $number }
where-answer = Antwort { $number }
where-byte = Byte { $number }
error-bad-experiment = Das Experiment kann nicht laufen: { $place }
error-another-experiment = { $place } enthält die Ergebnisse eines anderen Experiments.
error-no-results = { $place }
error-no-results-none = { $place }: Bisher wurde kein Spiel gespielt.
error-no-results-damaged = { $place } ist beschädigt. Lösche die Datei und starte das Experiment noch einmal: Ihre Spiele werden neu gespielt.
error-lost-process = Einer der Prozesse wurde von außen beendet. Starte das Experiment noch einmal: Es macht weiter, wo es aufgehört hat.
error-bad-probe = Die Sonde kann nicht benutzt werden: { $place }
error-no-cluster = Kein Ray-Cluster antwortet: { $place }
error-no-room-there = Diesen Raum gibt es nicht: { $place }
error-connection-lost = Der Server antwortet nicht. Versuche es gleich noch einmal.
