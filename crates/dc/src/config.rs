//! What is agreed before a game starts.

use crate::set::cards;
use game::{BadConfig, First, parse_options};
use std::fmt;
use std::str::FromStr;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// The base game: everybody for themselves.
    Base,
    /// The crossover: one Mastermind against the Loyal.
    Watchmen,
}

/// DCB-02: how Super Heroes come to players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heroes {
    /// One is drawn for each.
    Random,
    /// Each chooses in turn.
    Chosen,
    /// Two are drawn for each, who keeps one.
    Two,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) players: u8,
    pub(crate) mode: Mode,
    pub(crate) first: First,
    pub(crate) heroes: Heroes,
    pub(crate) villains: u8,
}

impl Config {
    /// Which game it is.
    pub fn mode(&self) -> Mode {
        self.mode
    }
}

impl game::Config for Config {
    const PLAYERS: (u8, u8) = (2, 5);

    /// DCB-04: eight Super-Villains unless agreed otherwise.
    fn options(players: u8) -> Vec<(&'static str, Vec<String>)> {
        let words = |words: &[&str]| words.iter().map(|&word| word.into()).collect();
        let villains = std::iter::once(8).chain((1..=12).filter(|&n| n != 8));
        vec![
            ("mode", words(&["base", "watchmen"])),
            ("first", First::values(players)),
            ("heroes", words(&["random", "chosen", "two"])),
            ("villains", villains.map(|n| n.to_string()).collect()),
        ]
    }

    /// The card set: a record of other cards is refused.
    fn fixed() -> Vec<(&'static str, String)> {
        vec![("cards", cards().hash().into())]
    }

    fn players(&self) -> u8 {
        self.players
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mode = match self.mode {
            Mode::Base => "base",
            Mode::Watchmen => "watchmen",
        };
        let heroes = match self.heroes {
            Heroes::Random => "random",
            Heroes::Chosen => "chosen",
            Heroes::Two => "two",
        };
        let Self { players, first, villains, .. } = self;
        let hash = cards().hash();
        write!(f, "players={players} mode={mode} first={first} heroes={heroes} villains={villains} cards={hash}")
    }
}

impl FromStr for Config {
    type Err = BadConfig;

    fn from_str(text: &str) -> Result<Self, BadConfig> {
        let (players, options) = parse_options::<Self>(text)?;
        Ok(Self {
            players,
            mode: if options[0].1 == "base" { Mode::Base } else { Mode::Watchmen },
            first: First::from_value(&options[1].1),
            heroes: match options[2].1.as_str() {
                "chosen" => Heroes::Chosen,
                "two" => Heroes::Two,
                _ => Heroes::Random,
            },
            villains: options[3].1.parse().expect("one of the listed numbers"),
        })
    }
}
