//! The characters and locations of Splendor: Marvel.
//!
//! A card's place in the table is its identity: eight, six and four cards of each colour on the three levels, yellow, purple,
//! blue, red, orange. Columns: points, then the cost in the same colours, then Avengers tags.

use crate::tableau::{Facts, Tile};

/// MAR-02
#[rustfmt::skip]
pub const CARDS: [Facts; 90] = [
    // Level 1, yellow
    Facts::new(0, [0, 0, 0, 3, 0]), // Baron Zemo
    Facts::new(0, [1, 1, 1, 1, 0]), // Grandmaster
    Facts::new(0, [0, 0, 0, 2, 2]), // M.O.D.O.K.
    Facts::new(0, [0, 1, 1, 2, 1]), // Prowler
    Facts::new(0, [1, 0, 0, 2, 0]), // Rocket
    Facts::new(0, [1, 0, 1, 3, 0]).tags(1), // Spider-Woman
    Facts::new(0, [0, 2, 0, 2, 1]).tags(1), // Squirrel Girl
    Facts::new(1, [0, 0, 0, 4, 0]), // Vulture
    // Level 1, purple
    Facts::new(0, [0, 1, 2, 1, 1]), // Abomination
    Facts::new(0, [1, 0, 3, 1, 0]).tags(1), // America Chavez
    Facts::new(0, [2, 0, 2, 0, 0]), // Gorgon
    Facts::new(0, [0, 0, 3, 0, 0]), // Kraven
    Facts::new(0, [0, 1, 2, 0, 0]), // Lizard
    Facts::new(0, [1, 1, 1, 0, 1]), // Rhino
    Facts::new(0, [0, 0, 2, 2, 1]).tags(1), // Winter Soldier
    Facts::new(1, [0, 0, 4, 0, 0]), // Scorpion
    // Level 1, blue
    Facts::new(0, [0, 1, 1, 2, 1]), // Bullseye
    Facts::new(0, [2, 2, 0, 0, 0]), // Elektra
    Facts::new(0, [1, 1, 1, 0, 1]), // Lockjaw
    Facts::new(0, [3, 0, 0, 0, 0]), // Moon Knight
    Facts::new(0, [2, 0, 0, 1, 0]), // Spider-Man 2099
    Facts::new(0, [3, 1, 0, 0, 1]).tags(1), // Valkyrie
    Facts::new(0, [2, 0, 1, 0, 2]).tags(1), // Wasp
    Facts::new(1, [4, 0, 0, 0, 0]), // Taskmaster
    // Level 1, red
    Facts::new(0, [0, 2, 0, 0, 2]), // Crystal
    Facts::new(0, [0, 0, 0, 1, 2]), // Electro
    Facts::new(0, [2, 0, 0, 1, 2]).tags(1), // Ms. Marvel
    Facts::new(0, [0, 0, 0, 0, 3]), // Mysterio
    Facts::new(0, [0, 1, 1, 0, 3]).tags(1), // Quake
    Facts::new(0, [1, 0, 1, 1, 1]), // Triton
    Facts::new(0, [1, 0, 1, 1, 2]), // Wong
    Facts::new(1, [0, 0, 0, 0, 4]), // Sandman
    // Level 1, orange
    Facts::new(0, [1, 2, 2, 0, 0]).tags(1), // Hawkeye
    Facts::new(0, [0, 3, 1, 1, 0]).tags(1), // Kate Bishop
    Facts::new(0, [1, 2, 0, 0, 0]), // Kingpin
    Facts::new(0, [0, 2, 1, 1, 1]), // Scarlet Spider
    Facts::new(0, [0, 3, 0, 0, 0]), // Silver Sable
    Facts::new(0, [1, 1, 1, 0, 1]), // Spider-Girl
    Facts::new(0, [1, 2, 0, 0, 0]), // Spider-Ham
    Facts::new(1, [0, 4, 0, 0, 0]), // Yondu
    // Level 2, yellow
    Facts::new(1, [0, 2, 2, 0, 3]).tags(1), // Maria Hill
    Facts::new(1, [3, 0, 2, 0, 3]).tags(1), // Shuri
    Facts::new(2, [3, 0, 0, 0, 5]), // Karnak
    Facts::new(2, [0, 0, 2, 1, 4]), // Maximus
    Facts::new(2, [0, 0, 0, 0, 5]), // The Collector
    Facts::new(3, [0, 0, 0, 0, 6]), // Red Skull
    // Level 2, purple
    Facts::new(1, [3, 3, 2, 0, 0]).tags(1), // Okoye
    Facts::new(1, [3, 2, 0, 0, 2]).tags(1), // She-Hulk
    Facts::new(2, [5, 0, 0, 3, 0]), // Carnage
    Facts::new(2, [4, 0, 2, 0, 1]), // Crossbones
    Facts::new(2, [5, 0, 0, 0, 0]), // Ronan
    Facts::new(3, [6, 0, 0, 0, 0]), // Jessica Jones
    // Level 2, blue
    Facts::new(1, [2, 3, 0, 3, 0]).tags(1), // Quicksilver
    Facts::new(1, [0, 3, 2, 0, 2]).tags(1), // War Machine
    Facts::new(2, [0, 5, 0, 3, 0]), // Black Cat
    Facts::new(2, [0, 4, 2, 0, 1]), // Ghost-Spider
    Facts::new(2, [0, 5, 0, 0, 0]), // Miles Morales
    Facts::new(3, [0, 6, 0, 0, 0]), // Nebula
    // Level 2, red
    Facts::new(1, [0, 0, 3, 3, 2]).tags(1), // Beta Ray Bill
    Facts::new(1, [2, 0, 3, 2, 0]).tags(1), // Scarlet Witch
    Facts::new(2, [2, 1, 4, 0, 0]), // Ghost Rider
    Facts::new(2, [0, 0, 5, 0, 3]), // Medusa
    Facts::new(2, [0, 0, 5, 0, 0]), // Venom
    Facts::new(3, [0, 0, 6, 0, 0]), // Hela
    // Level 2, orange
    Facts::new(1, [3, 2, 0, 3, 0]).tags(1), // Falcon
    Facts::new(1, [0, 2, 0, 3, 2]).tags(1), // Nick Fury
    Facts::new(2, [0, 3, 0, 5, 0]), // Groot
    Facts::new(2, [0, 0, 0, 5, 0]), // Punisher
    Facts::new(2, [0, 0, 1, 4, 2]), // Star-Lord
    Facts::new(3, [0, 0, 0, 6, 0]), // Daredevil
    // Level 3, yellow
    Facts::new(3, [3, 0, 5, 3, 3]).tags(2), // Iron Man
    Facts::new(4, [0, 0, 7, 0, 0]), // Doctor Octopus
    Facts::new(4, [3, 0, 6, 3, 0]).tags(1), // Vision
    Facts::new(5, [0, 3, 7, 0, 0]), // Green Goblin
    // Level 3, purple
    Facts::new(3, [0, 3, 3, 3, 5]).tags(2), // Hulk
    Facts::new(4, [0, 3, 3, 0, 6]).tags(1), // Captain Marvel
    Facts::new(4, [0, 0, 0, 0, 7]), // Drax
    Facts::new(5, [3, 0, 0, 0, 7]), // Luke Cage
    // Level 3, blue
    Facts::new(3, [3, 3, 3, 5, 0]).tags(2), // Black Widow
    Facts::new(4, [3, 0, 0, 6, 3]).tags(1), // Ant-Man
    Facts::new(4, [0, 0, 0, 7, 0]), // Iron Fist
    Facts::new(5, [0, 0, 0, 7, 3]), // Gamora
    // Level 3, red
    Facts::new(3, [3, 5, 3, 3, 0]).tags(2), // Thor
    Facts::new(4, [0, 7, 0, 0, 0]).tags(1), // Doctor Strange
    Facts::new(4, [0, 6, 0, 3, 3]), // Nova
    Facts::new(5, [0, 7, 3, 0, 0]), // Loki
    // Level 3, orange
    Facts::new(3, [5, 3, 3, 0, 3]).tags(2), // Captain America
    Facts::new(4, [7, 0, 0, 0, 0]), // Black Bolt
    Facts::new(4, [6, 3, 0, 0, 3]).tags(1), // Black Panther
    Facts::new(5, [7, 0, 0, 3, 0]), // Spider-Man
];

/// MAR-02: each is worth 3 points. Two neighbours are the two sides of one tile.
#[rustfmt::skip]
pub const LOCATIONS: [Tile; 8] = [
    Tile::new("1A", [4, 0, 4, 0, 0]), // Avengers Tower, NYC
    Tile::new("1B", [0, 4, 0, 4, 0]), // Attilan
    Tile::new("2A", [4, 0, 0, 0, 4]), // Hell's Kitchen, NYC
    Tile::new("2B", [0, 4, 0, 0, 4]), // Triskelion
    Tile::new("3A", [3, 3, 0, 0, 3]), // Asgard
    Tile::new("3B", [0, 0, 4, 4, 0]), // Wakanda
    Tile::new("4A", [0, 3, 3, 3, 0]), // Atlantis
    Tile::new("4B", [3, 0, 3, 3, 0]), // Knowhere
];
