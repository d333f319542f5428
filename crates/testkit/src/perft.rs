//! Counting positions: one number that changes when any rule does.

use game::{Game, Turn};

/// The number of different sequences of `depth` decisions from here. Draws come from `script` while it lasts, then the first
/// possible outcome is drawn; they do not count as depth. A finished game counts as one.
pub fn perft<G: Game>(game: &G, depth: u32, script: &[G::Action]) -> u64 {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    match game.turn() {
        Turn::Over => 1,
        Turn::Chance => {
            let (outcome, rest) = match script.split_first() {
                Some((&scripted, rest)) if legal.binary_search(&scripted).is_ok() => (scripted, rest),
                _ => (legal[0], script),
            };
            let mut next = game.clone();
            next.apply(outcome, &mut ());
            perft(&next, depth, rest)
        }
        Turn::Player(_) if depth == 0 => 1,
        Turn::Player(_) => legal
            .iter()
            .map(|&action| {
                let mut next = game.clone();
                next.apply(action, &mut ());
                perft(&next, depth - 1, script)
            })
            .sum(),
    }
}
