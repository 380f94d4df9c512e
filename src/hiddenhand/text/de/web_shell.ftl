# Die Web-App: alles außerhalb des Tisches.

## Die Seite

web-title = Hidden Hand
web-description = Spiele Hidden Leaders und Secret Allies online mit Freunden oder Bots
web-nav = Seiten
web-nav-play = Spielen
web-nav-replays = Wiederholungen
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Info
web-to-content = Zum Inhalt
web-to-home = Startseite
web-close = Schließen
web-menu = Menü
web-save = Speichern
web-saved = Gespeichert.
web-search = Suchen
web-reload = Neu laden
web-try-now = Jetzt versuchen
web-go-on = Weiterspielen
web-your-turn = Du bist dran
web-no-page = Diese Seite gibt es nicht
web-page-lost = Diese Seite konnte nicht geladen werden
web-page-lost-why = Der Server ist nicht erreichbar oder hat eine neuere Version dieser App.
web-new-version = Es gibt eine neue Version dieser Seite.
web-lost = Der Server ist nicht erreichbar. Nichts geht verloren; die Verbindung wird automatisch wiederhergestellt.
web-error-unreachable = Der Server ist nicht erreichbar.
web-error-other = Etwas ist schiefgegangen. Versuche es noch einmal oder lade die Seite neu.
web-guest = Gast { $number }

## Startseite

web-home-title = Wer dient wem?
web-home-lead = Zwei Brettspiele um geheime Loyalität. Spiele sofort gegen Bots oder schicke deinen Freunden einen Link: kein Konto, nichts zu installieren.
web-home-games = Spiele
web-home-mine = Meine Spiele
web-game-hidden_leaders = Hidden Leaders
web-game-secret_allies = Secret Allies
web-about-hidden_leaders = Diene einem geheimen Anführer, schare die schrägsten Helden um dich und entscheide den Krieg, bevor jemand errät, auf wessen Seite du stehst.
web-about-secret_allies = Marschiere, handle und biete verdeckt auf einer Karte, auf der jeder Staat längst jemandes geheimer Verbündeter sein kann, und decke deinen auf, wenn es am meisten wehtut.
web-seat-numbers = { $low }–{ $high } Spieler
web-minutes = { $low } Min.
web-minutes-span = { $low }–{ $high } Min.
web-minutes-with = { $minutes } Min. mit { $seats } Spielern
web-weight-light = Familienspiel
web-weight-medium = Kennerspiel
web-weight-heavy = Expertenspiel
web-play-now = Jetzt spielen
web-play-now-told = Jetzt spielen: mit Bots, { $seats } Spieler, etwa { $minutes } Min.
web-play-now-short = Jetzt spielen: kurze Partie mit Bots, { $seats } Spieler, etwa { $minutes } Min.
web-starting = Der Tisch wird aufgebaut…
web-new-room = Neuer Raum
web-join = Bei Freunden mitspielen
web-join-code = Raumcode oder Link
web-join-go = Beitreten
web-join-bad = Ein Raumcode besteht aus zehn Buchstaben und Ziffern. Du findest ihn am Ende des Links zum Raum.
web-lobby = Offene Räume
web-lobby-empty = Gerade wartet kein Raum auf Spieler.
web-stage-waiting = wartet auf Spieler
web-stage-playing = läuft
web-stage-over = beendet
web-stage-abandoned = abgebrochen
web-seats-taken = { $taken } von { $seats } Plätzen

## Ein Raum

