# Hidden Leaders auf der Seite: der Tisch, die Fragen, was man sieht.

## Die Machtleiste

hl-track = Machtleiste
hl-track-now = Rot auf { $red }, Grün auf { $green }, Kriegszone ab { $war }
hl-war-zone = Kriegszone
hl-ended-now = Wäre jetzt Schluss: { NAME($faction) }
hl-ended = Siegreiche Fraktion: { NAME($faction) }
hl-would-be = Das ergäbe: { NAME($faction) }
hl-goal = Deine Fraktionen: { NAME($first) }, { NAME($second) }. Du gewinnst, wenn eine von ihnen siegt und dein Gefolge die meisten ihrer Helden hat.
hl-goal-ours = deine
hl-goal-not-ours = nicht deine
hl-wins-tribes = Grün 2+ vorn
hl-wins-empire = Rot 2+ vorn
hl-wins-undead = beide in der Kriegszone
hl-wins-water = höchstens 1 Abstand

## Orte

hl-tavern = Taverne
hl-at-harbor = Hafen
hl-at-wilderness = Wildnis
hl-at-graveyard = Friedhof
hl-empty = leer
hl-pile = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hl-whole-graveyard = Der ganze Friedhof, von oben
hl-board = Der Spielplan

## Gefolge

hl-others = Die anderen Spieler
hl-party = Gefolge · { SEAT($seat) }
hl-my-party = Dein Gefolge
hl-my-hand = Deine Hand
hl-my-hidden = Deine verdeckten Helden, der älteste zuerst
hl-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
hl-hidden-count = { $count ->
    [0] kein verdeckter Held
    [one] 1 verdeckter Held
   *[other] { $count } verdeckte Helden
}
hl-to-go = { $count ->
    [0] Spielende
    [one] noch 1 Held
   *[other] noch { $count } Helden
}
hl-active = am Zug
hl-asked = entscheidet
hl-leader-hidden = Anführer unbekannt
hl-leader-of = { SEAT($seat) }: { NAME($leader) }
hl-show-leader = Anführer zeigen
hl-hide-leader = Anführer zudecken
hl-covered = zugedeckt
hl-hidden-hero = verdeckter Held { $number } · { SEAT($seat) }
hl-hidden-own = { NAME($card) }, dein verdeckter Held { $number }
hl-pick-seat = { SEAT($seat) } wählen
hl-no-heroes = noch keine Helden

## Entscheiden

hl-your-turn = Du bist am Zug
hl-in-turn-of = Am Zug: { SEAT($seat) }. Jetzt entscheidest du.
hl-others-decide = Du bist am Zug, aber gerade entscheidet jemand anderes
hl-setup-chosen = Du hast gewählt. Warten auf die anderen.
hl-nobody-asked = Das Spiel geht weiter…
hl-cancel = Abbrechen
hl-performing = Wird gerade ausgeführt
hl-set-aside = Beiseitegelegt
hl-selected = Gewählt: { NAME($card) }
hl-you-see = Du siehst
hl-do-play = Spielen
hl-do-discard = Abwerfen

## Was man drückt: ein Text für manche Fragen, und „-chosen“, nachdem eine Karte gewählt wurde

hl-how-setup-hide = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine deiner Handkarten.
hl-how-setup-discard = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine deiner Handkarten.
hl-how-ask-turn = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine deiner Handkarten, um sie zu spielen oder abzuwerfen.
hl-how-ask-turn-chosen = Wenn du sie abwirfst, darfst du noch bis zu zwei weitere abwerfen.
hl-how-ask-discard-more = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} die nächste Karte, um sie abzuwerfen, oder passe.
hl-how-other = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine der leuchtenden Karten.
hl-how-ask-player = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} einen der leuchtenden Spieler.
hl-how-ask-party = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} einen der leuchtenden Spieler.
hl-how-ask-draw = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine Karte in der Taverne oder auf den Hafen.
hl-how-ask-reduce = { $touch ->
    [yes] Tippe auf
   *[no] Klicke auf
} eine deiner Handkarten.

## Was die anderen tun, während man wartet: ein Text für jede Frage des Spiels

