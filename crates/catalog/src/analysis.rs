//! What a recorded game looks like afterwards: for each decision what its seat could know and expect, what else it could have done, and what
//! the one it chose cost; and how much of the result came from choices, how much from draws.

use crate::advice::{Advice, SEARCHES, Said, seed_at, short};
use crate::{Advised, AnyPlay};
use bots::Bots;
use game::record::BadRecord;
use game::{Eyes, FastDice, Game, Play, Record, Seat, Seen, Turn};
use search::{Budget, Depth, Insight, Measured, alternatives};
use serde::Serialize;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is analysed, and how thoroughly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisOptions {
    /// With whose eyes the game is looked at; without a seat, with those of each seat in turn.
    pub seat: Option<u8>,
    /// Simulated games for each look at a position; without a number as many as level 4 takes.
    pub iterations: Option<u32>,
    /// Independent searches that share them, at least 2: they say how sure the answer is.
    pub searches: u32,
    /// The seed of all dice. The same seed gives the same report.
    pub seed: u64,
    /// Positions that are looked at side by side. With one, everything is done on the thread of the caller. The report does not depend on it.
    pub threads: usize,
}

impl Default for AnalysisOptions {
    fn default() -> Self {
        Self { seat: None, iterations: None, searches: SEARCHES, seed: 0, threads: 1 }
    }
}

/// How far an analysis has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions that were looked at.
    pub done: usize,
    /// All that will be.
    pub total: usize,
}

/// Hears how far an analysis has come, before the first position and after each, and says whether to go on.
pub type Watch<'a> = &'a (dyn Fn(Progress) -> ControlFlow<()> + Sync);

/// Why there is no report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanalysed {
    /// The record is not valid, or of other rules or cards.
    Record(BadRecord),
    /// There is no such seat.
    Seat {
        /// As asked for.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// Nobody has decided anything yet.
    NoDecision,
    /// Somebody wanted it to end.
    Cancelled,
}

impl fmt::Display for Unanalysed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(bad) => write!(f, "line {}: {:?}", bad.line, bad.problem),
            Self::Seat { seat, seats } => write!(f, "seat {seat} (allowed: 0 to {})", seats - 1),
            Self::NoDecision => f.write_str("no decision"),
            Self::Cancelled => f.write_str("cancelled"),
        }
    }
}

impl std::error::Error for Unanalysed {}

/// What was found out about a game. What it says of a seat depends on nothing that this seat could not know at the time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "AnalysisReport"))]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// What was agreed.
    pub config: String,
    /// The number of seats.
    pub players: u8,
    /// Each seat's part in the victory, if the game is over.
    pub result: Option<Vec<f64>>,
    /// Simulated games for each look at a position.
    pub iterations: u32,
    /// Independent searches that shared them.
    pub searches: u32,
    /// The seed.
    pub seed: u64,
    /// The game with the eyes of each seat that was asked for.
    pub seats: Vec<SeatReport>,
}

/// A game with the eyes of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Its decisions, but for those that were forced.
    pub decisions: Vec<Decision>,
    /// Its chance to win over the game.
    pub course: Vec<Moment>,
    /// Where the change between start and end came from.
    pub balance: Balance,
    /// How many of its decisions were inaccuracies, mistakes and blunders.
    pub marks: Marks,
    /// What a decision cost on average.
    pub average_loss: f64,
}

/// A decision, as known to its seat at the time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// Actions before it, draws included: what `klejnot replay --at` takes.
    pub at: usize,
    /// What was done.
    pub action: String,
    /// The seat's chance to win, before.
    pub value: f64,
    /// Its error.
    pub error: f64,
    /// Each seat's chance to win, before.
    pub values: Vec<f64>,
    /// For each of them its error.
    pub errors: Vec<f64>,
    /// What the choice cost in comparison to the best.
    pub loss: f64,
    /// Its error.
    pub loss_error: f64,
    /// What to call such a loss, if it is more than noise.
    pub mark: Option<Mark>,
    /// The best choices, the best first, and the one that was made.
    pub choices: Vec<Advised>,
    /// How many choices were worth considering.
    pub considered: usize,
}

/// What to call a loss of win chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// From 3 points on.
    Inaccuracy,
    /// From 7 points on.
    Mistake,
    /// From 15 points on.
    Blunder,
}

impl Mark {
    /// All marks with the least loss of each, the worst first.
    pub const ALL: [(Self, f64); 3] = [(Self::Blunder, 0.15), (Self::Mistake, 0.07), (Self::Inaccuracy, 0.03)];

    /// The mark for a loss; none for one that may be noise.
    pub fn of(loss: f64, error: f64) -> Option<Self> {
        let worst = Self::ALL.iter().find(|&&(_, least)| loss >= least);
        worst.filter(|_| loss > error).map(|&(mark, _)| mark)
    }

