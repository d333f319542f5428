//! Quick play by rule of thumb, to see how a base game may end.

use super::plays_first;
use dc::{Action, Card, Dc, Place};
use game::{Dice, FastDice, Game, Seat, Turn};
use search::{Values, values};

/// Plays on to the end.
pub fn play_out(game: &Dc, dice: &mut FastDice) -> Values {
    let mut game = game.clone();
    let mut legal = Vec::new();
    loop {
        let action = match game.turn() {
            Turn::Over => return values(&game.returns()),
            Turn::Chance => game.sample(dice),
            Turn::Player(seat) => {
                game.legal(&mut legal);
                choose(&game, seat, &legal, dice)
            }
        };
        game.apply(action, &mut ());
    }
}

/// Plays all cards, buys what is best for the Power, defends where it can, and gives away what is worth least.
fn choose(game: &Dc, seat: Seat, legal: &[Action], dice: &mut FastDice) -> Action {
    if let [only] = *legal {
        return only;
    }
    if let Some(card) = plays_first(game, seat, legal) {
        return Action::Play(card);
    }
    let at_random = legal[dice.below(legal.len() as u32) as usize];
    let mut best = (0.0, None);
    for &action in legal {
        let lure = lure(action);
        if lure > best.0 {
            best = (lure, Some(action));
        }
    }
    best.1.unwrap_or(at_random)
}

/// How much an action attracts; nothing below zero is done on purpose.
fn lure(action: Action) -> f32 {
    let worth = |card: Card| f32::from(card.cost()) + card.facts().strength();
    match action {
        Action::Defeat(_) => 60.0,
        Action::Defend(_) => 50.0,
        Action::Buy(card) => 20.0 + worth(card),
        Action::Kick => 23.5,
        Action::Use => 19.0,
        Action::End => 1.0,
        Action::Pick(Place::Hand | Place::Discard | Place::InPlay, card) => 12.0 - worth(card),
        Action::Pick(_, card) => 2.0 + worth(card),
        _ => 0.0,
    }
}
