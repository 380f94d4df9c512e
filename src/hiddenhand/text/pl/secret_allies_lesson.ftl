# Lekcja gry Tajni Sojusznicy: rozdziały i to, co mówi się w każdym kroku.

lesson-chapter-land = Kraina
lesson-chapter-allies = Tajni sojusznicy
lesson-chapter-order = Kolejność i ogień
lesson-chapter-attack = Atak na państwo
lesson-chapter-partisans = Partyzanci
lesson-chapter-economy = Pieniądze i maszyny
lesson-chapter-discovery = Ujawnienie sojusznika
lesson-chapter-split = Dwa cele
lesson-chapter-trade = Handel
lesson-chapter-victory = Zwycięstwo

# -- kraina
lesson-step-land-welcome = Witaj! Dwie potęgi walczą o cztery państwa, a każda ma przyjaciół, o których nikt nie wie. Rozegrasz prawdziwą partię; objaśnię, co widzisz, i poczekam na ciebie.
lesson-step-land-map = To jest mapa. Każde państwo to grupa pól w jednej granicy, a każde pole to jakiś teren: równina, las, dżungla, pustynia, woda albo góry. Przeciągnij, aby przesunąć mapę; przybliżasz kółkiem lub dwoma palcami.
lesson-step-land-states = Kolor granicy mówi, ile prestiżu jest warte państwo: biały 1, jasnoniebieski 2, czerwony 3. Małe znaki to kopalnie. Jeśli masz wszystkie kopalnie państwa, a w środku nie ma wroga, panujesz nad nim. Dotknij państwa, aby przeczytać jego kartę.
lesson-step-land-players = Tu widać wszystkich w kolejności gry i rasę, którą każdy prowadzi. Twoja to Cech Latarni: mówcy i kupcy.
lesson-step-land-aim = Ten pasek to tor zwycięstwa: prestiż wszystkich państw, nad którymi panujesz. Sześć oznacza wygraną. Liczba obok to tajni sojusznicy, którzy nie są jeszcze ujawnieni.
lesson-step-land-bid = O kolejność się licytuje. Wszyscy naraz stawiają w tajemnicy prestiż, a stawkę płacisz nawet po przegranej. Masz 7. Spróbuj 2.
lesson-step-land-opened = Gdy wszyscy postawią, stawki zostają odkryte. Kto dał najwięcej, jest pierwszy.

# -- tajni sojusznicy
lesson-step-allies-cards = Wygrywasz licytację o kolejność. Teraz wybierasz sojuszników: dla każdej wielkości państwa widzisz dwie karty, jedną zatrzymujesz, drugą oddajesz. Tylko ty wiesz, co masz.
lesson-step-allies-large = Najpierw duże państwo. Zatrzymaj: { NAME("millbrook") }. Jest warte 3, ma złoto i tytan.
lesson-step-allies-small = Teraz małe. Zatrzymaj: { NAME("reedwater") }. Jest warte 2 i leży tuż obok pierwszego sojusznika.
lesson-step-allies-rival = Rywal też wybiera i musi od razu ujawnić jednego sojusznika, z pierwszymi jednostkami.
lesson-step-allies-reveal = Teraz ty ujawniasz jednego sojusznika. Niech to będzie { NAME("millbrook") }, a { NAME("reedwater") } zostanie na razie tajemnicą.
lesson-step-allies-funds = Kopalnie Młynicy są twoje, a także od razu trzy tury jej dochodu: 6 złota i 3 tytanu. Leżą w jej skarbcu; kupuje się za nie jednostki w tym państwie.
lesson-step-allies-buy = Są cztery podstawowe jednostki: szybki R.V., mocny tank, moździerz o dużym zasięgu i dron, który lata. Kup tank.
lesson-step-allies-pay = Tank jest opłacony: najpierw złotem. Tytan i uran mogą zastąpić złoto, a nigdy odwrotnie. Aby samemu wybrać żetony, przed zakupem wybierz „zapłać inaczej”.
lesson-step-allies-put = Postaw tank na polu, które świeci: przy granicy, tuż obok tanku rywala.
lesson-step-allies-more = Jeśli chcesz, kup więcej, na przykład moździerz i dron. Gdy skończysz, naciśnij przycisk.

