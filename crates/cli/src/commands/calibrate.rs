//! `klejnot calibrate`: do those whom analysis gives a chance of 70% win 70 of 100 games?

use crate::analysis::plot;
use crate::arena::print::{columns, percent};
use crate::drawing::standalone;
use crate::file;
use crate::options::GameOptions;
use crate::progress;
use crate::seats::read_bot;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words::{self, grouped};
use catalog::simulate::Cast;
use catalog::{AnyGame, Bots, Calibration, Correction, Forecast, Predicted, Spec, Visitor, write_correction};
use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use std::path::PathBuf;
use text::{Text, Value};

/// Arguments of `klejnot calibrate`.
#[derive(Args, Debug)]
pub struct CalibrateArgs {
    /// The game: see klejnot games
    game: String,

    /// How many play [default: the fewest]
    #[arg(long, value_name = "P")]
    players: Option<u64>,

    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Who plays: random, greedy, a level from 1 to 5, ismcts:BUDGET
    #[arg(long, default_value = "2", value_parser = read_bot)]
    bot: Spec,

    /// How many games to simulate for each position [default: as many as level 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    iterations: Option<u32>,

    /// Look at one decision in so many
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    every: u32,

    /// The seed of all games and searches
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// Find the correction that fits these games best, and write it to a file
    #[arg(long, value_name = "FILE")]
    fit: Option<PathBuf>,

    /// Draw a plot
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    options: GameOptions,
}

/// A bin counts if it holds so many predictions.
const LEAST: u64 = 500;
/// The predictions of such a bin may be off by so much on average.
const WORST: f64 = 0.06;
/// All bins, weighted by what they hold, may be off by so much.
const AVERAGE: f64 = 0.03;

/// Plays games, predicts at their decisions who will win, and compares. Everything depends on the command alone.
pub fn calibrate(args: &CalibrateArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let game: AnyGame = args.game.parse().map_err(|_| Stop::failed(words::unknown_game(text, &args.game)))?;
    let players = args.players.unwrap_or(game.players().0.into());
    let config = game
        .configure(players, &args.options.0)
        .map_err(|bad| Stop::failed(text.say(game.name(), &bad.message(), &[])))?;
    for path in [&args.fit, &args.svg].into_iter().flatten() {
        file::check_writable(path, text)?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0) as usize)
        .build()
        .map_err(|error| Stop::failed(&error))?;
    let progress = progress::bar(args.games);
    let cast = Cast { all: args.bot, lone: args.bot };
    let forecast = Forecast { cast, seed: args.seed, iterations: args.iterations, every: args.every };
    let run = Run { config: &config, forecast, games: args.games, progress: &progress };
    let predicted = pool.install(|| game.visit(run))?;
    progress.finish_and_clear();
    let fitted = args.fit.as_ref().map(|path| {
        let pairs: Vec<(f64, f64)> = predicted.iter().map(|one| (one.raw, one.result)).collect();
        (path, Correction::fit(&pairs))
    });
    let value = |one: &Predicted| match &fitted {
        Some((_, correction)) => correction.mover(one.raw),
        None => one.value,
    };
    let calibration = Calibration::of(predicted.iter().map(|one| (value(one), one.result)));
    let raw = Calibration::of(predicted.iter().map(|one| (one.raw, one.result)));
    if let Some((path, correction)) = &fitted {
        file::write_text(path, &write_correction(*correction, &command(args, game, players)), text)?;
    }
    if let Some(path) = &args.svg {
        let arguments = [
            ("title", text.get(&format!("game-{game}")).into()),
            ("players", Value::from(players as i64)),
            ("games", grouped(args.games).into()),
            ("bot", args.bot.to_string().into()),
        ];
        let title = text.format("calibrate-title", &arguments);
        file::write_text(path, &standalone(&plot::calibration(&title, &calibration, text)), text)?;
    }
    let report = Report {
        game: game.name(),
        config,
        games: args.games,
        bot: args.bot.to_string(),
        predictions: calibration.count(),
        bins: calibration.bins.iter().map(|bin| [bin.count as f64, bin.predicted, bin.happened]).collect(),
        worst: calibration.worst(LEAST),
        average: calibration.average(),
        raw_worst: raw.worst(LEAST),
        raw_average: raw.average(),
        scale: fitted.map(|(_, correction)| correction.scale),
        tempo: fitted.map(|(_, correction)| correction.tempo),
    };
    if args.json {
        terminal.say(serde_json::to_string(&report).expect("plain data"))?;
    } else {
        for line in report.lines(&calibration, text) {
            terminal.say(line)?;
        }
    }
    let good = report.worst < WORST && report.average < AVERAGE;
    if good || args.fit.is_some() { Ok(()) } else { Err(Stop::Wrong) }
}

