//! The jewel cards and the royals.
//!
//! A card's place in the table is its identity: by level, then white, blue, green, red, black, without a bonus, to be associated.
//! Columns: points, crowns, then the cost in white, blue, green, red, black and pearls.

use crate::Colour::{Black, Blue, Green, Red, White};
use crate::{Ability, Card, Facts, Royal, RoyalFacts};

/// DUE-01
#[rustfmt::skip]
pub static CARDS: [Facts; Card::COUNT] = [
    // Level 1, white
    Facts::gem(White, 0, 0, [0, 2, 2, 0, 0, 1]).again(),
    Facts::gem(White, 0, 0, [0, 1, 1, 1, 1, 0]),
    Facts::gem(White, 0, 0, [0, 0, 0, 2, 2, 0]).with(Ability::Token),
    Facts::gem(White, 0, 1, [0, 3, 0, 0, 0, 0]),
    Facts::gem(White, 1, 0, [0, 0, 2, 3, 0, 0]),
    // Level 1, blue
    Facts::gem(Blue, 0, 0, [0, 0, 2, 2, 0, 1]).again(),
    Facts::gem(Blue, 0, 0, [1, 0, 1, 1, 1, 0]),
    Facts::gem(Blue, 0, 0, [2, 0, 0, 0, 2, 0]).with(Ability::Token),
    Facts::gem(Blue, 0, 1, [0, 0, 3, 0, 0, 0]),
    Facts::gem(Blue, 1, 0, [0, 0, 0, 2, 3, 0]),
    // Level 1, green
    Facts::gem(Green, 0, 0, [0, 0, 0, 2, 2, 1]).again(),
    Facts::gem(Green, 0, 0, [1, 1, 0, 1, 1, 0]),
    Facts::gem(Green, 0, 0, [2, 2, 0, 0, 0, 0]).with(Ability::Token),
    Facts::gem(Green, 0, 1, [0, 0, 0, 3, 0, 0]),
    Facts::gem(Green, 1, 0, [3, 0, 0, 0, 2, 0]),
    // Level 1, red
    Facts::gem(Red, 0, 0, [2, 0, 0, 0, 2, 1]).again(),
    Facts::gem(Red, 0, 0, [1, 1, 1, 0, 1, 0]),
    Facts::gem(Red, 0, 0, [0, 2, 2, 0, 0, 0]).with(Ability::Token),
    Facts::gem(Red, 0, 1, [0, 0, 0, 0, 3, 0]),
    Facts::gem(Red, 1, 0, [2, 3, 0, 0, 0, 0]),
    // Level 1, black
    Facts::gem(Black, 0, 0, [2, 2, 0, 0, 0, 1]).again(),
    Facts::gem(Black, 0, 0, [1, 1, 1, 1, 0, 0]),
    Facts::gem(Black, 0, 0, [0, 0, 2, 2, 0, 0]).with(Ability::Token),
    Facts::gem(Black, 0, 1, [3, 0, 0, 0, 0, 0]),
    Facts::gem(Black, 1, 0, [0, 2, 3, 0, 0, 0]),
    // Level 1, no bonus
    Facts::plain(3, 0, [0, 0, 0, 4, 0, 1]),
    // Level 1, to be associated
    Facts::wild(0, 1, [4, 0, 0, 0, 0, 1]),
    Facts::wild(1, 0, [0, 0, 0, 0, 4, 1]),
    Facts::wild(1, 0, [0, 2, 0, 2, 1, 1]),
    Facts::wild(1, 0, [2, 0, 2, 0, 1, 1]),
    // Level 2, white
    Facts::gem(White, 1, 0, [0, 5, 2, 0, 0, 0]).double(),
    Facts::gem(White, 1, 0, [0, 4, 0, 3, 0, 0]).with(Ability::Steal),
    Facts::gem(White, 2, 0, [4, 0, 0, 0, 2, 1]).with(Ability::Privilege),
    Facts::gem(White, 2, 1, [0, 0, 2, 2, 2, 1]),
    // Level 2, blue
    Facts::gem(Blue, 1, 0, [0, 0, 5, 2, 0, 0]).double(),
    Facts::gem(Blue, 1, 0, [0, 0, 4, 0, 3, 0]).with(Ability::Steal),
    Facts::gem(Blue, 2, 0, [2, 4, 0, 0, 0, 1]).with(Ability::Privilege),
    Facts::gem(Blue, 2, 1, [2, 0, 0, 2, 2, 1]),
    // Level 2, green
    Facts::gem(Green, 1, 0, [0, 0, 0, 5, 2, 0]).double(),
    Facts::gem(Green, 1, 0, [3, 0, 0, 4, 0, 0]).with(Ability::Steal),
    Facts::gem(Green, 2, 0, [0, 2, 4, 0, 0, 1]).with(Ability::Privilege),
    Facts::gem(Green, 2, 1, [2, 2, 0, 0, 2, 1]),
    // Level 2, red
    Facts::gem(Red, 1, 0, [2, 0, 0, 0, 5, 0]).double(),
    Facts::gem(Red, 1, 0, [0, 3, 0, 0, 4, 0]).with(Ability::Steal),
    Facts::gem(Red, 2, 0, [0, 0, 2, 4, 0, 1]).with(Ability::Privilege),
    Facts::gem(Red, 2, 1, [2, 2, 2, 0, 0, 1]),
    // Level 2, black
    Facts::gem(Black, 1, 0, [5, 2, 0, 0, 0, 0]).double(),
    Facts::gem(Black, 1, 0, [4, 0, 3, 0, 0, 0]).with(Ability::Steal),
    Facts::gem(Black, 2, 0, [0, 0, 0, 2, 4, 1]).with(Ability::Privilege),
    Facts::gem(Black, 2, 1, [0, 2, 2, 2, 0, 1]),
    // Level 2, no bonus
    Facts::plain(5, 0, [0, 6, 0, 0, 0, 1]),
    // Level 2, to be associated
    Facts::wild(0, 2, [0, 0, 6, 0, 0, 1]),
    Facts::wild(0, 2, [0, 6, 0, 0, 0, 1]),
    Facts::wild(2, 0, [0, 0, 6, 0, 0, 1]),
    // Level 3, white
    Facts::gem(White, 3, 2, [0, 3, 0, 5, 3, 1]),
    Facts::gem(White, 4, 0, [6, 2, 0, 0, 2, 0]),
    // Level 3, blue
    Facts::gem(Blue, 3, 2, [3, 0, 3, 0, 5, 1]),
    Facts::gem(Blue, 4, 0, [2, 6, 2, 0, 0, 0]),
    // Level 3, green
    Facts::gem(Green, 3, 2, [5, 3, 0, 3, 0, 1]),
    Facts::gem(Green, 4, 0, [0, 2, 6, 2, 0, 0]),
    // Level 3, red
    Facts::gem(Red, 3, 2, [0, 5, 3, 0, 3, 1]),
    Facts::gem(Red, 4, 0, [0, 0, 2, 6, 2, 0]),
    // Level 3, black
    Facts::gem(Black, 3, 2, [3, 0, 5, 3, 0, 1]),
    Facts::gem(Black, 4, 0, [2, 0, 0, 2, 6, 0]),
    // Level 3, no bonus
    Facts::plain(6, 0, [8, 0, 0, 0, 0, 0]),
    // Level 3, to be associated
    Facts::wild(0, 3, [0, 0, 0, 0, 8, 0]),
    Facts::wild(3, 0, [0, 0, 0, 8, 0, 0]).again(),
];

/// DUE-01
pub static ROYALS: [RoyalFacts; Royal::COUNT as usize] = [
    RoyalFacts { points: 3, ability: None },
    RoyalFacts { points: 2, ability: Some(Ability::Again) },
    RoyalFacts { points: 2, ability: Some(Ability::Privilege) },
    RoyalFacts { points: 2, ability: Some(Ability::Steal) },
];
