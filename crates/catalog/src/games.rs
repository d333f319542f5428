//! The list of games, and the enums that are made from it.

use bots::Bots;
use game::{ActionView, Config, Dice, Game, Play, Seat, Seen};
use std::fmt;
use std::str::FromStr;

/// Code that is generic over games, to be run for one that is known by name.
pub trait Visitor {
    /// What the code returns.
    type Output;

    /// Runs with the rules of `G`.
    fn visit<G: Bots>(self) -> Self::Output;
}

/// Somebody who chooses by what a seat knows, in any game.
pub trait Thinker {
    /// One of the legal actions of the seat, which is to move.
    fn choose<G: Bots>(self, seen: &Seen<G>) -> G::Action;
}

/// Makes [`AnyGame`], [`AnyPlay`], [`AnySeen`] and [`AnyEvents`](crate::AnyEvents) from the list of games, and `each!`, which runs an expression
/// with whatever game is inside.
macro_rules! games {
    ($($Name:ident($Rules:ty),)*) => {
        /// The name of a game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("[`", stringify!($Rules), "`]")] $Name,)*
        }

        impl AnyGame {
            /// All games, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$Name),*];

            /// The name in commands, records and links.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Name => <$Rules as Game>::NAME,)*
                }
            }

            /// Runs generic code with the rules of this game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$Name => visitor.visit::<$Rules>(),)*
                }
            }
        }

        /// A game in progress, whichever it is.
        #[expect(clippy::large_enum_variant, reason = "there are few of them, and they stay where they are")]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyPlay {
            $(#[doc = concat!("[`", stringify!($Rules), "`]")] $Name(Play<$Rules>),)*
        }

        impl AnyPlay {
            /// Which game it is.
            pub const fn game(&self) -> AnyGame {
                match self {
                    $(Self::$Name(_) => AnyGame::$Name,)*
                }
            }

            /// What a seat knows. The dice only choose a stand-in for what it does not know and must not be the table's own.
            pub fn seen(&self, seat: Seat, dice: &mut impl Dice) -> AnySeen {
                match self {
                    $(Self::$Name(play) => AnySeen::$Name(Seen::new(play.game(), seat, dice)),)*
                }
            }
        }

        /// A game as known to one seat, whichever it is. Bots get this, never an [`AnyPlay`].
        #[expect(clippy::large_enum_variant, reason = "there is one at a time")]
        #[derive(Clone, Debug)]
        pub enum AnySeen {
            $(#[doc = concat!("[`", stringify!($Rules), "`]")] $Name(Seen<$Rules>),)*
        }

        impl AnySeen {
            /// The action, as text, that somebody chooses for the seat.
            pub fn choose(&self, thinker: impl Thinker) -> String {
                match self {
                    $(Self::$Name(seen) => thinker.choose(seen).to_string(),)*
                }
            }
        }

        $(
            impl From<Play<$Rules>> for AnyPlay {
                fn from(play: Play<$Rules>) -> Self {
                    Self::$Name(play)
                }
            }

            impl Known for $Rules {
                fn events(events: Vec<Self::Event>) -> AnyEvents {
                    AnyEvents::$Name(events)
                }
            }
        )*

        /// Things that happened in a game, whichever it is.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyEvents {
            $(#[doc = concat!("[`", stringify!($Rules), "`]")] $Name(Vec<<$Rules as Game>::Event>),)*
        }

        macro_rules! each {
            ($any:expr, $play:ident => $body:expr) => {
                match $any {
                    $($crate::AnyPlay::$Name($play) => $body,)*
                }
            };
        }

        macro_rules! each_seen {
            ($any:expr, $seen:ident => $body:expr) => {
                match $any {
                    $($crate::AnySeen::$Name($seen) => $body,)*
                }
            };
        }

        macro_rules! each_events {
            ($any:expr, $G:ident, $events:ident => $body:expr) => {
                match $any {
                    $($crate::AnyEvents::$Name($events) => {
                        type $G = $Rules;
                        $body
                    })*
                }
            };
        }

        /// Writes the types of each game into a folder of its name. For each game: the folder, the name of its view, and that of its events.
        #[cfg(feature = "ts")]
        pub(crate) fn export_types(
            into: &std::path::Path,
        ) -> Result<Vec<[String; 3]>, ts_rs::ExportError> {
            use ts_rs::TS;
            Ok(vec![$({
                type View = <$Rules as Game>::View;
                type Event = <$Rules as Game>::Event;
                let name = <$Rules as Game>::NAME;
                let config = ts_rs::Config::new().with_out_dir(into.join(name)).with_large_int("number");
                View::export_all(&config)?;
                Event::export_all(&config)?;
                [name.into(), View::name(&config), Event::name(&config)]
            },)*])
        }

        /// Starts a game of this name.
        pub(crate) fn start(game: AnyGame, config: &str) -> Result<AnyPlay, game::BadConfig> {
            Ok(match game {
                $(AnyGame::$Name => AnyPlay::$Name(Play::new(config.parse()?)),)*
            })
        }

        /// Replays a record of this game, and checks its proof if it has one.
        pub(crate) fn prove(
            game: AnyGame,
            record: &game::Record,
        ) -> Result<(AnyPlay, Option<usize>), game::record::BadRecord> {
            Ok(match game {
                $(AnyGame::$Name => {
                    let (play, draws) = record.prove()?;
                    (AnyPlay::$Name(play), draws)
                })*
            })
        }

        /// Replays a record of this game.
        pub(crate) fn replay(game: AnyGame, record: &game::Record) -> Result<AnyPlay, game::record::BadRecord> {
            Ok(match game {
                $(AnyGame::$Name => AnyPlay::$Name(record.replay()?),)*
            })
        }
    };
}

