# Речення, спільні для всіх ігор.

seat = місце { $number }
chance = випадок
you = Ви
yes = так
no = ні

winners = { $seats_count ->
    [one] Перемога: { ALL($seats) }.
    [few] Перемагають: { ALL($seats) }.
   *[many] Перемагають: { ALL($seats) }.
}
nobody-wins = Ніхто не перемагає.
not-finished = Гру не закінчено.

play-title = { $game }, кількість гравців: { $seats }. Ваше місце: { $seat }.
play-help = Відповідайте номером або ключем. Введіть ?, щоб побачити правило, «журнал» – перебіг гри, «стіл» – стіл, «кінець» – щоб зберегти гру й вийти.
play-help-resign = Введіть «здаюся» будь-коли, щоб здати гру. Цього не можна скасувати.
play-asked = { $question } [{ $rule }]
play-not-an-option = { $answer }: тут немає такої відповіді. { $count ->
    [one] Є лише { $first }.
    [few] Є від { $first } до { $last }.
   *[many] Є від { $first } до { $last }.
}
play-saved = Збережено: { $file }
play-to-go-on = Щоб грати далі: { $command }
play-nothing-yet = Ще нічого не сталося.
play-one-choice = (Enter вибирає єдину можливість.)

verify-proven = { $draws ->
    [one] Заново обчислено { $draws } жеребкування
    [few] Заново обчислено всі { $draws } жеребкування
   *[many] Заново обчислено всі { $draws } жеребкувань
} із секрету й того, що додали гравці: роздача була чесна.
verify-still-secret = Цей запис не розкриває секрету роздачі, тож жеребкування ще не можна обчислити.
play-others = Ада, Бо, Клео, Дара, Еміль, Фая, Густав

## Що можна вписати, крім відповідей

wish-quit = кінець
wish-log = журнал
wish-table = стіл
wish-help = довідка
wish-resign = здаюся
