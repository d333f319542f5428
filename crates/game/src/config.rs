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

    /// What nobody chooses and yet stands in the text, each with its value: a text with another value is refused.
    fn fixed() -> Vec<(&'static str, String)> {
        Vec::new()
    }

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
    /// Is it [fixed](Config::fixed)?
    pub fixed: bool,
}

impl BadConfig {
    /// Keeps of what was found as much as a SHA-256 has digits.
    pub fn new(option: &str, found: &str, allowed: String) -> Self {
        let short = |text: &str| text.chars().take(64).collect();
        Self { option: short(option), found: short(found), allowed, fixed: false }
    }
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={:?} (allowed: {})", self.option, self.found, self.allowed)
    }
}

impl std::error::Error for BadConfig {}

/// The number of players, and each option with its value.
pub type Options = (u8, Vec<(&'static str, String)>);

/// The pairs of a config text. Checks the number of players, that every option exists and takes the value, and fills in defaults.
pub fn parse_options<C: Config>(text: &str) -> Result<Options, BadConfig> {
    let bad = |option: &str, found: &str, allowed: String| Err(BadConfig::new(option, found, allowed));
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
        if let Some((_, ours)) = C::fixed().into_iter().find(|fixed| fixed.0 == name) {
            if ours != value {
                return bad(name, value, ours).map_err(|bad| BadConfig { fixed: true, ..bad });
            }
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

/// The config of a game whose only option is who begins, for `LEAST` to `MOST` players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating<const LEAST: u8, const MOST: u8> {
    players: u8,
    first: First,
}

impl<const LEAST: u8, const MOST: u8> Seating<LEAST, MOST> {
    /// Who begins.
    pub fn first(&self) -> First {
        self.first
    }

    /// The same table, but for who begins: that is drawn.
    pub fn with_first_drawn(&self) -> Self {
        Self { first: First::Random, ..*self }
    }
}

impl<const LEAST: u8, const MOST: u8> Config for Seating<LEAST, MOST> {
    const PLAYERS: (u8, u8) = (LEAST, MOST);

    fn options(players: u8) -> Vec<(&'static str, Vec<String>)> {
        vec![("first", First::values(players))]
    }

    fn players(&self) -> u8 {
        self.players
    }
}

impl<const LEAST: u8, const MOST: u8> fmt::Display for Seating<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} first={}", self.players, self.first)
    }
}

impl<const LEAST: u8, const MOST: u8> FromStr for Seating<LEAST, MOST> {
    type Err = BadConfig;

    fn from_str(text: &str) -> Result<Self, BadConfig> {
        let (players, options) = parse_options::<Self>(text)?;
        Ok(Self { players, first: First::from_value(&options[0].1) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Two = Seating<2, 4>;

    #[test]
    fn defaults_are_filled_in_and_written() {
        let config: Two = "players=3".parse().unwrap();
        assert_eq!(config.to_string(), "players=3 first=random");
        assert_eq!(config.to_string().parse::<Two>().unwrap(), config);
        assert_eq!("first=2 players=3".parse::<Two>().unwrap().first(), First::Named(Seat::new(2)));
    }

    #[test]
    fn what_is_wrong_is_named_with_what_would_be_right() {
        let error = |text: &str| text.parse::<Two>().unwrap_err().to_string();
        assert_eq!(error("players=5"), "players=\"5\" (allowed: 2, 3, 4)");
        assert_eq!(error(""), "players=\"\" (allowed: 2, 3, 4)");
        assert_eq!(error("players=2 first=2"), "first=\"2\" (allowed: random, 0, 1)");
        assert_eq!(error("players=2 fist=0"), "fist=\"0\" (allowed: first)");
        assert_eq!(error("players=2 first=0 first=1"), "first=\"1\" (allowed: once)");
    }
}