/// The command that does the same again, but for where it writes.
fn command(args: &CalibrateArgs, game: AnyGame, players: u64) -> String {
    let iterations = args.iterations.map(|iterations| format!(" --iterations {iterations}")).unwrap_or_default();
    let options: String = args.options.0.iter().map(|(name, value)| format!(" --{name} {value}")).collect();
    format!(
        "klejnot calibrate {game} --players {players} --games {} --bot {}{iterations} --every {} --seed {}{options} --fit FILE",
        args.games, args.bot, args.every, args.seed
    )
}

struct Run<'a> {
    config: &'a str,
    forecast: Forecast,
    games: u64,
    progress: &'a ProgressBar,
}

impl Visitor for Run<'_> {
    type Output = Result<Vec<Predicted>, Stop>;

    fn visit<G: Bots>(self) -> Self::Output {
        let config: G::Config = self.config.parse().map_err(|bad: game::BadConfig| Stop::failed(&bad))?;
        let predict = |number| {
            let predicted = self.forecast.of::<G>(&config, number);
            self.progress.inc(1);
            predicted
        };
        Ok((0..self.games).into_par_iter().flat_map_iter(predict).collect())
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    config: String,
    games: u64,
    bot: String,
    predictions: u64,
    /// For each tenth: how many predictions, their mean, and the mean of the results.
    bins: Vec<[f64; 3]>,
    /// By how much the worst bin of at least 500 predictions is off.
    worst: f64,
    /// By how much bins are off on average, weighted by count.
    average: f64,
    /// The same before the correction.
    raw_worst: f64,
    /// The same before the correction.
    raw_average: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    scale: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tempo: Option<f64>,
}

impl Report {
    fn lines(&self, calibration: &Calibration, text: &Text) -> Vec<String> {
        let headings = ["bin", "count", "predicted", "happened", "off"];
        let headings = headings.map(|name| text.get(&format!("calibrate-column-{name}"))).into();
        let row = |(tenth, bin): (usize, &catalog::Bin)| {
            let range = format!("{}-{}%", 10 * tenth, 10 * tenth + 10);
            let off = format!("{:.1}", 100.0 * bin.off());
            vec![range, grouped(bin.count), percent(bin.predicted), percent(bin.happened), off]
        };
        let used = calibration.bins.iter().enumerate().filter(|(_, bin)| bin.count > 0);
        let rows: Vec<Vec<String>> = std::iter::once(headings).chain(used.map(row)).collect();
        let mut lines = columns(&rows, &[0]);
        let points = |value: f64| Value::from(format!("{:.2}", 100.0 * value));
        let arguments = [
            ("predictions", grouped(self.predictions).into()),
            ("least", grouped(LEAST).into()),
            ("worst", points(self.worst)),
            ("average", points(self.average)),
            ("raw-worst", points(self.raw_worst)),
            ("raw-average", points(self.raw_average)),
        ];
        lines.push(text.format("calibrate-summary", &arguments));
        if let (Some(scale), Some(tempo)) = (self.scale, self.tempo) {
            let arguments = [("scale", format!("{scale:.4}").into()), ("tempo", Value::from(format!("{tempo:.4}")))];
            lines.push(text.format("calibrate-fitted", &arguments));
        }
        lines
    }
}
