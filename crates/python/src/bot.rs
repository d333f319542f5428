//! Bots, advice and whole games.

use crate::analysis::some;
use crate::error::{Fault, bad, whole};
use crate::game::{Game, seat_of};
use crate::patience::wait;
use crate::space::{configure, game_of, read_options};
use crate::table::{Luck, Seated, Table, write_seed};
use ::game::{FastDice, Record, Seat, Seen, Turn};
use catalog::simulate::{Cast, simulate_play};
use catalog::{AnyGame, Bots, Budget, Spec, Visitor};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::Player;
use std::sync::Mutex;

/// What a bot has to do: it is handed over to a thread, and comes back with the bot.
type Thought = Box<dyn FnOnce() -> (Box<dyn Thinker>, Result<usize, String>) + Send>;

/// A bot of some game, whichever it is.
trait Thinker: Send {
    /// The thought about the choice that is due; nothing if that is a choice of another game.
    fn think(self: Box<Self>, table: &dyn Table, seat: Seat) -> Result<Thought, Box<dyn Thinker>>;
}

struct Thinking<G: Bots> {
    player: Box<dyn Player<G>>,
    dice: FastDice,
}

impl<G: Bots> Thinker for Thinking<G> {
    fn think(mut self: Box<Self>, table: &dyn Table, seat: Seat) -> Result<Thought, Box<dyn Thinker>> {
        let Some(table) = table.as_any().downcast_ref::<Seated<G>>() else { return Err(self) };
        let seen = Seen::new(table.game(), seat, &mut self.dice);
        let space = std::sync::Arc::clone(table.space());
        Ok(Box::new(move || {
            let chosen = self.player.choose(&seen).map_err(|failure| failure.to_string());
            let id = chosen.and_then(|action| space.action_id(action).ok_or_else(|| action.to_string()));
            (self as Box<dyn Thinker>, id)
        }))
    }
}

/// A bot that knows of a game what its seat knows, and no more.
///
/// Bot(game, level=None, *, bot=None, seed=0)
///
/// ``level`` is from 1 to 5. ``bot`` describes any bot that ``klejnot`` knows: ``"random"``, ``"greedy"``, ``"ismcts:200ms"``,
/// ``"ismcts:5000"``, ``"5@0.1"``.
#[pyclass(module = "klejnot", frozen)]
pub struct Bot {
    game: AnyGame,
    spec: Spec,
    seed: u64,
    thinker: Mutex<Option<Box<dyn Thinker>>>,
}

/// Reads the description of a bot.
fn read_spec(text: &str) -> PyResult<Spec> {
    text.parse().map_err(|_| bad("bot", text, Spec::FORMS.replace(' ', ", ")))
}

impl Bot {
    fn thinker(&self) -> Box<dyn Thinker> {
        struct Make(Spec, u64);
        impl Visitor for Make {
            type Output = Box<dyn Thinker>;
            fn visit<G: Bots>(self) -> Self::Output {
                Box::new(Thinking::<G> { player: self.0.player(self.1), dice: FastDice::fork(self.1, 1) })
            }
        }
        self.game.visit(Make(self.spec, self.seed))
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Option<Box<dyn Thinker>>> {
        self.thinker.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level=None, *, bot=None, seed=0))]
    fn new(game: &str, level: Option<i64>, bot: Option<&str>, seed: i128) -> PyResult<Self> {
        let (game, seed) = (game_of(game)?, whole("seed", seed)?);
        let spec = match (level, bot) {
            (Some(level), Some(bot)) => return Err(bad("bot", format!("{bot}, level={level}"), "level, bot")),
            (Some(level), None) if (1..=5).contains(&level) => read_spec(&level.to_string())?,
            (Some(level), None) => return Err(bad("level", level, "1, 2, 3, 4, 5")),
            (None, bot) => read_spec(bot.unwrap_or("5"))?,
        };
        Ok(Self { game, spec, seed, thinker: Mutex::new(None) })
    }

    /// The name of the game it plays.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.name()
    }

    /// Its description.
    #[getter]
    fn description(&self) -> String {
        self.spec.to_string()
    }

    /// The id of the action that it would take for the seat that decides. Other threads run meanwhile, and Ctrl-C works.
    fn choose(&self, py: Python<'_>, game: PyRef<'_, Game>) -> PyResult<usize> {
        let seat = deciding(game.table())?;
        let thinker = self.kept().take().unwrap_or_else(|| self.thinker());
        let thought = match thinker.think(game.table(), seat) {
            Ok(thought) => thought,
            Err(thinker) => {
                *self.kept() = Some(thinker);
                return Err(bad("game", game.table().name(), self.game.name()));
            }
        };
        drop(game);
        let quick = matches!(self.spec, Spec::Random | Spec::Greedy);
        let (thinker, chosen) = if quick { py.detach(thought) } else { wait(py, thought)? };
        *self.kept() = Some(thinker);
        chosen.map_err(PyRuntimeError::new_err)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, bot={:?}, seed={})", self.game.name(), self.spec.to_string(), self.seed)
    }
}

