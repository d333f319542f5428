//! What is hidden from whom.

use super::{eyes_of, two, two_stuck, view};
use crate::harness::Table;
use crate::splendor::Splendor;
use crate::tableau::{Event, ReservedView};
use game::{Eyes, FastDice, Game, Seat};
use std::collections::BTreeSet;

fn reserved(table: &Table<Splendor>, eyes: Eyes, seat: usize) -> Vec<ReservedView> {
    view(table, eyes).common.seats.remove(seat).reserved
}

/// Codes of a hand as these eyes see it: `1?` for an unseen card of level 1.
fn seen(table: &Table<Splendor>, eyes: Eyes, seat: usize) -> Vec<String> {
    let code = |held: ReservedView| held.card.map_or_else(|| format!("{}?", held.level), |card| card.id);
    reserved(table, eyes, seat).into_iter().map(code).collect()
}

#[test]
fn spl_14_only_the_owner_sees_a_card_reserved_from_a_deck() {
    let mut table = two();
    table.step("reserve:2");
    for (eyes, shown) in
        [(eyes_of(0), "draw:2K6"), (Eyes::Referee, "draw:2K6"), (eyes_of(1), "draw:2?"), (Eyes::Spectator, "draw:2?")]
    {
        assert_eq!(table.masked("draw:2K6", eyes), shown);
    }
    table.step("draw:2K6");
    for (eyes, shown) in [(eyes_of(0), "2K6"), (Eyes::Referee, "2K6"), (eyes_of(1), "2?"), (Eyes::Spectator, "2?")] {
        let event = Event::Reserved { seat: Seat::new(0), card: shown.into(), blind: true, tokens: "Y".into() };
        assert_eq!(table.last_event(eyes), event);
        assert_eq!(seen(&table, eyes, 0), [shown]);
        assert!(reserved(&table, eyes, 0)[0].hidden);
    }
}

/// SPL-14: to the others, two games that differ only in the unseen card are the same game until it is bought.
#[test]
fn spl_14_it_stays_hidden_until_it_is_bought() {
    let mut tables = ["1U1", "1K1"].map(|card| {
        let mut table = two();
        table.give(0, "WGGGKK").play(&format!("reserve:1; draw:{card}"));
        table
    });
    let check = |tables: &[Table<Splendor>; 2]| {
        for eyes in [eyes_of(1), Eyes::Spectator] {
            assert_eq!(view(&tables[0], eyes), view(&tables[1], eyes));
            let masked = |table: &Table<Splendor>| -> Vec<Event> {
                table.events.iter().map(|event| Splendor::mask_event(event, eyes)).collect()
            };
            assert_eq!(masked(&tables[0]), masked(&tables[1]));
        }
        for eyes in [eyes_of(0), Eyes::Referee] {
            assert_ne!(view(&tables[0], eyes), view(&tables[1], eyes));
        }
    };
    check(&tables);
    for action in ["take:UGR", "reserve:2W1", "reserve:3", "take:URK", "return:R"] {
        for table in &mut tables {
            table.play(action);
        }
        check(&tables);
    }
    let [bought, _] = &mut tables;
    bought.play("reserve:1W1; buy:1U1");
    assert_eq!(seen(bought, eyes_of(1), 0), ["1U1", "2W1"], "whoever pays for a card has shown it");
    bought.play("gold:W0; gold:K0");
    assert_eq!(seen(bought, eyes_of(1), 0), ["2W1"]);
    assert_eq!(view(bought, eyes_of(1)).common.seats[0].cards, ["1U1"]);
    assert_eq!(seen(bought, eyes_of(0), 1), ["3?", "1W1"]);
}

#[test]
fn spl_14_a_face_up_card_that_is_reserved_stays_shown() {
    let mut table = two();
    table.play("reserve:1W2");
    for eyes in Eyes::all(2) {
        assert_eq!(seen(&table, eyes, 0), ["1W2"]);
        assert!(!reserved(&table, eyes, 0)[0].hidden);
        let event = Event::Reserved { seat: Seat::new(0), card: "1W2".into(), blind: false, tokens: "Y".into() };
        assert_eq!(Splendor::mask_event(&table.events[table.events.len() - 2], eyes), event);
    }
    assert_eq!(two().masked("reserve:1W2", eyes_of(1)), "reserve:1W2");
}

#[test]
fn spl_14_number_and_levels_of_reserved_cards_are_public() {
    let mut table = two();
    table.hold_hidden(0, "3K4").hold(0, "1U1").hold_hidden(0, "2G3");
    for eyes in [eyes_of(1), Eyes::Spectator] {
        assert_eq!(seen(&table, eyes, 0), ["3?", "1U1", "2?"]);
    }
    assert_eq!(seen(&table, eyes_of(0), 0), ["3K4", "1U1", "2G3"]);
}

#[test]
fn spl_14_buying_one_card_leaves_the_others_as_hidden_as_they_were() {
    for (bought, left) in [("1U2", ["1U1", "1?"]), ("1U1", ["1?", "1?"]), ("1U3", ["1?", "1U1"])] {
        let mut table = two();
        table.hold_hidden(0, "1U2").hold(0, "1U1").hold_hidden(0, "1U3").give(0, "WGRKKK");
        table.play(&format!("buy:{bought}"));
        assert_eq!(seen(&table, eyes_of(1), 0), left);
    }
}

#[test]
fn spl_14_what_a_seat_imagines_fits_what_it_saw_and_forgets_what_it_did_not() {
    let mut table = Table::<Splendor>::new("players=3 first=0");
    table.hold_hidden(0, "1K8 2K6").hold(0, "3K4").hold_hidden(1, "1R8");
    let mut imagined = BTreeSet::new();
    let mut dice = FastDice::new(7);
    for _ in 0..2000 {
        let mut world = table.clone();
        world.game.determinize(Seat::new(1), &mut dice);
        assert_eq!(view(&world, eyes_of(1)), view(&table, eyes_of(1)));
        assert_eq!(world.hand(1), ["1R8"], "its own card it knows");
        assert_eq!(world.hand(0)[2], "3K4", "what was face up too");
        world.wander(1, 5);
        imagined.insert(world.hand(0)[0].clone());
    }
    assert_eq!(imagined.len(), 35, "any card of level 1 but the four face-up ones and its own");
    assert!(imagined.contains("1K8"));
}

/// SPL-14, SPL-18: what shows a hidden card to others cannot be taken back.
#[test]
fn spl_14_a_purchase_from_a_hidden_hand_and_a_pass_reveal() {
    let reveals = |table: &Table<Splendor>, text: &str| table.game.reveals(text.parse().unwrap());
    let mut table = two();
    table.hold_hidden(0, "1U2").hold(0, "1U1").give(0, "WUUUKKK");
    assert!(reveals(&table, "buy:1U2"));
    for action in ["buy:1U1", "buy:1W1", "reserve:1W1", "reserve:1", "take:WUG"] {
        assert!(!reveals(&table, action), "{action}");
    }
    let mut stuck = two_stuck();
    assert!(!reveals(&stuck, "pass"), "an empty hand");
    stuck.deck(3, "3U1 3R1").hold(0, "3U1");
    assert!(!reveals(&stuck, "pass"), "a hand that everybody knows");
    stuck.hold_hidden(0, "3R1");
    assert!(reveals(&stuck, "pass"));
}
