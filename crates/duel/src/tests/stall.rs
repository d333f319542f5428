//! DUE-64: games that lead nowhere.

use super::table::Table;
use crate::Stall;
use game::Game;

/// One turn in which tokens are taken, nothing is bought or reserved, and all surplus is returned.
fn quiet_turn(table: &mut Table) {
    let seat = table.to_act();
    let count = table.game.turns();
    while table.game.turns() == count {
        let legal = table.legal();
        let wanted = ["return:", "take:", "replenish"];
        let action = wanted.iter().find_map(|verb| legal.iter().find(|text| text.starts_with(verb)));
        table.play(action.expect("something quiet can be done"));
    }
    assert!(table.is_over() || table.to_act() != seat, "turns alternate");
}

#[test]
fn due_64_fifty_turns_of_each_without_a_purchase_or_a_reservation_are_a_draw() {
    let mut table = Table::new();
    for turn in 0..Stall::LIMIT {
        assert!(!table.is_over(), "{turn}");
        quiet_turn(&mut table);
    }
    assert!(table.is_over());
    assert_eq!(table.game.turns(), 100, "fifty of each");
    assert_eq!(table.game.returns().to_string(), "1/2 1/2");
    assert_eq!(table.told().last(), Some(&"event-duel-drawn"));
    assert_eq!(table.why_not("take:a1"), "DUE-64 refuse-over");
    let view = table.game.view(game::Eyes::Spectator);
    assert_eq!((view.winner, view.places, view.turn_number), (None, vec![1, 1], 100));
}

#[test]
fn due_64_a_purchase_or_a_reservation_starts_the_count_again() {
    for progress in ["buy:1W4", "gold:c3; reserve:1W1", "gold:c3; reserve:1"] {
        let mut table = Table::new();
        for _ in 1..Stall::LIMIT {
            quiet_turn(&mut table);
        }
        table.game.seats[0].tokens = game::Counts::NONE;
        table.game.seats[1].tokens = game::Counts::NONE;
        table.board("W.... ..... ..Y.. ..... .....").give(1, "UUU").pyramid(1, "1W4 1W1 1J1 1J2 1J3");
        assert_eq!(table.to_act(), Some(1));
        table.play(progress);
        assert_eq!((table.is_over(), table.game.stall.quiet_turns()), (false, 0), "{progress}");
        quiet_turn(&mut table);
        assert_eq!(table.game.stall.quiet_turns(), 1);
    }
}

#[test]
fn due_64_a_victory_in_the_last_of_them_counts() {
    let mut table = Table::new();
    for _ in 1..Stall::LIMIT {
        quiet_turn(&mut table);
    }
    // The hundredth turn ends with nobody having bought, but a player who has ten crowns has won.
    table.own(1, "3W1 3U1 3G1 2J1=W 2J2=W").royal(1, "1").royal(1, "3");
    quiet_turn(&mut table);
    assert_eq!(table.game.returns().to_string(), "0 1");
}
