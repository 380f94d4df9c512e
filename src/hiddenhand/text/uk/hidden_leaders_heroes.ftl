# Герої: назва, потім властивість як `text-...`. Назви, надруковані в українських правилах, збережено;
# решта наші. `-prototype` - назва або текст карти у виданні-прототипі, якщо вони інші.

## Горяни

name-shaky_sharpshooter = Сполоханий стрілець
text-shaky_sharpshooter = Червоний +1 АБО зелений -1. Поховайте 1 відкритого героя імперців з будь-якого загону.

name-overworked_amazon = Заморена амазонка
name-overworked_amazon-prototype = Праведна войовниця
text-overworked_amazon = Червоний +1 АБО зелений -1. Виберіть гравця; цей гравець повинен поховати 1 зі своїх відкритих героїв.

name-hangry_barbarian = Вічно голодний варвар
text-hangry_barbarian = Скиньте з таверни всі карти імперців і мертвяків. Червоний -1 за кожну скинуту карту.

name-joyless_chief = Вовкуватий вождь
text-joyless_chief = Червоний +1. Перегляньте 2 верхні карти глушини й покладіть 1 з них долілиць у свій загін.

name-battle_pet_master = Приборкувач бойових бестій
name-battle_pet_master-prototype = Дресирувальник фамільярів
text-battle_pet_master = Червоний +1 і зелений +1. Покладіть 1 карту з руки долілиць у свій загін.

name-curious_troll = Допитливий троль
text-curious_troll = Червоний +1 АБО зелений +1. Можете переглянути до 2 таємних героїв.

name-pigmented_war_pig = Барвистий бойовий кабан
name-pigmented_war_pig-prototype = Скажений свинолюд
text-pigmented_war_pig = Червоний -1 і зелений +1.

name-bored_goblin = Знуджений гоблін
text-bored_goblin = Якщо у вашому загоні є принаймні 1 відкритий герой мертвяків: червоний -2.

name-curious_cat_lover = Цікава котолюбка
text-curious_cat_lover = Червоний +1. Візьміть навмання карту з руки іншого гравця й покладіть її долілиць у свій загін.

name-watchful_witch = Видюща відьма
name-watchful_witch-prototype = Бородавчаста відьма
text-watchful_witch = Червоний -1 АБО зелений +1. Можете переглянути до 2 таємних героїв.

name-depressed_druid = Депресивний друїд
text-depressed_druid = Червоний -3 і зелений -1.

name-blind_eye_collector = Сліпий збирач сліпаків
name-blind_eye_collector-prototype = Охоронець печери
text-blind_eye_collector = Червоний +1 і зелений +3.

name-hairy_hermit = Патлатий пустельник
name-hairy_hermit-prototype = Мрійливий пустельник
text-hairy_hermit = Червоний -1; якщо червоний маркер передній, можете натомість перемістити його на -2.

name-long_eared_loner = Вухатий відлюдник
text-long_eared_loner = Зелений +1. Виберіть іншого гравця й переверніть 1 з його героїв, відкритого чи таємного.

name-saber_toothed_troll = Шаблезубий троль
name-saber_toothed_troll-prototype = Троль-шаблезуб
text-saber_toothed_troll = Візьміть на руку відкритого героя іншого гравця. Цей гравець вирішує: зелений +2 АБО зелений -2.

name-potato_privateer = Картопляний корсар
name-potato_privateer-prototype = Грізний горець
text-potato_privateer = Виберіть гравця. Зелений +1 за кожного відкритого героя імперців у його загоні, щонайбільше +3.

name-spirited_shaman = Шалений шаман
text-spirited_shaman = Червоний -1 і зелений -1. Виберіть іншого гравця й переверніть 1 з його героїв, відкритого чи таємного.

name-grumpy_guard = Сердитий сторож
text-grumpy_guard = Якщо у вашому загоні є принаймні 1 відкритий герой водяників: зелений +2.

## Імперці

name-short_sighted_soldier = Підсліпуватий піхотинець
text-short_sighted_soldier = Червоний +1 і зелений -1.

name-doubtful_priest = Недовірливий диякон
text-doubtful_priest = Наступний за черговістю гравець вирішує: червоний +2 АБО червоний -2. Потім можете зіграти ще 1 карту, яка не належить до імперців.

