//! The fixed ids and the layout of observations of a table, for Python.

use crate::error::{Fault, bad};
use ::game::{Config, Encode, Layout, Space};
use catalog::{AnyGame, Bots, Visitor};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::sync::{Arc, Mutex, OnceLock};

/// The space of a table with this config, made once for all tables that share it.
pub fn space_of<G: Encode>(config: &G::Config) -> Arc<Space<G>> {
    type Made = Mutex<HashMap<String, Arc<dyn Any + Send + Sync>>>;
    static MADE: OnceLock<Made> = OnceLock::new();
    let key = format!("{} {}", G::NAME, G::widest(config));
    let mut made = MADE.get_or_init(Made::default).lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let space = made.entry(key).or_insert_with(|| Arc::new(Space::<G>::new(config)));
    Arc::clone(space).downcast().expect("the name of the game is part of the key")
}

/// Ids and texts of some game, whichever it is.
pub trait Ids: Send + Sync {
    /// The texts of what players can choose, or of what can be drawn.
    fn texts(&self, drawn: bool) -> Vec<String>;
    /// The text of an id.
    fn text(&self, id: i64, drawn: bool) -> Result<String, Fault>;
    /// The id of a text.
    fn id(&self, text: &str, drawn: bool) -> Result<usize, Fault>;
    /// How many ids there are.
    fn count(&self, drawn: bool) -> usize;
    /// What stands where in an observation.
    fn layout(&self) -> &Layout;
    /// The fingerprint of it all.
    fn hash(&self) -> &str;
}

/// What players can choose, or what can be drawn.
pub fn listed<G: Encode>(space: &Space<G>, drawn: bool) -> &[G::Action] {
    if drawn { space.outcomes() } else { space.actions() }
}

/// The action with this id.
pub fn by_id<G: Encode>(space: &Space<G>, id: i64, drawn: bool) -> Result<G::Action, Fault> {
    let list = listed(space, drawn);
    let found = usize::try_from(id).ok().and_then(|id| list.get(id)).copied();
    found.ok_or_else(|| Fault::bad(if drawn { "outcome" } else { "action" }, id, format!("0..{}", list.len() - 1)))
}

impl<G: Encode> Ids for Space<G> {
    fn texts(&self, drawn: bool) -> Vec<String> {
        listed(self, drawn).iter().map(ToString::to_string).collect()
    }

    fn text(&self, id: i64, drawn: bool) -> Result<String, Fault> {
        by_id(self, id, drawn).map(|action| action.to_string())
    }

    fn id(&self, text: &str, drawn: bool) -> Result<usize, Fault> {
        let action = text.parse().map_err(Fault::Text)?;
        let id = if drawn { self.outcome_id(action) } else { self.action_id(action) };
        id.ok_or_else(|| Fault::bad(if drawn { "outcome" } else { "action" }, text, self.hash()))
    }

    fn count(&self, drawn: bool) -> usize {
        listed(self, drawn).len()
    }

    fn layout(&self) -> &Layout {
        Space::layout(self)
    }

    fn hash(&self) -> &str {
        Space::hash(self)
    }
}

/// A part of an observation: ``observation[offset : offset + size]``.
#[pyclass(frozen, get_all, module = "klejnot")]
pub struct Block {
    /// What it is about. Blocks that there are once per player are numbered, from the observer's own: ``tokens.0``.
    name: String,
    /// Where it begins.
    offset: usize,
    /// How many numbers it has.
    size: usize,
    /// What counts were divided by.
    scale: u16,
}

#[pymethods]
impl Block {
    fn __repr__(&self) -> String {
        let Self { name, offset, size, scale } = self;
        format!("Block(name={name:?}, offset={offset}, size={size}, scale={scale})")
    }
}

/// The action space, the chance outcomes and the layout of observations of a kind of table.
///
/// It depends on game, number of players, mode and card set alone. ``str(spec)`` shows it all.
#[pyclass(frozen, module = "klejnot")]
pub struct Spec {
    ids: Arc<dyn Ids>,
    /// The name of the game.
    #[pyo3(get)]
    game: &'static str,
    /// The number of players.
    #[pyo3(get)]
    players: u8,
    /// The version of the rules.
    #[pyo3(get)]
    version: u16,
    /// The version of the meaning of observations.
    #[pyo3(get)]
    encoding: u16,
    config: String,
}

impl Spec {
    /// The spec of tables with this config.
    pub fn of<G: Encode>(config: &G::Config) -> Self {
        Self {
            ids: space_of::<G>(config),
            game: G::NAME,
            players: config.players(),
            version: G::VERSION,
            encoding: G::ENCODING,
            config: G::widest(config).to_string(),
        }
    }

    /// The length of an observation, the number of actions, and the number of players.
    pub fn sizes(&self) -> [usize; 3] {
        [self.observation_size(), self.num_actions(), self.players.into()]
    }

    /// In one line.
    pub fn shown(&self) -> String {
        self.__repr__()
    }
}

#[pymethods]
impl Spec {
    /// SHA-256 of all that gives numbers their meaning: store it with a trained network.
    #[getter]
    fn hash(&self) -> &str {
        self.ids.hash()
    }

