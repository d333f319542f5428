//! Who sits at a table.

use catalog::{AnyPlay, BadSpec, Bots, Spec, Thinker};
use game::{FastDice, Seat, Seen};
use std::fmt;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Occupant {
    /// Somebody at the keyboard.
    Human,
    /// A program.
    Bot(Spec),
}

/// Reads the description of a bot.
pub fn read_bot(text: &str) -> Result<Spec, String> {
    text.parse().map_err(|bad| match bad {
        BadSpec::Name(_) => format!("allowed: {}", Spec::FORMS.replace(' ', ", ")),
        BadSpec::Budget(budget) => format!("{budget:?}: ismcts:200ms, ismcts:5000"),
        BadSpec::Scale(scale) => format!("{scale:?}: 5@0.1"),
    })
}

/// What a bot chooses among the legal actions of a seat that is to move, by what this seat knows.
///
/// What it rolls depends on the seed and on the number of actions so far alone: a game that is loaded or undone goes on as it
/// would have gone.
pub fn choose(bot: Spec, play: &AnyPlay, seat: Seat, seed: u64) -> String {
    let mut dice = FastDice::fork(seed, play.len() as u64);
    let seen = play.seen(seat, &mut dice);
    seen.choose(Once { bot, seed: dice.next() })
}

/// A bot that is asked once.
struct Once {
    bot: Spec,
    seed: u64,
}

impl Thinker for Once {
    fn choose<G: Bots>(self, seen: &Seen<G>) -> G::Action {
        self.bot.player::<G>(self.seed).choose(seen).expect("the bots of the project do not fail")
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Occupant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.trim().eq_ignore_ascii_case("human") {
            return Ok(Self::Human);
        }
        read_bot(text).map(Self::Bot).map_err(|error| error.replace("allowed: ", "allowed: human, "))
    }
}

/// Occupants as they stand in the header `Seats`: `human,random`.
pub fn write_seats(seats: &[Occupant]) -> String {
    seats.iter().map(Occupant::to_string).collect::<Vec<_>>().join(",")
}

/// Reads the header `Seats`.
pub fn read_seats(text: &str) -> Result<Vec<Occupant>, String> {
    text.split(',').map(str::parse).collect()
}
