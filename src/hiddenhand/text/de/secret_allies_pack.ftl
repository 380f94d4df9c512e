# Staaten, Völker, Einheiten und Technologien. Die Namen der Staaten sind erfunden und überall gleich.

## Resources

name-gold = Gold
name-uranium = Uran
name-titanium = Titan

## Basic units

name-rv = Spähwagen
name-tank = Panzer
name-mortar = Mörser
name-drone = Drohne

## Races

name-elves = Elfen
name-orcs = Orks
name-clockfolk = Uhrwerkvolk
name-mirefolk = Moorvolk

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

name-plain = Ebene
name-forest = Wald
name-jungle = Dschungel
name-desert = Wüste
name-water = Wasser
name-mountain = Gebirge

## Elves

name-glade_runner = Lichtungsläufer
name-fast_tank = Schnellpanzer
name-leafwing = Blattflügler
name-moon_mortar = Mondmörser
name-star_lancer = Sternlanze
name-el_silver_tongue = Silberzunge
name-el_swift_hulls = Flinke Rümpfe
name-el_glade_paths = Lichtungspfade
name-el_caravans = Karawanen
name-el_songs_of_renown = Ruhmeslieder
name-el_early_watch = Frühwache
name-el_open_ears = Offene Ohren
name-el_leaf_wings = Blattflügel
name-el_border_wardens = Grenzhüter
name-el_quick_orders = Schnelle Befehle
name-el_patient_blade = Geduldige Klinge
name-el_moon_battery = Mondbatterie
name-el_court_of_masks = Hof der Masken
name-el_first_strike = Erstschlag
name-el_second_sunrise = Zweiter Sonnenaufgang
name-el_star_forge = Sternenschmiede
name-el_crown_of_dawn = Krone der Morgenröte

## Orcs

name-war_buggy = Kriegsbuggy
name-ram_tank = Rammpanzer
name-boulder_gun = Felsenkanone
name-gore_chopper = Bluthubschrauber
name-mauler = Zermalmer
name-juggernaut = Moloch
name-or_war_drums = Kriegstrommeln
name-or_scrap_yards = Schrottplätze
name-or_thick_plates = Dicke Platten
name-or_loot = Beute
name-or_horde = Horde
name-or_stone_throwers = Steinwerfer
name-or_meat_blades = Fleischklingen
name-or_wagon_trains = Wagenzüge
name-or_free_bands = Freie Banden
name-or_big_shout = Großes Gebrüll
name-or_spiked_hulls = Stachelrümpfe
name-or_trophies = Trophäen
name-or_blood_oath = Blutschwur
name-or_endless_horde = Endlose Horde
name-or_long_night = Lange Nacht
name-or_iron_idol = Eiserner Götze

## Clockfolk

name-spring_cart = Federkarren
name-twin_mortar = Zwillingsmörser
name-tower_tank = Turmpanzer
name-kite_engine = Drachenmaschine
name-great_gun = Großkanone
name-cl_ledgers = Kontobücher
name-cl_springworks = Federwerke
name-cl_twin_barrels = Zwillingsrohre
name-cl_star_charts = Sternkarten
name-cl_timetable = Fahrplan
name-cl_pendulum = Pendel
name-cl_auditors = Buchprüfer
name-cl_rolling_towers = Rollende Türme
name-cl_treaty_seals = Vertragssiegel
name-cl_overdrive = Schnellgang
name-cl_wind_frames = Windrahmen
name-cl_strongbox = Geldschrank
name-cl_watchtowers = Wachtürme
name-cl_siege_plans = Belagerungspläne
name-cl_thirteenth_hour = Dreizehnte Stunde
name-cl_great_foundry = Große Gießerei

## Mirefolk

name-leech_skiff = Egelboot
name-bog_crawler = Sumpfkriecher
name-wasp = Wespe
name-spore_mortar = Sporenmörser
name-hive_barge = Schwarmbarke
name-mi_hidden_caches = Geheime Lager
name-mi_reed_watch = Schilfwache
name-mi_skiff_yards = Bootswerften
name-mi_marsh_lights = Irrlichter
name-mi_mud_tracks = Schlammspuren
name-mi_wasp_nests = Wespennester
name-mi_ferrymen = Fährleute
name-mi_whispers = Geflüster
name-mi_village_pacts = Dorfbündnisse
name-mi_spore_kilns = Sporenöfen
name-mi_high_water = Hochwasser
name-mi_deep_caches = Tiefe Lager
name-mi_every_reed = Jedes Schilfrohr
name-mi_offerings = Opfergaben
name-mi_swarming = Schwärmen
name-mi_night_tide = Nachtflut
name-mi_hive_docks = Schwarmdocks

## Races

name-lanterns = Laternengilde
name-drummers = Trommelhügel

## States

name-millbrook = Mühlbach
name-stonegate = Steintor
name-reedwater = Schilfwasser
name-sandrest = Sandruh

## Lantern Guild

name-lamp_wagon = Lampenwagen
name-la_kind_words = Freundliche Worte
name-la_market_day = Markttag
name-la_bright_wheels = Blanke Räder
name-la_open_purse = Offene Börse
name-la_night_watch = Nachtwache
name-la_old_maps = Alte Karten
name-la_long_evening = Langer Abend

## Drum Hills

name-drum_copter = Trommelkopter
name-dr_first_beat = Erster Schlag
name-dr_loud_charge = Lauter Sturmangriff
name-dr_hill_songs = Hügellieder
name-dr_light_drums = Leichte Trommeln
name-dr_free_hands = Freie Hände
name-dr_held_breath = Angehaltener Atem
name-dr_drum_roll = Trommelwirbel
name-dr_one_voice = Eine Stimme

## Effects of technologies

name-effect_order_bonus = +1 in der Auktion um die Reihenfolge
name-effect_attack_bonus = +1 in Partisanenauktionen als Angreifer
name-effect_defence_bonus = +1 in Partisanenauktionen, wenn du nicht angreifst
name-effect_diplomacy = bei Gleichstand gewinnt die höhere Diplomatiestufe, ohne Stichrunde
name-effect_partisan_gold = +1 Gold für den Kauf von Partisanen
name-effect_extra_subturn = ein Teilzug mehr
name-effect_extra_moves = +2 Züge in jedem Teilzug
name-effect_defer_subturn = ein Teilzug darf auf einen späteren eigenen Platz verschoben werden
name-effect_peek_neutral = sieh dir eine zufällige Hälfte (abgerundet) der neutralen Staatskarten an
name-effect_peek_prestige = sieh dir nach allen Käufen das Prestige eines Spielers an
name-effect_gain_prestige = gibt zwei Prestige
name-effect_trade = Rohstoffe dürfen zwischen eigenen Staaten verschoben werden
