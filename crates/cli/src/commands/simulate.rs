//! `klejnot simulate`: many games between bots.

use crate::file::{self, cannot};
use crate::options::GameOptions;
use crate::progress;
use crate::seats::{Occupant, read_bot, write_seats};
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words::{self, grouped};
use catalog::simulate::{Cast, Played, simulate as play_one, simulate_play};
use catalog::{AnyGame, Bots, Spec, Visitor};
use clap::Args;
use game::{Record, Seat};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Instant;
use text::Text;

/// Arguments of `klejnot simulate`.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game: see klejnot games
    game: String,

    /// How many play [default: the fewest]
    #[arg(long, value_name = "N")]
    players: Option<u64>,

    /// How many games
    #[arg(long, value_name = "M", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Who plays: random, greedy, a level from 1 to 5, ismcts:BUDGET
    #[arg(long, default_value = "random", value_parser = read_bot)]
    bot: Spec,

    /// Who plays the Mastermind in the Watchmen crossover [default: as --bot]
    #[arg(long, value_name = "BOT", value_parser = read_bot)]
    mastermind: Option<Spec>,

    /// The seed of all draws and choices
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Write each game as a record into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    #[command(flatten)]
    options: GameOptions,
}

/// Plays the games on all threads and reports. Everything but the times depends on game, players, options, games and seed alone.
pub fn simulate(args: &SimulateArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let game: AnyGame = args.game.parse().map_err(|_| Stop::failed(words::unknown_game(text, &args.game)))?;
    let players = args.players.unwrap_or(game.players().0.into());
    let config = game
        .configure(players, &args.options.0)
        .map_err(|bad| Stop::failed(text.say(game.name(), &bad.message(), &[])))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0) as usize)
        .build()
        .map_err(|error| Stop::failed(&error))?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| cannot(text, "cmd-cannot-write", folder, &error))?;
    }
    let progress = progress::bar(args.games);
    let run = Run {
        game,
        config: &config,
        seed: args.seed,
        games: args.games,
        bot: args.bot,
        mastermind: args.mastermind.unwrap_or(args.bot),
        records: args.records.as_deref(),
        progress: &progress,
        text,
    };
    let start = Instant::now();
    let totals = pool.install(|| game.visit(run))?;
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let report = Report::new(args, game, config.clone(), pool.current_num_threads(), &totals, seconds);
    if args.json {
        terminal.say(serde_json::to_string(&report).expect("plain data"))?;
    } else {
        report.print(&args.options, &totals, text, terminal)?;
    }
    Ok(())
}

/// Games that a thread plays before it reports progress.
const CHUNK: u64 = 64;

/// What the threads need to know.
struct Run<'a> {
    game: AnyGame,
    config: &'a str,
    seed: u64,
    games: u64,
    bot: Spec,
    mastermind: Spec,
    records: Option<&'a Path>,
    progress: &'a ProgressBar,
    text: &'a Text,
}

impl Visitor for Run<'_> {
    type Output = Result<Totals, Stop>;

    fn visit<G: Bots>(self) -> Self::Output {
        let cast = Cast { all: self.bot, lone: self.mastermind };
        let config: G::Config = self.config.parse().map_err(|bad: game::BadConfig| Stop::failed(&bad))?;
        (0..self.games.div_ceil(CHUNK))
            .into_par_iter()
            .map_init(Vec::new, |buffer, chunk| {
                let numbers = chunk * CHUNK..self.games.min((chunk + 1) * CHUNK);
                let mut totals = Totals::default();
                self.progress.inc(numbers.end - numbers.start);
                for number in numbers {
                    totals.add(&match self.records {
                        None => play_one::<G>(&config, &cast, self.seed, number, buffer),
                        Some(folder) => self.play_and_write::<G>(&config, &cast, number, folder)?,
                    });
                }
                Ok(totals)
            })
            .try_reduce(Totals::default, |one, other| Ok(one.merge(other)))
    }
}

