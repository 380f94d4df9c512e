# Hidden Leaders: wonach die Fähigkeiten fragen. $hero ist der Held, dessen Fähigkeit fragt; die letzte Form ist für eine Frage ohne ihn.

ask-markers = { NAME($hero) }: Wie bewegst du die Marker?
    .alone = Wie bewegst du die Marker?
ask-player = { NAME($hero) }: { $hero ->
    [overworked_amazon] Wer begräbt einen Helden?
    [gorgeous_gorgon] Bei wem wird ein zufälliger Held begraben?
    [curious_cat_lover] Aus wessen Hand ziehst du eine Karte, die du verdeckt ablegst?
    [resilient_rearguard] Aus wessen Hand ziehst du eine zufällige Karte?
    [long_eared_loner] Wessen Helden drehst du um?
    [spirited_shaman] Wessen Helden drehst du um?
    [underestimated_squire] Wessen Helden drehst du um?
    [potato_privateer] In wessen Gefolge zählst du Helden der Imperialen Armee?
    [almost_evil_scholar] In wessen Gefolge zählst du Helden der Bergstämme?
    [krill_keeper] In wessen Gefolge zählst du untote Helden?
    [underwater_artist] Wer soll dir eine Karte dieser Fraktion geben?
   *[other] Welcher Spieler?
}
    .alone = Welcher Spieler?
ask-faction = { NAME($hero) }: { $hero ->
    [double_shielded_turtle] Die Karten welcher Fraktion wirfst du aus der Taverne ab?
    [underwater_artist] Von welcher Fraktion willst du eine Karte?
   *[other] Welche Fraktion nennst du?
}
    .alone = Welche Fraktion nennst du?
ask-guess = { NAME($hero) }: { $hero ->
    [androgynous_assassin] Zu welcher Fraktion gehört der Held, den du gleich umdrehst?
   *[other] Auf welche Fraktion tippst du?
}
    .alone = Auf welche Fraktion tippst du?
ask-branch = { NAME($hero) }: { $hero ->
    [miniature_merman] Woher ziehst du 2 Karten?
    [bludgeoning_blowfish] Drehst du einen verdeckten Helden um, oder siehst du dir einen an?
   *[other] Was von beidem wählst du?
}
    .alone = Was von beidem wählst du?
ask-party = { NAME($hero) }: { $hero ->
    [goblin_cryptographer] In wessen Gefolge kommt der Held?
   *[other] In wessen Gefolge?
}
    .alone = In wessen Gefolge?
ask-order = { NAME($hero) }: Welche Karte kommt zuerst in die Wildnis?
    .alone = Welche Karte kommt zuerst in die Wildnis?
ask-seen = { NAME($hero) }: Fertig angesehen?
    .alone = Fertig angesehen?
ask-show = { NAME($hero) }: { $hero ->
    [underwater_artist] Hast du eine Karte der genannten Fraktion?
   *[other] Hast du so eine Karte?
}
    .alone = Hast du so eine Karte?
ask-play-more = { NAME($hero) }: { $hero ->
    [doubtful_priest] Noch einen Helden spielen, der nicht zur Imperialen Armee gehört?
   *[other] Noch einen Helden spielen?
}
    .alone = Noch einen Helden spielen?
ask-exchange = { NAME($hero) }: { $hero ->
    [underestimated_squire] Welchen deiner verdeckten Helden tauschst du?
    [queer_quartermaster] Welchen deiner Helden tauschst du?
    [groggy_preacher] Welche Karte der Taverne kommt in dein Gefolge?
    [half_headed_wizard] Welche Karte der Taverne kommt in ein fremdes Gefolge?
    [firm_fishmonger] Welche dieser Karten wird dein verdeckter Held?
   *[other] Welche Karte tauschst du?
}
    .alone = Welche Karte tauschst du?
ask-exchange-with = { NAME($hero) }: { $hero ->
    [underestimated_squire] Welche Karte aus deiner Hand kommt an seine Stelle?
    [queer_quartermaster] Welche Karte aus deiner Hand kommt an seine Stelle?
    [groggy_preacher] Welcher deiner Helden kommt in die Taverne?
    [half_headed_wizard] Welcher Held kommt in die Taverne?
    [mummy_mystic] Welchen deiner Helden tauschst du gegen die oberste Karte des Friedhofs?
    [firm_fishmonger] Welcher deiner verdeckten Helden kommt in die Wildnis?
   *[other] Gegen welche Karte tauschst du?
}
    .alone = Gegen welche Karte tauschst du?
