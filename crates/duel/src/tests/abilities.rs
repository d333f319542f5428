//! DUE-42 to DUE-47: what cards do when they are bought.

use super::table::Table;
use crate::Token;

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn due_42_another_whole_turn_after_this_one() {
    let mut table = Table::new();
    table.board("W.U.. ..... ..... ..... .....").privileges(0, 1).give(0, "UUGGP").pyramid(1, "1W1 1N1 1J1 1J2 1J3");
    table.play("buy:1W1");
    assert_eq!(table.to_act(), Some(0));
    assert_eq!(table.verbs(), ["privilege", "replenish", "take"], "a whole turn with optional actions");
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-again"]);
    table.play("privilege:a1; take:c1");
    assert_eq!(table.to_act(), Some(1), "one more, not for ever");
}

#[test]
fn due_42_is_known_while_the_card_joins_a_column() {
    let mut table = Table::new();
    table
        .board("W.U.. ..... ..... ..... .....")
        .give(0, "RRRR")
        .own(0, "1W1 1R1 1R2 1R3 1R4")
        .pyramid(3, "3J1 3J2 3W1");
    assert!(!table.game.plays_again());
    table.play("buy:3J2");
    assert_eq!((table.legal(), table.game.plays_again()), (vec!["associate:W".into(), "associate:R".into()], true));
    table.play("associate:R");
    assert_eq!((table.to_act(), table.game.plays_again()), (Some(0), false));
}

#[test]
fn due_43_the_card_counts_as_the_colour_of_the_column_it_joins() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "KKKKP").own(0, "1W1 1U1 1U2").pyramid(1, "1J2 1N1 1J1 1W5 1J3");
    table.play("buy:1J2");
    assert_eq!(table.legal(), ["associate:W", "associate:U"]);
    assert_eq!(table.why_not("associate:G"), "DUE-43 refuse-duel-no-column");
    assert_eq!(table.why_not("replenish"), "DUE-47 refuse-duel-ability-first");
    table.play("associate:U");
    assert_eq!(table.bonuses(0), "WUUU");
    assert_eq!(Token::letters(table.seat(0).colour_points), "U", "its point, too");
    assert_eq!(table.seat(0).column(crate::Card::from_code("1J2").unwrap()), Some(crate::Colour::Blue));
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn due_43_with_one_column_there_is_no_question() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "KKKKP").own(0, "1R1").pyramid(1, "1J2 1N1 1J1 1W5 1J3").play("buy:1J2");
    assert_eq!((table.bonuses(0).as_str(), table.to_act()), ("RR", Some(1)));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-associated"]);
}

#[test]
fn due_43_it_gives_one_bonus_also_on_a_double_one_or_on_an_associated_card() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "KKKKP").own(0, "2R1").pyramid(1, "1J2 1N1 1J1 1W5 1J3").play("buy:1J2");
    assert_eq!(table.bonuses(0), "RRR");
    let mut table = Table::new();
    table.board(EMPTY).give(0, "KKKKP").own(0, "2R1 1J3=R").pyramid(1, "1J2 1N1 1J1 1W5 1J4").play("buy:1J2");
    assert_eq!(table.bonuses(0), "RRRR");
}

#[test]
fn due_43_without_a_card_to_lay_it_on_it_cannot_be_bought_but_reserved() {
    let mut table = Table::new();
    table.board("Y.... ..... ..... ..... .....").give(0, "KKKKP").pyramid(1, "1J2 1J1 1J3 1W5 1K5");
    assert_eq!(table.after("buy"), "");
    assert_eq!(table.why_not("buy:1J2"), "DUE-43 refuse-duel-nothing-to-join");
    let mut bonusless = table.clone();
    bonusless.own(0, "1N1 2N1").royal(0, "1");
    assert_eq!(bonusless.why_not("buy:1J2"), "DUE-43 refuse-duel-nothing-to-join", "those have no bonus");
    let mut owner = table.clone();
    owner.own(0, "1G1");
    assert_eq!(owner.after("buy"), "1J2");
    table.play("gold:a1; reserve:1J2");
    assert_eq!(table.hand(0), "1J2");
}

#[test]
fn due_43_due_42_one_card_joins_a_column_and_brings_another_turn() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "RRRRYY").own(0, "1R1 1R2 1G1").pyramid(3, "3J2 3W1 3W2");
    table.play("buy:3J2; associate:G");
    assert_eq!((table.bonuses(0).as_str(), table.to_act()), ("GGRR", Some(0)));
    assert_eq!(Token::letters(table.seat(0).colour_points), "GGG");
    assert_eq!(table.verbs(), ["replenish"]);
}

