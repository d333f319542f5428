//! Quick play by rule of thumb, to see how a game may go on.

use super::{gift, is_mastermind, plays_first, wants_help};
use dc::{Action, Card, Contributions, Dc, Kinds, Mode, Place, Target};
use game::{Dice, FastDice, Game, Seat, Turn};

/// Plays on until so many turns have begun, or to the end.
pub fn play_on(game: &mut Dc, turns: u16, dice: &mut FastDice) {
    let last = game.turns().saturating_add(turns);
    let mut legal = Vec::new();
    while game.turns() < last {
        let action = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.sample(dice),
            Turn::Player(seat) => {
                game.legal(&mut legal);
                choose(game, seat, &legal, dice)
            }
        };
        game.apply(action, &mut ());
    }
}

/// Gives what the Challenge lacks, plays all cards, buys what is best for the Power, defends where it can, and gives away what is worth least.
fn choose(game: &Dc, seat: Seat, legal: &[Action], dice: &mut FastDice) -> Action {
    if let [only] = *legal {
        return only;
    }
    let wanted = wanted(game, seat);
    if let Some(gift) = least_gift(wanted, legal).filter(|_| !is_mastermind(game, seat)) {
        return gift;
    }
    if let Some(card) = plays_first(game, seat, legal) {
        return Action::Play(card);
    }
    let at_random = legal[dice.below(legal.len() as u32) as usize];
    let mut best = (0.0, None);
    for &action in legal {
        let lure = lure(game, seat, wanted, action);
        if lure > best.0 {
            best = (lure, Some(action));
        }
    }
    best.1.unwrap_or(at_random)
}

/// The cards that a player's side needs: for the Challenge, or for the Machinations.
fn wanted(game: &Dc, seat: Seat) -> Kinds {
    if game.mode() == Mode::Base {
        return Kinds::NONE;
    }
    if is_mastermind(game, seat) {
        let asked = game.machinations_ask().filter(|_| !game.has_plotted());
        return asked.map_or(Kinds::NONE, |(what, _, few)| what.or(few));
    }
    let Contributions { lacking, .. } = game.contributions();
    lacking
}

/// The least of the cards that bring the Challenge nearer.
fn least_gift(wanted: Kinds, legal: &[Action]) -> Option<Action> {
    let given = |action: &Action| gift(*action).filter(|&card| wanted.has(card));
    legal.iter().copied().filter(|action| given(action).is_some()).min_by_key(|action| given(action).map(Card::cost))
}

/// How much an action attracts; nothing below zero is done on purpose.
fn lure(game: &Dc, seat: Seat, wanted: Kinds, action: Action) -> f32 {
    let worth = |card: Card| f32::from(card.cost()) + card.facts().strength();
    let needed = |card: Card| if wanted.has(card) { 5.0 } else { 0.0 };
    match action {
        Action::Defeat(_) => 60.0,
        Action::Beat(Target::Plot) => 59.0,
        Action::Beat(Target::Challenge) if !is_mastermind(game, seat) => 58.0,
        Action::Help if wants_help(game) => 57.0,
        Action::Reveal if game.main_deck() > 6 => 56.0,
        Action::Defend(_) => 50.0,
        Action::Buy(card) => 20.0 + worth(card) + needed(card),
        Action::Kick => 23.5,
        Action::Use => 19.0,
        Action::End => 1.0,
        Action::Pick(Place::Hand | Place::Discard | Place::InPlay, card) => 12.0 - worth(card) - needed(card),
        Action::Pick(_, card) => 2.0 + worth(card) + needed(card),
        _ => 0.0,
    }
}
