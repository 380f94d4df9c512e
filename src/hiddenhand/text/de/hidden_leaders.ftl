# Hidden Leaders: Fragen, Antworten, Ereignisse und Ergebnisse.
# Namen werden nie gebeugt: Der Name steht am Anfang, danach ein Doppelpunkt.

name-hidden_leaders = Hidden Leaders

## Fraktionen und Anführer

name-tribes = Bergstämme
name-empire = Imperiale Armee
name-undead = Untote
name-water = Wasservolk
name-water-prototype = Volk des Wassers
name-lemron = Lemron der Weise
name-cyra = Cyra die Gerechte
name-myrad = Myrad der Verbannte
name-xiadul = Xiadul der Listige
name-pavyr = Pavyr der Opportunist
name-enned = Enned der Unschuldige
name-enned-prototype = Enned der Gütige

## Marker

name-red = Rot
name-green = Grün
name-leading = führender Marker
name-trailing = hinterer Marker

## Fragen

ask-chance-leader = Die Anführer werden verteilt.
ask-chance-first = Der Startspieler wird bestimmt.
ask-chance-draw = Eine Karte wird aus dem Hafen gezogen.
ask-chance-hand = Eine zufällige Handkarte wird gezogen.
ask-chance-hero = Ein zufälliger Held wird bestimmt.
ask-setup-hide = Welcher Held beginnt verdeckt in deinem Gefolge?
ask-setup-discard = Welche Karte legst du verdeckt in die Wildnis?
ask-turn = Du bist am Zug: Spiele eine Karte oder wirf bis zu drei ab.
ask-discard-more = Noch eine Karte abwerfen?
ask-draw = Ziehe auf vier Karten auf. Woher?
ask-reduce = Welche Karte wirfst du am Ende des Zugs ab?

## Antworten

option-play = spielen: { NAME($a) }
option-discard = abwerfen: { PLACE($a) }
option-pass = passen
option-take = nehmen: { PLACE($a) }
option-draw = ziehen: { NAME($a) }
    .harbor = aus dem Hafen ziehen
option-hide = verdeckt legen: { PLACE($a) }
option-move = { MOVES($a) }
option-player = { SEAT($a) }
option-name = nennen: { NAME($a) }
option-guess = tippen: { NAME($a) }
option-choose = { $a ->
    [draw-wilderness] aus der Wildnis ziehen
    [draw-graveyard] vom Friedhof ziehen
    [draw-harbor] aus dem Hafen ziehen
    [turn-over] einen verdeckten Helden umdrehen
    [look] einen verdeckten Helden ansehen
   *[other] { NAME($a) }
}
option-bury = begraben: { PLACE($a) }
option-exchange = { PLACE($a) }
option-with = gegen: { PLACE($a) }
option-place = legen: { PLACE($a) }
option-to = Gefolge · { SEAT($a) }
option-aside = nutzen: { PLACE($a) }
option-turn = umdrehen: { PLACE($a) }
option-look = ansehen: { PLACE($a) }
option-seen = fertig
option-perform = ausführen: { PLACE($a) }
option-show = zeigen: { PLACE($a) }
option-none = Ich habe keine
option-deal = { NAME($a) }
option-first = { SEAT($a) }
option-card = { NAME($a) }
option-hero = { PLACE($a) }

## Orte, wie sie in Antworten („2.h0“ ist ein verdeckter Held von Platz 2) und Ereignissen stehen

place-n = Gefolge · { SEAT($a) }
place-n-hn = verdeckter Held { $nb } · { SEAT($a) }
place-n-w = { NAME($b) } · { SEAT($a) }
place-tavern = { NAME($b) } · Taverne
    .zone = Taverne
place-wilderness = Wildnis, Karte { $nb } von oben
    .top = Wildnis
place-graveyard = Friedhof, Karte { $nb } von oben
    .card = { $b ->
        [below] unter der obersten Karte des Friedhofs
       *[other] { NAME($b) } · Friedhof
    }
    .top = Friedhof
place-harbor = Hafen
place-held = beiseitegelegt
place-hand = Hand · { SEAT($a) }

## Ereignisse. Die erste Form ist für alle, die die Karte gesehen haben.

event-leader-dealt = { SEAT($seat) }: erhält { NAME($leader) }
    .unseen = { SEAT($seat) }: erhält einen Anführer
event-first-player = { SEAT($seat) }: beginnt
event-turn-began = { SEAT($seat) }: Zug { $turn }
event-played = { SEAT($seat) }: spielt { NAME($card) }
event-passed = { SEAT($seat) }: wirft nichts ab
event-buried = { SEAT($seat) }: begräbt { NAME($card) } ({ PLACE($from) })
event-discarded = { SEAT($seat) }: wirft { NAME($card) } ab ({ PLACE($from) })
    .unseen = { SEAT($seat) }: wirft eine Karte ab ({ PLACE($from) })
    .own = { SEAT($seat) }: wirft { NAME($card) } ab
    .unseen-own = { SEAT($seat) }: wirft eine Karte ab
event-hidden = { SEAT($seat) }: legt { NAME($card) } verdeckt ab ({ PLACE($from) }), jetzt { PLACE($to) }
    .unseen = { SEAT($seat) }: legt eine Karte verdeckt ab ({ PLACE($from) }), jetzt { PLACE($to) }
    .home = { SEAT($seat) }: legt { NAME($card) } verdeckt ab ({ PLACE($from) })
    .unseen-home = { SEAT($seat) }: legt eine Karte verdeckt ab ({ PLACE($from) })
    .own = { SEAT($seat) }: legt { NAME($card) } verdeckt ab
    .unseen-own = { SEAT($seat) }: legt eine Karte verdeckt ab
