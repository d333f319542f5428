//! Starters, and the cards of the stacks beside the Line-Up: Punch, Vulnerability, Kick, Weakness.

use super::table::Table;

#[test]
fn punch_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "punch punch").act("play:punch");
    assert_eq!(table.has_power(), 1);
    table.act("play:punch");
    assert_eq!(table.has_power(), 2);
    assert_eq!(table.points(0), 0, "a starting deck is worth nothing");
}

#[test]
fn vulnerability_may_be_played_to_no_effect() {
    let mut table = Table::base(2);
    table.hand(0, "vulnerability").act("play:vulnerability");
    assert_eq!(table.has_power(), 0);
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.discard_of(0), "", "it lies before its owner until the turn ends");
    table.act("end");
    assert_eq!(table.discard_of(0), "vulnerability");
}

#[test]
fn kick_gives_two_power_and_is_bought_from_its_stack() {
    let mut table = Table::base(2);
    table.hand(0, "kick").power(1).act("play:kick");
    assert_eq!(table.has_power(), 3);
    assert_eq!(table.game.kicks, 16);
    table.act("kick");
    assert_eq!((table.has_power(), table.game.kicks), (0, 15));
    assert_eq!(table.discard_of(0), "kick");
    assert_eq!(table.points(0), 2, "one for each Kick");
}

#[test]
fn kick_is_a_super_power() {
    let mut table = Table::base(2);
    table.hero(0, "cyborg").locations(0, "fortress_of_solitude").hand(0, "kick high_tech_hero");
    table.act("play:high_tech_hero play:kick").draw("punch");
    assert_eq!(table.has_power(), 3 + 2 + 1, "High-Tech Hero, the Kick, Cyborg");
    assert_eq!(table.hand_of(0), "punch", "Fortress of Solitude");
}

#[test]
fn kick_that_is_destroyed_does_not_return_to_its_stack() {
    let mut table = Table::base(2);
    table.hand(0, "heat_vision kick").act("play:heat_vision hand:kick");
    assert_eq!(table.destroyed(), "kick");
    assert_eq!(table.game.kicks, 16);
}

#[test]
fn weakness_may_be_played_to_no_effect_and_counts_minus_one() {
    let mut table = Table::base(2);
    table.hand(0, "weakness").act("play:weakness");
    assert_eq!(table.has_power(), 0);
    assert_eq!(table.points(0), -1);
}

#[test]
fn weakness_can_not_be_bought_and_has_no_type() {
    let mut table = Table::base(2);
    table.power(20);
    assert_eq!(table.refused("buy:weakness"), "DCB-12");
    table.hand(0, "weakness high_tech_hero").act("play:high_tech_hero play:weakness");
    assert_eq!(table.has_power(), 20 + 1, "neither Super Power nor Equipment");
    table.locations(0, "arkham_asylum the_watchtower titans_tower").hand(0, "weakness").act("play:weakness");
    assert!(table.allows("end"), "nothing is triggered");
}

#[test]
fn weakness_stack_that_is_empty_gives_none() {
    let mut table = Table::base(3);
    table.hand(0, "scarecrow");
    table.game.weaknesses = 1;
    table.act("play:scarecrow");
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(2).as_str()), ("weakness", ""));
    assert_eq!(table.has_power(), 2, "the rest of the effect holds");
}
