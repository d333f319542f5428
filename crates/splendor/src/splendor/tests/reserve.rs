//! Reserving cards.

use super::{equally_likely, happens, story, two};
use crate::harness::Table;
use crate::splendor::Splendor;
use crate::tableau::{Event, JOKER};
use game::{Game, Seat};

#[test]
fn spl_13_a_face_up_card_and_one_gold() {
    for card in ["1W1", "1W4", "2W2", "3W3"] {
        let mut table = two();
        table.play(&format!("reserve:{card}"));
        assert_eq!((table.hand(0), table.tokens(0).as_str()), (vec![card.to_string()], "Y"));
        assert_eq!(table.bank(), "WWWWUUUUGGGGRRRRKKKKYYYY");
        assert_eq!(table.to_act(), Some(1));
    }
}

#[test]
fn spl_13_the_unseen_top_card_of_any_deck_and_one_gold() {
    for (level, size) in [(1, 36), (2, 26), (3, 16)] {
        let mut table = two();
        table.step(&format!("reserve:{level}"));
        let outcomes = table.legal();
        assert_eq!(outcomes.len(), size, "every card of the deck may be the top one");
        assert!(outcomes.iter().all(|card| card.starts_with(&format!("draw:{level}"))));
        assert!(equally_likely(&table));
        let top = &outcomes[size / 2];
        table.play(top);
        assert_eq!(table.hand(0), [top.strip_prefix("draw:").unwrap()]);
        assert_eq!(table.tokens(0), "Y");
        assert_eq!(table.deck_size(level), size as u32 - 1);
    }
}

#[test]
fn spl_13_all_face_up_cards_and_all_decks_are_offered() {
    let mut expected: Vec<String> = Vec::new();
    for level in 1..=3 {
        expected.extend((1..=4).map(|number| format!("{level}W{number}")));
    }
    expected.extend(["1", "2", "3"].map(Into::into));
    assert_eq!(two().after("reserve"), expected);
}

#[test]
fn spl_13_an_empty_deck_cannot_be_reserved_from() {
    for level in 1..=3 {
        let mut table = two();
        table.deck(level, "");
        assert_eq!(table.why_not(&format!("reserve:{level}")), "SPL-13 refuse-deck-empty");
        assert_eq!(table.after("reserve").len(), 14, "all else can be reserved");
    }
}

#[test]
fn spl_13_what_is_not_face_up_cannot_be_reserved() {
    let mut table = two();
    table.hold(1, "1U1").own(1, "1U2");
    for card in ["1U1", "1U2", "1U3"] {
        assert_eq!(table.why_not(&format!("reserve:{card}")), "SPL-13 refuse-not-face-up", "{card}");
    }
}

#[test]
fn spl_13_the_gold_must_be_taken_and_may_be_returned() {
    for reserve in ["reserve:1W1", "reserve:1"] {
        let mut table = two();
        table.give(0, "WWUUGGRRKK");
        table.play(reserve);
        assert_eq!(table.tokens(0), "WWUUGGRRKKY", "nobody is asked whether to take it");
        let mut kept = table.clone();
        kept.play("return:W");
        assert_eq!(kept.tokens(0), "WUUGGRRKKY");
        table.play("return:Y");
        assert_eq!(table.tokens(0), "WWUUGGRRKK");
        assert_eq!(table.bank().matches('Y').count(), 5);
    }
}

#[test]
fn spl_15_at_most_three_cards_in_hand() {
    let mut table = two();
    table.play("reserve:1W1; take:WUG; reserve:2; take:WUG; reserve:3W1; take:GRK");
    assert_eq!(table.hand(0).len(), 3);
    assert!(table.after("reserve").is_empty());
    assert_eq!(table.why_not("reserve:1W2"), "SPL-15 refuse-hand-full");
    assert_eq!(table.why_not("reserve:1"), "SPL-15 refuse-hand-full");
    table.play("buy:1W1");
    assert_eq!(table.hand(0).len(), 2);
    table.play("reserve:3");
    assert_eq!(table.after("reserve").len(), 15, "there is room again");
}

/// SPL-15: nothing but buying takes a card out of a hand, and it leaves the others as they were.
#[test]
fn spl_15_only_buying_takes_a_card_out_of_the_hand() {
    let mut bought_from_hand = 0;
    for seed in 0..40 {
        let mut table = Table::<Splendor>::new("players=2 first=0");
        while !table.is_over() {
            let hands = [table.hand(0), table.hand(1)];
            let before = table.events.len();
            table.wander(seed * 1000 + before as u64, 1);
            for (seat, before_hand) in hands.into_iter().enumerate() {
                let now = table.hand(seat as u8);
                if now.len() >= before_hand.len() {
                    assert_eq!(now[..before_hand.len()], before_hand);
                    continue;
                }
                let Some(Event::Bought { seat: buyer, card, reserved: true, .. }) = table.events.get(before) else {
                    panic!("{:?} became {now:?} without a purchase", before_hand);
                };
                let rest: Vec<String> = before_hand.into_iter().filter(|held| held != card).collect();
                assert_eq!((buyer.index(), now), (seat, rest));
                bought_from_hand += 1;
            }
        }
    }
    assert!(bought_from_hand > 20, "only {bought_from_hand} purchases from a hand");
}

