# Die Galerie der Helden und Anführer.

hl-cards-found = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}, { $leaders ->
    [one] 1 Anführer
   *[other] { $leaders } Anführer
}
hl-cards-any = alle
hl-cards-leaders = Anführer
hl-cards-heroes = Helden
hl-cards-faction = Fraktion
hl-cards-deck = Kartensatz
hl-cards-deck-basic = Grundspiel
hl-cards-deck-advanced = fortgeschritten (+)
hl-cards-edition = Ausgabe
hl-cards-edition-retail = Verkaufsausgabe
hl-cards-edition-prototype = Prototyp
hl-cards-edition-promo = Promo-Helden
hl-cards-guess-plus = Das (+) ist unsere Annahme
hl-cards-guess-edition = Wir nehmen an, dass die Karte zur Verkaufsausgabe gehört
hl-cards-does = Was die Karte tut
hl-cards-does-choose_player = einen Spieler wählen
hl-cards-does-choose_faction = eine Fraktion nennen
hl-cards-does-guess_faction = auf eine Fraktion tippen
hl-cards-does-bury = begraben
hl-cards-does-discard = abwerfen
hl-cards-does-exchange = tauschen
hl-cards-does-place_hidden = verdeckt ablegen
hl-cards-does-place_visible = offen ablegen
hl-cards-does-take_to_hand = auf die Hand nehmen
hl-cards-does-draw = ziehen
hl-cards-does-look = ansehen
hl-cards-does-set_aside = beiseitelegen
hl-cards-does-turn_over = umdrehen
hl-cards-does-reveal = aufdecken
hl-cards-does-refill_tavern = die Taverne auffüllen
hl-cards-does-perform = eine andere Karte ausführen
hl-cards-does-play_another = eine weitere Karte spielen
hl-cards-does-choose_one = eins von beidem wählen
hl-cards-moves = Marker
hl-cards-moves-red-up = Rot vor
hl-cards-moves-red-down = Rot zurück
hl-cards-moves-green-up = Grün vor
hl-cards-moves-green-down = Grün zurück
hl-cards-moves-order = führender oder hinterer
hl-cards-moves-counted = nach Anzahl
hl-cards-moves-other = jemand anderes entscheidet
hl-cards-moves-none = keine
