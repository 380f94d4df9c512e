# Ukryci Liderzy: dlaczego bot lubi daną odpowiedź.

hint-any = Wszystkie możliwości są podobnie dobre.
hint-costs-own = Kosztuje cię to własnego Bohatera.
hint-counts-for-ties = Ten Bohater liczy się dla ciebie w remisie.
hint-ends-and-wins = To kończy grę i powinno dać ci zwycięstwo.
hint-ends-too-early = Dla ciebie gra skończyłaby się zbyt wcześnie.
hint-hides-colours = Ukryty Bohater liczy się dla ciebie i niczego nie zdradza.
hint-keeps = Lepiej zostawić wszystko tak, jak jest.
hint-learns = Dowiesz się, co ukrywa rywal.
hint-least-useful = Ta karta przyda ci się najmniej.
hint-markers-fit = Ustawia znaczniki tam, gdzie chcesz.
hint-moves-markers = Przesuwa znaczniki po twojej myśli.
hint-plays-on = Wprowadza Bohatera do twojej drużyny.
hint-searched = Po przeliczeniu dalszych ruchów ten wybór wypada najlepiej.
hint-seldom-good = Po przeliczeniu dalszych ruchów inny wybór wypada lepiej.
hint-strikes-rival = Osłabia rywala.
hint-takes-from-rivals = Co weźmiesz, tego nie użyje żaden rywal.
hint-unknown-card = Nieznana karta może być lepsza od tych.
hint-useful = Ta karta dobrze ci się przyda.
hint-waits = Warto poczekać na lepszą chwilę.
