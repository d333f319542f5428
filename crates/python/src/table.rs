//! A game in progress, whichever it is, with ids and tensors.

use crate::error::Fault;
use crate::space::{Spec, by_id, listed, space_of};
use ::game::{Config, Dealer, Encode, Eyes, FastDice, Game, Layout, Play, Record, Returns, Seat, Space, Tensor, Turn};
use catalog::{AnyGame, Bots, Visitor};
use std::any::Any;
use std::sync::Arc;

/// Which draws are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The seed of the draws.
    pub seed: u64,
    /// The number of the game among those with this seed.
    pub number: u64,
    /// Draws wait for whoever plays: they are choices, too.
    pub open: bool,
}

/// An action as it was named.
pub enum Named<'a> {
    /// By its id.
    Id(i64),
    /// By its text.
    Text(&'a str),
}

/// A game in progress, whichever it is.
pub trait Table: Send + Sync {
    /// The same game again.
    fn again(&self) -> Box<dyn Table>;
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// The text of the config.
    fn config(&self) -> String;
    /// Which draws are made.
    fn luck(&self) -> Luck;
    /// Ids and layout.
    fn spec(&self) -> Spec;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Who must act.
    fn turn(&self) -> Turn;
    /// The number of actions so far, draws included.
    fn len(&self) -> usize;
    /// The ids of all that may be done, or drawn, now.
    fn legal(&self) -> Vec<usize>;
    /// The texts of all that may be done, or drawn, now.
    fn legal_texts(&self) -> Vec<String>;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// Writes which actions are legal; none while a draw is due.
    fn mask(&self, out: &mut [bool]);
    /// At a draw, the ids of all outcomes with their weights.
    fn outcomes(&self) -> Vec<(usize, u32)>;
    /// Applies an action, or at a draw an outcome, and makes the draws that follow unless they are open.
    fn apply(&mut self, action: Named) -> Result<(), Fault>;
    /// Makes the next draw as the dealer would. False if none is due.
    fn draw(&mut self) -> bool;
    /// Goes back to the first `length` actions, as far as they are known.
    fn rewind(&mut self, length: usize) -> bool;
    /// The number of actions before the last decision of a player, if there was one.
    fn last_decision(&self) -> Option<usize>;
    /// What some eyes see, as JSON.
    fn view(&self, eyes: Eyes) -> String;
    /// How long an observation is.
    fn observed(&self) -> usize;
    /// Writes what a seat knows.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// All actions so far, as some eyes see them.
    fn log(&self, eyes: Eyes) -> Vec<String>;
    /// The result of a game that is over.
    fn returns(&self) -> Option<Returns>;
    /// The record of the game; nothing if its beginning was only imagined.
    fn record(&self, names: &[String]) -> Option<Record>;
    /// A world that the seat considers possible.
    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Table>;
    /// The same game, with draws that the dealer makes from now on.
    fn dealt(self: Box<Self>) -> Box<dyn Table>;
    /// For those who know which game it is.
    fn as_any(&self) -> &dyn Any;
}

/// Starts a game.
pub fn start(game: AnyGame, config: &str, luck: Luck) -> Result<Box<dyn Table>, Fault> {
    struct Start<'a>(&'a str, Luck);
    impl Visitor for Start<'_> {
        type Output = Result<Box<dyn Table>, Fault>;
        fn visit<G: Bots>(self) -> Self::Output {
            Ok(Box::new(Seated::<G>::new(self.0.parse()?, self.1)))
        }
    }
    game.visit(Start(config, luck))
}

/// A game of `G` in progress. Its state is the fold of the log from where it began.
pub struct Seated<G: Encode> {
    config: G::Config,
    space: Arc<Space<G>>,
    luck: Luck,
    dealer: Arc<Dealer>,
    /// The start of the game, or a world that somebody imagined.
    beginning: Beginning<G>,
    game: G,
    log: Vec<(Turn, G::Action)>,
    /// The number of draws so far.
    draws: usize,
    /// All that may be done now.
    legal: Vec<G::Action>,
}

