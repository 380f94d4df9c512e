# Навчання гри: сторінка уроків і вчитель біля столу.

web-learn = Навчитися грати
web-learn-lead = Справжня гра на підготовленому столі, пояснена крок за кроком. Близько чверті години на кожну гру; можна вийти будь-коли й повернутися пізніше, також на іншому пристрої.
web-learn-about-hidden_leaders = Гра на трьох із базовими героями: хто ви, що таке хід і як перемагають.
web-learn-about-secret_allies = Мала війна двох гравців за чотири держави: торги, битви, гроші й таємниці.
web-learn-begin = Почати урок
web-learn-resume = Далі: розділ { $chapter } із { $chapters }
web-learn-again = Від початку
web-learn-finished = Цей урок пройдено.
web-learn-loading = Уроки завантажуються…

web-lesson = Урок
web-lesson-chapter = Розділ
web-lesson-progress = Поступ уроку
web-lesson-next = Далі
web-lesson-skip = Зробити за мене
web-lesson-auto = Програма грає за вас…
web-lesson-wait-answer = Ваш хід: виберіть те, що світиться.
web-lesson-wait-play = Грайте далі; вибирайте, як хочете.
web-lesson-paused = Гра чекає, поки ви читаєте.
web-why-lesson-reading = Спершу прочитайте текст угорі, потім натисніть «Далі».
web-why-lesson-later = Правила це дозволяють, але урок чекає на те, що світиться.
web-lesson-laid = Стіл підготовлено заново для цього розділу.
web-lesson-quit = Вийти з уроку
web-lesson-quit-why = Можна повернутися пізніше на те саме місце, на цьому або іншому пристрої. А можна прибрати стіл і забути, докуди вдалося дійти.
web-lesson-pause = Повернуся пізніше
web-lesson-clear = Прибрати стіл
web-lesson-done = Це був увесь урок. Тепер ви готові до справжньої гри: боти чекають, і вони лагідні.
web-lesson-play-real = Зіграти справжню гру
web-lesson-others = До уроків
