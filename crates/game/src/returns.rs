//! How a game ended for each seat.

use crate::Seat;
use std::fmt;

/// One value per seat: what part of a victory it has, and its place.
///
/// Values are kept in sixtieths, so that a victory shared by up to five seats is exact and results compare with `==`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Returns {
    seats: u8,
    sixtieths: [u8; Seat::MAX],
    places: [u8; Seat::MAX],
}

impl Returns {
    /// Competitive ranking: `places[i]` is the place of seat i, 1 for the best, equal for a tie.
    /// Those on place 1 share one victory.
    ///
    /// # Panics
    /// If nobody is first.
    pub fn ranked(places: &[u8]) -> Self {
        let winners = places.iter().filter(|&&place| place == 1).count();
        assert!(winners > 0, "a ranking needs a first place");
        let mut returns = Self::nobody(places.len() as u8);
        for (seat, &place) in places.iter().enumerate() {
            returns.places[seat] = place;
            if place == 1 {
                returns.sixtieths[seat] = 60 / winners as u8;
            }
        }
        returns
    }

    /// Ranks seats by a score of which more is better; equal scores share a place.
    pub fn by_score<S: Ord>(scores: &[S]) -> Self {
        let mut places = [0; Seat::MAX];
        for (seat, score) in scores.iter().enumerate() {
            places[seat] = 1 + scores.iter().filter(|&other| other > score).count() as u8;
        }
        Self::ranked(&places[..scores.len()])
    }

    /// A victory by side: each seat for which `won` is true has a whole victory.
    pub fn sides(won: &[bool]) -> Self {
        let mut returns = Self::nobody(won.len() as u8);
        for (seat, &won) in won.iter().enumerate() {
            returns.sixtieths[seat] = if won { 60 } else { 0 };
            returns.places[seat] = if won { 1 } else { 2 };
        }
        returns
    }

    fn nobody(seats: u8) -> Self {
        Self { seats, sixtieths: [0; Seat::MAX], places: [0; Seat::MAX] }
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Those who have a part in the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(|seat| self.sixtieths[seat.index()] > 0)
    }

    /// From 0 (lost) to 1 (won alone, or with one's side).
    pub fn value(&self, seat: Seat) -> f64 {
        f64::from(self.sixtieths[seat.index()]) / 60.0
    }

    /// 1 for the best; tied seats have the same place.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }
}

/// `1 0`, `1/2 1/2`, `0 1/3 1/3 1/3`: one value per seat.
impl fmt::Display for Returns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, &value) in self.sixtieths[..self.seats as usize].iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            match value {
                0 => f.write_str("0")?,
                60 => f.write_str("1")?,
                part => write!(f, "1/{}", 60 / part)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_winners_share_and_places_below_skip() {
        let returns = Returns::by_score(&[7, 9, 9, 3]);
        assert_eq!(returns.to_string(), "0 1/2 1/2 0");
        let places: Vec<u8> = Seat::all(4).map(|seat| returns.place(seat)).collect();
        assert_eq!(places, [3, 1, 1, 4]);
        assert_eq!(returns.value(Seat::new(1)), 0.5);
    }

    #[test]
    fn a_side_wins_whole() {
        assert_eq!(Returns::sides(&[true, false, true]).to_string(), "1 0 1");
        assert_eq!(Returns::sides(&[false, false]).to_string(), "0 0");
    }
}
