# Secret Allies: legenda mapy i mapa w słowach.

## Legenda

sa-legend = Legenda
sa-legend-held = Ziemie gracza { SEAT($seat) }
sa-legend-free = Ziemie niczyje
sa-legend-contested = Sporne: jednostki kilku graczy
sa-legend-exhausted = Wyczerpane: już bez dochodu
sa-legend-front = Linia frontu między dwoma graczami
sa-legend-worth = Wartość { $worth }
sa-legend-partisans = Partyzanci: wejście jest atakiem
sa-legend-ally = Twój tajny sojusznik lub karta do wyboru: ten znak widzisz tylko ty
sa-legend-partisan-unit = Partyzant: przerywana linia w środku; broni swojego państwa
sa-legend-mine = Kopalnia w kolorze właściciela
sa-legend-pips = Jednostka i jej pancerz; ciemne: obrażenia
sa-legend-way = Droga jednostki od twojego ostatniego ruchu
sa-legend-shot = Strzał
sa-legend-new = Nowa jednostka po twoim ostatnim ruchu
sa-legend-choose = Możesz to wybrać; liczba to ruch, który tam zostanie
sa-legend-target = Możesz w to trafić
sa-legend-mask = Tajni sojusznicy, jeszcze nieujawnieni
sa-legend-corners = Liczby jednostki: obrażenia u góry z lewej, zasięg u góry z prawej, pancerz u dołu z lewej, ruch u dołu z prawej
sa-legend-unit-rv = R.V. (pojazd rozpoznawczy)
sa-legend-numbers = Z bliska widać wszystkie liczby jednostki: obrażenia, zasięg, pancerz i ruch. Z daleka jednostki są policzone. Wskaż jednostkę albo przytrzymaj ją palcem, aby odczytać jej wartości.

## Mapa w słowach

sa-told-held = panuje { SEAT($seat) }
sa-told-free = nikt nie panuje
sa-told-worth = wartość { $worth }
sa-told-contested = sporne
sa-told-exhausted = wyczerpane
sa-told-partisans = z partyzantami
sa-told-partisan = partyzant
sa-told-units = { SEAT($seat) }: { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
sa-told-reach = { $count ->
    [one] Możesz wybrać 1 pole:
    [few] Możesz wybrać { $count } pola:
   *[many] Możesz wybrać { $count } pól:
}
sa-told-left = pozostały ruch: { $points }
sa-told-armour = pancerz { $left } z { $armour }
sa-told-destroys = niszczy cel
sa-told-enter = Wejście jest atakiem: gracze licytują partyzantów.
sa-told-assault = idź na pole { PLACE($hex) } i strzelaj
sa-attack-sure = Wejście do państwa { NAME($state) } jest atakiem: wszyscy licytują jego partyzantów. Tego nie można cofnąć.
sa-attack = Atakuj: { NAME($state) }
sa-attack-not = Nie atakuj
sa-fire-or-attack = Strzelać do tej jednostki ({ NAME($unit) }, { SEAT($seat) }) czy wejść do państwa { NAME($state) }?
sa-fire = Strzelaj: { NAME($unit) }
sa-fire-after = Idź na pole { PLACE($hex) } i strzelaj: { NAME($unit) }
