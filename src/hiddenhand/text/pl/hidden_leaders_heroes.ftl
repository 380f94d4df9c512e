# Bohaterowie: nazwa, potem zdolność jako `text-...`. Nazwy wydrukowane w polskiej instrukcji zachowano;
# pozostałe są nasze. `-prototype` to nazwa lub tekst karty w wydaniu prototypowym, jeśli jest inny.

## Górskie Plemiona

name-shaky_sharpshooter = Strachliwy Strzelec
text-shaky_sharpshooter = Czerwony +1 LUB zielony -1. Pogrzeb 1 odkrytego Bohatera Armii Imperialnej z dowolnej drużyny.

name-overworked_amazon = Zarobiona Amazonka
name-overworked_amazon-prototype = Pobożna Panna Boju
text-overworked_amazon = Czerwony +1 LUB zielony -1. Wybierz gracza; ten gracz musi pogrzebać 1 ze swoich odkrytych Bohaterów.

name-hangry_barbarian = Burczący Barbarzyńca
text-hangry_barbarian = Odrzuć z Karczmy wszystkie karty Armii Imperialnej i Nieumarłych. Czerwony -1 za każdą odrzuconą kartę.

name-joyless_chief = Niewesoły Naczelnik
text-joyless_chief = Czerwony +1. Podejrzyj 2 wierzchnie karty Dziczy i umieść 1 z nich zakrytą w swojej drużynie.

name-battle_pet_master = Treser Bojowych Bestyjek
name-battle_pet_master-prototype = Opiekun Chowańców
text-battle_pet_master = Czerwony +1 ORAZ zielony +1. Umieść 1 kartę z ręki zakrytą w swojej drużynie.

name-curious_troll = Ciekawski Troll
text-curious_troll = Czerwony +1 LUB zielony +1. Możesz podejrzeć do 2 Ukrytych Bohaterów.

name-pigmented_war_pig = Wypigmentowany Wieprz Wojenny
name-pigmented_war_pig-prototype = Wściekły Wieprzoczłek
text-pigmented_war_pig = Czerwony -1 ORAZ zielony +1.

name-bored_goblin = Gnuśny Goblin
text-bored_goblin = JEŻELI masz w swojej drużynie co najmniej 1 odkrytego Nieumarłego Bohatera: czerwony -2.

name-curious_cat_lover = Ciekawska Kociara
text-curious_cat_lover = Czerwony +1. Dobierz losową kartę z ręki innego gracza i umieść ją zakrytą w swojej drużynie.

name-watchful_witch = Wnikliwa Wiedźma
name-watchful_witch-prototype = Brodawkowata Wiedźma
text-watchful_witch = Czerwony -1 LUB zielony +1. Możesz podejrzeć do 2 Ukrytych Bohaterów.

name-depressed_druid = Druid w Depresji
text-depressed_druid = Czerwony -3 ORAZ zielony -1.

name-blind_eye_collector = Ślepy Zbieracz Ślepi
name-blind_eye_collector-prototype = Klucznik Jaskini
text-blind_eye_collector = Czerwony +1 ORAZ zielony +3.

name-hairy_hermit = Puszysty Pustelnik
name-hairy_hermit-prototype = Rozmarzony Pustelnik
text-hairy_hermit = Czerwony -1; JEŻELI czerwony znacznik jest na czele, możesz zamiast tego przesunąć go o -2.

name-long_eared_loner = Słoniouchy Samotnik
text-long_eared_loner = Zielony +1. Wybierz innego gracza i odwróć 1 z jego Bohaterów, odkrytego lub ukrytego.

name-saber_toothed_troll = Szablozębny Troll
name-saber_toothed_troll-prototype = Troll Szablozębny
text-saber_toothed_troll = Weź na rękę odkrytego Bohatera innego gracza. Ten gracz decyduje: zielony +2 LUB zielony -2.

name-potato_privateer = Pyrowy Pirat
name-potato_privateer-prototype = Groźny Góral
text-potato_privateer = Wybierz gracza. Zielony +1 za każdego odkrytego Bohatera Armii Imperialnej w jego drużynie, najwyżej +3.

