# Lekcja gry Ukryci Liderzy: rozdziały i to, co mówi się w każdym kroku.

lesson-chapter-leader = Kim jesteś
lesson-chapter-turn = Twoja pierwsza tura
lesson-chapter-ability = Zdolności i stosy
lesson-chapter-asked = W cudzej turze
lesson-chapter-reading = Jak rozgryźć rywali
lesson-chapter-end = Koniec gry

# -- kim jesteś
lesson-step-leader-welcome = Witaj! Cesarz nie żyje, a cztery frakcje chcą tronu. Rozegrasz prawdziwą partię przeciw dwojgu rywalom; objaśnię, co widzisz, i poczekam na ciebie.
lesson-step-leader-secret = To twój Lider: { NAME("enned") }. Możesz wygrać tylko wtedy, gdy zwyciężą Nieumarli albo Wodne Ludy. Nikt inny o tym nie wie. Dotknij karty, aby ją przeczytać.
lesson-step-leader-others = Twoi dwaj rywale to też Liderzy, każdy z inną parą frakcji. Patrzą na to, co robisz, tak jak ty patrzysz na nich.
lesson-step-leader-factions = Wojnę wygrywa tylko jedna frakcja, a ten wiersz zawsze pokazuje, która by to była, gdyby gra skończyła się teraz. Twoje zadanie: stać po jej stronie na koniec gry.
lesson-step-leader-hand = Tych pięć kart to twoja ręka. Kolor oznacza frakcję, tekst opisuje zdolność. Wskaż kartę lub przytrzymaj na niej palec, aby ją przeczytać.
lesson-step-leader-hide = Najpierw każdy ukrywa jednego Bohatera, zakrytego, w swojej drużynie. Wybierz kogoś z jednej ze swoich frakcji: „{ NAME("apathetic_waterpriest") }” należy do Wodnych Ludów, a to może później rozstrzygnąć remis.
lesson-step-leader-hidden = Oto twój pierwszy Ukryty Bohater. Inni widzą, że tu jest, ale nie widzą, kto to. Ty możesz spojrzeć, kiedy chcesz.
lesson-step-leader-away = Teraz odłóż jedną z pozostałych czterech kart, zakrytą, do Dziczy. Wybór należy do ciebie; „{ NAME("bored_goblin") }” pomaga ci najmniej.
lesson-step-leader-wait = Inni robią to samo. Nikt nie widzi, kogo ukrywają.

# -- pierwsza tura
lesson-step-turn-track = To tor siły. Czerwony znacznik to Armia Imperialna, zielony to Górskie Plemiona; oba zaczynają na polu 4. Przewaga co najmniej dwóch pól daje tej frakcji zwycięstwo. Gdy są równo albo o jedno pole od siebie, wygrywają Wodne Ludy.
lesson-step-turn-war = Pola od 9 do 12 to ciemna strefa wojny. Jeśli na koniec stoją tam oba znaczniki, wygrywają Nieumarli, niezależnie od tego, kto prowadzi. Chcesz zwycięstwa Nieumarłych albo Wodnych Ludów: trzymaj znaczniki blisko siebie i pchaj oba naprzód.
lesson-step-turn-party = Tu leżą zagrani Bohaterowie, odkryci. Przy trojgu graczy gra kończy się po turze, w której ktoś ma ich sześciu. Zliczają ich romby przy każdym imieniu.
lesson-step-turn-play = Twoja tura. Zagraj jednego Bohatera albo odrzuć do trzech kart. Zagraj kartę „{ NAME("pessimistic_whaleman") }”: rusza znacznik i daje ci kolejnego Ukrytego Bohatera.
lesson-step-turn-markers = Zagrany Bohater działa od razu, najpierw znaczniki. Jeden z dwóch idzie naprzód: wybierz dowolnie. Wskaż możliwość, aby zobaczyć, gdzie stanie znacznik.
lesson-step-turn-conceal = Z Portu przyszły dwie karty. Jedną ukryj w drużynie, druga trafi do Dziczy. Bohater Wodnych Ludów liczy się dla ciebie w remisie, Bohater Armii Imperialnej nie.
lesson-step-turn-tavern = Potem dobierasz po jednej karcie, aż będziesz mieć cztery. Trzy karty w Karczmie leżą odkryte: wszyscy widzą, co bierzesz. Weź kartę „{ NAME("aimless_eel") }”, przyda się.
lesson-step-turn-harbor = Port to zakryty stos: karta stamtąd jest niespodzianką i nikt nie wie, że ją masz. Dobierz jedną.
lesson-step-turn-reduce = Mając więcej niż trzy karty, odrzucasz nadmiar, zakryty, aż zostaną trzy. Zostaw to, co rusza znaczniki po twojej myśli. Wybierz dowolnie.
lesson-step-turn-rivals = Twoja tura dobiegła końca, a Karczma znów jest pełna. Teraz patrz na innych: każdy zagrywa, dobiera i odrzuca tak samo jak ty.

