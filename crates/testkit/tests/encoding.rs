//! Every game has ids and observations that keep their promises, with every number of players.
//!
//! `KLEJNOT_MOVES` sets the number of random moves, as for conformance.

use dc::Dc;
use duel::Duel;
use game::{Config, Dice, Encode, Game, Observer, Origin, Seat, Space};
use splendor::{Marvel, Splendor};
use testkit::{Encoding, amount};

fn config<G: Game>(text: &str) -> G::Config {
    text.parse().expect("a valid config")
}

fn check<G: Encode>(options: &str) {
    let (least, most) = <G::Config as Config>::PLAYERS;
    for players in least..=most {
        let moves = amount("KLEJNOT_MOVES", 20_000) / 10;
        let config = config::<G>(&format!("players={players} {options}"));
        let encoded = Encoding::<G> { config, moves, seed: 1 }.check();
        println!("{} {options} with {players}: {encoded:?}", G::NAME);
        assert!(encoded.moves >= moves);
        assert!(encoded.changes * 10 > encoded.moves, "observations hardly change: {encoded:?}");
        // DC has many cards that a short game never meets.
        let demanded = if G::NAME == Dc::NAME { 8 } else { 2 };
        assert!(encoded.alive * demanded > encoded.len, "much of an observation never changes: {encoded:?}");
    }
}

#[test]
fn splendor() {
    check::<Splendor>("");
}

#[test]
fn marvel() {
    check::<Marvel>("first=1");
}

#[test]
fn duel() {
    check::<Duel>("first=0");
}

#[test]
fn dc_base() {
    check::<Dc>("mode=base heroes=two");
}

#[test]
fn dc_watchmen() {
    check::<Dc>("mode=watchmen heroes=chosen");
}

/// The space depends on players and mode, and on nothing else that is agreed.
#[test]
fn options_do_not_change_a_space() {
    let hash = |text: &str| Space::<Dc>::new(&config::<Dc>(text)).hash().to_owned();
    let plain = hash("players=3");
    assert_eq!(hash("players=3 first=2 heroes=chosen villains=1"), plain);
    assert_ne!(hash("players=4"), plain);
    assert_ne!(hash("players=3 mode=watchmen"), plain);
    let splendor = |text: &str| Space::<Splendor>::new(&config::<Splendor>(text)).hash().to_owned();
    assert_eq!(splendor("players=2 first=1"), splendor("players=2"));
    assert_ne!(splendor("players=2"), splendor("players=3"));
}

/// What is not in the space has no id.
#[test]
fn masked_actions_have_no_id() {
    let space = Space::<Splendor>::new(&config::<Splendor>("players=2"));
    let hidden = "draw:1?".parse().expect("a masked draw");
    assert_eq!((space.action_id(hidden), space.outcome_id(hidden)), (None, None));
    assert_eq!(Splendor::origin(hidden), Origin::Draw);
}

/// A game whose observer is told what lies in other hands: the check must find it.
#[test]
#[should_panic(expected = "observes what it cannot know")]
fn a_planted_leak_is_found() {
    Encoding::<Leaky> { config: config::<Splendor>("players=2"), moves: 20_000, seed: 3 }.check();
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky(Splendor);

impl Game for Leaky {
    const NAME: &'static str = Splendor::NAME;
    const VERSION: u16 = Splendor::VERSION;
    type Config = <Splendor as Game>::Config;
    type Action = <Splendor as Game>::Action;
    type Event = <Splendor as Game>::Event;
    type View = <Splendor as Game>::View;

    fn start(config: &Self::Config) -> Self {
        Self(Splendor::start(config))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> game::Turn {
        self.0.turn()
    }

    fn legal(&self, out: &mut Vec<Self::Action>) {
        self.0.legal(out);
    }

    fn odds(&self, outcome: Self::Action) -> u32 {
        self.0.odds(outcome)
    }

    fn apply(&mut self, action: Self::Action, events: &mut impl game::Sink<Self::Event>) {
        self.0.apply(action, events);
    }

    fn refuse(&self, action: Self::Action) -> game::Refusal {
        self.0.refuse(action)
    }

    fn returns(&self) -> game::Returns {
        self.0.returns()
    }

    fn determinize(&mut self, seat: Seat, dice: &mut impl Dice) {
        self.0.determinize(seat, dice);
    }

    fn mask(&self, action: Self::Action, eyes: game::Eyes) -> Self::Action {
        self.0.mask(action, eyes)
    }

    fn reveals(&self, action: Self::Action) -> bool {
        self.0.reveals(action)
    }

    fn mask_event(event: &Self::Event, eyes: game::Eyes) -> Self::Event {
        Splendor::mask_event(event, eyes)
    }

    fn tell(event: &Self::Event) -> game::Message {
        Splendor::tell(event)
    }

    fn describe(action: Self::Action) -> game::ActionView {
        Splendor::describe(action)
    }

    fn view(&self, eyes: game::Eyes) -> Self::View {
        self.0.view(eyes)
    }

    fn space(config: &Self::Config) -> Vec<Self::Action> {
        Splendor::space(config)
    }
}

impl Encode for Leaky {
    const ENCODING: u16 = Splendor::ENCODING;
    const CODES: usize = Splendor::CODES;

    fn code(action: Self::Action) -> usize {
        Splendor::code(action)
    }

    fn origin(action: Self::Action) -> Origin {
        Splendor::origin(action)
    }

    fn widest(config: &Self::Config) -> Self::Config {
        Splendor::widest(config)
    }

    fn observe(&self, seat: Seat, out: &mut impl Observer) {
        self.0.observe(seat, out);
        out.block("leak", 90);
        let held = Seat::all(self.seats()).flat_map(|seat| self.0.tableau().seat(seat).hand());
        out.number(held.map(|(card, _)| card.0).max().unwrap_or(0));
    }
}
