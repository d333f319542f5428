//! The commands of `klejnot`: play, watch, check, simulate, and the engine that other programs talk to.
//!
//! One file per command in `commands`; the engine's protocol in `engine`. What people read comes from `i18n/` through [`text`].

mod analysis;
mod arena;
mod args;
mod board;
mod cards;
mod commands;
mod drawing;
pub mod engine;
mod file;
mod files;
mod load;
mod options;
mod page;
mod progress;
mod read;
mod screen;
mod seats;
mod stop;
mod table;
mod terminal;
mod train;
mod words;

pub use read::{Unreadable, read_line};

use args::{Arguments, Command};
use clap::Parser;
use commands::database::Errand;
use std::process::ExitCode;
use stop::Stop;
use terminal::Terminal;
use text::{Lang, Text};

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return stop::usage(&error),
    };
    let result = command(arguments);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.exit(),
    }
}

fn command(arguments: Arguments) -> Result<(), Stop> {
    let mut text = Text::new(arguments.lang.unwrap_or_else(Lang::from_env));
    if let Some(path) = &arguments.cards {
        // Before anything looks at a card.
        cards::install(path, &text)?;
        cards::rename(&mut text);
    }
    let mut terminal = Terminal::new(arguments.colour);
    let result = match arguments.command {
        None => commands::welcome::welcome(&text, &mut terminal)
            .and_then(|args| commands::serve::serve(args, &text, &mut terminal)),
        Some(Command::Games(games)) => commands::games::games(&games, &text, &mut terminal),
        Some(Command::Play(play)) => commands::play::play(&play, &text, &mut terminal),
        Some(Command::Serve(serve)) => commands::serve::serve(serve, &text, &mut terminal),
        Some(Command::Load(load)) => commands::load::load(&load, &text, &mut terminal),
        Some(Command::Backup(args)) => commands::database::run(Errand::Backup, &args, &text, &mut terminal),
        Some(Command::Restore(args)) => commands::database::run(Errand::Restore, &args, &text, &mut terminal),
        Some(Command::Export(args)) => commands::database::run(Errand::Export, &args, &text, &mut terminal),
        Some(Command::Import(args)) => commands::database::run(Errand::Import, &args, &text, &mut terminal),
        Some(Command::Replay(replay)) => commands::replay::replay(&replay, &text, &mut terminal),
        Some(Command::Verify(verify)) => commands::verify::verify(&verify, &text, &mut terminal),
        Some(Command::Simulate(simulate)) => commands::simulate::simulate(&simulate, &text, &mut terminal),
        Some(Command::Arena(arena)) => commands::arena::arena(&arena, &text, &mut terminal),
        Some(Command::Train(train)) => commands::train::train(&train, &text, &mut terminal),
        Some(Command::Analyse(analyse)) => commands::analyse::analyse(&analyse, &text, &mut terminal),
        Some(Command::Hint(hint)) => commands::hint::hint(&hint, &text, &mut terminal),
        Some(Command::Calibrate(calibrate)) => commands::calibrate::calibrate(&calibrate, &text, &mut terminal),
        // A protocol does not depend on where it is spoken: the locale does not count here.
        Some(Command::Engine) => {
            let mut text = Text::new(arguments.lang.unwrap_or_default());
            cards::rename(&mut text);
            commands::engine::engine(text)
        }
        Some(Command::Bench(bench)) => commands::bench::bench(&bench, &text, &mut terminal),
        Some(Command::Cards(cards)) => commands::cards::cards(&cards, &text, &mut terminal),
    };
    result.and(terminal.flush().map_err(Stop::from))
}
