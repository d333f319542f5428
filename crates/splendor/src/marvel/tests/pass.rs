//! Passing.

use super::{block, happened, two};
use game::{Eyes, Game, Seat};

#[test]
fn mar_14_only_if_no_action_is_possible() {
    let mut table = two();
    assert_eq!(table.why_not("pass"), "MAR-14 refuse-can-act");
    block(&mut table);
    assert_eq!(table.legal(), ["pass"]);
    assert_eq!(table.why_not("take:YPB"), "MAR-10 refuse-not-in-bank");
}

#[test]
fn mar_14_not_while_a_token_can_be_taken() {
    let mut table = two();
    block(&mut table);
    table.give_back(1, "O");
    assert_eq!(table.why_not("pass"), "MAR-14 refuse-can-act");
    assert_eq!(table.legal(), ["take:O"], "holding ten tokens blocks no action");
}

#[test]
fn mar_14_not_while_a_card_can_be_reserved() {
    let mut table = two();
    table.hold(0, "3O4 3R4").hold(1, "3Y4");
    let mut full = table.clone();
    block(&mut table);
    assert!(table.allows("pass"), "nothing to reserve");
    full.hold(0, "3B4");
    // The cards stay, but there is no room in the hand.
    full.give(0, "YYYYPPPPBB").give(1, "BBRRRROOOO").clear_market(1);
    assert_eq!(full.why_not("reserve:1"), "MAR-12 refuse-hand-full");
    assert!(full.allows("pass"), "nothing can be reserved or paid for");
    full.turn_of(1);
    assert_eq!(full.why_not("pass"), "MAR-14 refuse-can-act");
    assert!(full.allows("reserve:1"));
}

#[test]
fn mar_14_not_while_a_card_can_be_paid_for() {
    let mut table = two();
    // Taskmaster costs YYYY.
    table.hold(0, "1B1 1O8");
    block(&mut table);
    assert_eq!(table.why_not("pass"), "MAR-14 refuse-can-act");
    assert_eq!(table.legal(), ["recruit:1O8"]);
}

#[test]
fn mar_14_the_hand_is_shown_and_public_from_then_on() {
    let mut table = two();
    table.hold_hidden(0, "3O4").hold_hidden(1, "3R4");
    block(&mut table);
    let seen = |table: &crate::harness::Table<_>, seat: usize| {
        let view: super::super::View = Game::view(&table.game, Eyes::Spectator);
        view.common.seats[seat].reserved[0].card.clone().map(|card| card.id)
    };
    assert_eq!(seen(&table, 0), None);
    let pass = "pass".parse().expect("an action");
    assert!(table.game.reveals(pass));
    table.play("pass");
    assert_eq!(seen(&table, 0), Some("3O4".into()));
    assert_eq!(seen(&table, 1), None);
    assert_eq!(happened(&mut table).last().expect("something happened"), "passed 0");
    table.game.determinize(Seat::new(1), &mut game::FastDice::new(1));
    assert_eq!(table.hand(0), ["3O4"]);
}
