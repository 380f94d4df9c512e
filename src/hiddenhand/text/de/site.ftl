web-site-loading = Das Spiel wird auf dieses Gerät geladen…
web-site-starting = Gleich geht es los…
web-site-failed = Das Spiel ließ sich in diesem Browser nicht starten.
web-site-elsewhere = Deine Spiele sind in einem anderen Tab geöffnet.
web-site-here = Hier spielen
web-site-alone = Hier wird alles auf diesem Gerät gespielt und gespeichert, auch ohne Netz. Für Freunde an anderen Geräten, Statistiken und Nachrichten braucht es einen Server.
error-needs-server = Dafür braucht es einen Server. Hier wird alles auf diesem Gerät gespielt.

# Anders als mit einem Server:
web-home-lead = Zwei Brettspiele um geheime Loyalität. Spiele sofort gegen Bots, auf diesem Gerät und auch ohne Netz: nichts zu installieren.
web-learn-lead = Ein echtes Spiel an einem vorbereiteten Tisch, Schritt für Schritt erklärt. Jede Lektion dauert etwa 15 Minuten. Du kannst jederzeit aufhören und später auf diesem Gerät weitermachen.
web-erase = Meine Spiele löschen
web-erase-sure = Dein Name und alle Spiele auf diesem Gerät werden endgültig gelöscht.
web-erased = Alles gelöscht.
