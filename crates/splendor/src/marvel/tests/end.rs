//! Who meets the Gauntlet, and who wins.

use super::{FIFTEEN_OTHER_POINTS, FIFTEEN_POINTS, Marvel, give_avengers, happened, players, points, recruit, two};
use crate::harness::Table;
use game::{Eyes, Game, Seat};

/// Both take tokens, so that a round of two players passes.
const ROUND: &str = "take:YPB; take:YPB";

fn last_round(table: &Table<Marvel>) -> bool {
    table.game.view(Eyes::Spectator).last_round
}

/// Is the game over after a round in which seat 0 has these cards and tokens, and seat 1 has nothing?
fn ends_after_a_round(cards: &str, tokens: &str) -> bool {
    let mut table = two();
    table.own(0, cards).give(0, tokens).play(ROUND);
    table.is_over()
}

#[test]
fn mar_50_sixteen_points_and_every_colour_and_a_stone() {
    let all = format!("{FIFTEEN_POINTS} 1O8");
    assert!(ends_after_a_round(&all, "T"));
    assert!(!ends_after_a_round(FIFTEEN_POINTS, "T"), "fifteen points");
    assert!(!ends_after_a_round(&all, "SS"), "no stone");
    for gone in FIFTEEN_POINTS.split(' ') {
        let rest = FIFTEEN_POINTS.replace(gone, if gone == "2O6" { "3R4" } else { "3O4" });
        assert!(!ends_after_a_round(&rest, "T"), "17 points, but not the colour of {gone}");
    }
}

#[test]
fn mar_50_any_number_of_points_beyond() {
    assert!(ends_after_a_round(&format!("{FIFTEEN_POINTS} 3Y4 3O4"), "T"));
    assert!(!ends_after_a_round("3Y4 3P4 3B4 3R4 2Y6 2P6", "T"), "26 points, but no orange");
}

#[test]
fn mar_50_the_round_is_finished() {
    let mut table = players(3);
    table.own(1, FIFTEEN_POINTS).give(1, "T").play("take:YPB");
    recruit(&mut table, 1, "1O8");
    assert_eq!(happened(&mut table).last().expect("something happened"), "last round 1");
    assert!(last_round(&table));
    assert_eq!(table.to_act(), Some(2), "the last of the round has a turn too");
    table.play("take:YPB");
    assert!(table.is_over(), "and the first does not");
    assert_eq!(happened(&mut table).last().expect("something happened"), "over [Seat(1)]");
    assert_eq!(table.why_not("take:YPB"), "MAR-50 refuse-over");
}

#[test]
fn mar_50_a_round_begins_with_the_first_player() {
    let mut table = Table::<Marvel>::new("players=3 first=2");
    table.lay_tiles("").own(2, FIFTEEN_POINTS).own(2, "1O8").give(2, "T");
    table.play("take:YPB");
    assert!(last_round(&table));
    table.play("take:YPB; take:YPB");
    assert!(table.is_over());
}

#[test]
fn mar_50_the_last_of_the_round_wins_at_once() {
    let mut table = two();
    table.own(1, FIFTEEN_POINTS).give(1, "T").play("take:YPB");
    recruit(&mut table, 1, "1O8");
    assert!(table.is_over());
    assert_eq!(table.places(), [2, 1]);
}

/// MAR-50, MAR-51: playing last is no advantage.
#[test]
fn mar_50_the_last_of_the_round_is_compared_with_others_who_meet_it() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).own(0, "2Y1 2Y2").give(0, "T");
    table.own(1, FIFTEEN_OTHER_POINTS).give(1, "T").play("take:YPB");
    assert!(last_round(&table));
    recruit(&mut table, 1, "1O8");
    assert!(table.is_over());
    assert_eq!(points(&table), [17, 16]);
    assert_eq!(table.places(), [1, 2]);
}

#[test]
fn mar_50_judged_after_the_location() {
    let mut table = two();
    table.lay_tiles("1A").own(0, "2Y6 2P6 2R6 2O6 1O8").own_bonuses(0, "YYYBBBB").give(0, "T");
    assert_eq!(points(&table), [13, 0]);
    table.play("take:YPB");
    assert_eq!(points(&table), [16, 0]);
    let happened = happened(&mut table);
    assert_eq!(happened[happened.len() - 2..], ["location 0 1A", "last round 0"]);
    assert!(last_round(&table));
}

