//! The options of the games as flags of the command line.

use catalog::AnyGame;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;

/// Options of a game by name, as given. Every option that some game has is a flag; which one takes what, the game says.
#[derive(Clone, Debug, Default)]
pub struct GameOptions(pub Vec<(String, String)>);

/// Every option of every game, with the games that have it.
fn known() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut known: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for game in AnyGame::ALL {
        for option in game.options(game.players().1) {
            known.entry(option.name).or_default().push(game.name());
        }
    }
    known
}

impl Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        known().into_iter().fold(command, |command, (name, games)| {
            let help = format!("Option of {}; see klejnot games", games.join(", "));
            command.arg(Arg::new(name).long(name).value_name("VALUE").help(help).help_heading("Options of games"))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GameOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = known().into_keys().filter_map(|name| {
            let value = matches.get_one::<String>(name)?;
            Some((name.to_string(), value.clone()))
        });
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
