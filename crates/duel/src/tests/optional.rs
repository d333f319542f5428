//! DUE-10 to DUE-15: privileges, replenishing, and what must be done.

use super::table::Table;
use game::{Eyes, Game, Seat};

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn due_10_each_privilege_takes_one_gem_or_pearl_of_choice() {
    let mut table = Table::new();
    table.board("W...P ..... ..Y.. ..... ....K").privileges(0, 2);
    assert_eq!(table.after("privilege"), "a1 e1 e5");
    table.play("privilege:e1");
    assert_eq!((table.tokens(0), table.rows()), ("P".into(), "W.... ..... ..Y.. ..... ....K".into()));
    assert_eq!(table.scrolls(), [2, 1, 0], "the scroll is back above the board");
    assert_eq!(table.to_act(), Some(0), "the turn goes on");
    table.play("privilege:e5");
    assert_eq!((table.tokens(0).as_str(), table.scrolls()), ("KP", [3, 0, 0]));
    assert_eq!(table.after("privilege"), "");
    assert_eq!(table.why_not("privilege:a1"), "DUE-10 refuse-duel-no-privilege");
    assert_eq!(table.told(), ["event-duel-took-by-privilege"; 2]);
}

#[test]
fn due_10_never_gold_and_no_scroll_for_nothing() {
    let mut table = Table::new();
    table.board("W.... ..... ..Y.. ..... .....").privileges(0, 3);
    assert_eq!(table.why_not("privilege:c3"), "DUE-10 refuse-duel-never-gold");
    assert_eq!(table.why_not("privilege:b1"), "DUE-10 refuse-duel-empty-cell");
    table.play("privilege:a1");
    assert_eq!(table.after("privilege"), "", "only gold is left on the board");
    assert_eq!(table.scrolls(), [1, 2, 0]);
}

#[test]
fn due_11_the_bag_is_laid_on_the_empty_cells_along_the_spiral() {
    let mut table = Table::new();
    table.board("WWWWU ..... ..K.. ..... UUUGG").give(0, "GGRRRRKKK").give(1, "PPY");
    assert_eq!(table.bag(), "YY");
    table.step("replenish");
    assert_eq!(table.legal(), ["cell:Y"]);
    table.step("cell:Y").step("cell:Y");
    assert_eq!(table.rows(), "WWWWU ..... ..K.. .YY.. UUUGG", "c3 is taken, so c4 and b4 are next");
    assert_eq!(table.bag(), "");
    assert_eq!(table.scrolls(), [2, 0, 1], "the opponent takes a privilege");
    assert_eq!(table.to_act(), Some(0));
    let told = table.told();
    assert_eq!(told, ["event-duel-replenished", "event-duel-laid", "event-duel-laid", "event-duel-privilege"]);
}

#[test]
fn due_11_not_if_the_bag_is_empty() {
    let table = Table::new();
    assert_eq!(table.bag(), "");
    assert_eq!(table.why_not("replenish"), "DUE-11 refuse-duel-bag-empty");
}

#[test]
fn due_11_also_when_the_opponent_has_all_privileges() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").privileges(1, 3);
    table.play("replenish");
    assert_eq!(table.scrolls(), [0, 0, 3]);
    assert_eq!(table.told().last(), Some(&"event-duel-privilege-none"));
}

#[test]
fn due_11_the_odds_are_those_of_the_bag() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "WWUUUUY").step("replenish");
    let odds = |letter: &str| table.game.odds(format!("cell:{letter}").parse().unwrap());
    assert_eq!((odds("W"), odds("G"), odds("P"), odds("Y")), (2, 4, 2, 2));
    assert!(!table.allows("cell:U"), "all blue gems are with the player");
}

#[test]
fn due_12_no_privilege_after_replenishing() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").privileges(0, 2);
    assert!(table.allows("privilege:a1"));
    table.play("privilege:a1; replenish");
    assert_eq!(table.scrolls(), [1, 1, 1]);
    assert_eq!(table.after("privilege"), "");
    assert_eq!(table.why_not("privilege:a1"), "DUE-12 refuse-duel-privilege-too-late");
    assert_eq!(table.why_not("replenish"), "DUE-11 refuse-duel-bag-empty", "nor a second time");
    table.play("take:a1; take:b1");
    assert_eq!(table.to_act(), Some(0));
    assert!(table.allows("privilege:c1"), "in the next turn they can be used again");
}

#[test]
fn due_13_a_privilege_comes_from_above_the_board_then_from_the_opponent_then_not_at_all() {
    let replenish = |own, theirs| {
        let mut table = Table::new();
        table.board("W.... ..... ..... ..... .....").privileges(0, own).privileges(1, theirs).play("replenish");
        (table.scrolls(), *table.told().last().unwrap())
    };
    assert_eq!(replenish(1, 1), ([0, 1, 2], "event-duel-privilege"));
    assert_eq!(replenish(1, 2), ([0, 0, 3], "event-duel-privilege-moves"));
    assert_eq!(replenish(3, 0), ([0, 2, 1], "event-duel-privilege-moves"));
    assert_eq!(replenish(0, 3), ([0, 0, 3], "event-duel-privilege-none"));
}

