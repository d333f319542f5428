//! How many tokens a player may hold, and who sees them.

use super::{players, two};
use game::{Eyes, Game, Seat};

#[test]
fn mar_20_at_most_ten_grey_and_green_included() {
    let mut table = two();
    table.give(0, "YYPPBRSST").play("reserve:1");
    assert_eq!(table.tokens(0).len(), 10);
    assert_eq!(table.to_act(), Some(1), "ten may be kept");
    table.turn_of(0).give_back(0, "P").play("reserve:1");
    assert_eq!(table.tokens(0), "YYPBRSSSST");
    assert_eq!(table.to_act(), Some(1));
    table.turn_of(0).play("take:YPB");
    assert_eq!(table.tokens(0).len(), 13);
    assert_eq!(table.to_act(), Some(0), "three are too many");
}

#[test]
fn mar_20_exactly_the_surplus_is_returned_the_player_choosing() {
    let mut table = two();
    table.give(0, "YYPPBBRRS").play("take:YRO");
    assert_eq!(table.tokens(0), "YYYPPBBRRROS");
    assert_eq!(table.legal(), ["return:Y", "return:P", "return:B", "return:R", "return:O"]);
    assert_eq!(table.why_not("take:YPB"), "MAR-20 refuse-return-first");
    assert_eq!(table.why_not("return:S"), "MAR-20 refuse-return-order");
    // What was just taken and what was held before, grey too.
    table.play("return:O");
    assert_eq!(table.to_act(), Some(0), "one more");
    assert_eq!(table.legal(), ["return:S"], "in ascending order, so that each set has one path");
    table.play("return:S");
    assert_eq!(table.tokens(0), "YYYPPBBRRR");
    assert_eq!(table.bank(), "YPPBBROOOOSSSSSTT");
    assert_eq!(table.why_not("return:Y"), "MAR-20 refuse-no-surplus");
}

#[test]
fn mar_20_a_green_token_is_never_returned() {
    let mut table = two();
    table.give(0, "YYYPPPBBBT").play("take:YPB");
    let mut paths = 0;
    // Whatever is chosen, green stays.
    let mut open = vec![table];
    while let Some(table) = open.pop() {
        if table.to_act() != Some(0) {
            assert_eq!(table.tokens(0).len(), 10);
            assert!(table.tokens(0).ends_with('T'));
            paths += 1;
            continue;
        }
        assert_eq!(table.why_not("return:T"), "MAR-20 refuse-never-returned");
        for action in table.legal() {
            let mut next = table.clone();
            next.play(&action);
            open.push(next);
        }
    }
    // Sets of three out of four yellow, four purple and four blue.
    assert_eq!(paths, 10);
}

/// Green counts for the limit, so the last possible colour must leave enough to return besides it.
#[test]
fn mar_20_a_choice_that_would_leave_only_green_is_not_offered() {
    let mut table = two();
    table.give(0, "YYYYPPPPBT").play("take:BRO");
    assert_eq!(table.tokens(0), "YYYYPPPPBBROT");
    assert_eq!(table.legal(), ["return:Y", "return:P", "return:B"], "after red only orange and green would be left");
    table.play("return:B; return:R");
    assert_eq!(table.legal(), ["return:O"]);
}

#[test]
fn mar_20_somebody_elses_green_is_no_concern() {
    let mut table = two();
    table.give(0, "YYYPPPBBBR").give(1, "T").play("reserve:1");
    assert_eq!(table.why_not("return:T"), "MAR-20 refuse-no-such-token");
}

#[test]
fn mar_21_green_never_pays() {
    let mut table = two();
    table.give(0, "BBBT");
    assert_eq!(table.why_not("recruit:1P8"), "MAR-30 refuse-too-dear");
    table.give(0, "B").play("recruit:1P8");
    assert_eq!(table.tokens(0), "T");
}

#[test]
fn mar_21_a_stone_gives_no_bonus() {
    let mut table = two();
    table.give(0, "T");
    assert_eq!(table.bonuses(0), "");
    let view = table.game.view(Eyes::Spectator);
    assert_eq!(view.common.seats[0].bonuses.keys().collect::<String>(), "BOPRY");
}

#[test]
fn mar_22_tokens_are_visible_to_all() {
    let mut table = players(3);
    table.give(0, "YYST").give(1, "PBR").give(2, "OO");
    for eyes in Eyes::all(3) {
        let view = table.game.view(eyes).common;
        let held = |seat: usize| {
            let tokens = view.seats[seat].tokens.iter();
            (
                tokens.map(|(letter, &n)| letter.to_string().repeat(n.into())).collect::<String>(),
                view.seats[seat].token_count,
            )
        };
        assert_eq!(held(0), ("STYY".into(), 4));
        assert_eq!(held(1), ("BPR".into(), 3));
        assert_eq!(held(2), ("OO".into(), 2));
        assert_eq!((view.bank[&'T'], view.bank[&'S'], view.bank[&'O']), (2, 4, 3));
    }
}

#[test]
fn mar_22_during_a_turn_any_number_may_be_held() {
    let mut table = two();
    table.give(0, "YYPPBBRROO");
    assert!(table.allows("take:YPB"), "holding ten blocks no action");
    table.play("take:YPB");
    assert_eq!(table.game.tableau.seat(Seat::new(0)).tokens.total(), 13);
    assert_eq!(table.game.tableau.seat(Seat::new(0)).surplus(), 3);
}