# -- kolejność i ogień
lesson-step-order-auction = Każda tura ma walkę, ekonomię i odkrywanie. Zaczyna się nową licytacją o kolejność: pierwszy strzał jest coś wart.
lesson-step-order-bid = Masz jeszcze 5 punktów prestiżu. Postaw, ile chcesz; rywal dziś oszczędza.
lesson-step-order-opened = Stawki zostają odkryte.
lesson-step-order-subturn = Walka dzieli się na subtury. W każdej z twoich dwóch subtur możesz ruszyć trzy jednostki, jedną po drugiej; potem kolej na rywala. Tu widać, ile zostało.
lesson-step-order-tank = Jednostka najpierw się rusza, potem strzela. Liczby w rogach: u góry obrażenia i zasięg, u dołu pancerz i ruch. Wybierz swój tank.
lesson-step-order-stay = Stoi dobrze: wróg jest na sąsiednim polu, a tank ma zasięg 1. Niech zostanie, to wystrzeli: gdy w zasięgu jest jeden wróg, nie trzeba wybierać celu.
lesson-step-order-armour = Twój tank zadaje 2 obrażenia, a tank ma pancerz 3. Trafienia z jednej subtury się sumują; potem przepadają. Trzeba więc strzelić jeszcze raz, i to teraz.
lesson-step-order-mortar = Moździerz zadaje tylko 1, ale sięga trzech pól. Wybierz go.
lesson-step-order-again = On też nie musi się ruszać.
lesson-step-order-together = Ten sam cel: 2 i 1 daje 3.
lesson-step-order-wreck = Zniszczony! Wrak zostaje do końca walki i blokuje drogę obu stronom.

# -- atak na państwo
lesson-step-attack-terrain = Teren rozstrzyga, dokąd da się dojechać. Las kosztuje jednostki lądowe dwa punkty, w dżungli muszą stanąć, na wodę i w góry nie wjadą. Twój dron przelatuje nad wszystkim.
lesson-step-attack-drone = Został jeden ruch. Wybierz dron.
lesson-step-attack-enter = Leć na pole gór w państwie { NAME("sandrest") }. Nikt jeszcze do niego nie wszedł, więc to atak na państwo i mogą pojawić się partyzanci.
lesson-step-attack-shown = Przed licytacją właściciel tajnego sojusznika może pokazać jego kartę, aby mieć większe szanse.
lesson-step-attack-sealed = Licytacja o partyzantów: kto wygra, wystawi tu partyzantów na koszt państwa. Atakujesz, więc masz karę, a bez stawki nie ma bonusu. Tej licytacji raczej nie wygrasz; postaw 0 i oszczędź prestiż albo spróbuj.
lesson-step-attack-raised = Rywal wygrywa licytację i rozstawia partyzantów w państwie.
lesson-step-attack-stay = Dron może lecieć dalej albo zostać. Niech zostanie.
lesson-step-attack-shoot = Teraz może jeszcze strzelić. R.V. ma pancerz 1, wystarczy jedno trafienie: wybierz ten na kopalni.
lesson-step-attack-known = Rywal pokazał kartę: { NAME("sandrest") } to jego tajny sojusznik i już o tym wiesz. Taka wiedza bywa warta ataku.

# -- partyzanci
lesson-step-partisans-theirs = Teraz subtura rywala. Młynica ma jeszcze swój żeton partyzantów, bo nikt jej dotąd nie najechał.
lesson-step-partisans-invader = Patrz, co przechodzi przez granicę.
lesson-step-partisans-owner = W Młynicy stoi wrogi tank! Twoi ludzie mogą chwycić za broń. Państwo jest twoje, więc masz bonus, ale liczy się on tylko przy stawce powyżej zera. Postaw 1.
lesson-step-partisans-won = Stawki zostają odkryte.
lesson-step-partisans-tank = Partyzanci są twoi. Całe fundusze trzeba teraz wydać na jednostki w tym państwie. Najpierw tank.
lesson-step-partisans-beside = Postaw go obok najeźdźcy.
lesson-step-partisans-drone = Potem dron.
lesson-step-partisans-water = Dron może stać nawet nad wodą. Stamtąd dosięgnie najeźdźcy.
lesson-step-partisans-rest = Wydaj resztę: wybierz, co chcesz.
lesson-step-partisans-anywhere = Postaw, gdzie chcesz.
lesson-step-partisans-move = Partyzanci mogą ruszyć się i strzelać od razu, w środku subtury rywala, ale nie mogą opuścić państwa. Weź tank.
lesson-step-partisans-stay = Jednostka nie musi się ruszać. Jeśli zostanie, wystrzeli do najeźdźcy, jedynego wroga w zasięgu.
lesson-step-partisans-second = Brakuje jednego. Teraz dron.
lesson-step-partisans-saved = Z najeźdźcy został wrak, Młynica jest ocalona. Każde państwo może wystawić partyzantów tylko raz w całej grze.

