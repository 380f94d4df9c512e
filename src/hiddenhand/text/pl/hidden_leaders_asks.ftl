# Hidden Leaders: o co pytają zdolności. $hero to Bohater, którego zdolność pyta; ostatnia forma jest dla pytania bez niego.

ask-markers = { NAME($hero) }: jak przesuwasz znaczniki?
    .alone = Jak przesuwasz znaczniki?
ask-player = { NAME($hero) }: { $hero ->
    [overworked_amazon] kto grzebie Bohatera?
    [gorgeous_gorgon] czyj losowy Bohater zostanie pogrzebany?
    [curious_cat_lover] z czyjej ręki dobierasz losową kartę, by ją ukryć?
    [resilient_rearguard] z czyjej ręki dobierasz losową kartę?
    [long_eared_loner] czyjego Bohatera odwracasz?
    [spirited_shaman] czyjego Bohatera odwracasz?
    [underestimated_squire] czyjego Bohatera odwracasz?
    [potato_privateer] w czyjej drużynie liczysz Bohaterów Armii Imperialnej?
    [almost_evil_scholar] w czyjej drużynie liczysz Bohaterów Górskich Plemion?
    [krill_keeper] w czyjej drużynie liczysz Nieumarłych Bohaterów?
    [underwater_artist] kto ma oddać ci kartę tej frakcji?
   *[other] który gracz?
}
    .alone = Który gracz?
ask-faction = { NAME($hero) }: { $hero ->
    [double_shielded_turtle] karty której frakcji odrzucasz z Karczmy?
    [underwater_artist] kartę której frakcji chcesz dostać?
   *[other] którą frakcję wskazujesz?
}
    .alone = Którą frakcję wskazujesz?
ask-guess = { NAME($hero) }: { $hero ->
    [androgynous_assassin] z której frakcji jest Bohater, którego odwrócisz?
   *[other] którą frakcję zgadujesz?
}
    .alone = Którą frakcję zgadujesz?
ask-branch = { NAME($hero) }: { $hero ->
    [miniature_merman] skąd dobierasz 2 karty?
    [bludgeoning_blowfish] odwracasz Ukrytego Bohatera czy go podglądasz?
   *[other] która z dwóch możliwości?
}
    .alone = Która z dwóch możliwości?
ask-party = { NAME($hero) }: { $hero ->
    [goblin_cryptographer] do czyjej drużyny trafia ten Bohater?
   *[other] do czyjej drużyny?
}
    .alone = Do czyjej drużyny?
ask-order = { NAME($hero) }: która karta trafia do Dziczy jako pierwsza?
    .alone = Która karta trafia do Dziczy jako pierwsza?
ask-seen = { NAME($hero) }: koniec oglądania?
    .alone = Koniec oglądania?
ask-show = { NAME($hero) }: { $hero ->
    [underwater_artist] masz kartę wskazanej frakcji?
   *[other] masz taką kartę?
}
    .alone = Masz taką kartę?
ask-play-more = { NAME($hero) }: { $hero ->
    [doubtful_priest] zagrywasz jeszcze jednego Bohatera, spoza Armii Imperialnej?
   *[other] zagrywasz jeszcze jednego Bohatera?
}
    .alone = Zagrywasz jeszcze jednego Bohatera?
ask-exchange = { NAME($hero) }: { $hero ->
    [underestimated_squire] którego ze swoich Ukrytych Bohaterów zamieniasz?
    [queer_quartermaster] którego ze swoich Bohaterów zamieniasz?
    [groggy_preacher] która karta z Karczmy trafia do twojej drużyny?
    [half_headed_wizard] która karta z Karczmy trafia do cudzej drużyny?
    [firm_fishmonger] która z tych kart zostanie twoim Ukrytym Bohaterem?
   *[other] którą kartę zamieniasz?
}
    .alone = Którą kartę zamieniasz?
ask-exchange-with = { NAME($hero) }: { $hero ->
    [underestimated_squire] która karta z ręki zajmie jego miejsce?
    [queer_quartermaster] która karta z ręki zajmie jego miejsce?
    [groggy_preacher] który z twoich Bohaterów trafia do Karczmy?
    [half_headed_wizard] który Bohater trafia do Karczmy?
    [mummy_mystic] którego ze swoich Bohaterów zamieniasz z wierzchnią kartą Cmentarzyska?
    [firm_fishmonger] który z twoich Ukrytych Bohaterów trafia do Dziczy?
   *[other] z którą kartą ją zamieniasz?
}
    .alone = Z którą kartą ją zamieniasz?
