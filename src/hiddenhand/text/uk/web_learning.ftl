# Підказки, нотатник і статистика.

## Підказки

web-hint-ask = Попросити підказку ({ $key }). Усі побачать, що ви про неї просили.
web-hints = Підказки
web-hints-thinking = Моделюю партії…
web-hints-all = Показати всі ({ $count })
web-hints-alike = Майже байдуже, що ви виберете.
web-hints-honest = Оцінено за змодельованими партіями, лише з того, що ви можете знати. Люди можуть грати інакше, ніж боти.
web-hint-chance = { $low }–{ $high } % шансів виграти гру
web-hint-thumb = на око
web-hint-close = Приблизно так само добре, як найкраще.
web-hint-told = прохання про підказку
web-hint-asked-by = Прохання про підказку: { $name }
web-hints-used = Підказки в цій грі: { $names }
web-option-notebook = Нотатник дозволено
web-percent = { $number } %

## Нотатник

web-notebook = Нотатник
web-notebook-open = Нотатник ({ $key })
web-notebook-suspects = Підозри
web-notebook-nobody = Поки що підозр немає.
web-notebook-honest = Наскільки добре кожна можливість пасує до того, що всі досі бачили, на думку бота-експерта. Люди блефують.
web-notebook-seen = Приховані карти, які ви знаєте
web-notebook-nothing = Ви ще не знаєте жодної прихованої карти.
web-notebook-unseen = { $count ->
    [one] Ще не бачено: { $count } карта
    [few] Ще не бачено: { $count } карти
    [many] Ще не бачено: { $count } карт
   *[other] Ще не бачено: { $count } карти
}
web-notebook-own = Ваші таємні союзники
web-notebook-neutral = Оглянуті нейтральні картки
web-notebook-put-back = Картки, які ви взяли й повернули
web-notebook-prestige = { $name }: престиж { $prestige } у турі { $turn }
web-notebook-mine = Ваші нотатки
web-notebook-mine-why = Прочитати їх можете лише ви.
web-mark-none = { $name }: без позначки
web-mark-yes = { $name }: напевно
web-mark-maybe = { $name }: можливо
web-mark-no = { $name }: виключено

## Статистика

web-nav-stats = Статистика
web-stats-mine = Мої ігри
web-stats-server = Цей сервер
web-stats-all = усі
web-stats-time = Період
web-stats-ever = увесь час
web-stats-year = останній рік
web-stats-month = останній місяць
web-stats-what = Назва
web-stats-games = Ігри
web-stats-won = Виграно
web-stats-times = Скільки разів
web-stats-of = виграно { $wins } з { $games }
web-stats-between = ({ $low }–{ $high })
web-stats-fair = виграно; за самої випадковості: { $number } %
web-stats-apart = Не враховано: покинутих { $abandoned }, на спільному пристрої { $shared }.
web-stats-months = Ігри та перемоги за місяцями
web-stats-nemeses = Кому ви найчастіше програєте
web-stats-companions = З ким ви найчастіше граєте
web-stats-mine-won = Ваші перемоги
web-stats-theirs-won = Їхні перемоги
web-stats-bot = Бот, рівень: { $level }
web-stats-empty = Завершіть першу гру, і тут з’явиться статистика: лідери, герої, раси, суперники.
web-stats-none = Відповідних ігор немає.
web-stats-server-empty = Тут ще ніхто не завершив гри.
web-stats-played = { $players ->
    [one] Зіграні тут ігри; грала { $players } людина
    [few] Зіграні тут ігри; грали { $players } людини
    [many] Зіграні тут ігри; грало { $players } людей
   *[other] Зіграні тут ігри; грало { $players } людини
}
web-stats-mix-people = Самі люди
web-stats-mix-mixed = З ботами
web-stats-mix-bots = Самі боти
web-stats-mix-shared = Спільний пристрій
web-stats-mix-abandoned = Покинуті
web-stats-bots = Як зіграли боти
web-stats-kind-leader = Лідери
web-stats-kind-faction = Фракції
web-stats-kind-played = Зіграні герої
web-stats-kind-hidden = Таємні герої наприкінці гри
web-stats-kind-buried = Герої, які потрапили на цвинтар
web-stats-kind-ending = Чим скінчилося
web-stats-kind-over = Чим закінчувалися ігри
web-stats-kind-race = Раси
web-stats-kind-technology = Технології
web-stats-kind-unit = Куплені підрозділи
web-stats-kind-ally = Таємні союзники
web-stats-how = Тонка риска – діапазон, у який справжня частка потрапляє 19 разів із 20; синя позначка – результат самої випадковості. Кілька ігор мало що доводять.
web-stats-csv = Завантажити CSV
web-stats-json = Завантажити JSON
