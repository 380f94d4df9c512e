# Nauka gry: strona lekcji i nauczyciel przy stole.

web-learn = Naucz się grać
web-learn-lead = Prawdziwa gra na przygotowanym stole, objaśniona krok po kroku. Około kwadransa na każdą grę; można wyjść w każdej chwili i wrócić później, także na innym urządzeniu.
web-learn-about-hidden_leaders = Gra dla trojga z podstawowymi Bohaterami: kim jesteś, czym jest tura i jak się wygrywa.
web-learn-about-secret_allies = Mała wojna dwojga graczy o cztery państwa: licytacje, bitwy, pieniądze i tajemnice.
web-learn-begin = Zacznij lekcję
web-learn-resume = Dalej: rozdział { $chapter } z { $chapters }
web-learn-again = Od początku
web-learn-finished = Ta lekcja jest ukończona.
web-learn-loading = Wczytywanie lekcji…

web-lesson = Lekcja
web-lesson-chapter = Rozdział
web-lesson-progress = Postęp lekcji
web-lesson-next = Dalej
web-lesson-skip = Zrób to za mnie
web-lesson-auto = Program gra za ciebie…
web-lesson-wait-answer = Twój ruch: wybierz to, co świeci.
web-lesson-wait-play = Graj dalej; wybieraj, jak chcesz.
web-lesson-paused = Gra czeka, aż przeczytasz.
web-why-lesson-reading = Najpierw przeczytaj tekst u góry, potem naciśnij „Dalej”.
web-why-lesson-later = Zasady na to pozwalają, ale lekcja czeka na to, co się świeci.
web-lesson-laid = Stół został przygotowany na nowo do tego rozdziału.
web-lesson-quit = Wyjdź z lekcji
web-lesson-quit-why = Możesz wrócić później w to samo miejsce, na tym lub innym urządzeniu. Możesz też sprzątnąć stół i zapomnieć, dokąd udało się dojść.
web-lesson-pause = Wrócę później
web-lesson-clear = Sprzątnij stół
web-lesson-done = To już koniec lekcji. Umiesz dość na prawdziwą grę: boty czekają i są łagodne.
web-lesson-play-real = Zagraj prawdziwą partię
web-lesson-others = Do lekcji
