//! DUE-60 to DUE-63: the end of a turn and of the game.

use super::table::Table;
use crate::Token;
use game::{Eyes, Game, Seat};

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn due_60_exactly_the_surplus_goes_into_the_bag() {
    let mut table = Table::new();
    table.board("WWG.. ..... ..... ..... .....").give(0, "UUUURRRPY").play("take:a1,b1,c1");
    assert_eq!(table.seat(0).tokens.total(), 12, "more than ten during the turn");
    assert_eq!(table.legal(), ["return:W", "return:U", "return:G", "return:R", "return:P"], "two, in order");
    assert_eq!(table.why_not("return:Y"), "DUE-60 refuse-return-order");
    assert_eq!(table.why_not("return:K"), "DUE-60 refuse-no-such-token");
    assert_eq!(table.why_not("take:a1"), "DUE-60 refuse-return-first");
    let bag = table.bag().len();
    table.play("return:P");
    assert_eq!(table.legal(), ["return:Y"], "gold counts and may be returned");
    table.play("return:Y");
    assert_eq!((table.tokens(0).as_str(), table.bag().len()), ("WWUUUUGRRR", bag + 2));
    assert_eq!((table.to_act(), table.rows().as_str()), (Some(1), EMPTY), "not on the board");
    assert_eq!(table.why_not("return:W"), "DUE-60 refuse-no-surplus");
}

#[test]
fn due_60_ten_tokens_are_not_too_many() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "UUUURRRPY").play("take:a1");
    assert_eq!((table.seat(0).tokens.total(), table.to_act()), (10, Some(1)));
}

#[test]
fn due_60_after_every_kind_of_action() {
    let mut table = Table::new();
    table.board("Y.... ..... ..... ..... .....").give(0, "UUUURRRPPK").play("gold:a1; reserve:1W1");
    assert_eq!(table.verbs(), ["return"], "after reserving");
    let mut table = Table::new();
    table.board("Y.... ..... ..... ..... .....").give(0, "UUUURRRPPK").play("gold:a1; reserve:1; draw:1K1");
    assert_eq!(table.verbs(), ["return"], "after reserving from a deck");
    let mut table = Table::new();
    table.board("KK... ..... ..... ..... .....").give(0, "UUUURRRPPW").privileges(0, 1).own(0, "1G1 1G2 1G3");
    table.pyramid(1, "1U4 1N1 1J1 1J2 1J3").play("privilege:a1; buy:1U4");
    assert_eq!(table.verbs(), ["return"], "after buying for nothing");
}

/// Seat 0 has 17 points, none of them on cards of a colour, and can buy 2U4 with 2 points and a crown.
fn seventeen_points() -> Table {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "2N1 3N1 1N1").royal(0, "1").give(0, "WWRRKKP").pyramid(2, "2U4 2W1 2G1 2R1");
    assert_eq!(table.seat(0).points, 17);
    table
}

#[test]
fn due_61_twenty_points_on_cards_and_royals_win() {
    let mut table = seventeen_points();
    table.play("buy:2U4");
    assert_eq!((table.seat(0).points, table.to_act()), (19, Some(1)), "nineteen are not enough");
    let mut table = seventeen_points();
    table.own(0, "1W5").play("buy:2U4");
    assert_eq!(table.seat(0).points, 20);
    assert!(table.is_over());
    assert_eq!(table.game.returns().to_string(), "1 0");
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-enough-points", "event-won"]);
    assert_eq!(table.why_not("take:a1"), "DUE-61 refuse-over");
    assert_eq!(table.legal(), [""; 0]);
}

#[test]
fn due_61_ten_crowns_win() {
    for (card, crowns) in [("1G3", 9), ("1G4", 10)] {
        let mut table = Table::new();
        table.board(EMPTY).own(0, "3W1 3U1 2J1=W 2J2=W").own(0, card).royal(0, "2").royal(0, "3");
        table.give(0, "UU").pyramid(1, "1W4 1N1 1J1 1J2 1J3").play("buy:1W4");
        assert_eq!((table.seat(0).crowns, table.is_over()), (crowns, crowns == 10));
    }
}

/// Seat 0 has nine points on white cards, and none of another colour.
fn nine_white_points() -> Table {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "3W1 3W2 2W3").give(0, "GGRRRKKKKP").pyramid(1, "1W5 1J2 1J1 1U5 1J3");
    assert_eq!(Token::letters(table.seat(0).colour_points), "WWWWWWWWW");
    table
}

#[test]
fn due_61_ten_points_on_cards_of_one_colour_win() {
    let mut table = nine_white_points();
    table.play("buy:1W5");
    assert!(table.is_over());
    assert_eq!(table.told()[2..], ["event-duel-enough-of-colour", "event-won"]);
    let mut table = nine_white_points();
    table.play("buy:1U5");
    assert_eq!((table.seat(0).points, table.to_act()), (10, Some(1)), "ten points of two colours");
}

