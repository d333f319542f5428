//! Jewel cards and royals: the vocabulary of what is printed on them.

use crate::{CARDS, Colour, ROYALS, Token};
use game::{Bag, Counts};
use serde::Serialize;

/// One of the three levels of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The bottom row of the pyramid.
    One,
    /// The middle row.
    Two,
    /// The top row.
    Three,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The position in an array with one entry per level.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// From 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// DUE-02: how many cards of this level lie face up.
    #[inline]
    pub const fn row(self) -> usize {
        [5, 4, 3][self as usize]
    }

    /// How many cards it has.
    pub const fn size(self) -> u8 {
        [30, 24, 13][self as usize]
    }

    /// The whole deck.
    pub const fn deck(self) -> Bag {
        Bag::first(self.size())
    }

    /// The place in the table of facts of its first card.
    #[inline]
    const fn start(self) -> u8 {
        [0, 30, 54][self as usize]
    }

    /// How many cards of each gem colour it has.
    const fn per_colour(self) -> u8 {
        [5, 4, 2][self as usize]
    }

    /// The `n`-th card of the level.
    #[inline]
    pub const fn card(self, n: u8) -> Card {
        Card(self.start() + n)
    }
}

/// One of the 67 cards, by its place in the table of facts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 67;

    /// How many of them are to be associated.
    pub const WILDS: usize = 9;

    /// All cards.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in the table of facts.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self.index()]
    }

    /// The deck it belongs to.
    #[inline]
    pub const fn level(self) -> Level {
        match self.0 {
            0..30 => Level::One,
            30..54 => Level::Two,
            _ => Level::Three,
        }
    }

    /// Its number within the level, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 - self.level().start()
    }

    /// Its code: level, letter of the bonus (`J` joins a column, `N` has none), number among those: `1W3`, `2J1`, `3N1`.
    pub fn code(self) -> String {
        let bonus = self.facts().bonus;
        let ordinal = self.number() - bonus.start(self.level());
        format!("{}{}{}", self.level().number(), bonus.letter(), ordinal + 1)
    }

    /// The card with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        let &[level, letter, ordinal] = code.as_bytes() else { return None };
        let level = *Level::ALL.get(usize::from(level.checked_sub(b'1')?))?;
        let bonus = Bonus::ALL.into_iter().find(|bonus| bonus.letter() == char::from(letter))?;
        let number = bonus.start(level) + ordinal.checked_sub(b'1').filter(|&n| n < 9)?;
        (number < level.size()).then(|| level.card(number)).filter(|card| card.facts().bonus == bonus)
    }

    /// Its position among the cards to be associated.
    pub(crate) fn wild(self) -> usize {
        let level = self.level();
        [0, 4, 7][level.index()] + usize::from(self.number() - Bonus::Wild.start(level))
    }
}

/// What a card gives to those that come after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Bonuses of one colour.
    Gem(Colour),
    /// Nothing.
    None,
    /// One bonus of the colour of the column that the card joins (DUE-43).
    Wild,
}

impl Bonus {
    const ALL: [Self; 7] = {
        let [white, blue, green, red, black] = Colour::ALL;
        [Self::Gem(white), Self::Gem(blue), Self::Gem(green), Self::Gem(red), Self::Gem(black), Self::None, Self::Wild]
    };

    const fn letter(self) -> char {
        match self {
            Self::Gem(colour) => colour.letter(),
            Self::None => 'N',
            Self::Wild => 'J',
        }
    }

    /// The first number of these cards within a level.
    const fn start(self, level: Level) -> u8 {
        let gems = level.per_colour() * Colour::COUNT as u8;
        match self {
            Self::Gem(colour) => level.per_colour() * colour as u8,
            Self::None => gems,
            Self::Wild => gems + 1,
        }
    }
}

/// What happens once when a card or a royal comes to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelAbility"))]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Another turn after this one (DUE-42).
    Again,
    /// The card joins a column (DUE-43).
    Associate,
    /// A token of the card's colour from the board (DUE-44).
    Token,
    /// A privilege (DUE-45).
    Privilege,
    /// A token of the opponent's (DUE-46).
    Steal,
}

/// What is printed on a card, besides its level.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What it costs.
    pub cost: Counts,
    /// The bonuses it gives when it is bought; one that joins a column gives its bonus there.
    pub gives: Counts,
    /// The kind of its bonus.
    pub bonus: Bonus,
    /// What it is worth.
    pub points: u8,
    /// Its crowns.
    pub crowns: u8,
    /// What happens when it is bought, besides another turn.
    pub ability: Option<Ability>,
    /// Does it bring another turn (DUE-42)?
    pub again: bool,
}

impl Facts {
    pub(crate) const fn gem(colour: Colour, points: u8, crowns: u8, cost: [u8; Token::BUT_GOLD]) -> Self {
        Self { gives: colour.token().one(), bonus: Bonus::Gem(colour), ..Self::plain(points, crowns, cost) }
    }

    pub(crate) const fn plain(points: u8, crowns: u8, [w, u, g, r, k, p]: [u8; Token::BUT_GOLD]) -> Self {
        let cost = Counts::new([w, u, g, r, k, p, 0, 0]);
        Self { cost, gives: Counts::NONE, bonus: Bonus::None, points, crowns, ability: None, again: false }
    }

    pub(crate) const fn wild(points: u8, crowns: u8, cost: [u8; Token::BUT_GOLD]) -> Self {
        let ability = Some(Ability::Associate);
        Self { bonus: Bonus::Wild, ability, ..Self::plain(points, crowns, cost) }
    }

    /// DUE-41
    pub(crate) const fn double(self) -> Self {
        let Bonus::Gem(colour) = self.bonus else { panic!("a double bonus has a colour") };
        Self { gives: Counts::of(colour.lane(), 2), ..self }
    }

    pub(crate) const fn with(self, ability: Ability) -> Self {
        assert!(self.ability.is_none(), "one ability besides another turn");
        Self { ability: Some(ability), ..self }
    }

    pub(crate) const fn again(self) -> Self {
        Self { again: true, ..self }
    }

    /// All its abilities.
    pub fn abilities(&self) -> impl Iterator<Item = Ability> {
        self.ability.into_iter().chain(self.again.then_some(Ability::Again))
    }
}

/// One of the four royal cards, by its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Royal(pub(crate) u8);

impl Royal {
    /// How many there are.
    pub const COUNT: u8 = 4;

    /// All royals.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// What is printed on it.
    pub fn facts(self) -> &'static RoyalFacts {
        &ROYALS[usize::from(self.0)]
    }

    /// Its code: a number from 1.
    pub fn code(self) -> String {
        (self.0 + 1).to_string()
    }

    /// The royal with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        let &[digit @ b'1'..=b'4'] = code.as_bytes() else { return None };
        Some(Self(digit - b'1'))
    }
}

/// What is printed on a royal.
#[derive(Clone, Copy, Debug)]
pub struct RoyalFacts {
    /// What it is worth.
    pub points: u8,
    /// What happens when it is taken.
    pub ability: Option<Ability>,
}
