# Zasady i karty: do czytania i przeszukiwania.

web-nav-cards = Karty
web-rules-search-told = Wpisz słowo albo numer zasady, na przykład 7.5. Klawisz / przenosi tutaj; Enter i strzałki prowadzą przez wyniki.
web-rules-contents = Spis treści
web-rules-back = Wstecz
web-rules-forth = Dalej
web-rules-nothing = Żadna zasada nie zawiera wszystkich tych słów.
web-rules-link = Odnośnik do { $rule }
web-rules-also = Zobacz też
web-rulings = Rozstrzygnięcia
web-card-rules = Powiązane zasady
web-card-in-gallery = Otwórz w galerii
web-cards-all = Pokaż wszystkie karty
web-cards-filters = Filtry