games! {
    Splendor(splendor::Splendor),
    Marvel(splendor::Marvel),
    Duel(duel::Duel),
    Dc(dc::Dc),
}

/// A game of the list: its events can be put into [`AnyEvents`].
pub(crate) trait Known: Game {
    fn events(events: Vec<Self::Event>) -> AnyEvents;
}

impl AnyGame {
    /// The smallest and the largest number of players.
    pub fn players(self) -> (u8, u8) {
        struct Players;
        impl Visitor for Players {
            type Output = (u8, u8);
            fn visit<G: Game>(self) -> (u8, u8) {
                G::Config::PLAYERS
            }
        }
        self.visit(Players)
    }

    /// What an action is, as data; nothing if the text is no action of this game.
    pub fn describe(self, action: &str) -> Option<ActionView> {
        struct Describe<'a>(&'a str);
        impl Visitor for Describe<'_> {
            type Output = Option<ActionView>;
            fn visit<G: Game>(self) -> Option<ActionView> {
                self.0.parse().ok().map(G::describe)
            }
        }
        self.visit(Describe(action))
    }

    /// The version of its rules.
    pub fn version(self) -> u16 {
        struct Version;
        impl Visitor for Version {
            type Output = u16;
            fn visit<G: Game>(self) -> u16 {
                G::VERSION
            }
        }
        self.visit(Version)
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for, shortened if long.
    pub found: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = AnyGame::ALL.iter().map(|game| game.name()).collect();
        write!(f, "{:?} (games: {})", self.found, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for AnyGame {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let known = Self::ALL.iter().find(|game| game.name().eq_ignore_ascii_case(name));
        known.copied().ok_or_else(|| UnknownGame { found: name.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_described_by_its_text_alone() {
        let taken = AnyGame::Splendor.describe("take:WUG").unwrap();
        assert_eq!((taken.kind, taken.tokens.as_deref()), ("take", Some("WUG")));
        assert_eq!(AnyGame::Duel.describe("take:WUG"), None);
    }

    #[test]
    fn games_are_found_by_name_in_any_case() {
        for &game in AnyGame::ALL {
            assert_eq!(game.name().to_uppercase().parse(), Ok(game));
        }
        let error = "chess".parse::<AnyGame>().unwrap_err();
        assert!(error.to_string().starts_with("\"chess\" (games: splendor"), "{error}");
    }
}
