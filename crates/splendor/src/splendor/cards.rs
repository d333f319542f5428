//! The cards and nobles of Splendor.
//!
//! A card's place in the table is its identity: eight, six and four cards of each colour on the three levels, white, blue, green,
//! red, black. Columns: points, then the cost in the same colours.

use crate::tableau::{Facts, Tile};

/// SPL-02
#[rustfmt::skip]
pub const CARDS: [Facts; 90] = [
    // Level 1, white
    Facts::new(0, [0, 3, 0, 0, 0]),
    Facts::new(0, [0, 0, 0, 2, 1]),
    Facts::new(0, [0, 2, 0, 0, 2]),
    Facts::new(0, [0, 1, 1, 1, 1]),
    Facts::new(0, [3, 1, 0, 0, 1]),
    Facts::new(0, [0, 2, 2, 0, 1]),
    Facts::new(0, [0, 1, 2, 1, 1]),
    Facts::new(1, [0, 0, 4, 0, 0]),
    // Level 1, blue
    Facts::new(0, [1, 0, 0, 0, 2]),
    Facts::new(0, [0, 0, 0, 0, 3]),
    Facts::new(0, [1, 0, 1, 1, 1]),
    Facts::new(0, [0, 0, 2, 0, 2]),
    Facts::new(0, [1, 0, 2, 2, 0]),
    Facts::new(0, [1, 0, 1, 2, 1]),
    Facts::new(0, [0, 1, 3, 1, 0]),
    Facts::new(1, [0, 0, 0, 4, 0]),
    // Level 1, green
    Facts::new(0, [2, 1, 0, 0, 0]),
    Facts::new(0, [0, 0, 0, 3, 0]),
    Facts::new(0, [1, 1, 0, 1, 1]),
    Facts::new(0, [0, 2, 0, 2, 0]),
    Facts::new(0, [1, 3, 1, 0, 0]),
    Facts::new(0, [1, 1, 0, 1, 2]),
    Facts::new(0, [0, 1, 0, 2, 2]),
    Facts::new(1, [0, 0, 0, 0, 4]),
    // Level 1, red
    Facts::new(0, [3, 0, 0, 0, 0]),
    Facts::new(0, [0, 2, 1, 0, 0]),
    Facts::new(0, [2, 0, 0, 2, 0]),
    Facts::new(0, [1, 1, 1, 0, 1]),
    Facts::new(0, [2, 1, 1, 0, 1]),
    Facts::new(0, [2, 0, 1, 0, 2]),
    Facts::new(0, [1, 0, 0, 1, 3]),
    Facts::new(1, [4, 0, 0, 0, 0]),
    // Level 1, black
    Facts::new(0, [0, 0, 3, 0, 0]),
    Facts::new(0, [0, 0, 2, 1, 0]),
    Facts::new(0, [2, 0, 2, 0, 0]),
    Facts::new(0, [1, 1, 1, 1, 0]),
    Facts::new(0, [2, 2, 0, 1, 0]),
    Facts::new(0, [1, 2, 1, 1, 0]),
    Facts::new(0, [0, 0, 1, 3, 1]),
    Facts::new(1, [0, 4, 0, 0, 0]),
    // Level 2, white
    Facts::new(1, [0, 0, 3, 2, 2]),
    Facts::new(1, [2, 3, 0, 3, 0]),
    Facts::new(2, [0, 0, 0, 5, 0]),
    Facts::new(2, [0, 0, 1, 4, 2]),
    Facts::new(2, [0, 0, 0, 5, 3]),
    Facts::new(3, [6, 0, 0, 0, 0]),
    // Level 2, blue
    Facts::new(1, [0, 2, 2, 3, 0]),
    Facts::new(1, [0, 2, 3, 0, 3]),
    Facts::new(2, [0, 5, 0, 0, 0]),
    Facts::new(2, [2, 0, 0, 1, 4]),
    Facts::new(2, [5, 3, 0, 0, 0]),
    Facts::new(3, [0, 6, 0, 0, 0]),
    // Level 2, green
    Facts::new(1, [2, 3, 0, 0, 2]),
    Facts::new(1, [3, 0, 2, 3, 0]),
    Facts::new(2, [0, 0, 5, 0, 0]),
    Facts::new(2, [4, 2, 0, 0, 1]),
    Facts::new(2, [0, 5, 3, 0, 0]),
    Facts::new(3, [0, 0, 6, 0, 0]),
    // Level 2, red
    Facts::new(1, [2, 0, 0, 2, 3]),
    Facts::new(1, [0, 3, 0, 2, 3]),
    Facts::new(2, [0, 0, 0, 0, 5]),
    Facts::new(2, [1, 4, 2, 0, 0]),
    Facts::new(2, [3, 0, 0, 0, 5]),
    Facts::new(3, [0, 0, 0, 6, 0]),
    // Level 2, black
    Facts::new(1, [3, 2, 2, 0, 0]),
    Facts::new(1, [3, 0, 3, 0, 2]),
    Facts::new(2, [5, 0, 0, 0, 0]),
    Facts::new(2, [0, 1, 4, 2, 0]),
    Facts::new(2, [0, 0, 5, 3, 0]),
    Facts::new(3, [0, 0, 0, 0, 6]),
    // Level 3, white
    Facts::new(3, [0, 3, 3, 5, 3]),
    Facts::new(4, [0, 0, 0, 0, 7]),
    Facts::new(4, [3, 0, 0, 3, 6]),
    Facts::new(5, [3, 0, 0, 0, 7]),
    // Level 3, blue
    Facts::new(3, [3, 0, 3, 3, 5]),
    Facts::new(4, [7, 0, 0, 0, 0]),
    Facts::new(4, [6, 3, 0, 0, 3]),
    Facts::new(5, [7, 3, 0, 0, 0]),
    // Level 3, green
    Facts::new(3, [5, 3, 0, 3, 3]),
    Facts::new(4, [0, 7, 0, 0, 0]),
    Facts::new(4, [3, 6, 3, 0, 0]),
    Facts::new(5, [0, 7, 3, 0, 0]),
    // Level 3, red
    Facts::new(3, [3, 5, 3, 0, 3]),
    Facts::new(4, [0, 0, 7, 0, 0]),
    Facts::new(4, [0, 3, 6, 3, 0]),
    Facts::new(5, [0, 0, 7, 3, 0]),
    // Level 3, black
    Facts::new(3, [3, 3, 5, 3, 0]),
    Facts::new(4, [0, 0, 0, 7, 0]),
    Facts::new(4, [0, 0, 3, 6, 3]),
    Facts::new(5, [0, 0, 0, 7, 3]),
];

/// SPL-02: each is worth 3 points. The name lists the colours it asks for.
#[rustfmt::skip]
pub const NOBLES: [Tile; 10] = [
    Tile::new("WUG", [3, 3, 3, 0, 0]),
    Tile::new("WUK", [3, 3, 0, 0, 3]),
    Tile::new("WRK", [3, 0, 0, 3, 3]),
    Tile::new("UGR", [0, 3, 3, 3, 0]),
    Tile::new("GRK", [0, 0, 3, 3, 3]),
    Tile::new("WU", [4, 4, 0, 0, 0]),
    Tile::new("WK", [4, 0, 0, 0, 4]),
    Tile::new("UG", [0, 4, 4, 0, 0]),
    Tile::new("GR", [0, 0, 4, 4, 0]),
    Tile::new("RK", [0, 0, 0, 4, 4]),
];
