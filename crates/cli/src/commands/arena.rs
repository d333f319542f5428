//! `klejnot arena`: which bot is stronger, and by how much.

use crate::arena::entrant::Entrant;
use crate::arena::journal::Journal;
use crate::arena::plan::{Pairing, Plan, Test};
use crate::arena::play::Playing;
use crate::arena::report::{Report, Run};
use crate::arena::standing::Standing;
use crate::arena::{html, print};
use crate::file::cannot;
use crate::options::GameOptions;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::words;
use catalog::AnyGame;
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use text::Text;

/// Arguments of `klejnot arena`.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game: see klejnot games
    game: String,

    /// Who plays, each against each: random, greedy, the levels 1 to 5, ismcts:200ms, ismcts:5000, exec:COMMAND; with commas
    ///
    /// A deal is played as often as it takes for every bot to have sat in every seat, always with the same draws. With more than two
    /// players one bot sits alone among others of the second kind, and the other way round.
    #[arg(long, value_name = "LIST", required_unless_present_any = ["table", "ladder"], conflicts_with = "table")]
    bots: Option<String>,

    /// Who sits at one table, in this order around it, each in every seat in turn: 5,3,3 is one level 5 among two of level 3
    #[arg(long, value_name = "LIST", conflicts_with_all = ["players", "ladder"])]
    table: Option<String>,

    /// Each bot meets only the one before it in the list, and has to be stronger [default: --bots 1,2,3,4,5 --sprt 50,100]
    #[arg(long)]
    ladder: bool,

    /// In a game in which one plays alone against all others: each bot plays alone against a side of the other one
    #[arg(long, conflicts_with = "table")]
    sides: bool,

    /// How many play [default: the fewest]
    #[arg(long, value_name = "P")]
    players: Option<u64>,

    /// How many games in each meeting, rounded up to whole deals [default: 100; with a test at most 400]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,

    /// Stop as soon as it is clear whether the first bot is stronger by the second number of Elo points rather than by the first: 50,100
    #[arg(long, value_name = "ELO,ELO", conflicts_with = "share")]
    sprt: Option<String>,

    /// Stop as soon as it is clear whether the first bot has this part of all victories rather than 0.03 less
    #[arg(long, value_name = "PART")]
    share: Option<String>,

    /// The seed of all draws and choices
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// How many seconds a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    patience: String,

    /// Write each game to this file as it ends, and go on where the file leaves off
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Write that JSON object to a file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Write a page with plots to a file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// The day that stands in the report [default: today]
    #[arg(long, value_name = "DAY")]
    date: Option<String>,

    #[command(flatten)]
    options: GameOptions,
}

/// Plays the games and reports. Everything but the times depends on the plan alone, unless a bot goes by the clock.
pub fn arena(args: &ArenaArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let plan = plan(args, text)?;
    let date = match &args.date {
        Some(day) if is_day(day) => day.clone(),
        Some(other) => return Err(bad_value(text, "--date", text.get("arena-expected-date"), other)),
        None => today(),
    };
    let threads = args.threads.map(|threads| threads as usize);
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    // Better now than after hours of games.
    for path in [&args.out, &args.html].into_iter().flatten() {
        std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| cannot(text, "cmd-cannot-write", path, &error))?;
    }
    let mut standings = Standing::all(&plan);
    let mut journal = None;
    if let Some(path) = &args.resume {
        let (opened, entries) = Journal::open(path, &plan, text)?;
        entries.into_iter().for_each(|entry| standings[entry.place().meeting].add(entry));
        journal = Some(opened);
    }
    let start = Instant::now();
    plan.game.visit(Playing { plan: &plan, standings: &mut standings, journal, threads, text })?;
    let seconds = start.elapsed().as_secs_f64();
    let run = Run { command: command(args, &plan), date, seconds, threads };
    let report = Report::new(&plan, &standings, run);
    if let Some(path) = &args.out {
        write(path, &(serde_json::to_string_pretty(&report).expect("plain data") + "\n"), text)?;
    }
    if let Some(path) = &args.html {
        write(path, &html::page(&report, text), text)?;
    }
    if args.json {
        terminal.say(serde_json::to_string(&report).expect("plain data"))?;
    } else {
        for line in print::lines(&report, text) {
            terminal.say(line)?;
        }
    }
    Ok(())
}

fn write(path: &Path, content: &str, text: &Text) -> Result<(), Stop> {
    std::fs::write(path, content).map_err(|error| cannot(text, "cmd-cannot-write", path, &error))
}