#[test]
fn mar_50_the_avengers_tile_counts() {
    let mut table = two();
    table.own(0, "2Y6 2P6 2B6 2R6 1O8").give(0, "T");
    give_avengers(&mut table, 0);
    assert_eq!(points(&table), [16, 0]);
    table.play(ROUND);
    assert!(table.is_over());
}

#[test]
fn mar_50_every_round_anew() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).give(0, "T").play("take:YBR; take:YBR");
    assert!(!table.is_over() && !last_round(&table));
    recruit(&mut table, 0, "1O8");
    assert!(last_round(&table) && !table.is_over());
    table.play("take:YPB");
    assert!(table.is_over());
}

// Who wins

/// Seats 0 and 1 meet the Gauntlet with 16 points each, and with six cards each.
fn two_with_sixteen(table: &mut Table<Marvel>) {
    table.own(0, FIFTEEN_POINTS).own(0, "2Y1").give(0, "T");
    table.own(1, FIFTEEN_OTHER_POINTS).own(1, "2P1").give(1, "T");
}

#[test]
fn mar_51_the_only_one_who_meets_it_wins_whatever_the_points() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).own(0, "2Y1").give(0, "T");
    // 26 points, but no orange.
    table.own(1, "3Y4 3P4 3B4 3R4 2B3 2B4 2R3").give(1, "T");
    table.play(ROUND);
    assert!(table.is_over());
    assert_eq!(points(&table), [16, 26]);
    assert_eq!(table.places(), [1, 2]);
}

