//! What a player may ask a search about.

use super::actor::Actor;
use super::seats::{Holder, Sitter};
use super::shown::Viewer;
use super::standing::Stage;
use crate::protocol::Version;
use crate::refused::{Code, Refused};
use crate::secret::random;
use catalog::{AnyGame, AnySeen};
use game::{FastDice, Seat, Turn};

/// A choice that is due, as known to the seat that has it. There is nothing else in it.
pub struct Due {
    /// The version of the table.
    pub version: Version,
    /// Who has to choose.
    pub seat: Seat,
    /// What it knows.
    pub seen: AnySeen,
    /// Which game it is.
    pub game: AnyGame,
}

impl Actor {
    /// The choice of a player that a search may think about: only where all others are bots.
    pub(super) fn due(&self, holder: Holder) -> Result<Due, Refused> {
        self.choice(holder).map_err(|code| Refused::from(code).at(self.course.version()))
    }

    fn choice(&self, holder: Holder) -> Result<Due, Code> {
        let now = &self.course.now;
        let (Stage::Playing, Some(play)) = (&now.stage, &now.play) else { return Err(Code::NotPlaying) };
        let mine = self.course.seats_of(Viewer::Player(holder));
        let [seat] = mine[..] else { return Err(Code::NotAlone) };
        let other = |sitter: &&Sitter| !matches!(sitter, Sitter::Bot { .. });
        if now.seats.iter().filter(other).count() > 1 {
            return Err(Code::NotAlone);
        }
        if play.turn() != Turn::Player(seat) || now.person_to_move() != Some(seat) {
            return Err(Code::NotYourTurn);
        }
        let seen = play.seen(seat, &mut FastDice::new(u64::from_le_bytes(random())));
        Ok(Due { version: self.course.version(), seat, seen, game: play.game() })
    }
}