hl-does-setup-hide = { SEAT($seat) }: legt den ersten Helden verdeckt ab
hl-does-setup-discard = { SEAT($seat) }: legt eine Karte in die Wildnis
hl-does-ask-turn = { SEAT($seat) }: spielt oder wirft ab
hl-does-ask-discard-more = { SEAT($seat) }: darf noch eine Karte abwerfen
hl-does-ask-draw = { SEAT($seat) }: zieht Karten
hl-does-ask-reduce = { SEAT($seat) }: wirft am Ende des Zugs ab
hl-does-ask-markers = { SEAT($seat) }: entscheidet, welcher Marker sich bewegt
hl-does-ask-player = { SEAT($seat) }: wählt einen Spieler
hl-does-ask-faction = { SEAT($seat) }: nennt eine Fraktion
hl-does-ask-guess = { SEAT($seat) }: tippt auf eine Fraktion
hl-does-ask-branch = { SEAT($seat) }: wählt eins von beidem
hl-does-ask-party = { SEAT($seat) }: entscheidet, in wessen Gefolge
hl-does-ask-order = { SEAT($seat) }: entscheidet, was zuerst abgeworfen wird
hl-does-ask-seen = { SEAT($seat) }: sieht sich Karten an
hl-does-ask-show = { SEAT($seat) }: sucht eine passende Karte
hl-does-ask-play-more = { SEAT($seat) }: darf noch einen Helden spielen
hl-does-ask-exchange-with = { SEAT($seat) }: wählt, wogegen getauscht wird
hl-does-ask-bury = { SEAT($seat) }: wählt einen Helden zum Begraben
hl-does-ask-discard = { SEAT($seat) }: wählt eine Karte zum Abwerfen
hl-does-ask-exchange = { SEAT($seat) }: wählt eine Karte zum Tauschen
hl-does-ask-hide = { SEAT($seat) }: wählt eine Karte zum verdeckten Ablegen
hl-does-ask-place = { SEAT($seat) }: wählt eine Karte zum Ablegen
hl-does-ask-take = { SEAT($seat) }: wählt eine Karte zum Nehmen
hl-does-ask-set-aside = { SEAT($seat) }: wählt eine Karte der Taverne
hl-does-ask-turn-over = { SEAT($seat) }: wählt einen Helden zum Umdrehen
hl-does-ask-look = { SEAT($seat) }: wählt einen verdeckten Helden zum Ansehen
hl-does-ask-perform = { SEAT($seat) }: wählt eine Fähigkeit zum Ausführen

## Sehen

hl-log = Verlauf
hl-open-log = Verlauf öffnen
hl-close-log = Verlauf schließen
hl-nothing-yet = Bisher ist nichts passiert.
hl-no-target = { NAME($card) }: findet kein Ziel

## Das Ende

hl-end = So ging es aus
hl-won-for = { NAME($leader) } siegt für die Fraktion { NAME($faction) }.
hl-own-other = Dein Anführer, { NAME($leader) }, dient nicht der Fraktion { NAME($faction) }.
hl-own-close = Auch du dienst der Fraktion { NAME($faction) }, aber ein anderes Gefolge war stärker.
hl-fact-decided = Zug { $turn }: { NAME($card) } ({ SEAT($seat) }) entschied das Spiel für die Fraktion { NAME($faction) }.
hl-fact-always = Von Anfang bis Ende vorn: { NAME($faction) }.
hl-fact-suspected = Ab Zug { $turn } hatte { SEAT($seat) } Grund zu dem Verdacht, dass { SEAT($about) } { NAME($secret) } ist.
hl-fact-fooled = { SEAT($about) } hat { SEAT($seat) } getäuscht und schien bis zuletzt { NAME($secret) } zu sein.
hl-fact-changes = Die führende Fraktion wechselte { $count }-mal.
hl-fact-hidden = { $count ->
    [one] Ein verdeckter Held zählte für { SEAT($seat) }.
   *[other] { $count } verdeckte Helden zählten für { SEAT($seat) }.
}
hl-end-faction = Die siegreiche Fraktion
hl-end-candidates = Wer dient ihr?
hl-end-aligned = dient: { NAME($faction) }
hl-end-not-aligned = dient nicht: { NAME($faction) }
hl-end-most-heroes = Meiste Helden der Fraktion
hl-end-fewest-heroes = Gleichstand: wenigste Helden insgesamt
hl-end-highest-leader = Gleichstand: höchste Nummer des Anführers
hl-end-winner = Wer gewinnt
hl-end-nobody-serves = Niemand dient der siegreichen Fraktion.
