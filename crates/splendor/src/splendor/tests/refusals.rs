//! Every way to be refused: the rule, the reason, and what the reason tells.

use super::{two, two_stuck};
use crate::harness::Table;
use crate::splendor::{Action, Splendor};
use crate::tableau::{Level, Move};
use game::{Arg, Game, Refusal};

fn tokens(letters: &str) -> Arg {
    Arg::Tokens(letters.into())
}

fn card(code: &str) -> Arg {
    Arg::Card(code.into())
}

#[test]
fn spl_14_a_masked_draw_is_never_played() {
    let mut table = two();
    let masked = Action::from(Move::Hidden(Level(0)));
    assert_eq!(table.game.refuse(masked), Refusal::new("SPL-14", "refuse-masked"));
    table.step("reserve:1");
    assert_eq!(table.refused("draw:1?"), Refusal::new("SPL-14", "refuse-masked"));
}

#[test]
fn spl_50_nothing_is_played_after_the_end() {
    let mut table = two_stuck();
    table.play("pass; pass");
    for action in ["pass", "take:W", "deal:1W1", "first:0"] {
        assert_eq!(table.refused(action), Refusal::new("SPL-50", "refuse-over"));
    }
}

#[test]
fn spl_03_draws_that_cannot_come_out() {
    let start = Table::<Splendor>::start("players=2");
    for outcome in ["first:2", "reveal:WU", "deal:1W1", "draw:1W1"] {
        assert_eq!(start.refused(outcome), Refusal::new("SPL-03", "refuse-impossible-draw"), "{outcome}");
    }
    let mut nobles = Table::<Splendor>::start("players=2 first=0");
    nobles.step("reveal:WU");
    for outcome in ["first:0", "reveal:WU", "deal:1W1"] {
        assert_eq!(nobles.why_not(outcome), "SPL-03 refuse-impossible-draw", "{outcome}");
    }
    let mut deal = nobles;
    deal.step("reveal:WK").step("reveal:UG").step("deal:1W1");
    for outcome in ["reveal:RK", "deal:1W1", "deal:2W1", "draw:1W2"] {
        assert_eq!(deal.why_not(outcome), "SPL-03 refuse-impossible-draw", "{outcome}");
    }
    let mut refill = two();
    refill.step("reserve:1W1");
    for outcome in ["deal:1W1", "deal:1W2", "deal:2K1", "draw:1K1"] {
        assert_eq!(refill.why_not(outcome), "SPL-03 refuse-impossible-draw", "{outcome}");
    }
    let mut draw = two();
    draw.step("reserve:1");
    for outcome in ["draw:1W1", "draw:2K1", "deal:1K1"] {
        assert_eq!(draw.why_not(outcome), "SPL-03 refuse-impossible-draw", "{outcome}");
    }
}

#[test]
fn spl_09_no_action_while_a_draw_is_due() {
    let mut tables = vec![Table::<Splendor>::start("players=2"), Table::<Splendor>::start("players=2 first=0")];
    for action in ["reserve:1W1", "reserve:1"] {
        tables.push(two());
        tables.last_mut().unwrap().step(action);
    }
    for table in tables {
        for action in ["take:WUG", "pass", "return:W", "gold:W1", "noble:WU", "reserve:2", "buy:2W1"] {
            assert_eq!(table.refused(action), Refusal::new("SPL-09", "refuse-draw-due"), "{action}");
        }
    }
}

#[test]
fn spl_03_no_draw_while_a_player_is_to_act() {
    let mut paying = two();
    paying.give(0, "RRKY").play("buy:1W2");
    let mut returning = two();
    returning.give(0, "WWUUGGRRKK").play("take:WUG");
    let mut choosing = two();
    choosing.clear_market(1).lay_tiles("WUG WU").own_bonuses(0, "WWWWUUUUGGG").play("take:WUG");
    for table in [two(), paying, returning, choosing] {
        for outcome in ["first:1", "reveal:RK", "deal:1K1", "draw:1K1"] {
            assert_eq!(table.refused(outcome), Refusal::new("SPL-03", "refuse-no-draw-due"), "{outcome}");
        }
    }
}

#[test]
fn spl_10_take_more() {
    assert_eq!(two().refused("take:WU"), Refusal::new("SPL-10", "refuse-take-more").with("count", 3));
    assert_eq!(two().refused("take:K"), Refusal::new("SPL-10", "refuse-take-more").with("count", 3));
}

#[test]
fn spl_11_take_all_there_are() {
    let mut table = two();
    table.give(1, "WWWWUUUUGGGG");
    assert_eq!(table.refused("take:R"), Refusal::new("SPL-11", "refuse-take-more").with("count", 2));
}

#[test]
fn spl_10_not_in_the_bank() {
    let mut table = two();
    table.give(1, "WWWWUUUU");
    assert_eq!(table.refused("take:WUG"), Refusal::new("SPL-10", "refuse-not-in-bank").with("tokens", tokens("WU")));
    assert_eq!(table.refused("take:W"), Refusal::new("SPL-10", "refuse-not-in-bank").with("tokens", tokens("W")));
}

#[test]
fn spl_12_the_pile_is_too_small() {
    let mut table = two();
    table.give(1, "UU");
    let expected =
        Refusal::new("SPL-12", "refuse-pile-small").with("tokens", tokens("U")).with("least", 4).with("count", 2);
    assert_eq!(table.refused("take:UU"), expected);
}

