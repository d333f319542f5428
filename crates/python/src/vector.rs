//! Thousands of games side by side.

use crate::error::{Fault, bad, whole};
use crate::space::{Spec, configure, game_of, read_options, space_of};
use ::game::{Dealer, Dice, Encode, FastDice, Seat, Space, Tensor, Turn};
use catalog::{Bots, Visitor};
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use std::sync::Arc;

/// Where the games are written: a row for each.
struct Buffers<'a> {
    observations: &'a mut [f32],
    masks: &'a mut [bool],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    dones: &'a mut [bool],
}

/// An action that is not legal: in which game, and its id.
struct Misplaced {
    game: usize,
    action: i64,
}

/// Many games of some kind, whichever it is.
trait Games: Send + Sync {
    /// Begins all games anew with this seed.
    fn reset(&mut self, seed: u64, out: Buffers);
    /// Applies an action to each game; a game that ends by it begins anew. All or none.
    fn step(&mut self, actions: &[i64], out: Buffers) -> Result<(), Misplaced>;
    /// A random legal action for each game.
    fn sample(&mut self, out: &mut [i64]);
    /// The number, among those with the same seed, of the game that is played now at this place.
    fn number(&self, place: usize) -> u64;
}

/// Many games of `G`.
struct Many<G: Encode> {
    config: G::Config,
    space: Arc<Space<G>>,
    seed: u64,
    running: Vec<Running<G>>,
}

/// One of many games.
struct Running<G: Encode> {
    game: G,
    dealer: Dealer,
    number: u64,
    draws: usize,
    legal: Vec<G::Action>,
    dice: FastDice,
}

/// Games that a thread steps before it looks for others.
const CHUNK: usize = 32;

impl<G: Encode> Running<G> {
    fn new(config: &G::Config, seed: u64, number: u64) -> Self {
        let mut running = Self {
            game: G::start(config),
            dealer: Dealer::from_seed(seed, number),
            number,
            draws: 0,
            legal: Vec::new(),
            dice: FastDice::fork(seed, number),
        };
        running.settle();
        running
    }

    /// Makes the draws that are due and lists what may be done then.
    #[inline]
    fn settle(&mut self) {
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.sample(&mut self.dealer.draw(self.draws));
            self.draws += 1;
            self.game.apply(outcome, &mut ());
        }
        self.game.legal(&mut self.legal);
    }

    #[inline]
    fn show(&self, space: &Space<G>, row: &mut Row) {
        if let Turn::Player(seat) = self.game.turn() {
            *row.seat = seat.index() as i8;
            self.game.observe(seat, &mut Tensor::new(row.observation));
        }
        space.mask(&self.legal, row.mask);
    }
}

/// Where one game is written.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<'a> Buffers<'a> {
    fn rows(self, observation: usize, actions: usize, seats: usize) -> impl IndexedParallelIterator<Item = Row<'a>> {
        (self.observations.par_chunks_exact_mut(observation))
            .zip(self.masks.par_chunks_exact_mut(actions))
            .zip(self.rewards.par_chunks_exact_mut(seats))
            .zip(self.seats.par_iter_mut().zip(self.dones.par_iter_mut()))
            .map(|(((observation, mask), rewards), (seat, done))| Row { observation, mask, seat, rewards, done })
    }
}

impl<G: Encode> Many<G> {
    fn legal(&self, place: usize, id: i64) -> bool {
        let action = usize::try_from(id).ok().and_then(|id| self.space.actions().get(id));
        action.is_some_and(|action| self.running[place].legal.binary_search(action).is_ok())
    }

    fn rows<'a>(&self, out: Buffers<'a>) -> impl IndexedParallelIterator<Item = Row<'a>> + use<'a, G> {
        let seats = usize::from(self.running[0].game.seats());
        out.rows(self.space.layout().len(), self.space.actions().len(), seats)
    }
}