event-kept = { SEAT($seat) }: behält { NAME($card) }
    .unseen = { SEAT($seat) }: behält eine Karte
event-put-back = { SEAT($seat) }: legt { NAME($card) } zurück ({ PLACE($to) })
    .unseen = { SEAT($seat) }: legt eine Karte zurück ({ PLACE($to) })
event-taken = { SEAT($seat) }: nimmt { NAME($card) } ({ PLACE($from) })
    .unseen = { SEAT($seat) }: nimmt eine Karte ({ PLACE($from) })
event-set-aside = { SEAT($seat) }: legt { NAME($card) } beiseite ({ PLACE($from) })
    .unseen = { SEAT($seat) }: legt eine Karte beiseite ({ PLACE($from) })
event-placed = { SEAT($seat) }: legt { NAME($card) } ({ PLACE($from) }), jetzt { PLACE($to) }
event-drawn = { SEAT($seat) }: zieht { NAME($card) } ({ PLACE($from) })
    .unseen = { SEAT($seat) }: zieht eine Karte ({ PLACE($from) })
event-tavern-filled = Neu in der Taverne: { NAME($card) }
event-harbor-refilled = Die Wildnis wurde zum neuen Hafen gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
event-turned-up = { SEAT($seat) }: deckt { NAME($card) } auf ({ PLACE($from) })
event-turned-down = { SEAT($seat) }: deckt { NAME($card) } zu, jetzt { PLACE($to) }
event-exchanged = { SEAT($seat) }: tauscht { NAME($first-card) } ({ PLACE($first) }) gegen { NAME($second-card) } ({ PLACE($second) })
    .unseen = { SEAT($seat) }: tauscht eine Karte ({ PLACE($first) }) gegen eine andere ({ PLACE($second) })
event-looked = { SEAT($seat) }: sieht eine Karte an ({ PLACE($at) }): { NAME($card) }
    .unseen = { SEAT($seat) }: sieht eine Karte an ({ PLACE($at) })
event-looked-through = { SEAT($seat) }: sieht den Friedhof durch: { NAMES($cards) }
    .unseen = { SEAT($seat) }: sieht den Friedhof durch
event-graveyard-shows = Oben auf dem Friedhof: { NAME($card) }
event-revealed = { SEAT($seat) }: zeigt { NAME($card) } ({ PLACE($at) })
event-has-none = { SEAT($player) }: hat keine solche Karte
event-performed = { SEAT($seat) }: { NAME($copier) } führt { NAME($card) } aus
event-chose-player = { SEAT($seat) }: wählt { SEAT($player) }
event-named-faction = { SEAT($seat) }: nennt { NAME($faction) }
event-declined = { SEAT($seat) }: verzichtet ({ NAME($card) })
event-markers-moved = { SEAT($seat) }: { MOVES($move) } (Rot { $red-from } → { $red }, Grün { $green-from } → { $green })
event-game-ended = Das Spiel ist zu Ende. Siegreiche Fraktion: { NAME($faction) }
event-revealed-all = { SEAT($seat) }: { NAME($leader) }, verdeckte Helden: { NAMES($hidden) }

## Das Ergebnis, Schritt für Schritt

step-winning-faction = Siegreiche Fraktion: { NAME($faction) } (Rot { $red }, Grün { $green })
step-candidates = Wer ihr dient: { SEATS($left) }
step-most-heroes = Meiste Helden der Fraktion: { TALLY($counts) }
step-fewest-heroes = Wenigste Helden insgesamt: { TALLY($counts) }
step-highest-leader = Höchste Nummer des Anführers: { TALLY($counts) }
step-winner = { $left_count ->
    [0] Niemand dient der siegreichen Fraktion.
   *[other] Sieg: { SEATS($left) }
}

## Der Tisch im Terminal

table-faction-now = { $over ->
    [yes] Siegreiche Fraktion: { NAME($faction) }
   *[no] Wäre jetzt Schluss: { NAME($faction) }
}
table-tavern = Taverne: { $cards }
table-piles = Hafen { $harbor }, Wildnis { $wilderness }, Friedhof { $graveyard } (oben: { $top })
table-graveyard = Friedhof von oben: { $cards }
table-party = { SEAT($seat) } ({ NAME($leader) }): { $heroes } von { $limit } Helden, { $hidden } verdeckt, { $hand } auf der Hand
    .secret = { SEAT($seat) }: { $heroes } von { $limit } Helden, { $hidden } verdeckt, { $hand } auf der Hand
table-hidden = verdeckt: { $cards }
table-leader = Dein Anführer: { NAME($leader) }, { $factions }
table-ability = Wird gerade ausgeführt: { NAME($card) } · { SEAT($seat) }
table-held = beiseitegelegt: { $cards }
table-looking = Du siehst eine Karte an ({ PLACE($place) }): { NAME($card) }
table-every-faction = alle Fraktionen

## Wie Spiele enden, über viele gezählt

ending-one-candidate = { NAME($a) }, ein Spieler auf ihrer Seite
ending-no-candidate = { NAME($a) }, niemand auf ihrer Seite
ending-most-heroes = { NAME($a) }, meiste Helden der Fraktion
ending-fewest-heroes = { NAME($a) }, wenigste Helden insgesamt
ending-highest-leader = { NAME($a) }, höchste Nummer des Anführers
