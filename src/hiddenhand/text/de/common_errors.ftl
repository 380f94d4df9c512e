# Was abgelehnt wird und warum: `error-CODE` oder `error-CODE-REASON`. $place sagt, wo.

error-any = Das wurde abgelehnt.
error-not-an-option = { $place }: Das ist keine Antwort auf die Frage.
error-out-of-turn = { $place }: Im Moment wird keine Antwort erwartet.
error-game-is-over = Das Spiel ist zu Ende.
error-unknown-game = Es gibt kein Spiel namens { $place }. Es gibt: { KEYS($known) }
    .plain = Es gibt kein Spiel namens { $place }.
error-bad-settings = Die Einstellung { $place } passt nicht.
error-bad-settings-unknown = Es gibt keine Einstellung { $place }. Es gibt: { KEYS($known) }
error-bad-settings-value = Die Einstellung { $place } kann nicht { $value } sein. Möglich ist: { KEYS($known) }
error-bad-settings-seats = Das Spiel ist für { $low } bis { $high } Plätze, nicht für { $count }.
error-bad-settings-promo = Promo-Helden gehören zur Verkaufsausgabe (HL-16.10).
error-bad-settings-two-seats = Die Einstellung { $place } gibt es nur für 2 Plätze (HL-16.8).
error-bad-settings-no-set-up = Für { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
} gibt es hier keinen Aufbau. Es gibt einen für: { KEYS($known) }
error-bad-settings-count = --{ $place } kann nicht { $count } sein.
error-bad-settings-two-bots = Eine Rangliste braucht mindestens zwei Bots.
error-bad-settings-form = { $place } ist keine Einstellung; Einstellungen sehen aus wie key=value.
error-bad-settings-twice = Die Einstellung { $place } wurde zweimal angegeben.
error-bad-data = Diese Daten sind fehlerhaft: { $place }
error-bad-record = Diese Aufzeichnung ist nicht lesbar: { $place }
error-bad-record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { NAME($game) }
error-bad-record-ended = Dieses Spiel ist zu Ende; der Befehl replay zeigt es.
error-truncated-record = Das Ende der Aufzeichnung fehlt: { $place }
error-damaged-record = Die Aufzeichnung ist beschädigt: { $place }
error-wrong-version = Die Aufzeichnung stammt von anderen Regeln oder einer anderen Version: { $place }
error-bad-position = Diese Stellung ist nicht lesbar: { $place }
error-bad-state = Das ist kein Spielstand dieses Spiels: { $place }
error-broken-invariant = Das Spiel ist in eine unmögliche Lage geraten: { $place }. Das ist unser Fehler.
error-unknown-bot = Diesen Bot gibt es nicht: { $place }
error-unknown-bot-name = Es gibt keinen Bot namens { $place }. Es gibt: { KEYS($known) }; oder module:Class oder file.py:Class
error-unknown-bot-parameters = { $place }: Diese Parameter kennt der Bot nicht; sie sehen aus wie depth=3.
error-unknown-bot-number = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: { $place }
error-unknown-bot-file = Es gibt keine Datei { $place }.
error-unknown-bot-level = { NAME($game) } hat die Stufe { $place } noch nicht.
error-bot-failed = { $place }: Der Bot ist ausgefallen.
error-worker-failed = { $place }: Ein Prozess, der bei der Suche half, ist ausgefallen.
error-unknown-language = Die Sprache { $place } gibt es nicht. Es gibt: { KEYS($known) }
    .plain = Die Sprache { $place } gibt es nicht.
error-unknown-paragraph = Einen Absatz { $place } gibt es in den Regeln nicht.
error-unknown-seat = Es gibt keinen Platz { $place }. Es gibt 0 bis { $last }.
    .plain = Es gibt keinen Platz { $place }.
