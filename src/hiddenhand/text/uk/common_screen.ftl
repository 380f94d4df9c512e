# Повний екран у терміналі.

screen-rule = Правило
screen-log = Журнал
screen-scroll = Гортати
screen-take-back = Узяти назад
screen-resign = Здатися
screen-leave = Вийти
screen-waiting = Чекаємо на: { $seats }
screen-waiting-room = Гра ще не почалася. За столом: { $names }
screen-no-take-back = Зараз немає чого взяти назад.
screen-resign-sure = Справді здати гру? Щоб підтвердити, натисніть ту саму клавішу ще раз.
