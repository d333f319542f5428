//! A game together with the actions that led to it.

use crate::{Dealer, Game, Message, Refusal, Seat, Sink, Turn};

/// A game in progress: its config, its state, and the list of actions whose fold the state is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play<G: Game> {
    config: G::Config,
    game: G,
    log: Vec<G::Action>,
    /// For each action of the log, who was to act and whether something was revealed.
    steps: Vec<(Turn, bool)>,
    /// How many of them were draws.
    draws: usize,
}

/// Why actions that were to be applied together are refused. None of them was applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable {
    /// Which of them cannot be applied, from 0.
    pub index: usize,
    /// Why not.
    pub why: Obstacle,
}

/// What stands in the way of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It is not legal.
    Illegal(Refusal),
    /// Somebody else is to move.
    NotYourTurn,
    /// A draw is due before it, and nobody has seen yet what will be drawn.
    AfterDraw,
    /// The actions before it have ended the turn.
    TurnPassed,
}

impl Obstacle {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Illegal(refusal) => refusal.reason.clone(),
            Self::NotYourTurn => Message::new("refuse-not-your-turn"),
            Self::AfterDraw => Message::new("refuse-after-draw"),
            Self::TurnPassed => Message::new("refuse-turn-passed"),
        }
    }
}

impl<G: Game> Play<G> {
    /// A game before its first action.
    pub fn new(config: G::Config) -> Self {
        Self { game: G::start(&config), config, log: Vec::new(), steps: Vec::new(), draws: 0 }
    }

    /// What was agreed.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All actions so far, draws included.
    pub fn log(&self) -> &[G::Action] {
        &self.log
    }

    /// Who was to act before action `index` of the log.
    pub fn actor(&self, index: usize) -> Turn {
        self.steps[index].0
    }

    /// The length of the set-up: of the draws before the first decision.
    pub fn set_up(&self) -> usize {
        self.steps.iter().position(|step| step.0 != Turn::Chance).unwrap_or(self.steps.len())
    }

    /// The number of draws so far: the index of the next one.
    pub fn draws(&self) -> usize {
        self.draws
    }

    /// Applies a legal action; an illegal one changes nothing.
    pub fn try_apply(&mut self, action: G::Action, events: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        if !self.game.allows(action) {
            return Err(self.game.refuse(action));
        }
        self.apply(action, events);
        Ok(())
    }

    /// Applies actions of one seat, all of them or none, and tells what happened, action by action.
    ///
    /// Nothing is drawn in between, and what would have to wait for a draw is refused: if the rest were refused after the draw, and
    /// with it all, the refusal would tell what is going to be drawn.
    pub fn try_apply_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<Vec<Vec<G::Event>>, Unplayable> {
        let (before, length) = (self.game.clone(), self.log.len());
        let mut told = Vec::with_capacity(actions.len());
        for (index, &action) in actions.iter().enumerate() {
            let mut events = Vec::new();
            let applied = match (self.game.turn(), index) {
                (Turn::Player(turn), _) if turn == seat => {
                    self.try_apply(action, &mut events).map_err(Obstacle::Illegal)
                }
                (Turn::Chance, _) => Err(Obstacle::AfterDraw),
                (Turn::Player(_), 0) => Err(Obstacle::NotYourTurn),
                // The rules know best what to say of a game that is over.
                (Turn::Over, 0) => Err(Obstacle::Illegal(self.game.refuse(action))),
                (Turn::Player(_) | Turn::Over, _) => Err(Obstacle::TurnPassed),
            };
            if let Err(why) = applied {
                self.game = before;
                self.log.truncate(length);
                self.steps.truncate(length);
                return Err(Unplayable { index, why });
            }
            told.push(events);
        }
        Ok(told)
    }

    /// Lets the dealer make the next draw, if one is due, and returns it.
    pub fn draw(&mut self, dealer: &Dealer, events: &mut impl Sink<G::Event>) -> Option<G::Action> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        let action = self.game.sample(&mut dealer.draw(self.draws));
        self.apply(action, events);
        Some(action)
    }

    /// Lets the dealer make all draws that are due.
    pub fn draw_all(&mut self, dealer: &Dealer, events: &mut impl Sink<G::Event>) {
        while self.draw(dealer, events).is_some() {}
    }

    /// Goes back to the state after the first `length` actions.
    pub fn rewind(&mut self, length: usize) {
        self.log.truncate(length);
        self.steps.truncate(length);
        self.draws = self.steps.iter().filter(|step| step.0 == Turn::Chance).count();
        self.game = G::start(&self.config);
        for &action in &self.log {
            self.game.apply(action, &mut ());
        }
    }

    /// The length of the log before the last decision of a player, if there was one.
    pub fn last_decision(&self) -> Option<usize> {
        self.steps.iter().rposition(|step| matches!(step.0, Turn::Player(_)))
    }

    /// The shortest log to which `seat` may go back by itself: since then it alone has acted, and nothing was
    /// drawn or revealed. A game that is over stays so.
    pub fn undo_barrier(&self, seat: Seat) -> usize {
        if self.game.turn() == Turn::Over {
            return self.log.len();
        }
        self.steps
            .iter()
            .rposition(|&(actor, revealed)| revealed || actor != Turn::Player(seat))
            .map_or(0, |last| last + 1)
    }

    fn apply(&mut self, action: G::Action, events: &mut impl Sink<G::Event>) {
        let actor = self.game.turn();
        self.steps.push((actor, actor == Turn::Chance || self.game.reveals(action)));
        self.draws += usize::from(actor == Turn::Chance);
        self.log.push(action);
        self.game.apply(action, events);
    }
}
