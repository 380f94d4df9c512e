# Secret Allies na stronie: mapa, pytania i to, co się widzi.

## Mapa

sa-map = Mapa
sa-map-told = Mapa opisana słowami
sa-lists = Dziennik i listy
sa-zoom-in = Przybliż
sa-zoom-out = Oddal
sa-zoom-all = Pokaż całą mapę
sa-close = Zamknij

## Tura i tor

sa-track = Tor zwycięstwa
sa-turn = Tura { $turn } z { $limit }
sa-turn-zero = Tura zerowa
sa-phase-turn-zero = przygotowanie
sa-phase-battle = faza walki
sa-phase-economy = faza ekonomiczna
sa-phase-discovery = faza odkrywania
sa-phase-over = koniec gry
sa-threshold = Zwycięstwo przy { $threshold }
sa-track-of = { $track } z { $threshold } na torze
sa-income-track = dochód { $income }{ $waste ->
    [0] { "" }
   *[other] , marnotrawstwo { $waste }
}
sa-unrevealed = { $count ->
    [one] 1 tajny sojusznik
    [few] { $count } tajnych sojuszników
   *[many] { $count } tajnych sojuszników
}
sa-plays = teraz gra

## Elementy

sa-prestige = prestiż
sa-damage = obrażenia
sa-range = zasięg
sa-armour = pancerz
sa-moves = ruch
sa-wreck = wrak
sa-moved = po ruchu
sa-destroyed = zniszczona

## Państwo

sa-large = duże
sa-small = małe
sa-holder = Panujący
sa-nobody = nikt
sa-worth = Wartość
sa-income = Dochód
sa-cost = Koszt
sa-treasury = Skarbiec
sa-arrived = właśnie przybyło:
sa-mines = Kopalnie
sa-partisans = partyzanci: wejście jest atakiem
sa-die = Kostka dochodu
sa-die-not-yet = jeszcze niepołożona
sa-die-none = X: już bez dochodu
sa-die-left = { $turns ->
    [one] została 1 tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}

## Decyzje

sa-goes-on = Gra toczy się dalej…
sa-paused = { SEAT($seat) }: atak na państwo { NAME($state) }. Ruch czeka na partyzantów.
sa-paused-mine = Atakujesz państwo { NAME($state) }. Twój ruch czeka na partyzantów.

## Co robią inni

sa-does-tile = { SEAT($seat) }: kładzie płytkę
sa-does-race = { SEAT($seat) }: wybiera rasę
sa-does-bid = { SEAT($seat) }: licytuje
sa-does-cards = { SEAT($seat) }: wybiera karty sojuszników
sa-does-shop = { SEAT($seat) }: kupuje jednostki
sa-does-research = { SEAT($seat) }: kupuje technologie
sa-does-trade = { SEAT($seat) }: przewozi surowce
sa-does-battle = { SEAT($seat) }: rusza jednostki
sa-does-show = { SEAT($seat) }: może pokazać tajnego sojusznika
sa-does-look = { SEAT($seat) }: może podejrzeć czyjś prestiż
sa-does-mine = Zaraz twoja kolej.

## Płytka w ręce

sa-turn-left = Obróć w lewo
sa-turn-right = Obróć w prawo
sa-places = { $count ->
    [one] 1 miejsce w tym ułożeniu
    [few] { $count } miejsca w tym ułożeniu
   *[many] { $count } miejsc w tym ułożeniu
}; pasujące obroty: { $turns } z 6
sa-laying-told = Przeciągnij płytkę na podświetlone pole albo wybierz je. Klawisz R obraca płytkę.

## Licytacja

sa-modifier = modyfikator dodawany do stawki
sa-diplomacy = dyplomacja { $level }
sa-sealed = stawka złożona
sa-not-sealed = jeszcze bez stawki
sa-opened = Odkryte stawki
sa-seal = Postaw { $bid }
sa-bid-told-order = O kolejności decyduje stawka z modyfikatorem. Remis rozstrzyga wyższa dyplomacja, a przy równej dogrywka. Stawkę płacisz nawet po przegranej.
sa-bid-told-partisans = O partyzantach decyduje stawka z modyfikatorem. Remis rozstrzyga wyższa dyplomacja, a przy równej dogrywka. Stawkę płacisz nawet po przegranej.
sa-run-off-told = Dogrywka między remisującymi. Modyfikatory się nie liczą, a stawkę znów płacisz nawet po przegranej.
sa-run-off-group = Remis: { SEATS($seats) }

