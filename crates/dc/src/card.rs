//! Cards as kinds: identical cards are one.

use crate::set::{Facts, cards};
use std::fmt;

/// A kind of card: its number in the [card set](crate::CardSet).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcCard", type = "string"))]
pub struct Card(pub(crate) u8);

impl Card {
    /// What others see of a card that is hidden from them, and what stands for "no card" inside the engine.
    pub const HIDDEN: Self = Self(u8::MAX);

    /// The most kinds that a card set may have.
    pub const MOST: usize = 128;

    /// What is known of it.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &cards().cards[self.0 as usize]
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        cards().by_id(id)
    }

    /// The name in actions and records; `?` for a hidden card.
    pub fn id(self) -> &'static str {
        if self == Self::HIDDEN { "?" } else { &self.facts().id }
    }

    /// Its printed cost.
    #[inline]
    pub fn cost(self) -> u8 {
        cards().costs[usize::from(self.0)]
    }

    /// All cards of the set.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..cards().cards.len() as u8).map(Self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(pub(crate) u128);

impl Kinds {
    /// No card.
    pub const NONE: Self = Self(0);
    /// Every card.
    pub const ALL: Self = Self(u128::MAX);

    /// Is this card among them?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        card.0 < 128 && self.0 >> card.0 & 1 == 1
    }

    /// The same and this card.
    #[inline]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The same without this card.
    #[inline]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl IntoIterator for Kinds {
    type Item = Card;
    type IntoIter = KindsIter;
    #[inline]
    fn into_iter(self) -> KindsIter {
        KindsIter(self.0)
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The cards of [`Kinds`] in order.
pub struct KindsIter(u128);

impl Iterator for KindsIter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Card(card))
    }
}
