# Застосунок у браузері: усе, крім самого столу.

web-title = Hidden Hand
web-close = Закрити
web-log = Що сталося
web-skip = Перейти до поточного
web-take-back = Взяти назад
web-waiting-for = Чекаємо на: { $seats }
