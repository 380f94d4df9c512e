# Die Regeln und die Karten, zum Lesen und Suchen.

web-nav-cards = Karten
web-rules-search-told = Gib ein Wort oder eine Regelnummer wie 7.5 ein. Mit / springst du hierher; mit Eingabe und den Pfeiltasten gehst du durch die Treffer.
web-rules-contents = Inhalt
web-rules-back = Zurück
web-rules-forth = Vor
web-rules-nothing = Keine Regel enthält alle diese Wörter.
web-rules-link = Link zu { $rule }
web-rules-also = Siehe auch
web-rulings = Klarstellungen
web-card-rules = Zugehörige Regeln
web-card-in-gallery = In der Galerie öffnen
web-cards-all = Alle Karten zeigen
web-cards-filters = Filter
