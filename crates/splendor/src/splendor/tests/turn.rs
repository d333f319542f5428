//! The course of a turn: one action, the limit of ten tokens, passing.

use super::{eyes_of, happens, story, two, two_stuck, view};
use crate::harness::Table;
use crate::splendor::Splendor;
use crate::tableau::{Event, Prompt};
use game::Eyes;

#[test]
fn spl_09_exactly_one_action_and_then_the_next_player() {
    for action in ["take:WUG", "take:WW", "reserve:1W1", "reserve:1", "buy:1W1"] {
        let mut table = two();
        table.give(0, "UUU");
        table.play(action);
        assert_eq!(table.to_act(), Some(1), "after {action}");
        table.play("take:GRK");
        assert_eq!(table.to_act(), Some(0));
    }
}

#[test]
fn spl_09_nothing_but_the_four_actions() {
    let mut table = two();
    table.give(0, "UUUY").hold(0, "1U1");
    let verbs: Vec<String> = table.legal().iter().map(|text| text.split(':').next().unwrap().into()).collect();
    assert!(verbs.iter().all(|verb| ["take", "reserve", "buy"].contains(&verb.as_str())), "{verbs:?}");
    assert_eq!(table.why_not("pass"), "SPL-18 refuse-can-act", "a player must act");
}