name-spirited_shaman = Szalony Szaman
text-spirited_shaman = Czerwony -1 ORAZ zielony -1. Wybierz innego gracza i odwróć 1 z jego Bohaterów, odkrytego lub ukrytego.

name-grumpy_guard = Gderliwy Gwardzista
text-grumpy_guard = JEŻELI masz w swojej drużynie co najmniej 1 odkrytego Bohatera Wodnych Ludów: zielony +2.

## Armia Imperialna

name-short_sighted_soldier = Krótkowzroczny Kapral
text-short_sighted_soldier = Czerwony +1 ORAZ zielony -1.

name-doubtful_priest = Wątpiący Wikary
text-doubtful_priest = Kolejny gracz w turze decyduje: czerwony +2 LUB czerwony -2. Następnie możesz zagrać jeszcze 1 kartę, która nie należy do Armii Imperialnej.

name-underestimated_squire = Niedoceniany Giermek
text-underestimated_squire = Czerwony -1 ORAZ zielony -1. Możesz zamienić 1 ze swoich Ukrytych Bohaterów z kartą z ręki.
text-underestimated_squire-prototype = Czerwony +1. Wybierz innego gracza i odwróć 1 z jego Bohaterów.

name-flailing_knight = Rozmachany Rycerz
text-flailing_knight = Czerwony -1 ORAZ zielony -3.

name-underpaid_mercenary = Niedopłacany Najemnik
text-underpaid_mercenary = Czerwony +3 ORAZ zielony +1.

name-heart_bending_bard = Bałamutny Bard
name-heart_bending_bard-prototype = Bard Bałamut
text-heart_bending_bard = Odrzuć z Karczmy wszystkie karty Wodnych Ludów i Górskich Plemion. Zielony -1 za każdą odrzuconą kartę.

name-modest_monsterslayer = Potulny Pogromca Potworów
text-modest_monsterslayer = Wybierz kartę z Karczmy i rozpatrz ją jak zagraną przez siebie. Potem umieść ją zakrytą w swojej drużynie.

name-ace_fighter = As Areny
text-ace_fighter = Czerwony +1; JEŻELI zielony znacznik jest na czele, możesz zamiast tego przesunąć czerwony o +2.

name-battle_connoisseur = Koneser Konfliktu
text-battle_connoisseur = Zielony +1. Weź wszystkie karty z Karczmy, umieść 1 z nich zakrytą w swojej drużynie, a pozostałe odrzuć.

name-canned_champion = Puszkowany Paladyn
name-canned_champion-prototype = Konserwowy Kawalerzysta
text-canned_champion = Czerwony -1 LUB zielony +1. Pogrzeb 1 odkrytego Bohatera Górskich Plemion z dowolnej drużyny.

name-nagging_northman = Narzekający Normanin
name-nagging_northman-prototype = Wąsaty Wiking
text-nagging_northman = Możesz odrzucić z Karczmy 1 kartę Górskich Plemion. JEŻELI to zrobisz: czerwony +2.

name-almost_evil_scholar = Prawie Podły Profesor
text-almost_evil_scholar = Wybierz gracza. Czerwony +1 za każdego odkrytego Bohatera Górskich Plemion w jego drużynie, najwyżej +3.

name-well_aged_warrior = Wyleżakowany Wojownik
text-well_aged_warrior = Czerwony +1 ORAZ zielony +1. Umieść 1 kartę z ręki zakrytą w swojej drużynie.

name-androgynous_assassin = Androgyniczny Asasyn
text-androgynous_assassin = Czerwony -1 LUB zielony +1. Wskaż frakcję, a potem odwróć Ukrytego Bohatera innego gracza; pogrzeb go, JEŻELI należy do tej frakcji.

name-groggy_preacher = Kołowaty Kaznodzieja
text-groggy_preacher = Czerwony +1 LUB zielony +1. Zamień kartę z Karczmy z 1 ze swoich odkrytych Bohaterów.

name-queer_quartermaster = Kolorowy Kwatermistrz
text-queer_quartermaster = Czerwony +1. Możesz zamienić 1 ze swoich odkrytych Bohaterów, który nie należy do Armii Imperialnej, z kartą z ręki.

