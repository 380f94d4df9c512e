web-site-loading = Das Spiel wird auf dieses Gerät geladen…
web-site-starting = Gleich geht es los…
web-site-failed = Das Spiel ließ sich in diesem Browser nicht starten.
web-site-elsewhere = Deine Spiele sind in einem anderen Tab geöffnet.
web-site-here = Hier spielen
web-site-alone = Hier wird alles auf diesem Gerät gespielt und gespeichert, auch ohne Netz. Für Freunde an anderen Geräten, Statistiken und Nachrichten braucht es einen Server.
error-needs-server = Dafür braucht es einen Server. Hier wird alles auf diesem Gerät gespielt.
