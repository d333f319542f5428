//! `klejnot analyse`: what each decision of a recorded game cost, and what was luck.

use crate::analysis::{html, print};
use crate::file;
use crate::progress;
use crate::stop::Stop;
use crate::terminal::Terminal;
use catalog::{AnalysisOptions, Progress, SEARCHES, Unanalysed};
use clap::Args;
use std::ops::ControlFlow;
use std::path::PathBuf;
use text::Text;

/// Arguments of `klejnot analyse`.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    /// The record (docs/notation.md describes the format)
    file: PathBuf,

    /// Look with the eyes of this seat only (from 0) [default: of each seat in turn]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    #[command(flatten)]
    thoroughness: Thoroughness,

    /// How many positions at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Write a page with plots to a file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// How thoroughly positions are looked at.
#[derive(Args, Debug)]
pub struct Thoroughness {
    /// As many iterations as this level takes
    #[arg(long, value_name = "L", conflicts_with = "iterations", value_parser = clap::value_parser!(u8).range(3..=5))]
    level: Option<u8>,

    /// How many games to simulate for each position
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    iterations: Option<u32>,

    /// The seed of all dice
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
}

impl Thoroughness {
    /// The number of iterations for a game; nothing if nobody has said so.
    pub fn iterations(&self, play: &catalog::AnyPlay) -> Option<u32> {
        self.iterations.or_else(|| self.level.map(|level| play.level_budget(level).iterations))
    }
}

/// Analyses a record and reports. Nothing is written before all is known.
pub fn analyse(args: &AnalyseArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let (record, play) = file::replay(&args.file, text)?;
    if let Some(path) = &args.html {
        file::check_writable(path, text)?;
    }
    let threads = args.threads.map(|threads| threads as usize);
    let options = AnalysisOptions {
        seat: args.seat,
        iterations: args.thoroughness.iterations(&play),
        searches: SEARCHES,
        seed: args.thoroughness.seed,
        threads: threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get())),
    };
    let bar = progress::bar(0);
    let watch = |Progress { done, total }| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
        ControlFlow::Continue(())
    };
    let report = play.analyse(&options, &watch);
    bar.finish_and_clear();
    let report = report.map_err(|why| match why {
        Unanalysed::Seat { seat, seats } => {
            let arguments = [("seat", i64::from(seat).into()), ("most", i64::from(seats - 1).into())];
            Stop::failed(text.format("cmd-no-such-seat", &arguments))
        }
        other => {
            let file = args.file.display().to_string();
            debug_assert_eq!(other, Unanalysed::NoDecision, "the record was replayed, and nobody cancels");
            Stop::failed(text.format("analysis-no-decision", &[("file", file.into())]))
        }
    })?;
    let names: Vec<String> = record.names().into_iter().map(|name| name.unwrap_or_default().to_string()).collect();
    if let Some(path) = &args.html {
        file::write_text(path, &html::page(&report, &names, text), text)?;
    }
    if args.json {
        terminal.say(serde_json::to_string(&report).expect("plain data"))?;
    } else {
        for line in print::lines(&report, &names, text) {
            terminal.say(line)?;
        }
    }
    Ok(())
}
