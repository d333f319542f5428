//! `klejnot load`: how many moves a running server carries, and how long they take.

use crate::load::client::Server;
use crate::load::report::{Measured, Memory, Report, Summary};
use crate::load::seats::{Seats, Taken, take};
use crate::load::table::{Beat, play};
use crate::load::{Problem, crowd, opponents};
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::Args;
use futures_util::{StreamExt, TryStreamExt, stream};
use std::time::Duration;
use text::Text;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// So many tables are opened at once, before anything is measured.
const AT_ONCE: usize = 16;
/// Clients of the tables begin with this number, those that look on and those that play against bots with these.
const PLAYERS: u32 = 1;
const CROWD: u32 = 1 << 20;
const OPPONENTS: u32 = 1 << 21;

/// Arguments of `klejnot load`.
#[derive(Args, Debug)]
pub struct LoadArgs {
    /// The server: http://HOST:PORT
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,

    /// Tables at which clients play
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,

    /// Moves that are due each second, at all tables together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,

    /// How long to play
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,

    /// The game
    #[arg(long, default_value = "splendor")]
    game: String,

    /// Sockets that only look on, at tables where nothing happens
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,

    /// Tables at which somebody plays against a bot of the server
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000))]
    thinking: u32,

    /// That bot
    #[arg(long, value_name = "BOT", default_value = "5")]
    bot: String,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays, and tells what was measured. What went wrong on the way makes it fail.
pub fn load(args: &LoadArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    crate::files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args)).map_err(|problem| {
        let told = [("url", args.url.clone().into()), ("why", problem.to_string().into())];
        Stop::failed(text.format("cmd-load-failed", &told))
    })?;
    if args.json {
        terminal.say(serde_json::to_string(&report).map_err(Stop::failed)?)?;
    } else {
        print(&report, text, terminal)?;
    }
    if report.problems == 0 { Ok(()) } else { Err(Stop::Wrong) }
}

async fn measure(args: &LoadArgs) -> Result<Report, Problem> {
    let server = Server::find(&args.url).await?;
    let mut memory = Memory::default();
    let told = server.memory().await?;
    memory.before = told.unwrap_or(0);
    let first = |table: u32| PLAYERS + 2 * table;
    let taking = (0..args.tables).map(|table| take(&server, first(table), &args.game, 2, &[]));
    let taken: Vec<Taken> = stream::iter(taking).buffered(AT_ONCE).try_collect().await?;
    memory.tables = server.memory().await?.unwrap_or(0);
    let sitting = taken.iter().map(|taken| Seats::sit(&server, taken));
    let seats: Vec<Seats> = stream::iter(sitting).buffered(AT_ONCE).try_collect().await?;
    memory.sockets = server.memory().await?.unwrap_or(0);
    let listeners = crowd::gather(&server, CROWD, args.idle).await?;
    memory.idle = server.memory().await?.unwrap_or(0);

    let begin = Instant::now() + Duration::from_millis(200);
    let end = begin + Duration::from_secs(args.seconds.into());
    let step = Duration::from_secs(1) / args.rate;
    let (mut tables, mut opponents) = (JoinSet::new(), JoinSet::new());
    for (table, seats) in (0..).zip(seats) {
        // One after the other, evenly.
        let beat = Beat { first: begin + step * table, every: step * args.tables, end };
        tables.spawn(play(server.clone(), args.game.clone(), first(table), seats, beat));
    }
    for number in 0..args.thinking {
        let client = OPPONENTS + number;
        opponents.spawn(opponents::play(server.clone(), args.game.clone(), client, args.bot.clone(), end));
    }
    let mut at_tables = all(tables).await?;
    let against_bots = all(opponents).await?;
    memory.after = server.memory().await?.unwrap_or(0);

    let gone = listeners.iter().filter(|listener| !listener.is_there()).count();
    let mut problems = std::mem::take(&mut at_tables.problems);
    problems.extend(against_bots.problems);
    problems.extend((0..gone).map(|_| Problem::new("closed")));
    Ok(Report {
        tables: args.tables,
        sockets: 2 * args.tables,
        idle: args.idle,
        seconds: args.seconds.into(),
        rate: args.rate.into(),
        due: at_tables.due,
        moves_per_second: at_tables.acknowledged.len() as f64 / f64::from(args.seconds),
        acknowledged: at_tables.acknowledged.summary(),
        seen: at_tables.seen.summary(),
        against_bots: (args.thinking > 0).then(|| against_bots.acknowledged.summary()),
        memory: told.map(|_| memory),
        problems: problems.len(),
        first_problem: problems.first().map(ToString::to_string),
    })
}

async fn all(mut tables: JoinSet<Measured>) -> Result<Measured, Problem> {
    let mut measured = Measured::default();
    while let Some(table) = tables.join_next().await {
        measured.extend(table.map_err(Problem::new)?);
    }
    Ok(measured)
}

fn print(report: &Report, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let number = |value: f64, digits: usize| text::Value::from(format!("{value:.digits$}"));
    terminal.say(text.format(
        "cmd-load-moves",
        &[
            ("tables", report.tables.to_string().into()),
            ("sockets", report.sockets.to_string().into()),
            ("seconds", number(report.seconds, 0)),
            ("due", report.due.to_string().into()),
            ("moves", report.acknowledged.count.to_string().into()),
            ("rate", number(report.moves_per_second, 1)),
        ],
    ))?;
    let mut times = |key: &str, summary: &Summary| {
        let told = [
            ("count", summary.count.to_string().into()),
            ("p50", number(summary.p50, 1)),
            ("p99", number(summary.p99, 1)),
            ("longest", number(summary.longest, 1)),
        ];
        terminal.say(text.format(key, &told))
    };
    times("cmd-load-acknowledged", &report.acknowledged)?;
    times("cmd-load-seen", &report.seen)?;
    if let Some(summary) = &report.against_bots {
        times("cmd-load-against-bots", summary)?;
    }
    if let Some(memory) = &report.memory {
        let megabytes = |bytes: u64| number(bytes as f64 / 1e6, 1);
        let each =
            |from: u64, to: u64, count: u32| number(to.saturating_sub(from) as f64 / 1e3 / f64::from(count.max(1)), 1);
        terminal.say(text.format(
            "cmd-load-memory",
            &[
                ("before", megabytes(memory.before)),
                ("all", megabytes(memory.idle)),
                ("after", megabytes(memory.after)),
                ("table", each(memory.before, memory.tables, report.tables)),
                ("socket", each(memory.tables, memory.sockets, report.sockets)),
            ],
        ))?;
        if report.idle > 0 {
            let told = [
                ("count", report.idle.to_string().into()),
                ("all", megabytes(memory.idle.saturating_sub(memory.sockets))),
                ("each", each(memory.sockets, memory.idle, report.idle)),
            ];
            terminal.say(text.format("cmd-load-idle", &told))?;
        }
    }
    let problems = [
        ("count", text::Value::from(report.problems.to_string())),
        ("first", report.first_problem.clone().unwrap_or_default().into()),
    ];
    if report.problems > 0 {
        terminal.say(text.format("cmd-load-problems", &problems))?;
    }
    Ok(())
}
