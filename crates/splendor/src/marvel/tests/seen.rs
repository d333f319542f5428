//! What is seen and told.

use super::super::{Event, Marvel};
use super::{FIFTEEN_POINTS, give_avengers, players, recruit, two};
use crate::tableau;
use game::{Arg, Eyes, Game, Seat};
use serde_json::json;

#[test]
fn mar_50_the_view_tells_how_far_everybody_is() {
    let mut table = players(3);
    table.own(0, FIFTEEN_POINTS).own(0, "1O8").give(0, "T").own(1, "2Y4 2B3 2B4 1Y6 1Y7 1P2");
    give_avengers(&mut table, 1);
    for eyes in Eyes::all(3) {
        let view = table.game.view(eyes);
        assert_eq!((view.goal, view.game, view.common.letters), (16, "marvel", "YPBROST"));
        let far: Vec<_> =
            view.gauntlet.iter().map(|seat| (seat.points, seat.points_missing, seat.stone, seat.meets)).collect();
        assert_eq!(far, [(16, 0, true, true), (9, 7, false, false), (0, 16, false, false)]);
        let missing: Vec<String> = view.gauntlet.iter().map(|seat| seat.colours_missing.iter().collect()).collect();
        assert_eq!(missing, ["", "RO", "YPBRO"]);
        assert!(view.gauntlet.iter().zip(&view.common.seats).all(|(far, seat)| far.points == seat.points));
    }
}

/// MAR-41, MAR-42
#[test]
fn mar_41_the_view_tells_who_has_the_tile_and_what_it_takes() {
    let mut table = two();
    let avengers = |table: &crate::harness::Table<Marvel>| {
        let tile = table.game.view(Eyes::Spectator).avengers;
        (tile.owner, tile.points, tile.needs)
    };
    assert_eq!(avengers(&table), (None, 3, 3));
    table.own(1, "1Y6 1Y7 1P2");
    recruit(&mut table, 1, "1P7");
    assert_eq!(avengers(&table), (Some(Seat::new(1)), 3, 5), "mar_42: more than the owner");
    let tags: Vec<u8> = table.game.view(Eyes::Spectator).gauntlet.iter().map(|seat| seat.tags).collect();
    assert_eq!(tags, [0, 4]);
}

#[test]
fn the_view_is_one_flat_object() {
    let table = two();
    let view = serde_json::to_value(table.game.view(Eyes::Spectator)).expect("a view is JSON");
    assert_eq!(view["game"], "marvel");
    assert_eq!(view["goal"], 16);
    assert_eq!(view["last_round"], false);
    assert_eq!(view["avengers"], json!({"owner": null, "points": 3, "needs": 3}));
    assert_eq!(view["bank"], json!({"Y": 4, "P": 4, "B": 4, "R": 4, "O": 4, "S": 5, "T": 2}));
    assert_eq!(view["gauntlet"][1]["colours_missing"], json!(["Y", "P", "B", "R", "O"]));
}

#[test]
fn events_have_one_tag_whether_shared_or_not() {
    let json = |event: Event| serde_json::to_string(&event).expect("an event is JSON");
    let (zero, one) = (Seat::new(0), Seat::new(1));
    assert_eq!(json(Event::Stone { seat: one }), r#"{"type":"stone","seat":1}"#);
    assert_eq!(json(Event::Avengers { seat: one, from: None }), r#"{"type":"avengers","seat":1,"from":null}"#);
    assert_eq!(json(Event::Avengers { seat: one, from: Some(zero) }), r#"{"type":"avengers","seat":1,"from":0}"#);
    assert_eq!(json(Event::GoesOn), r#"{"type":"goes_on"}"#);
    let took = tableau::Event::Took { seat: zero, tokens: "YPB".into() };
    assert_eq!(json(took.into()), r#"{"type":"took","seat":0,"tokens":"YPB"}"#);
}

#[test]
fn events_are_told_in_marvels_words() {
    let (seat, tile, card) = (Seat::new(0), "1A".to_owned(), "1Y1".to_owned());
    let key = |event: Event| Marvel::tell(&event).key;
    assert_eq!(key(Event::Stone { seat }), "event-marvel-stone");
    assert_eq!(key(Event::Avengers { seat, from: None }), "event-marvel-avengers");
    let taken = Marvel::tell(&Event::Avengers { seat, from: Some(Seat::new(2)) });
    assert_eq!(taken.key, "event-marvel-avengers-from");
    assert_eq!(taken.args, [("seat", Arg::Seat(seat)), ("from", Arg::Seat(Seat::new(2)))]);
    assert_eq!(key(Event::GoesOn), "event-marvel-goes-on");
    assert_eq!(key(tableau::Event::LastRound { seat }.into()), "event-marvel-last-round");
    assert_eq!(key(tableau::Event::Visited { seat, tile }.into()), "event-marvel-location");
    let bought = tableau::Event::Bought { seat, card, reserved: false, tokens: "RRR".into() };
    assert_eq!(key(bought.into()), "event-marvel-recruited");
    assert_eq!(key(tableau::Event::Stalled.into()), "event-stalled");
}

/// MAR-13: who recruits a hidden card shows it, before the question how to pay.
#[test]
fn mar_13_a_hidden_card_is_shown_when_it_is_paid_for() {
    let mut table = two();
    table.hold_hidden(0, "1P4").give(0, "BBBS");
    assert!(table.game.reveals("recruit:1P4".parse().expect("an action")));
    assert!(!table.game.reveals("recruit:1P8".parse().expect("an action")));
    table.play("recruit:1P4");
    assert_eq!(table.after("shield"), ["B0", "B1"]);
    let reserved = table.game.view(Eyes::Spectator).common.seats[0].reserved[0].clone();
    assert_eq!(reserved.card.map(|card| card.id), Some("1P4".into()));
}

#[test]
fn what_is_written_can_be_read() {
    for players in 2..=4 {
        let config = format!("players={players}").parse().expect("a config");
        for action in Marvel::space(&config) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    for text in ["buy:1Y1", "gold:Y1", "noble:1A", "recruit:1W1", "recruit:4Y1", "location:5A", "return:W", "reveal:A1"]
    {
        assert!(text.parse::<super::super::Action>().is_err(), "{text}");
    }
}