#[test]
fn due_61_the_colour_is_named() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "3G1 3G2 2G3 1W1").give(0, "WWWKKP").pyramid(1, "1G5 1J2 1J1 1U5 1J3").play("buy:1G5");
    let enough = crate::Event::EnoughOfColour { seat: Seat::new(0), count: 10, tokens: "G".into() };
    assert!(table.events.contains(&enough), "{:?}", table.events);
    assert!(table.seat(0).goals().eq([crate::Goal::Colour(crate::Colour::Green)]), "and no other goal is reached");
}

#[test]
fn due_61_an_associated_card_has_the_colour_of_its_column() {
    let mut table = nine_white_points();
    table.play("buy:1J2");
    assert!(table.is_over(), "it joins the white column, the only one");
    for (colour, over) in [("W", true), ("U", false)] {
        let mut table = nine_white_points();
        table.own(0, "1U1").play("buy:1J2").play(&format!("associate:{colour}"));
        assert_eq!(table.is_over(), over, "{colour}");
    }
}

#[test]
fn due_61_royals_and_cards_without_a_bonus_have_no_colour() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "2N1 3N1").royal(0, "1").give(0, "UUU").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    assert_eq!((table.seat(0).points, table.seat(0).colour_points.total()), (14, 0));
    table.play("buy:1W4");
    assert_eq!(table.to_act(), Some(1));
}

/// Seat 0 has ten tokens and a privilege, nine crowns, and can buy 1W4 with the tenth for nothing.
fn about_to_win() -> Table {
    let mut table = Table::new();
    table.board("K.... ..... ..... ..... .....").own(0, "3W1 3U1 3G1 2J1=W 1U4 1U1 1U2").royal(0, "2").royal(0, "3");
    table.give(0, "WWWWRRRRPY").privileges(0, 1).pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    table
}

#[test]
fn due_61_the_check_comes_after_the_limit() {
    let mut table = about_to_win();
    table.play("privilege:a1; buy:1W4");
    assert_eq!((table.seat(0).crowns, table.verbs()), (10, vec!["return".into()]), "not before the surplus is back");
    table.play("return:K");
    assert!(table.is_over());
}

#[test]
fn due_62_another_turn_starts_after_the_limit() {
    let mut table = Table::new();
    table.board("K.... ..... ..... ..... .....").own(0, "1U2 1U3 1G1 1G2").give(0, "WWWWRRRRPP").privileges(0, 1);
    table.pyramid(1, "1W1 1N1 1J1 1J2 1J3").play("privilege:a1; buy:1W1");
    assert_eq!(table.to_act(), Some(0), "eleven tokens less the pearl: ten");
    assert_eq!(table.told().last(), Some(&"event-duel-again"));

    let mut table = Table::new();
    table.board("KK... ..... ..... ..... .....").own(0, "1U2 1U3 1G1 1G2").give(0, "WWWWRRRRPP").privileges(0, 2);
    table.pyramid(1, "1W1 1N1 1J1 1J2 1J3").play("privilege:a1; privilege:b1; buy:1W1");
    assert_eq!(table.verbs(), ["return"], "first the limit");
    table.play("return:W");
    assert_eq!((table.to_act(), table.seat(0).tokens.total()), (Some(0), 10), "then the other turn");
}

#[test]
fn due_62_and_after_the_victory_check() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "2N1 3N1 1N1 1W5 1U5 1G5 1R5 1U4 1G4").give(0, "UUU");
    assert_eq!((table.seat(0).points, table.seat(0).crowns), (18, 2));
    table.pyramid(1, "1W4 1J4 1J1 1J2 1J3").play("buy:1W4; royal:2");
    assert!(table.is_over(), "the royal's two points win, and there is no other turn");
    assert!(!table.told().contains(&"event-duel-again"));
}

#[test]
fn due_63_tokens_points_crowns_and_bonuses_are_visible_to_all() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "2N1 3W1 1J2=W").give(0, "WUUP").royal(0, "1");
    for eyes in [Eyes::Seat(Seat::new(1)), Eyes::Spectator] {
        let view = table.game.view(eyes);
        let seat = &view.seats[0];
        assert_eq!((seat.points, seat.crowns, seat.token_count), (5 + 3 + 1 + 3, 2, 4));
        assert_eq!((seat.tokens[&'W'], seat.tokens[&'U'], seat.tokens[&'P']), (1, 2, 1));
        assert_eq!((seat.bonuses[&'W'], seat.colour_points[&'W'], seat.best_colour_points), (2, 4, 4));
        let columns: Vec<_> = seat.cards.iter().map(|card| (card.id.as_str(), card.column, card.bonus)).collect();
        assert_eq!(columns, [("1J2", Some('W'), 1), ("2N1", None, 0), ("3W1", Some('W'), 1)]);
    }
}
