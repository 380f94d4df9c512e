# Die Helden: der Name, dann die Fähigkeit als `text-...`. `-prototype` ist, was in der Prototyp-Ausgabe auf der
# Karte steht, wo es anders lautet. Ein Test vergleicht jeden Text mit dem Programm der Karte.

## Bergstämme

name-shaky_sharpshooter = Schlotternder Scharfschütze
text-shaky_sharpshooter = Rot +1 ODER Grün -1. Begrabe 1 offenen Helden der Imperialen Armee aus einem beliebigen Gefolge.

name-overworked_amazon = Ausgelaugte Amazone
name-overworked_amazon-prototype = Rechtschaffene Kampfmaid
text-overworked_amazon = Rot +1 ODER Grün -1. Wähle einen Spieler; er begräbt 1 seiner offenen Helden.

name-hangry_barbarian = Bärenhungriger Barbar
text-hangry_barbarian = Wirf alle Karten der Imperialen Armee und der Untoten aus der Taverne ab. Rot -1 für jede abgeworfene Karte.

name-joyless_chief = Humorloser Häuptling
text-joyless_chief = Rot +1. Sieh dir die 2 obersten Karten der Wildnis an und lege 1 davon verdeckt in dein Gefolge.

name-battle_pet_master = Kampftierchen-Kommandant
name-battle_pet_master-prototype = Vertrautenführer
text-battle_pet_master = Rot +1 UND Grün +1. Lege 1 Karte aus deiner Hand verdeckt in dein Gefolge.

name-curious_troll = Neugieriger Troll
text-curious_troll = Rot +1 ODER Grün +1. Du darfst dir bis zu 2 verdeckte Helden ansehen.

name-pigmented_war_pig = Kunterbunte Kampfsau
name-pigmented_war_pig-prototype = Schäumender Schweinemensch
text-pigmented_war_pig = Rot -1 UND Grün +1.

name-bored_goblin = Gelangweilter Goblin
text-bored_goblin = Falls du mindestens 1 offenen untoten Helden in deinem Gefolge hast: Rot -2.

name-curious_cat_lover = Kauzige Katzennärrin
text-curious_cat_lover = Rot +1. Ziehe eine zufällige Karte aus der Hand eines anderen Spielers und lege sie verdeckt in dein Gefolge.

name-watchful_witch = Wachsame Wetterhexe
name-watchful_witch-prototype = Warzige Hexe
text-watchful_witch = Rot -1 ODER Grün +1. Du darfst dir bis zu 2 verdeckte Helden ansehen.

name-depressed_druid = Deprimierter Druide
text-depressed_druid = Rot -3 UND Grün -1.

name-blind_eye_collector = Blinder Augensammler
name-blind_eye_collector-prototype = Höhlenhüter
text-blind_eye_collector = Rot +1 UND Grün +3.

name-hairy_hermit = Haariger Eremit
name-hairy_hermit-prototype = Verträumter Eremit
text-hairy_hermit = Rot -1; falls Rot vorn liegt, darfst du stattdessen Rot -2 wählen.

name-long_eared_loner = Langohriger Eigenbrötler
text-long_eared_loner = Grün +1. Wähle einen anderen Spieler und drehe 1 seiner Helden um, offen oder verdeckt.

name-saber_toothed_troll = Säbelzahntroll
name-saber_toothed_troll-prototype = Säbelzahniger Troll
text-saber_toothed_troll = Nimm einen offenen Helden eines anderen Spielers auf die Hand. Dieser Spieler entscheidet: Grün +2 ODER Grün -2.

name-potato_privateer = Kartoffelkorsar
name-potato_privateer-prototype = Bedrohlicher Stammeskrieger
text-potato_privateer = Wähle einen Spieler. Grün +1 für jeden offenen Helden der Imperialen Armee in seinem Gefolge, höchstens +3.

name-spirited_shaman = Geistreicher Schamane
text-spirited_shaman = Rot -1 UND Grün -1. Wähle einen anderen Spieler und drehe 1 seiner Helden um, offen oder verdeckt.

name-grumpy_guard = Grantiger Gardist
text-grumpy_guard = Falls du mindestens 1 offenen Helden des Wasservolks in deinem Gefolge hast: Grün +2.

## Imperiale Armee

name-short_sighted_soldier = Kurzsichtiger Krieger
text-short_sighted_soldier = Rot +1 UND Grün -1.

name-doubtful_priest = Zweifelnder Priester
text-doubtful_priest = Der nächste Spieler entscheidet: Rot +2 ODER Rot -2. Danach darfst du 1 weitere Karte spielen, die nicht zur Imperialen Armee gehört.

name-underestimated_squire = Unterschätzter Knappe
text-underestimated_squire = Rot -1 UND Grün -1. Du darfst 1 deiner verdeckten Helden gegen eine Karte aus deiner Hand tauschen.
text-underestimated_squire-prototype = Rot +1. Wähle einen anderen Spieler und drehe 1 seiner Helden um.

