# Повний екран у терміналі.

screen-rule = Правило
screen-log = Журнал
screen-take-back = Повернути
screen-resign = Здатися
screen-leave = Вийти
screen-waiting = Очікування: { $seats }
screen-waiting-room = Гра ще не почалася. За столом: { $names }
screen-no-take-back = Зараз немає чого повертати.
screen-resign-sure = Справді здати гру? Та сама клавіша ще раз підтверджує.
