//! Cards, colours, levels and tiles: the vocabulary of both games.

use game::{Bag, Counts};

/// The gem colours come first, as lanes 0 to 4 of every count.
pub const COLOURS: usize = 5;
/// The lane of the joker: gold, or S.H.I.E.L.D.
pub const JOKER: Lane = Lane(5);

/// One of the five colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub u8);

/// A set of colours, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colours(pub u8);

/// A kind of token: a colour, the joker, or (in Marvel) a time stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane(pub u8);

/// One of the three levels of cards, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(pub u8);

impl Level {
    /// All levels.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// The position in an array with one entry per level.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many cards of each colour the level has.
    const fn per_colour(self) -> u8 {
        [8, 6, 4][self.0 as usize]
    }

    /// The whole deck.
    pub const fn deck(self) -> Bag {
        Bag::first(self.per_colour() * COLOURS as u8)
    }

    /// The `n`-th card of the level.
    #[inline]
    pub const fn card(self, n: u8) -> Card {
        Card([0, 40, 70][self.0 as usize] + n)
    }
}

/// One of the 90 cards, by its place in the table of facts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 90;

    /// The deck it belongs to.
    #[inline]
    pub const fn level(self) -> Level {
        Level((self.0 >= 40) as u8 + (self.0 >= 70) as u8)
    }

    /// Its number within the level.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 - [0, 40, 70][self.level().index()]
    }

    /// The colour of its bonus.
    #[inline]
    pub const fn bonus(self) -> Colour {
        Colour(self.number() / self.level().per_colour())
    }

    /// Its number among the cards of its level and colour, from 0.
    pub const fn ordinal(self) -> u8 {
        self.number() % self.level().per_colour()
    }

    /// The card with this level, bonus and ordinal, if there is one.
    pub fn find(level: Level, bonus: Colour, ordinal: u8) -> Option<Self> {
        let exists = (bonus.0 as usize) < COLOURS && ordinal < level.per_colour();
        exists.then(|| level.card(bonus.0 * level.per_colour() + ordinal))
    }
}

/// What is printed on a card, besides its level and bonus.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What it costs.
    pub cost: Counts,
    /// What it is worth.
    pub points: u8,
    /// Avengers tags (Marvel).
    pub tags: u8,
}

impl Facts {
    /// A card without tags.
    pub const fn new(points: u8, cost: [u8; COLOURS]) -> Self {
        Self { cost: colours(cost), points, tags: 0 }
    }

    /// The same card with tags.
    pub const fn tags(self, tags: u8) -> Self {
        Self { tags, ..self }
    }
}

/// A noble, or one side of a location.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Its name in notation.
    pub code: &'static str,
    /// The bonuses it asks for.
    pub asks: Counts,
}

impl Tile {
    /// What every noble and location is worth.
    pub const POINTS: u8 = 3;

    /// A tile that asks for these bonuses.
    pub const fn new(code: &'static str, asks: [u8; COLOURS]) -> Self {
        Self { code, asks: colours(asks) }
    }
}

/// A tile by its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub u8);

const fn colours([a, b, c, d, e]: [u8; COLOURS]) -> Counts {
    Counts::new([a, b, c, d, e, 0, 0, 0])
}
