//! Recruiting characters.

use super::{FIFTEEN_POINTS, happened, players, two};
use game::{Eyes, Game};

#[test]
fn mar_13_a_face_up_card() {
    let mut table = two();
    table.give(0, "BBBBY").play("recruit:1P8; deal:1O8");
    assert_eq!(table.cards(0), ["1P8"]);
    assert_eq!(table.tokens(0), "Y");
    assert_eq!(table.bonuses(0), "P");
    assert_eq!(super::points(&table), [1, 0]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_13_a_reserved_card() {
    let mut table = two();
    let row = table.row(1);
    table.hold_hidden(0, "1Y1 1P4").give(0, "BBB").play("recruit:1P4");
    assert_eq!(table.cards(0), ["1P4"]);
    assert_eq!(table.hand(0), ["1Y1"]);
    assert_eq!(table.row(1), row);
}

#[test]
fn mar_13_nobody_elses_reserved_card_and_none_of_a_deck() {
    let mut table = two();
    table.hold(1, "1P4").give(0, "BBB");
    assert_eq!(table.why_not("recruit:1P4"), "MAR-13 refuse-not-for-sale");
    assert_eq!(table.why_not("recruit:1P3"), "MAR-13 refuse-not-for-sale");
}

#[test]
fn mar_30_the_cost_less_the_bonuses_never_below_zero() {
    let mut table = two();
    // Ghost Rider costs YYPBBBB; three purple bonuses pay one purple and nothing else.
    table.market("2R3 2R4 2R5 2R6").own_bonuses(0, "YPPPB").give(0, "YBB");
    assert_eq!(table.why_not("recruit:2R3"), "MAR-30 refuse-too-dear");
    table.give(0, "BR").play("recruit:2R3");
    assert_eq!(table.tokens(0), "R", "one yellow and three blue are paid");
}

#[test]
fn mar_30_its_own_bonus_does_not_lower_its_price() {
    let mut table = two();
    // Rocket costs YRR and gives Y.
    table.market("1Y5 1Y6 1Y7 1Y8").give(0, "RR");
    assert_eq!(table.why_not("recruit:1Y5"), "MAR-30 refuse-too-dear");
    table.give(0, "Y").play("recruit:1Y5");
    assert_eq!(table.tokens(0), "");
}

#[test]
fn mar_30_a_refusal_says_what_is_missing() {
    let mut table = two();
    table.give(0, "BS");
    let reason = table.refused("recruit:1P8").reason;
    let said = |name: &str| reason.args.iter().find(|arg| arg.0 == name).map(|arg| arg.1.clone());
    assert_eq!(said("missing"), Some(game::Arg::Tokens("BBB".into())));
    assert_eq!(said("jokers"), Some(game::Arg::Number(1)));
}

#[test]
fn mar_30_a_grey_token_replaces_any_colour() {
    let mut table = two();
    // Grandmaster costs YPBR.
    table.market("1Y2 1Y6 1Y7 1Y8").give(0, "SSS");
    assert_eq!(table.why_not("recruit:1Y2"), "MAR-30 refuse-too-dear");
    table.give(0, "S").play("recruit:1Y2");
    assert_eq!(table.cards(0), ["1Y2"]);
    assert_eq!(table.tokens(0), "");
    assert_eq!(table.bank().matches('S').count(), 5, "spent tokens return to the supply");
}

#[test]
fn mar_30_which_tokens_are_paid_is_the_players_choice() {
    let mut table = two();
    // Rocket costs YRR.
    table.market("1Y5 1Y6 1Y7 1Y8").give(0, "YRRSS").play("recruit:1Y5");
    assert_eq!(table.legal(), ["shield:Y0", "shield:Y1"]);
    assert_eq!(table.why_not("shield:Y2"), "MAR-30 refuse-joker-count");
    assert_eq!(table.why_not("shield:R1"), "MAR-30 refuse-joker-colour");
    assert_eq!(table.why_not("take:YPB"), "MAR-30 refuse-pay-first");
    table.play("shield:Y1");
    assert_eq!(table.legal(), ["shield:R0", "shield:R1"]);
    let mut other = table.clone();
    table.play("shield:R0");
    assert_eq!(table.tokens(0), "YS");
    assert_eq!(happened(&mut table).iter().filter(|what| *what == "recruited 0 1Y5 RRS").count(), 1);
    other.play("shield:R1");
    assert_eq!(other.tokens(0), "YR");
    assert_eq!(other.bank(), "YYYPPPPBBBBRRROOOOSSSSSTT");
}

#[test]
fn mar_30_no_question_where_there_is_no_choice() {
    let mut table = two();
    table.market("1Y5 1Y6 1Y7 1Y8").give(0, "RRS").play("recruit:1Y5");
    assert_eq!(table.tokens(0), "");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_30_grey_never_stands_for_green() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).own(0, "1O8").give(0, "SSS");
    assert!("shield:T1".parse::<super::super::Action>().is_err());
    table.play("reserve:1Y8; take:YPB");
    assert_eq!(super::points(&table), [16, 0]);
    assert!(!table.is_over(), "no grey token is a time stone");
}

#[test]
fn mar_30_spent_tokens_return_to_the_supply() {
    let mut table = two();
    table.give(0, "BBBBS");
    assert_eq!(table.bank(), "YYYYPPPPRRRROOOOSSSSTT");
    table.play("recruit:1P8; shield:B1");
    assert_eq!(table.tokens(0), "B");
    assert_eq!(table.bank(), "YYYYPPPPBBBRRRROOOOSSSSSTT");
}

#[test]
fn mar_30_a_face_up_card_is_replaced_at_once() {
    let mut table = two();
    table.give(0, "BBBB").step("recruit:1P8");
    assert!(table.after("deal").iter().all(|code| code.starts_with('1')), "from the same level's deck");
    assert_eq!(table.to_act(), None, "before anything else");
    table.step("deal:1R2");
    assert_eq!(table.row(1), "1Y8 1R2 1B8 1R8");
    table.step("reserve:1B8").step("deal:1R3");
    assert_eq!(table.row(1), "1Y8 1R2 1R3 1R8");
}

#[test]
fn mar_30_a_place_stays_empty_if_the_deck_is_empty() {
    let mut table = two();
    table.deck(1, "").give(0, "BBBB").step("recruit:1P8");
    assert_eq!(table.row(1), "1Y8 - 1B8 1R8");
    assert_eq!(table.to_act(), Some(1));
    table.step("reserve:1R8");
    assert_eq!(table.row(1), "1Y8 - 1B8 -");
}

#[test]
fn mar_31_the_first_character_of_level_3_brings_a_time_stone() {
    let mut table = two();
    table.market("3O1 3O2 3O3 3O4").give(0, "YYYYSSS").play("recruit:3O2");
    assert_eq!(table.tokens(0), "T");
    assert_eq!(table.bank().matches('T').count(), 1);
    assert!(happened(&mut table).contains(&"stone 0".into()));
}

#[test]
fn mar_31_also_from_the_hand_but_not_while_it_lies_there() {
    let mut table = two();
    table.hold(0, "3O2").give(0, "YYYY").play("reserve:3Y3; take:PBR");
    assert_eq!(table.tokens(0), "YYYYS");
    table.give(0, "SS").play("recruit:3O2");
    assert_eq!(table.tokens(0), "T");
}

#[test]
fn mar_31_never_more_than_one() {
    let mut table = two();
    table.market("3O1 3O2 3O3 3O4").own(0, "3Y2").give(0, "TYYYYSS").play("recruit:3O2");
    assert_eq!(table.cards(0), ["3Y2", "3O2"]);
    assert_eq!(table.tokens(0), "T");
    assert!(!happened(&mut table).iter().any(|what| what.starts_with("stone")));
}

#[test]
fn mar_31_other_levels_bring_none() {
    let mut table = two();
    table.market("2R3 2R4 2R5 2R6").give(0, "BBBBSS").play("recruit:2R6");
    assert_eq!(table.cards(0), ["2R6"]);
    assert_eq!(table.tokens(0), "");
}

#[test]
fn mar_31_there_is_one_for_everybody() {
    let mut table = players(4);
    table.market("3O2 3P3 3B3 3R2");
    for (seat, tokens, card) in
        [(0, "YYYYYYY", "3O2"), (1, "OOOOOOO", "3P3"), (2, "RRRRRRR", "3B3"), (3, "PPPPPPP", "3R2")]
    {
        table.give(seat, tokens).play(&format!("recruit:{card}"));
        assert_eq!(table.tokens(seat), "T");
    }
    assert_eq!(table.bank().matches('T').count(), 0);
}

/// The example of the rule: ten tokens and a level-3 card for free.
#[test]
fn mar_31_the_stone_counts_for_the_limit() {
    let mut table = two();
    table.market("3O1 3O2 3O3 3O4").own_bonuses(0, "YYYYY").own(0, "1Y6 1Y7").give(0, "PPPBBBRRRS").play("recruit:3O2");
    assert_eq!(table.tokens(0), "PPPBBBRRRST");
    assert_eq!(table.legal(), ["return:P", "return:B", "return:R", "return:S"]);
    table.play("return:R");
    assert_eq!(table.tokens(0), "PPPBBBRRST");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_32_a_recruit_lies_face_up_and_gives_bonus_points_and_tags() {
    let mut table = two();
    // Maria Hill: a yellow bonus, a point and a tag.
    table.market("2Y1 2Y2 2Y3 2Y4").give(0, "PPBBOOO").play("recruit:2Y1; take:YPB");
    for eyes in Eyes::all(2) {
        let view = table.game.view(eyes);
        assert_eq!(view.common.seats[0].cards, ["2Y1"]);
        assert_eq!(view.common.seats[0].bonuses[&'Y'], 1);
        assert_eq!((view.common.seats[0].points, view.gauntlet[0].tags), (1, 1));
    }
    // Taskmaster costs YYYY: the bonus pays one of them.
    table.give(0, "YYY").play("recruit:1B8");
    assert_eq!(table.tokens(0), "");
    assert_eq!(super::points(&table), [2, 0]);
    table.play("take:YPB; take:YPB");
    assert_eq!(table.bonuses(0), "YB", "for the rest of the game");
}

#[test]
fn mar_32_with_enough_bonuses_a_card_costs_nothing() {
    let mut table = two();
    table.own_bonuses(0, "BBBB").give(0, "BS").play("recruit:1P8");
    assert_eq!(table.tokens(0), "BS");
    assert_eq!(table.cards(0).len(), 5);
    assert!(happened(&mut table).contains(&"recruited 0 1P8 ".into()));
}
