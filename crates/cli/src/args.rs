//! The command line.

use crate::commands::{
    analyse::AnalyseArgs, arena::ArenaArgs, bench::BenchArgs, calibrate::CalibrateArgs, cards::CardsArgs,
    database::DatabaseArgs, games::GamesArgs, hint::HintArgs, load::LoadArgs, play::PlayArgs, replay::ReplayArgs,
    serve::ServeArgs, simulate::SimulateArgs, train::TrainArgs, verify::VerifyArgs,
};
use clap::{ColorChoice, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use text::Lang;

/// Play, study and train on Splendor, Splendor: Marvel, Splendor Duel and the DC Deck-Building Game, with the rules enforced to the letter.
///
/// An unofficial fan implementation. Quickest way into a game: klejnot play splendor
#[derive(Parser, Debug)]
#[command(name = "klejnot", version, color = ColorChoice::Never, infer_subcommands = true)]
pub struct Arguments {
    /// The language: en, pl or ru [default: that of the locale]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,

    /// When to use colours
    #[arg(long, visible_alias = "color", global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub colour: Colour,

    /// A card file for the DC game: its cards are added, or replace those with the same id
    #[arg(long, global = true, value_name = "FILE")]
    pub cards: Option<PathBuf>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games, their players and options
    Games(GamesArgs),
    /// Play in the terminal, against bots or with friends at one keyboard
    Play(PlayArgs),
    /// Serve the web client and its tables on this machine; also what happens without a command
    Serve(ServeArgs),
    /// Play at many tables of a running server and measure how long it takes
    Load(LoadArgs),
    /// Copy all tables of a server, also of one that runs, to a new file
    Backup(DatabaseArgs),
    /// Copy all tables of a backup into an empty database
    Restore(DatabaseArgs),
    /// Write all tables of a server as text, one JSON object per line
    Export(DatabaseArgs),
    /// Read such a text into an empty database
    Import(DatabaseArgs),
    /// Show the positions of a recorded game
    Replay(ReplayArgs),
    /// Check a recorded game against the rules (exit code 1 if something is wrong)
    Verify(VerifyArgs),
    /// Say what each decision of a recorded game cost, and what was luck
    Analyse(AnalyseArgs),
    /// Say what would be best in a position of a recorded game
    Hint(HintArgs),
    /// Compare the win chances of analysis with results (exit code 1 if they are too far off)
    Calibrate(CalibrateArgs),
    /// Let bots play many games and report speed and results
    Simulate(SimulateArgs),
    /// Let bots play against each other and measure how strong they are
    Arena(ArenaArgs),
    /// Let bots play against themselves, and a net learn from it to judge positions
    Train(TrainArgs),
    /// Speak the engine protocol: one JSON request and one JSON answer per line
    Engine,
    /// Measure how fast the rules are, on one thread
    Bench(BenchArgs),
    /// Check card files of the DC game
    Cards(CardsArgs),
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }
}