name-angry_priestess = Krewka Kapłanka
text-angry_priestess = Możesz odrzucić z Karczmy 1 kartę Nieumarłych. JEŻELI to zrobisz: zielony -2.

name-resilient_rearguard = Twarda Tylna Straż
text-resilient_rearguard = Czerwony +1 LUB zielony -1. Dobierz na rękę losową kartę z ręki innego gracza.

## Nieumarli

name-arrowgant_skeleton = Strzałogancki Szkielet
name-arrowgant_skeleton-prototype = Koścista Tarcza Ćwiczebna
text-arrowgant_skeleton = Czerwony +2 i/lub zielony +2.

name-unconfident_executioner = Kat z Kompleksami
text-unconfident_executioner = Czerwony -1 ORAZ zielony -1. Pogrzeb 1 dowolnego odkrytego Bohatera.

name-ghastly_granny = Bladolica Babunia
text-ghastly_granny = Wybierz innego ze swoich odkrytych Bohaterów i rozpatrz jego kartę jak zagraną przez siebie.

name-rotting_orangutan = Obumarły Orangutan
name-rotting_orangutan-prototype = Małpia Gwardia Honorowa
text-rotting_orangutan = Czerwony +2 LUB zielony +2.

name-half_headed_wizard = Czarodziej Półgłówek
text-half_headed_wizard = Czerwony +1 ORAZ zielony +1. Zamień kartę z Karczmy z odkrytym Bohaterem innego gracza.

name-nightmarish_northman = Normanin z Nocnych Mar
text-nightmarish_northman = Czerwony +2 i/lub zielony +2. Pogrzeb 1 ze swoich odkrytych Bohaterów i 1 odkrytego Bohatera innego gracza.

name-half_eaten_bull = Byk bez Boku
text-half_eaten_bull = Czerwony +2 ORAZ zielony +1. Pogrzeb 1 odkrytego Bohatera Wodnych Ludów z dowolnej drużyny.

name-gorgeous_gorgon = Gustowna Gorgona
text-gorgeous_gorgon = Czerwony +1 LUB zielony +1. Wybierz gracza; pogrzeb losowo 1 z jego odkrytych Bohaterów.

name-crow_carrier = Kruczy Kurier
name-crow_carrier-prototype = Zaklinacz Kruków
text-crow_carrier = Czerwony -1 ORAZ zielony -1. Dobierz 2 wierzchnie karty z Cmentarzyska, umieść 1 zakrytą w swojej drużynie, a drugą odrzuć.

name-insidious_impaler = Perfidny Palownik
text-insidious_impaler = Wybierz kartę z Karczmy i rozpatrz ją jak zagraną przez siebie. Potem ją pogrzeb.

name-lethargic_leech = Przysypiająca Pijawka
name-lethargic_leech-prototype = Dobrze Pouczona Mumia
text-lethargic_leech = Czerwony -1 LUB zielony -1. Umieść 1 kartę z ręki zakrytą w swojej drużynie.

name-will_bending_witch = Wiedźma Wiążąca Wolę
text-will_bending_witch = Czerwony +1 LUB zielony +1. Każdy inny gracz odrzuca z ręki 1 wybraną przez siebie kartę.

name-resurrected_ram = Tryk z Tamtego Świata
text-resurrected_ram = Czerwony +1 LUB zielony +1. Odrzuć wszystkie karty z Karczmy, a potem uzupełnij ją wierzchnimi kartami z Cmentarzyska.

name-mummy_mystic = Mistyczna Mumia
text-mummy_mystic = Czerwony +1 ORAZ zielony +2. Możesz zamienić wierzchnią kartę Cmentarzyska z 1 ze swoich odkrytych Bohaterów.

name-naughty_necromancer = Niegrzeczny Nekromanta
name-naughty_necromancer-prototype = Notoryczny Nekromanta
text-naughty_necromancer = Czerwony +1 ORAZ zielony +1 za każdą kartę na Cmentarzysku, najwyżej po +3.

