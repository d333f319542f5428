//! A game together with the actions that led to it.

use crate::{Dealer, Game, Refusal, Seat, Sink, Turn};

/// A game in progress: its config, its state, and the list of actions whose fold the state is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play<G: Game> {
    config: G::Config,
    game: G,
    log: Vec<G::Action>,
    /// For each action of the log, who was to act and whether something was revealed.
    steps: Vec<(Turn, bool)>,
}

impl<G: Game> Play<G> {
    /// A game before its first action.
    pub fn new(config: G::Config) -> Self {
        Self { game: G::start(&config), config, log: Vec::new(), steps: Vec::new() }
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

    /// The number of draws so far: the index of the next one.
    pub fn draws(&self) -> usize {
        self.steps.iter().filter(|step| step.0 == Turn::Chance).count()
    }

    /// Applies a legal action; an illegal one changes nothing.
    pub fn try_apply(&mut self, action: G::Action, events: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        if !self.game.allows(action) {
            return Err(self.game.refuse(action));
        }
        let actor = self.game.turn();
        self.steps.push((actor, actor == Turn::Chance || self.game.reveals(action)));
        self.log.push(action);
        self.game.apply(action, events);
        Ok(())
    }

    /// Lets the dealer make the next draw, if one is due, and returns it.
    pub fn draw(&mut self, dealer: &Dealer, events: &mut impl Sink<G::Event>) -> Option<G::Action> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        let action = self.game.sample(&mut dealer.draw(self.draws()));
        self.game.apply(action, events);
        self.log.push(action);
        self.steps.push((Turn::Chance, true));
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
    /// drawn or revealed.
    pub fn undo_barrier(&self, seat: Seat) -> usize {
        self.steps
            .iter()
            .rposition(|&(actor, revealed)| revealed || actor != Turn::Player(seat))
            .map_or(0, |last| last + 1)
    }
}