error-bad-file = Die Datei { $place } kann nicht benutzt werden.
error-bad-file-missing = Es gibt keine Datei und keinen Ordner { $place }.
error-bad-file-closed = Für { $place } fehlt die Berechtigung.
error-bad-file-folder = { $place } ist ein Ordner.
error-bad-file-no-text = { $place } ist keine Textdatei.
error-bad-usage = Der Befehl { $place } ist so nicht zu verstehen.
error-bad-usage-no-option = Der Befehl { $place } hat keine Option { $about }.
error-bad-usage-missing = Der Befehl { $place } braucht { $about }.
error-bad-usage-value = Der Befehl { $place } kann mit dem Wert für { $about } nichts anfangen.
error-bad-usage-no-command = Es gibt keinen Befehl { $about }.
error-bad-usage-extra = Der Befehl { $place } weiß mit { $about } nichts anzufangen.
error-bad-usage-no-value = { $about } braucht einen Wert.
error-bad-usage-range = { $place } verlangt eine Zahl größer als { $low } und höchstens { $high }.
error-bad-usage-name = Ein Name ist eine Zeile lang und nicht leer.
error-missing-extra = Das Paket { $place } fehlt: pip install 'hiddenhand[cli]'

error-bad-server-settings = Die Einstellung { $place } des Servers kann nicht benutzt werden.
error-port-in-use = Auf { $place } lauscht schon ein anderes Programm; --port wählt einen anderen Port.
error-bad-address = Der Server kann nicht auf { $place } lauschen.
error-store-in-use = Mit dieser Datenbank arbeitet schon ein anderer Server.
error-bad-store = Die Datenbank kann nicht benutzt werden.
error-bad-store-newer = Die Datenbank stammt von einer neueren Version dieses Programms ({ $version }).
error-bad-store-foreign = Die Datenbank gehört zu einem anderen Programm.
error-bad-store-url = Das ist keine Adresse einer Datenbank. Eine sieht so aus: { $example }
error-bad-store-think = Nur Server mit PostgreSQL teilen sich das Rechnen. Eine Datei gehört ihrem Server, und der rechnet selbst.
error-bad-store-version = Die Datenbank hat die Version { $version }, dieses Programm braucht eine andere. Starte zuerst den Server dieses Programms.
error-bad-store-empty = Die Datenbank ist noch leer.
error-bad-store-missing = Es gibt keine Datenbank { $file }.
error-bad-store-not-empty = Die Datenbank ist nicht leer; eine Sicherung wird nur in eine leere zurückgespielt.
error-bad-backup = Die Sicherung kann nicht benutzt werden: { $place }
error-bad-backup-foreign = Das ist keine Sicherung: { $place }
error-bad-backup-damaged = Die Sicherung ist beschädigt: { $place }
error-bad-backup-newer = Die Sicherung stammt von einer neueren Version dieses Programms ({ $version }): { $place }
error-bad-backup-file = Die Datei der Sicherung kann nicht gelesen oder geschrieben werden: { $place }
error-foreign-origin = Die Anfrage kam von der Seite einer anderen Website.
error-deal-mismatch = Die Mischung passt nicht zum Geheimnis und den Beiträgen der Spieler: { $place }
error-server-error = Hier ist etwas schiefgegangen. Das ist unser Fehler.
error-no-planes = Dieses Spiel hat noch keine Darstellung für lernende Programme: { $place }

## Wo

where-seat = Platz { $number }
where-line = Zeile { $number }
where-answer = Antwort { $number }
where-byte = Byte { $number }
error-bad-experiment = Das Experiment kann nicht laufen: { $place }
error-another-experiment = { $place } enthält nicht die Ergebnisse dieses Experiments.
error-no-results = { $place }
error-no-results-none = { $place }: Bisher wurde kein Spiel gespielt.
error-no-results-damaged = { $place } ist beschädigt. Lösche die Datei und starte das Experiment noch einmal: Ihre Spiele werden neu gespielt.
error-lost-process = Einer der Prozesse wurde von außen beendet. Starte das Experiment noch einmal: Es macht weiter, wo es aufgehört hat.
error-bad-probe = Die Sonde kann nicht benutzt werden: { $place }
error-no-cluster = Kein Ray-Cluster antwortet: { $place }
error-no-room-there = Diesen Raum gibt es nicht: { $place }
error-connection-lost = Der Server antwortet nicht. Versuche es gleich noch einmal.
