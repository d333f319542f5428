//! Reserving cards.

use super::super::Marvel;
use super::{FIFTEEN_OTHER_POINTS, FIFTEEN_POINTS, happened, two};
use crate::harness::Table;
use game::{Eyes, Game, Seat};

#[test]
fn mar_12_a_face_up_card_and_a_grey_token() {
    let mut table = two();
    table.play("reserve:1P8; deal:1O8");
    assert_eq!(table.hand(0), ["1P8"]);
    assert_eq!(table.tokens(0), "S");
    assert_eq!(table.row(1), "1Y8 1O8 1B8 1R8");
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.why_not("reserve:1P8"), "MAR-12 refuse-not-face-up");
}

#[test]
fn mar_12_the_unseen_top_card_of_a_deck() {
    let mut table = two();
    let row = table.row(2);
    table.step("reserve:2");
    assert_eq!(table.after("draw").len(), 26, "any card of the deck");
    table.step("draw:2R4");
    assert_eq!(table.hand(0), ["2R4"]);
    assert_eq!(table.tokens(0), "S");
    assert_eq!(table.row(2), row, "nothing is revealed or refilled");
    assert_eq!(table.deck_size(2), 25);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_12_no_card_from_an_empty_deck() {
    let mut table = two();
    table.deck(1, "");
    assert_eq!(table.why_not("reserve:1"), "MAR-12 refuse-deck-empty");
    assert!(table.allows("reserve:2") && table.allows("reserve:1Y8"));
}

#[test]
fn mar_12_at_most_three_in_hand() {
    let mut table = two();
    table.hold(0, "1Y1 2Y1");
    assert!(table.allows("reserve:1Y8"));
    table.hold(0, "3O1");
    assert_eq!(table.why_not("reserve:1Y8"), "MAR-12 refuse-hand-full");
    assert_eq!(table.why_not("reserve:1"), "MAR-12 refuse-hand-full");
    assert!(table.after("reserve").is_empty());
}

#[test]
fn mar_12_the_last_grey_token_comes_too() {
    let mut table = two();
    table.give(1, "SSSS").play("reserve:1P8");
    assert_eq!(table.tokens(0), "S");
    table.give_back(0, "S").play("take:YPB; reserve:2");
    assert_eq!(table.tokens(0), "S");
}

#[test]
fn mar_12_without_a_grey_token_if_there_is_none() {
    let mut table = two();
    table.give(1, "SSSSS").play("reserve:1P8; take:YPB; reserve:2; draw:2O6");
    assert_eq!(table.hand(0), ["1P8", "2O6"]);
    assert_eq!(table.tokens(0), "");
}

/// Whoever has one more grey token after an action has reserved.
#[test]
fn mar_12_reserving_is_the_only_way_to_get_grey() {
    for seed in 0..20 {
        let mut table = Table::<Marvel>::new("players=3");
        let grey =
            |table: &Table<Marvel>| Seat::all(3).map(|seat| table.game.tableau.seat(seat).tokens.get(5)).sum::<u8>();
        for step in 0..2_000 {
            let before = grey(&table);
            table.events.clear();
            table.wander(seed * 10_000 + step, 1);
            let reserved = grey(&table) > before;
            let happened = happened(&mut table);
            let drawn = matches!(table.game.tableau.phase, crate::tableau::Phase::Draw(..));
            assert!(!reserved || drawn || happened[0].starts_with("reserved"), "{happened:?}");
        }
    }
}

/// A reserved card leaves the hand only by being recruited.
#[test]
fn mar_12_a_reserved_card_cannot_be_discarded() {
    for seed in 0..20 {
        let mut table = Table::<Marvel>::new("players=2");
        for step in 0..2_000 {
            let before = [table.hand(0), table.hand(1)];
            table.wander(seed * 10_000 + step, 1);
            for seat in 0..2 {
                let after = table.hand(seat);
                let recruited = table.cards(seat);
                let kept = |card: &String| after.contains(card) || recruited.contains(card);
                assert!(before[usize::from(seat)].iter().all(kept));
            }
        }
    }
}

#[test]
fn mar_12_others_do_not_see_a_card_from_a_deck() {
    let mut table = two();
    table.step("reserve:2");
    assert_eq!(table.masked("draw:2R4", Eyes::Seat(Seat::new(1))), "draw:2?");
    assert_eq!(table.masked("draw:2R4", Eyes::Spectator), "draw:2?");
    assert_eq!(table.masked("draw:2R4", Eyes::Seat(Seat::new(0))), "draw:2R4");
    table.step("draw:2R4");
    let told = |eyes| super::word(&table.last_event(eyes));
    assert_eq!(told(Eyes::Seat(Seat::new(0))), "reserved 0 2R4 S");
    assert_eq!(told(Eyes::Seat(Seat::new(1))), "reserved 0 2? S");
    assert_eq!(told(Eyes::Spectator), "reserved 0 2? S");
    let seen = |eyes| {
        let reserved = table.game.view(eyes).common.seats[0].reserved[0].clone();
        (reserved.level, reserved.hidden, reserved.card.map(|card| card.id))
    };
    assert_eq!(seen(Eyes::Seat(Seat::new(0))), (2, true, Some("2R4".into())));
    assert_eq!(seen(Eyes::Seat(Seat::new(1))), (2, true, None));
    assert_eq!(seen(Eyes::Spectator), (2, true, None));
    assert_eq!(table.why_not("draw:2?"), "MAR-12 refuse-masked");
}

#[test]
fn mar_12_everybody_has_seen_a_face_up_card() {
    let mut table = two();
    table.play("reserve:1P8");
    let reserved = table.game.view(Eyes::Spectator).common.seats[0].reserved[0].clone();
    assert_eq!((reserved.hidden, reserved.card.map(|card| card.id)), (false, Some("1P8".into())));
}

/// What seat 0 holds, seat 1 thinks of as any card of that level that it has not seen.
#[test]
fn mar_12_a_hidden_card_may_be_any_unseen_one_of_its_level() {
    let mut table = two();
    table.hold_hidden(0, "2R4").hold(0, "2R6");
    let mut dice = game::FastDice::new(1);
    let mut imagined = std::collections::BTreeSet::new();
    for _ in 0..500 {
        let mut world = table.clone();
        world.game.determinize(Seat::new(1), &mut dice);
        assert_eq!(world.hand(0)[1], "2R6", "this one was seen");
        imagined.insert(world.hand(0)[0].clone());
    }
    assert_eq!(imagined.len(), 25, "26 cards in the deck before, of which one was reserved openly");
    let mut world = table.clone();
    world.game.determinize(Seat::new(0), &mut dice);
    assert_eq!(world.hand(0), ["2R4", "2R6"], "its owner knows it");
}

/// Two players who differ only in what they hold share the victory.
#[test]
fn mar_12_no_penalty_for_reserved_cards_at_the_end() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).own(1, FIFTEEN_OTHER_POINTS).give(0, "T").give(1, "T");
    for seat in 0..2 {
        table.own(seat, ["2Y1", "2P1"][usize::from(seat)]);
    }
    table.hold(0, "3O4 3R4 2O5").play("take:YPB; take:YPB");
    assert!(table.is_over());
    assert_eq!(table.places(), [1, 1]);
}