impl<G: Encode> Games for Many<G> {
    fn reset(&mut self, seed: u64, out: Buffers) {
        self.seed = seed;
        let rows = self.rows(out);
        let (config, space) = (&self.config, &*self.space);
        self.running.par_iter_mut().zip(rows).enumerate().with_min_len(CHUNK).for_each(
            |(place, (running, mut row))| {
                *running = Running::new(config, seed, place as u64);
                running.show(space, &mut row);
                row.rewards.fill(0.0);
                *row.done = false;
            },
        );
    }

    fn step(&mut self, actions: &[i64], out: Buffers) -> Result<(), Misplaced> {
        if let Some(game) = (0..actions.len())
            .into_par_iter()
            .with_min_len(256)
            .position_first(|place| !self.legal(place, actions[place]))
        {
            return Err(Misplaced { game, action: actions[game] });
        }
        let rows = self.rows(out);
        let count = self.running.len() as u64;
        let (config, space, seed) = (&self.config, &*self.space, self.seed);
        let games = self.running.par_iter_mut().zip(rows).zip(actions.par_iter()).with_min_len(CHUNK);
        games.for_each(|((running, mut row), &id)| {
            running.game.apply(space.actions()[id as usize], &mut ());
            running.settle();
            row.rewards.fill(0.0);
            *row.done = running.game.turn() == Turn::Over;
            if *row.done {
                let returns = running.game.returns();
                for (reward, seat) in row.rewards.iter_mut().zip(Seat::all(returns.seats())) {
                    *reward = (2.0 * returns.value(seat) - 1.0) as f32;
                }
                *running = Running::new(config, seed, running.number + count);
            }
            running.show(space, &mut row);
        });
        Ok(())
    }

    fn sample(&mut self, out: &mut [i64]) {
        let space = &*self.space;
        self.running.par_iter_mut().zip(out.par_iter_mut()).with_min_len(4 * CHUNK).for_each(|(running, out)| {
            let chosen = running.legal[running.dice.below(running.legal.len() as u32) as usize];
            *out = space.action_id(chosen).map_or(-1, |id| id as i64);
        });
    }

    fn number(&self, place: usize) -> u64 {
        self.running[place].number
    }
}

