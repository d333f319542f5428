//! `klejnot bench`: how fast the rules are, on one thread.

use crate::options::GameOptions;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words::{self, grouped};
use catalog::simulate::random_playout;
use catalog::{AnyGame, Bots, Samples, Visitor};
use clap::Args;
use game::FastDice;
use serde::Serialize;
use std::time::{Duration, Instant};
use text::Text;

/// Arguments of `klejnot bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// How long to play, for each game and number of players
    #[arg(long, value_name = "S", default_value = "1")]
    seconds: String,

    /// Only this game
    #[arg(long)]
    game: Option<String>,

    /// Only so many players
    #[arg(long)]
    players: Option<u8>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    options: GameOptions,
}

impl BenchArgs {
    fn time(&self, text: &Text) -> Result<Duration, Stop> {
        let (least, most) = (0.001, 3600.0);
        match self.seconds.parse() {
            Ok(seconds) if (least..=most).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
            _ => {
                let range = [("least", least.to_string().into()), ("most", most.to_string().into())];
                let found = [("found", self.seconds.as_str().into())];
                Err(Stop::failed(text.format("cmd-bench-seconds", &[range.as_slice(), &found].concat())))
            }
        }
    }
}

/// A table to be measured.
struct Bench {
    game: AnyGame,
    players: u8,
    /// The option `mode`, if the game has it.
    mode: Option<String>,
    config: String,
}

impl BenchArgs {
    /// Every game with every number of players in every mode, as far as the options leave them.
    fn tables(&self, text: &Text) -> Result<Vec<Bench>, Stop> {
        let only: Option<AnyGame> = match &self.game {
            Some(name) => Some(name.parse().map_err(|_| Stop::failed(words::unknown_game(text, name)))?),
            None => None,
        };
        let mut tables = Vec::new();
        let mut refused = None;
        for &game in AnyGame::ALL.iter().filter(|&&game| only.is_none_or(|only| only == game)) {
            let given = self.options.0.iter().find(|option| option.0 == "mode").map(|option| option.1.clone());
            let modes = match (&given, game.modes()) {
                (None, modes) if !modes.is_empty() => modes.into_iter().map(Some).collect(),
                _ => vec![given],
            };
            for mode in modes {
                let mut options = self.options.0.clone();
                options.retain(|option| option.0 != "mode");
                options.extend(mode.clone().map(|mode| ("mode".into(), mode)));
                for players in game.players().0..=game.players().1 {
                    if self.players.is_some_and(|only| only != players) {
                        continue;
                    }
                    match game.configure(players.into(), &options) {
                        Ok(config) => tables.push(Bench { game, players, mode: mode.clone(), config }),
                        Err(bad) => refused = Some(text.say(game.name(), &bad.message(), &[])),
                    }
                }
            }
        }
        match refused {
            Some(refused) if tables.is_empty() => Err(Stop::failed(refused)),
            _ => Ok(tables),
        }
    }
}

/// Measures every game with every number of players.
pub fn bench(args: &BenchArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let time = args.time(text)?;
    let tables = args.tables(text)?;
    let mut all = Vec::new();
    if !args.json {
        terminal.say(text.get("cmd-bench-title"))?;
        terminal.say(Measured::head(text))?;
        terminal.flush()?;
    }
    for table in tables {
        let measured = table.game.visit(Measure { table, time });
        if !args.json {
            terminal.say(measured.row())?;
            terminal.flush()?;
        }
        all.push(measured);
    }
    if args.json {
        terminal.say(serde_json::json!({ "benchmarks": all }).to_string())?;
    } else {
        terminal.say(text.get("cmd-bench-note"))?;
        terminal.say("")?;
        terminal.say(text.get("cmd-bench-search"))?;
        for measured in &all {
            terminal.say(measured.search_row())?;
        }
    }
    Ok(())
}

