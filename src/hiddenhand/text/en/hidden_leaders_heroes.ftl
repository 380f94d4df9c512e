# The heroes: name, then the ability as `text-...`. The English names and texts stand in heroes.yaml too;
# a test keeps them equal. `-prototype` is what the card says in the prototype edition where that differs.

## tribes

name-shaky_sharpshooter = Shaky Sharpshooter
text-shaky_sharpshooter = Move red +1 or green -1. Bury one face-up Empire hero from any party.

name-overworked_amazon = Overworked Amazon
name-overworked_amazon-prototype = Righteous Battle Maid
text-overworked_amazon = Move red +1 or green -1. Pick a player; that player buries one of their own face-up heroes.

name-hangry_barbarian = Hangry Barbarian
text-hangry_barbarian = Discard every Empire and Undead card from the tavern. Move red -1 for each card discarded.

name-joyless_chief = Joyless Chief
text-joyless_chief = Move red +1. Look at the top two cards of the wilderness and place one of them hidden in your party.

name-battle_pet_master = Battle Pet Master
name-battle_pet_master-prototype = Familiar Handler
text-battle_pet_master = Move red +1 and green +1. Place one card from your hand hidden in your party.

name-curious_troll = Curious Troll
text-curious_troll = Move red +1 or green +1. You may look at up to two hidden heroes.

name-pigmented_war_pig = Pigmented War Pig
name-pigmented_war_pig-prototype = Furious Pigman
text-pigmented_war_pig = Move red -1 and green +1.

name-bored_goblin = Bored Goblin
text-bored_goblin = If you have at least one face-up Undead hero in your party, move red -2.

name-curious_cat_lover = Curious Cat Lover
text-curious_cat_lover = Move red +1. Draw a random card from another player's hand and place it hidden in your party.

name-watchful_witch = Watchful Witch
name-watchful_witch-prototype = Warty Witch
text-watchful_witch = Move red -1 or green +1. You may look at up to two hidden heroes.

name-depressed_druid = Depressed Druid
text-depressed_druid = Move red -3 and green -1.

name-blind_eye_collector = Blind Eye Collector
name-blind_eye_collector-prototype = Cave Keeper
text-blind_eye_collector = Move red +1 and green +3.

name-hairy_hermit = Hairy Hermit
name-hairy_hermit-prototype = Dreamy Hermit
text-hairy_hermit = Move red -1; if red is the leading marker you may make it -2 instead.

name-long_eared_loner = Long-Eared Loner
text-long_eared_loner = Move green +1. Pick another player and turn over one of their heroes, face up or hidden.

name-saber_toothed_troll = Saber-Toothed Troll
name-saber_toothed_troll-prototype = Saber Tooth Troll
text-saber_toothed_troll = Take a face-up hero of another player into your hand. That player then decides - green +2 or green -2.

name-potato_privateer = Potato Privateer
name-potato_privateer-prototype = Intimidating Tribesman
text-potato_privateer = Pick a player. Move green +1 for each face-up Empire hero in that party, at most +3.

name-spirited_shaman = Spirited Shaman
text-spirited_shaman = Move red -1 and green -1. Pick another player and turn over one of their heroes, face up or hidden.

name-grumpy_guard = Grumpy Guard
text-grumpy_guard = If you have at least one face-up Water hero in your party, move green +2.

## empire

name-short_sighted_soldier = Short-Sighted Soldier
text-short_sighted_soldier = Move red +1 and green -1.

name-doubtful_priest = Doubtful Priest
text-doubtful_priest = The next player in turn order decides - red +2 or red -2. Then you may play one more card that is not Empire.

name-underestimated_squire = Underestimated Squire
text-underestimated_squire = Move red -1 and green -1. You may exchange one of your hidden heroes with a card from your hand.
text-underestimated_squire-prototype = Move red +1. Pick another player and turn over one of their heroes.

name-flailing_knight = Flailing Knight
text-flailing_knight = Move red -1 and green -3.

name-underpaid_mercenary = Underpaid Mercenary
text-underpaid_mercenary = Move red +3 and green +1.

name-heart_bending_bard = Heart-Bending Bard
name-heart_bending_bard-prototype = Heart Bending Bard
text-heart_bending_bard = Discard every Water and Tribes card from the tavern. Move green -1 for each card discarded.

name-modest_monsterslayer = Modest Monsterslayer
text-modest_monsterslayer = Pick a tavern card and perform it as if you had played it. Then place it hidden in your party.

name-ace_fighter = Ace Fighter
text-ace_fighter = Move red +1; if green is the leading marker you may make it +2 instead.

name-battle_connoisseur = Battle Connoisseur
text-battle_connoisseur = Move green +1. Take all tavern cards, place one of them hidden in your party and discard the others.

name-canned_champion = Canned Champion
name-canned_champion-prototype = Canned Cavalier
text-canned_champion = Move red -1 or green +1. Bury one face-up Tribes hero from any party.