#[test]
fn mar_51_most_points_among_several() {
    let mut table = two();
    two_with_sixteen(&mut table);
    table.own(1, "1O8").play(ROUND);
    assert_eq!(points(&table), [16, 17]);
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn mar_51_then_the_owner_of_the_avengers_tile() {
    let mut table = two();
    table.own(0, FIFTEEN_POINTS).own(0, "2Y1").give(0, "T");
    // 13 points and more cards, with the tile as many points.
    table.own(1, "3Y4 3P4 2B3 1R1 1O8").own_bonuses(1, "YPB").give(1, "T");
    give_avengers(&mut table, 1);
    table.play(ROUND);
    assert_eq!(points(&table), [16, 16]);
    assert!(table.seat(1).cards > table.seat(0).cards);
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn mar_51_then_fewest_recruited_cards() {
    let mut table = players(3);
    two_with_sixteen(&mut table);
    table.own_bonuses(0, "R");
    // The tile is with somebody who is not among the tied.
    give_avengers(&mut table, 2);
    table.hold(1, "3R4 3R3").play("take:YPB; take:YPB; take:YPB");
    assert_eq!(points(&table), [16, 16, 3]);
    assert_eq!((table.seat(0).cards, table.seat(1).cards), (7, 6));
    assert_eq!(table.places(), [2, 1, 3]);
}

#[test]
fn mar_51_still_tied_they_share() {
    let mut table = two();
    two_with_sixteen(&mut table);
    table.play(ROUND);
    assert!(table.is_over());
    assert_eq!(table.places(), [1, 1]);
    assert_eq!(table.game.returns().to_string(), "1/2 1/2");
    assert_eq!(happened(&mut table).last().expect("something happened"), "over [Seat(0), Seat(1)]");
}

#[test]
fn mar_51_those_who_do_not_meet_it_rank_below_by_the_same_comparison() {
    let mut table = players(4);
    table.own(3, FIFTEEN_POINTS).own(3, "2Y1").give(3, "T");
    // 17 points without a stone; then 10 points each, one of them with the tile.
    table.own(0, "3Y4 3P4 3B4 2R3 1O3").own(1, "3R4 3O4").own(2, "3O2 3R3 2O3");
    table.play("take:YPB; take:YPB; take:YPB; take:YPB");
    assert_eq!(points(&table), [17, 10, 10, 16]);
    assert_eq!(table.places(), [2, 3, 4, 1], "fewer cards");
    let mut with_tile = players(4);
    with_tile.own(3, FIFTEEN_POINTS).own(3, "2Y1").give(3, "T");
    with_tile.own(0, "3Y4 3P4 3B4 2R3 1O3").own(1, "3R4 3O4").own(2, "3O2 2O3 1O8");
    give_avengers(&mut with_tile, 2);
    with_tile.play("take:YPB; take:YPB; take:YPB; take:YPB");
    assert_eq!(points(&with_tile), [17, 10, 10, 16]);
    assert_eq!(with_tile.places(), [2, 4, 3, 1], "the tile, before fewer cards");
}

#[test]
fn mar_51_the_view_tells_the_places_at_the_end() {
    let mut table = two();
    table.own(1, FIFTEEN_POINTS).own(1, "2Y1").give(1, "T").play("take:YPB");
    assert_eq!(table.game.view(Eyes::Spectator).common.places, Vec::<u8>::new());
    table.play("take:YPB");
    assert_eq!(table.game.view(Eyes::Spectator).common.places, [2, 1]);
}

// When the one who triggered the end falls below

/// Seat 0 meets the Gauntlet with the help of the Avengers tile and three tags; seat 1 also has three.
fn with_borrowed_points(players_at_table: u8) -> Table<Marvel> {
    let mut table = players(players_at_table);
    table.own(0, "2Y6 2P6 2B6 2R6 1O1 1O2 1P7").give(0, "T").own(1, "1B6 1B7 1R3");
    give_avengers(&mut table, 0);
    recruit(&mut table, 0, "1O8");
    assert_eq!(points(&table)[0], 16);
    assert!(last_round(&table));
    happened(&mut table);
    table
}

#[test]
fn mar_52_without_the_tile_the_game_goes_on() {
    let mut table = with_borrowed_points(2);
    recruit(&mut table, 1, "1R5");
    assert_eq!(points(&table), [13, 3]);
    assert!(!table.game.meets_gauntlet(Seat::new(0)));
    assert!(!table.is_over() && !last_round(&table));
    let happened = happened(&mut table);
    assert_eq!(happened[happened.len() - 2..], ["avengers 1 from 0", "goes on"]);
    assert_eq!(table.to_act(), Some(0));
}

#[test]
fn mar_52_it_may_be_triggered_again_in_a_later_round() {
    let mut table = with_borrowed_points(2);
    recruit(&mut table, 1, "1R5");
    table.own(0, "3O4").play(ROUND);
    assert_eq!(points(&table), [18, 3]);
    assert!(table.is_over());
    assert_eq!(happened(&mut table).iter().filter(|what| *what == "last round 0").count(), 1);
    assert_eq!(table.places(), [1, 2]);
}

#[test]
fn mar_52_unless_someone_else_meets_it_at_the_end_of_the_round() {
    let mut table = with_borrowed_points(3);
    table.own(2, FIFTEEN_OTHER_POINTS).give(2, "T");
    recruit(&mut table, 1, "1R5");
    assert!(!last_round(&table), "nobody meets it now");
    recruit(&mut table, 2, "2P1");
    assert!(table.is_over());
    assert_eq!(points(&table), [13, 3, 16]);
    assert_eq!(table.places(), [2, 3, 1]);
    assert!(happened(&mut table).contains(&"last round 2".into()));
}

#[test]
fn mar_52_the_one_who_takes_the_tile_may_meet_it_thereby() {
    let mut table = with_borrowed_points(2);
    table.own(1, "3Y4 3P4 1O3 1R4").give(1, "T");
    table.own(1, "2B3");
    recruit(&mut table, 1, "1R5");
    assert_eq!(points(&table), [13, 15]);
    assert!(!table.is_over(), "fifteen");
    let mut table = with_borrowed_points(2);
    table.own(1, "3Y4 3P4 2O6 1R4").give(1, "T");
    recruit(&mut table, 1, "1R5");
    assert_eq!(points(&table), [13, 16]);
    assert!(table.is_over());
    assert_eq!(table.places(), [2, 1]);
    assert!(!happened(&mut table).contains(&"goes on".into()));
}

#[test]
fn mar_52_whoever_stays_at_sixteen_still_meets_it() {
    let mut table = with_borrowed_points(2);
    table.own(0, "2O6");
    recruit(&mut table, 1, "1R5");
    assert_eq!(points(&table), [16, 3]);
    assert!(table.is_over());
    assert_eq!(table.places(), [1, 2]);
}