web-option-game = Spiel
web-options = Optionen
web-option-seats = Spieler
web-option-clock = Bedenkzeit
web-option-bot-pace = Bots ziehen
web-option-public = Alle dürfen beitreten (unter „Offene Räume“ sichtbar)
web-option-rated = Zählt für die Wertung
web-option-hints = Tipps erlaubt
web-bot-pace-0 = sofort
web-bot-pace-08 = nach kurzer Pause
web-bot-pace-2 = langsam
web-clock-choice-none = ohne Uhr
web-clock-choice-quick = 30 Sekunden, 2 Minuten Reserve
web-clock-choice-calm = 90 Sekunden, 10 Minuten Reserve
web-clock-choice-day = ein Tag, ein Tag Reserve
web-clock-choice-three-days = drei Tage, eine Woche Reserve
web-clock-choice-own = eigene Bedenkzeit
web-clock-none = ohne Uhr
web-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-clock-minutes = { $minutes ->
    [one] 1 Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
web-clock-seconds = { $seconds ->
    [one] 1 Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
web-make-room = Raum erstellen
web-room-opening = Einen Moment…
web-room-gone-why = Vielleicht ist der Link falsch geschrieben, oder der Raum wurde geschlossen.
web-seats = Plätze
web-seat-free = frei
web-seat-you = du
web-seat-host = Host
web-seat-local = an diesem Gerät
web-seat-bot = Bot
web-sit = Platz nehmen
web-sit-local = Noch jemand an diesem Gerät
web-sit-local-short = An diesem Gerät
web-sit-local-why = Ihr teilt euch diesen Bildschirm. Zwischen den Zügen bittet euch die Seite, das Gerät weiterzugeben.
web-sit-down = Hinsetzen
web-leave = Platz verlassen
web-clear = Entfernen
web-send-away = Platz freimachen
web-name = Name
web-bot = Bot
web-bot-name = { $seat ->
    [0] Elster
    [1] Reiher
    [2] Otter
    [3] Luchs
    [4] Dachs
   *[other] Hermelin
}
web-bot-level = Stärke der Bots
web-bot-level-of = Stärke von { $name }
web-bot-random = zufällig
web-bot-easy = leicht
web-bot-normal = normal
web-bot-hard = schwer
web-bot-expert = Experte
web-bot-swift = blitzschnell
web-bot-master = Meister
web-bot-about-random = Wählt zufällig.
web-bot-about-easy = Spielt wie ein Anfänger.
web-bot-about-normal = Spielt vernünftig, denkt aber nicht voraus.
web-bot-about-hard = Denkt voraus und spielt dafür mögliche Partien durch.
web-bot-about-expert = Denkt noch weiter voraus und achtet darauf, was die anderen tun.
web-bot-about-swift = Hat im Spiel gegen sich selbst gelernt: stark und antwortet sofort.
web-bot-about-master = Hat im Spiel gegen sich selbst gelernt und denkt voraus: die stärkste Stufe.
web-bot-instead = Stattdessen spielt „{ $level }“, denn das Netz kann an diesem Tisch nicht spielen.
web-fill = Mit Bots auffüllen
web-start = Spiel starten
web-start-needs = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
web-start-host = Warten, bis { $name } das Spiel startet.
web-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-invite = Einladen
web-invite-watch = Zuschauer einladen
web-invite-link = Wer diesen Link hat, kann beitreten
web-qr = QR-Code für diesen Link
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Dein Browser erlaubt das Kopieren nicht. Bitte kopiere den Link selbst.
web-share = Teilen
web-deal-proven = Nachweislich fair gemischt
web-deal-why = Bevor sich jemand gesetzt hat, hat sich der Server auf ein Geheimnis festgelegt; die Zahl unten ist dessen Fingerabdruck. Dein Browser steuert eigenen Zufall bei, merkt sich diese Zahl und sagt dir nach dem Spiel, ob der Server dabei geblieben ist.

## Chat

web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: 1 neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-off = Chat stummschalten
web-chat-on = Chat wieder einschalten
web-chat-is-off = Der Chat ist auf diesem Gerät stummgeschaltet.
web-send = Senden
web-about-person = Über { $name }
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-reaction-applause = Bravo!
web-reaction-laugh = Haha
web-reaction-surprise = Oh!
web-reaction-think = Hmm…
web-reaction-sorry = Sorry
web-reaction-hurry = Geht’s weiter?

## Am Tisch

web-spectator = Zuschauer
web-waiting-for = Warten auf { $seats }
web-take-back = Rückgängig
web-log = Verlauf
web-skip = Zum aktuellen Stand
web-missed = Während du weg warst
web-sound = Ton
web-speed-is = Animationen: { $speed }
web-leave-to-bot = Bot für mich spielen lassen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-seat-back = Platz wieder übernehmen
web-abandon = Spielabbruch vorschlagen
web-abandon-wanted = Spiel abbrechen? Dafür: { $names }
web-abandon-agree = Zustimmen
web-abandon-withdraw = Stimme zurückziehen
web-abandoned = Dieses Spiel wurde abgebrochen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben? Das lässt sich nicht rückgängig machen.
web-hand-over = Gib das Gerät an { $name } weiter
web-hand-over-why = Alle Karten bleiben verborgen, bis du tippst.
web-hand-over-ready = Ich bin { $name }
web-rule-unknown = Diese Regel gibt es nicht.
web-rule-in-book = Im Regelbuch öffnen

## Nach dem Spiel

web-after = Nach dem Spiel
web-end-again = Noch einmal zeigen
web-end-skip = Alles zeigen
web-end-nobody = Niemand gewinnt
web-end-you-won = Du hast gewonnen!
web-end-won = { $count ->
    [one] { ALL($seats) } gewinnt
   *[other] { ALL($seats) } gewinnen
}
web-back-to-result = Zurück zum Ergebnis
web-look-at-table = Tisch ansehen
web-rematch = Revanche
web-rematch-withdraw = Revanche zurückziehen
web-rematch-waits = Warten auf { $names }
web-replay = Wiederholung
web-verify = Mischung prüfen
web-verify-why = Rechnet jedes Mischen und Ziehen in diesem Browser nach.
web-verified = { $draws ->
    [one] Die Mischung ist dir bewiesen: 1 Ziehung nachgerechnet.
   *[other] Die Mischung ist dir bewiesen: alle { $draws } Ziehungen nachgerechnet.
}
web-verified-own = Der Server ist bei der Festlegung geblieben, die dieser Browser gesehen hat, und dein Teil des Zufalls wurde verwendet.
web-recomputed = { $draws ->
    [one] 1 Ziehung nachgerechnet; sie folgt aus dem veröffentlichten Geheimnis.
   *[other] Alle { $draws } Ziehungen nachgerechnet; sie folgen aus dem veröffentlichten Geheimnis.
}
web-recomputed-only = Dieser Browser hat nichts zur Mischung beigetragen oder weiß nicht mehr, was er gesehen hat. Ob der Server das Geheimnis vorher gewählt hat, kann er also nicht sagen. Wer die Festlegung vor dem Spiel notiert hat, kann vergleichen:
web-not-pinned = Der Server hat seine Festlegung geändert, nachdem du deinen Teil beigetragen hattest: Diese Mischung ist nicht bewiesen.
web-not-own = Der Server hat den Teil aus diesem Browser nicht verwendet: Diese Mischung ist nicht bewiesen.
web-not-verified = Ziehung { $draw } passt nicht zum Geheimnis!
web-not-committed = Das ist nicht das Geheimnis, auf das sich der Server festgelegt hatte!

## Wiederholungen

web-replays-empty = Hier stehen deine beendeten Spiele.
web-won = gewonnen
web-more = Mehr laden
web-ratings = Wertungen
web-rating = { $games ->
    [one] { $rating } nach 1 Spiel
   *[other] { $rating } nach { $games } Spielen
}
web-upload = Aufzeichnung öffnen
web-download = Aufzeichnung herunterladen
web-share-moment = Link zu diesem Moment
web-copied-moment = Link zu Moment { $number } kopiert.
web-eyes = Ansicht als
web-eyes-open = alle Karten offen
web-replay-gone-why = Vielleicht ist der Link falsch geschrieben, oder das Spiel läuft noch.
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forth = Ein Schritt vor
web-replay-last = Zum Ende
web-replay-moment = Moment

## Regeln

web-rules-found = { $count ->
    [one] 1 Absatz
   *[other] { $count } Absätze
}

## Einstellungen

web-you = Du
web-look = Aussehen und Ton
web-language = Sprache
web-theme = Farbschema
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben
web-speed = Animationen
web-speed-0 = aus
web-speed-05 = langsam
web-speed-1 = normal
web-speed-2 = schnell
web-speed-4 = sehr schnell
web-speed-still = Animationen sind aus, weil dein System reduzierte Bewegung wünscht.
web-devices = Geräte
web-devices-why = Es gibt keine Passwörter. Mit einem Einmal-Link fügst du ein weiteres Gerät hinzu.
web-sign-in-link = Öffne diesen Link bald auf dem anderen Gerät; vergleiche dann den Code und bestätige ihn hier
web-sign-in-make = Gerät hinzufügen
web-sign-in = Dieser Link meldet dich als { $name } an
web-sign-in-why = Mach nur weiter, wenn du { $name } bist. Auf allen anderen Geräten von { $name } sind dann deine Tische, Handkarten und Geheimnisse von hier zu sehen, und dort kann jemand für dich spielen.
web-sign-in-leaves = Auf diesem Gerät bist du jetzt { $me }. Die Spiele von { $me } bleiben bei { $me }; in den Einstellungen dieses Geräts kannst du zurückwechseln.
web-sign-in-same = Dieses Gerät ist schon als { $name } angemeldet.
web-sign-in-go = Das andere Gerät fragen
web-sign-in-code = Steht dieser Code auch auf dem anderen Gerät?
web-sign-in-wait = Bestätige ihn dort. Hier geht es dann von selbst weiter.
web-sign-in-asked = { $device } möchte als du angemeldet werden. Zeigt es diesen Code?
web-sign-in-asked-why = Wenn es nicht dein eigenes Gerät ist, sag Nein: Es würde alle deine Spiele sehen und könnte für dich spielen.
web-sign-in-yes = Ja, anmelden
web-sign-in-no = Nein
web-sign-in-done = Das Gerät ist angemeldet.
web-sign-in-refused = Abgelehnt. Der Link gilt nicht mehr.
web-sign-in-back = Vorher wurde dieses Gerät von { $name } benutzt.
web-sign-in-back-go = Zu { $name } zurückwechseln
web-sign-in-empty = Dieser Link ist unvollständig
web-sign-in-again = Erstelle in den Einstellungen deines anderen Geräts einen neuen Link.
web-signed-in = Willkommen, { $name }!
web-sign-out = Abmelden
web-device = Gerät ohne Namen
web-device-this = dieses Gerät
web-device-seen = zuletzt gesehen { $date }
web-data = Deine Daten
web-export = Alle meine Daten herunterladen
web-erase = Mein Konto löschen
web-erase-sure = Dein Name, deine Geräte und dein Verlauf werden endgültig gelöscht. Beendete Spiele bleiben für die anderen erhalten, ohne deinen Namen.
web-erased = Konto gelöscht.

## Über

web-about-lead = Hidden Hand ist freie Software: vollständige Regeln, nachweislich faires Mischen, Bots und lesbare Aufzeichnungen.
web-about-unofficial = Dies ist ein inoffizielles Fanprojekt. Die Namen der Spiele gehören ihren Verlagen. Alle Texte, Bilder und Programme hier sind unsere eigenen oder stehen unter den Lizenzen unten.
web-about-icons = Bilder
web-about-icons-how = Wappen und Porträts bestehen aus Icons von
web-about-font = Schrift
