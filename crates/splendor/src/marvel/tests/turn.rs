//! The course of a turn.

use super::{happened, points, two};
use game::{Eyes, Game};

#[test]
fn mar_09_exactly_one_action_a_turn() {
    for action in ["take:YPR", "take:YY", "reserve:1Y8", "reserve:1", "recruit:1P8"] {
        let mut table = two();
        table.give(0, "BBBB").play(action);
        assert_eq!(table.to_act(), Some(1), "{action}");
    }
}

#[test]
fn mar_09_one_of_the_four_and_nothing_else() {
    let mut table = two();
    table.give(0, "BBBB");
    let verb = |text: &String| text.split(':').next().unwrap_or_default().to_owned();
    let mut offered: Vec<String> = table.legal().iter().map(verb).collect();
    offered.dedup();
    assert_eq!(offered, ["take", "reserve", "recruit"]);
    assert_eq!(table.why_not("shield:Y1"), "MAR-30 refuse-not-paying");
    assert_eq!(table.why_not("return:B"), "MAR-20 refuse-no-surplus");
    assert_eq!(table.why_not("location:1A"), "MAR-40 refuse-no-tile-due");
}

/// One turn in which everything happens that can happen: see also MAR-31, MAR-41, MAR-30, MAR-20, MAR-40 and MAR-50.
#[test]
fn mar_09_the_order_within_a_turn() {
    let mut table = two();
    // Thor (3 points, 2 tags) costs YYYPPPPPBBBRRR; the location asks for PPPPRRRR, so that Thor's bonus is needed.
    table.market("3R1 3R2 3R3 3R4").lay_tiles("1B 2A");
    table.own_bonuses(0, "YYYPPPPPBBBRRR").own(0, "2O6 2P6 2B3 1O1").give(0, "YYYPPPBBBS");
    happened(&mut table);
    table.step("recruit:3R1");
    assert_eq!(happened(&mut table), ["recruited 0 3R1 ", "stone 0", "avengers 0"]);
    assert_eq!(table.tokens(0), "YYYPPPBBBST", "the stone is there before the refill");
    assert_eq!(points(&table), [8 + 3 + 3, 0]);
    table.step("deal:3O4");
    assert_eq!(happened(&mut table), ["dealt 3O4"]);
    assert_eq!(table.tiles(0), Vec::<&str>::new(), "the surplus goes back before the location comes");
    table.step("return:S");
    assert_eq!(happened(&mut table), ["returned 0 S", "location 0 1B", "last round 0"]);
    assert_eq!(points(&table), [17, 0]);
    assert!(table.game.view(Eyes::Spectator).last_round);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_09_a_draw_comes_before_the_next_choice() {
    let mut table = two();
    table.step("reserve:1P8");
    assert_eq!(table.to_act(), None);
    assert_eq!(table.why_not("take:YPB"), "MAR-09 refuse-draw-due");
}
