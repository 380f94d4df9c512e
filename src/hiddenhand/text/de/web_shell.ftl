# Die Web-App: alles außerhalb des Tisches.

## Die Seite

web-title = Hidden Hand
web-description = Spiele Hidden Leaders und Secret Allies online mit Freunden oder Bots
web-nav = Seiten
web-nav-play = Spielen
web-nav-replays = Wiederholungen
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über
web-to-content = Zum Inhalt
web-to-home = Startseite
web-close = Schließen
web-menu = Menü
web-save = Speichern
web-saved = Gespeichert.
web-search = Suchen
web-reload = Neu laden
web-try-now = Jetzt versuchen
web-go-on = Weiter
web-your-turn = Du bist dran
web-no-page = Diese Seite gibt es nicht
web-page-lost = Diese Seite konnte nicht geladen werden
web-page-lost-why = Der Server ist nicht erreichbar oder hat eine neuere Version dieser App.
web-new-version = Es gibt eine neue Version dieser Seite.
web-lost = Keine Verbindung zum Server. Nichts geht verloren; wir verbinden uns automatisch wieder.
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
web-about-hidden_leaders = Dein Anführer ist geheim. Sammle Helden, schiebe zwei Marker und lass deine Fraktion gewinnen, ohne dich zu verraten.
web-about-secret_allies = Hexfelder, verdeckte Gebote und Verbündete, von denen niemand weiß. Baue, kämpfe und handle – und decke deine Freunde auf, wenn die Zeit reif ist.
web-seat-numbers = { $low } bis { $high } Spieler
web-play-now = Jetzt spielen
web-starting = Der Tisch wird gedeckt…
web-new-room = Neuer Raum
web-join = Freunden beitreten
web-join-code = Code oder Link eines Raums
web-join-go = Beitreten
web-join-bad = Der Code eines Raums hat zehn Buchstaben und Ziffern, wie am Ende seines Links.
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
web-option-bot-pace = Bots antworten
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
web-clock-choice-own = andere Uhr
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
web-seat-away = gerade nicht da
web-seat-bot = Bot
web-sit = Hier setzen
web-sit-local = Noch jemand an diesem Gerät
web-sit-local-short = Gast
web-sit-local-why = Ihr teilt euch diesen Bildschirm; zwischen den Zügen bittet die Seite ums Weitergeben.
web-sit-down = Hinsetzen
web-leave = Platz verlassen
web-clear = Entfernen
web-send-away = Diesen Platz freimachen
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
web-bot-random = zufällig
web-bot-easy = leicht
web-bot-normal = normal
web-bot-hard = schwer
web-bot-expert = Experte
web-fill = Mit Bots auffüllen
web-start = Spiel starten
web-start-needs = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
web-start-host = Warten auf den Host ({ $name }).
web-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-invite = Einladen
web-invite-watch = Zuschauer einladen
web-invite-link = Wer diesen Link hat, darf herein
web-qr = Der Link als QR-Code
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Browser erlaubt es nicht: Bitte von Hand kopieren.
web-share = Teilen
web-deal-proven = Nachweislich fair gemischt
web-deal-why = Bevor sich jemand setzte, hat sich der Server mit der Zahl unten auf ein Geheimnis festgelegt. Dein Browser steuert eigenen Zufall bei. Nach dem Spiel können alle jede Karte nachprüfen.

## Chat

web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: 1 neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
web-chat-empty = Noch hat niemand etwas geschrieben.
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

web-spectator = schaut zu
web-waiting-for = Warten auf { $seats }
web-take-back = Zurücknehmen
web-log = Was geschah
web-skip = Zum Jetzt springen
web-missed = Während du weg warst
web-sound = Ton
web-speed-is = Animationen: { $speed }
web-leave-to-bot = Platz einem Bot überlassen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-seat-back = Meinen Platz zurücknehmen
web-abandon = Abbruch des Spiels vorschlagen
web-abandon-wanted = Spiel abbrechen? Dafür: { $names }
web-abandon-agree = Zustimmen
web-abandon-withdraw = Zurückziehen
web-abandoned = Dieses Spiel wurde abgebrochen
web-resign = Aufgeben
web-resign-sure = Aufgeben? Das lässt sich nicht rückgängig machen.
web-hand-over = Weitergeben an { $name }
web-hand-over-why = Bis du tippst, sind keine Karten zu sehen.
web-hand-over-ready = Ich bin { $name }
web-rule-unknown = Diesen Absatz gibt es nicht.
web-rule-in-book = Im Regelbuch öffnen

