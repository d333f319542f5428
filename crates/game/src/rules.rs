//! The contract that every game keeps.

use crate::{ActionView, Config, Dice, Eyes, Message, Refusal, Returns, Seat};
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Who must act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", content = "seat", rename_all = "lowercase")]
pub enum Turn {
    /// A player decides.
    Player(Seat),
    /// A draw is due.
    Chance,
    /// The game is over.
    Over,
}

/// A game with its rules: a value that actions are applied to.
///
/// It does no input or output, holds no clock and no random generator, and contains nothing that nobody at the table could know
/// by turning over what lies there. A whole game is [`Game::start`] and a list of actions, draws included.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in commands, records and links.
    const NAME: &'static str;
    /// Stored with every record; grows when the behaviour of the rules changes.
    const VERSION: u16;

    /// What is agreed before the start.
    type Config: Config;
    /// One atomic choice or draw. Its text is ASCII without spaces and can be parsed without a state.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = crate::BadText> + Send + Sync + 'static;
    /// Something that happened, chosen or automatic.
    type Event: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// All that some eyes may see, with every number a client shows.
    type View: Clone + PartialEq + Debug + Serialize + Send + 'static;

    /// The game before its first action.
    fn start(config: &Self::Config) -> Self;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Who must act now.
    fn turn(&self) -> Turn;

    /// Fills `out` with all legal actions, sorted and distinct; at a draw with all possible outcomes. Empty only when the game is over.
    fn legal(&self, out: &mut Vec<Self::Action>);

    /// The weight of a possible outcome of the draw that is due.
    fn odds(&self, outcome: Self::Action) -> u32;

    /// Draws an outcome: the first in [`Game::legal`] order whose cumulative odds exceed `dice.below(total odds)`.
    fn sample(&self, dice: &mut impl Dice) -> Self::Action {
        let mut outcomes = Vec::new();
        self.legal(&mut outcomes);
        let mut left = dice.below(outcomes.iter().map(|&outcome| self.odds(outcome)).sum());
        for &outcome in &outcomes {
            match left.checked_sub(self.odds(outcome)) {
                Some(rest) => left = rest,
                None => return outcome,
            }
        }
        unreachable!("dice rolled above the total odds")
    }

    /// Applies a legal action. What happens, automatic things too, goes to `events`; pass `&mut ()` if nobody listens.
    fn apply(&mut self, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Why an action that is not legal now is refused.
    fn refuse(&self, action: Self::Action) -> Refusal;

    /// The result of a finished game.
    fn returns(&self) -> Returns;

    /// Redraws all that `seat` cannot know, consistently with what it knows.
    fn determinize(&mut self, seat: Seat, dice: &mut impl Dice);

    /// How an action, about to be applied to this state, looks to these eyes.
    fn mask(&self, action: Self::Action, eyes: Eyes) -> Self::Action;

    /// Does a legal action, applied now, show others something of a player's that was hidden from them? Then it cannot be taken back. A
    /// draw may do so by what follows from it.
    fn reveals(&self, action: Self::Action) -> bool;

    /// How an event looks to these eyes. Everybody hears of every event; what it says may be hidden.
    fn mask_event(event: &Self::Event, eyes: Eyes) -> Self::Event;

    /// What an event says in the log.
    fn tell(event: &Self::Event) -> Message;

    /// What an action is, as plain data beside its text.
    fn describe(action: Self::Action) -> ActionView;

    /// Everything that these eyes may see, built field by field.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Every action that can be legal at some point of some game with this config, sorted and distinct. Its index is the action's
    /// id in the fixed action space.
    fn space(config: &Self::Config) -> Vec<Self::Action>;

    /// Is this action legal now?
    fn allows(&self, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        legal.binary_search(&action).is_ok()
    }

    /// Applies an action if it is legal; otherwise says why not and leaves the game untouched.
    fn try_apply(&mut self, action: Self::Action, events: &mut impl Sink<Self::Event>) -> Result<(), Refusal> {
        if !self.allows(action) {
            return Err(self.refuse(action));
        }
        self.apply(action, events);
        Ok(())
    }
}

/// Receives events. `()` drops them at no cost.
pub trait Sink<E> {
    /// Takes the event that `make` returns, if anybody listens.
    fn push(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, make: impl FnOnce() -> E) {
        Vec::push(self, make());
    }
}
