# Secret Allies: pytania, odpowiedzi, zdarzenia i wyniki.
# Zdania nie odmieniają nazw: imię gracza stoi na początku, po nim dwukropek.

name-secret_allies = Secret Allies

## Pytania

ask-draw-state = Losowane są państwa tej gry.
ask-draw-seat-order = Losowana jest kolejność miejsc.
ask-draw-tile = Losowana jest płytka.
ask-place-automatically = Układana jest płytka.
ask-deal-race = Rozdawane są rasy.
ask-draw-race = Losowana jest rasa.
ask-draw-order = O kolejności decydują kostki.
ask-remove-card = Karty sojuszników są usuwane bez podglądania.
ask-draw-card = Losowana jest karta sojusznika.
ask-draw-neutral = Losowana jest karta państwa neutralnego.
ask-place-tile = Gdzie kładziesz płytkę { NAME($tile) }?
    .alone = Gdzie kładziesz płytkę?
ask-take-race = Którą rasę bierzesz?
ask-keep-race = Którą rasę zatrzymujesz?
ask-buy-card = Dokupujesz kolejną kartę do wyboru?
ask-keep-card = Które państwo jest twoim tajnym sojusznikiem?
ask-defer = Ile subtur odkładasz?
ask-target = { NAME($mover) }: w którą jednostkę trafiasz?
    .alone = W którą jednostkę trafiasz?
ask-pay = { NAME($ware) } ({ NAME($shop) }): jak płacisz?
    .alone = Jak płacisz?
ask-put-unit = Nowa jednostka, { NAME($ware) }: gdzie ją stawiasz?
    .alone = Gdzie stawiasz jednostkę?
ask-research = Którą technologię kupujesz i w którym państwie?
ask-send = Który surowiec wysyłasz i skąd?
ask-receive = Żeton ({ NAME($resource) }) z państwa { NAME($sending) }: dokąd trafia?
    .alone = Dokąd trafia?
ask-look = Czyj prestiż podglądasz?
ask-show = Jeśli państwo { NAME($attacked) } to twój tajny sojusznik, czy pokazujesz jego kartę?
    .alone = Państwo jest atakowane. Jeśli to twój tajny sojusznik, czy pokazujesz jego kartę?
ask-run-off = Remis: ile stawiasz w dogrywce? Modyfikatory się nie liczą, a stawkę płacisz nawet po przegranej.
ask-bid-partisans = Ile stawiasz w licytacji o partyzantów państwa { NAME($attacked) }? Stawkę płacisz nawet po przegranej.
    .alone = Ile stawiasz w licytacji o partyzantów? Stawkę płacisz nawet po przegranej.
ask-bid-order = Ile stawiasz w licytacji o kolejność? Stawkę płacisz nawet po przegranej.
ask-first-reveal = Którego sojusznika ujawniasz?
ask-reveal = Czy ujawniasz sojusznika?
ask-partisan = Którą jednostką partyzantów ruszasz od razu?
ask-unit = Która jednostka się rusza?
ask-go-on = { NAME($mover) }: dokąd rusza dalej?
    .alone = Dokąd jednostka rusza dalej?
ask-hex = { NAME($mover) }: dokąd rusza?
    .alone = Dokąd rusza jednostka?
ask-buy-partisan = Partyzanci państwa { NAME($attacked) }: którą jednostkę kupujesz?
    .alone = Którą jednostkę partyzantów kupujesz?
ask-buy-at-reveal = Którą jednostkę kupujesz za fundusze państwa { NAME($shop) }?
    .alone = Którą jednostkę kupujesz za fundusze sojusznika?
ask-buy-unit = Którą jednostkę kupujesz?

## Odpowiedzi

option-state = { NAME($a) }
option-tile = { NAME($a) }
option-seat = { SEAT($a) }
option-next = { SEAT($a) }
option-remove = { NAME($a) }
option-card = { NAME($a) }
option-peek = { NAME($a) }
option-race = { NAME($a) }
option-place = { NAME($side) }, obok: { NAMES($touches) }, { $a_1 ->
    [0] bez obrotu
   *[other] obrót zgodnie z ruchem wskazówek zegara o { $a_1 } × 60°
}
    .hex = pole (0, 0) płytki na ({ $a_2 }, { $a_3 }), { $a_1 ->
        [0] bez obrotu
       *[other] obrót zgodnie z ruchem wskazówek zegara o { $a_1 } × 60°
    }
option-buy = kup: { NAME($a_2) } · { NAME($a_1) }
    .card = dokup jeszcze jedną kartę
