//! A game in progress with text and JSON in and out.

use crate::games::{Known, prove, replay, start};
use crate::{AnyEvents, AnyGame, AnyPlay, UnknownGame};
use game::record::{BadRecord, Problem};
use game::{
    ActionView, BadConfig, BadText, Dealer, Eyes, Game, Obstacle, Play, Record, Returns, Seat, Turn, Unplayable,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// Something that may be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action as text.
    pub action: String,
    /// What it is, as data.
    pub view: ActionView,
    /// At a draw, how likely it is in relation to the others.
    pub weight: Option<u32>,
}

/// One action with everything that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Who acted.
    pub actor: Turn,
    /// Is it a draw of the set-up, before the first decision?
    pub set_up: bool,
    /// The action, masked if it was asked for with somebody's eyes.
    pub action: String,
    /// What happened; mask it with the eyes of whoever is told.
    pub events: AnyEvents,
}

/// Why an action was not applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is no action of this game.
    NoAction(BadText),
    /// This action, the first of all that were sent, cannot be applied.
    Blocked {
        /// The action as text.
        action: String,
        /// Why not.
        why: Obstacle,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAction(bad) => bad.fmt(f),
            Self::Blocked { action, why } => write!(f, "{action}: {}", why.message().key),
        }
    }
}

impl std::error::Error for Refused {}

impl AnyPlay {
    /// A game before its first action. The config is text: `players=2 first=random`.
    pub fn new(game: AnyGame, config: &str) -> Result<Self, BadConfig> {
        start(game, config)
    }

    /// Plays a record: every action must be legal, and the stated result the real one.
    pub fn replay(record: &Record) -> Result<Self, BadRecord> {
        replay(game_of(record)?, record)
    }

    /// The same. If the record has a proof that its draws were fair, that is checked too, and the number of draws told: see [`Record::prove`].
    pub fn prove(record: &Record) -> Result<(Self, Option<usize>), BadRecord> {
        prove(game_of(record)?, record)
    }

    /// The text of the config.
    pub fn config(&self) -> String {
        each!(self, play => play.config().to_string())
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        each!(self, play => play.game().seats())
    }

    /// Who must act now.
    pub fn turn(&self) -> Turn {
        each!(self, play => play.game().turn())
    }

    /// The number of actions so far, draws included.
    pub fn len(&self) -> usize {
        each!(self, play => play.log().len())
    }

    /// True before the first action.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who acted as number `index`.
    pub fn actor(&self, index: usize) -> Turn {
        each!(self, play => play.actor(index))
    }

    /// The length of the set-up: of the draws before the first decision.
    pub fn set_up(&self) -> usize {
        each!(self, play => play.set_up())
    }

    /// Everything that may be done now, in order.
    pub fn legal(&self) -> Vec<Choice> {
        each!(self, play => legal(play.game()))
    }

    /// Reads the text of an action and returns its canonical form, whether it is legal now or not.
    pub fn read(&self, action: &str) -> Result<String, BadText> {
        each!(self, play => canonical(play, action))
    }

    /// Is this text a legal action now?
    pub fn allows(&self, action: &str) -> bool {
        each!(self, play => action.parse().is_ok_and(|action| play.game().allows(action)))
    }

    /// Why not this action, now, by whoever is to act? Nothing is applied.
    pub fn check(&self, action: &str) -> Result<(), Refused> {
        each!(self, play => check(play, action).map(|_| ()))
    }

    /// The texts of actions in the order of the game: several of one kind, such as tokens to give back, have only this one.
    pub fn in_order(&self, actions: &[String]) -> Result<Vec<String>, BadText> {
        each!(self, play => in_order(play, actions))
    }

    /// Applies a legal action, or a possible draw; anything else changes nothing.
    pub fn try_apply(&mut self, action: &str) -> Result<Step, Refused> {
        each!(self, play => try_apply(play, action))
    }

    /// Applies actions of one seat, all of them or none, and nothing is drawn in between: see [`Play::try_apply_all`].
    pub fn try_apply_all(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<Step>, Refused> {
        each!(self, play => try_apply_all(play, seat, actions))
    }

    /// Lets the dealer make the next draw, if one is due.
    pub fn draw(&mut self, dealer: &Dealer) -> Option<Step> {
        each!(self, play => draw(play, dealer))
    }

    /// Lets the dealer make all draws that are due.
    pub fn draw_all(&mut self, dealer: &Dealer) -> Vec<Step> {
        std::iter::from_fn(|| self.draw(dealer)).collect()
    }

    /// What these eyes may see.
    pub fn view(&self, eyes: Eyes) -> Value {
        each!(self, play => to_json(&play.game().view(eyes)))
    }

    /// All actions so far as these eyes see them.
    pub fn log(&self, eyes: Eyes) -> Vec<String> {
        self.story(eyes, 0).into_iter().map(|step| step.action).collect()
    }

    /// The actions from number `from` on, as these eyes see them, each with what happened.
    pub fn story(&self, eyes: Eyes, from: usize) -> Vec<Step> {
        each!(self, play => story(play, eyes, from))
    }

    /// The result, once the game is over.
    pub fn returns(&self) -> Option<Returns> {
        (self.turn() == Turn::Over).then(|| each!(self, play => play.game().returns()))
    }

    /// The game so far as a record. `names` are the players in seat order, or nothing.
    pub fn record(&self, names: &[String]) -> Record {
        each!(self, play => Record::of(play, names))
    }

    /// Goes back to before the last decision of a player. False if there was none.
    pub fn undo(&mut self) -> bool {
        let length = each!(self, play => play.last_decision());
        length.map(|length| self.rewind(length)).is_some()
    }

    /// May this seat, by itself, take back its last action? It may if since then nothing was drawn or shown and nobody else has acted.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        each!(self, play => play.undo_barrier(seat) < play.log().len())
    }

