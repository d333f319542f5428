//! DUE-32: what the opponent does not know.

use super::table::Table;
use crate::{Card, Duel, Level};
use game::{Eyes, FastDice, Game, Seat};

const OWNER: Eyes = Eyes::Seat(Seat::new(0));
const OPPONENT: Eyes = Eyes::Seat(Seat::new(1));

/// The reserved cards of seat 0 as these eyes see them: the code, or the level of one that they do not know.
fn seen(table: &Table, eyes: Eyes) -> Vec<String> {
    let view = table.game.view(eyes);
    let code =
        |level, card: &Option<crate::CardView>| card.as_ref().map_or(format!("{level}?"), |card| card.id.clone());
    view.seats[0].reserved.iter().map(|reserved| code(reserved.level, &reserved.card)).collect()
}

#[test]
fn due_32_a_pyramid_card_stays_shown_and_one_from_a_deck_is_hidden() {
    let mut table = Table::new();
    table.hold(0, "2W1 1K3? 3J1?");
    assert_eq!(seen(&table, OWNER), ["2W1", "1K3", "3J1"], "the owner may look at any time");
    assert_eq!(seen(&table, OPPONENT), ["2W1", "1?", "3?"], "number and levels are public");
    assert_eq!(seen(&table, Eyes::Spectator), ["2W1", "1?", "3?"]);
    assert_eq!(seen(&table, Eyes::Referee), ["2W1", "1K3", "3J1"]);
}

#[test]
fn due_32_the_draw_and_its_event_are_masked() {
    let mut table = Table::new();
    table.board("Y.... ..... ..... ..... .....").step("gold:a1").step("reserve:2");
    let look = |eyes| table.game.mask("draw:2J1".parse().unwrap(), eyes).to_string();
    assert_eq!([look(OWNER), look(OPPONENT), look(Eyes::Spectator)], ["draw:2J1", "draw:2?", "draw:2?"]);
    assert_eq!(table.why_not("draw:2?"), "DUE-32 refuse-masked");
    table.step("draw:2J1");
    let told = |eyes| format!("{:?}", Duel::mask_event(table.events.last().unwrap(), eyes));
    assert!(told(OWNER).contains("2J1"));
    assert!(!told(OPPONENT).contains("2J1") && told(OPPONENT).contains("2?"));
    assert!(!told(Eyes::Spectator).contains("2J1"));
}

#[test]
fn due_32_a_hidden_card_is_seen_when_it_is_bought() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "UUUY").hold(0, "1W4? 1W1?");
    assert!(table.game.reveals("buy:1W4".parse().unwrap()));
    assert!(!table.game.reveals("take:a1".parse().unwrap()));
    table.play("buy:1W4");
    assert_eq!(table.verbs(), ["pay"]);
    assert_eq!(seen(&table, OPPONENT), ["1W4", "1?"], "from the moment in which it is chosen");
    let mut other = table.game.clone();
    other.determinize(Seat::new(1), &mut FastDice::new(5));
    assert!(other.seats[0].holds(Card::from_code("1W4").unwrap()), "so it cannot be another card");
}

#[test]
fn due_32_nothing_else_that_is_bought_shows_anything() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "UUU").hold(0, "1U1? 1W4").pyramid(1, "1G4 1N1 1J1 1J2 1J3");
    assert!(!table.game.reveals("buy:1W4".parse().unwrap()), "it was seen when it was reserved");
    table.give(0, "RRR");
    assert!(!table.game.reveals("buy:1G4".parse().unwrap()), "a card of the pyramid");
}

/// Whatever leaves the hand, the others keep their order, and stay as hidden as they were.
#[test]
fn due_32_the_cards_that_stay_keep_their_secret() {
    let cards = ["1W4", "1U4", "1G4"];
    for hidden in 0..8 {
        for bought in 0..3 {
            let mark = |i: usize| format!("{}{}", cards[i], if hidden >> i & 1 == 1 { "?" } else { "" });
            let mut table = Table::new();
            table.board("..... ..... ..... ..... .....").give(0, "UUUGGGRRR").hold(0, &[0, 1, 2].map(mark).join(" "));
            table.step(&format!("buy:{}", cards[bought]));
            let left: Vec<String> = (0..3).filter(|&i| i != bought).map(mark).collect();
            assert_eq!(table.hand(0), left.join(" "), "{hidden:03b}, {bought}");
            table.hold(0, "1K5");
            assert_eq!(table.hand(0), format!("{} 1K5", left.join(" ")), "and a new one is not hidden by chance");
        }
    }
}

#[test]
fn due_32_while_a_hidden_card_is_paid_for_the_others_stay_hidden() {
    for position in 0..3 {
        let mut codes = vec!["1U1?", "1U2?"];
        codes.insert(position, "1W4?");
        let mut table = Table::new();
        table.board("W.... ..... ..... ..... .....").give(0, "UUUY").hold(0, &codes.join(" ")).play("buy:1W4");
        codes[position] = "1W4";
        assert_eq!((table.hand(0), table.verbs()), (codes.join(" "), vec!["pay".into()]));
    }
}

#[test]
fn due_32_reserved_cards_cost_nothing_at_the_end() {
    let mut table = Table::new();
    table.board("..... ..... ..... ..... .....").own(0, "2N1 3N1 1N1 1W5").royal(0, "1").hold(0, "1U1? 1U2 3W1?");
    table.give(0, "WWRRKKP").pyramid(2, "2U4 2W1 2G1 2R1").play("buy:2U4");
    assert_eq!((table.game.returns().to_string().as_str(), table.seat(0).points), ("1 0", 20));
}

/// Only hidden cards of the opponent change, to cards of the same level that the seat has not seen; each is equally likely.
#[test]
fn due_32_determinizing_redraws_exactly_what_the_seat_cannot_know() {
    let mut table = Table::new();
    table.hold(0, "2W1 3K1? 3J2?").hold(1, "3G1? 1K1");
    let mut dice = FastDice::new(3);
    let mut counts = std::collections::BTreeMap::<Card, u32>::new();
    let rounds = 9_000;
    for _ in 0..rounds {
        let mut other = table.game.clone();
        other.determinize(Seat::new(1), &mut dice);
        super::table::check_conserved(&other, crate::CardSet::EMPTY);
        assert_eq!(other.seats[1], table.game.seats[1], "one's own cards stay");
        assert_eq!(other.view(OPPONENT), table.game.view(OPPONENT));
        let hand: Vec<(Card, bool)> = other.seats[0].hand().collect();
        assert_eq!(hand[0], (Card::from_code("2W1").unwrap(), false), "what was seen stays");
        for (card, hidden) in &hand[1..] {
            assert!(*hidden && card.level() == Level::Three);
            *counts.entry(*card).or_default() += 1;
        }
    }
    // Thirteen cards of level 3; three lie face up and one is in the seat's own hand.
    assert_eq!(counts.len(), 9);
    assert!(counts.values().all(|&n| n.abs_diff(rounds * 2 / 9) < rounds / 40), "{counts:?}");
}