option-enough = nie, kart wystarczy
option-keep = zatrzymaj: { NAME($a) }
option-reveal = ujawnij: { NAME($a) }
option-defer = { $a ->
    [0] żadnej, gram teraz
   *[other] odłóż: { $a }
}
option-unit = jednostka na polu { PLACE($a) }
option-enter = wejdź na pole { PLACE($a) } i zaatakuj jego państwo
option-go = idź na pole { PLACE($a) }
option-hit = traf w pole { PLACE($a) }
option-put = postaw na polu { PLACE($a) }
option-pay = złoto { $a_1 }, uran { $a_2 }, tytan { $a_3 }
option-research = { NAME($a_2) } · { NAME($a_1) }
option-send = { NAME($a_2) } · { NAME($a_1) }
option-to = do: { NAME($a) }
option-look = { SEAT($a) }
option-bid = postaw { $a }
option-show = pokaż kartę
option-pass = pas
option-stop = więcej partyzantów się teraz nie rusza
option-end = zakończ subturę
option-stay = zostań tutaj
option-drop = to trafienie bez celu
option-aim = cele wskażę po ruchu
option-differently = zapłać inaczej
option-none = niczyj
option-done = gotowe

## Miejsca

name-side_middle = środek
name-side_east = wschód
name-side_southeast = południowy wschód
name-side_south = południe
name-side_southwest = południowy zachód
name-side_west = zachód
name-side_northwest = północny zachód
name-side_north = północ
name-side_northeast = północny wschód
place-n-n = { NAME($state) }, { NAME($side) }{ $rank ->
    [1] { "" }
   *[other] { " " }{ $rank }
}
    .state = { NAME($state) } ({ $a }, { $b })
    .hex = ({ $a }, { $b })

## Zdarzenia. Pierwsza forma jest dla tych, którzy wiedzą więcej.

event-seat-order = Kolejność miejsc: { SEATS($order) }
event-tile-drawn = Wylosowana płytka: { NAME($state) }
event-tile-placed = { SEAT($seat) }: { NAME($state) }, płytka położona
    .alone = { NAME($state) }, płytka położona
event-map-complete = Mapa jest gotowa. Zwycięstwo przy { $threshold } na torze.
event-race-taken = { SEAT($seat) }: { NAME($race) }
event-auction-opened = { $aim ->
    [partisans] Licytacja o partyzantów. Modyfikatory: { TALLY($modifiers) }
   *[order] Licytacja o kolejność. Modyfikatory: { TALLY($modifiers) }
}
event-bid-sealed = { SEAT($seat) }: twoja stawka: { $bid }
    .unseen = { SEAT($seat) }: stawka złożona
event-bids-opened = Stawki: { TALLY($bids) }. Wyniki: { TALLY($results) }
    .bids = Stawki: { TALLY($bids) }
    .forgotten = Stawki zostały odkryte
event-run-off = Dogrywka: { GROUPS($groups) }
event-order-drawn = { SEAT($seat) }: pierwsze miejsce z rzutu kostką
event-order-set = Kolejność gry: { SEATS($order) }
event-card-drawn = { SEAT($seat) }: wylosowana karta sojusznika: { NAME($state) }
    .unseen = { SEAT($seat) }: wylosowana karta sojusznika ({ $size ->
        [large] duże państwo
       *[small] małe państwo
    })
event-card-bought = { SEAT($seat) }: dokupiona karta, koszt w prestiżu: { $prestige }
    .forgotten = { SEAT($seat) }: dokupiona karta
event-ally-kept = { SEAT($seat) }: twój tajny sojusznik: { NAME($state) }
    .unseen = { SEAT($seat) }: zatrzymany tajny sojusznik
event-revealed = { SEAT($seat) }: ujawniony sojusznik: { NAME($state) }
event-paid = { SEAT($seat) }: zapłata ({ NAME($state) }){ $tokens_1 ->
    [0] { "" }
   *[other] { " · " }złoto { $tokens_1 }
}{ $tokens_2 ->
    [0] { "" }
   *[other] { " · " }uran { $tokens_2 }
}{ $tokens_3 ->
    [0] { "" }
   *[other] { " · " }tytan { $tokens_3 }
}
event-unit-bought = { SEAT($seat) }: { NAME($unit) } na polu { PLACE($hex) }
event-state-won = { SEAT($seat) }: panuje nad państwem { NAME($state) }
event-state-lost = Nikt już nie panuje nad państwem { NAME($state) }
event-turn = Tura { $turn }
event-subturn = { SEAT($seat) }: subtura, ruchy: { $moves }
event-subturn-deferred = { SEAT($seat) }: { $count ->
    [one] odłożono 1 subturę
    [few] odłożono { $count } subtury
   *[many] odłożono { $count } subtur
}
event-moved = { SEAT($seat) }: { NAME($unit) } { PLACE($from) } → { PLACE($to) }
event-fired = { SEAT($seat) }: { NAME($unit) } z pola { PLACE($hex) } atakuje { PLACES($targets) }, obrażenia { $damage_1 }, { $damage_2 }, { $damage_3 }
    .two = { SEAT($seat) }: { NAME($unit) } z pola { PLACE($hex) } atakuje { PLACES($targets) }, obrażenia { $damage_1 }, { $damage_2 }
    .one = { SEAT($seat) }: { NAME($unit) } z pola { PLACE($hex) } atakuje { PLACES($targets) }, obrażenia { $damage_1 }
