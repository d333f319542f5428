//! The games of a plan, on several threads.

use super::journal::{Entry, Failed, Fault, Journal};
use super::plan::{Place, Plan};
use super::standing::Standing;
use crate::progress;
use crate::stop::Stop;
use catalog::{Bots, Visitor};
use indicatif::ProgressBar;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use text::Text;

/// Plays what is left of a plan. Every game goes to the journal and to its standing as it ends.
pub struct Playing<'a, 'p> {
    /// The plan.
    pub plan: &'p Plan,
    /// What has been played.
    pub standings: &'a mut [Standing<'p>],
    /// Where games are written.
    pub journal: Option<Journal>,
    /// How many games are played at the same time.
    pub threads: usize,
    /// For what people are told meanwhile.
    pub text: &'a Text,
}

impl Visitor for Playing<'_, '_> {
    type Output = Result<(), Stop>;

    fn visit<G: Bots>(mut self) -> Self::Output {
        let config: G::Config = self.plan.config.parse().map_err(|bad: game::BadConfig| Stop::failed(&bad))?;
        let places = self.plan.places();
        // Enough deals to meet a seat that plays alone, even if not every one has it.
        if self.plan.sides && !places.iter().take(40).any(|&place| self.plan.lone::<G>(&config, place).is_some()) {
            return Err(Stop::failed(self.text.get("arena-no-sides")));
        }
        let left = |place: &Place| {
            let standing = &self.standings[place.meeting];
            !standing.is_over() && !standing.has(place.deal, place.table)
        };
        let places: Vec<Place> = places.into_iter().filter(left).collect();
        let progress = progress::bar(places.len() as u64);
        let over: Vec<AtomicBool> = self.plan.meetings.iter().map(|_| AtomicBool::new(false)).collect();
        let queue = Mutex::new(places.into_iter());
        let next = || {
            let mut queue = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            queue.find(|place| !over[place.meeting].load(Ordering::Relaxed))
        };
        let plan = self.plan;
        thread::scope(|scope| {
            let (ended, entries) = channel();
            for _ in 0..self.threads {
                let (ended, next, config) = (ended.clone(), &next, &config);
                scope.spawn(move || {
                    while let Some(place) = next() {
                        if ended.send(plan.play::<G>(config, place)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(ended);
            let mut told = BTreeSet::new();
            for entry in entries {
                let meeting = entry.place().meeting;
                if let Err(stop) = self.take(entry, &mut told, &progress) {
                    over.iter().for_each(|over| over.store(true, Ordering::Relaxed));
                    return Err(stop);
                }
                if self.standings[meeting].is_over() {
                    over[meeting].store(true, Ordering::Relaxed);
                }
            }
            progress.finish_and_clear();
            Ok(())
        })
    }
}

impl Playing<'_, '_> {
    /// Keeps a game that has just ended. The first failure of each kind is told at once.
    fn take(&mut self, entry: Entry, told: &mut BTreeSet<(String, Fault)>, progress: &ProgressBar) -> Result<(), Stop> {
        if let Some(journal) = &mut self.journal {
            journal.add(&entry, self.text)?;
        }
        if let Some(failed) = &entry.failed
            && told.insert((entry.bots[failed.seat].clone(), failed.how))
        {
            let line = failure(self.text, &entry.bots[failed.seat], failed, self.plan.patience.as_secs_f64());
            progress.suspend(|| drop(writeln!(std::io::stderr(), "klejnot: {line}")));
        }
        progress.inc(1);
        self.standings[entry.place().meeting].add(entry);
        Ok(())
    }
}

/// What happened to a bot that failed.
fn failure(text: &Text, bot: &str, failed: &Failed, patience: f64) -> String {
    let said = failed.said.as_deref().unwrap_or_default().chars().filter(|c| !c.is_control()).collect::<String>();
    match failed.how {
        Fault::Silent => {
            text.format("arena-failed-silent", &[("bot", bot.into()), ("seconds", patience.to_string().into())])
        }
        Fault::Gone => text.format("arena-failed-gone", &[("bot", bot.into())]),
        Fault::Nonsense => text.format("arena-failed-nonsense", &[("bot", bot.into()), ("said", said.into())]),
    }
}
