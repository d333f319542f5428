### Names in the DC Deck-Building Game, by id. Cards and tiles that are not here are called by their ids.
### Cards are `card-dc-ID`; Super Heroes, Challenges, Plots and Machinations are `tile-dc-ID`. Names are never inflected: see dc-cards.ftl.

## Starters

card-dc-punch = Punch
card-dc-vulnerability = Vulnerability

## Stacks beside the Line-Up

card-dc-kick = Kick
card-dc-weakness = Weakness

## Equipment

card-dc-aquamans_trident = Aquaman's Trident
card-dc-batmobile = Batmobile
card-dc-green_arrows_bow = Green Arrow's Bow
card-dc-lasso_of_truth = Lasso of Truth
card-dc-nth_metal = Nth Metal
card-dc-power_ring = Power Ring
card-dc-the_bat_signal = The Bat-Signal
card-dc-the_cape_and_cowl = The Cape and Cowl
card-dc-utility_belt = Utility Belt

## Heroes

card-dc-blue_beetle = Blue Beetle
card-dc-catwoman = Catwoman
card-dc-dark_knight = Dark Knight
card-dc-emerald_knight = Emerald Knight
card-dc-green_arrow = Green Arrow
card-dc-high_tech_hero = High-Tech Hero
card-dc-jonn_jonzz = J'onn J'onzz
card-dc-kid_flash = Kid Flash
card-dc-king_of_atlantis = King of Atlantis
card-dc-man_of_steel = Man of Steel
card-dc-mera = Mera
card-dc-princess_diana_of_themyscira = Princess Diana of Themyscira
card-dc-robin = Robin
card-dc-supergirl = Supergirl
card-dc-swamp_thing = Swamp Thing
card-dc-the_fastest_man_alive = The Fastest Man Alive
card-dc-zatanna_zatara = Zatanna Zatara

## Super Powers

card-dc-bulletproof = Bulletproof
card-dc-heat_vision = Heat Vision
card-dc-super_speed = Super Speed
card-dc-super_strength = Super Strength
card-dc-x_ray_vision = X-Ray Vision

## Locations

card-dc-arkham_asylum = Arkham Asylum
card-dc-fortress_of_solitude = Fortress of Solitude
card-dc-the_batcave = The Batcave
card-dc-the_watchtower = The Watchtower
card-dc-titans_tower = Titans Tower

## Villains

card-dc-bane = Bane
card-dc-bizarro = Bizarro
card-dc-cheetah = Cheetah
card-dc-clayface = Clayface
card-dc-doomsday = Doomsday
card-dc-gorilla_grodd = Gorilla Grodd
card-dc-harley_quinn = Harley Quinn
card-dc-lobo = Lobo
card-dc-poison_ivy = Poison Ivy
card-dc-scarecrow = Scarecrow
card-dc-solomon_grundy = Solomon Grundy
card-dc-starro = Starro
card-dc-suicide_squad = Suicide Squad
card-dc-the_penguin = The Penguin
card-dc-the_riddler = The Riddler
card-dc-two_face = Two-Face

## Super-Villains

card-dc-ras_al_ghul = Ra's al Ghul
card-dc-atrocitus = Atrocitus
card-dc-black_manta = Black Manta
card-dc-brainiac = Brainiac
card-dc-captain_cold = Captain Cold
card-dc-darkseid = Darkseid
card-dc-deathstroke = Deathstroke
card-dc-lex_luthor = Lex Luthor
card-dc-parallax = Parallax
card-dc-sinestro = Sinestro
card-dc-the_anti_monitor = The Anti-Monitor
card-dc-the_joker = The Joker

## Watchmen: the main deck

card-dc-hollis_mason = Hollis Mason
card-dc-sally_juspeczyk = Sally Juspeczyk
card-dc-moloch_the_mystic = Moloch the Mystic
card-dc-rioters = Rioters
card-dc-disintegration = Disintegration
card-dc-duplication = Duplication
card-dc-reconstruction = Reconstruction
card-dc-nite_owl_mask = Nite Owl Mask
card-dc-rorschach_mask = Rorschach Mask
card-dc-the_owlship = The Owlship
card-dc-new_york_city = New York City

## Super Heroes

tile-dc-aquaman = Aquaman
tile-dc-batman = Batman
tile-dc-cyborg = Cyborg
tile-dc-green_lantern = Green Lantern
tile-dc-superman = Superman
tile-dc-the_flash = The Flash
tile-dc-wonder_woman = Wonder Woman

## Watchmen: Super Heroes

tile-dc-dr_manhattan = Dr. Manhattan
tile-dc-nite_owl = Nite Owl
tile-dc-ozymandias = Ozymandias
tile-dc-rorschach = Rorschach
tile-dc-silk_spectre = Silk Spectre
tile-dc-the_comedian = The Comedian

## Challenges

tile-dc-the_keene_act = The Keene Act
tile-dc-rioting = Rioting
tile-dc-cancer_scare = Cancer Scare
tile-dc-nixon = Nixon
tile-dc-alien_invasion = Alien Invasion
tile-dc-the_nuclear_clock = The Nuclear Clock

## Plots

tile-dc-demonstration_of_power = Demonstration of Power
tile-dc-death_by_a_thousand_cuts = Death by a Thousand Cuts
tile-dc-subversion_of_heroes = Subversion of Heroes
tile-dc-turn_the_world_against_itself = Turn the World Against Itself
tile-dc-technological_breakthrough = Technological Breakthrough

## Machinations

tile-dc-equipped_for_mayhem = Equipped for Mayhem
tile-dc-move_the_heroes_like_pawns = Move the Heroes like Pawns
tile-dc-outright_villainy = Outright Villainy
tile-dc-power_up_for_progress = Power Up for Progress
