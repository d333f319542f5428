//! `klejnot verify`: is a record valid, and were its draws fair?

use crate::file;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words;
use catalog::AnyPlay;
use clap::Args;
use game::Record;
use game::record::BadRecord;
use std::path::PathBuf;
use text::Text;

/// Arguments of `klejnot verify`.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The record (docs/notation.md describes the format)
    file: PathBuf,
}

/// Replays a record and says that it is valid, or what is wrong first.
pub fn verify(args: &VerifyArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let content = file::read(&args.file, text)?;
    let mut game = String::new();
    let file = args.file.display().to_string();
    match check(&content, &mut game) {
        Ok((record, play, draws)) => {
            let result = record.get("Result").unwrap_or("*");
            let arguments = [
                ("file", file.into()),
                ("title", text.get(&format!("game-{}", play.game())).into()),
                ("players", i64::from(play.seats()).into()),
                ("actions", (play.len() as i64).into()),
                ("result", result.into()),
            ];
            terminal.say(text.format("cmd-verify-valid", &arguments))?;
            if let (Some(draws), Some(commitment)) = (draws, record.get(game::fair::COMMITMENT)) {
                let arguments = [("draws", draws.to_string().into()), ("commitment", commitment.into())];
                terminal.say(text.format("cmd-verify-fair", &arguments))?;
                if let Some(given) = record.get(game::fair::GIVEN) {
                    terminal.say(text.format("cmd-verify-given", &[("given", given.into())]))?;
                }
            }
            Ok(())
        }
        Err(bad) => {
            let reason = words::bad_record(text, &game, &bad);
            let clean: String = reason.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            terminal.say(text.format("cmd-verify-wrong", &[("file", file.into()), ("reason", clean.into())]))?;
            Err(Stop::Wrong)
        }
    }
}

fn check(content: &str, game: &mut String) -> Result<(Record, AnyPlay, Option<usize>), BadRecord> {
    let record = Record::parse(content)?;
    *game = record.game()?.into();
    let (play, draws) = AnyPlay::prove(&record)?;
    Ok((record, play, draws))
}