name-nagging_northman = Nagging Northman
name-nagging_northman-prototype = Whiskered Viking
text-nagging_northman = You may discard one Tribes card from the tavern. If you do, move red +2.

name-almost_evil_scholar = Almost-Evil Scholar
text-almost_evil_scholar = Pick a player. Move red +1 for each face-up Tribes hero in that party, at most +3.

name-well_aged_warrior = Well-Aged Warrior
text-well_aged_warrior = Move red +1 and green +1. Place one card from your hand hidden in your party.

name-androgynous_assassin = Androgynous Assassin
text-androgynous_assassin = Move red -1 or green +1. Name a faction, then turn over a hidden hero of another player; bury it if it belongs to that faction.

name-groggy_preacher = Groggy Preacher
text-groggy_preacher = Move red +1 or green +1. Exchange a tavern card with one of your face-up heroes.

name-queer_quartermaster = Queer Quartermaster
text-queer_quartermaster = Move red +1. You may exchange one of your face-up heroes that is not Empire with a card from your hand.

name-angry_priestess = Angry Priestess
text-angry_priestess = You may discard one Undead card from the tavern. If you do, move green -2.

name-resilient_rearguard = Resilient Rearguard
text-resilient_rearguard = Move red +1 or green -1. Draw a random card from another player's hand into your hand.

## undead

name-arrowgant_skeleton = Arrowgant Skeleton
name-arrowgant_skeleton-prototype = Bony Target Practice
text-arrowgant_skeleton = Move red +2, green +2, or both.

name-unconfident_executioner = Unconfident Executioner
text-unconfident_executioner = Move red -1 and green -1. Bury any one face-up hero.

name-ghastly_granny = Ghastly Granny
text-ghastly_granny = Pick another of your face-up heroes and perform it as if you had played it.

name-rotting_orangutan = Rotting Orangutan
name-rotting_orangutan-prototype = Apish Honorguard
text-rotting_orangutan = Move red +2 or green +2.

name-half_headed_wizard = Half-Headed Wizard
text-half_headed_wizard = Move red +1 and green +1. Exchange a tavern card with a face-up hero of another player.

name-nightmarish_northman = Nightmarish Northman
text-nightmarish_northman = Move red +2, green +2, or both. Bury one of your face-up heroes and one face-up hero of another player.

name-half_eaten_bull = Half-Eaten Bull
text-half_eaten_bull = Move red +2 and green +1. Bury one face-up Water hero from any party.

name-gorgeous_gorgon = Gorgeous Gorgon
text-gorgeous_gorgon = Move red +1 or green +1. Pick a player; one of their face-up heroes, at random, is buried.

name-crow_carrier = Crow Carrier
name-crow_carrier-prototype = Raven Whisperer
text-crow_carrier = Move red -1 and green -1. Draw the top two cards of the graveyard, place one hidden in your party and discard the other.

name-insidious_impaler = Insidious Impaler
text-insidious_impaler = Pick a tavern card and perform it as if you had played it. Then bury it.

name-lethargic_leech = Lethargic Leech
name-lethargic_leech-prototype = Well Instructed Mummy
text-lethargic_leech = Move red -1 or green -1. Place one card from your hand hidden in your party.

name-will_bending_witch = Will-Bending Witch
text-will_bending_witch = Move red +1 or green +1. Every other player discards one card of their choice from hand.

name-resurrected_ram = Resurrected Ram
text-resurrected_ram = Move red +1 or green +1. Discard the whole tavern, then refill it with the top cards of the graveyard.

name-mummy_mystic = Mummy Mystic
text-mummy_mystic = Move red +1 and green +2. You may exchange the top card of the graveyard with one of your face-up heroes.

name-naughty_necromancer = Naughty Necromancer
name-naughty_necromancer-prototype = Notorious Necromancer
text-naughty_necromancer = Move red and green +1 each for every card in the graveyard, at most +3 each.

name-sun_shy_skeleton = Sun-Shy Skeleton
text-sun_shy_skeleton = Perform the top card of the graveyard as if you had played it.

name-wrapped_warrior = Wrapped Warrior
text-wrapped_warrior = Move red +1 or green +1. Take any one card from the graveyard into your hand.

name-slaughtered_slime = Slaughtered Slime
name-slaughtered_slime-prototype = Sluggish Slimemonster
text-slaughtered_slime = Move red -1 or green -1. Bury any one hidden hero.

## water

name-pessimistic_whaleman = Pessimistic Whaleman
text-pessimistic_whaleman = Move red +1 or green +1. Draw two cards from the harbor, place one hidden in your party and discard the other.

name-tentacle_oracle = Tentacle Oracle
name-tentacle_oracle-prototype = Tentacled Oracle
text-tentacle_oracle = Reveal the top card of the wilderness. If it is not Undead, move red -3 and green -3.

