//! The pyramid of face-up cards, and the decks behind it.

use crate::{Card, Level};
use game::Bag;

/// The most places of a level.
const PLACES: usize = Level::One.row();

/// A place of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its level.
    pub level: Level,
    /// Its number within the level, from 0.
    pub number: u8,
}

/// DUE-02: the decks and the face-up cards of the three levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pyramid {
    /// Unseen cards by level.
    pub(crate) decks: [Bag; 3],
    /// Face-up cards by level, as a set.
    shown: [Bag; 3],
    /// The same cards by place, so that a new card lies where the old one lay.
    places: [[Option<Card>; PLACES]; 3],
}

impl Pyramid {
    /// Full decks, and no card face up.
    pub const NEW: Self = Self {
        decks: [Level::One.deck(), Level::Two.deck(), Level::Three.deck()],
        shown: [Bag::EMPTY; 3],
        places: [[None; PLACES]; 3],
    };

    /// The unseen cards of a level.
    #[inline]
    pub fn deck(&self, level: Level) -> Bag {
        self.decks[level.index()]
    }

    /// The face-up cards of a level.
    #[inline]
    pub fn shown(&self, level: Level) -> Bag {
        self.shown[level.index()]
    }

    /// The face-up cards of a level by place.
    pub fn row(&self, level: Level) -> &[Option<Card>] {
        &self.places[level.index()][..level.row()]
    }

    /// Does this card lie face up?
    pub fn shows(&self, card: Card) -> bool {
        self.shown(card.level()).holds(card.number())
    }

    /// True if there is no card left, neither face up nor in a deck.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let empty = |bags: &[Bag; 3]| bags.iter().all(|bag| bag.is_empty());
        empty(&self.shown) && empty(&self.decks)
    }

    /// Lays a card from its deck on an empty place.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, place: u8) {
        let level = card.level().index();
        self.decks[level].take(card.number());
        self.shown[level].put(card.number());
        self.places[level][usize::from(place)] = Some(card);
    }

    /// Takes a face-up card away, if it lies here, and tells from where.
    #[inline]
    pub(crate) fn lift(&mut self, card: Card) -> Option<Place> {
        let level = card.level();
        let number = self.places[level.index()].iter().position(|&lying| lying == Some(card))?;
        self.places[level.index()][number] = None;
        self.shown[level.index()].take(card.number());
        Some(Place { level, number: number as u8 })
    }
}