/// The speed of one game with one number of players.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mode: Option<String>,
    players: u8,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    turns_per_second: f64,
    decisions_per_second: f64,
    moves_per_second: f64,
    legal_ns: f64,
    apply_ns: f64,
    clone_ns: f64,
    determinize_ns: f64,
    /// Judging a position by the best opinion of the game.
    judge_ns: f64,
    /// A search on the first choice of a game.
    iterations_per_second: f64,
    state_bytes: usize,
}

impl Measured {
    fn head(text: &Text) -> String {
        let columns = ["games", "turns", "decisions", "moves"].map(|name| text.get(&format!("cmd-bench-{name}")));
        let [games, turns, decisions, moves] = columns;
        format!(
            "{:<13} {games:>10} {turns:>11} {decisions:>11} {moves:>11} {:>6} {:>6} {:>6} {:>6} {:>5}",
            "",
            "legal",
            "apply",
            "clone",
            "determ",
            text.get("cmd-bench-size"),
        )
    }

    /// The game, and its mode if it has several.
    fn table(&self) -> String {
        [self.game, self.mode.as_deref().unwrap_or_default()].join(" ").trim_end().into()
    }

    /// How fast bots think.
    fn search_row(&self) -> String {
        let iterations = grouped(self.iterations_per_second as u64);
        format!("{:<11} {} {:>10.2} {iterations:>11}", self.table(), self.players, self.judge_ns / 1000.0)
    }

    fn row(&self) -> String {
        let count = |rate: f64| grouped(rate as u64);
        format!(
            "{:<11} {} {:>10} {:>11} {:>11} {:>11} {:>6.1} {:>6.1} {:>6.1} {:>6.1} {:>5}",
            self.table(),
            self.players,
            count(self.games_per_second),
            count(self.turns_per_second),
            count(self.decisions_per_second),
            count(self.moves_per_second),
            self.legal_ns,
            self.apply_ns,
            self.clone_ns,
            self.determinize_ns,
            self.state_bytes,
        )
    }
}

struct Measure {
    table: Bench,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Measured;

    fn visit<G: Bots>(self) -> Measured {
        let config: G::Config = self.table.config.parse().expect("it was checked");
        let mut dice = FastDice::new(1);
        let mut buffer = Vec::with_capacity(512);
        let mut play = |dice: &mut FastDice| random_playout::<G>(&config, &mut buffer, dice, |_| ());
        // Caches, branch predictors and clocks warm up first.
        let start = Instant::now();
        while start.elapsed() < self.time / 4 {
            play(&mut dice);
        }
        let (mut games, mut turns, mut decisions, mut moves) = (0u64, 0u64, 0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < self.time {
            for _ in 0..16 {
                let played = play(&mut dice);
                games += 1;
                turns += u64::from(played.turns);
                decisions += u64::from(played.decisions);
                moves += u64::from(played.moves());
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let mut samples = Samples::<G>::take(config);
        let time = self.time / 4;
        let (positions, actions) = (samples.decisions(), samples.actions());
        let clone_ns = per_item(time, positions, || samples.copy());
        let both_ns = per_item(time, positions, || samples.copy_and_determinize());
        Measured {
            game: G::NAME,
            mode: self.table.mode,
            players: self.table.players,
            games,
            seconds,
            games_per_second: games as f64 / seconds,
            turns_per_second: turns as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            moves_per_second: moves as f64 / seconds,
            legal_ns: per_item(time, positions, || samples.legal()),
            apply_ns: per_item(time, actions, || samples.apply()),
            clone_ns,
            determinize_ns: (both_ns - clone_ns).max(0.0),
            judge_ns: per_item(time, positions, || samples.judge()),
            iterations_per_second: samples.search(self.time),
            state_bytes: size_of::<G>(),
        }
    }
}

/// Nanoseconds per item of a task that handles so many of them: the best of several runs, since clocks are noisy.
fn per_item(time: Duration, items: usize, mut task: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut best = Duration::MAX;
    while best == Duration::MAX || start.elapsed() < time {
        let before = Instant::now();
        task();
        best = best.min(before.elapsed());
    }
    best.as_nanos() as f64 / items.max(1) as f64
}