ask-bury = { NAME($hero) }: { $hero ->
    [shaky_sharpshooter] którego Bohatera Armii Imperialnej grzebiesz?
    [canned_champion] którego Bohatera Górskich Plemion grzebiesz?
    [half_eaten_bull] którego Bohatera Wodnych Ludów grzebiesz?
    [aimless_eel] którego Nieumarłego Bohatera grzebiesz?
    [overworked_amazon] którego ze swoich Bohaterów grzebiesz?
    [slaughtered_slime] którego Ukrytego Bohatera grzebiesz?
    [gambling_overseer] którego ze swoich Ukrytych Bohaterów grzebiesz?
   *[other] którego Bohatera grzebiesz?
}
    .alone = Którego Bohatera grzebiesz?
ask-discard = { NAME($hero) }: { $hero ->
    [nagging_northman] którą kartę Górskich Plemion odrzucasz z Karczmy?
    [angry_priestess] którą kartę Nieumarłych odrzucasz z Karczmy?
    [vegetarian_sharkguard] którego Bohatera innego gracza odrzucasz?
    [will_bending_witch] którą kartę odrzucasz z ręki?
   *[other] którą kartę odrzucasz?
}
    .alone = Którą kartę odrzucasz?
ask-hide = { NAME($hero) }: { $hero ->
    [battle_pet_master] którą kartę z ręki ukrywasz w swojej drużynie?
    [well_aged_warrior] którą kartę z ręki ukrywasz w swojej drużynie?
    [lethargic_leech] którą kartę z ręki ukrywasz w swojej drużynie?
    [friendly_frogmage] którą kartę z ręki ukrywasz w swojej drużynie?
    [gambling_overseer] którą kartę z ręki ukrywasz w swojej drużynie?
    [joyless_chief] którą z tych kart ukrywasz w swojej drużynie?
    [battle_connoisseur] którą z tych kart ukrywasz w swojej drużynie?
    [crow_carrier] którą z tych kart ukrywasz w swojej drużynie?
    [pessimistic_whaleman] którą z tych kart ukrywasz w swojej drużynie?
    [deep_sea_squire] którą z tych kart ukrywasz w swojej drużynie?
    [seaweed_chopper] którą z tych kart ukrywasz w swojej drużynie?
   *[other] którą kartę umieszczasz zakrytą?
}
    .alone = Którą kartę umieszczasz zakrytą?
ask-place = { NAME($hero) }: { $hero ->
    [hopeful_salamander] która karta z Karczmy dołącza do twojej drużyny?
    [goblin_cryptographer] którego Bohatera przenosisz do cudzej drużyny?
   *[other] którą kartę umieszczasz?
}
    .alone = Którą kartę umieszczasz?
ask-take = { NAME($hero) }: { $hero ->
    [saber_toothed_troll] którego Bohatera innego gracza bierzesz na rękę?
    [wrapped_warrior] którą kartę bierzesz z Cmentarzyska?
   *[other] którą kartę bierzesz?
}
    .alone = Którą kartę bierzesz?
ask-set-aside = { NAME($hero) }: { $hero ->
    [modest_monsterslayer] którą kartę z Karczmy rozpatrujesz, by ją potem ukryć?
    [insidious_impaler] którą kartę z Karczmy rozpatrujesz, by ją potem pogrzebać?
   *[other] której karty z Karczmy używasz?
}
    .alone = Której karty z Karczmy używasz?
ask-turn-over = { NAME($hero) }: { $hero ->
    [long_eared_loner] którego Bohatera tej drużyny odwracasz?
    [spirited_shaman] którego Bohatera tej drużyny odwracasz?
    [underestimated_squire] którego Bohatera tej drużyny odwracasz?
    [androgynous_assassin] którego Ukrytego Bohatera odwracasz?
    [half_sliced_ghoul] którego Ukrytego Bohatera odwracasz?
    [bludgeoning_blowfish] którego Ukrytego Bohatera odwracasz?
    [saltwater_sage] którego ze swoich Ukrytych Bohaterów odwracasz, by rozpatrzyć jego zdolność?
   *[other] którego Bohatera odwracasz?
}
    .alone = Którego Bohatera odwracasz?
ask-look = { NAME($hero) }: którego Ukrytego Bohatera podglądasz?
    .alone = Którego Ukrytego Bohatera podglądasz?
ask-perform = { NAME($hero) }: { $hero ->
    [ghastly_granny] zdolność którego innego ze swoich Bohaterów rozpatrujesz?
    [sanguine_scholar] zdolność którego Bohatera kolejnego gracza rozpatrujesz?
   *[other] zdolność którego Bohatera rozpatrujesz?
}
    .alone = Zdolność którego Bohatera rozpatrujesz?
