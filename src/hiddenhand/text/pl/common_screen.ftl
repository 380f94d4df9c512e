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
