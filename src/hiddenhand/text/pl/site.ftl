web-site-loading = Wczytywanie gry na to urządzenie…
web-site-starting = Uruchamianie…
web-site-failed = W tej przeglądarce nie udało się uruchomić gry.
web-site-elsewhere = Twoje gry są otwarte w innej karcie.
web-site-here = Graj tutaj
web-site-alone = Wszystko odbywa się tutaj na tym urządzeniu i na nim jest zapisywane, także bez sieci. Gra ze znajomymi na innych urządzeniach, statystyki i powiadomienia wymagają serwera.
error-needs-server = Do tego potrzebny jest serwer. Tutaj gra się tylko na tym urządzeniu.
