//! Points and results.

use crate::action::Loyalty;
use crate::set::{Points, cards};
use crate::state::{Dc, Ending};
use crate::vocabulary::Type;
use game::{Returns, Seat};

impl Dc {
    /// DCB-32: the victory points of all cards that a player owns.
    pub(crate) fn points(&self, seat: Seat) -> i16 {
        let count = |what: crate::card::Kinds| self.owned(seat).filter(|&card| what.has(card)).count() as i32;
        let all = self.owned(seat).map(|card| match card.facts().vp {
            Points::Fixed(points) => points.into(),
            Points::ForEach(what, points) => count(what) * i32::from(points),
            Points::IfOthers(what, least, points) => {
                let others = count(what) - i32::from(what.has(card));
                if others >= least.into() { points.into() } else { 0 }
            }
        });
        all.sum::<i32>().clamp(i16::MIN.into(), i16::MAX.into()) as i16
    }

    /// DCB-32: how many Super-Villains a player has.
    pub(crate) fn villains_of(&self, seat: Seat) -> u8 {
        self.owned(seat).filter(|card| card.facts().kind == Type::SuperVillain).count() as u8
    }

    /// DCB-32, WAT-50, WAT-51: the result of a finished game.
    pub(crate) fn result(&self) -> Returns {
        let n = usize::from(self.seats);
        match self.over {
            None | Some(Ending::Points) => {
                let mut scores = [(0, 0); Seat::MAX];
                for seat in Seat::all(self.seats) {
                    scores[seat.index()] = (self.points(seat), self.villains_of(seat));
                }
                Returns::by_score(&scores[..n])
            }
            Some(ending) => {
                let winner = if ending == Ending::Loyal { Loyalty::Loyal } else { Loyalty::Mastermind };
                let mut won = [false; Seat::MAX];
                for seat in Seat::all(self.seats) {
                    won[seat.index()] = self.player(seat).role == winner;
                }
                Returns::sides(&won[..n])
            }
        }
    }

    /// All cards of the set, for checks: where every card is.
    #[doc(hidden)]
    pub fn inventory(&self) -> Vec<crate::card::Card> {
        let set = cards();
        let mut all = Vec::new();
        for pile in [self.main(), self.line_up(), self.destroyed(), self.contributed(), self.clock(), self.villains()] {
            all.extend_from_slice(pile.cards());
        }
        all.extend(self.main_top);
        all.extend(self.villain);
        all.extend(std::iter::repeat_n(set.kick, self.kicks.into()));
        all.extend(std::iter::repeat_n(set.weakness, self.weaknesses.into()));
        all.extend(Seat::all(self.seats).flat_map(|seat| self.owned(seat)));
        let borrowed = self.turn.borrowed.items().iter().filter(|lent| lent.1 == crate::frame::Home::LineUp);
        all.extend(borrowed.map(|lent| lent.0));
        all.extend(self.undealt().iter().map(|entry| entry.0));
        all.sort_unstable();
        all
    }
}
