# Pełny ekran w terminalu.

screen-rule = Zasada
screen-log = Dziennik
screen-scroll = Przewiń
screen-take-back = Cofnij
screen-resign = Poddaj
screen-leave = Wyjdź
screen-waiting = Czekamy na: { $seats }
screen-waiting-room = Gra jeszcze się nie zaczęła. Przy stole: { $names }
screen-no-take-back = Nie ma teraz czego cofnąć.
screen-resign-sure = Poddać grę? Naciśnij ten sam klawisz jeszcze raz, aby potwierdzić. Tego nie można cofnąć.
screen-deal-added = Twoja część losowości została dodana. Aby po grze sprawdzić rozdanie samodzielnie, zachowaj zobowiązanie serwera: { $commitment }
screen-deal-proven = Rozdanie jest udowodnione: serwer dotrzymał zobowiązania, twojej części użyto, a wszystkie losowania ({ $draws }) obliczono z nich ponownie.
screen-deal-changed = Serwer zmienił swoje zobowiązanie po dodaniu twojej części: to rozdanie nie jest udowodnione.
screen-deal-dropped = Serwer nie użył twojej części: to rozdanie nie jest udowodnione.
screen-deal-wrong = Losowania tej gry nie wynikają z sekretu serwera: to rozdanie nie jest udowodnione.
screen-deal-unknown = Nie udało się sprawdzić rozdania: serwer nie udostępnia zapisu.
