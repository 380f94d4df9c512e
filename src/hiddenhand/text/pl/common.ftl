# Zdania wspólne dla wszystkich gier.

seat = miejsce { $number }
chance = los
you = Ty
yes = tak
no = nie

winners = { $seats_count ->
    [one] Wygrywa: { ALL($seats) }.
    [few] Wygrywają: { ALL($seats) }.
   *[many] Wygrywają: { ALL($seats) }.
}
nobody-wins = Nikt nie wygrywa.
not-finished = Gra nie jest skończona.

play-title = { $game }, liczba graczy: { $seats }. Twoje miejsce: { $seat }.
play-help = Odpowiadaj numerem lub kluczem. Wpisz ?, aby zobaczyć zasadę, „dziennik” – przebieg gry, „stół” – stół, „koniec” – aby zapisać grę i wyjść.
play-help-resign = Wpisz „poddaję” w dowolnej chwili, aby poddać grę. Tego nie można cofnąć.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer }: tutaj nie ma takiej odpowiedzi. { $count ->
    [one] Do wyboru jest tylko { $first }.
    [few] Do wyboru: od { $first } do { $last }.
   *[many] Do wyboru: od { $first } do { $last }.
}
bot-instead = Sieć bota { $bot } nie może grać przy tym stole; zamiast niego gra { $level }.
play-saved = Zapisano: { $file }
play-to-go-on = Aby grać dalej: { $command }
play-nothing-yet = Nic się jeszcze nie wydarzyło.
play-one-choice = (Enter wybiera jedyną możliwość.)

verify-proven = { $draws ->
    [one] Obliczono ponownie jedyne losowanie
    [few] Obliczono ponownie wszystkie { $draws } losowania
   *[many] Obliczono ponownie wszystkie { $draws } losowań
} z sekretu ukrytego za tym zobowiązaniem i z tego, co dodali gracze: rozdanie jest udowodnione.
verify-recomputed = { $draws ->
    [one] Obliczono ponownie jedyne losowanie
    [few] Obliczono ponownie wszystkie { $draws } losowania
   *[many] Obliczono ponownie wszystkie { $draws } losowań
} z sekretu w zapisie. To, że serwer wybrał ten sekret, zanim gracze dodali swoją część, jest udowodnione tylko tym, którzy zachowali jego zobowiązanie sprzed gry. Porównaj: { $option }
verify-still-secret = Ten zapis nie ujawnia sekretu rozdania, więc losowań nie można jeszcze obliczyć ponownie.
play-others = Ada, Bolek, Kleo, Dara, Emil, Fela, Gustaw

## Co można wpisać oprócz odpowiedzi

wish-quit = koniec
wish-log = dziennik
wish-table = stół
wish-help = pomoc
wish-resign = poddaję