## Karty sojuszników

sa-reveal-mines = { $count ->
    [one] 1 kopalnia
    [few] { $count } kopalnie
   *[many] { $count } kopalń
}
sa-reveal-die = { $turns ->
    [one] dochód przez 1 turę
    [few] dochód przez { $turns } tury
   *[many] dochód przez { $turns } tur
}
sa-reveal-told = Wszyscy poznają tego sojusznika. Od razu kupujesz jednostki za jego fundusze i dostajesz jego kopalnie, prócz tych pod wrogimi jednostkami. Kto go później przejmie, dostanie bonifikatę.
sa-card-price = Kolejna karta kosztuje { $prestige ->
    [one] { $prestige } punkt prestiżu
    [few] { $prestige } punkty prestiżu
   *[many] { $prestige } punktów prestiżu
}; masz { $mine }.

## Zakupy i transport

sa-funds = Fundusze
sa-take-race = Weź tę rasę
sa-technology-owned = kupiona
sa-technology-offered = można kupić teraz
sa-technology-open = dostępna
sa-technology-closed = jeszcze niedostępna
sa-unlocks = Nowa jednostka: { NAME($unit) }
sa-requires = Wymaga: { NAMES($technologies) }
sa-flasks = { $count ->
    [one] Wymaga 1 dowolnej technologii
    [few] Wymaga { $count } dowolnych technologii
   *[many] Wymaga { $count } dowolnych technologii
}
sa-above = Teraz kupujesz: twoje technologie są przy pytaniu.

## Walka

sa-schedule = Harmonogram walki
sa-moves-left = { SEAT($seat) }: { $moves ->
    [one] został 1 ruch
    [few] zostały { $moves } ruchy
   *[many] zostało { $moves } ruchów
}
sa-moves-left-mine = Zostało ci ruchów: { $moves }
sa-units-left-mine = { $count ->
    [one] { $count } jednostka może się jeszcze ruszyć
    [few] { $count } jednostki mogą się jeszcze ruszyć
   *[many] { $count } jednostek może się jeszcze ruszyć
}
sa-answer-mine = { SEAT($seat) } atakuje: { $doing ->
    [bid] licytujesz
    [shop] kupujesz
    [battle] wykonujesz ruch
   *[other] decydujesz
}
sa-answer-bids = Brakuje stawki: { SEATS($seats) }
sa-answer-others = Teraz decyduje: { SEATS($seats) }
sa-subturns-in-hand = { $count ->
    [one] 1 odłożona subtura
    [few] { $count } odłożone subtury
   *[many] { $count } odłożonych subtur
}
sa-attacked-already = W tej subturze zaatakowano już jedno państwo; innego nie wolno atakować.
sa-no-attack = W ostatniej subturze nie wolno atakować państw.

## Co się wie i co się wydarzyło

sa-tab-log = Dziennik
sa-tab-states = Państwa
sa-tab-technologies = Technologie
sa-tab-mine = Tajemnice
sa-uncover = Pokaż tajemnice
sa-cover = Zakryj tajemnice
sa-my-prestige = Prestiż: { $prestige }
sa-my-allies = Tajni sojusznicy
sa-seen-cards = Wylosowane karty sojuszników
sa-none = brak
sa-nothing-yet = Nic się jeszcze nie wydarzyło.
sa-log-paid = { SEAT($seat) }: zapłata ze skarbca ({ NAME($state) }):
sa-play-again = Pokaż, co się stało od mojego ruchu ({ $count })

## Koniec

sa-end = Jak skończyła się gra
sa-own-place = Twoje miejsce: { $place }, na torze zwycięstwa: { $track }.
sa-fact-led = { SEAT($seat) }: prowadzenie od tury { $turn } do końca.
sa-fact-destroyed = Najwięcej zniszczonych jednostek: { SEAT($seat) } ({ $count }).
sa-held = Państwa
sa-allies-were = Sojusznicy
sa-left = poza grą
sa-tie-by-order = remis, rozstrzyga kolejność gry
sa-technologies-count = { $count ->
    [one] 1 technologia
    [few] { $count } technologie
   *[many] { $count } technologii
}
