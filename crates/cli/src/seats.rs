//! Who sits at a table.

use catalog::{AnyPlay, Thinker};
use game::{Dice, FastDice, Game, Seat, Seen};
use std::fmt;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Somebody at the keyboard.
    Human,
    /// A program.
    Bot(Bot),
}

/// The programs that can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
}

impl Bot {
    /// All of them.
    pub const ALL: &[Self] = &[Self::Random];

    /// The name on the command line and in records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// Chooses one of the legal actions of a seat that is to move, by what this seat knows.
    ///
    /// What it rolls depends on the seed and on the number of actions so far alone: a game that is loaded or undone goes on as it
    /// would have gone.
    pub fn choose(self, play: &AnyPlay, seat: Seat, seed: u64) -> String {
        let mut dice = FastDice::fork(seed, play.len() as u64);
        let seen = play.seen(seat, &mut dice);
        match self {
            Self::Random => seen.choose(Whim(dice)),
        }
    }
}

/// Any legal action, all equally likely.
struct Whim(FastDice);

impl Thinker for Whim {
    fn choose<G: Game>(mut self, seen: &Seen<G>) -> G::Action {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = || Self::ALL.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(", ");
        let found = Self::ALL.iter().find(|bot| bot.name().eq_ignore_ascii_case(text.trim()));
        found.copied().ok_or_else(|| format!("allowed: {}", names()))
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
        let bots = Bot::ALL.iter().map(|bot| bot.name());
        text.parse()
            .map(Self::Bot)
            .map_err(|_| format!("allowed: {}", std::iter::once("human").chain(bots).collect::<Vec<_>>().join(", ")))
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
