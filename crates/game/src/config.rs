//! What is agreed before a game starts.

use crate::Seat;
use std::fmt;
use std::str::FromStr;

/// The options of a game. A value of this type is always valid.
///
/// Its text is a list of `key=value` pairs separated by spaces, the players first: `players=2 first=random`.
pub trait Config: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = BadConfig> + Send + Sync + 'static {
    /// The options that exist besides `players`, each with its values; the first one is the default.
    fn options(players: u8) -> Vec<(&'static str, Vec<String>)>;

    /// The smallest and the largest number of players.
    const PLAYERS: (u8, u8);

    /// The number of players.
    fn players(&self) -> u8;
}

/// An option that does not exist, or a value that it does not take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadConfig {
    /// The option in question.
    pub option: String,
    /// What was given.
    pub found: String,
    /// What would be right, separated by commas.
    pub allowed: String,
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={:?} (allowed: {})", self.option, self.found, self.allowed)
    }
}

impl std::error::Error for BadConfig {}

/// The pairs of a config text. Checks the number of players, that every option exists and takes the value, and fills in defaults.
pub fn parse_options<C: Config>(text: &str) -> Result<(u8, Vec<(&'static str, String)>), BadConfig> {
    let bad = |option: &str, found: &str, allowed: String| {
        let short = |text: &str| text.chars().take(40).collect();
        Err(BadConfig { option: short(option), found: short(found), allowed })
    };
    let pairs: Vec<(&str, &str)> =
        text.split_whitespace().map(|pair| pair.split_once('=').unwrap_or((pair, ""))).collect();
    let (least, most) = C::PLAYERS;
    let found = pairs.iter().find(|pair| pair.0 == "players").map_or("", |pair| pair.1);
    let players = match found.parse::<u8>() {
        Ok(n) if (least..=most).contains(&n) => n,
        _ => return bad("players", found, (least..=most).map(|n| n.to_string()).collect::<Vec<_>>().join(", ")),
    };
    let known = C::options(players);
    let mut chosen: Vec<(&'static str, String)> =
        known.iter().map(|(name, values)| (*name, values[0].clone())).collect();
    for (i, &(name, value)) in pairs.iter().enumerate() {
        if pairs[..i].iter().any(|earlier| earlier.0 == name) {
            return bad(name, value, "once".into());
        }
        if name == "players" {
            continue;
        }
        let Some(position) = known.iter().position(|option| option.0 == name) else {
            let names: Vec<&str> = known.iter().map(|option| option.0).collect();
            return bad(name, value, names.join(", "));
        };
        if !known[position].1.iter().any(|allowed| allowed == value) {
            return bad(name, value, known[position].1.join(", "));
        }
        chosen[position].1 = value.into();
    }
    Ok((players, chosen))
}

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// Drawn when the game starts.
    #[default]
    Random,
    /// Named by the table's creator.
    Named(Seat),
}

impl First {
    /// The values of the option `first` for a table of this size.
    pub fn values(players: u8) -> Vec<String> {
        std::iter::once("random".into()).chain(Seat::all(players).map(|seat| seat.to_string())).collect()
    }

    /// Reads a value that [`First::values`] lists.
    pub fn from_value(value: &str) -> Self {
        value.parse().map_or(Self::Random, |index| Self::Named(Seat::new(index)))
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Named(seat) => seat.fmt(f),
        }
    }
}