#[test]
fn due_44_a_token_of_the_cards_colour_from_a_space_of_choice() {
    let mut table = Table::new();
    table.board("W.UW. ..... ..Y.. ..... ....W").pyramid(1, "1W3 1N1 1J1 1J2 1J3").give(0, "RRKK").play("buy:1W3");
    assert_eq!(table.legal(), ["token:a1", "token:d1", "token:e5"], "it must be taken");
    assert_eq!(table.why_not("token:c1"), "DUE-44 refuse-duel-other-token");
    assert_eq!(table.why_not("token:b1"), "DUE-44 refuse-duel-other-token");
    table.play("token:d1");
    assert_eq!((table.tokens(0), table.rows()), ("W".into(), "W.U.. ..... ..Y.. ..... ....W".into()));
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-took-by-ability"]);
}

#[test]
fn due_44_a_single_one_comes_by_itself_and_without_one_the_ability_is_ignored() {
    let mut table = Table::new();
    table.board("..U.. ..... ..W.. ..... .....").pyramid(1, "1W3 1N1 1J1 1J2 1J3").give(0, "RRKK").play("buy:1W3");
    assert_eq!((table.tokens(0).as_str(), table.to_act()), ("W", Some(1)));
    let mut table = Table::new();
    table.board("..U.. ..... ..... ..... .....").pyramid(1, "1W3 1N1 1J1 1J2 1J3").give(0, "RRKK").play("buy:1W3");
    assert_eq!((table.tokens(0).as_str(), table.to_act()), ("", Some(1)));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-no-token"]);
}

#[test]
fn due_44_what_lies_in_the_bag_is_not_on_the_board() {
    let mut table = Table::new();
    table.board("..U.. ..... ..... ..... .....").pyramid(1, "1R3 1N1 1J1 1J2 1J3").give(0, "UUGGR").play("buy:1R3");
    assert_eq!((table.tokens(0).as_str(), table.bag().contains("RRR")), ("R", true));
    assert_eq!(table.told().last(), Some(&"event-duel-no-token"));
}

#[test]
fn due_45_a_privilege_as_due_13_says() {
    for (theirs, after) in [(0, [2, 1, 0]), (3, [0, 1, 2])] {
        let mut table = Table::new();
        table.board(EMPTY).pyramid(2, "2W3 2U1 2G1 2R1").give(0, "WWWWKKP").privileges(1, theirs).play("buy:2W3");
        assert_eq!((table.scrolls(), table.to_act()), (after, Some(1)));
    }
    let mut table = Table::new();
    table.board(EMPTY).pyramid(2, "2W3 2U1 2G1 2R1").give(0, "WWWWKKP").privileges(0, 3).play("buy:2W3");
    assert_eq!((table.scrolls(), table.to_act()), ([0, 3, 0], Some(1)));
}

#[test]
fn due_46_a_gem_or_pearl_of_choice_from_the_opponent_never_gold() {
    let mut table = Table::new();
    table.board(EMPTY).pyramid(2, "2W2 2U1 2G1 2R1").give(0, "UUUURRR").give(1, "WKKPY").play("buy:2W2");
    assert_eq!(table.legal(), ["steal:W", "steal:K", "steal:P"]);
    assert_eq!(table.why_not("steal:U"), "DUE-46 refuse-duel-not-theirs");
    table.play("steal:P");
    assert_eq!((table.tokens(0).as_str(), table.tokens(1).as_str(), table.to_act()), ("P", "WKKY", Some(1)));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-stole"]);
}

#[test]
fn due_46_one_kind_is_taken_without_a_question_and_nothing_if_there_is_none() {
    let mut table = Table::new();
    table.board(EMPTY).pyramid(2, "2W2 2U1 2G1 2R1").give(0, "UUUURRR").give(1, "KKY").play("buy:2W2");
    assert_eq!((table.tokens(0).as_str(), table.tokens(1).as_str(), table.to_act()), ("K", "KY", Some(1)));
    let mut table = Table::new();
    table.board(EMPTY).pyramid(2, "2W2 2U1 2G1 2R1").give(0, "UUUURRR").give(1, "YYY").play("buy:2W2");
    assert_eq!((table.tokens(0).as_str(), table.tokens(1).as_str(), table.to_act()), ("", "YYY", Some(1)));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-nothing-to-steal"]);
}

#[test]
fn due_47_at_once_on_buying_and_at_no_other_time() {
    let mut table = Table::new();
    table.board("W.W.Y ..... ..... ..... .....").own(0, "1W3 2W2 2W3 1W1").give(1, "UK");
    for text in ["token:a1", "steal:U", "associate:W"] {
        assert_eq!(table.why_not(text), "DUE-47 refuse-duel-no-ability-due", "{text}");
    }
    table.play("gold:e1; reserve:1W2");
    assert_eq!((table.scrolls(), table.to_act()), ([3, 0, 0], Some(1)), "reserving does nothing of the kind");
}
