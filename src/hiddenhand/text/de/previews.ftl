# Was andere von einem geteilten Link sehen, bevor sie ihn öffnen.

preview-room-waiting = Freie Plätze: { $free } von { $seats }. Öffne den Link, um mitzuspielen.
preview-room-playing = Hier läuft eine Partie. Öffne den Link, um zuzuschauen.
preview-room-over = Diese Partie ist vorbei. Öffne den Link, um zu sehen, wie sie ausging.
preview-room-private = Einladung an einen Tisch. Öffne den Link, um mitzuspielen.
preview-replay = Wiederholung · { $game }
preview-replay-text = Spielerzahl: { $seats }. Sieh dir die Partie Zug für Zug an.
preview-analysis = Analyse · { $game }
preview-analysis-text = Spielerzahl: { $seats }. Sieh dir die Wendepunkte und die besseren Züge an.