#[test]
fn spl_13_not_face_up_or_an_empty_deck() {
    let mut table = two();
    table.deck(2, "");
    assert_eq!(table.refused("reserve:1K1"), Refusal::new("SPL-13", "refuse-not-face-up").with("card", card("1K1")));
    assert_eq!(table.refused("reserve:2"), Refusal::new("SPL-13", "refuse-deck-empty").with("level", 2));
}

#[test]
fn spl_15_the_hand_is_full() {
    let mut table = two();
    table.hold(0, "1U1 2U1 3U1");
    for action in ["reserve:1W1", "reserve:3"] {
        assert_eq!(table.refused(action), Refusal::new("SPL-15", "refuse-hand-full").with("most", 3));
    }
}

#[test]
fn spl_17_not_for_sale() {
    let expected = Refusal::new("SPL-17", "refuse-not-for-sale").with("card", card("1K1"));
    assert_eq!(two().refused("buy:1K1"), expected);
}

#[test]
fn spl_30_too_dear() {
    // 1W4 costs U G R K.
    let mut table = two();
    table.give(0, "RWWY").hold(0, "1U2").own_bonuses(0, "G");
    let too_dear = |code: &str, missing: &str, count: u8| {
        Refusal::new("SPL-30", "refuse-too-dear")
            .with("card", card(code))
            .with("missing", tokens(missing))
            .with("count", count)
            .with("jokers", 1)
    };
    assert_eq!(table.refused("buy:1W4"), too_dear("1W4", "UK", 2));
    assert_eq!(table.refused("buy:1U2"), too_dear("1U2", "KKK", 3));
}

#[test]
fn spl_18_a_player_who_can_act_does_not_pass() {
    assert_eq!(two().refused("pass"), Refusal::new("SPL-18", "refuse-can-act"));
}

#[test]
fn spl_09_answers_that_nobody_asked_for() {
    let table = two();
    assert_eq!(table.refused("gold:W1"), Refusal::new("SPL-31", "refuse-not-paying"));
    assert_eq!(table.refused("return:W"), Refusal::new("SPL-20", "refuse-no-surplus").with("limit", 10));
    assert_eq!(table.refused("noble:WUG"), Refusal::new("SPL-41", "refuse-no-tile-due"));
}

#[test]
fn spl_31_while_paying() {
    // 1W2 costs RR K, of which one red is missing.
    let mut table = two();
    table.give(0, "RKYY").play("buy:1W2");
    let count =
        Refusal::new("SPL-31", "refuse-joker-count").with("least", 1).with("most", 2).with("tokens", tokens("R"));
    assert_eq!(table.refused("gold:R0"), count);
    assert_eq!(table.refused("gold:R3"), count);
    let colour = Refusal::new("SPL-31", "refuse-joker-colour").with("tokens", tokens("R"));
    assert_eq!(table.refused("gold:K1"), colour);
    assert_eq!(table.refused("gold:W0"), colour);
    for action in ["take:WUG", "buy:1W1", "pass", "return:W", "noble:WUG", "reserve:1"] {
        assert_eq!(table.refused(action), Refusal::new("SPL-31", "refuse-pay-first"), "{action}");
    }
}

#[test]
fn spl_20_while_returning() {
    let mut table = two();
    table.give(0, "UUUUGGGRR").play("take:WRK");
    let no_such = |token: &str| Refusal::new("SPL-20", "refuse-no-such-token").with("tokens", tokens(token));
    assert_eq!(table.refused("return:Y"), no_such("Y"));
    for action in ["take:WUG", "buy:1W1", "pass", "gold:W0", "noble:WUG", "reserve:1"] {
        let first = Refusal::new("SPL-20", "refuse-return-first").with("surplus", 2).with("limit", 10);
        assert_eq!(table.refused(action), first, "{action}");
    }
    table.play("return:G");
    let order = Refusal::new("SPL-20", "refuse-return-order").with("tokens", tokens("U"));
    assert_eq!(table.refused("return:U"), order, "a set of tokens is given back in the order of the letters");
}

#[test]
fn spl_40_while_choosing_a_noble() {
    let mut table = two();
    table.clear_market(1).lay_tiles("WUG WU RK").own_bonuses(0, "WWWWUUUUGGG").play("take:WUG");
    for noble in ["noble:RK", "noble:GR"] {
        assert_eq!(
            table.refused(noble),
            Refusal::new("SPL-40", "refuse-tile-not-coming"),
            "met by nobody, or not there"
        );
    }
    for action in ["take:WUG", "buy:1W1", "pass", "gold:W0", "return:W", "reserve:1"] {
        assert_eq!(table.refused(action), Refusal::new("SPL-41", "refuse-choose-tile"), "{action}");
    }
}

/// Whatever happens in a game, every action of the whole space is either legal or refused with a rule of this game.
#[test]
fn every_illegal_action_names_a_rule() {
    for seed in 0..4 {
        let config = "players=3".parse().unwrap();
        let space = Splendor::space(&config);
        let mut table = Table::<Splendor>::start("players=3");
        while !table.is_over() {
            let mut legal = Vec::new();
            table.game.legal(&mut legal);
            for &action in space.iter().filter(|action| legal.binary_search(action).is_err()) {
                let refusal = table.game.refuse(action);
                assert!(refusal.rule.starts_with("SPL-") && refusal.reason.key.starts_with("refuse-"), "{action}");
            }
            table.wander(seed * 7919 + table.events.len() as u64, 1);
        }
    }
}