name-underestimated_squire = Недооцінений джура
text-underestimated_squire = Червоний -1 і зелений -1. Можете поміняти місцями 1 зі своїх таємних героїв і карту з руки.
text-underestimated_squire-prototype = Червоний +1. Виберіть іншого гравця й переверніть 1 з його героїв.

name-flailing_knight = Розмашистий рицар
text-flailing_knight = Червоний -1 і зелений -3.

name-underpaid_mercenary = Недоплачуваний найманець
text-underpaid_mercenary = Червоний +3 і зелений +1.

name-heart_bending_bard = Баламутний бард
name-heart_bending_bard-prototype = Бард-баламут
text-heart_bending_bard = Скиньте з таверни всі карти водяників і горян. Зелений -1 за кожну скинуту карту.

name-modest_monsterslayer = Покірний переможець потвор
text-modest_monsterslayer = Виберіть карту в таверні й застосуйте її так, ніби її зіграли ви. Потім покладіть її долілиць у свій загін.

name-ace_fighter = Ас арени
text-ace_fighter = Червоний +1; якщо зелений маркер передній, можете натомість перемістити червоний на +2.

name-battle_connoisseur = Поціновувач побоїщ
text-battle_connoisseur = Зелений +1. Візьміть усі карти з таверни, покладіть 1 з них долілиць у свій загін, а решту скиньте.

name-canned_champion = Законсервований звитяжець
name-canned_champion-prototype = Консервований кавалерист
text-canned_champion = Червоний -1 АБО зелений +1. Поховайте 1 відкритого героя горян з будь-якого загону.

name-nagging_northman = Надокучливий норман
name-nagging_northman-prototype = Вусатий вікінг
text-nagging_northman = Можете скинути з таверни 1 карту горян. Якщо ви це зробили: червоний +2.

name-almost_evil_scholar = Заледве злий знавець
text-almost_evil_scholar = Виберіть гравця. Червоний +1 за кожного відкритого героя горян у його загоні, щонайбільше +3.

name-well_aged_warrior = Витриманий воїн
text-well_aged_warrior = Червоний +1 і зелений +1. Покладіть 1 карту з руки долілиць у свій загін.

name-androgynous_assassin = Андрогінний асасин
text-androgynous_assassin = Червоний -1 АБО зелений +1. Назвіть фракцію, потім переверніть таємного героя іншого гравця; поховайте його, якщо він належить до цієї фракції.

name-groggy_preacher = Приголомшений проповідник
text-groggy_preacher = Червоний +1 АБО зелений +1. Поміняйте місцями карту з таверни й 1 зі своїх відкритих героїв.

name-queer_quartermaster = Квітчастий квартирмейстер
text-queer_quartermaster = Червоний +1. Можете поміняти місцями 1 зі своїх відкритих героїв, який не належить до імперців, і карту з руки.

name-angry_priestess = Жовчна жриця
text-angry_priestess = Можете скинути з таверни 1 карту мертвяків. Якщо ви це зробили: зелений -2.

name-resilient_rearguard = Загартована задня застава
text-resilient_rearguard = Червоний +1 АБО зелений -1. Візьміть на руку навмання карту з руки іншого гравця.

## Мертвяки

name-arrowgant_skeleton = Стріловеличний скелет
name-arrowgant_skeleton-prototype = Костиста мішень
text-arrowgant_skeleton = Червоний +2 і/або зелений +2.

name-unconfident_executioner = Кат із комплексами
text-unconfident_executioner = Червоний -1 і зелений -1. Поховайте 1 будь-якого відкритого героя.

name-ghastly_granny = Бліда бабуся
text-ghastly_granny = Виберіть іншого зі своїх відкритих героїв і застосуйте його карту так, ніби її зіграли ви.

name-rotting_orangutan = Облізлий орангутан
name-rotting_orangutan-prototype = Мавпяча почесна варта
text-rotting_orangutan = Червоний +2 АБО зелений +2.

name-half_headed_wizard = Чаклун на півчерепа
text-half_headed_wizard = Червоний +1 і зелений +1. Поміняйте місцями карту з таверни й відкритого героя іншого гравця.

name-nightmarish_northman = Норман із нічних жахіть
text-nightmarish_northman = Червоний +2 і/або зелений +2. Поховайте 1 зі своїх відкритих героїв і 1 відкритого героя іншого гравця.

name-half_eaten_bull = Бик без боку
text-half_eaten_bull = Червоний +2 і зелений +1. Поховайте 1 відкритого героя водяників з будь-якого загону.

