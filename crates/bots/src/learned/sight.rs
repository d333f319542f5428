//! What a net is shown of a position.

use crate::Knowledge;
use game::Seat;

/// A game of which a net can judge positions.
///
/// All numbers are of about the size of 1. What they are, and in which order, is the layout: a net only understands the one it was trained with.
pub trait Sight: Knowledge {
    /// The version of the layout: nets of another one are refused.
    const LAYOUT: u16;
    /// Numbers that describe a seat.
    const SEAT: usize;
    /// Numbers that describe a card as one seat sees it.
    const CARD: usize;
    /// Numbers that describe what belongs to nobody.
    const TABLE: usize;

    /// Do nets for so many players also say how many turns are left?
    fn foretells(_players: u8) -> bool {
        false
    }

    /// Who chooses an action next: in the middle of a turn, whoever comes after.
    fn next_to_act(&self) -> Seat;

    /// Describes a seat. The numbers are zero when this is called.
    fn show_seat(&self, seat: Seat, out: &mut [f32]);

    /// Describes each card that a seat could buy now or later.
    fn show_cards(&self, seat: Seat, each: impl FnMut(&[f32]));

    /// Describes what belongs to nobody. The numbers are zero when this is called.
    fn show_table(&self, out: &mut [f32]);
}

/// The most numbers of any game that describe a seat.
pub(super) const SEAT: usize = 96;
/// The same of a table.
pub(super) const TABLE: usize = 32;

/// The seats in order of play, from the one that acts next.
pub(super) fn in_order<G: Sight>(game: &G) -> impl Iterator<Item = Seat> {
    let (players, first) = (game.seats(), game.next_to_act());
    std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players.into())
}