name-flailing_knight = Rudernder Ritter
text-flailing_knight = Rot -1 UND Grün -3.

name-underpaid_mercenary = Unterbezahlter Söldner
text-underpaid_mercenary = Rot +3 UND Grün +1.

name-heart_bending_bard = Betörender Barde
name-heart_bending_bard-prototype = Herzerweichender Barde
text-heart_bending_bard = Wirf alle Karten des Wasservolks und der Bergstämme aus der Taverne ab. Grün -1 für jede abgeworfene Karte.

name-modest_monsterslayer = Bescheidener Bestienbezwinger
text-modest_monsterslayer = Wähle eine Karte der Taverne und führe sie aus, als hättest du sie gespielt. Lege sie danach verdeckt in dein Gefolge.

name-ace_fighter = Arena-Ass
text-ace_fighter = Rot +1; falls Grün vorn liegt, darfst du stattdessen Rot +2 wählen.

name-battle_connoisseur = Gefechtsgourmet
text-battle_connoisseur = Grün +1. Nimm alle Karten der Taverne, lege 1 davon verdeckt in dein Gefolge und wirf die übrigen ab.

name-canned_champion = Konservierter Kämpfer
name-canned_champion-prototype = Konservierter Kavallerist
text-canned_champion = Rot -1 ODER Grün +1. Begrabe 1 offenen Helden der Bergstämme aus einem beliebigen Gefolge.

name-nagging_northman = Nörgelnder Nordmann
name-nagging_northman-prototype = Schnauzbärtiger Wikinger
text-nagging_northman = Du darfst 1 Karte der Bergstämme aus der Taverne abwerfen. Falls du das tust: Rot +2.

name-almost_evil_scholar = Fast fieser Forscher
text-almost_evil_scholar = Wähle einen Spieler. Rot +1 für jeden offenen Helden der Bergstämme in seinem Gefolge, höchstens +3.

name-well_aged_warrior = Gut gereifter Recke
text-well_aged_warrior = Rot +1 UND Grün +1. Lege 1 Karte aus deiner Hand verdeckt in dein Gefolge.

name-androgynous_assassin = Androgyner Assassine
text-androgynous_assassin = Rot -1 ODER Grün +1. Nenne eine Fraktion, dann drehe einen verdeckten Helden eines anderen Spielers um; falls er zu dieser Fraktion gehört, begrabe ihn.

name-groggy_preacher = Benebelter Beichtvater
text-groggy_preacher = Rot +1 ODER Grün +1. Tausche eine Karte der Taverne gegen 1 deiner offenen Helden.

name-queer_quartermaster = Queerer Quartiermeister
text-queer_quartermaster = Rot +1. Du darfst 1 deiner offenen Helden, der nicht zur Imperialen Armee gehört, gegen eine Karte aus deiner Hand tauschen.

name-angry_priestess = Pampige Priesterin
text-angry_priestess = Du darfst 1 Karte der Untoten aus der Taverne abwerfen. Falls du das tust: Grün -2.

name-resilient_rearguard = Robuste Rückendeckung
text-resilient_rearguard = Rot +1 ODER Grün -1. Ziehe eine zufällige Karte aus der Hand eines anderen Spielers.

## Untote

name-arrowgant_skeleton = Spitzfindiges Skelett
name-arrowgant_skeleton-prototype = Knochige Zielscheibe
text-arrowgant_skeleton = Rot +2 und/oder Grün +2.

name-unconfident_executioner = Verunsicherter Vollstrecker
text-unconfident_executioner = Rot -1 UND Grün -1. Begrabe einen beliebigen offenen Helden.

name-ghastly_granny = Gruslige Großmama
text-ghastly_granny = Wähle einen anderen deiner offenen Helden und führe ihn aus, als hättest du ihn gespielt.

name-rotting_orangutan = Angefaulter Orang-Utan
name-rotting_orangutan-prototype = Äffischer Ehrengardist
text-rotting_orangutan = Rot +2 ODER Grün +2.

name-half_headed_wizard = Halbköpfiger Hexer
text-half_headed_wizard = Rot +1 UND Grün +1. Tausche eine Karte der Taverne gegen einen offenen Helden eines anderen Spielers.

name-nightmarish_northman = Nachtmahrischer Nordmann
text-nightmarish_northman = Rot +2 und/oder Grün +2. Begrabe 1 deiner offenen Helden und 1 offenen Helden eines anderen Spielers.

name-half_eaten_bull = Halb verspeister Hornochse
text-half_eaten_bull = Rot +2 UND Grün +1. Begrabe 1 offenen Helden des Wasservolks aus einem beliebigen Gefolge.