    /// The mode of the game, or ``None`` if it has none.
    #[getter]
    fn mode(&self) -> Option<&str> {
        self.config.split(' ').find_map(|pair| pair.strip_prefix("mode="))
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.ids.count(false)
    }

    /// How many chance outcomes there are.
    #[getter]
    fn num_outcomes(&self) -> usize {
        self.ids.count(true)
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.ids.layout().len()
    }

    /// The blocks of an observation, in order.
    #[getter]
    fn layout(&self) -> Vec<Block> {
        let block = |block: &::game::Block| Block {
            name: block.name.clone(),
            offset: block.offset,
            size: block.len,
            scale: block.scale,
        };
        self.ids.layout().blocks().iter().map(block).collect()
    }

    /// The texts of all actions, by id.
    fn actions(&self) -> Vec<String> {
        self.ids.texts(false)
    }

    /// The texts of all chance outcomes, by id.
    fn outcomes(&self) -> Vec<String> {
        self.ids.texts(true)
    }

    /// The text of an action.
    fn action_text(&self, py: Python<'_>, action: i64) -> PyResult<String> {
        self.ids.text(action, false).map_err(|fault| fault.raise(py, self.game))
    }

    /// The id of an action.
    fn action_id(&self, py: Python<'_>, text: &str) -> PyResult<usize> {
        self.ids.id(text, false).map_err(|fault| fault.raise(py, self.game))
    }

    /// The text of a chance outcome.
    fn outcome_text(&self, py: Python<'_>, outcome: i64) -> PyResult<String> {
        self.ids.text(outcome, true).map_err(|fault| fault.raise(py, self.game))
    }

    /// The id of a chance outcome.
    fn outcome_id(&self, py: Python<'_>, text: &str) -> PyResult<usize> {
        self.ids.id(text, true).map_err(|fault| fault.raise(py, self.game))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.hash() == other.hash()
    }

    fn __hash__(&self) -> u64 {
        u64::from_str_radix(&self.hash()[..16], 16).unwrap_or_default()
    }

    fn __repr__(&self) -> String {
        let mode = self.mode().map(|mode| format!(", mode={mode:?}")).unwrap_or_default();
        format!(
            "Spec(game={:?}, players={}{mode}, actions={}, outcomes={}, observation={}, hash={:?})",
            self.game,
            self.players,
            self.num_actions(),
            self.num_outcomes(),
            self.observation_size(),
            &self.hash()[..16],
        )
    }

    fn __str__(&self) -> String {
        let mut text = format!(
            "{} {}\nrules      {}\nencoding   {}\nactions    {}\noutcomes   {}\nobservation {} float32\nhash       {}\n\n",
            self.game,
            self.config,
            self.version,
            self.encoding,
            self.num_actions(),
            self.num_outcomes(),
            self.observation_size(),
            self.hash(),
        );
        writeln!(text, "{:>6} {:>5} {:>5}  block", "offset", "size", "scale").expect("a string takes text");
        for ::game::Block { name, offset, len, scale } in self.ids.layout().blocks() {
            writeln!(text, "{offset:>6} {len:>5} {scale:>5}  {name}").expect("a string takes text");
        }
        text
    }
}

/// The text of a config from the arguments of a call.
pub fn configure(game: AnyGame, players: Option<i64>, options: &BTreeMap<String, String>) -> Result<String, Fault> {
    let (least, most) = game.players();
    let players = players.unwrap_or(least.into());
    let players = u64::try_from(players).map_err(|_| Fault::bad("players", players, format!("{least}..{most}")))?;
    let options: Vec<(String, String)> = options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    Ok(game.configure(players, &options)?)
}

/// The game of this name.
pub fn game_of(name: &str) -> PyResult<AnyGame> {
    let names = || AnyGame::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    name.parse().map_err(|_| bad("game", name, names()))
}

/// The options of a call as text.
pub fn read_options(options: Option<Bound<'_, PyDict>>) -> PyResult<BTreeMap<String, String>> {
    let pairs = options.iter().flat_map(|options| options.iter());
    pairs.map(|(name, value)| Ok((name.extract()?, value.str()?.extract()?))).collect()
}

/// spec(game, players=None, **options)
///
/// The action space, the chance outcomes and the layout of observations of a kind of table.
#[pyfunction]
#[pyo3(signature = (game, players=None, **options))]
pub fn spec(py: Python<'_>, game: &str, players: Option<i64>, options: Option<Bound<'_, PyDict>>) -> PyResult<Spec> {
    struct Make<'a>(&'a str);
    impl Visitor for Make<'_> {
        type Output = Result<Spec, Fault>;
        fn visit<G: Bots>(self) -> Self::Output {
            Ok(Spec::of::<G>(&self.0.parse()?))
        }
    }
    let game = game_of(game)?;
    let options = read_options(options)?;
    let made = configure(game, players, &options).and_then(|config| game.visit(Make(&config)));
    made.map_err(|fault| fault.raise(py, game.name()))
}