#[test]
fn due_14_one_of_three_mandatory_actions_and_no_way_around() {
    let mut table = Table::new();
    table.board("WWW.. ..... ..Y.. ..... .....").give(0, "UUU").pyramid(1, "1W4 1N1 1J1 1J2 1J3").privileges(0, 1);
    assert_eq!(table.verbs(), ["privilege", "replenish", "take", "gold", "buy"]);
    assert_eq!(table.after("gold"), "c3");
    assert_eq!(table.after("buy"), "1W4");
    assert_eq!(table.why_not("pass"), "DUE-14 refuse-can-act");
    table.play("replenish");
    assert_eq!(table.verbs(), ["take", "gold", "buy"]);
    assert_eq!(table.why_not("pass"), "DUE-14 refuse-can-act");
    table.play("take:a1");
    assert_eq!(table.to_act(), Some(1), "one action, and the turn is over");
}

#[test]
fn due_15_who_can_do_nothing_must_replenish_and_then_act() {
    let mut table = Table::new();
    table.board(EMPTY).privileges(0, 1);
    assert_eq!(table.legal(), ["replenish"]);
    assert_eq!(table.why_not("pass"), "DUE-15 refuse-duel-must-replenish");
    assert_eq!(table.why_not("privilege:c3"), "DUE-10 refuse-duel-empty-cell");
    table.play("replenish");
    assert_eq!(table.scrolls(), [1, 1, 1], "the opponent takes a privilege");
    assert_eq!(table.verbs(), ["take", "gold"], "no privileges");
}

#[test]
fn due_15_buying_and_reserving_keep_a_player_from_being_forced() {
    let mut table = Table::new();
    table.board(EMPTY).pyramid(1, "1W4 1N1 1J1 1J2 1J3").give(0, "UUU");
    assert_eq!(table.legal(), ["replenish", "buy:1W4"]);
    table.board("....Y ..... ..... ..... .....").pyramid(1, "1W1 1N1 1J1 1J2 1J3");
    assert_eq!(table.legal(), ["replenish", "gold:e1"]);
    table.hold(0, "3W1 3W2 3U1");
    assert_eq!(table.legal(), ["replenish"], "with three reserved cards gold is no way out");
}

/// A player with twelve gems who can neither take nor reserve nor buy: the last gems were taken with privileges.
fn stuck(board: &str) -> Table {
    let mut table = Table::new();
    table.pyramid(1, "1W1 1U1 1G1 1N1 1W5").pyramid(2, "2W1 2W4 2U2 2N1").pyramid(3, "3W1 3G2 3R2");
    table.hold(0, "3N1? 3J1? 3J2").privileges(0, 2);
    table.board(board).give(0, "WWWWUUUUKK").give(1, "GGGGRRRRPP");
    assert!(table.verbs().contains(&"take".into()));
    table.play("privilege:a1; privilege:b1");
    table
}

#[test]
fn due_15_due_60_with_an_empty_bag_the_turn_goes_on_without_an_action() {
    let mut table = stuck("KK... YYY.. ..... ..... .....");
    assert_eq!(table.bag(), "");
    assert_eq!(table.legal(), ["pass"]);
    table.events.clear();
    table.play("pass");
    assert_eq!(table.why_not("take:a1"), "DUE-60 refuse-return-first");
    table.play("return:W; return:K");
    assert_eq!((table.tokens(0).as_str(), table.bag().as_str()), ("WWWUUUUKKK", "WK"));
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.told(), ["event-duel-passed", "event-returned", "event-returned"]);
}

#[test]
fn due_15_if_nothing_is_possible_even_after_replenishing_the_turn_goes_on() {
    let mut table = stuck("KK... ..... ..... ..... .....");
    assert_eq!(table.bag(), "YYY");
    assert_eq!(table.legal(), ["replenish"]);
    table.play("replenish");
    assert_eq!(table.rows(), "..... ..... ..Y.. .YY.. .....");
    assert_eq!(table.legal(), ["pass"]);
    assert_eq!(table.scrolls(), [2, 0, 1]);
    table.play("pass; return:W; return:W");
    assert_eq!(table.to_act(), Some(1));
}

/// The opponent cannot see whether a hidden card could be bought, so the rules ask even where nothing can be done.
#[test]
fn due_15_what_only_the_hand_forces_is_asked() {
    let [poor, rich] = ["3N1?", "3K2?"].map(|hidden| {
        let mut table = Table::new();
        table.pyramid(1, "1W1 1U1 1J4 1N1 1W5").pyramid(2, "2W1 2W4 2U2 2N1").pyramid(3, "3W1 3G2 3R2");
        // 3K2 costs WWRRKKKKKK, 3N1 eight white ones.
        table.hold(0, hidden).hold(0, "3J1 3J2").own(0, "1R2 2K1");
        table.board("..... YYY.. ..... ..... .....").give(0, "WWUUUUKKKKPR").give(1, "GGGGRRRWWP");
        table
    });
    assert_eq!(poor.legal(), ["pass"]);
    assert_eq!(rich.legal(), ["buy:3K2"]);
    let opponent = Eyes::Seat(Seat::new(1));
    assert_eq!(poor.game.turn(), rich.game.turn());
    assert_eq!(poor.game.view(opponent), rich.game.view(opponent));
}
