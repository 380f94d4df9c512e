# Spielen lernen: die Seite der Lektionen und die Erklärungen neben dem Tisch.

web-learn = Spielen lernen
web-learn-lead = Ein echtes Spiel an einem vorbereiteten Tisch, Schritt für Schritt erklärt. Jede Lektion dauert etwa 15 Minuten. Du kannst jederzeit aufhören und später weitermachen, auch auf einem anderen Gerät.
web-learn-about-hidden_leaders = Ein Spiel zu dritt mit den einfachen Helden: wer du bist, wie ein Zug abläuft und wie man gewinnt.
web-learn-about-secret_allies = Ein kleiner Krieg zu zweit um vier Staaten: Gebote, Schlachten, Geld und Geheimnisse.
web-learn-begin = Lektion beginnen
web-learn-resume = Weiter: Kapitel { $chapter } von { $chapters }
web-learn-again = Von vorn
web-learn-finished = Diese Lektion hast du abgeschlossen.
web-learn-loading = Lektionen werden geladen…

web-lesson = Lektion
web-lesson-chapter = Kapitel
web-lesson-progress = Fortschritt
web-lesson-next = Weiter
web-lesson-skip = Mach das für mich
web-lesson-auto = Wird für dich erledigt…
web-lesson-wait-answer = Du bist dran: Wähle, was leuchtet.
web-lesson-wait-play = Du bist dran: Wähle, was du magst.
web-lesson-paused = Das Spiel wartet, während du liest.
web-why-lesson-reading = Lies zuerst den Text oben, dann drücke „Weiter“.
web-why-lesson-later = Die Regeln erlauben das, aber wähle in dieser Lektion, was leuchtet.
web-lesson-laid = Der Tisch wurde für dieses Kapitel neu aufgebaut.
web-lesson-quit = Lektion verlassen
web-lesson-quit-why = Du kannst später hier weitermachen, auf diesem Gerät oder einem anderen. Oder räume den Tisch ab und lösche deinen Fortschritt.
web-lesson-pause = Später weitermachen
web-lesson-clear = Tisch abräumen
web-lesson-done = Das war die Lektion. Für ein echtes Spiel weißt du genug, und die leichten Bots warten schon.
web-lesson-play-real = Ein echtes Spiel spielen
web-lesson-others = Alle Lektionen