name-gorgeous_gorgon = Grandiose Gorgone
text-gorgeous_gorgon = Rot +1 ODER Grün +1. Wähle einen Spieler und begrabe 1 seiner offenen Helden, zufällig bestimmt.

name-crow_carrier = Krähenkurier
name-crow_carrier-prototype = Rabenflüsterer
text-crow_carrier = Rot -1 UND Grün -1. Ziehe die 2 obersten Karten des Friedhofs, lege 1 davon verdeckt in dein Gefolge und wirf die andere ab.

name-insidious_impaler = Perfider Pfähler
text-insidious_impaler = Wähle eine Karte der Taverne und führe sie aus, als hättest du sie gespielt. Begrabe sie danach.

name-lethargic_leech = Energieloser Egel
name-lethargic_leech-prototype = Gut unterwiesene Mumie
text-lethargic_leech = Rot -1 ODER Grün -1. Lege 1 Karte aus deiner Hand verdeckt in dein Gefolge.

name-will_bending_witch = Willensbeugende Hexe
text-will_bending_witch = Rot +1 ODER Grün +1. Jeder andere Spieler wirft 1 Handkarte seiner Wahl ab.

name-resurrected_ram = Wiederbelebter Widder
text-resurrected_ram = Rot +1 ODER Grün +1. Wirf alle Karten der Taverne ab, dann fülle sie mit den obersten Karten des Friedhofs auf.

name-mummy_mystic = Mumifizierter Mystiker
text-mummy_mystic = Rot +1 UND Grün +2. Du darfst die oberste Karte des Friedhofs gegen 1 deiner offenen Helden tauschen.

name-naughty_necromancer = Nichtsnutziger Nekromant
name-naughty_necromancer-prototype = Notorischer Nekromant
text-naughty_necromancer = Rot UND Grün je +1 für jede Karte auf dem Friedhof, höchstens je +3.

name-sun_shy_skeleton = Sonnenscheues Skelett
text-sun_shy_skeleton = Führe die oberste Karte des Friedhofs aus, als hättest du sie gespielt.

name-wrapped_warrior = Eingewickelter Krieger
text-wrapped_warrior = Rot +1 ODER Grün +1. Nimm eine beliebige Karte vom Friedhof auf die Hand.

name-slaughtered_slime = Zerschlitzter Schleim
name-slaughtered_slime-prototype = Schleppendes Schleimmonster
text-slaughtered_slime = Rot -1 ODER Grün -1. Begrabe einen beliebigen verdeckten Helden.

## Wasservolk

name-pessimistic_whaleman = Wehleidiger Walmann
text-pessimistic_whaleman = Rot +1 ODER Grün +1. Ziehe 2 Karten aus dem Hafen, lege 1 davon verdeckt in dein Gefolge und wirf die andere ab.

name-tentacle_oracle = Tentakelorakel
name-tentacle_oracle-prototype = Tentakliges Orakel
text-tentacle_oracle = Decke die oberste Karte der Wildnis auf. Falls sie nicht zu den Untoten gehört: Rot -3 UND Grün -3.

name-drowned_deserter = Durchweichter Deserteur
text-drowned_deserter = Falls ein Marker vorn liegt: führender Marker -1 ODER hinterer Marker +2.

name-deep_sea_squire = Tiefseeknappe
text-deep_sea_squire = Rot +1 ODER Grün +1. Ziehe 2 Karten aus dem Hafen, lege 1 davon verdeckt in dein Gefolge und behalte die andere auf der Hand.

name-vegetarian_sharkguard = Vegetarische Haiwache
text-vegetarian_sharkguard = Rot +2 und/oder Grün +2. Wirf 1 offenen Helden eines anderen Spielers ab.

name-double_shielded_turtle = Doppelschild-Schildkröte
name-double_shielded_turtle-prototype = Doppelt beschildete Schildkröte
text-double_shielded_turtle = Nenne eine Fraktion und wirf alle ihre Karten aus der Taverne ab. Rot und/oder Grün -1 für jede abgeworfene Karte.

name-leery_lizard = Argwöhnische Eidechse
text-leery_lizard = Rot -1 ODER Grün -2.

name-furious_frog = Furioser Frosch
text-furious_frog = Rot -2 und/oder Grün -2.

name-apathetic_waterpriest = Apathischer Wasserpriester
text-apathetic_waterpriest = Rot -2 ODER Grün -1.

name-hopeful_salamander = Hoffnungsfroher Salamander
text-hopeful_salamander = Rot +1 UND Grün +1. Nimm eine Karte der Taverne und lege sie offen in dein Gefolge.

name-keen_koi = Kecker Koi
name-keen_koi-prototype = Furchterregender Fischmann
text-keen_koi = Falls ein Marker vorn liegt: führender Marker -1 UND hinterer Marker +1.

