# Повний екран у терміналі.

screen-rule = Правило
screen-log = Журнал
screen-scroll = Гортати
screen-take-back = Скасувати
screen-resign = Здатися
screen-leave = Вийти
screen-waiting = Чекаємо на: { $seats }
screen-waiting-room = Гра ще не почалася. За столом: { $names }
screen-no-take-back = Зараз немає чого скасувати.
screen-resign-sure = Здатися? Щоб підтвердити, натисніть ту саму клавішу ще раз. Цього не можна скасувати.
