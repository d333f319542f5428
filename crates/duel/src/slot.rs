//! Places for cards, and sets of cards.

use crate::board::Bits;
use crate::{CARDS, Card, HAND, Level, Place};
use game::Counts;
use std::fmt;

/// A place where a card may lie.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Slot(
    /// The card's number plus one, or 0.
    u8,
);

/// What the card in a slot costs, by the slot's number. More than anybody has where there is no card.
static COSTS: [Counts; 128] = costs();

impl Slot {
    /// No card lies here.
    pub const EMPTY: Self = Self(0);

    /// This card lies here.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(card.0 + 1)
    }

    /// The card that lies here.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self.0 {
            0 => None,
            number => Some(Card(number - 1)),
        }
    }

    /// True if no card lies here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the card here costs; beyond every purse if there is none.
    #[inline]
    fn cost(self) -> Counts {
        COSTS[usize::from(self.0) & 127]
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(f)
    }
}

/// A set of cards. Those of an empty slot are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet {
    /// Levels 1 and 2; bit i is card i of the table.
    lower: u64,
    /// Level 3; bit i is card i of the level.
    upper: u64,
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self { lower: 0, upper: 0 };

    /// All cards that are to be associated.
    pub const WILDS: Self = Self { lower: 0b1111 << 26 | 0b111 << 51, upper: 0b11 << 11 };

    const UPPER: u8 = Level::One.size() + Level::Two.size();

    /// Is this card in it?
    pub fn holds(self, card: Card) -> bool {
        let one: Self = [card].into_iter().collect();
        self.minus(one) != self
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.put_if(Slot::of(card), true);
    }

    /// Puts the card of a slot in if `wanted`, without a branch; an empty one is never wanted.
    #[inline]
    pub(crate) fn put_if(&mut self, slot: Slot, wanted: bool) {
        let upper = slot.0 > Self::UPPER;
        self.put_lower(slot, wanted & !upper);
        self.put_upper(slot, wanted & upper);
    }

    /// [`put_if`](Self::put_if) for a card of level 1 or 2.
    #[inline]
    pub(crate) fn put_lower(&mut self, slot: Slot, wanted: bool) {
        self.lower |= u64::from(wanted) << (slot.0.wrapping_sub(1) & 63);
    }

    /// [`put_if`](Self::put_if) for a card of level 3.
    #[inline]
    pub(crate) fn put_upper(&mut self, slot: Slot, wanted: bool) {
        self.upper |= u64::from(wanted) << (slot.0.wrapping_sub(1 + Self::UPPER) & 63);
    }

    /// What is in `self` and not in `other`.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self { lower: self.lower & !other.lower, upper: self.upper & !other.upper }
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.parts().into_iter().flatten()
    }

    /// The cards in order, in two parts: faster to run through than one sequence.
    #[inline]
    pub(crate) fn parts(self) -> [impl Iterator<Item = Card>; 2] {
        [(self.lower, 0), (self.upper, Self::UPPER)].map(|(word, first)| Bits(word).map(move |bit| Card(first + bit)))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

/// The cards of the pyramid and of the hand that can be paid for: at most `gold` of their cost is missing in the purse.
///
/// The innermost loop of every game.
#[inline]
pub(crate) fn affordable(pyramid: &[Slot; Place::COUNT], hand: &[Slot; HAND], purse: Counts, gold: u8) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let affords = |slot: Slot| slot.cost().less(purse).total() <= gold;
    let (lower, upper) = pyramid.split_at(Place::LOWER);
    lower.iter().for_each(|&slot| cards.put_lower(slot, affords(slot)));
    upper.iter().for_each(|&slot| cards.put_upper(slot, affords(slot)));
    hand.iter().for_each(|&slot| cards.put_if(slot, affords(slot)));
    cards
}

const fn costs() -> [Counts; 128] {
    let mut costs = [Counts::new([127, 127, 0, 0, 0, 0, 0, 0]); 128];
    let mut card = 0;
    while card < CARDS.len() {
        costs[card + 1] = CARDS[card].cost;
        card += 1;
    }
    costs
}