name-gorgeous_gorgon = Гарненька горгона
text-gorgeous_gorgon = Червоний +1 АБО зелений +1. Виберіть гравця; поховайте навмання 1 з його відкритих героїв.

name-crow_carrier = Воронячий вісник
name-crow_carrier-prototype = Заклинач круків
text-crow_carrier = Червоний -1 і зелений -1. Візьміть 2 верхні карти з цвинтаря, покладіть 1 долілиць у свій загін, а другу скиньте.

name-insidious_impaler = Підступний прохромлювач
text-insidious_impaler = Виберіть карту в таверні й застосуйте її так, ніби її зіграли ви. Потім поховайте її.

name-lethargic_leech = Приспана п’явка
name-lethargic_leech-prototype = Добре навчена мумія
text-lethargic_leech = Червоний -1 АБО зелений -1. Покладіть 1 карту з руки долілиць у свій загін.

name-will_bending_witch = Волеломна відьма
text-will_bending_witch = Червоний +1 АБО зелений +1. Кожен інший гравець скидає з руки 1 карту на свій вибір.

name-resurrected_ram = Безсмертний баран
text-resurrected_ram = Червоний +1 АБО зелений +1. Скиньте всі карти з таверни, а потім поповніть її верхніми картами з цвинтаря.

name-mummy_mystic = Містична мумія
text-mummy_mystic = Червоний +1 і зелений +2. Можете поміняти місцями верхню карту цвинтаря й 1 зі своїх відкритих героїв.

name-naughty_necromancer = Неслухняний некромант
name-naughty_necromancer-prototype = Недоброславний некромант
text-naughty_necromancer = Червоний +1 і зелений +1 за кожну карту на цвинтарі, щонайбільше по +3.

name-sun_shy_skeleton = Сонцебоязкий скелет
text-sun_shy_skeleton = Застосуйте верхню карту цвинтаря так, ніби її зіграли ви.

name-wrapped_warrior = Забинтований забіяка
text-wrapped_warrior = Червоний +1 АБО зелений +1. Візьміть на руку 1 будь-яку карту з цвинтаря.

name-slaughtered_slime = Скришений слиз
name-slaughtered_slime-prototype = Сонний слизовик
text-slaughtered_slime = Червоний -1 АБО зелений -1. Поховайте 1 будь-якого таємного героя.

## Водяники

name-pessimistic_whaleman = Кислий китолюд
text-pessimistic_whaleman = Червоний +1 АБО зелений +1. Візьміть 2 карти з порту, покладіть 1 долілиць у свій загін, а другу скиньте.

name-tentacle_oracle = Восьмирукий віщун
name-tentacle_oracle-prototype = Щупальцевий віщун
text-tentacle_oracle = Відкрийте верхню карту глушини. Якщо вона не належить до мертвяків: червоний -3 і зелений -3.

name-drowned_deserter = Донний дезертир
text-drowned_deserter = Якщо один з маркерів передній: передній маркер -1 АБО задній маркер +2.

name-deep_sea_squire = Глибоководний джура
text-deep_sea_squire = Червоний +1 АБО зелений +1. Візьміть 2 карти з порту, покладіть 1 долілиць у свій загін, а другу залиште на руці.

name-vegetarian_sharkguard = Вартова акула-вегетаріанка
text-vegetarian_sharkguard = Червоний +2 і/або зелений +2. Скиньте 1 відкритого героя іншого гравця.

name-double_shielded_turtle = Двощитова черепаха
name-double_shielded_turtle-prototype = Черепаха на два щити
text-double_shielded_turtle = Назвіть фракцію і скиньте з таверни всі її карти. Червоний і/або зелений -1 за кожну скинуту карту.

name-leery_lizard = Підозрілива ящірка
text-leery_lizard = Червоний -1 АБО зелений -2.

name-furious_frog = Жорстока жаба
text-furious_frog = Червоний -2 і/або зелений -2.

name-apathetic_waterpriest = Апатичний акважрець
text-apathetic_waterpriest = Червоний -2 АБО зелений -1.

name-hopeful_salamander = Сповнена сподівань саламандра
text-hopeful_salamander = Червоний +1 і зелений +1. Візьміть карту з таверни й покладіть її горілиць у свій загін.

name-keen_koi = Кмітливий короп
name-keen_koi-prototype = Розлючений риболюд
text-keen_koi = Якщо один з маркерів передній: передній маркер -1 і задній маркер +1.