#[test]
fn spl_15_nobody_has_to_buy_a_reserved_card() {
    let mut table = two();
    table.hold(0, "1U1 1U2 1U3").give(0, "WKKK");
    assert!(table.allows("buy:1U1") && table.allows("buy:1U2"));
    table.play("take:UGR; take:UGR; take:URK");
    assert_eq!(table.hand(0).len(), 3);
}

#[test]
fn spl_16_without_gold_a_card_is_reserved_without_gold() {
    for reserve in ["reserve:1W1", "reserve:1"] {
        let mut table = two();
        table.give(1, "YYYYY").play(reserve);
        assert_eq!((table.hand(0).len(), table.tokens(0).as_str()), (1, ""));
        let told = story(&table.events);
        assert!(told.iter().any(|what| what.starts_with("reserved 0 1W") && !what.contains('Y')), "{told:?}");
    }
    let mut last = two();
    last.give(1, "YYYY").play("reserve:1W1");
    assert_eq!((last.tokens(0).as_str(), last.bank().matches('Y').count()), ("Y", 0), "the last gold is given");
}

/// SPL-16: a player's gold grows by one when the player reserves, and never otherwise.
#[test]
fn spl_16_reserving_is_the_only_way_to_get_gold() {
    let mut received = 0;
    for seed in 0..30 {
        let mut table = Table::<Splendor>::new("players=4 first=0");
        while !table.is_over() {
            let gold = |table: &Table<Splendor>| {
                Seat::all(4).map(|seat| table.game.tableau.seat(seat).tokens.get(JOKER.0.into())).collect::<Vec<_>>()
            };
            let (had, active, before) = (gold(&table), table.game.tableau.active, table.events.len());
            let legal = table.legal();
            table.wander(seed * 1000 + before as u64, 1);
            for (seat, (had, has)) in had.into_iter().zip(gold(&table)).enumerate() {
                if has > had {
                    assert_eq!((has - had, seat), (1, active.index()));
                    assert!(legal.iter().any(|action| action.starts_with("reserve:")));
                    let reserved = table.events.get(before).is_none_or(|event| matches!(event, Event::Reserved { .. }));
                    assert!(reserved, "gold came with {:?}", table.events[before]);
                    received += 1;
                }
            }
        }
    }
    assert!(received > 100);
}

#[test]
fn spl_16_gold_can_be_spent_while_the_card_is_still_in_hand() {
    let mut table = two();
    table.give(0, "UU").play("reserve:3W1; take:WGR");
    assert_eq!(happens(&mut table, "buy:1W1"), ["bought 0 1W1 UUY", "dealt 1W5 at 0"]);
    assert_eq!((table.hand(0), table.cards(0)), (vec!["3W1".to_string()], vec!["1W1".to_string()]));
    assert_eq!(table.bank().matches('Y').count(), 5);
}

#[test]
fn spl_34_a_reserved_face_up_card_is_replaced_at_once_from_its_own_deck() {
    for (card, level, place) in [("1W3", 1, 2), ("2W1", 2, 0), ("3W4", 3, 3)] {
        let mut table = two();
        let others: Vec<String> = (1..=3).filter(|&other| other != level).map(|other| table.row(other)).collect();
        let mut row: Vec<String> = table.row(level).split(' ').map(Into::into).collect();
        table.step(&format!("reserve:{card}"));
        assert!(table.legal().iter().all(|outcome| outcome.starts_with(&format!("deal:{level}"))));
        assert_eq!(table.legal().len() as u32, table.deck_size(level));
        table.play(&format!("deal:{level}K1"));
        row[place] = format!("{level}K1");
        assert_eq!(table.row(level), row.join(" "));
        let now: Vec<String> = (1..=3).filter(|&other| other != level).map(|other| table.row(other)).collect();
        assert_eq!(now, others);
    }
}

#[test]
fn spl_34_reserving_from_a_deck_reveals_and_refills_nothing() {
    let mut table = two();
    table.market("1W1 - 1G1 1R1");
    let rows = [1, 2, 3].map(|level| table.row(level));
    assert_eq!(happens(&mut table, "reserve:1; draw:1K8"), ["reserved 0 1K8 blind Y"]);
    assert_eq!([1, 2, 3].map(|level| table.row(level)), rows);
    assert_eq!(table.game.turn(), game::Turn::Player(Seat::new(1)));
}
