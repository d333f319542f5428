//! Random games, checked at every step.

use super::table::check_conserved;
use crate::{CardSet, Duel, MESSAGES, Phase, Stall};
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};
use std::collections::BTreeSet;

/// Plays a random game and lets `check` look at every position, with the legal actions there.
fn wander(seed: u64, mut check: impl FnMut(&Duel, &[crate::Action])) -> Vec<crate::Event> {
    let mut dice = FastDice::new(seed);
    let mut game = Duel::start(&"players=2".parse().unwrap());
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        game.legal(&mut legal);
        check(&game, &legal);
        let action = match game.turn() {
            Turn::Over => return events,
            Turn::Chance => game.sample(&mut dice),
            Turn::Player(_) => legal[dice.below(legal.len() as u32) as usize],
        };
        game.apply(action, &mut events);
    }
}

#[test]
fn nothing_is_lost_and_every_list_is_sorted() {
    for seed in 0..60 {
        wander(seed, |game, legal| {
            check_conserved(game, CardSet::EMPTY);
            assert_eq!(legal.is_empty(), game.turn() == Turn::Over);
            assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{legal:?}");
            for action in legal {
                assert_eq!(action.to_string().parse().as_ref(), Ok(action));
            }
            if game.phase == Phase::Start {
                assert!(game.opponent().tokens.total() <= 10 && !game.opponent().has_won());
                assert!(game.seats.iter().all(|player| !player.royal_is_due()));
                assert!(game.stall.quiet_turns() < Stall::LIMIT);
            }
        });
    }
}

#[test]
fn every_illegal_action_is_refused_by_a_rule() {
    let space = Duel::space(&"players=2".parse().unwrap());
    let mut reasons = BTreeSet::new();
    for seed in 100..106 {
        wander(seed, |game, legal| {
            for &action in space.iter().filter(|action| legal.binary_search(action).is_err()) {
                let refusal = game.refuse(action);
                assert!(refusal.rule.starts_with("DUE-") && refusal.rule.len() == 6);
                reasons.insert(refusal.reason.key);
            }
        });
    }
    assert!(reasons.iter().all(|reason| MESSAGES.contains(reason)), "{reasons:?}");
}

#[test]
fn everything_that_is_told_has_a_key() {
    let mut told = BTreeSet::new();
    for seed in 200..300 {
        told.extend(wander(seed, |_, _| {}).iter().map(|event| Duel::tell(event).key));
    }
    assert!(told.iter().all(|key| MESSAGES.contains(key)));
    assert!(told.len() > 15, "{told:?}");
}

#[test]
fn sampling_is_what_it_is_defined_as() {
    let mut seed = 0;
    for game in 300..310 {
        wander(game, |game, legal| {
            if game.turn() == Turn::Chance {
                seed += 1;
                let mut left = FastDice::new(seed).below(legal.iter().map(|&outcome| game.odds(outcome)).sum());
                let outcome = legal.iter().find(|&&outcome| match left.checked_sub(game.odds(outcome)) {
                    Some(rest) => {
                        left = rest;
                        false
                    }
                    None => true,
                });
                assert_eq!(Some(&game.sample(&mut FastDice::new(seed))), outcome);
            }
        });
    }
}

#[test]
fn due_32_what_is_seen_does_not_depend_on_what_is_hidden() {
    let mut dice = FastDice::new(9);
    for seed in 400..420 {
        wander(seed, |game, legal| {
            for seat in Seat::all(2) {
                let mut other = game.clone();
                other.determinize(seat, &mut dice);
                assert_eq!(other.view(Eyes::Seat(seat)), game.view(Eyes::Seat(seat)));
                assert_eq!(other.view(Eyes::Spectator), game.view(Eyes::Spectator));
                if game.turn() == Turn::Player(seat) {
                    let mut its_legal = Vec::new();
                    other.legal(&mut its_legal);
                    assert_eq!(its_legal, legal);
                }
            }
        });
    }
}