name-sun_shy_skeleton = Stroniący od Słońca Szkielet
text-sun_shy_skeleton = Rozpatrz wierzchnią kartę Cmentarzyska jak zagraną przez siebie.

name-wrapped_warrior = Bandażowany Bojownik
text-wrapped_warrior = Czerwony +1 LUB zielony +1. Weź na rękę 1 dowolną kartę z Cmentarzyska.

name-slaughtered_slime = Zaszlachtowany Szlam
name-slaughtered_slime-prototype = Ślamazarny Śluzostwór
text-slaughtered_slime = Czerwony -1 LUB zielony -1. Pogrzeb 1 dowolnego Ukrytego Bohatera.

## Wodne Ludy

name-pessimistic_whaleman = Pesymistyczny Potwal
text-pessimistic_whaleman = Czerwony +1 LUB zielony +1. Dobierz 2 karty z Portu, umieść 1 zakrytą w swojej drużynie, a drugą odrzuć.

name-tentacle_oracle = Mackowa Wyrocznia
name-tentacle_oracle-prototype = Mackowata Wyrocznia
text-tentacle_oracle = Odkryj wierzchnią kartę Dziczy. JEŻELI nie należy do Nieumarłych: czerwony -3 ORAZ zielony -3.

name-drowned_deserter = Denny Dezerter
text-drowned_deserter = JEŻELI któryś znacznik jest na czele: znacznik na czele -1 LUB znacznik z tyłu +2.

name-deep_sea_squire = Głębinowy Giermek
text-deep_sea_squire = Czerwony +1 LUB zielony +1. Dobierz 2 karty z Portu, umieść 1 zakrytą w swojej drużynie, a drugą zatrzymaj na ręce.

name-vegetarian_sharkguard = Roślinożerny Rekinogwardzista
text-vegetarian_sharkguard = Czerwony +2 i/lub zielony +2. Odrzuć 1 odkrytego Bohatera innego gracza.

name-double_shielded_turtle = Dwutarczowy Żółw
name-double_shielded_turtle-prototype = Żółw z Dwiema Tarczami
text-double_shielded_turtle = Wskaż frakcję i odrzuć z Karczmy wszystkie jej karty. Czerwony i/lub zielony -1 za każdą odrzuconą kartę.

name-leery_lizard = Nieufna Jaszczurka
text-leery_lizard = Czerwony -1 LUB zielony -2.

name-furious_frog = Żądna Zemsty Żaba
text-furious_frog = Czerwony -2 i/lub zielony -2.

name-apathetic_waterpriest = Apatyczny Akwakapłan
text-apathetic_waterpriest = Czerwony -2 LUB zielony -1.

name-hopeful_salamander = Salamandra w Skowronkach
text-hopeful_salamander = Czerwony +1 ORAZ zielony +1. Weź kartę z Karczmy i umieść ją odkrytą w swojej drużynie.

name-keen_koi = Kumaty Karp
name-keen_koi-prototype = Rozjuszony Ryboczłek
text-keen_koi = JEŻELI któryś znacznik jest na czele: znacznik na czele -1 ORAZ znacznik z tyłu +1.

name-triple_sword_lizard = Trójmieczna Traszka
text-triple_sword_lizard = JEŻELI któryś znacznik jest na czele: znacznik na czele -1 LUB -3.

name-saltwater_sage = Morski Mędrzec
text-saltwater_sage = Odwróć 1 ze swoich Ukrytych Bohaterów i rozpatrz jego kartę jak zagraną przez siebie.

name-miniature_merman = Tyci Tryton
name-miniature_merman-prototype = Pomniejszy Rybostrażnik
text-miniature_merman = Czerwony -1 LUB zielony +1. Dobierz 2 karty, obie z Dziczy LUB obie z Cmentarzyska.

name-krill_keeper = Klucznik Kryla
name-krill_keeper-prototype = Zaciśnięty Strażnik Kryla
text-krill_keeper = Wybierz gracza. Czerwony -1 ORAZ zielony -1 za każdego odkrytego Nieumarłego Bohatera w jego drużynie, najwyżej po -3.