/// The seat that is to decide.
fn deciding(table: &dyn Table) -> PyResult<Seat> {
    let found = match table.turn() {
        Turn::Player(seat) => return seat_of(seat.index() as i64, table.seats()),
        Turn::Chance => "CHANCE",
        Turn::Over => "OVER",
    };
    Err(bad("turn", found, format!("0..{}", table.seats() - 1)))
}

/// A choice with its value and how often it was tried.
type Considered = (usize, f64, u32);

/// advise(game, iterations=None, seed=0)
///
/// What a search thinks of the choice that is due, by what the seat that decides knows: the best first, each
/// ``(action, chance to win, how often tried)``, as ``klejnot hint`` tells it. Without ``iterations`` it thinks as long as the strongest level.
#[pyfunction]
#[pyo3(signature = (game, iterations=None, seed=0))]
pub fn advise(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    iterations: Option<i128>,
    seed: i128,
) -> PyResult<Vec<Considered>> {
    struct Advise<'a>(&'a dyn Table, Seat, Option<Budget>, u64);
    type Work = Box<dyn FnOnce() -> Vec<Considered> + Send>;
    impl Visitor for Advise<'_> {
        type Output = Option<Work>;
        fn visit<G: Bots>(self) -> Self::Output {
            let Self(table, seat, budget, seed) = self;
            let table = table.as_any().downcast_ref::<Seated<G>>()?;
            let seen = Seen::new(table.game(), seat, &mut FastDice::fork(seed, 1));
            let space = std::sync::Arc::clone(table.space());
            Some(Box::new(move || {
                let told = catalog::consider(&seen, budget, seed).choices.into_iter();
                told.filter_map(|choice| Some((space.action_id(choice.action)?, choice.value.value, choice.tried)))
                    .collect()
            }))
        }
    }
    let seat = deciding(game.table())?;
    let any = game_of(game.table().name())?;
    let iterations = iterations.map(|given| some("iterations", given, u32::MAX)).transpose()?;
    let budget = iterations.map(Budget::iterations);
    let work = any.visit(Advise(game.table(), seat, budget, whole("seed", seed)?));
    drop(game);
    wait(py, work.unwrap_or_else(|| Box::new(Vec::new)))
}

/// simulate(game, players=None, games=1, seed=1, *, bot="random", **options)
///
/// Whole games between bots, as records: the same that ``klejnot simulate --records`` writes.
#[pyfunction]
#[pyo3(signature = (game, players=None, games=1, seed=1, *, bot="random", **options))]
pub fn simulate(
    py: Python<'_>,
    game: &str,
    players: Option<i64>,
    games: i128,
    seed: i128,
    bot: &str,
    options: Option<Bound<'_, PyDict>>,
) -> PyResult<Vec<String>> {
    struct Run {
        config: String,
        bot: Spec,
        luck: Luck,
    }
    impl Visitor for Run {
        type Output = Result<String, Fault>;
        fn visit<G: Bots>(self) -> Self::Output {
            let config: G::Config = self.config.parse()?;
            let cast = Cast { all: self.bot, lone: self.bot };
            let (play, played) = simulate_play::<G>(&config, &cast, self.luck.seed, self.luck.number);
            let mut record = Record::of(&play, &[]);
            write_seed(&mut record, self.luck);
            let seats = vec![self.bot.to_string(); usize::from(played.returns.seats())];
            record.header("Seats", seats.join(","));
            Ok(record.to_string())
        }
    }
    let (game, games, seed) = (game_of(game)?, whole("games", games)?, whole("seed", seed)?);
    let (bot, options) = (read_spec(bot)?, read_options(options)?);
    let raise = |fault: Fault| fault.raise(py, game.name());
    let config = configure(game, players, &options).map_err(raise)?;
    let one = |number| {
        let run = Run { config: config.clone(), bot, luck: Luck { seed, number, open: false } };
        py.check_signals()?;
        let played =
            if bot == Spec::Random { py.detach(|| game.visit(run)) } else { wait(py, move || game.visit(run))? };
        played.map_err(raise)
    };
    (0..games).map(one).collect()
}