event-destroyed = { SEAT($by) }: zniszczona jednostka { NAME($unit) } ({ SEAT($seat) }) na polu { PLACE($hex) }
event-mine-taken = { SEAT($seat) }: przejęta kopalnia na polu { PLACE($hex) }
event-state-attacked = { SEAT($seat) }: atak na państwo { NAME($state) }
event-answered = { SEAT($seat) }: { $show ->
    [yes] pokazujesz kartę
   *[no] nie pokazujesz karty
}
    .unseen = { SEAT($seat) }: podjęta decyzja, czy pokazać kartę
event-ally-shown = { SEAT($seat) }: { NAME($state) } to tajny sojusznik
event-partisans-won = { SEAT($seat) }: wystawia partyzantów w państwie { NAME($state) }
event-no-partisans = Brak partyzantów w państwie { NAME($state) }
event-track = Tor zwycięstwa: { BY_SEAT($track) }. Dochód: { BY_SEAT($income) }
event-prestige-gained = { SEAT($seat) }: prestiż +{ $gain }
    .forgotten = { SEAT($seat) }: prestiż otrzymany
event-income = { NAME($state) }: dochód wypłacony, { $die ->
    [0] po raz ostatni (X)
    [one] pozostała 1 tura dochodu
    [few] pozostały { $die } tury dochodu
   *[many] pozostało { $die } tur dochodu
}
event-capture-bonus = { SEAT($seat) }: bonifikata za państwo { NAME($state) }
event-technology-bought = { SEAT($seat) }: kupiona technologia { NAME($technology) } ({ NAME($state) }){ $prestige ->
    [0] { "" }
   *[other] , koszt w prestiżu: { $prestige }
}
    .forgotten = { SEAT($seat) }: kupiona technologia { NAME($technology) } ({ NAME($state) })
event-neutrals-looked-at = { SEAT($seat) }: podgląd kart neutralnych: { NAMES($states) }
    .unseen = { SEAT($seat) }: podgląd kart neutralnych ({ $count })
event-prestige-looked-at = { SEAT($seat) }: podgląd prestiżu ({ SEAT($at) }): { $prestige }
    .unseen = { SEAT($seat) }: podgląd prestiżu ({ SEAT($at) })
event-transferred = { SEAT($seat) }: 1 { NAME($resource) }, { NAME($from) } → { NAME($to) }
event-resigned = { SEAT($seat) }: poddaje grę
event-eliminated = { SEAT($seat) }: odpada z gry
event-game-over = Koniec gry: { $ending ->
    [threshold] osiągnięto próg zwycięstwa
    [turn-limit] rozegrano ostatnią turę
    [stall] przez dwie tury nic się nie zmieniło
    [last-player] został tylko jeden gracz
   *[nobody-left] nikt nie został
}. { GROUPS($ranking) }

## Wynik krok po kroku

step-ending = { $ending ->
    [threshold] Próg zwycięstwa { $threshold } osiągnięto w turze { $turn }
    [turn-limit] Rozegrano ostatnią turę ({ $turn })
    [stall] Przez dwie tury, do tury { $turn }, nic się nie zmieniło
    [last-player] W turze { $turn } został tylko jeden gracz
   *[nobody-left] W turze { $turn } nikt nie został
}
step-place = { SEAT($seat) }: { $track } na torze zwycięstwa

## Stół w terminalu