/// Many games of one kind that are stepped together, on all cores.
///
/// VectorEnv(game, players=None, count=1024, seed=0, **options)
///
/// ``observations``, ``masks``, ``seats``, ``rewards`` and ``dones`` are NumPy arrays with a row for each game that every call writes to:
/// what the seat that decides knows, its legal actions, the seat, what the last action brought each seat, and whether it ended the game.
/// A game that ends begins anew at once: its row then shows the new game, and the rewards of the old one. The ``k``-th game at place ``i``
/// has the draws of ``Game(..., seed=seed, number=i + k * count)``.
#[pyclass(module = "klejnot")]
pub struct VectorEnv {
    games: Box<dyn Games>,
    spec: Py<Spec>,
    count: usize,
    seed: u64,
    /// What each deciding seat knows: ``float32[count, observation_size]``.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// Which actions are legal: ``bool[count, num_actions]``.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Who decides: ``int8[count]``.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    /// From -1 (lost) to 1 (won) for each seat of a game that has just ended, else 0: ``float32[count, players]``.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Which games have just ended: ``bool[count]``.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

/// The most games that one call may begin.
const MOST: usize = 1 << 20;

impl VectorEnv {
    /// Runs something that writes to all arrays, without the interpreter.
    fn write<T: Send>(&mut self, py: Python<'_>, run: impl FnOnce(&mut dyn Games, Buffers) -> T + Send) -> PyResult<T> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut seats = self.seats.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let out = Buffers {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let games = &mut *self.games;
        Ok(py.detach(|| run(games, out)))
    }
}

/// What `reset` returns: observations, masks, seats.
type Shown = (Py<PyArray2<f32>>, Py<PyArray2<bool>>, Py<PyArray1<i8>>);
/// What `step` returns: observations, masks, seats, rewards, dones.
type Stepped = (Py<PyArray2<f32>>, Py<PyArray2<bool>>, Py<PyArray1<i8>>, Py<PyArray2<f32>>, Py<PyArray1<bool>>);

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, players=None, count=1024, seed=0, **options))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Option<i64>,
        count: i128,
        seed: i128,
        options: Option<Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        struct Make<'a>(&'a str, usize, u64);
        impl Visitor for Make<'_> {
            type Output = Result<(Box<dyn Games>, Spec), Fault>;
            fn visit<G: Bots>(self) -> Self::Output {
                let Self(config, count, seed) = self;
                let config: G::Config = config.parse()?;
                let running = (0..count as u64).map(|number| Running::new(&config, seed, number)).collect();
                let spec = Spec::of::<G>(&config);
                Ok((Box::new(Many { space: space_of::<G>(&config), config, seed, running }), spec))
            }
        }
        let some = usize::try_from(count).ok().filter(|count| (1..=MOST).contains(count));
        let count = some.ok_or_else(|| bad("count", count, format!("1..{MOST}")))?;
        let seed = whole("seed", seed)?;
        let game = game_of(game)?;
        let options = read_options(options)?;
        let made = configure(game, players, &options).and_then(|config| game.visit(Make(&config, count, seed)));
        let (games, spec) = made.map_err(|fault| fault.raise(py, game.name()))?;
        let [length, actions, seats] = spec.sizes();
        let mut vector = Self {
            games,
            count,
            seed,
            observations: PyArray2::zeros(py, [count, length], false).unbind(),
            masks: PyArray2::zeros(py, [count, actions], false).unbind(),
            seats: PyArray1::zeros(py, count, false).unbind(),
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            dones: PyArray1::zeros(py, count, false).unbind(),
            spec: Py::new(py, spec)?,
        };
        vector.reset(py, None)?;
        Ok(vector)
    }

    /// The action space and the layout of observations.
    #[getter]
    fn spec(&self, py: Python<'_>) -> Py<Spec> {
        self.spec.clone_ref(py)
    }

    /// How many games there are.
    #[getter]
    fn count(&self) -> usize {
        self.count
    }

    /// The seed of all draws.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Begins all games anew, with another seed if one is given. Returns observations, masks and seats.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<i128>) -> PyResult<Shown> {
        let seed = seed.map_or(Ok(self.seed), |seed| whole("seed", seed))?;
        self.write(py, move |games, out| games.reset(seed, out))?;
        self.seed = seed;
        Ok((self.observations.clone_ref(py), self.masks.clone_ref(py), self.seats.clone_ref(py)))
    }

    /// Applies an action to each game. Returns observations, masks, seats, rewards and dones. If an action is not legal, ``ValueError`` says
    /// which, and nothing is applied.
    fn step<'py>(&mut self, py: Python<'py>, actions: PyArrayLike1<'py, i64, AllowTypeChange>) -> PyResult<Stepped> {
        let actions = actions.as_slice()?;
        if actions.len() != self.count {
            return Err(bad("actions", actions.len(), self.count));
        }
        if let Err(Misplaced { game, action }) = self.write(py, |games, out| games.step(actions, out))? {
            return Err(bad(&format!("actions[{game}]"), action, format!("masks[{game}]")));
        }
        Ok((
            self.observations.clone_ref(py),
            self.masks.clone_ref(py),
            self.seats.clone_ref(py),
            self.rewards.clone_ref(py),
            self.dones.clone_ref(py),
        ))
    }

    /// A random legal action for each game: ``int64[count]``.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut out = PyArray1::<i64>::zeros(py, self.count, false).readwrite();
        let actions = out.as_slice_mut()?;
        let games = &mut *self.games;
        py.detach(|| games.sample(actions));
        Ok((**out).clone())
    }

    /// The number, among those with the same seed, of the game that is played now at a place.
    fn number(&self, place: i128) -> PyResult<u64> {
        let found = usize::try_from(place).ok().filter(|&place| place < self.count);
        let found = found.ok_or_else(|| bad("place", place, format!("0..{}", self.count - 1)))?;
        Ok(self.games.number(found))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<klejnot.VectorEnv count={}, seed={}, {}>", self.count, self.seed, self.spec.get().shown())
    }
}