    /// Takes back the last action of this seat, if it may do so by itself.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let may = self.may_take_back(seat);
        if may {
            self.rewind(self.len() - 1);
        }
        may
    }

    /// Goes back to the position after the first `length` actions.
    pub fn rewind(&mut self, length: usize) {
        each!(self, play => play.rewind(length));
    }
}

/// The game of a record.
fn game_of(record: &Record) -> Result<AnyGame, BadRecord> {
    let unknown =
        |unknown: UnknownGame| BadRecord { line: record.line_of("Game"), problem: Problem::Game(unknown.found) };
    record.game()?.parse().map_err(unknown)
}

/// Views and events are plain structures with text keys, so this cannot fail.
pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

fn legal<G: Game>(game: &G) -> Vec<Choice> {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let at_chance = game.turn() == Turn::Chance;
    let choice = |action: G::Action| Choice {
        action: action.to_string(),
        view: G::describe(action),
        weight: at_chance.then(|| game.odds(action)),
    };
    actions.into_iter().map(choice).collect()
}

fn canonical<G: Game>(_: &Play<G>, text: &str) -> Result<String, BadText> {
    text.parse::<G::Action>().map(|action| action.to_string())
}

fn check<G: Game>(play: &Play<G>, text: &str) -> Result<G::Action, Refused> {
    let action: G::Action = text.parse().map_err(Refused::NoAction)?;
    if play.game().allows(action) {
        return Ok(action);
    }
    Err(Refused::Blocked { action: action.to_string(), why: Obstacle::Illegal(play.game().refuse(action)) })
}

fn try_apply<G: Known>(play: &mut Play<G>, text: &str) -> Result<Step, Refused> {
    let action = check(play, text)?;
    let mut events = Vec::new();
    play.try_apply(action, &mut events).expect("it was checked");
    Ok(last_step(play, action, events))
}

/// What was just applied.
fn last_step<G: Known>(play: &Play<G>, action: G::Action, events: Vec<G::Event>) -> Step {
    let index = play.log().len() - 1;
    Step {
        actor: play.actor(index),
        set_up: index < play.set_up(),
        action: action.to_string(),
        events: G::events(events),
    }
}

fn try_apply_all<G: Known>(play: &mut Play<G>, seat: Seat, texts: &[String]) -> Result<Vec<Step>, Refused> {
    let actions = parse_all(play, texts).map_err(Refused::NoAction)?;
    let told = play
        .try_apply_all(seat, &actions)
        .map_err(|Unplayable { index, why }| Refused::Blocked { action: actions[index].to_string(), why })?;
    let step = |(action, events): (&G::Action, _)| Step {
        actor: Turn::Player(seat),
        set_up: false,
        action: action.to_string(),
        events: G::events(events),
    };
    Ok(actions.iter().zip(told).map(step).collect())
}

fn parse_all<G: Game>(_: &Play<G>, texts: &[String]) -> Result<Vec<G::Action>, BadText> {
    texts.iter().map(|text| text.parse()).collect()
}

fn in_order<G: Game>(play: &Play<G>, texts: &[String]) -> Result<Vec<String>, BadText> {
    let mut actions = parse_all(play, texts)?;
    actions.sort_unstable();
    Ok(actions.iter().map(ToString::to_string).collect())
}

fn draw<G: Known>(play: &mut Play<G>, dealer: &Dealer) -> Option<Step> {
    let mut events = Vec::new();
    let action = play.draw(dealer, &mut events)?;
    Some(last_step(play, action, events))
}

fn story<G: Known>(play: &Play<G>, eyes: Eyes, from: usize) -> Vec<Step> {
    let mut game = G::start(play.config());
    let set_up = play.set_up();
    let mut steps = Vec::new();
    for (index, &action) in play.log().iter().enumerate() {
        if index < from {
            game.apply(action, &mut ());
            continue;
        }
        let masked = game.mask(action, eyes).to_string();
        let mut events = Vec::new();
        game.apply(action, &mut events);
        let actor = play.actor(index);
        steps.push(Step { actor, set_up: index < set_up, action: masked, events: G::events(events) });
    }
    steps
}
