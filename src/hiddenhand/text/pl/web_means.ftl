# Co znaczą opcje pokoju.

web-room-minutes = Wśród ludzi około { $minutes } min

web-means-secret_allies-pack-reconstruction = Wszystkie państwa i rasy z całymi drzewami technologii.
web-means-secret_allies-pack-tiny = Kilka małych państw i mniejsze liczby, jak w lekcji.
web-means-secret_allies-length-short = Najmniejsza mapa, po jednym dużym i jednym małym sojuszniku.
web-means-secret_allies-length-standard = Większa mapa, po czterech sojuszników.
web-means-secret_allies-length-long = Mapa i sojusznicy jak w grze standardowej, ale więcej tur.
web-means-secret_allies-map_mode-joint = Przed grą gracze po kolei dokładają płytki.
web-means-secret_allies-map_mode-automatic = Mapa jest gotowa od razu.
web-means-secret_allies-race_draw-random = Każdy dostaje losową rasę.
web-means-secret_allies-race_draw-choose = Każdy po kolei bierze wolną rasę.
web-means-secret_allies-race_draw-two_keep_one = Każdy dobiera dwie rasy i zostawia jedną.
web-means-secret_allies-ally_deck-all = Sojusznikiem może być każde państwo; połowa pozostaje neutralna.
web-means-secret_allies-ally_deck-exact = Neutralną połowę usuwa się na początku, więc dobrane karty mówią więcej o cudzych sojusznikach.
web-means-secret_allies-prestige_log-turn = Stawki i zdobyty prestiż widać do końca tury: trzeba je pamiętać.
web-means-secret_allies-prestige_log-game = Stawki i zdobyty prestiż zostają w dzienniku do końca gry.

## Gra na jednej stronie, przed lekcją

web-learn-overview-secret_allies-1 = Dwie do czterech potęg walczą o państwa. Niektóre są twoimi tajnymi sojusznikami; nikt nie wie które. Wygrywasz, gdy po walce masz państwa warte dość prestiżu.
web-learn-overview-secret_allies-2 = Tura ma trzy fazy: w walce licytujesz kolejność i ruszasz jednostkami w krótkich subturach; w ekonomii państwa płacą, a ty kupujesz technologie i jednostki; w odkrywaniu możesz ujawnić sojusznika i dostać fundusze.
web-learn-overview-secret_allies-3 = Prestiż to waluta licytacji. Kto wchodzi do nietkniętego państwa, zaczyna licytację o jego partyzantów, a stawka przepada nawet po przegranej.
web-learn-differs-secret_allies = Lekcja toczy się z małym zestawem. W pełnej grze zaczynasz z 10 punktami prestiżu zamiast 7, masz 6 ruchów w subturze zamiast 3, dostajesz 4-krotny dochód sojusznika zamiast 3-krotnego, a państwa płacą przez 5 tur zamiast 3. Inne są też jednostki, technologie i kara atakującego (-2 zamiast -1).
