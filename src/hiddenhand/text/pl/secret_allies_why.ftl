# Dlaczego pola, jednostki lub technologii nie można teraz wybrać.

sa-why-over = Gra jest skończona.
sa-why-others = Teraz decyduje: { SEAT($seat) }.
sa-why-goes-on = Gra toczy się dalej sama; teraz niczego nie trzeba wybierać.
sa-why-panel = Odpowiedz na to pytanie obok mapy.
sa-why-tile = Tak obrócona płytka tam nie pasuje.
sa-why-nearer = Pola były za małe, żeby w nie trafić, więc mapa została przybliżona. Wybierz jeszcze raz.
sa-why-choose-unit = Najpierw wybierz jednostkę, która się ruszy, potem cel ruchu.
sa-why-wreck = Wrak blokuje to pole aż do podsumowania.
sa-why-not-yours = Ta jednostka ma innego właściciela: { SEAT($seat) }.
sa-why-moved = Ta jednostka już się ruszyła w tej turze.
sa-why-not-partisan = Teraz ruszają się tylko partyzanci, którzy właśnie się pojawili.
sa-why-stuck = Ta jednostka nie może się ruszyć ani zaatakować.
sa-why-gap = Tam nie ma lądu.
sa-why-here = Jednostka już tam stoi; przyciskiem możesz ją tam zostawić.
sa-why-fire-later = Najpierw ruch, potem atak.
sa-why-occupied = Pole jest zajęte: na jednym polu jedna jednostka.
sa-why-closed = Jednostki lądowe nie mogą wejść na ten teren: { NAME($terrain) }.
sa-why-confined = Partyzanci nie mogą w tej turze opuścić bronionego państwa.
sa-why-too-far = To za daleko: { $points ->
    [one] pozostał { $points } punkt ruchu
    [few] pozostały { $points } punkty ruchu
   *[many] pozostało { $points } punktów ruchu
}.
sa-why-pause = Po drodze ruch zatrzymałby się w państwie, które wciąż ma żeton partyzantów.
sa-why-no-target = Każde trafienie musi mieć za cel wrogą jednostkę.
sa-why-wreck-fire = Wraków nie można atakować.
sa-why-own-fire = Nie możesz strzelać do własnych jednostek.
sa-why-jungle = Z dżungli jednostka sięga tylko na sąsiednie pole.
sa-why-out-of-range = Poza zasięgiem: trafienie sięga na { $range }, cel jest w odległości { $away }.
sa-why-other-state = Jednostkę wystawia się w państwie, które za nią płaci: { NAME($state) }.
sa-why-other-race = Ta technologia należy do innej rasy: { NAME($race) }.
sa-why-owned = Tę technologię już masz.
sa-why-requires = Najpierw potrzebne: { NAMES($technologies) }.
sa-why-flasks = { $count ->
    [one] Najpierw potrzebna jeszcze { $count } dowolna technologia.
    [few] Najpierw potrzebne jeszcze { $count } dowolne technologie.
   *[many] Najpierw potrzeba jeszcze { $count } dowolnych technologii.
}
sa-why-research-later = Technologie kupuje się w fazie ekonomicznej, przed jednostkami.
sa-why-prestige = Kosztuje { $cost ->
    [one] { $cost } punkt prestiżu
    [few] { $cost } punkty prestiżu
   *[many] { $cost } punktów prestiżu
}; masz { $prestige }.
sa-why-funds = Żadne twoje państwo, które może jeszcze kupić technologię, nie zdoła za nią zapłacić.
