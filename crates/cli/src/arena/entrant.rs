//! Who plays in the arena.

use super::program::{Outsider, Program};
use crate::stop::Stop;
use catalog::{BadSpec, Bots, Spec};
use search::Player;
use std::fmt;
use std::time::Duration;
use text::Text;

/// What the name of a program begins with.
const PROGRAM: &str = "exec:";

/// Somebody who plays in the arena.
#[derive(Clone, PartialEq, Debug)]
pub enum Entrant {
    /// One of our bots.
    Bot(Spec),
    /// A program.
    Program(Program),
}

impl Entrant {
    /// Reads the name of a bot, or `exec:` and a command.
    pub fn read(name: &str, text: &Text) -> Result<Self, Stop> {
        let name = name.trim();
        let entrant = match name.strip_prefix(PROGRAM) {
            Some(command) => Program::read(command).map(Self::Program).ok_or(BadSpec::Name(String::new())),
            None => name.parse().map(Self::Bot),
        };
        entrant.map_err(|bad| {
            let found = ("found", name.chars().take(40).collect::<String>().into());
            Stop::failed(match bad {
                BadSpec::Name(_) => {
                    let known = Spec::FORMS.replace(' ', ", ");
                    text.format("arena-unknown-bot", &[found, ("known", known.into())])
                }
                BadSpec::Budget(_) => text.format("arena-bad-budget", &[found]),
                BadSpec::Scale(_) => text.format("arena-bad-scale", &[found]),
            })
        })
    }

    /// Fails if it is a program that cannot be started.
    pub fn can_start(&self, text: &Text) -> Result<(), Stop> {
        let Self::Program(program) = self else { return Ok(()) };
        program.start().map(drop).map_err(|error| {
            let arguments = [("program", program.to_string().into()), ("why", error.to_string().into())];
            Stop::failed(text.format("arena-cannot-start", &arguments))
        })
    }

    /// A player for one seat of one game.
    pub fn player<G: Bots>(&self, config: &G::Config, patience: Duration, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Self::Bot(spec) => spec.player::<G>(seed),
            Self::Program(program) => Box::new(Outsider::<G>::new(program, config, patience)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::Program(program) => write!(f, "{PROGRAM}{program}"),
        }
    }
}
