# Berichte des Labors. Gruppen von Messgrößen heißen nach ihrem Pfad, Schrägstriche als Bindestriche geschrieben.

lab-title = Laborbericht
lab-comparison = Vergleich
lab-table = Tisch { $name }
lab-table-line = { $seats } Plätze · { $bots } · { $games } Spiele{ $overlay ->
    [none] { "" }
   *[other] { " " }· geänderte Daten: { $overlay }
}
lab-made-by = Startwert { $seed }. Anteile mit 95-%-Intervallen; die dünne Linie markiert den fairen Anteil.
lab-missing = { $games } Spiele dieses Experiments fehlen noch; die Zahlen gelten für die gespielten.
lab-red = Rot: weicht stärker vom gleichen Anteil ab, als der Zufall erklärt (Holm, 5 %, über alle Messwerte des Tisches).
lab-primary = { $count ->
    [one] Der im Experiment genannte Messwert steht fett am Anfang. Er wird für sich geprüft.
   *[other] Die { $count } im Experiment genannten Messwerte stehen fett am Anfang. Sie werden getrennt von den übrigen geprüft.
}
lab-figures = Alle Zahlen
lab-measure = Messgröße
lab-value = Wert
lab-interval = 95-%-Intervall
lab-count = Fälle
lab-difference = Unterschied
lab-p = p
lab-nothing-matters = Keine Messgröße weicht stärker ab, als Zufall erklärt (Holm, 5 %).
lab-some-matter = { $count ->
    [one] { $count } Messgröße weicht stärker ab, als Zufall erklärt (Holm, 5 %).
   *[other] { $count } Messgrößen weichen stärker ab, als Zufall erklärt (Holm, 5 %).
}
lab-first = Erstes
lab-second = Zweites
lab-uses-line = Benutzt: Anteil der Spiele, in denen es vorkam. Vorteil: wie viel öfter die Plätze, die es taten, gewannen als die anderen an denselben Tischen; das zeigt, was zusammen auftritt, nicht, was wovon kommt.
lab-used = Benutzt
lab-lift = Vorteil
lab-name = Name
lab-progress = Spiele
lab-done = { $games } Spiele liegen in { $folder }
lab-stopped = Angehalten. { $games } Spiele bleiben erhalten; derselbe Befehl macht dort weiter.
lab-written = Geschrieben: { $file }
lab-seat = Platz { $number }
lab-place = Rang { $number }

group-wins-nobody = Spiele ohne Sieg
group-wins-seat = Siege nach Platz
group-wins-bot = Siege nach Bot
group-wins-leader = Siege nach Anführer
group-wins-race = Siege nach Volk
group-wins-order = Siege nach Rang in der ersten Reihenfolge
group-probe = Eigene Proben
group-ending = Spielausgänge
group-faction = Siegreiche Fraktion
group-decided_by = Was das Spiel entschied
group-length-mean = Länge
group-length-markers = Wo die Marker am Ende stehen
group-hero-played = Gespielte Helden
group-hero-hidden = Verdeckte Helden
group-hero-buried = Begrabene Helden
group-hero-played-lift = Gespielte Helden: Vorteil
group-hero-hidden-lift = Verdeckte Helden: Vorteil
group-hero-buried-lift = Begrabene Helden: Vorteil
group-unit-bought = Gekaufte Einheiten
group-unit-bought-lift = Gekaufte Einheiten: Vorteil
group-technology-bought = Gekaufte Technologien
group-technology-bought-lift = Gekaufte Technologien: Vorteil
group-bid-mean = Mittleres Gebot

measure-nobody = niemand
measure-decisions = Entscheidungen
measure-turns = Runden
measure-red = roter Marker
measure-green = grüner Marker
measure-destroyed = zerstörte Einheiten
measure-reveals = aufgedeckte Verbündete
measure-most-heroes = meiste Helden
measure-fewest-heroes = wenigste Helden
measure-one-candidate = nur ein Anwärter
measure-highest-leader = höchster Anführer
measure-threshold = Siegschwelle
measure-turn-limit = letzte Runde
measure-stall = Stillstand
measure-last-player = letzter Spieler übrig
measure-nobody-left = niemand übrig
measure-no-candidate = kein Anwärter
measure-order = Reihenfolge
measure-partisans = Partisanen