impl Run<'_> {
    fn play_and_write<G: Bots>(
        &self,
        config: &G::Config,
        cast: &Cast,
        number: u64,
        folder: &Path,
    ) -> Result<Played, Stop> {
        let (play, played) = simulate_play::<G>(config, cast, self.seed, number);
        let mut record = Record::of(&play, &[]);
        file::write_seed(&mut record, self.seed, number);
        let seats = vec![Occupant::Bot(self.bot); usize::from(played.returns.seats())];
        record.header(file::SEATS, write_seats(&seats));
        let path = folder.join(format!("{}-{number:06}.txt", self.game));
        std::fs::write(&path, record.to_string())
            .map_err(|error| cannot(self.text, "cmd-cannot-write", &path, &error))?;
        Ok(played)
    }
}

/// Sums over games. All whole numbers, so that the order of adding does not matter.
#[derive(Clone, Debug, Default)]
struct Totals {
    games: u64,
    decisions: u64,
    draws: u64,
    turns: u64,
    moves_each: Extremes,
    turns_each: Extremes,
    /// Victories alone, by seat.
    wins: [u64; Seat::MAX],
    /// Games with several winners.
    shared: u64,
    /// Games with a Mastermind.
    masterminds: u64,
    /// Those that the Mastermind won.
    mastermind_wins: u64,
    /// Victories and parts of victories by seat, in sixtieths.
    sixtieths: [u64; Seat::MAX],
}

/// The shortest and the longest.
#[derive(Clone, Copy, Debug)]
struct Extremes {
    least: u32,
    most: u32,
}

impl Default for Extremes {
    fn default() -> Self {
        Self { least: u32::MAX, most: 0 }
    }
}

impl Extremes {
    fn with(self, least: u32, most: u32) -> Self {
        Self { least: self.least.min(least), most: self.most.max(most) }
    }
}

impl Totals {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.draws += u64::from(played.draws);
        self.turns += u64::from(played.turns);
        self.moves_each = self.moves_each.with(played.moves(), played.moves());
        self.turns_each = self.turns_each.with(played.turns, played.turns);
        let winners = played.returns.winners().count();
        self.shared += u64::from(winners > 1);
        self.masterminds += u64::from(played.lone_won.is_some());
        self.mastermind_wins += u64::from(played.lone_won == Some(true));
        for seat in played.returns.winners() {
            self.wins[seat.index()] += u64::from(winners == 1);
            self.sixtieths[seat.index()] += (60.0 * played.returns.value(seat)).round() as u64;
        }
    }

    fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.turns += other.turns;
        self.moves_each = self.moves_each.with(other.moves_each.least, other.moves_each.most);
        self.turns_each = self.turns_each.with(other.turns_each.least, other.turns_each.most);
        self.shared += other.shared;
        self.masterminds += other.masterminds;
        self.mastermind_wins += other.mastermind_wins;
        for seat in 0..Seat::MAX {
            self.wins[seat] += other.wins[seat];
            self.sixtieths[seat] += other.sixtieths[seat];
        }
        self
    }

    fn moves(&self) -> u64 {
        self.decisions + self.draws
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// All options.
    config: String,
    players: u64,
    bot: String,
    seed: u64,
    threads: usize,
    games: u64,
    moves: u64,
    decisions: u64,
    draws: u64,
    turns: u64,
    seconds: f64,
    games_per_second: f64,
    moves_per_second: f64,
    decisions_per_second: f64,
    turns_per_second: f64,
    /// Victories alone, by seat.
    wins: Vec<u64>,
    /// Games with several winners.
    shared: u64,
    /// The part of all victories, shared ones too, that each seat had.
    scores: Vec<f64>,
    /// The share of the games with a Mastermind that the Mastermind won.
    #[serde(skip_serializing_if = "Option::is_none")]
    mastermind_wins: Option<f64>,
    /// In moves, draws included.
    length: Length,
    /// In turns.
    length_in_turns: Length,
}