# -- zdolności i stosy
lesson-step-ability-log = Wszystko, co się stało, jest w dzienniku i można to przeczytać w każdej chwili; na małym ekranie otwiera go pióro. Ktoś pchnął czerwony znacznik daleko naprzód: kto na tym zyskuje?
lesson-step-ability-wilderness = Do Dziczy trafiają odrzucone karty, zakryte. Gdy Port jest pusty, tasuje się je i tworzy z nich nowy Port.
lesson-step-ability-graveyard = Pogrzebani Bohaterowie leżą na Cmentarzysku, odkryci. Na początku leżał tu Cesarz; ktoś właśnie wziął go, zakrytego, do swojej drużyny.
lesson-step-ability-eel = Bohaterowie mogą uderzać w innych. „{ NAME("aimless_eel") }” rusza znacznik i grzebie Nieumarłego Bohatera. Zagraj tę kartę.
lesson-step-ability-markers = Prowadzi czerwony. Zielony mógłby go dogonić, ale decyzja należy do ciebie.
lesson-step-ability-bury = Teraz trzeba pogrzebać jednego odkrytego Nieumarłego Bohatera. Jeśli jest jakiś cel, trzeba go wybrać, nawet własnego; tu jest cudzy.
lesson-step-ability-buried = Leży już na Cmentarzysku, a tamta drużyna ma o jednego Bohatera mniej, więc później zakończy grę.
lesson-step-ability-draw = Koniec tury jak poprzednio: dobierz, aby mieć cztery karty. Odkrytą z Karczmy lub zakrytą z Portu, jak wolisz.
lesson-step-ability-again = I jeszcze jedna.
lesson-step-ability-reduce = Z powrotem do trzech kart: odrzuć jedną.

# -- w cudzej turze
lesson-step-asked-turns = Teraz tury innych. Nie zasypiaj: niektórzy Bohaterowie każą decydować także tobie.
lesson-step-asked-witch = Patrz na dziennik: kto co zagrywa i który znacznik się rusza?
lesson-step-asked-discard = I oto „{ NAME("will_bending_witch") }”: każdy inny gracz odrzuca jedną kartę. Pytanie przychodzi w cudzej turze, dlatego ramka jest przerywana. Wybierz to, czego ci nie żal.
lesson-step-asked-onward = Tura toczy się dalej tam, gdzie się zatrzymała, a potem gra kolejny gracz.

# -- czytanie innych
lesson-step-reading-signs = Lider jest tajny, ale czyny nie są. Spójrz na Bohaterów przed rywalami i zapamiętaj, kto ruszył który znacznik.
lesson-step-reading-red = Kto pcha czerwony, jest pewnie z Armią Imperialną. Kto trzyma znaczniki razem, może być z Wodnymi Ludami; kto pcha oba, z Nieumarłymi, jak ty.
lesson-step-reading-stacks = Zakryte karty w drużynie to Ukryci Bohaterowie. Zdolności mogą ich wskazać tylko przez miejsce w stosie. Liczą się w remisach, ale nie wliczają się do liczby kończącej grę.
lesson-step-reading-bluff = Inni czytają cię tak samo. Czasem warto zrobić mały ruch w złą stronę. Sześcioro Liderów, troje przy stole: nikt nie może mieć pewności.
lesson-step-reading-free = Twoja tura, a tym razem wybierasz ty. Podpowiedź: „{ NAME("vegetarian_sharkguard") }” rusza oba znaczniki o dwa pola i odrzuca Bohatera rywala.
lesson-step-reading-finish = Dokończ turę, jak chcesz; potem grają inni.

# -- koniec gry
lesson-step-end-near = Kilka tur później. Masz czterech odkrytych Bohaterów; gdy jest ich sześciu, gra kończy się po tej turze. Mogą to więc być dwie twoje ostatnie tury.
lesson-step-end-markers = Oba znaczniki stoją w strefie wojny: gdyby gra skończyła się teraz, wygraliby Nieumarli, a więc i ty. Czy tak zostanie?
lesson-step-end-ties = Jeśli ze zwycięską frakcją sprzymierzonych jest kilku Liderów, wygrywa ten, kto ma najwięcej jej Bohaterów, także ukrytych. Jeśli nadal jest remis, wygrywa mniejsza drużyna, a potem wyższy numer Lidera.
lesson-step-end-plan = Zagraj dwóch Bohaterów i utrzymaj oba znaczniki na polu 9 lub dalej. „{ NAME("gorgeous_gorgon") }” przesuwa znacznik naprzód; „{ NAME("slaughtered_slime") }” grzebie czyjegoś Ukrytego Bohatera.
lesson-step-end-finish = Teraz graj do końca. Już bez mojej pomocy, chyba że o nią poprosisz.
lesson-step-end-result = Wojna skończona. Tu widać krok po kroku, która frakcja wygrała, kto był po jej stronie i co rozstrzygnęło. Wszyscy Liderzy i Ukryci Bohaterowie są już odkryci.
lesson-step-end-goodbye = To już cała gra. Pełna talia ma więcej podstępnych Bohaterów, a inni Liderzy chcą czegoś innego. Miłej zabawy!
