# Nauka gry: strona lekcji i nauczyciel przy stole.

web-learn = Naucz się grać
web-learn-lead = Prawdziwa gra od przygotowanego początku, objaśniona krok po kroku. Każda lekcja trwa około kwadransa. Możesz przerwać w każdej chwili i wrócić później, także na innym urządzeniu.
web-learn-about-hidden_leaders = Gra dla trojga z podstawowymi Bohaterami: kim jesteś, co robisz w swojej turze i jak się wygrywa.
web-learn-about-secret_allies = Mała wojna dwojga graczy o cztery państwa: licytacje, bitwy, pieniądze i tajemnice.
web-learn-begin = Zacznij lekcję
web-learn-resume = Dalej: rozdział { $chapter } z { $chapters }
web-learn-again = Od początku
web-learn-finished = Ta lekcja jest ukończona.
web-learn-loading = Wczytywanie lekcji…

web-lesson = Lekcja
web-lesson-chapter = Rozdział
web-lesson-progress = Postęp
web-lesson-next = Dalej
web-lesson-skip = Zrób to za mnie
web-lesson-auto = Gramy to za ciebie…
web-lesson-wait-answer = Twój ruch: wybierz to, co świeci.
web-lesson-wait-play = Twój ruch: wybierz, co chcesz.
web-lesson-paused = Gra czeka, aż przeczytasz.
web-why-lesson-reading = Najpierw przeczytaj tekst u góry, potem naciśnij „Dalej”.
web-why-lesson-later = Zasady na to pozwalają, ale w tej lekcji wybierz to, co świeci.
web-lesson-laid = Stół jest przygotowany do tego rozdziału.
web-lesson-quit = Wyjdź z lekcji
web-lesson-quit-why = Możesz wrócić później w to samo miejsce, na tym lub innym urządzeniu. Możesz też sprzątnąć stół i usunąć postępy.
web-lesson-pause = Wrócę później
web-lesson-clear = Sprzątnij stół
web-lesson-done = To już koniec lekcji. Umiesz dość na prawdziwą grę, a łatwe boty już czekają.
web-lesson-play-real = Zagraj prawdziwą partię
web-lesson-others = Wszystkie lekcje