ask-bury = { NAME($hero) }: { $hero ->
    [shaky_sharpshooter] Welcher Held der Imperialen Armee wird begraben?
    [canned_champion] Welcher Held der Bergstämme wird begraben?
    [half_eaten_bull] Welcher Held des Wasservolks wird begraben?
    [aimless_eel] Welcher untote Held wird begraben?
    [overworked_amazon] Welchen deiner Helden begräbst du?
    [slaughtered_slime] Welcher verdeckte Held wird begraben?
    [gambling_overseer] Welchen deiner verdeckten Helden begräbst du?
   *[other] Welcher Held wird begraben?
}
    .alone = Welcher Held wird begraben?
ask-discard = { NAME($hero) }: { $hero ->
    [nagging_northman] Welche Karte der Bergstämme in der Taverne wird abgeworfen?
    [angry_priestess] Welche Karte der Untoten in der Taverne wird abgeworfen?
    [vegetarian_sharkguard] Welcher Held eines anderen Spielers wird abgeworfen?
    [will_bending_witch] Welche Karte aus deiner Hand wirfst du ab?
   *[other] Welche Karte wird abgeworfen?
}
    .alone = Welche Karte wird abgeworfen?
ask-hide = { NAME($hero) }: { $hero ->
    [battle_pet_master] Welche Karte aus deiner Hand legst du verdeckt in dein Gefolge?
    [well_aged_warrior] Welche Karte aus deiner Hand legst du verdeckt in dein Gefolge?
    [lethargic_leech] Welche Karte aus deiner Hand legst du verdeckt in dein Gefolge?
    [friendly_frogmage] Welche Karte aus deiner Hand legst du verdeckt in dein Gefolge?
    [gambling_overseer] Welche Karte aus deiner Hand legst du verdeckt in dein Gefolge?
    [joyless_chief] Welche dieser Karten legst du verdeckt in dein Gefolge?
    [battle_connoisseur] Welche dieser Karten legst du verdeckt in dein Gefolge?
    [crow_carrier] Welche dieser Karten legst du verdeckt in dein Gefolge?
    [pessimistic_whaleman] Welche dieser Karten legst du verdeckt in dein Gefolge?
    [deep_sea_squire] Welche dieser Karten legst du verdeckt in dein Gefolge?
    [seaweed_chopper] Welche dieser Karten legst du verdeckt in dein Gefolge?
   *[other] Welche Karte legst du verdeckt ab?
}
    .alone = Welche Karte legst du verdeckt ab?
ask-place = { NAME($hero) }: { $hero ->
    [hopeful_salamander] Welche Karte der Taverne kommt in dein Gefolge?
    [goblin_cryptographer] Welcher Held wechselt in ein anderes Gefolge?
   *[other] Welche Karte legst du offen ab?
}
    .alone = Welche Karte legst du offen ab?
ask-take = { NAME($hero) }: { $hero ->
    [saber_toothed_troll] Welchen Helden eines anderen Spielers nimmst du auf die Hand?
    [wrapped_warrior] Welche Karte nimmst du vom Friedhof?
   *[other] Welche Karte nimmst du?
}
    .alone = Welche Karte nimmst du?
ask-set-aside = { NAME($hero) }: { $hero ->
    [modest_monsterslayer] Welche Karte der Taverne führst du aus, um sie dann verdeckt abzulegen?
    [insidious_impaler] Welche Karte der Taverne führst du aus, um sie dann zu begraben?
   *[other] Welche Karte der Taverne nutzt du?
}
    .alone = Welche Karte der Taverne nutzt du?
ask-turn-over = { NAME($hero) }: { $hero ->
    [long_eared_loner] Welcher Held dieses Gefolges wird umgedreht?
    [spirited_shaman] Welcher Held dieses Gefolges wird umgedreht?
    [underestimated_squire] Welcher Held dieses Gefolges wird umgedreht?
    [androgynous_assassin] Welcher verdeckte Held wird umgedreht?
    [half_sliced_ghoul] Welcher verdeckte Held wird umgedreht?
    [bludgeoning_blowfish] Welcher verdeckte Held wird umgedreht?
    [saltwater_sage] Welchen deiner verdeckten Helden drehst du um, um seine Fähigkeit auszuführen?
   *[other] Welcher Held wird umgedreht?
}
    .alone = Welcher Held wird umgedreht?
ask-look = { NAME($hero) }: Welchen verdeckten Helden siehst du dir an?
    .alone = Welchen verdeckten Helden siehst du dir an?
ask-perform = { NAME($hero) }: { $hero ->
    [ghastly_granny] Welche Fähigkeit deiner anderen Helden führst du aus?
    [sanguine_scholar] Welche Fähigkeit der Helden des nächsten Spielers führst du aus?
   *[other] Wessen Fähigkeit führst du aus?
}
    .alone = Wessen Fähigkeit führst du aus?
