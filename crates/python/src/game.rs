//! `klejnot.Game`.

use crate::error::{Fault, bad, bad_record, whole};
use crate::space::{Spec, configure, game_of, read_options};
use crate::table::{Luck, Named, Table, start};
use ::game::{Eyes, Record, Seat, Turn};
use catalog::AnyGame;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

/// The turn of nobody: a draw is due.
pub const CHANCE: i64 = -1;
/// The turn of nobody: the game is over.
pub const OVER: i64 = -2;

/// A game in progress.
///
/// Game(game, players=None, seed=None, *, number=0, draws="dealt", **options)
///
/// With ``draws="dealt"`` the dealer draws: game ``number`` of a run with ``seed``, the same one that ``klejnot simulate`` plays. Without
/// a seed it is a random one. With ``draws="open"`` a draw is a point of its own, at which ``turn`` is ``CHANCE`` and ``apply`` takes an
/// outcome.
#[pyclass(module = "klejnot", subclass)]
pub struct Game {
    table: Box<dyn Table>,
    scratch: Vec<bool>,
}

/// An action as it is given by Python: an id or a text.
pub enum Given<'py> {
    Id(i64),
    Text(Bound<'py, PyString>),
}

impl<'py> FromPyObject<'_, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match given.cast::<PyString>() {
            Ok(text) => Ok(Self::Text(text.to_owned())),
            Err(_) => match given.extract::<i64>() {
                // No id is as large as that.
                Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => Ok(Self::Id(i64::MAX)),
                id => id.map(Self::Id),
            },
        }
    }
}

impl From<Box<dyn Table>> for Game {
    fn from(table: Box<dyn Table>) -> Self {
        let scratch = vec![false; table.actions()];
        Self { table, scratch }
    }
}

impl Game {
    /// The game itself.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    fn seat(&self, seat: i64) -> PyResult<Seat> {
        seat_of(seat, self.table.seats())
    }

    fn eyes(&self, seat: Option<i64>) -> PyResult<Eyes> {
        seat.map_or(Ok(Eyes::Spectator), |seat| self.seat(seat).map(Eyes::Seat))
    }

    fn raise(&self, py: Python<'_>, fault: Fault) -> PyErr {
        fault.raise(py, self.table.name())
    }

    fn turn_number(&self) -> i64 {
        match self.table.turn() {
            Turn::Player(seat) => seat.index() as i64,
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }
}

/// One of the seats of a table.
pub fn seat_of(seat: i64, seats: u8) -> PyResult<Seat> {
    let found = u8::try_from(seat).ok().filter(|&seat| seat < seats);
    found.map(Seat::new).ok_or_else(|| bad("seat", seat, format!("0..{}", seats - 1)))
}

/// How draws are made, from the arguments of a call.
pub fn luck(seed: Option<i128>, number: i128, draws: &str) -> PyResult<Luck> {
    let open = match draws {
        "dealt" => false,
        "open" => true,
        _ => return Err(bad("draws", draws, "dealt, open")),
    };
    let seed = seed.map_or_else(|| Ok(random_seed()), |seed| whole("seed", seed))?;
    Ok(Luck { seed, number: whole("number", number)?, open })
}

