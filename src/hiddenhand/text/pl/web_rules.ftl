# Zasady i karty: do czytania i przeszukiwania.

web-nav-cards = Karty
web-rules-search-told = Słowo albo numer, na przykład 7.5. Klawisz / prowadzi tutaj; Enter i strzałki przechodzą po wynikach.
web-rules-contents = Spis treści
web-rules-back = Wróć do poprzedniego miejsca
web-rules-forth = Znów naprzód
web-rules-nothing = Nic w tych zasadach nie zawiera wszystkich tych słów.
web-rules-link = Odnośnik do { $rule }
web-rules-also = Zobacz też
web-rulings = Rozstrzygnięcia
web-card-rules = W zasadach
web-card-in-gallery = Otwórz galerię w tym miejscu
web-cards-all = Pokaż wszystkie karty
web-cards-filters = Filtry
