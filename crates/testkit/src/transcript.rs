//! A whole game as some eyes see it, for golden files.

use game::{Dealer, Dice, Eyes, FastDice, Game, Play, Turn};
use std::fmt::Write;

/// How much is written down.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The most actions.
    pub actions: usize,
    /// One view in so many actions, at decisions of the seat that looks.
    pub views: usize,
}

impl Extent {
    /// A whole game.
    pub const WHOLE: Self = Self { actions: usize::MAX, views: 25 };
}

/// Plays game 0 of `seed` with random choices and writes down, for these eyes, every action, every event, and the view from time
/// to time.
pub fn transcript<G: Game>(config: &G::Config, seed: u64, eyes: Eyes, extent: Extent) -> String {
    let dealer = Dealer::from_seed(seed, 0);
    let mut dice = FastDice::fork(seed, 0);
    let mut play = Play::<G>::new(config.clone());
    let mut text = format!("{} {config}, seed {seed}, {eyes:?}\n", G::NAME);
    let mut legal = Vec::new();
    let show = |text: &mut String, game: &G| {
        let view = serde_json::to_string(&game.view(eyes)).expect("a view is JSON");
        writeln!(text, "{view}").expect("a string takes text");
    };
    while play.log().len() < extent.actions {
        let before = play.game().clone();
        let mut events = Vec::new();
        match before.turn() {
            Turn::Over => break,
            Turn::Chance => {
                play.draw(&dealer, &mut events);
            }
            Turn::Player(seat) => {
                if Eyes::Seat(seat) == eyes && play.log().len().is_multiple_of(extent.views) {
                    show(&mut text, &before);
                }
                before.legal(&mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                play.try_apply(action, &mut events).expect("a legal action");
            }
        }
        let action = *play.log().last().expect("something was played");
        writeln!(text, "{}", before.mask(action, eyes)).expect("a string takes text");
        for event in &events {
            let event = serde_json::to_string(&G::mask_event(event, eyes)).expect("an event is JSON");
            writeln!(text, "    {event}").expect("a string takes text");
        }
    }
    show(&mut text, play.game());
    if play.game().turn() == Turn::Over {
        writeln!(text, "{}", play.game().returns()).expect("a string takes text");
    }
    text
}