name-aimless_eel = Wałęsający się Węgorz
text-aimless_eel = Czerwony +1 LUB zielony +1. Pogrzeb 1 odkrytego Nieumarłego Bohatera z dowolnej drużyny.

name-bludgeoning_blowfish = Rozbijająca Rozdymka
text-bludgeoning_blowfish = Czerwony +1 LUB zielony -1. Odwróć Ukrytego Bohatera innego gracza LUB podejrzyj 1 dowolnego Ukrytego Bohatera.

name-friendly_frogmage = Życzliwy Żabomag
name-friendly_frogmage-prototype = Wiedźma Wudu
text-friendly_frogmage = Czerwony +1 ORAZ zielony +1. Umieść 1 kartę z ręki zakrytą w swojej drużynie.

## Górskie Plemiona

name-firm_fishmonger = Rezolutna Rybaczka
text-firm_fishmonger = Czerwony -1 i/lub zielony +1. Podejrzyj 3 wierzchnie karty Dziczy i zamień 1 z nich z 1 ze swoich Ukrytych Bohaterów.

## Armia Imperialna

name-sanguine_scholar = Sangwiniczny Scholastyk
text-sanguine_scholar = Wybierz odkrytego Bohatera kolejnego gracza w turze i rozpatrz jego kartę jak zagraną przez siebie.

## Nieumarli

name-half_sliced_ghoul = Ghul w Plasterkach
text-half_sliced_ghoul = Odwróć Ukrytego Bohatera innego gracza. JEŻELI należy do Armii Imperialnej lub Górskich Plemion: czerwony +2 i/lub zielony +2.

## Wodne Ludy

name-careful_chameleon = Kunktatorski Kameleon
text-careful_chameleon = Czerwony +1 LUB zielony +1. Zamień kartę z ręki z Bohaterem innego gracza, odkrytym lub ukrytym.

## Cesarz

name-buried_emperor = Pogrzebany Cesarz
name-buried_emperor-prototype = Zmarły Cesarz
text-buried_emperor = Brak zdolności. Ten jeden Bohater należy do wszystkich 4 frakcji.

## Górskie Plemiona

name-gambling_overseer = Karciany Karbowy
text-gambling_overseer = Czerwony -1 ORAZ zielony -1. Pogrzeb 1 ze swoich Ukrytych Bohaterów. Potem umieść 2 karty z ręki zakryte w swojej drużynie.

name-polar_protector = Polarny Protektor
text-polar_protector = Policz swoich Ukrytych Bohaterów, najwyżej 3. Przesuń o tyle pól czerwony w lewo LUB zielony w prawo.

## Armia Imperialna

name-goblin_cryptographer = Goblin Kryptograf
text-goblin_cryptographer = Czerwony -1 i/lub zielony -1. Możesz przenieść 1 odkrytego Bohatera do drużyny gracza innego niż ty.

name-well_shaved_wizard = Gładko Golony Guślarz
text-well_shaved_wizard = Policz frakcje inne niż Armia Imperialna wśród swoich odkrytych Bohaterów. Przesuń o tyle pól czerwony w prawo LUB zielony w lewo.

## Nieumarli

name-careless_cartographer = Karygodny Kartograf
text-careless_cartographer = Czerwony +1 i/lub zielony +1. Zamień Ukrytego Bohatera innego gracza z 1 ze swoich Ukrytych Bohaterów.

name-kind_king_slayer = Kulturalny Królobójca
text-kind_king_slayer = JEŻELI któryś znacznik jest na czele: znacznik na czele -2. Pogrzeb 1 dowolnego Bohatera, odkrytego lub ukrytego.

## Wodne Ludy

name-underwater_artist = Podwodny Plastyk
text-underwater_artist = Czerwony +1 ORAZ zielony +1. Wskaż frakcję i wybierz innego gracza; jeżeli to możliwe, ten gracz odkrywa z ręki kartę tej frakcji, a ty ją bierzesz.

name-seaweed_chopper = Siekacz Sałaty Morskiej
text-seaweed_chopper = Czerwony -1 LUB zielony -1. Dobierz 2 karty z Dziczy, umieść 1 zakrytą w swojej drużynie, a drugą zatrzymaj na ręce.
