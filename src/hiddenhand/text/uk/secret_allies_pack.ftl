# Держави, раси, підрозділи й технології.

## Ресурси

name-gold = золото
name-uranium = уран
name-titanium = титан

## Базові підрозділи

name-rv = R.V.
name-tank = Танк
name-mortar = Міномет
name-drone = Дрон

## Раси

name-elves = Ельфи
name-orcs = Орки
name-clockfolk = Народ Годинників
name-mirefolk = Народ Боліт

## Держави

name-ambrel = Амбрел
name-bryndal = Бріндал
name-corvane = Корван
name-dussek = Дуссек
name-eldwick = Елдвік
name-farrowit = Фарровіт
name-gintara = Гінтара
name-hollinor = Голлінор
name-istrevo = Істрево
name-jorvaska = Йорваска
name-kelsary = Келсарі
name-lumena = Лумена
name-morvik = Морвік
name-nereth = Нерет
name-ostrelle = Острель
name-pellune = Пеллюн
name-quarrenmark = Кварренмарк
name-rastovar = Растовар
name-sarnavia = Сарнавія
name-tyrgard = Тіргард
name-ulvenholt = Улвенгольт
name-vestrakh = Вестрах
name-wendrasil = Вендрасіль
name-xandrel = Ксандрель
name-yssgar = Іссгар
name-zorabel = Зорабель
name-arkentia = Аркентія
name-belmorra = Бельморра
name-cindrath = Синдрат
name-drovenia = Дровенія
name-embervald = Ембервальд
name-falkendor = Фалькендор

## Місцевість

name-plain = рівнина
name-forest = ліс
name-jungle = джунглі
name-desert = пустеля
name-water = вода
name-mountain = гори

## Ельфи

name-glade_runner = Лісовий гонець
name-fast_tank = Швидкий танк
name-leafwing = Листокрил
name-moon_mortar = Місячний міномет
name-star_lancer = Зоряний списник
name-el_silver_tongue = Срібний язик
name-el_swift_hulls = Прудкі корпуси
name-el_glade_paths = Лісові стежки
name-el_caravans = Каравани
name-el_songs_of_renown = Пісні слави
name-el_early_watch = Рання варта
name-el_open_ears = Чуйні вуха
name-el_leaf_wings = Крила з листя
name-el_border_wardens = Вартові кордонів
name-el_quick_orders = Швидкі накази
name-el_patient_blade = Терплячий клинок
name-el_moon_battery = Місячна батарея
name-el_court_of_masks = Двір масок
name-el_first_strike = Перший удар
name-el_second_sunrise = Другий світанок
name-el_star_forge = Зоряна кузня
name-el_crown_of_dawn = Корона світанку

## Орки

name-war_buggy = Бойовий багі
name-ram_tank = Таран
name-boulder_gun = Каменемет
name-gore_chopper = Січкар
name-mauler = Трощитель
name-juggernaut = Колос
name-or_war_drums = Бойові барабани
name-or_scrap_yards = Звалища брухту
name-or_thick_plates = Товсті плити
name-or_loot = Здобич
name-or_horde = Орда
name-or_stone_throwers = Метальники каміння
name-or_meat_blades = Різницькі гвинти
name-or_wagon_trains = Обози
name-or_free_bands = Вільні ватаги
name-or_big_shout = Великий рик
name-or_spiked_hulls = Шипасті корпуси
name-or_trophies = Трофеї
name-or_blood_oath = Кривава присяга
name-or_endless_horde = Нескінченна орда
name-or_long_night = Довга ніч
name-or_iron_idol = Залізний ідол

## Народ Годинників

name-spring_cart = Пружиновіз
name-twin_mortar = Подвійний міномет
name-tower_tank = Баштовий танк
name-kite_engine = Повітряний змій
name-great_gun = Велика гармата
name-cl_ledgers = Рахункові книги
name-cl_springworks = Пружинна майстерня
name-cl_twin_barrels = Подвійні стволи
name-cl_star_charts = Зоряні карти
name-cl_timetable = Розклад
name-cl_pendulum = Маятник
name-cl_auditors = Ревізори
name-cl_rolling_towers = Рухомі вежі
name-cl_treaty_seals = Печатки договорів
name-cl_overdrive = Прискорена передача
name-cl_wind_frames = Вітрові рами
name-cl_strongbox = Скарбничка
name-cl_watchtowers = Сторожові вежі
name-cl_siege_plans = Плани облоги
name-cl_thirteenth_hour = Тринадцята година
name-cl_great_foundry = Велика ливарня

## Народ Боліт

name-leech_skiff = Човен-п’явка
name-bog_crawler = Болотний повзун
name-wasp = Оса
name-spore_mortar = Споровий міномет
name-hive_barge = Баржа-вулик
name-mi_hidden_caches = Приховані склади
name-mi_reed_watch = Варта в очеретах
name-mi_skiff_yards = Човнові верфі
name-mi_marsh_lights = Блудні вогники
name-mi_mud_tracks = Болотні гусениці
name-mi_wasp_nests = Гнізда ос
name-mi_ferrymen = Перевізники
name-mi_whispers = Шепоти
name-mi_village_pacts = Сільські угоди
name-mi_spore_kilns = Спорові печі
name-mi_high_water = Висока вода
name-mi_deep_caches = Глибокі склади
name-mi_every_reed = Кожна очеретина
name-mi_offerings = Пожертви
name-mi_swarming = Роїння
name-mi_night_tide = Нічний приплив
name-mi_hive_docks = Доки-вулики

## Раси

name-lanterns = Цех Ліхтарів
name-drummers = Пагорби Барабанів

## Держави

name-millbrook = Млиниця
name-stonegate = Кам’яна Брама
name-reedwater = Очеретне
name-sandrest = Піщанка

## Цех Ліхтарів

name-lamp_wagon = Віз із лампою
name-la_kind_words = Добрі слова
name-la_market_day = Базарний день
name-la_bright_wheels = Ясні колеса
name-la_open_purse = Відкритий гаманець
name-la_night_watch = Нічна варта
name-la_old_maps = Старі мапи
name-la_long_evening = Довгий вечір

## Пагорби Барабанів

name-drum_copter = Барабанокоптер
name-dr_first_beat = Перший такт
name-dr_loud_charge = Гучний напад
name-dr_hill_songs = Пісні пагорбів
name-dr_light_drums = Легкі барабани
name-dr_free_hands = Вільні руки
name-dr_held_breath = Затриманий подих
name-dr_drum_roll = Барабанний дріб
name-dr_one_voice = Один голос

## Дія технологій

name-effect_order_bonus = +1 до торгів за черговість
name-effect_attack_bonus = +1 до торгів за партизанів, коли ви агресор
name-effect_defence_bonus = +1 до торгів за партизанів, коли ви не агресор
name-effect_diplomacy = нічию виграє вищий рівень дипломатії, без додаткових торгів
name-effect_partisan_gold = +1 жетон золота на партизанів
name-effect_extra_subturn = ще один субтур
name-effect_extra_moves = +2 рухи в кожному субтурі
name-effect_defer_subturn = можете відкласти субтур на свою пізнішу чергу
name-effect_peek_neutral = підгледіти навмання половину (округлену вниз) нейтральних карток держав
name-effect_peek_prestige = після всіх закупівель підгледіти престиж одного з гравців
name-effect_gain_prestige = два очки престижу
name-effect_trade = перевезення ресурсів між вашими державами
