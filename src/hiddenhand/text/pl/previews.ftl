# To, co inni widzą z udostępnionego linku, zanim go otworzą.

preview-room-waiting = Wolne miejsca: { $free } z { $seats }. Otwórz link, aby dołączyć.
preview-room-playing = Gra trwa. Otwórz link, aby oglądać.
preview-room-over = Ta gra się skończyła. Otwórz link, aby zobaczyć wynik.
preview-room-private = Zaproszenie do stołu. Otwórz link, aby dołączyć.
preview-replay = Powtórka · { $game }
preview-replay-text = Liczba graczy: { $seats }. Obejrzyj grę ruch po ruchu.
preview-analysis = Analiza · { $game }
preview-analysis-text = Liczba graczy: { $seats }. Zobacz punkty zwrotne i lepsze ruchy.
