//! `klejnot hint`: what would be best in a position of a recorded game.

use super::analyse::Thoroughness;
use crate::file;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words;
use catalog::{Advice, Budget};
use clap::Args;
use game::{Seat, Turn};
use serde::Serialize;
use std::path::PathBuf;
use text::Text;

/// Arguments of `klejnot hint`.
#[derive(Args, Debug)]
pub struct HintArgs {
    /// The record (docs/notation.md describes the format)
    file: PathBuf,

    /// The position after so many actions, draws included [default: the last one]
    #[arg(long, value_name = "K")]
    at: Option<usize>,

    #[command(flatten)]
    thoroughness: Thoroughness,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Hint {
    at: usize,
    seat: Seat,
    #[serde(flatten)]
    advice: Advice,
}

/// Says what the player who is to move should do, by what this player knows.
pub fn hint(args: &HintArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let (record, mut play) = file::replay(&args.file, text)?;
    let (at, most) = (args.at.unwrap_or(play.len()), play.len());
    if at > most {
        let arguments = [("at", at.to_string().into()), ("most", (most as i64).into())];
        return Err(Stop::failed(text.format("cmd-replay-at", &arguments)));
    }
    play.rewind(at);
    let budget = args.thoroughness.iterations(&play).map(Budget::iterations);
    let (Turn::Player(seat), Some(advice)) = (play.turn(), play.advise(budget, args.thoroughness.seed)) else {
        return Err(Stop::failed(text.format("analysis-no-choice", &[("at", (at as i64).into())])));
    };
    if args.json {
        terminal.say(serde_json::to_string(&Hint { at, seat, advice }).expect("plain data"))?;
        return Ok(());
    }
    let names: Vec<String> = record.names().into_iter().map(|name| name.unwrap_or_default().to_string()).collect();
    for line in words::advice(text, &play, seat, &advice, &names) {
        terminal.say(line)?;
    }
    Ok(())
}
