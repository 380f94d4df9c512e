# Sätze, die jedes Spiel benutzt.

seat = Platz { $number }
chance = Zufall
you = Du
yes = ja
no = nein

winners = { $seats_count ->
    [one] Sieg: { ALL($seats) }.
   *[other] Gemeinsamer Sieg: { ALL($seats) }.
}
nobody-wins = Niemand gewinnt.
not-finished = Das Spiel ist noch nicht zu Ende.

play-title = { $game }, { $seats } Plätze. Dein Platz: { $seat }.
play-help = Antworte mit einer Nummer oder einem Schlüssel. ? zeigt die Regel, verlauf das bisherige Geschehen, tisch den Tisch, ende speichert und beendet.
play-help-resign = Mit aufgeben gibst du das Spiel endgültig auf, bei jeder Frage.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer } steht hier nicht zur Wahl. { $count ->
    [one] Es gibt nur { $first }.
   *[other] Möglich ist { $first } bis { $last }.
}
play-saved = Gespeichert: { $file }
play-to-go-on = Weiterspielen: { $command }
play-nothing-yet = Bisher ist nichts passiert.
play-one-choice = (Die Eingabetaste nimmt die einzige Möglichkeit.)

verify-proven = { $draws ->
    [one] Die eine Ziehung wurde nachgerechnet
   *[other] Alle { $draws } Ziehungen wurden nachgerechnet
}, aus dem Geheimnis und den Beiträgen der Spieler: Das Mischen ist nachweislich fair.
verify-still-secret = Das Geheimnis der Mischung steht nicht in dieser Aufzeichnung, ihre Ziehungen lassen sich also noch nicht nachrechnen.
play-others = Anna, Ben, Clara, David, Emil, Finja, Greta

## Was man außer Antworten eingeben kann

wish-quit = ende
wish-log = verlauf
wish-table = tisch
wish-help = hilfe
wish-resign = aufgeben