table-heading = { $phase ->
    [turn-zero] Tura zerowa; po niej tury: { $limit }
    [battle] Tura { $turn } z { $limit }, faza walki
    [economy] Tura { $turn } z { $limit }, faza ekonomiczna
    [discovery] Tura { $turn } z { $limit }, faza odkrywania
   *[over] Gra skończyła się w turze { $turn } z { $limit }
}. Zwycięstwo przy { $threshold } na torze.{ $tiles ->
    [0] { "" }
    [one] { " " }W stosie została 1 płytka.
    [few] { " " }W stosie zostały { $tiles } płytki.
   *[many] { " " }W stosie zostało { $tiles } płytek.
}
table-legend = Pole: nad nim jego q albo # i numer odpowiedzi; potem teren, kopalnia (◇ wolna, ⓪ miejsca 0), potem państwo albo miejsce i jednostka (' po ruchu, † wrak). { $terrain }
table-legend-states = Żetony to złoto/uran/tytan. Wartość to prestiż na turę; kostka liczy pozostałe tury dochodu (X: brak). „Partyzanci”: wejście jest atakiem.
table-tile = Płytka do położenia: { NAME($state) }, { $card }
table-card = { $large ->
    [yes] duże
   *[no] małe
}, wartość { $worth }, dochód { $income }
table-touches = styka się z: { NAMES($states) }, { $edges ->
    [one] 1 krawędź
    [few] { $edges } krawędzie
   *[many] { $edges } krawędzi
}
table-state = { $large ->
    [yes] duże
   *[no] małe
}, panujący: { $holder }, wartość { $worth }, dochód { $income }, skarbiec { $gold }/{ $uranium }/{ $titanium }, kostka { $die }{ $partisans ->
    [yes] , partyzanci
   *[no] { "" }
}
table-income = { $gold }/{ $uranium }/{ $titanium }
table-ally-of = · sojusznik: { SEAT($seat) }{ $swords ->
    [yes] , bonifikata za przejęcie
   *[no] { "" }
}
table-shown-by = · pokazany jako sojusznik: { SEAT($seat) }
table-player = { $number } { SEAT($seat) }: { $playing ->
    [yes] { $race }, tor { $track }, tajni sojusznicy { $unrevealed }, technologie: { NAMES($technologies) }
   *[no] poza grą
}
table-auction = { $aim ->
    [partisans] Licytacja o partyzantów
   *[order] Licytacja o kolejność
}. Modyfikatory: { TALLY($modifiers) }. Stawki złożone: { SEATS($sealed) }
table-subturn = Subtura: { SEAT($seat) }, pozostałe ruchy: { $moves }{ $attack ->
    [used] . Jedno państwo już zaatakowano; w tej subturze nie wolno atakować innego
    [last] . Ostatnia subtura: nie wolno wejść do państwa z partyzantami
   *[open] { "" }
}
table-moving = Ruch z pola { PLACE($hex) }, pozostałe punkty: { $points }
table-hit = Trafienie { $hit } z { $hits }, obrażenia { $damage }
table-funds = Fundusze partyzantów, do wydania w całości: { $funds }
table-purchase = Zakup: { NAME($ware) } · { NAME($state) }
table-attack = { SEAT($seat) }: atak na państwo { NAME($state) }
table-own = Twój prestiż: { $prestige }. Twoi tajni sojusznicy: { NAMES($allies) }
table-hand = Karty do wyboru: { NAMES($cards) }
table-neutrals = Znane ci państwa neutralne: { NAMES($cards) }
table-prestige-seen = Tura { $turn }, prestiż ({ SEAT($seat) }): { $prestige }
table-mine = kopalnia
table-wreck = wrak
table-cost = { $gold }/{ $uranium }/{ $titanium }
table-ware = koszt { $cost }, { $unit }
table-target = pancerz { $armour }, twoje obrażenia dotąd { $damage }
table-unit = obrażenia { $damage }, zasięg { $range }, pancerz { $armour }, ruch { $move }
table-technology = koszt { $cost }{ $prestige ->
    [0] { "" }
   *[other] , prestiż { $prestige }
}: { $gives }

## Jak kończą się gry, liczone w wielu grach

ending-threshold = osiągnięto próg zwycięstwa
ending-turn-limit = rozegrano ostatnią turę
ending-stall = przez dwie tury nic się nie zmieniło
ending-last-player = został tylko jeden gracz
ending-nobody-left = nikt nie został

# Dlaczego bot lubi daną odpowiedź.
hint-good-ally = Dobre państwo na sojusznika
hint-ally-pays = Ujawnione teraz da dochód najdłużej
hint-worth-more-hidden = Ukryty jest cenniejszy: później wszystkich zaskoczy
hint-bid-worth = Mniej więcej tyle ta licytacja jest warta
hint-show-bonus = Bonus w licytacji jest wart tej tajemnicy
hint-most-for-tokens = Daje najwięcej za swoje żetony
hint-thrifty = Oszczędza rzadsze żetony
hint-near-goals = Blisko tego, czego zaraz potrzebujesz
hint-pays-off = Zwróci się w turach, które zostały
hint-to-the-front = Żetony są potrzebne bliżej frontu
hint-know-the-leader = Dobrze wiedzieć, ile może postawić prowadzący
hint-compact-map = Mapa pozostaje zwarta
hint-attack-in-strength = W pobliżu jest dość jednostek, by pokonać partyzantów
hint-focus-fire = Skupiony ogień niszczy
hint-best-move = Ta jednostka może teraz zrobić najwięcej
hint-nothing-better = Nie ma nic lepszego do zrobienia
hint-take-mine = Przejmuje kopalnię
hint-deny-rival = Odbiera rywalowi szansę na państwo
hint-towards-goal = W stronę następnego celu
hint-any = Wszystkie możliwości są podobne
