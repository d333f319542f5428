### Nazwy w grze „Pojedynek superbohaterów” i w dodatku „Strażnicy”, według identyfikatorów: polskiego wydania, a gdzie ich nie znamy, nasze.
### Nazw się nie odmienia: zob. dc-cards.ftl.

## Karty startowe

card-dc-punch = Cios
card-dc-vulnerability = Bezsilność

## Stosy obok banku

card-dc-kick = Kopniak
card-dc-weakness = Słabość

## Ekwipunek

card-dc-aquamans_trident = Trójząb Aquamana
card-dc-batmobile = Batmobil
card-dc-green_arrows_bow = Łuk Green Arrowa
card-dc-lasso_of_truth = Lasso Prawdy
card-dc-nth_metal = Enty Metal
card-dc-power_ring = Pierścień Mocy
card-dc-the_bat_signal = Batsygnał
card-dc-the_cape_and_cowl = Peleryna Superbohatera
card-dc-utility_belt = Pas z Gadżetami

## Bohaterowie

card-dc-blue_beetle = Blue Beetle
card-dc-catwoman = Catwoman
card-dc-dark_knight = Mroczny Rycerz
card-dc-emerald_knight = Szmaragdowy Wojownik
card-dc-green_arrow = Green Arrow
card-dc-high_tech_hero = Człowiek-Maszyna
card-dc-jonn_jonzz = J'onn J'onzz
card-dc-kid_flash = Kid Flash
card-dc-king_of_atlantis = Król Atlantydy
card-dc-man_of_steel = Człowiek ze Stali
card-dc-mera = Mera
card-dc-princess_diana_of_themyscira = Księżniczka Diana z Temiskery
card-dc-robin = Robin
card-dc-supergirl = Supergirl
card-dc-swamp_thing = Potwór z Bagien
card-dc-the_fastest_man_alive = Najszybszy Człowiek na Ziemi
card-dc-zatanna_zatara = Zatanna Zatara

## Supermoce

card-dc-bulletproof = Kuloodporność
card-dc-heat_vision = Wzrok Termiczny
card-dc-super_speed = Superszybkość
card-dc-super_strength = Nadludzka Siła
card-dc-x_ray_vision = Rentgenowski Wzrok

## Lokacje

card-dc-arkham_asylum = Azyl Arkham
card-dc-fortress_of_solitude = Forteca Samotności
card-dc-the_batcave = Jaskinia Nietoperza
card-dc-the_watchtower = Obserwatorium
card-dc-titans_tower = Wieża Tytanów

## Łotrzy

card-dc-bane = Bane
card-dc-bizarro = Bizarro
card-dc-cheetah = Cheetah
card-dc-clayface = Clayface
card-dc-doomsday = Doomsday
card-dc-gorilla_grodd = Goryl Grodd
card-dc-harley_quinn = Harley Quinn
card-dc-lobo = Lobo
card-dc-poison_ivy = Poison Ivy
card-dc-scarecrow = Strach na Wróble
card-dc-solomon_grundy = Solomon Grundy
card-dc-starro = Starro
card-dc-suicide_squad = Suicide Squad
card-dc-the_penguin = Pingwin
card-dc-the_riddler = Człowiek-Zagadka
card-dc-two_face = Two-Face

## Superłotrzy

card-dc-ras_al_ghul = Ra's al Ghul
card-dc-atrocitus = Atrocitus
card-dc-black_manta = Czarna Manta
card-dc-brainiac = Brainiac
card-dc-captain_cold = Kapitan Chłód
card-dc-darkseid = Darkseid
card-dc-deathstroke = Deathstroke
card-dc-lex_luthor = Lex Luthor
card-dc-parallax = Parallax
card-dc-sinestro = Sinestro
card-dc-the_anti_monitor = Antymonitor
card-dc-the_joker = Joker

## Strażnicy: talia główna

card-dc-hollis_mason = Hollis Mason
card-dc-sally_juspeczyk = Sally Juspeczyk
card-dc-moloch_the_mystic = Moloch Mistyk
card-dc-rioters = Uczestnicy Zamieszek
card-dc-disintegration = Dezintegracja
card-dc-duplication = Multiplikacja
card-dc-reconstruction = Rekonstrukcja
card-dc-nite_owl_mask = Maska Nocnego Puchacza
card-dc-rorschach_mask = Maska Rorschacha
card-dc-the_owlship = Statek Puchacza
card-dc-new_york_city = Nowy Jork

## Superbohaterowie

tile-dc-aquaman = Aquaman
tile-dc-batman = Batman
tile-dc-cyborg = Cyborg
tile-dc-green_lantern = Zielona Latarnia
tile-dc-superman = Superman
tile-dc-the_flash = Flash
tile-dc-wonder_woman = Wonder Woman

## Strażnicy: Superbohaterowie

tile-dc-dr_manhattan = Dr Manhattan
tile-dc-nite_owl = Nocny Puchacz
tile-dc-ozymandias = Ozymandiasz
tile-dc-rorschach = Rorschach
tile-dc-silk_spectre = Jedwabna Zjawa
tile-dc-the_comedian = Komediant

## Wyzwania

tile-dc-the_keene_act = Ustawa Keene'a
tile-dc-rioting = Zamieszki
tile-dc-cancer_scare = Kancerofobia
tile-dc-nixon = Nixon
tile-dc-alien_invasion = Inwazja Obcych
tile-dc-the_nuclear_clock = Zegar Zagłady

## Spiski

tile-dc-demonstration_of_power = Demonstracja Siły
tile-dc-death_by_a_thousand_cuts = Śmierć od Tysiąca Cięć
tile-dc-subversion_of_heroes = Dyskredytacja Bohaterów
tile-dc-turn_the_world_against_itself = Świat Przeciw Sobie
tile-dc-technological_breakthrough = Przełom Technologiczny

## Nieczyste Machinacje

tile-dc-equipped_for_mayhem = Ekwipunek do Siania Chaosu
tile-dc-move_the_heroes_like_pawns = Bohaterowie jak Pionki
tile-dc-outright_villainy = Jawna Nikczemność
tile-dc-power_up_for_progress = Moc w Służbie Postępu
