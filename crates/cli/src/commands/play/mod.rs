//! `klejnot play`: a game in the terminal.

mod conversation;

use crate::file;
use crate::options::GameOptions;
use crate::seats::{Occupant, read_seats};
use crate::stop::Stop;
use crate::table::{Table, any_seed};
use crate::terminal::Terminal;
use crate::words;
use catalog::{AnyGame, AnyPlay, Spec};
use clap::Args;
use conversation::Conversation;
use game::Record;
use std::path::{Path, PathBuf};
use text::Text;

/// Arguments of `klejnot play`.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game: see klejnot games
    #[arg(required_unless_present = "load")]
    game: Option<String>,

    /// Who plays, in seat order: human, random [default: human,random]
    #[arg(long, value_name = "KIND,KIND,..", value_delimiter = ',')]
    seats: Vec<Occupant>,

    /// What they are called, in seat order
    #[arg(long, value_name = "NAME,NAME,..", value_delimiter = ',')]
    names: Vec<String>,

    /// The seed of all draws: the same seed and the same choices, the same game
    #[arg(long, conflicts_with = "load")]
    seed: Option<u64>,

    /// Save the game to this file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,

    #[command(flatten)]
    options: GameOptions,
}

/// Plays until the game is over, the player quits or the input ends.
pub fn play(args: &PlayArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let table = match &args.load {
        Some(path) => load(path, args, text)?,
        None => open(args, text)?,
    };
    if let Some(path) = &args.save {
        // A file that cannot be written is better found now than after an hour.
        file::write(path, &table.record(), text)?;
    }
    Conversation::new(table, args.save.as_deref(), text, terminal).hold()
}

fn open(args: &PlayArgs, text: &Text) -> Result<Table, Stop> {
    let name = args.game.as_deref().unwrap_or_default();
    let game: AnyGame = name.parse().map_err(|_| Stop::failed(words::unknown_game(text, name)))?;
    let seats = if args.seats.is_empty() { default_seats(2) } else { args.seats.clone() };
    let bad = |bad: game::BadConfig| Stop::failed(text.say(game.name(), &bad.message(), &[]));
    let config = game.configure(seats.len() as u64, &args.options.0).map_err(bad)?;
    let play = AnyPlay::new(game, &config).map_err(bad)?;
    let given = check_names(&args.names, seats.len(), text)?;
    let names = shown_names(&given, &seats, text);
    Ok(Table::new(play, seats, given, names, (args.seed.unwrap_or_else(any_seed), 0)))
}

fn load(path: &Path, args: &PlayArgs, text: &Text) -> Result<Table, Stop> {
    let (record, play) = file::replay(path, text)?;
    let asked = args.game.as_deref().map(str::parse::<AnyGame>);
    if asked.is_some_and(|asked| asked != Ok(play.game())) || !args.options.0.is_empty() {
        let arguments =
            [("file", path.display().to_string().into()), ("title", text.get(&format!("game-{}", play.game())).into())];
        return Err(Stop::failed(text.format("cmd-load-other", &arguments)));
    }
    let players = usize::from(play.seats());
    let seats = if args.seats.is_empty() { saved_seats(&record, players, path, text)? } else { args.seats.clone() };
    if seats.len() != players {
        let arguments = [("seats", (seats.len() as i64).into()), ("players", (players as i64).into())];
        return Err(Stop::failed(text.format("cmd-load-seats", &arguments)));
    }
    let given = match &args.names[..] {
        [] => record.names()[..players].iter().map_while(|name| name.map(String::from)).collect(),
        names => check_names(names, players, text)?,
    };
    let names = shown_names(&given, &seats, text);
    let seed = file::read_seed(&record).unwrap_or_else(|| (any_seed(), 0));
    Ok(Table::new(play, seats, given, names, seed))
}

/// One person, and bots in the other seats.
fn default_seats(players: usize) -> Vec<Occupant> {
    let bots = std::iter::repeat(Occupant::Bot(Spec::Level { level: 3, scale: 1.0 }));
    std::iter::once(Occupant::Human).chain(bots).take(players).collect()
}

fn saved_seats(record: &Record, players: usize, path: &Path, text: &Text) -> Result<Vec<Occupant>, Stop> {
    let Some(header) = record.get(file::SEATS) else { return Ok(default_seats(players)) };
    read_seats(header).map_err(|why| {
        let arguments = [("file", path.display().to_string().into()), ("why", format!("Seats: {why}").into())];
        Stop::failed(text.format("cmd-cannot-read", &arguments))
    })
}

fn check_names(names: &[String], players: usize, text: &Text) -> Result<Vec<String>, Stop> {
    if names.len() > players {
        let arguments = [("names", (names.len() as i64).into()), ("players", (players as i64).into())];
        return Err(Stop::failed(text.format("cmd-too-many-names", &arguments)));
    }
    Ok(names.iter().map(|name| text::clip(name.trim(), 24)).collect())
}

/// The given names; bots without one are called by their kind, people by their seat.
fn shown_names(given: &[String], seats: &[Occupant], text: &Text) -> Vec<String> {
    let bots = seats.iter().filter(|&&occupant| occupant != Occupant::Human).count();
    let name = |(seat, occupant): (usize, &Occupant)| match (given.get(seat), occupant) {
        (Some(name), _) if !name.is_empty() => name.clone(),
        (_, Occupant::Human) => text.player(game::Seat::new(seat as u8), &[]),
        (_, Occupant::Bot(bot)) if bots == 1 => bot.to_string(),
        (_, Occupant::Bot(bot)) => format!("{bot} {}", seat + 1),
    };
    seats.iter().enumerate().map(name).collect()
}
