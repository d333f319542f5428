//! What every game must pass, whatever its rules: conformance to the contract, secrecy, counts of positions.
//!
//! Nothing here knows a particular game; the games are put to these tests in `tests/`.

mod conformance;
mod encoding;
mod perft;
mod secrecy;
mod transcript;

pub use conformance::{Conformance, Surveyed};
pub use encoding::{Encoded, Encoding};
pub use perft::perft;
pub use secrecy::{Coverage, Leak, Secrecy, Sent};
pub use transcript::{Extent, transcript};

use game::{Dice, Game, Turn};

/// Plays a random action, or makes a random draw. False if the game is over.
pub fn random_step<G: Game>(game: &mut G, dice: &mut impl Dice, legal: &mut Vec<G::Action>) -> bool {
    match game.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let outcome = game.sample(dice);
            game.apply(outcome, &mut ());
        }
        Turn::Player(_) => {
            game.legal(legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(action, &mut ());
        }
    }
    true
}

/// A number from the environment, or a default: long runs ask for more.
pub fn amount(variable: &str, default: usize) -> usize {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is not a number: {text:?}")),
        Err(_) => default,
    }
}
