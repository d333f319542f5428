//! What one seat may know of a game.

use crate::{Dice, Eyes, Game, Seat, Turn};

/// A game as known to one seat. Bots, hints and analysis get this, never the game itself: what the seat cannot know is not in it.
#[derive(Clone, Debug)]
pub struct Seen<G> {
    /// One of the worlds that the seat considers possible, chosen independently of the real one.
    world: G,
    seat: Seat,
}

impl<G: Game> Seen<G> {
    /// Forgets what `seat` does not know. The dice only choose the stand-in and must not be the table's own.
    pub fn new(game: &G, seat: Seat, dice: &mut impl Dice) -> Self {
        let mut world = game.clone();
        world.determinize(seat, dice);
        Self { world, seat }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.world.seats()
    }

    /// Who must act.
    pub fn turn(&self) -> Turn {
        self.world.turn()
    }

    /// A world that the seat considers possible.
    pub fn imagine(&self, dice: &mut impl Dice) -> G {
        let mut world = self.world.clone();
        world.determinize(self.seat, dice);
        world
    }

    /// The seat's legal actions, if it is to move.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        debug_assert_eq!(self.world.turn(), Turn::Player(self.seat));
        self.world.legal(out);
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.world.view(Eyes::Seat(self.seat))
    }
}