/// Where the log begins.
#[derive(Clone)]
enum Beginning<G: Game> {
    Start,
    Imagined(Arc<Imagined<G>>),
}

/// A world that a seat considers possible.
struct Imagined<G> {
    world: G,
    /// Whose knowledge it is.
    seat: Seat,
    /// What this seat has heard of before.
    heard: Vec<String>,
    /// What everybody has heard of before: nobody else's secrets are known to whoever imagines.
    public: Vec<String>,
}

impl<G: Encode> Clone for Seated<G> {
    fn clone(&self) -> Self {
        Self {
            config: self.config.clone(),
            space: Arc::clone(&self.space),
            luck: self.luck,
            dealer: Arc::clone(&self.dealer),
            beginning: self.beginning.clone(),
            game: self.game.clone(),
            log: self.log.clone(),
            draws: self.draws,
            legal: self.legal.clone(),
        }
    }
}

impl<G: Encode> Seated<G> {
    fn new(config: G::Config, luck: Luck) -> Self {
        let mut table = Self {
            space: space_of::<G>(&config),
            luck,
            dealer: Arc::new(Dealer::from_seed(luck.seed, luck.number)),
            beginning: Beginning::Start,
            game: G::start(&config),
            log: Vec::new(),
            draws: 0,
            legal: Vec::new(),
            config,
        };
        table.settle();
        table
    }

    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The ids of its actions.
    pub fn space(&self) -> &Arc<Space<G>> {
        &self.space
    }

    /// Makes the draws that are due, unless they are open, and lists what may be done then.
    fn settle(&mut self) {
        while !self.luck.open && self.game.turn() == Turn::Chance {
            let outcome = self.game.sample(&mut self.dealer.draw(self.draws));
            self.push(outcome);
        }
        self.game.legal(&mut self.legal);
    }

    fn push(&mut self, action: G::Action) {
        let actor = self.game.turn();
        self.draws += usize::from(actor == Turn::Chance);
        self.log.push((actor, action));
        self.game.apply(action, &mut ());
    }

    fn first(&self) -> G {
        match &self.beginning {
            Beginning::Start => G::start(&self.config),
            Beginning::Imagined(imagined) => imagined.world.clone(),
        }
    }

    /// How many actions were only heard of.
    fn heard(&self) -> usize {
        match &self.beginning {
            Beginning::Start => 0,
            Beginning::Imagined(imagined) => imagined.heard.len(),
        }
    }

    /// Is a draw due?
    fn drawn(&self) -> bool {
        self.game.turn() == Turn::Chance
    }

    fn find(&self, action: Named) -> Result<G::Action, Fault> {
        match action {
            Named::Id(id) => by_id(&self.space, id, self.drawn()),
            Named::Text(text) => text.parse().map_err(Fault::Text),
        }
    }
}

