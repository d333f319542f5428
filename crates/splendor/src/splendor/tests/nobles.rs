//! Nobles.

use super::{eyes_of, happens, two, two_stuck, view};
use crate::harness::Table;
use crate::splendor::Splendor;
use crate::tableau::Prompt;
use game::Eyes;

/// A game in which seat 0 meets the demands of these nobles, among others that it does not meet.
fn visited_by(nobles: &str, bonuses: &str) -> Table<Splendor> {
    let mut table = two();
    table.market("1G2 1R8 1K8 1U8").lay_tiles(nobles).own_bonuses(0, bonuses);
    table
}

#[test]
fn spl_40_a_noble_comes_at_the_end_of_a_turn_whatever_the_action() {
    for action in ["take:WUG", "take:WW", "reserve:1R8", "reserve:3", "buy:1R8"] {
        let mut table = visited_by("WUG RK", "WWWWUUUGGG");
        let happened = happens(&mut table, action);
        assert_eq!(happened.last().unwrap(), "visited 0 WUG", "{action}");
        assert_eq!((table.tiles(0), table.seat(0).points), (vec!["WUG"], if action == "buy:1R8" { 4 } else { 3 }));
        assert_eq!((table.open_tiles(), table.to_act()), (vec!["RK"], Some(1)));
    }
}

#[test]
fn spl_40_after_a_pass_too() {
    let mut table = two_stuck();
    table.deck(1, "1W1 1W2 1W3 1U1 1U2 1U3 1G1 1G2 1G3").lay_tiles("WUG").own_bonuses(0, "WWWUUUGGG");
    assert_eq!(happens(&mut table, "pass"), ["passed 0", "visited 0 WUG"]);
    assert_eq!(table.seat(0).points, 3);
}

#[test]
fn spl_40_the_card_just_bought_counts() {
    let mut table = visited_by("WUG", "WWWUUUGG");
    table.give(0, "RRR");
    assert_eq!(happens(&mut table, "buy:1G2").last().unwrap(), "visited 0 WUG");
}

#[test]
fn spl_40_every_number_must_be_reached_by_cards_alone() {
    for bonuses in ["WWWUUUGG", "WWUUUGGG", "WWWUUGGG", "WWWWWWUUUUUUGG", "RRRRKKKKUUU"] {
        let mut table = visited_by("WUG", bonuses);
        table.give(0, "WWWUUUGG").play("take:GRK; return:R");
        assert_eq!((table.tiles(0).len(), table.seat(0).points), (0, 0), "{bonuses}, and tokens do not count");
        assert_eq!(table.open_tiles(), ["WUG"]);
    }
}

#[test]
fn spl_40_cards_in_hand_do_not_count() {
    let mut table = visited_by("WUG", "WWWUUUGG");
    table.hold(0, "1G5 1G6 1G7").play("take:WUG");
    assert!(table.tiles(0).is_empty());
}

#[test]
fn spl_40_only_at_the_end_of_ones_own_turn() {
    let mut table = two();
    table.market("1K8 1R8 1G8 1U8").lay_tiles("WUG").own_bonuses(1, "WWWUUUGGG");
    table.play("take:WUG");
    assert_eq!((table.tiles(0).len(), table.tiles(1).len()), (0, 0), "seat 0 ended a turn, seat 1 did not");
    table.play("take:WUG");
    assert_eq!(table.tiles(1), ["WUG"]);
}

#[test]
fn spl_40_it_is_no_action_and_cannot_be_refused() {
    let mut table = visited_by("WUG RK", "WWWUUUGGG");
    assert_eq!(table.why_not("noble:WUG"), "SPL-41 refuse-no-tile-due", "it is not chosen as an action");
    table.play("take:WUG");
    assert_eq!((table.tiles(0), table.to_act()), (vec!["WUG"], Some(1)), "nobody was asked");
    let mut several = visited_by("WUG WU", "WWWWUUUUGGG");
    several.play("take:WUG");
    assert_eq!(several.legal(), ["noble:WUG", "noble:WU"], "only which, not whether");
}

#[test]
fn spl_41_if_several_qualify_the_player_chooses_one() {
    for (chosen, left) in [("WUG", ["WUK", "WU", "RK"]), ("WUK", ["WUG", "WU", "RK"]), ("WU", ["WUG", "WUK", "RK"])] {
        let mut table = visited_by("WUG WUK WU RK", "WWWWUUUUGGGKKK");
        table.play("take:WUG");
        assert_eq!((table.to_act(), table.after("noble")), (Some(0), vec!["WUG".into(), "WUK".into(), "WU".into()]));
        let tiles = ["WUG", "WUK", "WU"].map(String::from).to_vec();
        assert_eq!(view(&table, eyes_of(1)).common.prompt, Prompt::Tile { tiles }, "all are told");
        assert_eq!(table.seat(0).points, 0);
        assert_eq!(table.why_not("noble:RK"), "SPL-40 refuse-tile-not-coming");
        assert_eq!(happens(&mut table, &format!("noble:{chosen}")), [format!("visited 0 {chosen}")]);
        assert_eq!((table.tiles(0), table.seat(0).points), (vec![chosen], 3), "at most one in a turn");
        assert_eq!((table.open_tiles(), table.to_act()), (left.to_vec(), Some(1)));
    }
}

#[test]
fn spl_41_one_left_over_comes_at_the_end_of_the_next_turn() {
    let mut table = visited_by("WUG WU RK", "WWWWUUUUGGG");
    table.play("take:WUG; noble:WU");
    assert_eq!(happens(&mut table, "take:WUG; take:WRK"), ["took 1 WUG", "took 0 WRK", "visited 0 WUG"]);
    assert_eq!((table.tiles(0), table.seat(0).points), (vec!["WUG", "WU"], 6));
}

#[test]
fn spl_41_unless_somebody_else_received_it_meanwhile() {
    let mut table = two();
    table.clear_market(1).lay_tiles("WUG UGR").own_bonuses(0, "WWWUUUGGGRRR").own_bonuses(1, "UUUGGGRRR");
    assert_eq!(
        happens(&mut table, "take:WUG; noble:WUG; take:WUG; take:WRK"),
        ["took 0 WUG", "visited 0 WUG", "took 1 WUG", "visited 1 UGR", "took 0 WRK"]
    );
    assert_eq!((table.tiles(0), table.tiles(1), table.open_tiles().len()), (vec!["WUG"], vec!["UGR"], 0));
}

#[test]
fn spl_40_views_tell_what_a_noble_asks_for_and_what_is_missing() {
    let mut table = visited_by("WUG", "WWWWUG");
    table.own_bonuses(1, "UUUGGG");
    for (seat, missing) in [(0, vec![('G', 2), ('U', 2)]), (1, vec![('W', 3)])] {
        let noble = view(&table, eyes_of(seat)).common.tiles.remove(0);
        assert_eq!((noble.id.as_str(), noble.points), ("WUG", 3));
        assert_eq!(noble.asks.into_iter().collect::<Vec<_>>(), [('G', 3), ('U', 3), ('W', 3)]);
        assert_eq!(noble.missing.into_iter().collect::<Vec<_>>(), missing);
    }
    table.own_bonuses(0, "UUGG").play("take:WUG");
    for eyes in Eyes::all(2) {
        let common = view(&table, eyes).common;
        assert!(common.tiles.is_empty());
        assert_eq!(common.seats[0].tiles[0].id, "WUG", "everybody sees who received it");
    }
}
