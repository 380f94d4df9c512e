# Навчання гри: сторінка уроків і вчитель біля столу.

web-learn = Навчитися грати
web-learn-lead = Справжня гра з підготовленого початку, пояснена крок за кроком. Кожен урок триває близько чверті години. Можна перервати будь-коли й повернутися пізніше, навіть на іншому пристрої.
web-learn-about-hidden_leaders = Гра на трьох із базовими героями: хто ви, що робити у свій хід і як перемогти.
web-learn-about-secret_allies = Мала війна двох гравців за чотири держави: торги, битви, гроші й таємниці.
web-learn-begin = Почати урок
web-learn-resume = Далі: розділ { $chapter } із { $chapters }
web-learn-again = Від початку
web-learn-finished = Цей урок пройдено.
web-learn-loading = Уроки завантажуються…

web-lesson = Урок
web-lesson-chapter = Розділ
web-lesson-progress = Поступ
web-lesson-next = Далі
web-lesson-skip = Зробити за мене
web-lesson-auto = Граємо це за вас…
web-lesson-wait-answer = Ваш хід: виберіть те, що світиться.
web-lesson-wait-play = Ваш хід: вибирайте, що хочете.
web-lesson-paused = Гра чекає, поки ви читаєте.
web-why-lesson-reading = Спершу прочитайте текст угорі, потім натисніть «Далі».
web-why-lesson-later = Правила це дозволяють, але в цьому уроці виберіть те, що світиться.
web-lesson-laid = Стіл підготовлено для цього розділу.
web-lesson-quit = Вийти з уроку
web-lesson-quit-why = Можна повернутися пізніше на те саме місце, на цьому або іншому пристрої. А можна прибрати стіл і видалити свій поступ.
web-lesson-pause = Повернуся пізніше
web-lesson-clear = Прибрати стіл
web-lesson-done = Урок закінчено. Ви знаєте досить для справжньої гри, а легкі боти вже чекають.
web-lesson-play-real = Зіграти справжню гру
web-lesson-others = Усі уроки
