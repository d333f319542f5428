//! Who sits where, and through whose eyes a game is looked at.

use serde::Serialize;
use std::fmt;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat(u8);

impl Seat {
    /// No game here seats more.
    pub const MAX: usize = 5;

    /// The seat with this index.
    ///
    /// # Panics
    /// If `index` is not below [`Seat::MAX`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < Self::MAX, "no such seat");
        Self(index)
    }

    /// The position in an array with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 < seats { self.0 + 1 } else { 0 })
    }

    /// All seats of a table, clockwise from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
        (0..seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// For whom a view, an action or an event is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player: public knowledge and what this seat alone may know.
    Seat(Seat),
    /// Public knowledge only.
    Spectator,
    /// Everything. Never leaves the server before the end of a game.
    Referee,
}

impl Eyes {
    /// May these eyes see what is known to `seat` alone?
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }

    /// Every pair of eyes that may look at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator, Self::Referee])
    }
}