    /// As it stands in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// How many decisions got which mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Marks {
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
}

/// A moment of a game, and what happened until the next.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// Actions before it, draws included.
    pub at: usize,
    /// Who acts from here to the next moment.
    pub turn: Turn,
    /// The chance to win of the seat that looks.
    pub value: f64,
    /// Its error.
    pub error: f64,
    /// By how much it has changed at the next moment.
    pub change: f64,
    /// What happened in between, as the seat that looks saw it.
    pub actions: Vec<String>,
}

/// Where the change of a win chance came from: `start + own + others + draws = end`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Balance {
    /// The chance to win at the first decision of the game, whoever made it.
    pub start: f64,
    /// What the seat's own decisions cost, all losses together: never more than nothing, since a best choice keeps what there is.
    pub own: f64,
    /// What decisions of others changed, with what the searches came to see differently from one moment to the next.
    pub others: f64,
    /// What changed at draws.
    pub draws: f64,
    /// The result; the last chance to win if the game is not over.
    pub end: f64,
}

/// Analyses a record.
pub fn analyse(record: &Record, options: &AnalysisOptions, watch: Watch) -> Result<Report, Unanalysed> {
    AnyPlay::replay(record).map_err(Unanalysed::Record)?.analyse(options, watch)
}

impl AnyPlay {
    /// Analyses the game so far.
    pub fn analyse(&self, options: &AnalysisOptions, watch: Watch) -> Result<Report, Unanalysed> {
        each!(self, play => report(play, options, watch))
    }
}

fn report<G: Bots>(play: &Play<G>, options: &AnalysisOptions, watch: Watch) -> Result<Report, Unanalysed> {
    let players = play.game().seats();
    let seats: Vec<Seat> = match options.seat {
        Some(seat) if seat >= players => return Err(Unanalysed::Seat { seat, seats: players }),
        Some(seat) => vec![Seat::new(seat)],
        None => Seat::all(players).collect(),
    };
    if play.last_decision().is_none() {
        return Err(Unanalysed::NoDecision);
    }
    let iterations = options.iterations.unwrap_or(play.game().levels()[3].budget().iterations).max(1);
    let searches = options.searches.max(2);
    let depth = Depth { searches, budget: Budget::iterations(iterations) };
    let looks: Vec<Vec<Look<G>>> = seats.iter().map(|&seat| looks(play, seat)).collect();
    let all: Vec<&Look<G>> = looks.iter().flatten().filter(|look| look.game.turn() != Turn::Over).collect();
    let mut insights = side_by_side(&all, options.threads, watch, |look| {
        let seen = Seen::new(&look.game, look.seat, &mut FastDice::new(options.seed));
        crate::advice::look::<G>(&seen, depth, look.played, seed_at(options.seed, look.at))
    })?
    .into_iter();
    let mut reports = Vec::new();
    for (&seat, looks) in seats.iter().zip(&looks) {
        let found = |look: &Look<G>| (look.game.turn() != Turn::Over).then(|| insights.next()).flatten();
        let insights: Vec<Option<Insight<G::Action>>> = looks.iter().map(found).collect();
        reports.push(SeatReport::new(play, seat, looks, &insights));
    }
    let returns = (play.game().turn() == Turn::Over).then(|| play.game().returns());
    Ok(Report {
        game: G::NAME,
        version: G::VERSION,
        config: play.config().to_string(),
        players,
        result: returns.map(|returns| Seat::all(players).map(|seat| short(returns.value(seat))).collect()),
        iterations,
        searches,
        seed: options.seed,
        seats: reports,
    })
}

/// A position to be looked at with the eyes of a seat.
struct Look<G: Game> {
    seat: Seat,
    at: usize,
    game: G,
    /// The decision of the seat, if it made one here.
    played: Option<G::Action>,
}

/// Where a seat looks: at each of its decisions that was not forced, whenever another seat begins to act, before the draws that follow, and
/// at the end. Which positions these are depends on nothing that the seat cannot know.
fn looks<G: Bots>(play: &Play<G>, seat: Seat) -> Vec<Look<G>> {
    let judge = G::best();
    let mut game = G::start(play.config());
    let mut looks = Vec::new();
    let mut last = Turn::Over;
    for (at, &action) in play.log().iter().enumerate() {
        let turn = game.turn();
        let look = |played| Look { seat, at, game: game.clone(), played };
        match turn {
            Turn::Player(own) if own == seat => {
                let seen = Seen::new(&game, seat, &mut FastDice::new(0));
                let choices = alternatives(&seen, &*judge, &mut FastDice::new(0));
                if choices != [action] || looks.is_empty() {
                    looks.push(look(Some(action)));
                }
            }
            // Several actions of one seat in a row are one: take and return, buy and pay.
            Turn::Player(_) if last != turn => looks.push(look(None)),
            Turn::Chance if matches!(last, Turn::Player(_)) => looks.push(look(None)),
            _ => {}
        }
        last = turn;
        game.apply(action, &mut ());
    }
    looks.push(Look { seat, at: play.log().len(), game, played: None });
    looks
}