#[derive(Serialize)]
struct Length {
    mean: f64,
    min: u32,
    max: u32,
}

impl Report {
    fn new(args: &SimulateArgs, game: AnyGame, config: String, threads: usize, totals: &Totals, seconds: f64) -> Self {
        let players = args.players.unwrap_or(game.players().0.into());
        let seconds = seconds.max(1e-9);
        let per_second = |count: u64| count as f64 / seconds;
        let seats = 0..players as usize;
        let length = |sum: u64, each: Extremes| Length {
            mean: sum as f64 / totals.games as f64,
            min: each.least,
            max: each.most,
        };
        Self {
            game: game.name(),
            config,
            players,
            bot: args.bot.to_string(),
            seed: args.seed,
            threads,
            games: totals.games,
            moves: totals.moves(),
            decisions: totals.decisions,
            draws: totals.draws,
            turns: totals.turns,
            seconds,
            games_per_second: per_second(totals.games),
            moves_per_second: per_second(totals.moves()),
            decisions_per_second: per_second(totals.decisions),
            turns_per_second: per_second(totals.turns),
            wins: totals.wins[seats.clone()].to_vec(),
            shared: totals.shared,
            scores: seats.map(|seat| totals.sixtieths[seat] as f64 / 60.0 / totals.games as f64).collect(),
            mastermind_wins: (totals.masterminds > 0)
                .then(|| totals.mastermind_wins as f64 / totals.masterminds as f64),
            length: length(totals.moves(), totals.moves_each),
            length_in_turns: length(totals.turns, totals.turns_each),
        }
    }

    fn print(&self, options: &GameOptions, totals: &Totals, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
        let line = |key: &str, value: String| format!("{:<24}{value}", text.get(key));
        let speed = |count: u64, rate: f64| format!("{:>14}  {:>14}/s", grouped(count), grouped(rate as u64));
        let length = |length: &Length| format!("{:>14.1}  ({}-{})", length.mean, length.min, length.max);
        let given = options.0.iter().map(|(name, value)| format!(" {name}={value}"));
        let title = text.get(&format!("game-{}", self.game)) + &given.collect::<String>();
        let arguments = [
            ("title", title.into()),
            ("players", (self.players as i64).into()),
            ("bot", self.bot.clone().into()),
            ("seed", self.seed.to_string().into()),
            ("threads", (self.threads as i64).into()),
            ("seconds", format!("{:.2}", self.seconds).into()),
        ];
        terminal.say(text.format("cmd-simulate-title", &arguments))?;
        terminal.say(line("cmd-simulate-games", speed(self.games, self.games_per_second)))?;
        terminal.say(line("cmd-simulate-moves", speed(self.moves, self.moves_per_second)))?;
        terminal.say(line("cmd-simulate-decisions", speed(self.decisions, self.decisions_per_second)))?;
        terminal.say(line("cmd-simulate-turns", speed(self.turns, self.turns_per_second)))?;
        terminal.say(line("cmd-simulate-length", length(&self.length)))?;
        terminal.say(line("cmd-simulate-length-turns", length(&self.length_in_turns)))?;
        for (seat, wins) in self.wins.iter().enumerate() {
            let label = text.format("cmd-simulate-wins", &[("seat", (seat as i64).into())]);
            let part = 100.0 * *wins as f64 / totals.games as f64;
            terminal.say(format!("{label:<24}{:>14}  {part:>13.2} %", grouped(*wins)))?;
        }
        if let Some(share) = self.mastermind_wins {
            let wins = grouped(totals.mastermind_wins);
            terminal.say(line("cmd-simulate-mastermind", format!("{wins:>14}  {:>13.2} %", 100.0 * share)))?;
        }
        let part = 100.0 * totals.shared as f64 / totals.games as f64;
        terminal.say(line("cmd-simulate-shared", format!("{:>14}  {part:>13.2} %", grouped(totals.shared))))?;
        Ok(())
    }
}
