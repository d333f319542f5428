//! `klejnot cards`: card files of the DC game.

use crate::cards::{load, read, wrong};
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::{Args, Subcommand};
use dc::CardSet;
use dc::vocabulary::File;
use std::path::{Path, PathBuf};
use text::Text;

/// Arguments of `klejnot cards`.
#[derive(Args, Debug)]
pub struct CardsArgs {
    #[command(subcommand)]
    command: CardsCommand,
}

/// What can be done with card files.
#[derive(Subcommand, Debug)]
enum CardsCommand {
    /// Check a card file and say what is in it (docs/cards.md teaches the format)
    Check {
        /// The card file
        file: PathBuf,
    },
}

/// Checks a card file.
pub fn cards(args: &CardsArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    match &args.command {
        CardsCommand::Check { file } => check(file, text, terminal),
    }
}

fn check(path: &Path, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let content = read(path, text)?;
    let name = path.display().to_string();
    let set = load(path, &content, text)?;
    let ours = dc::load(None).map_err(|bad| wrong(text, &bad))?;
    let theirs = dc::read(&name, &content).map_err(|bad| wrong(text, &bad))?;
    terminal.say(text.format("cmd-cards-valid", &[("file", name.into())]))?;
    let mut nothing = true;
    for ((kind, ids), (_, known)) in ids(&theirs).into_iter().zip(ids(ours.entries())) {
        let (replaced, added): (Vec<&str>, Vec<&str>) = ids.into_iter().partition(|id| known.contains(id));
        for (key, ids) in [("cmd-cards-added", added), ("cmd-cards-replaced", replaced)] {
            if ids.is_empty() {
                continue;
            }
            nothing = false;
            let arguments =
                [("kind", text.get(kind).into()), ("count", (ids.len() as i64).into()), ("ids", ids.join(", ").into())];
            terminal.say(text.format(key, &arguments))?;
        }
    }
    if nothing {
        terminal.say(text.get("cmd-cards-nothing"))?;
    }
    terminal.say(total(&set, text))?;
    terminal.say(text.format("cmd-cards-hash", &[("hash", set.hash().into())]))?;
    Ok(())
}

/// Everything that a file defines, by its kind.
fn ids(file: &File) -> [(&'static str, Vec<&str>); 5] {
    [
        ("cmd-cards-cards", file.cards.iter().map(|entry| entry.id.as_str()).collect()),
        ("cmd-cards-heroes", file.heroes.iter().map(|entry| entry.id.as_str()).collect()),
        ("cmd-cards-challenges", file.challenges.iter().map(|entry| entry.id.as_str()).collect()),
        ("cmd-cards-plots", file.plots.iter().map(|entry| entry.id.as_str()).collect()),
        ("cmd-cards-machinations", file.machinations.iter().map(|entry| entry.id.as_str()).collect()),
    ]
}

fn total(set: &CardSet, text: &Text) -> String {
    let copies: i64 = set.cards().iter().map(|facts| i64::from(facts.copies)).sum();
    let arguments = [
        ("cards", (set.cards().len() as i64).into()),
        ("copies", copies.into()),
        ("heroes", (set.heroes().len() as i64).into()),
        ("challenges", (set.challenges().len() as i64).into()),
        ("plots", (set.plots().len() as i64).into()),
        ("machinations", (set.machinations().len() as i64).into()),
    ];
    text.format("cmd-cards-total", &arguments)
}
