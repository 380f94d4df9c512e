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

play-title = { $game } mit { $seats } Spielern. Du sitzt auf Platz { $seat }.
play-help = Antworte mit einer Nummer oder einem Schlüssel. Mit ? siehst du die Regel, mit verlauf den Verlauf, mit tisch den Tisch; mit ende speicherst du und gehst.
play-help-resign = Mit aufgeben gibst du jederzeit auf. Das lässt sich nicht rückgängig machen.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer } steht hier nicht zur Wahl. { $count ->
    [one] Möglich ist nur { $first }.
   *[other] Möglich ist { $first } bis { $last }.
}
bot-instead = Das Netz von { $bot } kann an diesem Tisch nicht spielen; stattdessen spielt { $level }.
play-saved = Gespeichert: { $file }
play-to-go-on = Weiterspielen: { $command }
play-nothing-yet = Bisher ist nichts passiert.
play-one-choice = (Mit der Eingabetaste nimmst du die einzige Möglichkeit.)

verify-proven = { $draws ->
    [one] Die eine Ziehung wurde nachgerechnet
   *[other] Alle { $draws } Ziehungen wurden nachgerechnet
}, aus dem Geheimnis zu dieser Festlegung und den Beiträgen der Spieler: Die Mischung ist bewiesen.
verify-recomputed = { $draws ->
    [one] Die eine Ziehung wurde nachgerechnet
   *[other] Alle { $draws } Ziehungen wurden nachgerechnet
}, aus dem Geheimnis in der Aufzeichnung. Dass der Server es schon gewählt hatte, bevor die Spieler ihren Teil beitrugen, ist nur denen bewiesen, die seine Festlegung damals notiert haben. Zum Vergleich: { $option }
verify-still-secret = Das Geheimnis der Mischung steht nicht in dieser Aufzeichnung, ihre Ziehungen lassen sich also noch nicht nachrechnen.
play-others = Anna, Ben, Clara, David, Emil, Finja, Greta

## Was man außer Antworten eingeben kann

wish-quit = ende
wish-log = verlauf
wish-table = tisch
wish-help = hilfe
wish-resign = aufgeben