/// Does a job for each of some things, in any order, on so many threads.
fn side_by_side<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    watch: Watch,
    job: impl Fn(&T) -> R + Sync,
) -> Result<Vec<R>, Unanalysed> {
    let total = things.len();
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let results: Mutex<(usize, Vec<Option<R>>)> = Mutex::new((0, things.iter().map(|_| None).collect()));
    let tell = |done: usize| {
        if watch(Progress { done, total }).is_break() {
            stopped.store(true, Ordering::Relaxed);
        }
    };
    tell(0);
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(index) else { return };
            let result = job(thing);
            let mut results = results.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            results.1[index] = Some(result);
            results.0 += 1;
            tell(results.0);
        }
    };
    match threads.min(total) {
        0 | 1 => work(),
        threads => std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        }),
    }
    let (_, results) = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.into_iter().collect::<Option<Vec<R>>>().ok_or(Unanalysed::Cancelled)
}

impl SeatReport {
    fn new<G: Bots>(play: &Play<G>, seat: Seat, looks: &[Look<G>], insights: &[Option<Insight<G::Action>>]) -> Self {
        let decisions: Vec<Decision> = (looks.iter().zip(insights))
            .filter_map(|(look, insight)| Decision::new(look, insight.as_ref()?))
            .filter(|decision| decision.considered > 1)
            .collect();
        let course = course(play, seat, looks, insights);
        let mut marks = Marks::default();
        for mark in decisions.iter().filter_map(|decision| decision.mark) {
            match mark {
                Mark::Inaccuracy => marks.inaccuracies += 1,
                Mark::Mistake => marks.mistakes += 1,
                Mark::Blunder => marks.blunders += 1,
            }
        }
        let lost: f64 = decisions.iter().map(|decision| decision.loss).sum();
        let average_loss = short(lost / decisions.len().max(1) as f64);
        let balance = Balance::of(&course, &decisions);
        Self { seat, decisions, course, balance, marks, average_loss }
    }
}

impl Decision {
    fn new<G: Game>(look: &Look<G>, insight: &Insight<G::Action>) -> Option<Self> {
        let action = look.played?;
        let Advice { mut choices, values, errors, .. } = Advice::of(insight);
        let considered = choices.len();
        choices.truncate(insight.closely);
        let Measured { value: loss, error: loss_error } = insight.loss.unwrap_or_default();
        Some(Self {
            at: look.at,
            action: action.to_string(),
            value: values[look.seat.index()],
            error: errors[look.seat.index()],
            values,
            errors,
            loss: short(loss),
            loss_error: short(loss_error),
            mark: Mark::of(loss, loss_error),
            choices,
            considered,
        })
    }

    /// What would have been best.
    pub fn best(&self) -> Option<&Advised> {
        self.choices.first()
    }

    /// How it may go on after the best choice.
    pub fn best_line(&self) -> &[Said] {
        self.best().map_or(&[], |best| &best.line)
    }
}

fn course<G: Game>(
    play: &Play<G>,
    seat: Seat,
    looks: &[Look<G>],
    insights: &[Option<Insight<G::Action>>],
) -> Vec<Moment> {
    let values: Vec<Measured> = (looks.iter().zip(insights))
        .map(|(look, insight)| match insight {
            Some(insight) => insight.values[seat.index()],
            None => Measured { value: look.game.returns().value(seat), error: 0.0 },
        })
        .collect();
    let mut course = Vec::new();
    for (number, look) in looks.iter().enumerate() {
        let next = looks.get(number + 1);
        let value = short(values[number].value);
        let later = values.get(number + 1).map_or(value, |later| short(later.value));
        let mut game = look.game.clone();
        let mut actions = Vec::new();
        for &action in &play.log()[look.at..next.map_or(look.at, |next| next.at)] {
            actions.push(game.mask(action, Eyes::Seat(seat)).to_string());
            game.apply(action, &mut ());
        }
        let (turn, error) = (look.game.turn(), short(values[number].error));
        course.push(Moment { at: look.at, turn, value, error, change: short(later - value), actions });
    }
    course
}

impl Balance {
    fn of(course: &[Moment], decisions: &[Decision]) -> Self {
        let value = |moment: Option<&Moment>| moment.map_or(0.0, |moment| moment.value);
        let (start, end) = (value(course.first()), value(course.last()));
        let own = -decisions.iter().map(|decision| decision.loss).sum::<f64>();
        let at_draws = course.iter().filter(|moment| moment.turn == Turn::Chance);
        let draws: f64 = at_draws.map(|moment| moment.change).sum();
        Self { start, own: short(own), others: short(end - start - own - draws), draws: short(draws), end }
    }
}
