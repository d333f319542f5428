### Nazwy własne kart i płytek według kodów. Czego tu nie ma, nazywa się swoim kodem.

card-with-code = { $name } ({ $code })
card-times = { $count } × { $card }

## Postacie (Marvel)

card-marvel-1Y1 = Baron Zemo
card-marvel-1Y2 = Arcymistrz
card-marvel-1Y3 = M.O.D.O.K.
card-marvel-1Y4 = Prowler
card-marvel-1Y5 = Rocket
card-marvel-1Y6 = Spider-Woman
card-marvel-1Y7 = Squirrel Girl
card-marvel-1Y8 = Vulture
card-marvel-1P1 = Abomination
card-marvel-1P2 = America Chavez
card-marvel-1P3 = Gorgon
card-marvel-1P4 = Kraven
card-marvel-1P5 = Jaszczur
card-marvel-1P6 = Rhino
card-marvel-1P7 = Zimowy Żołnierz
card-marvel-1P8 = Scorpion
card-marvel-1B1 = Bullseye
card-marvel-1B2 = Elektra
card-marvel-1B3 = Lockjaw
card-marvel-1B4 = Moon Knight
card-marvel-1B5 = Spider-Man 2099
card-marvel-1B6 = Walkiria
card-marvel-1B7 = Osa
card-marvel-1B8 = Taskmaster
card-marvel-1R1 = Crystal
card-marvel-1R2 = Electro
card-marvel-1R3 = Ms. Marvel
card-marvel-1R4 = Mysterio
card-marvel-1R5 = Quake
card-marvel-1R6 = Triton
card-marvel-1R7 = Wong
card-marvel-1R8 = Sandman
card-marvel-1O1 = Hawkeye
card-marvel-1O2 = Kate Bishop
card-marvel-1O3 = Kingpin
card-marvel-1O4 = Scarlet Spider
card-marvel-1O5 = Silver Sable
card-marvel-1O6 = Spider-Girl
card-marvel-1O7 = Spider-Ham
card-marvel-1O8 = Yondu
card-marvel-2Y1 = Maria Hill
card-marvel-2Y2 = Shuri
card-marvel-2Y3 = Karnak
card-marvel-2Y4 = Maximus
card-marvel-2Y5 = Kolekcjoner
card-marvel-2Y6 = Red Skull
card-marvel-2P1 = Okoye
card-marvel-2P2 = She-Hulk
card-marvel-2P3 = Carnage
card-marvel-2P4 = Crossbones
card-marvel-2P5 = Ronan
card-marvel-2P6 = Jessica Jones
card-marvel-2B1 = Quicksilver
card-marvel-2B2 = War Machine
card-marvel-2B3 = Black Cat
card-marvel-2B4 = Ghost-Spider
card-marvel-2B5 = Miles Morales
card-marvel-2B6 = Nebula
card-marvel-2R1 = Beta Ray Bill
card-marvel-2R2 = Scarlet Witch
card-marvel-2R3 = Ghost Rider
card-marvel-2R4 = Medusa
card-marvel-2R5 = Venom
card-marvel-2R6 = Hela
card-marvel-2O1 = Falcon
card-marvel-2O2 = Nick Fury
card-marvel-2O3 = Groot
card-marvel-2O4 = Punisher
card-marvel-2O5 = Star-Lord
card-marvel-2O6 = Daredevil
card-marvel-3Y1 = Iron Man
card-marvel-3Y2 = Doktor Octopus
card-marvel-3Y3 = Vision
card-marvel-3Y4 = Zielony Goblin
card-marvel-3P1 = Hulk
card-marvel-3P2 = Kapitan Marvel
card-marvel-3P3 = Drax
card-marvel-3P4 = Luke Cage
card-marvel-3B1 = Czarna Wdowa
card-marvel-3B2 = Ant-Man
card-marvel-3B3 = Iron Fist
card-marvel-3B4 = Gamora
card-marvel-3R1 = Thor
card-marvel-3R2 = Doktor Strange
card-marvel-3R3 = Nova
card-marvel-3R4 = Loki
card-marvel-3O1 = Kapitan Ameryka
card-marvel-3O2 = Black Bolt
card-marvel-3O3 = Czarna Pantera
card-marvel-3O4 = Spider-Man

## Miejsca (Marvel)

tile-marvel-1A = Wieża Avengers
tile-marvel-1B = Attilan
tile-marvel-2A = Hell's Kitchen
tile-marvel-2B = Triskelion
tile-marvel-3A = Asgard
tile-marvel-3B = Wakanda
tile-marvel-4A = Atlantyda
tile-marvel-4B = Knowhere

## Karty monarchów (Pojedynek)

tile-duel-1 = 1 (3 punkty)
tile-duel-2 = 2 (kolejna tura)
tile-duel-3 = 3 (przywilej)
tile-duel-4 = 4 (kradzież)
