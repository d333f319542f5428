//! DUE-50, DUE-51: royals.

use super::table::Table;

const EMPTY: &str = "..... ..... ..... ..... .....";

/// Seat 0 has two crowns and can buy 1W4, the third.
fn two_crowns() -> Table {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U4 1G4").give(0, "UU").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    table
}

#[test]
fn due_50_the_third_crown_brings_a_royal_of_choice() {
    let mut table = two_crowns();
    table.play("buy:1W4");
    assert_eq!(table.legal(), ["royal:1", "royal:2", "royal:3", "royal:4"], "one must be taken");
    assert_eq!(table.why_not("replenish"), "DUE-50 refuse-duel-royal-first");
    table.play("royal:1");
    assert_eq!((table.seat(0).points, table.seat(0).royals.len()), (3, 1));
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.told(), ["event-bought", "event-dealt", "event-duel-royal"]);
}

#[test]
fn due_50_a_royal_that_is_gone_cannot_be_chosen() {
    let mut table = two_crowns();
    table.own(1, "1R4 1K4 2U4").royal(1, "2").play("buy:1W4");
    assert_eq!(table.after("royal"), "1 3 4");
    assert_eq!(table.why_not("royal:2"), "DUE-50 refuse-duel-royal-gone");
}

#[test]
fn due_50_the_last_royal_comes_by_itself() {
    let mut table = two_crowns();
    table.royal(1, "2").royal(1, "3").royal(1, "4").play("buy:1W4");
    assert_eq!((table.seat(0).points, table.to_act()), (3, Some(1)));
}

#[test]
fn due_50_royals_resolve_their_abilities() {
    let mut table = two_crowns();
    table.play("buy:1W4; royal:2");
    assert_eq!((table.to_act(), table.seat(0).points), (Some(0), 2), "another turn");
    assert_eq!(table.told().last(), Some(&"event-duel-again"));

    let mut table = two_crowns();
    table.privileges(1, 3).play("buy:1W4; royal:3");
    assert_eq!((table.scrolls(), table.to_act(), table.seat(0).points), ([0, 1, 2], Some(1), 2), "a privilege");

    let mut table = two_crowns();
    table.give(1, "GGKY").play("buy:1W4; royal:4");
    assert_eq!(table.legal(), ["steal:G", "steal:K"], "a token of the opponent");
    table.play("steal:K");
    assert_eq!((table.tokens(0).as_str(), table.to_act(), table.seat(0).points), ("K", Some(1), 2));
}

#[test]
fn due_50_from_below_three_to_above_is_one_royal() {
    let mut table = Table::new();
    // Two crowns and three more: five.
    table.board(EMPTY).own(0, "1U4 1G4 1K1 1K2 1K3 1K5 2K1").give(0, "KKYY").pyramid(3, "3J1 3W1 3W2");
    assert_eq!(table.seat(0).crowns, 2);
    table.play("buy:3J1; pay:K2; associate:K; royal:1");
    assert_eq!((table.seat(0).crowns, table.seat(0).royals.len(), table.to_act()), (5, 1, Some(1)));
}

#[test]
fn due_50_the_sixth_crown_brings_a_second_one_and_no_other_crown_does() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U4 1G4 1R4").royal(0, "1").give(0, "UUU").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    table.play("buy:1W4");
    assert_eq!((table.seat(0).crowns, table.to_act()), (4, Some(1)), "the fourth brings nothing");

    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U4 1G4 1R4 2U4 2G4").royal(0, "1").give(0, "UU").pyramid(1, "1W4 1N1 1J1 1J2 1J3");
    table.play("buy:1W4");
    assert_eq!((table.seat(0).crowns, table.after("royal").as_str()), (6, "2 3 4"));
    table.play("royal:3");
    assert_eq!(table.seat(0).royals.len(), 2);

    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U4 1G4 1R4 2U4 2G4 1K4").royal(0, "1").royal(0, "3").give(0, "UU");
    table.pyramid(1, "1W4 1N1 1J1 1J2 1J3").play("buy:1W4");
    assert_eq!((table.seat(0).crowns, table.seat(0).royals.len(), table.to_act()), (7, 2, Some(1)), "at most two");
}

#[test]
fn due_50_only_when_it_is_due() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....");
    assert_eq!(table.why_not("royal:1"), "DUE-50 refuse-duel-no-royal-due");
}

#[test]
fn due_51_the_cards_ability_comes_before_the_royal() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U4 1G4").give(0, "WWWWP").give(1, "UK").pyramid(1, "1J1 1N1 1W5 1J2 1J3");
    table.play("buy:1J1");
    assert_eq!(table.legal(), ["associate:U", "associate:G"]);
    assert_eq!(table.why_not("royal:4"), "DUE-47 refuse-duel-ability-first");
    table.play("associate:U");
    assert_eq!(table.verbs(), ["royal"]);
    table.play("royal:4; steal:K");
    let told = table.told();
    let expected = ["event-bought", "event-dealt", "event-duel-associated", "event-duel-royal", "event-duel-stole"];
    assert_eq!(told, expected);
}
