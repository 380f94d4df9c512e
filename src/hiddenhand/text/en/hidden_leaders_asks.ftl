# Hidden Leaders: what the abilities ask. $hero is the hero whose ability asks; the last form is for a question without one.

ask-markers = { NAME($hero) }: how will you move the markers?
    .alone = How will you move the markers?
ask-player = { NAME($hero) }: { $hero ->
    [overworked_amazon] who buries a hero?
    [gorgeous_gorgon] whose hero is buried at random?
    [curious_cat_lover] from whose hand will you hide a random card?
    [resilient_rearguard] from whose hand will you draw a random card?
    [long_eared_loner] whose hero will you turn over?
    [spirited_shaman] whose hero will you turn over?
    [underestimated_squire] whose hero will you turn over?
    [potato_privateer] in whose party will you count Empire heroes?
    [almost_evil_scholar] in whose party will you count Tribes heroes?
    [krill_keeper] in whose party will you count Undead heroes?
    [underwater_artist] who has to give you a card of that faction?
   *[other] which player?
}
    .alone = Which player?
ask-faction = { NAME($hero) }: { $hero ->
    [double_shielded_turtle] which faction's cards will you discard from the tavern?
    [underwater_artist] of which faction do you want a card?
   *[other] which faction will you name?
}
    .alone = Which faction will you name?
ask-guess = { NAME($hero) }: { $hero ->
    [androgynous_assassin] which faction is the hero that you will turn over?
   *[other] which faction will you guess?
}
    .alone = Which faction will you guess?
ask-branch = { NAME($hero) }: { $hero ->
    [miniature_merman] from where will you draw two cards?
    [bludgeoning_blowfish] will you turn over a hidden hero, or look at one?
   *[other] which of the two will you choose?
}
    .alone = Which of the two will you choose?
ask-party = { NAME($hero) }: { $hero ->
    [goblin_cryptographer] into whose party will the hero go?
   *[other] into whose party?
}
    .alone = Into whose party?
ask-order = { NAME($hero) }: which card will go to the wilderness first?
    .alone = Which card will go to the wilderness first?
ask-seen = { NAME($hero) }: done looking?
    .alone = Done looking?
ask-show = { NAME($hero) }: { $hero ->
    [underwater_artist] do you have a card of the named faction?
   *[other] do you have a matching card?
}
    .alone = Do you have a matching card?
ask-play-more = { NAME($hero) }: { $hero ->
    [doubtful_priest] play another hero, not of the Empire?
   *[other] play another hero?
}
    .alone = Play another hero?
ask-exchange = { NAME($hero) }: { $hero ->
    [underestimated_squire] which of your hidden heroes will you exchange?
    [queer_quartermaster] which of your heroes will you exchange?
    [groggy_preacher] which tavern card will join your party?
    [half_headed_wizard] which tavern card will go into another party?
    [firm_fishmonger] which of these cards will become your hidden hero?
   *[other] which card will you exchange?
}
    .alone = Which card will you exchange?
ask-exchange-with = { NAME($hero) }: { $hero ->
    [underestimated_squire] which card from your hand will take its place?
    [queer_quartermaster] which card from your hand will take its place?
    [groggy_preacher] which of your heroes will go to the tavern?
    [half_headed_wizard] which hero will go to the tavern?
    [mummy_mystic] which of your heroes will you exchange for the top of the graveyard?
    [firm_fishmonger] which of your hidden heroes will go to the wilderness?
   *[other] which card will you exchange it with?
}
    .alone = Which card will you exchange it with?
ask-bury = { NAME($hero) }: { $hero ->
    [shaky_sharpshooter] which Empire hero will you bury?
    [canned_champion] which Tribes hero will you bury?
    [half_eaten_bull] which Water hero will you bury?
    [aimless_eel] which Undead hero will you bury?
    [overworked_amazon] which of your heroes will you bury?
    [slaughtered_slime] which hidden hero will you bury?
    [gambling_overseer] which of your hidden heroes will you bury?
   *[other] which hero will you bury?
}
    .alone = Which hero will you bury?
ask-discard = { NAME($hero) }: { $hero ->
    [nagging_northman] which Tribes card of the tavern will you discard?
    [angry_priestess] which Undead card of the tavern will you discard?
    [vegetarian_sharkguard] which hero of another player will you discard?
    [will_bending_witch] which card from your hand will you discard?
   *[other] which card will you discard?
}
    .alone = Which card will you discard?
ask-hide = { NAME($hero) }: { $hero ->
    [battle_pet_master] which card from your hand will you hide in your party?
    [well_aged_warrior] which card from your hand will you hide in your party?
    [lethargic_leech] which card from your hand will you hide in your party?
    [friendly_frogmage] which card from your hand will you hide in your party?
    [gambling_overseer] which card from your hand will you hide in your party?
    [joyless_chief] which of these cards will you hide in your party?
    [battle_connoisseur] which of these cards will you hide in your party?
    [crow_carrier] which of these cards will you hide in your party?
    [pessimistic_whaleman] which of these cards will you hide in your party?
    [deep_sea_squire] which of these cards will you hide in your party?
    [seaweed_chopper] which of these cards will you hide in your party?
   *[other] which card will you place face down?
}
    .alone = Which card will you place face down?
ask-place = { NAME($hero) }: { $hero ->
    [hopeful_salamander] which tavern card will join your party?
    [goblin_cryptographer] which hero will you move to another party?
   *[other] which card will you place?
}
    .alone = Which card will you place?
ask-take = { NAME($hero) }: { $hero ->
    [saber_toothed_troll] which hero of another player will you take?
    [wrapped_warrior] which card of the graveyard will you take?
   *[other] which card will you take?
}
    .alone = Which card will you take?
ask-set-aside = { NAME($hero) }: { $hero ->
    [modest_monsterslayer] which tavern card will you perform and then hide?
    [insidious_impaler] which tavern card will you perform and then bury?
   *[other] which tavern card will you use?
}
    .alone = Which tavern card will you use?
ask-turn-over = { NAME($hero) }: { $hero ->
    [long_eared_loner] which hero of this party will you turn over?
    [spirited_shaman] which hero of this party will you turn over?
    [underestimated_squire] which hero of this party will you turn over?
    [androgynous_assassin] which hidden hero will you turn over?
    [half_sliced_ghoul] which hidden hero will you turn over?
    [bludgeoning_blowfish] which hidden hero will you turn over?
    [saltwater_sage] which of your hidden heroes will you turn over to perform its ability?
   *[other] which hero will you turn over?
}
    .alone = Which hero will you turn over?
ask-look = { NAME($hero) }: which hidden hero will you look at?
    .alone = Which hidden hero will you look at?
ask-perform = { NAME($hero) }: { $hero ->
    [ghastly_granny] which of your other heroes' abilities will you perform?
    [sanguine_scholar] which ability of the next player's heroes will you perform?
   *[other] which hero's ability will you perform?
}
    .alone = Which hero's ability will you perform?