# -- pieniądze i maszyny
lesson-step-economy-phase = Po walce przychodzi ekonomia. Najpierw usuwa się wraki i liczy państwa każdego gracza. Potem państwa płacą: żetony do własnego skarbca, prestiż dla panującego. Każde państwo płaci tylko przez trzy tury.
lesson-step-economy-wait = Zakupy idą w kolejności odwrotnej: kto jest pierwszy, kupuje ostatni i wie więcej.
lesson-step-economy-income = Panujesz nad Młynicą: 3 na torze. Im więcej prestiżu się zarabia, tym więcej idzie na marnotrawstwo; wiersz poniżej pokazuje, ile zostaje.
lesson-step-economy-research = Najpierw technologie, po jednej na każde twoje państwo. To drzewko twojej rasy. Technologia „{ NAME("la_bright_wheels") }” daje twoją własną jednostkę: kup ją.
lesson-step-economy-unit = Oto ona: { NAME("lamp_wagon") }, czołg, który strzela do dwóch celów. Kup jeden.
lesson-step-economy-put = Postaw go na granicy. Zadziała w następnej walce.
lesson-step-economy-done = Na razie dość. To, co zachowasz, zostaje w skarbcu Młynicy.

# -- ujawnienie sojusznika
lesson-step-discovery-phase = Ostatnia faza to odkrywanie: każdy może ujawnić jednego tajnego sojusznika albo czekać. Dopóki jest ukryty, nikt nie wie, że ci na nim zależy; ale nic nie płaci i nie liczy się do zwycięstwa.
lesson-step-discovery-wait = Rywal decyduje pierwszy.
lesson-step-discovery-reveal = Ujawnij państwo { NAME("reedwater") }. Dostaniesz jego kopalnię, od razu trzy tury dochodu i 2 więcej na torze od następnego podsumowania.
lesson-step-discovery-buy = Kup w Trzcinowie, co chcesz; dobry byłby R.V. tuż obok państwa { NAME("sandrest") }. Potem zakończ.

# -- dwa cele
lesson-step-split-bid = Nowa tura, nowa licytacja. Ile jest dla ciebie warte pierwsze miejsce?
lesson-step-split-opened = Stawki zostają odkryte.
lesson-step-split-wagon = Teraz { NAME("lamp_wagon") }. Jego obrażenia zapisano w dwóch częściach: 1 i 1, z zasięgiem 1 i zasięgiem 2.
lesson-step-split-stay = Może zostać: w zasięgu jest dwóch wrogów.
lesson-step-split-first = Pierwsze trafienie, na sąsiednie pole.
lesson-step-split-second = Drugie trafienie sięga dwóch pól. Oba mogłyby też trafić tego samego wroga. Wybierz drugiego.
lesson-step-split-done = Dwa R.V. jednym strzałem. Na pustyni jednostka lądowa ma pancerz o 1 mniejszy.

# -- handel
lesson-step-trade-later = Walka skończona, znów zaczyna się ekonomia. Panujesz już nad dwoma państwami.
lesson-step-trade-market = Każde państwo ma własny skarbiec, a żetony same nie wędrują. Zmienia to technologia „{ NAME("la_market_day") }”: kup ją w Trzcinowie.
lesson-step-trade-enough = Można by kupić jeszcze jedną w Młynicy. Na dziś wystarczy.
lesson-step-trade-units = Jednostek też teraz nie trzeba.
lesson-step-trade-send = Teraz możesz co turę przesłać kilka żetonów między swoimi państwami. Wyślij tytan z Młynicy: trafi do Trzcinowa, twojego jedynego innego państwa.
lesson-step-trade-stop = To wystarczy.

# -- zwycięstwo
lesson-step-victory-threshold = Masz 5, a 6 wygrywa. Wystarczy jeszcze jedno państwo: { NAME("sandrest") } jest warte 1.
lesson-step-victory-sandrest = Aby nad nim panować, trzeba mieć jego jedyną kopalnię, a po walce w granicach nie może stać wroga jednostka. Partyzanci już tam nie powstaną.
lesson-step-victory-plan = Plan: dron leci na kopalnię i strzela do jednego wroga; R.V. z Trzcinowa strzela do drugiego. Ale dowodzisz ty.
lesson-step-victory-finish = Teraz graj już bez pomocy, do końca. Jeśli nie uda się w tej turze, może uda się w następnej.
lesson-step-victory-result = Koniec gry. Tu widać wyniki i to, dlaczego gra się skończyła.
lesson-step-victory-goodbye = To już cała gra. Duży zestaw ma trzydzieści dwa państwa, cztery rasy i do czterech graczy; tam sojusznicy znaczą jeszcze więcej. Miłej zabawy!
