//! DUE-40, DUE-41: buying.

use super::table::Table;

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn due_40_from_the_pyramid_or_from_ones_own_reserved_cards() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UUU").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    assert_eq!(table.why_not("buy:1G4"), "DUE-40 refuse-not-for-sale", "it lies in the deck");
    table.play("buy:1W4");
    assert_eq!((table.cards(0).as_str(), table.tokens(0).as_str()), ("1W4", ""));
    assert_eq!(table.bonuses(0), "W");

    let mut table = Table::new();
    table.board(EMPTY).give(0, "GGG").hold(0, "1W2? 1U4? 1W1");
    table.play("buy:1U4");
    assert_eq!((table.cards(0).as_str(), table.hand(0).as_str()), ("1U4", "1W2? 1W1"));
    assert_eq!(table.row(1).split(' ').count(), 5);
    assert_eq!(table.to_act(), Some(1), "nothing is refilled");
}

#[test]
fn due_40_not_from_the_opponents_reserved_cards() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "GGG").hold(1, "1U4");
    assert_eq!(table.why_not("buy:1U4"), "DUE-40 refuse-not-for-sale");
}

#[test]
fn due_40_the_price_is_the_cost_less_bonuses_and_spent_tokens_go_into_the_bag() {
    // The example of the rulebook: three red, two blue and a green bonus against UUURRRRRKKKP.
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UURRKKKPW").own(0, "1R1 1R2 1R3 1U1 1U2 1G1").pyramid(3, "3W1 3W2 3U1");
    table.play("buy:3W1");
    assert_eq!(table.tokens(0), "WU");
    assert_eq!(table.bag().len(), 23);
    assert_eq!(table.rows(), EMPTY, "and not on the board");
}

#[test]
fn due_40_never_below_zero_and_nothing_is_gained_back() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "W").own(0, "1U1 1U2 1U3 2U1").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    assert_eq!(table.bonuses(0), "UUUUU");
    table.play("buy:1W4");
    assert_eq!(table.tokens(0), "W");
}

#[test]
fn due_40_too_dear_names_what_is_missing() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "UY").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    let refusal = table.refused("buy:1W4");
    assert_eq!((refusal.rule, refusal.reason.key), ("DUE-40", "refuse-too-dear"));
    assert!(refusal.reason.args.contains(&("missing", game::Arg::Tokens("UU".into()))));
    assert!(refusal.reason.args.contains(&("jokers", 1.into())));
    table.give(0, "Y");
    assert!(table.allows("buy:1W4"));
}

#[test]
fn due_40_gold_replaces_a_gem_or_a_pearl() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UUGGY").pyramid(1, "1W1 1N1 1J1 1J2 1J3").play("buy:1W1");
    assert_eq!((table.tokens(0).as_str(), table.cards(0).as_str()), ("", "1W1"), "gold for the pearl");
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UGGPY").pyramid(1, "1W1 1N1 1J1 1J2 1J3").play("buy:1W1");
    assert_eq!((table.tokens(0).as_str(), table.cards(0).as_str()), ("", "1W1"), "gold for a gem");
}

#[test]
fn due_40_which_tokens_are_paid_is_the_players_choice() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "UUGGPYY").pyramid(1, "1W1 1N1 1J1 1J2 1J3").play("buy:1W1");
    assert_eq!(table.legal(), ["pay:U0", "pay:U1", "pay:U2"]);
    assert_eq!(table.why_not("pay:G0"), "DUE-40 refuse-joker-colour");
    assert_eq!(table.why_not("pay:U3"), "DUE-40 refuse-joker-count");
    assert_eq!(table.why_not("take:a1"), "DUE-40 refuse-pay-first");
    table.play("pay:U1");
    assert_eq!(table.legal(), ["pay:G0", "pay:G1"]);
    table.play("pay:G0");
    assert_eq!(table.legal(), ["pay:P0", "pay:P1"], "a pearl may be kept, too");
    let mut spared = table.clone();
    table.play("pay:P0");
    assert_eq!(table.tokens(0), "UY");
    spared.play("pay:P1");
    assert_eq!(spared.tokens(0), "UP");
    assert_eq!(table.why_not("pay:P0"), "DUE-40 refuse-not-paying");
}

#[test]
fn due_40_there_is_no_question_without_a_choice() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UYY").pyramid(1, "1W4 1N1 1J1 1J2 1J3").play("buy:1W4");
    assert_eq!((table.tokens(0).as_str(), table.to_act()), ("", Some(1)), "all three must be paid");
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UUUWWWYY").pyramid(1, "1W4 1N1 1J1 1J2 1J3").play("buy:1W4; pay:U2");
    assert_eq!(table.tokens(0), "WWWUU", "once all gold is spent, nothing is left to ask");
}

#[test]
fn due_41_a_double_bonus_lowers_prices_by_two() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "UUUUGGY").pyramid(2, "2W1 2U2 2G2 2R2").play("buy:2W1");
    assert_eq!(table.bonuses(0), "WW");
    assert_eq!(crate::Token::letters(table.seat(0).price(crate::Card::from_code("1K4").unwrap())), "W");
}

#[test]
fn due_41_some_cards_give_no_bonus() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "RRRRP").pyramid(1, "1N1 1W1 1J1 1J2 1J3").play("buy:1N1");
    assert_eq!((table.bonuses(0).as_str(), table.seat(0).points), ("", 3));
}
