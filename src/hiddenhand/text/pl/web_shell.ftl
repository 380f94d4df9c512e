# Aplikacja w przeglądarce: wszystko poza samym stołem.

web-title = Hidden Hand
web-close = Zamknij
web-log = Co się wydarzyło
web-skip = Przejdź do teraz
web-take-back = Cofnij
web-waiting-for = Czekamy na: { $seats }
