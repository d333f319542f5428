//! The pyramid of face-up cards, and the decks behind it.

use crate::{Card, CardSet, Level, Slot};
use game::Bag;

/// A place of the pyramid: those of level 1 come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place(u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = Self::LOWER + Level::Three.row();

    /// How many belong to levels 1 and 2.
    pub(crate) const LOWER: usize = Level::One.row() + Level::Two.row();

    /// The first one.
    pub const FIRST: Self = Self(0);

    /// The one after it.
    pub fn next(self) -> Option<Self> {
        (usize::from(self.0) + 1 < Self::COUNT).then_some(Self(self.0 + 1))
    }

    /// Its level.
    #[inline]
    pub const fn level(self) -> Level {
        match self.0 {
            0..5 => Level::One,
            5..9 => Level::Two,
            _ => Level::Three,
        }
    }

    /// Its number within the level, from 0.
    pub const fn number(self) -> u8 {
        self.0 - Self::start(self.level()) as u8
    }

    const fn start(level: Level) -> usize {
        [0, 5, 9][level.index()]
    }
}

/// DUE-02: the decks and the face-up cards of the three levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pyramid {
    /// Unseen cards by level.
    decks: [Bag; 3],
    /// Face-up cards by place: a new card lies where the old one lay.
    pub(crate) places: [Slot; Place::COUNT],
}

impl Pyramid {
    /// Full decks, and no card face up.
    pub const NEW: Self = Self {
        decks: [Level::One.deck(), Level::Two.deck(), Level::Three.deck()],
        places: [Slot::EMPTY; Place::COUNT],
    };

    /// The unseen cards of a level.
    #[inline]
    pub fn deck(&self, level: Level) -> Bag {
        self.decks[level.index()]
    }

    /// The unseen cards of a level.
    #[inline]
    pub(crate) fn deck_mut(&mut self, level: Level) -> &mut Bag {
        &mut self.decks[level.index()]
    }

    /// The face-up cards of a level by place.
    pub fn row(&self, level: Level) -> &[Slot] {
        &self.places[Place::start(level)..][..level.row()]
    }

    /// The face-up cards of all levels.
    pub fn shown(&self) -> CardSet {
        self.places.iter().filter_map(|slot| slot.card()).collect()
    }

    /// Does this card lie face up?
    pub fn shows(&self, card: Card) -> bool {
        self.places.contains(&Slot::of(card))
    }

    /// True if there is no card left, neither in a deck nor face up.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.decks.iter().all(|deck| deck.is_empty()) && self.places.iter().all(|slot| slot.is_empty())
    }

    /// Lays a card from its deck on an empty place.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, place: Place) {
        debug_assert!(card.level() == place.level() && self.places[usize::from(place.0)].is_empty());
        self.deck_mut(card.level()).take(card.number());
        self.places[usize::from(place.0)] = Slot::of(card);
    }

    /// Takes a face-up card away, if it lies here, and tells from where.
    #[inline]
    pub(crate) fn lift(&mut self, card: Card) -> Option<Place> {
        let place = self.places.iter().position(|&lying| lying == Slot::of(card))?;
        self.places[place] = Slot::EMPTY;
        Some(Place(place as u8))
    }
}
