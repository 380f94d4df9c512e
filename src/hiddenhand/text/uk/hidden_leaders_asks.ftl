# Hidden Leaders: про що питають властивості. $hero – герой, чия властивість питає; остання форма для запитання без нього.

ask-markers = { NAME($hero) }: як ви переміщуєте маркери?
    .alone = Як ви переміщуєте маркери?
ask-player = { NAME($hero) }: { $hero ->
    [overworked_amazon] хто має поховати героя?
    [gorgeous_gorgon] чийого героя поховати навмання?
    [curious_cat_lover] з чиєї руки взяти навмання карту, щоб покласти її долілиць?
    [resilient_rearguard] з чиєї руки взяти навмання карту?
    [long_eared_loner] чийого героя перевернути?
    [spirited_shaman] чийого героя перевернути?
    [underestimated_squire] чийого героя перевернути?
    [potato_privateer] у чиєму загоні рахувати героїв імперців?
    [almost_evil_scholar] у чиєму загоні рахувати героїв горян?
    [krill_keeper] у чиєму загоні рахувати героїв мертвяків?
    [underwater_artist] хто має віддати вам карту цієї фракції?
   *[other] який гравець?
}
    .alone = Який гравець?
ask-faction = { NAME($hero) }: { $hero ->
    [double_shielded_turtle] карти якої фракції скинути з таверни?
    [underwater_artist] карту якої фракції ви хочете отримати?
   *[other] яку фракцію ви називаєте?
}
    .alone = Яку фракцію ви називаєте?
ask-guess = { NAME($hero) }: { $hero ->
    [androgynous_assassin] до якої фракції належить герой, якого ви перевернете?
   *[other] яку фракцію ви вгадуєте?
}
    .alone = Яку фракцію ви вгадуєте?
ask-branch = { NAME($hero) }: { $hero ->
    [miniature_merman] звідки взяти 2 карти?
    [bludgeoning_blowfish] перевернути таємного героя чи переглянути його?
   *[other] котра з двох можливостей?
}
    .alone = Котра з двох можливостей?
ask-party = { NAME($hero) }: { $hero ->
    [goblin_cryptographer] до чийого загону перемістити героя?
   *[other] до чийого загону?
}
    .alone = До чийого загону?
ask-order = { NAME($hero) }: яка карта йде в глушину першою?
    .alone = Яка карта йде в глушину першою?
ask-seen = { NAME($hero) }: завершити перегляд?
    .alone = Завершити перегляд?
ask-show = { NAME($hero) }: { $hero ->
    [underwater_artist] чи маєте ви карту названої фракції?
   *[other] чи маєте ви таку карту?
}
    .alone = Чи маєте ви таку карту?
ask-play-more = { NAME($hero) }: { $hero ->
    [doubtful_priest] зіграти ще одного героя, не з імперців?
   *[other] зіграти ще одного героя?
}
    .alone = Зіграти ще одного героя?
ask-exchange = { NAME($hero) }: { $hero ->
    [underestimated_squire] якого зі своїх таємних героїв поміняти?
    [queer_quartermaster] якого зі своїх героїв поміняти?
    [groggy_preacher] яка карта з таверни йде до вашого загону?
    [half_headed_wizard] яка карта з таверни йде до чужого загону?
    [firm_fishmonger] яка з цих карт стане вашим таємним героєм?
   *[other] яку карту поміняти?
}
    .alone = Яку карту поміняти?
ask-exchange-with = { NAME($hero) }: { $hero ->
    [underestimated_squire] яка карта з руки займе його місце?
    [queer_quartermaster] яка карта з руки займе його місце?
    [groggy_preacher] хто з ваших героїв іде до таверни?
    [half_headed_wizard] який герой іде до таверни?
    [mummy_mystic] якого зі своїх героїв поміняти місцями з верхньою картою цвинтаря?
    [firm_fishmonger] хто з ваших таємних героїв іде в глушину?
   *[other] з якою картою поміняти її місцями?
}
    .alone = З якою картою поміняти її місцями?