name-triple_sword_lizard = Dreischwert-Echse
text-triple_sword_lizard = Falls ein Marker vorn liegt: führender Marker -1 ODER -3.

name-saltwater_sage = Salzwasserweiser
text-saltwater_sage = Drehe 1 deiner verdeckten Helden um und führe ihn aus, als hättest du ihn gespielt.

name-miniature_merman = Miniatur-Meermann
name-miniature_merman-prototype = Nebensächliche Fischwache
text-miniature_merman = Rot -1 ODER Grün +1. Ziehe 2 Karten, beide aus der Wildnis oder beide vom Friedhof.

name-krill_keeper = Krillhüter
name-krill_keeper-prototype = Krillwache in der Klemme
text-krill_keeper = Wähle einen Spieler. Rot UND Grün je -1 für jeden offenen untoten Helden in seinem Gefolge, höchstens je -3.

name-aimless_eel = Ahnungsloser Aal
text-aimless_eel = Rot +1 ODER Grün +1. Begrabe 1 offenen untoten Helden aus einem beliebigen Gefolge.

name-bludgeoning_blowfish = Knüppelnder Kugelfisch
text-bludgeoning_blowfish = Rot +1 ODER Grün -1. Drehe entweder einen verdeckten Helden eines anderen Spielers um oder sieh dir einen beliebigen verdeckten Helden an.

name-friendly_frogmage = Freundlicher Froschmagier
name-friendly_frogmage-prototype = Voodoo-Hexe
text-friendly_frogmage = Rot +1 UND Grün +1. Lege 1 Karte aus deiner Hand verdeckt in dein Gefolge.

## Bergstämme

name-firm_fishmonger = Forsche Fischhändlerin
text-firm_fishmonger = Rot -1 und/oder Grün +1. Sieh dir die 3 obersten Karten der Wildnis an und tausche 1 davon gegen 1 deiner verdeckten Helden.

## Imperiale Armee

name-sanguine_scholar = Sanguinischer Studiosus
text-sanguine_scholar = Wähle einen offenen Helden des nächsten Spielers und führe ihn aus, als hättest du ihn gespielt.

## Untote

name-half_sliced_ghoul = Halbierter Ghul
text-half_sliced_ghoul = Drehe einen verdeckten Helden eines anderen Spielers um. Falls er zur Imperialen Armee oder zu den Bergstämmen gehört: Rot +2 und/oder Grün +2.

## Wasservolk

name-careful_chameleon = Achtsames Chamäleon
text-careful_chameleon = Rot +1 ODER Grün +1. Tausche eine Karte aus deiner Hand gegen einen Helden eines anderen Spielers, offen oder verdeckt.

## Der Kaiser

name-buried_emperor = Begrabener Kaiser
name-buried_emperor-prototype = Verschiedener Kaiser
text-buried_emperor = Keine Fähigkeit. Dieser eine Held gehört zu allen vier Fraktionen.

## Bergstämme

name-gambling_overseer = Zockender Aufseher
text-gambling_overseer = Rot -1 UND Grün -1. Begrabe 1 deiner verdeckten Helden. Lege danach 2 Karten aus deiner Hand verdeckt in dein Gefolge.

name-polar_protector = Polarprotektor
text-polar_protector = Zähle deine verdeckten Helden, höchstens 3. Bewege um so viele Felder Rot nach links ODER Grün nach rechts.

## Imperiale Armee

name-goblin_cryptographer = Goblin-Kryptograf
text-goblin_cryptographer = Rot -1 und/oder Grün -1. Du darfst 1 offenen Helden in das Gefolge eines anderen Spielers legen.

name-well_shaved_wizard = Glattrasierter Zauberer
text-well_shaved_wizard = Zähle die Fraktionen außer der Imperialen Armee unter deinen offenen Helden. Bewege um so viele Felder Rot nach rechts ODER Grün nach links.

## Untote

name-careless_cartographer = Kopfloser Kartograf
text-careless_cartographer = Rot +1 und/oder Grün +1. Tausche einen verdeckten Helden eines anderen Spielers gegen 1 deiner verdeckten Helden.

name-kind_king_slayer = Gütiger Königsmörder
text-kind_king_slayer = Falls ein Marker vorn liegt: führender Marker -2. Begrabe einen beliebigen Helden, offen oder verdeckt.

## Wasservolk

name-underwater_artist = Unterwasserkünstler
text-underwater_artist = Rot +1 UND Grün +1. Nenne eine Fraktion und einen anderen Spieler; falls möglich, deckt dieser Spieler eine Handkarte dieser Fraktion auf, und du nimmst sie.

name-seaweed_chopper = Algenhacker
text-seaweed_chopper = Rot -1 ODER Grün -1. Ziehe 2 Karten aus der Wildnis, lege 1 davon verdeckt in dein Gefolge und behalte die andere auf der Hand.
