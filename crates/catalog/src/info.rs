//! What a list of games says of each.

use crate::{AnyGame, Visitor};
use game::{BadConfig, Config, Game};
use serde::Serialize;

/// A game, its players and options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// The name in commands, records and links.
    pub name: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// Every number of players, each with the options at such a table.
    pub players: Vec<PlayersInfo>,
}

/// A number of players, and the options that a table of this size has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayersInfo {
    /// The number of players.
    pub players: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
}

/// An option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// The values it takes; the first one is the default.
    pub values: Vec<String>,
}

impl AnyGame {
    /// What a list of games says of this one.
    pub fn info(self) -> GameInfo {
        let (least, most) = self.players();
        let players = (least..=most).map(|players| PlayersInfo { players, options: self.options(players) });
        GameInfo { name: self.name(), version: self.version(), players: players.collect() }
    }

    /// Everything that stands on the cards of this game, if they have words on them.
    pub fn cards(self) -> Option<dc::describe::Catalogue> {
        match self {
            Self::Dc => Some(dc::describe::catalogue(dc::cards())),
            Self::Splendor | Self::Marvel | Self::Duel => None,
        }
    }

    /// The options of a table of this size.
    pub fn options(self, players: u8) -> Vec<OptionInfo> {
        struct Options(u8);
        impl Visitor for Options {
            type Output = Vec<OptionInfo>;
            fn visit<G: Game>(self) -> Vec<OptionInfo> {
                let options = G::Config::options(self.0).into_iter();
                options.map(|(name, values)| OptionInfo { name, values }).collect()
            }
        }
        self.visit(Options(players))
    }

    /// The values of the option `mode`, if the game has one: games of different modes are different games.
    pub fn modes(self) -> Vec<String> {
        let mode = self.options(self.players().0).into_iter().find(|option| option.name == "mode");
        mode.map(|mode| mode.values).unwrap_or_default()
    }

    /// The text of a config with these options; what is not named takes its default.
    pub fn configure(self, players: u64, options: &[(String, String)]) -> Result<String, BadConfig> {
        let (least, most) = self.players();
        if let Some(players) = u8::try_from(players).ok().filter(|n| (least..=most).contains(n)) {
            // What cannot be one word of a config text cannot be the value of an option either.
            let one_word = |text: &str| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c == '=');
            if let Some((name, value)) = options.iter().find(|(name, value)| !one_word(name) || !one_word(value)) {
                return Err(self.bad_option(players, name, value));
            }
        }
        let pairs = options.iter().map(|(name, value)| format!(" {name}={value}"));
        let text: String = std::iter::once(format!("players={players}")).chain(pairs).collect();
        struct Parse<'a>(&'a str);
        impl Visitor for Parse<'_> {
            type Output = Result<String, BadConfig>;
            fn visit<G: Game>(self) -> Self::Output {
                self.0.parse::<G::Config>().map(|config| config.to_string())
            }
        }
        self.visit(Parse(&text))
    }

    fn bad_option(self, players: u8, name: &str, value: &str) -> BadConfig {
        let options = self.options(players);
        let allowed = match options.iter().find(|option| option.name == name) {
            Some(option) => option.values.join(", "),
            None => options.iter().map(|option| option.name).collect::<Vec<_>>().join(", "),
        };
        BadConfig::new(name, value, allowed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|&(name, value)| (name.into(), value.into())).collect()
    }

    #[test]
    fn a_config_fills_in_defaults() {
        assert_eq!(AnyGame::Splendor.configure(3, &[]).unwrap(), "players=3 first=random");
        assert_eq!(AnyGame::Splendor.configure(2, &options(&[("first", "1")])).unwrap(), "players=2 first=1");
    }

    #[test]
    fn what_nobody_chooses_is_no_option_and_stands_in_the_config() {
        let names: Vec<&str> = AnyGame::Dc.options(5).iter().map(|option| option.name).collect();
        assert_eq!(names, ["mode", "first", "heroes", "villains"]);
        let ours = dc::cards().hash();
        let text = AnyGame::Dc.configure(2, &options(&[("mode", "watchmen")])).unwrap();
        assert_eq!(text, format!("players=2 mode=watchmen first=random heroes=random villains=8 cards={ours}"));
        assert_eq!(AnyGame::Dc.configure(2, &options(&[("cards", ours), ("mode", "watchmen")])).unwrap(), text);
        let other = "0123456789abcdef".repeat(4);
        let refused = AnyGame::Dc.configure(2, &options(&[("cards", &other)])).unwrap_err();
        assert_eq!((refused.option.as_str(), refused.found, refused.allowed.as_str()), ("cards", other, ours));
        let unknown = AnyGame::Dc.configure(2, &options(&[("speed", "1")])).unwrap_err();
        assert_eq!(unknown.allowed, "mode, first, heroes, villains");
    }

    #[test]
    fn a_value_cannot_smuggle_in_another_option() {
        let smuggled = AnyGame::Splendor.configure(2, &options(&[("first", "0 first=1")])).unwrap_err();
        assert_eq!((smuggled.option.as_str(), smuggled.allowed.as_str()), ("first", "random, 0, 1"));
        let named = AnyGame::Splendor.configure(2, &options(&[("players=3 first", "0")])).unwrap_err();
        assert_eq!(named.allowed, "first");
        assert_eq!(AnyGame::Splendor.configure(2, &options(&[("players", "3")])).unwrap_err().option, "players");
        assert_eq!(AnyGame::Splendor.configure(9, &[]).unwrap_err().allowed, "2, 3, 4");
    }
}
