//! DUE-09: the order of a turn.

use super::table::Table;

#[test]
fn due_09_privileges_then_replenishing_then_one_action() {
    let mut table = Table::new();
    table.board("W..U. ..... ..... ..... .....").privileges(0, 2);
    table.play("privilege:a1; replenish; take:a1");
    assert_eq!(table.to_act(), Some(1));
    let mut told = table.told();
    told.dedup();
    let expected = [
        "event-duel-took-by-privilege",
        "event-duel-replenished",
        "event-duel-laid",
        "event-duel-privilege",
        "event-took",
    ];
    assert_eq!(told, expected);
}

#[test]
fn due_09_optional_actions_do_not_come_after_the_mandatory_one() {
    let mut table = Table::new();
    table.board("W..U. ..... ..... ..... .....").privileges(0, 2).give(0, "KKKKRRRRPP").play("take:a1");
    assert_eq!(table.why_not("privilege:d1"), "DUE-60 refuse-return-first");
    assert_eq!(table.why_not("replenish"), "DUE-60 refuse-return-first");
}

/// A purchase with all that can follow: refill, the card's ability, royal, its ability, limit, victory check, another turn.
#[test]
fn due_09_what_follows_a_purchase_comes_in_order() {
    let mut table = Table::new();
    table.board("R.R.. ..... ..... ..... .....").own(0, "1U4 1G4 1K1 1W1 1W2 1W3 1W5").give(0, "UUUURRKKP");
    table.give(1, "GK").privileges(0, 2).pyramid(1, "1J1 1N1 1R2 1J2 1J3");
    table.play("privilege:a1; privilege:c1").events.clear();
    table.step("buy:1J1");
    assert!(table.legal().iter().all(|text| text.starts_with("deal:1")), "refill");
    table.step("deal:1R1");
    assert_eq!(table.legal(), ["associate:W", "associate:U", "associate:G", "associate:K"], "the card's ability");
    table.step("associate:W");
    assert_eq!(table.after("royal"), "1 2 3 4");
    table.step("royal:4");
    assert_eq!(table.legal(), ["steal:G", "steal:K"], "the royal's ability");
    table.step("steal:G");
    assert_eq!(table.verbs(), ["return"], "the limit");
    table.step("return:U");
    assert_eq!(table.to_act(), Some(1));
    let expected = [
        "event-bought",
        "event-dealt",
        "event-duel-associated",
        "event-duel-royal",
        "event-duel-stole",
        "event-returned",
    ];
    assert_eq!(table.told(), expected);
}

#[test]
fn due_09_draws_are_made_by_nobody_and_only_when_they_are_due() {
    let mut table = Table::new();
    table.board("W..U. ..... ..... ..... .....");
    for draw in ["cell:W", "deal:1W1", "draw:1W1", "first:0"] {
        assert_eq!(table.why_not(draw), "DUE-09 refuse-no-draw-due", "{draw}");
    }
    table.step("replenish");
    assert_eq!(table.why_not("take:a1"), "DUE-09 refuse-draw-due");
    assert_eq!(table.why_not("deal:1W1"), "DUE-11 refuse-impossible-draw");
}
