//! Who sits at a table.

use catalog::{AnyGame, AnyPlay, Bots, Choose, Thinker, Visitor};
use game::{Dice, FastDice, Seat, Seen};
use std::fmt;
use std::str::FromStr;
use text::Text;

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
    /// One step ahead, by a hand-made estimate. Not every game has it.
    Greedy,
}

impl Bot {
    /// All of them.
    pub const ALL: &[Self] = &[Self::Random, Self::Greedy];

    /// How it chooses in a game; nothing means at random.
    ///
    /// # Errors
    /// If there is no such bot for this game.
    pub fn chooser<G: Bots>(self) -> Result<Option<Choose<G>>, NoBot> {
        match self {
            Self::Random => Ok(None),
            Self::Greedy => G::GREEDY.map(Some).ok_or(NoBot { bot: self, game: G::NAME }),
        }
    }

    /// Can it play this game?
    pub fn plays(self, game: AnyGame) -> Result<(), NoBot> {
        struct Plays(Bot);
        impl Visitor for Plays {
            type Output = Result<(), NoBot>;
            fn visit<G: Bots>(self) -> Self::Output {
                self.0.chooser::<G>().map(|_| ())
            }
        }
        game.visit(Plays(self))
    }

    /// The name on the command line and in records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// Chooses one of the legal actions of a seat that is to move, by what this seat knows.
    ///
    /// What it rolls depends on the seed and on the number of actions so far alone: a game that is loaded or undone goes on as it
    /// would have gone.
    pub fn choose(self, play: &AnyPlay, seat: Seat, seed: u64) -> String {
        let mut dice = FastDice::fork(seed, play.len() as u64);
        let seen = play.seen(seat, &mut dice);
        seen.choose(Player { bot: self, dice })
    }
}

/// A bot with its dice.
struct Player {
    bot: Bot,
    dice: FastDice,
}

impl Thinker for Player {
    fn choose<G: Bots>(mut self, seen: &Seen<G>) -> G::Action {
        if let Ok(Some(choose)) = self.bot.chooser::<G>() {
            return choose(seen, &mut self.dice);
        }
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        legal[self.dice.below(legal.len() as u32) as usize]
    }
}

/// There is no such bot for this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBot {
    bot: Bot,
    game: &'static str,
}

impl NoBot {
    /// What is wrong, for people.
    pub fn message(self, text: &Text) -> String {
        let game = text.get(&format!("game-{}", self.game));
        text.format("cmd-no-bot", &[("bot", self.bot.name().into()), ("title", game.into())])
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
