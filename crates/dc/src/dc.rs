//! The contract.

use crate::action::{Action, Cause, Loyalty};
use crate::config::Config;
use crate::event::{Event, challenge_id, hero_id, machinations_id, plot_id};
use crate::state::Dc;
use crate::view::{View, view};
use game::{ActionView, Dice, Eyes, Game, Message, Refusal, Returns, Seat, Sink, Turn};

impl Game for Dc {
    const NAME: &'static str = "dc";
    const VERSION: u16 = 1;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(config: &Config) -> Self {
        Self::new(config)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.due()
    }

    #[inline]
    fn legal(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn odds(&self, outcome: Action) -> u32 {
        self.weight(outcome)
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Action {
        self.draw(dice)
    }

    #[inline]
    fn apply(&mut self, action: Action, events: &mut impl Sink<Event>) {
        self.answer(action, events);
        self.settle(events);
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.refusal(action)
    }

    fn returns(&self) -> Returns {
        self.result()
    }

    fn determinize(&mut self, seat: Seat, dice: &mut impl Dice) {
        self.redraw(seat, dice);
    }

    fn mask(&self, action: Action, eyes: Eyes) -> Action {
        self.masked(action, eyes)
    }

    fn reveals(&self, action: Action) -> bool {
        self.shows(action)
    }

    fn mask_event(event: &Event, eyes: Eyes) -> Event {
        event.mask(eyes)
    }

    fn tell(event: &Event) -> Message {
        event.tell()
    }

    fn describe(action: Action) -> ActionView {
        let new = ActionView::new;
        match action {
            Action::Play(card) => new("play").card(card.id()),
            Action::Buy(card) => new("buy").card(card.id()),
            Action::Defeat(card) => new("defeat").card(card.id()),
            Action::Contribute(card) => new("contribute").card(card.id()).zone("hand"),
            Action::Lay(card) => new("contribute").card(card.id()).zone("inplay"),
            Action::Beat(target) => new("beat").tile(target.to_string()),
            Action::Kick => new("kick"),
            Action::Use => new("use"),
            Action::Help => new("help"),
            Action::Reveal => new("reveal"),
            Action::End => new("end"),
            Action::Pick(place, card) => new("choose").card(card.id()).zone(place.word()),
            Action::Defend(card) => new("defend").card(card.id()),
            Action::Way(n) => new("way").number(n + 1),
            Action::Seat(seat) => new("choose").seat(seat),
            Action::Destroy(target) => new("destroy").tile(target.to_string()),
            Action::Trigger(Cause::Hero) => new("trigger"),
            Action::Trigger(Cause::Card(card)) => new("trigger").card(card.id()),
            Action::Yes => new("yes"),
            Action::No => new("no"),
            Action::Hero(n) => new("hero").tile(hero_id(n)),
            Action::Role(role) => new("role").tile(match role {
                Loyalty::Loyal => "loyal",
                Loyalty::Mastermind => "mastermind",
                Loyalty::Hidden => "?",
            }),
            Action::Plot(n) => new("plot").tile(plot_id(n)),
            Action::Machinations(n) => new("machinations").tile(machinations_id(n)),
            Action::Challenge(n) => new("challenge").tile(challenge_id(n)),
            Action::Draw(card) => new("draw").card(card.id()),
            Action::First(seat) => new("first").seat(seat),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        view(self, eyes)
    }

    fn space(config: &Config) -> Vec<Action> {
        Action::space(config)
    }
}
