//! `klejnot replay`: the positions of a recorded game.

use crate::file;
use crate::screen;
use crate::stop::Stop;
use crate::terminal::Terminal;
use catalog::AnyPlay;
use clap::Args;
use game::{Eyes, Seat, Turn};
use std::path::PathBuf;
use text::Text;

/// Arguments of `klejnot replay`.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record (docs/notation.md describes the format)
    file: PathBuf,

    /// Show only what this seat could see (from 0)
    #[arg(long, value_name = "N", group = "eyes")]
    seat: Option<u8>,

    /// Show only what everybody could see
    #[arg(long, group = "eyes")]
    spectator: bool,

    /// Show everything [default]
    #[arg(long, group = "eyes")]
    all: bool,

    /// Show the position after so many actions, draws included
    #[arg(long, value_name = "K")]
    at: Option<usize>,
}

/// Shows one position, or steps through all of them on a terminal.
pub fn replay(args: &ReplayArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let (record, play) = file::replay(&args.file, text)?;
    let names: Vec<String> = record.names().into_iter().map(|name| name.unwrap_or_default().to_string()).collect();
    let eyes = eyes(args, &play, text)?;
    let mut film = Film { position: play.clone(), whole: play, names, eyes, text, terminal };
    match args.at {
        Some(at) if at > film.whole.len() => {
            let most = film.whole.len() as i64;
            Err(Stop::failed(text.format("cmd-replay-at", &[("at", at.to_string().into()), ("most", most.into())])))
        }
        Some(at) => film.show(at),
        None if film.terminal.is_interactive() => film.step_through(),
        None => film.show(film.whole.len()),
    }
}

fn eyes(args: &ReplayArgs, play: &AnyPlay, text: &Text) -> Result<Eyes, Stop> {
    match args.seat {
        Some(seat) if seat < play.seats() => Ok(Eyes::Seat(Seat::new(seat))),
        Some(seat) => {
            let arguments = [("seat", i64::from(seat).into()), ("most", i64::from(play.seats() - 1).into())];
            Err(Stop::failed(text.format("cmd-no-such-seat", &arguments)))
        }
        None if args.spectator => Ok(Eyes::Spectator),
        None => Ok(Eyes::Referee),
    }
}

/// A game that is looked at position by position.
struct Film<'a> {
    whole: AnyPlay,
    position: AnyPlay,
    names: Vec<String>,
    eyes: Eyes,
    text: &'a Text,
    terminal: &'a mut Terminal,
}

impl Film<'_> {
    /// Shows the position after so many actions, and what the last of them was.
    fn show(&mut self, at: usize) -> Result<(), Stop> {
        self.position = self.whole.clone();
        self.position.rewind(at);
        let arguments = [("at", (at as i64).into()), ("most", (self.whole.len() as i64).into())];
        self.terminal.say(self.text.format("cmd-replay-position", &arguments))?;
        if let Some(last) = at.checked_sub(1) {
            for step in self.position.story(self.eyes, last) {
                self.terminal.say(format!("  {}", step.action))?;
                for message in step.events.messages(self.eyes) {
                    self.terminal.say(self.text.say(self.whole.game().name(), &message, &self.names))?;
                }
            }
        }
        let board = screen::board(self.text, &self.position, self.eyes, &self.names, self.terminal.colour());
        self.terminal.say(board)?;
        self.terminal.flush()?;
        Ok(())
    }

    fn step_through(&mut self) -> Result<(), Stop> {
        let mut at = self.next_decision(0);
        loop {
            self.terminal.clear()?;
            self.show(at)?;
            let question = format!("{} ", self.text.get("cmd-replay-keys"));
            let Some(answer) = self.terminal.ask(&question)? else { return Ok(()) };
            at = match answer.to_lowercase().as_str() {
                "" | "n" => self.next_decision(at + 1),
                "b" | "-" => self.previous_decision(at),
                "q" | "quit" => return Ok(()),
                other => other.parse().map_or(at, |number: usize| number.min(self.whole.len())),
            };
        }
    }

    /// The first position from `at` on in which a player decides, or the last one.
    fn next_decision(&self, at: usize) -> usize {
        let decides = |&index: &usize| matches!(self.whole.actor(index), Turn::Player(_));
        (at..self.whole.len()).find(decides).unwrap_or(self.whole.len())
    }

    fn previous_decision(&self, at: usize) -> usize {
        let decides = |&index: &usize| matches!(self.whole.actor(index), Turn::Player(_));
        (0..at).rev().find(decides).unwrap_or(0)
    }
}
