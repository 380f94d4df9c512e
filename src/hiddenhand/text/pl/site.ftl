web-site-loading = Wczytywanie gry na to urządzenie…
web-site-starting = Uruchamianie…
web-site-failed = W tej przeglądarce nie udało się uruchomić gry.
web-site-elsewhere = Twoje gry są otwarte w innej karcie.
web-site-here = Graj tutaj
web-site-alone = Wszystko odbywa się tutaj na tym urządzeniu i na nim jest zapisywane, także bez sieci. Gra ze znajomymi na innych urządzeniach, statystyki i powiadomienia wymagają serwera.
error-needs-server = Do tego potrzebny jest serwer. Tutaj gra się tylko na tym urządzeniu.

# Inaczej niż z serwerem:
web-home-lead = Dwie gry planszowe o tajnych sojuszach. Zagraj od razu z botami na tym urządzeniu, także bez sieci i bez instalowania.
web-learn-lead = Prawdziwa gra od przygotowanego początku, objaśniona krok po kroku. Każda lekcja trwa około kwadransa. Możesz przerwać w każdej chwili i wrócić później na tym urządzeniu.
web-erase = Usuń moje gry
web-erase-sure = Twoje imię i wszystkie gry na tym urządzeniu zostaną usunięte na zawsze.
web-erased = Wszystko usunięte.
