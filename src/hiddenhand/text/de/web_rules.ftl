# Die Regeln und die Karten, zum Lesen und Suchen.

web-nav-cards = Karten
web-rules-search-told = Ein Wort oder eine Nummer wie 7.5. Die Taste / führt hierher; mit Eingabe und den Pfeiltasten gehst du durch die Treffer.
web-rules-contents = Inhalt
web-rules-back = Zurück
web-rules-forth = Vor
web-rules-nothing = Nichts in diesen Regeln enthält alle diese Wörter.
web-rules-link = Link zu { $rule }
web-rules-also = Siehe auch
web-rulings = Klarstellungen
web-card-rules = In den Regeln
web-card-in-gallery = In der Galerie öffnen
web-cards-all = Alle Karten zeigen
web-cards-filters = Filter
