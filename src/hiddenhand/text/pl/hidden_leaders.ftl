# Ukryci Liderzy: pytania, odpowiedzi, zdarzenia i wyniki.
# Zdania nie odmieniają nazw: imię gracza stoi na początku, po nim dwukropek.

name-hidden_leaders = Ukryci Liderzy

## Frakcje i Liderzy

name-tribes = Górskie Plemiona
name-empire = Armia Imperialna
name-undead = Nieumarli
name-water = Wodne Ludy
name-water-prototype = Wodne Ludy
name-lemron = Lemron Mądry
name-cyra = Cyra Sprawiedliwa
name-myrad = Myrad Wygnaniec
name-xiadul = Xiadul Przebiegły
name-pavyr = Pavyr Oportunista
name-enned = Enned Niewinny
name-enned-prototype = Enned Dobrotliwy

## Znaczniki

name-red = czerwony
name-green = zielony
name-leading = znacznik na czele
name-trailing = znacznik z tyłu

## Pytania

ask-chance-leader = Rozdawane są karty Liderów.
ask-chance-first = Losowany jest pierwszy gracz.
ask-chance-draw = Dobierana jest karta z Portu.
ask-chance-hand = Dobierana jest losowa karta z ręki.
ask-chance-hero = Losowany jest Bohater.
ask-setup-hide = Który Bohater zaczyna zakryty w twojej drużynie?
ask-setup-discard = Która karta trafia zakryta do Dziczy?
ask-turn = Twoja tura: zagraj kartę albo odrzuć do 3 kart.
ask-discard-more = Odrzucasz jeszcze jedną kartę?
ask-draw = Dobierz karty tak, aby mieć 4 na ręce. Skąd?
ask-reduce = Którą kartę odrzucasz na koniec tury?

## Odpowiedzi

option-play = zagraj: { NAME($a) }
option-discard = odrzuć: { PLACE($a) }
option-pass = pas
option-take = weź: { PLACE($a) }
option-draw = dobierz: { NAME($a) }
    .harbor = dobierz z Portu
option-hide = umieść zakrytą: { PLACE($a) }
option-move = { MOVES($a) }
option-player = { SEAT($a) }
option-name = wskaż: { NAME($a) }
option-guess = zgadnij: { NAME($a) }
option-choose = { $a ->
    [draw-wilderness] dobierz z Dziczy
    [draw-graveyard] dobierz z Cmentarzyska
    [draw-harbor] dobierz z Portu
    [turn-over] odwróć Ukrytego Bohatera
    [look] podejrzyj Ukrytego Bohatera
   *[other] { NAME($a) }
}
option-bury = pogrzeb: { PLACE($a) }
option-exchange = { PLACE($a) }
option-with = zamień z: { PLACE($a) }
option-place = umieść: { PLACE($a) }
option-to = drużyna · { SEAT($a) }
option-aside = użyj: { PLACE($a) }
option-turn = odwróć: { PLACE($a) }
option-look = podejrzyj: { PLACE($a) }
option-seen = gotowe
option-perform = rozpatrz: { PLACE($a) }
option-show = pokaż: { PLACE($a) }
option-none = nie mam takiej karty
option-deal = { NAME($a) }
option-first = { SEAT($a) }
option-card = { NAME($a) }
option-hero = { PLACE($a) }

## Miejsca w odpowiedziach ("2.h0" to Ukryty Bohater z miejsca 2) i w zdarzeniach

place-n = drużyna · { SEAT($a) }
place-n-hn = Ukryty Bohater { $nb } · { SEAT($a) }
place-n-w = { NAME($b) } · { SEAT($a) }
place-tavern = { NAME($b) } · Karczma
    .zone = Karczma
place-wilderness = Dzicz, { $nb }. karta od góry
    .top = Dzicz
place-graveyard = Cmentarzysko, { $nb }. karta od góry
    .card = { $b ->
        [below] Cmentarzysko, poniżej wierzchniej karty
       *[other] { NAME($b) } · Cmentarzysko
    }
    .top = Cmentarzysko
place-harbor = Port
place-held = odłożone na bok
place-hand = ręka · { SEAT($a) }

## Zdarzenia. Pierwsza forma jest dla tych, którzy widzieli kartę.

event-leader-dealt = { SEAT($seat) }: Lider { NAME($leader) }
    .unseen = { SEAT($seat) }: rozdana karta Lidera
event-first-player = { SEAT($seat) }: zaczyna grę
event-turn-began = { SEAT($seat) }: tura { $turn }
event-played = { SEAT($seat) }: zagrana karta „{ NAME($card) }”
event-passed = { SEAT($seat) }: bez odrzucania kart
event-buried = { SEAT($seat) }: pogrzebana karta „{ NAME($card) }” ({ PLACE($from) })
event-discarded = { SEAT($seat) }: odrzucona karta „{ NAME($card) }” ({ PLACE($from) })
    .unseen = { SEAT($seat) }: odrzucona karta ({ PLACE($from) })
    .own = { SEAT($seat) }: odrzucona karta „{ NAME($card) }”
    .unseen-own = { SEAT($seat) }: odrzucona karta
event-hidden = { SEAT($seat) }: karta „{ NAME($card) }” umieszczona zakryta ({ PLACE($from) }), teraz { PLACE($to) }
    .unseen = { SEAT($seat) }: karta umieszczona zakryta ({ PLACE($from) }), teraz { PLACE($to) }
    .home = { SEAT($seat) }: karta „{ NAME($card) }” umieszczona zakryta ({ PLACE($from) })
    .unseen-home = { SEAT($seat) }: karta umieszczona zakryta ({ PLACE($from) })
    .own = { SEAT($seat) }: karta „{ NAME($card) }” umieszczona zakryta
    .unseen-own = { SEAT($seat) }: karta umieszczona zakryta
