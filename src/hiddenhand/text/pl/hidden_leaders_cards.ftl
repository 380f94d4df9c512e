# Galeria Bohaterów i Liderów.

hl-cards-found = { $heroes ->
    [one] { $heroes } Bohater
    [few] { $heroes } Bohaterów
   *[many] { $heroes } Bohaterów
}, { $leaders ->
    [one] { $leaders } Lider
    [few] { $leaders } Liderów
   *[many] { $leaders } Liderów
}
hl-cards-any = wszystkie
hl-cards-leaders = Liderzy
hl-cards-heroes = Bohaterowie
hl-cards-faction = Frakcja
hl-cards-deck = Talia
hl-cards-deck-basic = gra podstawowa
hl-cards-deck-advanced = zaawansowane (+)
hl-cards-edition = Wydanie
hl-cards-edition-retail = sklepowe
hl-cards-edition-prototype = prototyp
hl-cards-edition-promo = Bohaterowie promocyjni
hl-cards-guess-plus = Znak (+) to nasze założenie
hl-cards-guess-edition = Zakładamy, że karta jest w wydaniu sklepowym
hl-cards-does = Co robi
hl-cards-does-choose_player = wybierz gracza
hl-cards-does-choose_faction = wskaż frakcję
hl-cards-does-guess_faction = zgadnij frakcję
hl-cards-does-bury = pogrzeb Bohatera
hl-cards-does-discard = odrzuć
hl-cards-does-exchange = zamień
hl-cards-does-place_hidden = umieść zakrytą
hl-cards-does-place_visible = umieść odkrytą
hl-cards-does-take_to_hand = weź na rękę
hl-cards-does-draw = dobierz
hl-cards-does-look = podejrzyj
hl-cards-does-set_aside = odłóż
hl-cards-does-turn_over = odwróć
hl-cards-does-reveal = odkryj
hl-cards-does-refill_tavern = uzupełnij Karczmę
hl-cards-does-perform = rozpatrz inną kartę
hl-cards-does-play_another = zagraj jeszcze jedną kartę
hl-cards-does-choose_one = wybierz jedno z dwóch
hl-cards-moves = Znaczniki
hl-cards-moves-red-up = czerwony w przód
hl-cards-moves-red-down = czerwony w tył
hl-cards-moves-green-up = zielony w przód
hl-cards-moves-green-down = zielony w tył
hl-cards-moves-order = na czele lub z tyłu
hl-cards-moves-counted = według liczby
hl-cards-moves-other = decyduje ktoś inny
hl-cards-moves-none = bez ruchu
