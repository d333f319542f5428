//! What finished games look like afterwards: found out in the background, one game at a time, and kept.

use crate::bot::Place;
use crate::protocol::{Analysis, AnalysisState};
use crate::refused::{Code, Refused};
use crate::store::{AnalysisRow, Write};
use crate::table::{House, clock_time};
use catalog::{AnalysisOptions, AnyGame, AnyPlay, Progress};
use game::ActionView;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

/// The most games that wait.
const MOST: usize = 100;

/// All analyses that were asked for and are not kept yet.
#[derive(Clone)]
pub struct Analyses {
    house: House,
    tasks: TaskTracker,
    jobs: Arc<Mutex<HashMap<String, Arc<Job>>>>,
    one: Arc<Semaphore>,
}

/// How far one has come.
struct Job {
    /// Nobody wants it any more, or everything ends.
    stop: CancellationToken,
    state: Mutex<AnalysisState>,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Job {
    fn shown(&self, id: &str) -> Analysis {
        Analysis {
            id: id.into(),
            state: *self.state(),
            done: self.done.load(Relaxed),
            total: self.total.load(Relaxed),
            report: None,
            actions: BTreeMap::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, AnalysisState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Analyses {
    /// Nothing was asked for yet. What runs is tracked by `tasks`.
    pub fn new(house: House, tasks: TaskTracker) -> Self {
        Self { house, tasks, jobs: Arc::default(), one: Arc::new(Semaphore::new(1)) }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far an analysis has come; with the report, if it is done.
    pub async fn find(&self, id: &str) -> Result<Analysis, Refused> {
        let job = self.jobs().get(id).map(|job| job.shown(id));
        // What is not waited for any more is kept by then.
        match job {
            Some(job) => Ok(job),
            None => self.kept(id).await?.ok_or(Code::UnknownAnalysis.into()),
        }
    }

    async fn kept(&self, id: &str) -> Result<Option<Analysis>, Refused> {
        let row = self.house.store.analysis(id).await?;
        let report: Option<Value> = row.and_then(|row| serde_json::from_str(&row.analysis).ok());
        Ok(report.map(|report| Analysis {
            id: id.into(),
            state: AnalysisState::Done,
            done: 0,
            total: 0,
            actions: described(&report),
            report: Some(report),
        }))
    }

    /// Stops an analysis that waits or goes on. It can be asked for again, and begins anew then.
    pub fn stop(&self, id: &str) -> Result<(), Refused> {
        let job = self.jobs().remove(id).ok_or(Refused::from(Code::UnknownAnalysis))?;
        job.stop.cancel();
        Ok(())
    }

    /// Analyses a game, unless that was done at least as thoroughly, or waits to be done.
    pub async fn ask(&self, id: &str, play: AnyPlay, iterations: Option<u32>) -> Result<Analysis, Refused> {
        let decided = (0..play.len()).any(|index| matches!(play.actor(index), game::Turn::Player(_)));
        if !decided {
            return Err(Code::NothingToAnalyse.into());
        }
        let enough = |analysis: &Analysis| {
            let kept = analysis.report.as_ref().and_then(|report| report["iterations"].as_u64()).unwrap_or(0);
            iterations.is_none_or(|wanted| u64::from(wanted) <= kept)
        };
        if let Some(kept) = self.kept(id).await?.filter(enough) {
            return Ok(kept);
        }
        let job = {
            let mut jobs = self.jobs();
            match jobs.get(id) {
                Some(job) if *job.state() != AnalysisState::Failed => return Ok(job.shown(id)),
                _ => {}
            }
            jobs.retain(|_, job| *job.state() != AnalysisState::Failed);
            if jobs.len() >= MOST {
                return Err(Code::TooMany.into());
            }
            let job = Arc::new(Job {
                stop: self.house.stop.child_token(),
                state: Mutex::new(AnalysisState::Queued),
                done: AtomicUsize::new(0),
                total: AtomicUsize::new(0),
            });
            jobs.insert(id.into(), job.clone());
            job
        };
        let shown = job.shown(id);
        let (analyses, id) = (self.clone(), id.to_owned());
        self.tasks.spawn(async move { analyses.carry_out(&id, job, play, iterations).await });
        Ok(shown)
    }

    /// Waits for its turn, analyses, and keeps the report.
    async fn carry_out(&self, id: &str, job: Arc<Job>, play: AnyPlay, iterations: Option<u32>) {
        let kept = self.analyse(id, &job, play, iterations).await;
        let mut jobs = self.jobs();
        // One that was stopped may have been asked for again.
        let still = jobs.get(id).is_some_and(|known| Arc::ptr_eq(known, &job));
        match (kept, still) {
            (true, _) => {
                info!(id, "analysed");
                if still {
                    jobs.remove(id);
                }
            }
            (false, true) => {
                warn!(id, "not analysed");
                *job.state() = AnalysisState::Failed;
            }
            (false, false) => info!(id, "stopped"),
        }
    }

    async fn analyse(&self, id: &str, job: &Arc<Job>, play: AnyPlay, iterations: Option<u32>) -> bool {
        let _one = tokio::select! {
            one = self.one.acquire() => one,
            () = job.stop.cancelled() => return false,
        };
        *job.state() = AnalysisState::Running;
        let watched = job.clone();
        let options = AnalysisOptions { iterations, ..AnalysisOptions::default() };
        let report = self.house.bots.work(move |place: &Place| {
            let watch = |progress: Progress| {
                watched.done.store(progress.done, Relaxed);
                watched.total.store(progress.total, Relaxed);
                place.give_way();
                if watched.stop.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            play.analyse(&options, &watch).ok()
        });
        let Some(Some(report)) = report.await else { return false };
        let analysis = serde_json::to_string(&report).expect("reports are plain data");
        let row = AnalysisRow { id: id.into(), made: clock_time(), analysis };
        self.house.writer.write(Write { analysis: Some(row), ..Write::default() }).await.is_ok()
    }
}

/// What each action in a report is.
fn described(report: &Value) -> BTreeMap<String, ActionView> {
    fn collect(value: &Value, game: AnyGame, found: &mut BTreeMap<String, ActionView>) {
        match value {
            Value::Object(fields) => {
                if let Some(action) = fields.get("action").and_then(Value::as_str)
                    && !found.contains_key(action)
                {
                    found.extend(game.describe(action).map(|view| (action.to_owned(), view)));
                }
                fields.values().for_each(|field| collect(field, game, found));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, game, found)),
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    if let Some(game) = report["game"].as_str().and_then(|name| name.parse().ok()) {
        collect(report, game, &mut found);
    }
    found
}