fn plan(args: &ArenaArgs, text: &Text) -> Result<Plan, Stop> {
    let game: AnyGame = args.game.parse().map_err(|_| Stop::failed(words::unknown_game(text, &args.game)))?;
    let (pairing, list) = match (&args.table, args.ladder) {
        (Some(table), _) => (Pairing::Table, table.as_str()),
        (None, true) => (Pairing::Ladder, args.bots.as_deref().unwrap_or("1,2,3,4,5")),
        (None, false) => (Pairing::Each, args.bots.as_deref().unwrap_or_default()),
    };
    let mut entrants: Vec<Entrant> = Vec::new();
    let mut numbers = Vec::new();
    for name in list.split(',') {
        let entrant = Entrant::read(name, text)?;
        let number = match entrants.iter().position(|known| *known == entrant) {
            Some(_) if pairing != Pairing::Table => {
                return Err(Stop::failed(text.format("arena-twice", &[("bot", entrant.to_string().into())])));
            }
            Some(number) => number,
            None => {
                entrants.push(entrant);
                entrants.len() - 1
            }
        };
        numbers.push(number);
    }
    if numbers.len() < 2 {
        return Err(Stop::failed(text.get("arena-too-few")));
    }
    let players = match pairing {
        Pairing::Table => numbers.len() as u64,
        Pairing::Each | Pairing::Ladder => args.players.unwrap_or(game.players().0.into()),
    };
    let config = game
        .configure(players, &args.options.0)
        .map_err(|bad| Stop::failed(text.say(game.name(), &bad.message(), &[])))?;
    let test = test(args, text)?;
    if test.is_some() && entrants.len() < 2 {
        return Err(Stop::failed(text.get("arena-nothing-to-test")));
    }
    let patience = number(text, "--patience", &args.patience, 0.01, 3600.0)?;
    let plan = Plan {
        game,
        config,
        players: players as u8,
        sides: args.sides,
        meetings: pairing.meetings(&numbers, players as u8, args.sides),
        entrants,
        pairing,
        games: args.games.unwrap_or(if test.is_some() { 400 } else { 100 }),
        test,
        seed: args.seed,
        patience: Duration::from_secs_f64(patience),
    };
    plan.entrants.iter().try_for_each(|entrant| entrant.can_start(text))?;
    Ok(plan)
}

fn test(args: &ArenaArgs, text: &Text) -> Result<Option<Test>, Stop> {
    if let Some(share) = &args.share {
        return Ok(Some(Test::Share(number(text, "--share", share, 0.05, 0.99)?)));
    }
    let Some(elo) = args.sprt.as_deref().or(args.ladder.then_some("50,100")) else { return Ok(None) };
    let numbers =
        elo.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    match numbers {
        Some((low, high)) if -2000.0 <= low && low < high && high <= 2000.0 => Ok(Some(Test::Elo(low, high))),
        _ => Err(bad_value(text, "--sprt", text.get("arena-expected-elo"), elo)),
    }
}

fn number(text: &Text, option: &str, found: &str, least: f64, most: f64) -> Result<f64, Stop> {
    let range = [("least", least.to_string().into()), ("most", most.to_string().into())];
    let number = found.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| bad_value(text, option, text.format("arena-expected-number", &range), found))
}

fn bad_value(text: &Text, option: &str, expected: String, found: &str) -> Stop {
    let arguments = [("option", option.into()), ("expected", expected.into()), ("found", found.into())];
    Stop::failed(text.format("arena-bad-value", &arguments))
}

/// The command that gives the same results: only what decides them, and all of it.
fn command(args: &ArenaArgs, plan: &Plan) -> String {
    let mut words = vec!["klejnot".to_string(), "arena".into(), plan.game.to_string()];
    let names = |numbers: &[usize]| {
        let names: Vec<String> = numbers.iter().map(|&bot| plan.entrants[bot].to_string()).collect();
        names.join(",")
    };
    let mut add = |option: &str, value: String| words.extend([option.to_string(), value]);
    match plan.pairing {
        Pairing::Table => add("--table", names(&plan.meetings[0].tables()[0])),
        Pairing::Each | Pairing::Ladder => {
            add("--bots", names(&(0..plan.entrants.len()).collect::<Vec<_>>()));
            add("--players", plan.players.to_string());
        }
    }
    args.options.0.iter().for_each(|(name, value)| add(&format!("--{name}"), value.clone()));
    match plan.test {
        Some(Test::Elo(low, high)) => add("--sprt", format!("{low},{high}")),
        Some(Test::Share(share)) => add("--share", share.to_string()),
        None => {}
    }
    add("--games", plan.games.to_string());
    add("--seed", plan.seed.to_string());
    if plan.has_programs() {
        add("--patience", plan.patience.as_secs_f64().to_string());
    }
    if plan.sides {
        words.insert(3, "--sides".into());
    }
    if plan.pairing == Pairing::Ladder {
        words.insert(3, "--ladder".into());
    }
    let quoted = |word: String| match word.contains(|c: char| c.is_whitespace() || "\"'$`\\;&|<>()*?#~".contains(c)) {
        true => format!("'{}'", word.replace('\'', "'\\''")),
        false => word,
    };
    words.into_iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// Is this a day, as in 2026-11-16?
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |part: &str, digits: usize| match part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()) {
        true => part.parse::<u32>().ok(),
        false => None,
    };
    let [year, month, day] = parts[..] else { return false };
    number(year, 4).is_some()
        && number(month, 2).is_some_and(|month| (1..=12).contains(&month))
        && number(day, 2).is_some_and(|day| (1..=31).contains(&day))
}

/// The day, by the clock of this machine, in Greenwich.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    day(seconds / 86_400)
}

/// The day that comes so many days after 1970-01-01, in the Gregorian calendar.
fn day(days: u64) -> String {
    // Years begin in March here, so that a leap day comes last; 400 years have 146,097 days.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + 400 * era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        assert_eq!(
            [0, 59, 11_016, 11_017, 20_773].map(day),
            ["1970-01-01", "1970-03-01", "2000-02-29", "2000-03-01", "2026-11-16"]
        );
        assert!(is_day(&today()));
        for wrong in ["", "today", "2026-13-01", "2026-1-1", "2026-11-32", "2026-11-16-1", "+026-11-16"] {
            assert!(!is_day(wrong), "{wrong}");
        }
    }
}