impl<G: Encode> Table for Seated<G> {
    fn again(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn config(&self) -> String {
        self.config.to_string()
    }

    fn luck(&self) -> Luck {
        self.luck
    }

    fn spec(&self) -> Spec {
        Spec::of::<G>(&self.config)
    }

    fn seats(&self) -> u8 {
        self.config.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn len(&self) -> usize {
        self.heard() + self.log.len()
    }

    fn legal(&self) -> Vec<usize> {
        let id = |&action: &G::Action| match self.drawn() {
            true => self.space.outcome_id(action),
            false => self.space.action_id(action),
        };
        self.legal.iter().filter_map(id).collect()
    }

    fn legal_texts(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn actions(&self) -> usize {
        listed(&self.space, false).len()
    }

    fn mask(&self, out: &mut [bool]) {
        let legal = if self.drawn() { &[] } else { self.legal.as_slice() };
        self.space.mask(legal, out);
    }

    fn outcomes(&self) -> Vec<(usize, u32)> {
        if !self.drawn() {
            return Vec::new();
        }
        let weighed = |&outcome: &G::Action| Some((self.space.outcome_id(outcome)?, self.game.odds(outcome)));
        self.legal.iter().filter_map(weighed).collect()
    }

    fn apply(&mut self, action: Named) -> Result<(), Fault> {
        let action = self.find(action)?;
        if self.legal.binary_search(&action).is_err() {
            return Err(Fault::Illegal { action: action.to_string(), refusal: self.game.refuse(action) });
        }
        self.push(action);
        self.settle();
        Ok(())
    }

    fn draw(&mut self) -> bool {
        let due = self.drawn();
        if due {
            let outcome = self.game.sample(&mut self.dealer.draw(self.draws));
            self.push(outcome);
            self.settle();
        }
        due
    }

    fn rewind(&mut self, length: usize) -> bool {
        let Some(length) = length.checked_sub(self.heard()).filter(|&length| length <= self.log.len()) else {
            return false;
        };
        let undone = self.log.drain(length..).filter(|step| step.0 == Turn::Chance).count();
        self.draws -= undone;
        self.game = self.first();
        for &(_, action) in &self.log {
            self.game.apply(action, &mut ());
        }
        self.settle();
        true
    }

    fn last_decision(&self) -> Option<usize> {
        let last = self.log.iter().rposition(|step| matches!(step.0, Turn::Player(_)));
        last.map(|last| self.heard() + last)
    }

    fn view(&self, eyes: Eyes) -> String {
        serde_json::to_string(&self.game.view(eyes)).expect("views are plain data")
    }

    fn observed(&self) -> usize {
        Layout::len(self.space.layout())
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game.observe(seat, &mut Tensor::new(out));
    }

    fn log(&self, eyes: Eyes) -> Vec<String> {
        let mut log = match &self.beginning {
            Beginning::Start => Vec::new(),
            Beginning::Imagined(imagined) if eyes == Eyes::Seat(imagined.seat) => imagined.heard.clone(),
            Beginning::Imagined(imagined) => imagined.public.clone(),
        };
        let mut game = self.first();
        for &(_, action) in &self.log {
            log.push(game.mask(action, eyes).to_string());
            game.apply(action, &mut ());
        }
        log
    }

    fn returns(&self) -> Option<Returns> {
        (self.game.turn() == Turn::Over).then(|| self.game.returns())
    }

    fn record(&self, names: &[String]) -> Option<Record> {
        let Beginning::Start = self.beginning else { return None };
        let mut play = Play::<G>::new(self.config.clone());
        for &(_, action) in &self.log {
            play.try_apply(action, &mut ()).ok()?;
        }
        let mut record = Record::of(&play, names);
        if !self.luck.open {
            write_seed(&mut record, self.luck);
        }
        Some(record)
    }

    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Table> {
        let mut world = self.game.clone();
        world.determinize(seat, &mut FastDice::new(seed));
        // Whoever imagines does not know what will be drawn.
        let luck = Luck { seed: FastDice::fork(seed, 1).next(), number: 0, ..self.luck };
        let (heard, public) = (self.log(Eyes::Seat(seat)), self.log(Eyes::Spectator));
        let imagined = Imagined { world: world.clone(), seat, heard, public };
        let mut table = Self {
            beginning: Beginning::Imagined(Arc::new(imagined)),
            dealer: Arc::new(Dealer::from_seed(luck.seed, luck.number)),
            luck,
            game: world,
            log: Vec::new(),
            ..self.clone()
        };
        table.settle();
        Box::new(table)
    }

    fn dealt(mut self: Box<Self>) -> Box<dyn Table> {
        self.luck.open = false;
        self.settle();
        self
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Adds the headers that say how the draws were made.
pub fn write_seed(record: &mut Record, luck: Luck) {
    record.header("Seed", luck.seed);
    if luck.number > 0 {
        record.header("Number", luck.number);
    }
}