/// SPL-09: action, refill of the face-up cards, return of surplus tokens, noble, end check.
#[test]
fn spl_09_the_order_within_a_turn() {
    let mut table = two();
    table.market("1K1 1R1 1G1 1U1").lay_tiles("WUG").own_bonuses(0, "WWWUUUGGG").own(0, "3R4 3U4 2K3");
    table.give(0, "WWUUGGRRKK");
    assert_eq!(table.seat(0).points, 12);
    let happened = happens(&mut table, "reserve:1K1; deal:1K8; return:Y");
    let order = ["reserved 0 1K1 Y", "dealt 1K8 at 0", "returned 0 Y", "visited 0 WUG", "last round 0"];
    assert_eq!(happened, order);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn spl_09_payment_comes_before_the_refill_and_the_noble_after_it() {
    let mut table = two();
    table.market("1K1 1R1 1G1 1W2").lay_tiles("WUG").own_bonuses(0, "WWUUUGGG").give(0, "RRKY");
    let happened = happens(&mut table, "buy:1W2; gold:R0; gold:K1; deal:1K5");
    assert_eq!(happened, ["bought 0 1W2 RRY", "dealt 1K5 at 3", "visited 0 WUG"]);
}

#[test]
fn spl_18_a_pass_needs_that_nothing_else_is_possible() {
    let mut table = two_stuck();
    assert_eq!(table.legal(), ["pass"]);
    assert_eq!(happens(&mut table, "pass"), ["passed 0"]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn spl_18_no_pass_while_a_gem_lies_in_the_bank() {
    for colour in ["W", "U", "G", "R", "K"] {
        let mut table = two_stuck();
        table.give_back(1, colour);
        assert_eq!(table.legal(), [format!("take:{colour}")]);
        assert_eq!(table.why_not("pass"), "SPL-18 refuse-can-act");
    }
}

#[test]
fn spl_18_gold_in_the_bank_does_not_help() {
    let table = two_stuck();
    assert_eq!(table.bank(), "YYYYY");
    assert!(table.allows("pass"));
}

#[test]
fn spl_18_no_pass_while_a_card_can_be_reserved() {
    let mut table = two();
    table.market("1W1 1U2 1G2 1R1").market("2W3 2U3 2G3 2R3").hold(0, "3R1 3U1");
    table.give(0, "WWUUGGRRKK").give(1, "WWUUGGRRKK");
    assert_eq!(table.after("reserve").len(), 15);
    assert_eq!(table.legal().len(), 15, "only reserving is possible");
    assert_eq!(table.why_not("pass"), "SPL-18 refuse-can-act");
    table.hold(0, "3G1");
    assert_eq!(table.legal(), ["pass"], "a full hand, and nothing that ten tokens could pay for");
    let mut one_card = two_stuck();
    one_card.deck(3, "3W1").market("3W1 - - -");
    assert_eq!(one_card.legal(), ["reserve:3W1"]);
    let mut one_deck = two_stuck();
    one_deck.deck(3, "3W1");
    assert_eq!(one_deck.legal(), ["reserve:3"]);
}

#[test]
fn spl_18_no_pass_while_a_card_can_be_paid_for() {
    let mut table = two();
    table.market("1W1 1U2 1G2 1R3").market("2W3 2U3 2G3 2R3").hold(0, "3R1 3U1 3G1");
    table.give(0, "WWUUGGRRKK").give(1, "WWUUGGRRKK");
    assert_eq!(table.legal(), ["buy:1R3"], "a face-up card");
    let mut table = two();
    table.market("1W1 1U2 1G2 1R1").market("2W3 2U3 2G3 2R3").hold(0, "3R1 3U1").hold_hidden(0, "1R3");
    table.give(0, "WWUUGGRRKK").give(1, "WWUUGGRRKK");
    assert_eq!(table.legal(), ["buy:1R3"], "a reserved card");
}

#[test]
fn spl_18_ten_tokens_block_no_action() {
    let mut table = two();
    table.give(0, "WWUUGGRRKK");
    assert!(["take:WUG", "take:GRK", "reserve:1W1", "reserve:2"].iter().all(|action| table.allows(action)));
    assert!(!table.allows("pass"));
}

#[test]
fn spl_18_a_pass_shows_the_hand_for_good() {
    let mut table = two_stuck();
    table.deck(3, "3W1 3U1 3G1").hold_hidden(0, "3W1 3U1").hold(0, "3G1");
    let seen = |table: &Table<Splendor>, eyes: Eyes| -> Vec<Option<String>> {
        let hand = view(table, eyes).common.seats.remove(0).reserved;
        hand.into_iter().map(|held| held.card.map(|card| card.id)).collect()
    };
    for eyes in [eyes_of(1), Eyes::Spectator] {
        assert_eq!(seen(&table, eyes), [None, None, Some("3G1".into())]);
    }
    table.play("pass");
    let all = ["3W1", "3U1", "3G1"].map(|card| Some(card.to_string()));
    for eyes in [eyes_of(0), eyes_of(1), Eyes::Spectator, Eyes::Referee] {
        assert_eq!(table.last_event(eyes), Event::Passed { seat: game::Seat::new(0), cards: table.hand(0) });
        assert_eq!(seen(&table, eyes), all);
    }
    table.give_back(1, "WW").play("take:W; take:W; return:W");
    assert_eq!(seen(&table, eyes_of(1)), all, "public from then on");
    assert_eq!(story(&table.events).last().unwrap(), "returned 0 W");
}

#[test]
fn spl_20_ten_tokens_at_the_end_of_a_turn() {
    let mut table = two();
    table.give(0, "WWUUGGR");
    assert_eq!(happens(&mut table, "take:URK"), ["took 0 URK"]);
    assert_eq!((table.tokens(0).len(), table.to_act()), (10, Some(1)), "ten are not too many");
}

#[test]
fn spl_20_exactly_the_surplus_goes_back_to_the_supply() {
    for (held, action, surplus) in [
        ("WWUUGGRR", "take:URK", 1),
        ("WWUUGGRRK", "take:URK", 2),
        ("WWUUGGRRKK", "take:WUG", 3),
        ("WWUUGRRKK", "take:GRK", 2),
        ("WWWUUURRRY", "take:GG", 2),
        ("WWWUUURRR", "take:GG", 1),
        ("WWWUUURRRK", "reserve:1W1", 1),
        ("WWWUUURRRK", "reserve:1", 1),
    ] {
        let mut table = two();
        table.give(0, held).play(action);
        for left in (1..=surplus).rev() {
            assert_eq!(table.to_act(), Some(0));
            let Prompt::Return { surplus, tokens } = view(&table, Eyes::Spectator).common.prompt else {
                panic!("{held} {action}");
            };
            assert_eq!(surplus, left);
            let listed = |action: &String| tokens.iter().any(|tokens| tokens.action == *action && tokens.count > 0);
            assert!(table.legal().iter().all(listed), "{tokens:?}");
            let (mine, bank) = (table.tokens(0).len(), table.bank().len());
            let token = table.legal().last().unwrap().clone();
            table.play(&token);
            assert_eq!((table.tokens(0).len(), table.bank().len()), (mine - 1, bank + 1), "{token}");
        }
        assert_eq!((table.tokens(0).len(), table.to_act()), (10, Some(1)), "{held} {action}");
    }
}

#[test]
fn spl_20_free_choice_among_all_tokens_just_taken_or_older_and_gold() {
    let mut table = two();
    table.give(0, "WWWUUUGGY").play("take:GRK");
    assert_eq!(
        table.after("return"),
        ["W", "U", "G", "R", "K"],
        "in the order of the letters, of which gold is the last"
    );
    for (returned, kept) in [("WW", "WUUUGGGRKY"), ("RK", "WWWUUUGGGY"), ("GY", "WWWUUUGGRK"), ("UR", "WWWUUGGGKY")] {
        let mut table = table.clone();
        for token in returned.chars() {
            table.play(&format!("return:{token}"));
        }
        assert_eq!((table.tokens(0).as_str(), table.to_act()), (kept, Some(1)));
    }
}

#[test]
fn spl_20_no_purchase_and_no_other_players_turn_makes_one_return() {
    let mut table = two();
    table.give(0, "WWUUUGGRRK").give(1, "WWUGGRRKKK");
    assert_eq!(happens(&mut table, "buy:1W1"), ["bought 0 1W1 UUU", "dealt 1W5 at 0"]);
    assert_eq!(table.to_act(), Some(1), "seat 1 still holds ten");
}

#[test]
fn spl_21_everybody_sees_the_tokens_of_all_players() {
    let mut table = Table::<Splendor>::new("players=3 first=0");
    table.give(0, "WWU").give(1, "KYY");
    let tokens = |eyes: Eyes| -> Vec<String> {
        let seats = view(&table, eyes).common.seats;
        let letters = |letter: char, n: u8| letter.to_string().repeat(n.into());
        seats
            .iter()
            .map(|seat| "WUGRKY".chars().map(|letter| letters(letter, seat.tokens[&letter])).collect())
            .collect()
    };
    for eyes in Eyes::all(3) {
        assert_eq!(tokens(eyes), ["WWU", "KYY", ""]);
    }
    table.play("take:GRK");
    for eyes in Eyes::all(3) {
        assert_eq!(table.last_event(eyes), *table.events.last().unwrap());
    }
}

#[test]
fn spl_22_during_a_turn_more_than_ten_may_be_held() {
    let mut table = two();
    table.give(0, "WWUUGGRRKK");
    table.step("take:WUG");
    assert_eq!(table.tokens(0), "WWWUUUGGGRRKK");
    let mut reserving = two();
    reserving.give(0, "WWUUGGRRKK").step("reserve:1W1");
    assert_eq!(reserving.tokens(0).len(), 11, "while the refill is drawn");
}

/// SPL-20: in no game does anybody end a turn with more than ten tokens, or give back below ten.
#[test]
fn spl_20_holds_in_games_at_random() {
    for seed in 0..30 {
        let mut table = Table::<Splendor>::new("players=3 first=0");
        while !table.is_over() {
            let (before, seat) = (table.events.len(), table.game.tableau.active);
            table.wander(seed ^ before as u64, 1);
            if table.game.tableau.active != seat {
                assert!(table.game.tableau.seat(seat).tokens.total() <= 10);
            }
            if matches!(table.events[before..].first(), Some(Event::Returned { .. })) {
                assert!(table.game.tableau.seat(seat).tokens.total() >= 10);
            }
        }
    }
}

#[test]
fn a_view_counts_levels_and_rounds_from_one() {
    let mut table = two();
    let seen = view(&table, Eyes::Spectator).common;
    assert_eq!(seen.market.iter().map(|row| row.level).collect::<Vec<_>>(), [1, 2, 3]);
    for row in &seen.market {
        assert!(row.cards.iter().flatten().all(|card| card.level == row.level));
    }
    assert_eq!(seen.round, 1);
    table.play("take:WUR; take:WUR");
    assert_eq!(view(&table, Eyes::Spectator).common.round, 2);
    // What is over has no further round.
    table.market("1W8 1W1 1W2 1W3").own(0, "3U4 3R4 3U2").give(0, "GGGG").play("buy:1W8; reserve:3");
    assert!(table.is_over());
    assert_eq!(view(&table, Eyes::Spectator).common.round, 2);
}

#[test]
fn what_may_be_given_back_is_what_is_held() {
    let mut table = two();
    table.give(0, "WWWUUUGRK").play("take:WUG");
    let Prompt::Return { tokens, .. } = view(&table, eyes_of(0)).common.prompt else {
        panic!("twelve tokens are two too many")
    };
    let held: Vec<(char, u8)> = tokens.iter().map(|tokens| (tokens.token, tokens.count)).collect();
    assert_eq!(held, [('W', 4), ('U', 4), ('G', 2), ('R', 1), ('K', 1)], "no gold");
}