ask-bury = { NAME($hero) }: { $hero ->
    [shaky_sharpshooter] якого героя імперців поховати?
    [canned_champion] якого героя горян поховати?
    [half_eaten_bull] якого героя водяників поховати?
    [aimless_eel] якого героя мертвяків поховати?
    [overworked_amazon] якого зі своїх героїв поховати?
    [slaughtered_slime] якого таємного героя поховати?
    [gambling_overseer] якого зі своїх таємних героїв поховати?
   *[other] якого героя поховати?
}
    .alone = Якого героя поховати?
ask-discard = { NAME($hero) }: { $hero ->
    [nagging_northman] яку карту горян скинути з таверни?
    [angry_priestess] яку карту мертвяків скинути з таверни?
    [vegetarian_sharkguard] якого героя іншого гравця скинути?
    [will_bending_witch] яку карту скинути з руки?
   *[other] яку карту скинути?
}
    .alone = Яку карту скинути?
ask-hide = { NAME($hero) }: { $hero ->
    [battle_pet_master] яку карту з руки покласти долілиць у свій загін?
    [well_aged_warrior] яку карту з руки покласти долілиць у свій загін?
    [lethargic_leech] яку карту з руки покласти долілиць у свій загін?
    [friendly_frogmage] яку карту з руки покласти долілиць у свій загін?
    [gambling_overseer] яку карту з руки покласти долілиць у свій загін?
    [joyless_chief] яку з цих карт покласти долілиць у свій загін?
    [battle_connoisseur] яку з цих карт покласти долілиць у свій загін?
    [crow_carrier] яку з цих карт покласти долілиць у свій загін?
    [pessimistic_whaleman] яку з цих карт покласти долілиць у свій загін?
    [deep_sea_squire] яку з цих карт покласти долілиць у свій загін?
    [seaweed_chopper] яку з цих карт покласти долілиць у свій загін?
   *[other] яку карту покласти долілиць?
}
    .alone = Яку карту покласти долілиць?
ask-place = { NAME($hero) }: { $hero ->
    [hopeful_salamander] яка карта з таверни йде до вашого загону?
    [goblin_cryptographer] якого героя перемістити до іншого загону?
   *[other] яку карту покласти?
}
    .alone = Яку карту покласти?
ask-take = { NAME($hero) }: { $hero ->
    [saber_toothed_troll] якого героя іншого гравця взяти на руку?
    [wrapped_warrior] яку карту взяти з цвинтаря?
   *[other] яку карту взяти?
}
    .alone = Яку карту взяти?
ask-set-aside = { NAME($hero) }: { $hero ->
    [modest_monsterslayer] яку карту таверни застосувати, а потім покласти долілиць?
    [insidious_impaler] яку карту таверни застосувати, а потім поховати?
   *[other] яку карту таверни використати?
}
    .alone = Яку карту таверни використати?
ask-turn-over = { NAME($hero) }: { $hero ->
    [long_eared_loner] якого героя цього загону перевернути?
    [spirited_shaman] якого героя цього загону перевернути?
    [underestimated_squire] якого героя цього загону перевернути?
    [androgynous_assassin] якого таємного героя перевернути?
    [half_sliced_ghoul] якого таємного героя перевернути?
    [bludgeoning_blowfish] якого таємного героя перевернути?
    [saltwater_sage] якого зі своїх таємних героїв перевернути, щоб застосувати його властивість?
   *[other] якого героя перевернути?
}
    .alone = Якого героя перевернути?
ask-look = { NAME($hero) }: якого таємного героя переглянути?
    .alone = Якого таємного героя переглянути?
ask-perform = { NAME($hero) }: { $hero ->
    [ghastly_granny] властивість якого іншого зі своїх героїв застосувати?
    [sanguine_scholar] властивість якого героя наступного гравця застосувати?
   *[other] властивість якого героя застосувати?
}
    .alone = Властивість якого героя застосувати?
