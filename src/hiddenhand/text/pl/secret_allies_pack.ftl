# Państwa, rasy, jednostki i technologie.

## Surowce

name-gold = złoto
name-uranium = uran
name-titanium = tytan

## Jednostki podstawowe

name-rv = R.V.
name-tank = Tank
name-mortar = Moździerz
name-drone = Dron

## Rasy

name-elves = Elfy
name-orcs = Orkowie
name-clockfolk = Lud Zegarów
name-mirefolk = Lud Bagien

## Państwa

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

## Teren

name-plain = równina
name-forest = las
name-jungle = dżungla
name-desert = pustynia
name-water = woda
name-mountain = góry

## Elfy

name-glade_runner = Leśny goniec
name-fast_tank = Szybki czołg
name-leafwing = Liścioskrzydły
name-moon_mortar = Księżycowy moździerz
name-star_lancer = Gwiezdny lansjer
name-el_silver_tongue = Srebrny język
name-el_swift_hulls = Chyże kadłuby
name-el_glade_paths = Leśne ścieżki
name-el_caravans = Karawany
name-el_songs_of_renown = Pieśni sławy
name-el_early_watch = Poranna straż
name-el_open_ears = Czujne uszy
name-el_leaf_wings = Skrzydła z liści
name-el_border_wardens = Strażnicy granic
name-el_quick_orders = Szybkie rozkazy
name-el_patient_blade = Cierpliwe ostrze
name-el_moon_battery = Księżycowa bateria
name-el_court_of_masks = Dwór masek
name-el_first_strike = Pierwszy cios
name-el_second_sunrise = Drugi świt
name-el_star_forge = Gwiezdna kuźnia
name-el_crown_of_dawn = Korona świtu

## Orkowie

name-war_buggy = Wojenny łazik
name-ram_tank = Taran
name-boulder_gun = Głazomiot
name-gore_chopper = Siekacz
name-mauler = Miażdżyciel
name-juggernaut = Kolos
name-or_war_drums = Bębny wojny
name-or_scrap_yards = Złomowiska
name-or_thick_plates = Grube płyty
name-or_loot = Łupy
name-or_horde = Horda
name-or_stone_throwers = Miotacze głazów
name-or_meat_blades = Rzeźnickie śmigła
name-or_wagon_trains = Tabory
name-or_free_bands = Wolne bandy
name-or_big_shout = Wielki ryk
name-or_spiked_hulls = Kolczaste kadłuby
name-or_trophies = Trofea
name-or_blood_oath = Krwawa przysięga
name-or_endless_horde = Nieskończona horda
name-or_long_night = Długa noc
name-or_iron_idol = Żelazny bożek

## Lud Zegarów

name-spring_cart = Sprężynowóz
name-twin_mortar = Podwójny moździerz
name-tower_tank = Czołg wieżowy
name-kite_engine = Latawiec
name-great_gun = Wielkie działo
name-cl_ledgers = Księgi rachunkowe
name-cl_springworks = Wytwórnia sprężyn
name-cl_twin_barrels = Bliźniacze lufy
name-cl_star_charts = Mapy gwiazd
name-cl_timetable = Rozkład jazdy
name-cl_pendulum = Wahadło
name-cl_auditors = Rewidenci
name-cl_rolling_towers = Ruchome wieże
name-cl_treaty_seals = Pieczęcie traktatów
name-cl_overdrive = Nadbieg
name-cl_wind_frames = Wiatrowe ramy
name-cl_strongbox = Skarbczyk
name-cl_watchtowers = Strażnice
name-cl_siege_plans = Plany oblężnicze
name-cl_thirteenth_hour = Trzynasta godzina
name-cl_great_foundry = Wielka odlewnia

## Lud Bagien

name-leech_skiff = Łódź-pijawka
name-bog_crawler = Bagienny pełzacz
name-wasp = Osa
name-spore_mortar = Zarodnikowy moździerz
name-hive_barge = Barka-ul
name-mi_hidden_caches = Ukryte składy
name-mi_reed_watch = Straż w trzcinach
name-mi_skiff_yards = Szkutnie
name-mi_marsh_lights = Błędne ogniki
name-mi_mud_tracks = Błotne gąsienice
name-mi_wasp_nests = Gniazda os
name-mi_ferrymen = Przewoźnicy
name-mi_whispers = Szepty
name-mi_village_pacts = Pakty wiosek
name-mi_spore_kilns = Piece zarodników
name-mi_high_water = Wysoka woda
name-mi_deep_caches = Głębokie składy
name-mi_every_reed = Każda trzcina
name-mi_offerings = Ofiary
name-mi_swarming = Rójka
name-mi_night_tide = Nocny przypływ
name-mi_hive_docks = Doki-ule

## Rasy

name-lanterns = Cech Latarni
name-drummers = Wzgórza Bębnów

## Państwa

name-millbrook = Młynica
name-stonegate = Kamienna Brama
name-reedwater = Trzcinowo
name-sandrest = Piaskowiec

## Cech Latarni

name-lamp_wagon = Wóz z lampą
name-la_kind_words = Dobre słowa
name-la_market_day = Dzień targowy
name-la_bright_wheels = Jasne koła
name-la_open_purse = Otwarta sakiewka
name-la_night_watch = Nocna straż
name-la_old_maps = Stare mapy
name-la_long_evening = Długi wieczór

## Wzgórza Bębnów

name-drum_copter = Bębnokopter
name-dr_first_beat = Pierwszy takt
name-dr_loud_charge = Głośna szarża
name-dr_hill_songs = Pieśni wzgórz
name-dr_light_drums = Lekkie bębny
name-dr_free_hands = Wolne ręce
name-dr_held_breath = Wstrzymany oddech
name-dr_drum_roll = Werbel
name-dr_one_voice = Jeden głos

## Działanie technologii

name-effect_order_bonus = +1 do licytacji o kolejność
name-effect_attack_bonus = +1 do licytacji o partyzantów, gdy jesteś agresorem
name-effect_defence_bonus = +1 do licytacji o partyzantów, gdy nie jesteś agresorem
name-effect_diplomacy = remis rozstrzyga wyższy poziom dyplomacji, bez dogrywki
name-effect_partisan_gold = +1 żeton złota na zakup partyzantów
name-effect_extra_subturn = kolejna subtura
name-effect_extra_moves = +2 ruchy w każdej subturze
name-effect_defer_subturn = możesz odłożyć subturę na swoją późniejszą kolejkę
name-effect_peek_neutral = podejrzyj losową połowę (zaokrągloną w dół) neutralnych kart państw
name-effect_peek_prestige = po wszystkich zakupach podejrzyj prestiż jednego z graczy
name-effect_gain_prestige = dwa punkty prestiżu
name-effect_trade = transport surowców między twoimi państwami