name-drowned_deserter = Drowned Deserter
text-drowned_deserter = If one marker leads, move the leading marker -1 or the trailing marker +2.

name-deep_sea_squire = Deep Sea Squire
text-deep_sea_squire = Move red +1 or green +1. Draw two cards from the harbor, place one hidden in your party and keep the other in hand.

name-vegetarian_sharkguard = Vegetarian Sharkguard
text-vegetarian_sharkguard = Move red +2, green +2, or both. Discard one face-up hero of another player.

name-double_shielded_turtle = Double-Shielded Turtle
name-double_shielded_turtle-prototype = Double Shielded Turtle
text-double_shielded_turtle = Name a faction and discard all its cards from the tavern. Move red, green, or both by -1 for each card discarded.

name-leery_lizard = Leery Lizard
text-leery_lizard = Move red -1 or green -2.

name-furious_frog = Furious Frog
text-furious_frog = Move red -2, green -2, or both.

name-apathetic_waterpriest = Apathetic Waterpriest
text-apathetic_waterpriest = Move red -2 or green -1.

name-hopeful_salamander = Hopeful Salamander
text-hopeful_salamander = Move red +1 and green +1. Take a tavern card and place it face up in your party.

name-keen_koi = Keen Koi
name-keen_koi-prototype = Fearsome Fishman
text-keen_koi = If one marker leads, move the leading marker -1 and the trailing marker +1.

name-triple_sword_lizard = Triple Sword Lizard
text-triple_sword_lizard = If one marker leads, move the leading marker -1 or -3.

name-saltwater_sage = Saltwater Sage
text-saltwater_sage = Turn over one of your hidden heroes and perform it as if you had played it.

name-miniature_merman = Miniature Merman
name-miniature_merman-prototype = Minor Fishguard
text-miniature_merman = Move red -1 or green +1. Draw two cards, both from the wilderness or both from the graveyard.

name-krill_keeper = Krill Keeper
name-krill_keeper-prototype = Clamped Krill Guard
text-krill_keeper = Pick a player. Move red and green -1 each for every face-up Undead hero in that party, at most -3 each.

name-aimless_eel = Aimless Eel
text-aimless_eel = Move red +1 or green +1. Bury one face-up Undead hero from any party.

name-bludgeoning_blowfish = Bludgeoning Blowfish
text-bludgeoning_blowfish = Move red +1 or green -1. Either turn over a hidden hero of another player, or look at any one hidden hero.

name-friendly_frogmage = Friendly Frogmage
name-friendly_frogmage-prototype = Voodoo Witch
text-friendly_frogmage = Move red +1 and green +1. Place one card from your hand hidden in your party.

## tribes

name-firm_fishmonger = Firm Fishmonger
text-firm_fishmonger = Move red -1, green +1, or both. Look at the top three cards of the wilderness and exchange one of them with one of your hidden heroes.

## empire

name-sanguine_scholar = Sanguine Scholar
text-sanguine_scholar = Pick a face-up hero of the next player in turn order and perform it as if you had played it.

## undead

name-half_sliced_ghoul = Half-Sliced Ghoul
text-half_sliced_ghoul = Turn over a hidden hero of another player. If it is Empire or Tribes, move red +2, green +2, or both.

## water

name-careful_chameleon = Careful Chameleon
text-careful_chameleon = Move red +1 or green +1. Exchange a card from your hand with a hero of another player, face up or hidden.

## emperor

name-buried_emperor = Buried Emperor
name-buried_emperor-prototype = Deceased Emperor
text-buried_emperor = No ability. This single hero belongs to all four factions.

## tribes

name-gambling_overseer = Gambling Overseer
text-gambling_overseer = Move red -1 and green -1. Bury one of your hidden heroes. Then place two cards from your hand hidden in your party.

name-polar_protector = Polar Protector
text-polar_protector = Count your hidden heroes, at most three. Move red left or green right by that many spaces.

## empire

name-goblin_cryptographer = Goblin Cryptographer
text-goblin_cryptographer = Move red -1, green -1, or both. You may move one face-up hero into the party of a player other than you.

name-well_shaved_wizard = Well-Shaved Wizard
text-well_shaved_wizard = Count the factions other than Empire among your face-up heroes. Move red right or green left by that many spaces.

## undead

name-careless_cartographer = Careless Cartographer
text-careless_cartographer = Move red +1, green +1, or both. Exchange a hidden hero of another player with one of your hidden heroes.

name-kind_king_slayer = Kind King Slayer
text-kind_king_slayer = If one marker leads, move the leading marker -2. Bury any one hero, face up or hidden.

## water

name-underwater_artist = Underwater Artist
text-underwater_artist = Move red +1 and green +1. Name a faction and another player; if possible that player reveals a card of that faction from hand and you take it.

name-seaweed_chopper = Seaweed Chopper
text-seaweed_chopper = Move red -1 or green -1. Draw two cards from the wilderness, place one hidden in your party and keep the other in hand.
