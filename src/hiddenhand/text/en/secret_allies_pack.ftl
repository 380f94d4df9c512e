# States, races, units and technologies. The English names stand in the packs too; a test keeps them equal.

## Resources

name-gold = gold
name-uranium = uranium
name-titanium = titanium

## Basic units

name-rv = R.V.
name-tank = Tank
name-mortar = Mortar
name-drone = Drone

## Races

name-elves = Elves
name-orcs = Orcs
name-clockfolk = Clockfolk
name-mirefolk = Mirefolk

## States

name-ambrel = Ambrel
name-bryndal = Bryndal
name-corvane = Corvane
name-dussek = Dussek
name-eldwick = Eldwick
name-farrowit = Farrowit
name-gintara = Gintara
name-hollinor = Hollinor
name-istrevo = Istrevo
name-jorvaska = Jorvaska
name-kelsary = Kelsary
name-lumena = Lumena
name-morvik = Morvik
name-nereth = Nereth
name-ostrelle = Ostrelle
name-pellune = Pellune
name-quarrenmark = Quarrenmark
name-rastovar = Rastovar
name-sarnavia = Sarnavia
name-tyrgard = Tyrgard
name-ulvenholt = Ulvenholt
name-vestrakh = Vestrakh
name-wendrasil = Wendrasil
name-xandrel = Xandrel
name-yssgar = Yssgar
name-zorabel = Zorabel
name-arkentia = Arkentia
name-belmorra = Belmorra
name-cindrath = Cindrath
name-drovenia = Drovenia
name-embervald = Embervald
name-falkendor = Falkendor

## Terrain

name-plain = plain
name-forest = forest
name-jungle = jungle
name-desert = desert
name-water = water
name-mountain = mountains

## Elves

name-glade_runner = Glade Runner
name-fast_tank = Fast Tank
name-leafwing = Leafwing
name-moon_mortar = Moon Mortar
name-star_lancer = Star Lancer
name-el_silver_tongue = Silver Tongue
name-el_swift_hulls = Swift Hulls
name-el_glade_paths = Glade Paths
name-el_caravans = Caravans
name-el_songs_of_renown = Songs of Renown
name-el_early_watch = Early Watch
name-el_open_ears = Open Ears
name-el_leaf_wings = Leaf Wings
name-el_border_wardens = Border Wardens
name-el_quick_orders = Quick Orders
name-el_patient_blade = Patient Blade
name-el_moon_battery = Moon Battery
name-el_court_of_masks = Court of Masks
name-el_first_strike = First Strike
name-el_second_sunrise = Second Sunrise
name-el_star_forge = Star Forge
name-el_crown_of_dawn = Crown of Dawn

## Orcs

name-war_buggy = War Buggy
name-ram_tank = Ram Tank
name-boulder_gun = Boulder Gun
name-gore_chopper = Gore Chopper
name-mauler = Mauler
name-juggernaut = Juggernaut
name-or_war_drums = War Drums
name-or_scrap_yards = Scrap Yards
name-or_thick_plates = Thick Plates
name-or_loot = Loot
name-or_horde = Horde
name-or_stone_throwers = Stone Throwers
name-or_meat_blades = Meat Blades
name-or_wagon_trains = Wagon Trains
name-or_free_bands = Free Bands
name-or_big_shout = Big Shout
name-or_spiked_hulls = Spiked Hulls
name-or_trophies = Trophies
name-or_blood_oath = Blood Oath
name-or_endless_horde = Endless Horde
name-or_long_night = Long Night
name-or_iron_idol = Iron Idol

## Clockfolk

name-spring_cart = Spring Cart
name-twin_mortar = Twin Mortar
name-tower_tank = Tower Tank
name-kite_engine = Kite Engine
name-great_gun = Great Gun
name-cl_ledgers = Ledgers
name-cl_springworks = Springworks
name-cl_twin_barrels = Twin Barrels
name-cl_star_charts = Star Charts
name-cl_timetable = Timetable
name-cl_pendulum = Pendulum
name-cl_auditors = Auditors
name-cl_rolling_towers = Rolling Towers
name-cl_treaty_seals = Treaty Seals
name-cl_overdrive = Overdrive
name-cl_wind_frames = Wind Frames
name-cl_strongbox = Strongbox
name-cl_watchtowers = Watchtowers
name-cl_siege_plans = Siege Plans
name-cl_thirteenth_hour = Thirteenth Hour
name-cl_great_foundry = Great Foundry

## Mirefolk

name-leech_skiff = Leech Skiff
name-bog_crawler = Bog Crawler
name-wasp = Wasp
name-spore_mortar = Spore Mortar
name-hive_barge = Hive Barge
name-mi_hidden_caches = Hidden Caches
name-mi_reed_watch = Reed Watch
name-mi_skiff_yards = Skiff Yards
name-mi_marsh_lights = Marsh Lights
name-mi_mud_tracks = Mud Tracks
name-mi_wasp_nests = Wasp Nests
name-mi_ferrymen = Ferrymen
name-mi_whispers = Whispers
name-mi_village_pacts = Village Pacts
name-mi_spore_kilns = Spore Kilns
name-mi_high_water = High Water
name-mi_deep_caches = Deep Caches
name-mi_every_reed = Every Reed
name-mi_offerings = Offerings
name-mi_swarming = Swarming
name-mi_night_tide = Night Tide
name-mi_hive_docks = Hive Docks

## Races

name-lanterns = Lantern Guild
name-drummers = Drum Hills

## States

name-millbrook = Millbrook
name-stonegate = Stonegate
name-reedwater = Reedwater
name-sandrest = Sandrest

## Lantern Guild

name-lamp_wagon = Lamp Wagon
name-la_kind_words = Kind Words
name-la_market_day = Market Day
name-la_bright_wheels = Bright Wheels
name-la_open_purse = Open Purse
name-la_night_watch = Night Watch
name-la_old_maps = Old Maps
name-la_long_evening = Long Evening

## Drum Hills

name-drum_copter = Drum Copter
name-dr_first_beat = First Beat
name-dr_loud_charge = Loud Charge
name-dr_hill_songs = Hill Songs
name-dr_light_drums = Light Drums
name-dr_free_hands = Free Hands
name-dr_held_breath = Held Breath
name-dr_drum_roll = Drum Roll
name-dr_one_voice = One Voice

## Effects of technologies

name-effect_order_bonus = +1 in the order auction
name-effect_attack_bonus = +1 in partisan auctions when you are the attacker
name-effect_defence_bonus = +1 in partisan auctions when you are not the attacker
name-effect_diplomacy = the higher diplomacy level wins ties, without a run-off
name-effect_partisan_gold = +1 gold to buy partisans
name-effect_extra_subturn = one more subturn
name-effect_extra_moves = +2 moves in every subturn
name-effect_defer_subturn = you may postpone a subturn to one of your later slots
name-effect_peek_neutral = look at a random half (rounded down) of the neutral state cards
name-effect_peek_prestige = after all purchases, look at one player's prestige
name-effect_gain_prestige = gain two prestige
name-effect_trade = move resources between your states
