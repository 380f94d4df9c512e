# Tajni sojusznicy na stronie: co robi kliknięcie, z czego rezygnuje przycisk, co oznacza atak.

## Co można kliknąć

sa-hint-click = Co możesz wybrać
sa-hint-unit = { $count ->
    [one] Wybierz swoją świecącą jednostkę.
    [few] Wybierz jedną ze swoich { $count } świecących jednostek.
   *[many] Wybierz jedną ze swoich { $count } świecących jednostek.
}
sa-hint-drag = Możesz ją też przeciągnąć tam, gdzie ma iść.
sa-hint-partisan = Wybierz świecącego partyzanta, żeby teraz nim ruszyć.
sa-hint-go = Żółte: idź tam (liczba: ruch, który zostanie)
sa-hint-enter = Miecze: zaatakuj państwo
sa-hint-fire = Czerwone: strzelaj; przerywane: najpierw podejdź
sa-hint-stay = Sama jednostka: zostań
sa-hint-target = Wybierz czerwoną jednostkę. 2/3 znaczy: z tym trafieniem 2 obrażenia przy pancerzu 3; ✕ niszczy ją.
sa-hint-put = Wybierz świecące pole państwa { NAME($state) }.
sa-tip-left = Ruch, który tam zostanie: { $points }
sa-tip-damage = Z tym trafieniem obrażenia { $damage } przy pancerzu { $armour }
sa-legend-damage = Obrażenia z następnym trafieniem / pancerz; ✕: zniszczona

## Przyciski, które coś kończą

sa-end-moves = { $count ->
    [one] Zakończ ruchy: { $count } ruch niewykorzystany
    [few] Zakończ ruchy: { $count } ruchy niewykorzystane
   *[many] Zakończ ruchy: { $count } ruchów niewykorzystanych
}
sa-end-units = { $count ->
    [one] Zakończ ruchy: { $count } jednostka może się jeszcze ruszyć
    [few] Zakończ ruchy: { $count } jednostki mogą się jeszcze ruszyć
   *[many] Zakończ ruchy: { $count } jednostek może się jeszcze ruszyć
}
sa-end-moves-later = W tej turze ruszasz się jeszcze raz; niewykorzystane teraz ruchy przepadają.
sa-end-moves-last = W tej turze ruszasz się ostatni raz; niewykorzystane ruchy przepadają.
sa-end-partisans = { $count ->
    [one] Nie ruszaj więcej: { $count } partyzant zostaje na miejscu
    [few] Nie ruszaj więcej: { $count } partyzanci zostają na miejscu
   *[many] Nie ruszaj więcej: { $count } partyzantów zostaje na miejscu
}
sa-done-units = Zakończ zakupy, zachowaj resztę
sa-done-nothing = Zachowaj wszystkie żetony
sa-done-nothing-ask = Nic nie kupujesz. Zachować wszystkie żetony?
sa-done-research = Nie kupuj więcej technologii
sa-done-send = Nie wysyłaj więcej
sa-pass-reveal = Nie ujawniaj nikogo w tej turze
sa-pass-show = Nie pokazuj
sa-pass-only = Pas
sa-none-look = Nie podglądaj nikogo

## Przełączniki

sa-switch-aim = Po ruchu wskażesz cel każdego trafienia albo nie strzelisz. W przeciwnym razie wszystkie trafienia dostanie jedyny wróg w zasięgu.
sa-switch-differently = Przy następnym zakupie wskażesz żetony, którymi płacisz. W przeciwnym razie najpierw wydawane jest złoto.

## Atak

sa-attack-modifier = Twój modyfikator w tej licytacji: { $modifier }
sa-attack-prize = Kto wygra, kupuje tam jednostki za
sa-attack-brings = { $mines ->
    [0] Państwo będzie twoje, jeśli po walce nie będzie tam jednostki wroga. Co turę daje
    [one] Państwo będzie twoje, jeśli zajmiesz jego kopalnię ({ $mines }) i po walce nie będzie tam jednostki wroga. Co turę daje
    [few] Państwo będzie twoje, jeśli zajmiesz jego { $mines } kopalnie i po walce nie będzie tam jednostki wroga. Co turę daje
   *[many] Państwo będzie twoje, jeśli zajmiesz jego { $mines } kopalni i po walce nie będzie tam jednostki wroga. Co turę daje
}
sa-attack-bonus = i jeden raz, za zdobycie,
sa-attack-own = Państwo { NAME($state) } to twój własny tajny sojusznik, ale atakując go, nie możesz pokazać jego karty.
sa-raised = { SEAT($seat) }: partyzanci w państwie { NAME($state) }
sa-raised-mine = Twoi partyzanci w państwie { NAME($state) }
sa-attack-bid-nothing = Atakuj i postaw 0: { NAME($state) }
sa-raised-nothing = (żadnych nie dało się wystawić)
sa-raised-none = Brak partyzantów w państwie { NAME($state) }: nikt nie postawił dość.

## Otwarcie

sa-first-bid-told = Nikt nie ma jeszcze sojuszników: ta kolejność dotyczy ich wyboru i pierwszego ujawniania. Prestiżem płacisz też za karty, technologie i późniejsze stawki, więc 0 to także dobra stawka.
sa-tied-with = Remis z wynikiem { $result }: { SEATS($seats) }. Teraz licytują tylko te osoby.
sa-ally-number = { $size ->
    [large] Twój sojusznik numer { $number }, duże państwo.
   *[small] Twój sojusznik numer { $number }, małe państwo.
} Dla każdego sojusznika losujesz nowe karty i zatrzymujesz jedną z nich.
sa-cards-keep = Wybierz kartę, którą zatrzymujesz, albo dokup kolejną do wyboru.
sa-cards-drawn-now = Wylosowane do tej pory; potem zatrzymasz jedną z nich:

## Stawki i odpowiedzi bez klikania

sa-bid-enough = Postaw { $bid }: wygrywa, jeśli nikt inny nie postawi
sa-bid-enough-order = Postaw { $bid }: pierwsze miejsce, jeśli nikt inny nie postawi
sa-alone-show = Państwo { NAME($state) } nie jest twoim sojusznikiem, więc nie masz karty do pokazania. Mimo to możesz licytować.
sa-alone-bid = Nie masz prestiżu, więc stawiasz 0.
sa-alone-lost = Tej licytacji nie dało się wygrać: trzeba co najmniej { $needed }. Stawiasz więc 0.
sa-alone-other = Możliwa była tylko jedna odpowiedź, więc została udzielona za ciebie.