/// A seed that nobody chose, short enough for whoever wants to note it.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0) >> 16
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players=None, seed=None, *, number=0, draws="dealt", **options))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Option<i64>,
        seed: Option<i128>,
        number: i128,
        draws: &str,
        options: Option<Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let game = game_of(game)?;
        let (luck, options) = (luck(seed, number, draws)?, read_options(options)?);
        let started = configure(game, players, &options).and_then(|config| start(game, &config, luck));
        started.map(Self::from).map_err(|fault| fault.raise(py, game.name()))
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.name()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.table.seats()
    }

    /// All options as text, as they stand in records.
    #[getter]
    fn config(&self) -> String {
        self.table.config()
    }

    /// The seed of the draws.
    #[getter]
    fn seed(&self) -> u64 {
        self.table.luck().seed
    }

    /// The number of the game among those with this seed.
    #[getter]
    fn number(&self) -> u64 {
        self.table.luck().number
    }

    /// ``"dealt"`` or ``"open"``.
    #[getter]
    fn draws(&self) -> &'static str {
        if self.table.luck().open { "open" } else { "dealt" }
    }

    /// The action space and the layout of observations.
    #[getter]
    fn spec(&self) -> Spec {
        self.table.spec()
    }

    /// The seat that decides, ``CHANCE`` while a draw is due, ``OVER`` at the end.
    #[getter]
    fn turn(&self) -> i64 {
        self.turn_number()
    }

    /// True when the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The ids of all legal actions, ascending; at a draw those of all possible outcomes.
    fn legal_actions(&self) -> Vec<usize> {
        self.table.legal()
    }

    /// The texts of all legal actions, in the order of their ids; at a draw those of all possible outcomes.
    fn legal_texts(&self) -> Vec<String> {
        self.table.legal_texts()
    }

    /// Which actions are legal: a ``bool`` for each id. With ``out`` it is written there. All false while a draw is due and at the end.
    #[pyo3(signature = (out=None))]
    fn legal_mask<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<PyReadwriteArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        match out {
            None => {
                self.table.mask(&mut self.scratch);
                Ok(PyArray1::from_slice(py, &self.scratch))
            }
            Some(mut out) => {
                self.table.mask(of_length(out.as_slice_mut()?, self.scratch.len())?);
                Ok((**out).clone())
            }
        }
    }

    /// At a draw, all possible outcomes with their weights; otherwise nothing.
    fn chance_outcomes(&self) -> Vec<(usize, u32)> {
        self.table.outcomes()
    }

    /// Applies an action, by id or text; at a draw an outcome. An illegal one raises ``IllegalAction`` and changes nothing.
    fn apply(&mut self, py: Python<'_>, action: Given<'_>) -> PyResult<()> {
        let applied = match &action {
            Given::Id(id) => self.table.apply(Named::Id(*id)),
            Given::Text(text) => self.table.apply(Named::Text(text.to_cow()?.as_ref())),
        };
        applied.map_err(|fault| self.raise(py, fault))
    }

    /// Makes the draw that is due as the dealer would. False if none is due.
    fn draw(&mut self) -> bool {
        self.table.draw()
    }

    /// Takes back the last decision of a player, and what was drawn since. False if there was none.
    fn undo(&mut self) -> bool {
        self.table.last_decision().is_some_and(|length| self.table.rewind(length))
    }

    /// Goes back to the position after the first ``length`` actions, draws included.
    fn rewind(&mut self, length: i128) -> PyResult<()> {
        let most = self.table.len();
        if usize::try_from(length).is_ok_and(|length| self.table.rewind(length)) {
            Ok(())
        } else {
            Err(bad("length", length, format!("..{most}")))
        }
    }

    /// A copy that can be played on by itself.
    fn clone(&self) -> Self {
        Self::from(self.table.again())
    }

    fn __copy__(&self) -> Self {
        Self::from(self.table.again())
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Self {
        Self::from(self.table.again())
    }

    /// What a seat sees, as plain data; without a seat, what all see.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let json = self.table.view(self.eyes(seat)?);
        py.import("json")?.call_method1("loads", (json,))
    }

    /// What a seat sees, as JSON; without a seat, what all see.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.table.view(self.eyes(seat)?))
    }

    /// What a seat knows, as numbers from -1 to 1: see ``spec.layout``. Without a seat, for the one that decides. With ``out`` it is written there.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<PyReadwriteArray1<'py, f32>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat.unwrap_or_else(|| self.turn_number()))?;
        let mut out = match out {
            Some(out) => out,
            None => PyArray1::zeros(py, self.table.observed(), false).readwrite(),
        };
        self.table.observe(seat, of_length(out.as_slice_mut()?, self.table.observed())?);
        Ok((**out).clone())
    }

    /// All actions so far, draws included, as a seat sees them: hidden draws are masked. Without a seat, as all see them.
    #[pyo3(signature = (seat=None))]
    fn log(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.table.log(self.eyes(seat)?))
    }

    /// What part of the victory each seat has, from 0 to 1, in seat order; ``None`` while the game goes on.
    fn returns(&self) -> Option<Vec<f64>> {
        let returns = self.table.returns()?;
        Some(Seat::all(self.table.seats()).map(|seat| returns.value(seat)).collect())
    }

    /// The place of each seat, 1 for the best; ``None`` while the game goes on.
    fn places(&self) -> Option<Vec<u8>> {
        let returns = self.table.returns()?;
        Some(Seat::all(self.table.seats()).map(|seat| returns.place(seat)).collect())
    }

    /// The record of the game so far, as ``klejnot`` reads and writes it. A game that was made by ``determinize`` has none.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        if names.len() > usize::from(self.table.seats()) {
            return Err(bad("names", names.len(), format!("0..{}", self.table.seats())));
        }
        let record = self.table.record(&names).ok_or_else(|| bad("record", "determinize", "Game"))?;
        Ok(record.to_string())
    }

    /// Another world that, for all that ``seat`` knows, may be the real one. It has draws of its own.
    fn determinize(&self, seat: i64, seed: i128) -> PyResult<Self> {
        Ok(Self::from(self.table.determinize(self.seat(seat)?, whole("seed", seed)?)))
    }

    fn __len__(&self) -> usize {
        self.table.len()
    }

    fn __repr__(&self) -> String {
        let turn = match self.table.turn() {
            Turn::Player(seat) => format!("turn={seat}"),
            Turn::Chance => "turn=CHANCE".into(),
            Turn::Over => format!("turn=OVER, returns={:?}", self.returns().unwrap_or_default()),
        };
        let Luck { seed, number, .. } = self.table.luck();
        let number = if number > 0 { format!(", number={number}") } else { String::new() };
        format!(
            "<klejnot.Game {} {}, seed={seed}{number}, actions={}, {turn}>",
            self.table.name(),
            self.table.config(),
            self.table.len(),
        )
    }

    /// Games are pickled as what was agreed and played; one that was made by ``determinize`` cannot be.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let Some(record) = self.table.record(&[]) else {
            return Err(PyTypeError::new_err("cannot pickle a determinized game"));
        };
        let Luck { seed, number, open } = self.table.luck();
        let restore = py.import("klejnot._klejnot")?.getattr("replay")?;
        Ok((restore, (record.to_string(), seed, number, if open { "open" } else { "dealt" })))
    }
}