name-triple_sword_lizard = Тримечна ящірка
text-triple_sword_lizard = Якщо один з маркерів передній: передній маркер -1 АБО -3.

name-saltwater_sage = Морський мудрець
text-saltwater_sage = Переверніть 1 зі своїх таємних героїв і застосуйте його карту так, ніби її зіграли ви.

name-miniature_merman = Малесенький морянин
name-miniature_merman-prototype = Менший рибовартовий
text-miniature_merman = Червоний -1 АБО зелений +1. Візьміть 2 карти: обидві з глушини АБО обидві з цвинтаря.

name-krill_keeper = Ключник криля
name-krill_keeper-prototype = Затиснутий вартовий криля
text-krill_keeper = Виберіть гравця. Червоний -1 і зелений -1 за кожного відкритого героя мертвяків у його загоні, щонайбільше по -3.

name-aimless_eel = Вугор-волоцюга
text-aimless_eel = Червоний +1 АБО зелений +1. Поховайте 1 відкритого героя мертвяків з будь-якого загону.

name-bludgeoning_blowfish = Розбишакувата риба-куля
text-bludgeoning_blowfish = Червоний +1 АБО зелений -1. Переверніть таємного героя іншого гравця АБО перегляньте 1 будь-якого таємного героя.

name-friendly_frogmage = Життєрадісний жабомаг
name-friendly_frogmage-prototype = Відьма вуду
text-friendly_frogmage = Червоний +1 і зелений +1. Покладіть 1 карту з руки долілиць у свій загін.

## Горяни

name-firm_fishmonger = Рішуча рибалка
text-firm_fishmonger = Червоний -1 і/або зелений +1. Перегляньте 3 верхні карти глушини й поміняйте місцями 1 з них і 1 зі своїх таємних героїв.

## Імперці

name-sanguine_scholar = Сангвінічний схоласт
text-sanguine_scholar = Виберіть відкритого героя наступного за черговістю гравця й застосуйте його карту так, ніби її зіграли ви.

## Мертвяки

name-half_sliced_ghoul = Гуль скибочками
text-half_sliced_ghoul = Переверніть таємного героя іншого гравця. Якщо він належить до імперців чи горян: червоний +2 і/або зелений +2.

## Водяники

name-careful_chameleon = Обачний хамелеон
text-careful_chameleon = Червоний +1 АБО зелений +1. Поміняйте місцями карту з руки й героя іншого гравця, відкритого чи таємного.

## Імператор

name-buried_emperor = Похований Імператор
name-buried_emperor-prototype = Покійний Імператор
text-buried_emperor = Немає властивості. Цей один герой належить до всіх 4 фракцій.

## Горяни

name-gambling_overseer = Азартний наглядач
text-gambling_overseer = Червоний -1 і зелений -1. Поховайте 1 зі своїх таємних героїв. Потім покладіть 2 карти з руки долілиць у свій загін.

name-polar_protector = Полярний покровитель
text-polar_protector = Порахуйте своїх таємних героїв, щонайбільше 3. Перемістіть на стільки поділок червоний ліворуч АБО зелений праворуч.

## Імперці

name-goblin_cryptographer = Гоблін-криптограф
text-goblin_cryptographer = Червоний -1 і/або зелений -1. Можете перемістити 1 відкритого героя до загону будь-якого гравця, крім себе.

name-well_shaved_wizard = Чисто виголений чаклун
text-well_shaved_wizard = Порахуйте фракції, крім імперців, серед своїх відкритих героїв. Перемістіть на стільки поділок червоний праворуч АБО зелений ліворуч.

## Мертвяки

name-careless_cartographer = Кепський картограф
text-careless_cartographer = Червоний +1 і/або зелений +1. Поміняйте місцями таємного героя іншого гравця й 1 зі своїх таємних героїв.

name-kind_king_slayer = Культурний королевбивця
text-kind_king_slayer = Якщо один з маркерів передній: передній маркер -2. Поховайте 1 будь-якого героя, відкритого чи таємного.

## Водяники

name-underwater_artist = Підводний портретист
text-underwater_artist = Червоний +1 і зелений +1. Назвіть фракцію і виберіть іншого гравця; якщо можливо, цей гравець відкриває з руки карту цієї фракції, а ви її берете.

name-seaweed_chopper = Сікач морського салату
text-seaweed_chopper = Червоний -1 АБО зелений -1. Візьміть 2 карти з глушини, покладіть 1 долілиць у свій загін, а другу залиште на руці.
