//! `klejnot bench`: how fast the rules are, on one thread.

use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words::{self, grouped};
use catalog::simulate::playout;
use catalog::{AnyGame, Samples, Visitor};
use clap::Args;
use game::{FastDice, Game};
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

/// Measures every game with every number of players.
pub fn bench(args: &BenchArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let time = args.time(text)?;
    let only: Option<AnyGame> = match &args.game {
        Some(name) => Some(name.parse().map_err(|_| Stop::failed(words::unknown_game(text, name)))?),
        None => None,
    };
    let tables = (AnyGame::ALL.iter())
        .flat_map(|&game| (game.players().0..=game.players().1).map(move |players| (game, players)))
        .filter(|&(game, players)| {
            only.is_none_or(|only| only == game) && args.players.is_none_or(|only| only == players)
        });
    let mut all = Vec::new();
    if !args.json {
        terminal.say(text.get("cmd-bench-title"))?;
        terminal.say(Measured::head(text))?;
        terminal.flush()?;
    }
    for (game, players) in tables {
        let measured = game.visit(Measure { game, players, time });
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
    }
    Ok(())
}

/// The speed of one game with one number of players.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
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
    state_bytes: usize,
}

impl Measured {
    fn head(text: &Text) -> String {
        let columns = ["games", "turns", "decisions", "moves"].map(|name| text.get(&format!("cmd-bench-{name}")));
        let [games, turns, decisions, moves] = columns;
        format!(
            "{:<10} {games:>10} {turns:>11} {decisions:>11} {moves:>11} {:>6} {:>6} {:>6} {:>6} {:>5}",
            "",
            "legal",
            "apply",
            "clone",
            "determ",
            text.get("cmd-bench-size"),
        )
    }

    fn row(&self) -> String {
        let count = |rate: f64| grouped(rate as u64);
        format!(
            "{:<8} {} {:>10} {:>11} {:>11} {:>11} {:>6.1} {:>6.1} {:>6.1} {:>6.1} {:>5}",
            self.game,
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
    game: AnyGame,
    players: u8,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Measured;

    fn visit<G: Game>(self) -> Measured {
        let config = self.game.configure(self.players.into(), &[]).ok().and_then(|text| text.parse().ok());
        let config: G::Config = config.expect("defaults are valid");
        let mut dice = FastDice::new(1);
        let mut buffer = Vec::with_capacity(512);
        let mut play =
            |dice: &mut FastDice| playout::<G>(&config, &mut buffer, dice, |game, _, dice| game.sample(dice), |_| ());
        play(&mut dice);
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
            players: self.players,
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