/// How a game is made again: by `replay`, with these arguments.
type Reduced<'py> = (Bound<'py, PyAny>, (String, u64, u64, &'static str));

/// A buffer, if it is as long as it must be.
fn of_length<T>(buffer: &mut [T], length: usize) -> PyResult<&mut [T]> {
    if buffer.len() == length { Ok(buffer) } else { Err(bad("out", buffer.len(), length)) }
}

/// replay(record, seed=None, number=0, draws=None)
///
/// The game of a record, as far as it was played. It goes on with the draws of the record's seed, if it has one, else of the seed that is
/// given; without any, draws are open.
#[pyfunction]
#[pyo3(signature = (record, seed=None, number=0, draws=None))]
pub fn replay(py: Python<'_>, record: &str, seed: Option<i128>, number: i128, draws: Option<&str>) -> PyResult<Game> {
    let record = Record::parse(record).map_err(|bad| bad_record("", &bad))?;
    let header = |name: &str| record.get(name).and_then(|value| value.parse::<u64>().ok());
    let (seed, number) = match (seed, header("Seed")) {
        (None, Some(seed)) => (Some(seed.into()), header("Number").unwrap_or(0).into()),
        (seed, _) => (seed, number),
    };
    let draws = draws.unwrap_or(if seed.is_some() { "dealt" } else { "open" });
    let played = catalog::AnyPlay::replay(&record).map_err(|bad| bad_record(record.game().unwrap_or(""), &bad))?;
    let luck = luck(seed, number, draws)?;
    let open = Luck { open: true, ..luck };
    let raise = |fault: Fault| fault.raise(py, played.game().name());
    let mut table = start(played.game(), &played.config(), open).map_err(raise)?;
    for action in played.log(Eyes::Referee) {
        table.apply(Named::Text(&action)).map_err(raise)?;
    }
    if !luck.open {
        table = table.dealt();
    }
    Ok(Game::from(table))
}

/// games()
///
/// All games: for each its name, its version, and for every number of players the options, each with its values.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyAny>>> {
    let loads = py.import("json")?.getattr("loads")?;
    let info = |game: &AnyGame| {
        let json = serde_json::to_string(&game.info()).map_err(|error| PyValueError::new_err(error.to_string()))?;
        loads.call1((json,))
    };
    AnyGame::ALL.iter().map(info).collect()
}