event-kept = { SEAT($seat) }: zatrzymana karta „{ NAME($card) }”
    .unseen = { SEAT($seat) }: zatrzymana karta
event-put-back = { SEAT($seat) }: odłożona z powrotem karta „{ NAME($card) }” ({ PLACE($to) })
    .unseen = { SEAT($seat) }: odłożona z powrotem karta ({ PLACE($to) })
event-taken = { SEAT($seat) }: wzięta karta „{ NAME($card) }” ({ PLACE($from) })
    .unseen = { SEAT($seat) }: wzięta karta ({ PLACE($from) })
event-set-aside = { SEAT($seat) }: odłożona na bok karta „{ NAME($card) }” ({ PLACE($from) })
    .unseen = { SEAT($seat) }: odłożona na bok karta ({ PLACE($from) })
event-placed = { SEAT($seat) }: umieszczona karta „{ NAME($card) }” ({ PLACE($from) }), teraz { PLACE($to) }
event-drawn = { SEAT($seat) }: dobrana karta „{ NAME($card) }” ({ PLACE($from) })
    .unseen = { SEAT($seat) }: dobrana karta ({ PLACE($from) })
event-tavern-filled = Nowa karta w Karczmie: { NAME($card) }
event-harbor-refilled = Dzicz przetasowana na nowy Port: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
event-turned-up = { SEAT($seat) }: karta „{ NAME($card) }” odwrócona na odkrytą stronę ({ PLACE($from) })
event-turned-down = { SEAT($seat) }: karta „{ NAME($card) }” odwrócona na zakrytą stronę, teraz { PLACE($to) }
event-exchanged = { SEAT($seat) }: zamiana kart „{ NAME($first-card) }” ({ PLACE($first) }) i „{ NAME($second-card) }” ({ PLACE($second) })
    .unseen = { SEAT($seat) }: zamiana dwóch kart ({ PLACE($first) }; { PLACE($second) })
event-looked = { SEAT($seat) }: podgląd karty ({ PLACE($at) }): { NAME($card) }
    .unseen = { SEAT($seat) }: podgląd karty ({ PLACE($at) })
event-looked-through = { SEAT($seat) }: przegląd Cmentarzyska: { NAMES($cards) }
    .unseen = { SEAT($seat) }: przegląd Cmentarzyska
event-graveyard-shows = Na wierzchu Cmentarzyska: { NAME($card) }
event-revealed = { SEAT($seat) }: odkryta karta „{ NAME($card) }” ({ PLACE($at) })
event-has-none = { SEAT($player) }: brak takiej karty
event-performed = { SEAT($seat) }: { NAME($copier) } rozpatruje kartę „{ NAME($card) }”
event-chose-player = { SEAT($seat) }: wybrany gracz: { SEAT($player) }
event-named-faction = { SEAT($seat) }: wskazana frakcja: { NAME($faction) }
event-declined = { SEAT($seat) }: rezygnacja ({ NAME($card) })
event-markers-moved = { SEAT($seat) }: { MOVES($move) } (czerwony { $red-from } → { $red }, zielony { $green-from } → { $green })
event-game-ended = Koniec gry. Zwycięska frakcja: { NAME($faction) }
event-revealed-all = { SEAT($seat) }: { NAME($leader) }, Ukryci Bohaterowie: { NAMES($hidden) }

## Wynik krok po kroku

step-winning-faction = Zwycięska frakcja: { NAME($faction) } (czerwony { $red }, zielony { $green })
step-candidates = Sprzymierzeni ze zwycięską frakcją: { SEATS($left) }
step-most-heroes = Najwięcej Bohaterów zwycięskiej frakcji: { TALLY($counts) }
step-fewest-heroes = Najmniej wszystkich Bohaterów: { TALLY($counts) }
step-highest-leader = Najwyższy numer Lidera: { TALLY($counts) }
step-winner = { $left_count ->
    [0] Nikt nie jest sprzymierzony ze zwycięską frakcją.
   *[other] Wygrywa: { SEATS($left) }
}

## Stół w terminalu

table-faction-now = { $over ->
    [yes] Zwycięska frakcja: { NAME($faction) }
   *[no] Gdyby gra skończyła się teraz: { NAME($faction) }
}
table-tavern = Karczma: { $cards }
table-piles = Port { $harbor }, Dzicz { $wilderness }, Cmentarzysko { $graveyard } (na wierzchu: { $top })
table-graveyard = Cmentarzysko od góry: { $cards }
table-party = { SEAT($seat) } ({ NAME($leader) }): odkryci Bohaterowie { $heroes } z { $limit }, ukryci { $hidden }, na ręce { $hand }
    .secret = { SEAT($seat) }: odkryci Bohaterowie { $heroes } z { $limit }, ukryci { $hidden }, na ręce { $hand }
table-hidden = ukryci: { $cards }
table-leader = Twój Lider: { NAME($leader) }, { $factions }
table-ability = Rozpatrywana: { NAME($card) } · { SEAT($seat) }
table-held = odłożone na bok: { $cards }
table-looking = Oglądasz ({ PLACE($place) }): { NAME($card) }
table-every-faction = każda frakcja

## Jak kończą się gry, liczone w wielu grach

ending-one-candidate = { NAME($a) }, jeden sprzymierzony gracz
ending-no-candidate = { NAME($a) }, nikt nie jest sprzymierzony
ending-most-heroes = { NAME($a) }, najwięcej Bohaterów zwycięskiej frakcji
ending-fewest-heroes = { NAME($a) }, najmniej wszystkich Bohaterów
ending-highest-leader = { NAME($a) }, najwyższy numer Lidera