## Nach dem Spiel

web-after = Nach dem Spiel
web-back-to-result = Zurück zum Ergebnis
web-look-at-table = Tisch ansehen
web-rematch = Revanche
web-rematch-withdraw = Revanche zurückziehen
web-rematch-waits = Warten auf { $names }
web-replay = Wiederholung
web-verify = Mischung prüfen
web-verify-why = Rechnet jedes Mischen und Ziehen in diesem Browser nach.
web-verified = { $draws ->
    [one] Fair gemischt: 1 Ziehung nachgerechnet.
   *[other] Fair gemischt: alle { $draws } Ziehungen nachgerechnet.
}
web-verified-own = Der Beitrag dieses Browsers ist darin enthalten.
web-verified-not-own = Aber der Beitrag dieses Browsers ist nicht darin enthalten!
web-not-verified = Ziehung { $draw } folgt nicht aus dem Geheimnis!
web-not-committed = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte!

## Wiederholungen

web-replays-empty = Hier stehen deine beendeten Spiele.
web-won = gewonnen
web-more = Ältere
web-ratings = Wertungen
web-rating = { $games ->
    [one] { $rating } nach 1 Spiel
   *[other] { $rating } nach { $games } Spielen
}
web-upload = Aufzeichnung öffnen
web-download = Aufzeichnung herunterladen
web-share-moment = Link zu diesem Moment
web-copied-moment = Link zu Moment { $number } kopiert.
web-eyes = Ansicht
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
web-theme = Farben
web-theme-system = System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben
web-speed = Animationen
web-speed-0 = keine
web-speed-05 = langsam
web-speed-1 = ruhig
web-speed-2 = schnell
web-speed-4 = sehr schnell
web-speed-still = Animationen sind aus (Systemeinstellung).
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-why = Für Spiele über Tage: eine Benachrichtigung, solange diese Seite oder die installierte App im Hintergrund offen ist.
web-notify-refused = Der Browser erlaubt hier keine Benachrichtigungen.
web-devices = Geräte
web-devices-why = Es gibt keine Passwörter. Ein einmaliger Link fügt ein weiteres Gerät hinzu.
web-sign-in-link = Öffne ihn bald auf dem anderen Gerät; er gilt einmal
web-sign-in-make = Link für ein weiteres Gerät
web-sign-in = Auf diesem Gerät anmelden
web-sign-in-why = Auf diesem Gerät bist du dann du, mit deinem Namen und deinen Spielen.
web-sign-in-go = Anmelden
web-sign-in-empty = Dieser Link ist unvollständig
web-sign-in-again = Erstelle in den Einstellungen deines anderen Geräts einen neuen Link.
web-signed-in = Willkommen, { $name }
web-sign-out = Abmelden
web-device = ein Gerät
web-device-this = dieses
web-device-seen = zuletzt gesehen { $date }
web-data = Deine Daten
web-export = Alles über mich herunterladen
web-erase = Mein Konto löschen
web-erase-sure = Dein Name, deine Geräte und dein Verlauf werden endgültig gelöscht. Beendete Spiele bleiben für die anderen erhalten, ohne deinen Namen.
web-erased = Konto gelöscht.

## Über

web-about-lead = Hidden Hand ist freie Software: vollständige Regeln, ehrliche Tische, überprüfbare Mischung, Bots und lesbare Aufzeichnungen.
web-about-unofficial = Dies ist eine inoffizielle Umsetzung von Fans. Die Namen der Spiele gehören ihren Verlagen; alle Texte, Bilder und Programme hier sind unsere eigenen oder stehen unter den Lizenzen unten.
web-about-icons = Bilder
web-about-icons-how = Wappen und Porträts bestehen aus Icons von
web-about-font = Schrift
