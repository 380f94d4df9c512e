# Zdania wspólne dla wszystkich gier.

seat = miejsce { $number }
chance = los
you = Ty
yes = tak
no = nie

winners = { $seats_count ->
    [one] Wygrywa { ALL($seats) }.
    [few] Wygrywają: { ALL($seats) }.
   *[many] Wygrywają: { ALL($seats) }.
}
nobody-wins = Nikt nie wygrywa.
not-finished = Gra nie jest skończona.

play-title = { $game }, liczba miejsc: { $seats }. Twoje miejsce: { $seat }.
play-help = Odpowiadaj numerem lub kluczem. Znak ? pokazuje zasadę, „dziennik” to, co się wydarzyło, „stół” stół, „koniec” zapisuje grę i wychodzi.
play-help-resign = Odpowiedź „poddaję” ostatecznie poddaje grę, przy każdym pytaniu.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer }: tutaj nie ma takiej odpowiedzi. { $count ->
    [one] Jest tylko { $first }.
    [few] Są od { $first } do { $last }.
   *[many] Są od { $first } do { $last }.
}
play-saved = Zapisano: { $file }
play-to-go-on = Aby grać dalej: { $command }
play-nothing-yet = Nic się jeszcze nie wydarzyło.
play-one-choice = (Enter wybiera jedyną możliwość.)

verify-proven = { $draws ->
    [one] Obliczono ponownie jedyne losowanie
    [few] Obliczono ponownie wszystkie { $draws } losowania
   *[many] Obliczono ponownie wszystkie { $draws } losowań
} z sekretu i z tego, co dodali gracze: rozdanie jest udowodnione.
verify-still-secret = Ten zapis nie ujawnia sekretu rozdania, więc losowań nie można jeszcze obliczyć.
play-others = Ada, Bo, Kleo, Dara, Emil, Faja, Gustaw

## Co można wpisać oprócz odpowiedzi

wish-quit = koniec
wish-log = dziennik
wish-table = stół
wish-help = pomoc
wish-resign = poddaję
