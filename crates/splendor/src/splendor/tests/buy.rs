//! Buying cards.

use super::{equally_likely, eyes_of, happens, two, view};
use crate::harness::Table;
use crate::splendor::Splendor;
use crate::tableau::{Prompt, SeatView, TokensView};
use game::Eyes;

#[test]
fn spl_17_one_face_up_card_of_any_level() {
    for (card, cost, refill) in [("1W1", "UUU", "1W5"), ("2W3", "RRRRR", "2W5"), ("3W2", "KKKKKKK", "3U1")] {
        let mut table = Table::<Splendor>::new("players=4 first=0");
        table.give(0, cost).play(&format!("buy:{card}"));
        assert_eq!((table.cards(0), table.tokens(0).as_str()), (vec![card.to_string()], ""));
        assert!(!table.row(card[..1].parse().unwrap()).contains(card));
        assert!(table.row(card[..1].parse().unwrap()).contains(refill));
        assert_eq!(table.to_act(), Some(1));
    }
}

#[test]
fn spl_17_one_card_from_the_own_hand() {
    let mut table = two();
    table.hold_hidden(0, "1U2").hold(0, "1U1").give(0, "KKK");
    let rows = [1, 2, 3].map(|level| table.row(level));
    assert_eq!(happens(&mut table, "buy:1U2"), ["bought 0 1U2 from hand KKK"]);
    assert_eq!((table.cards(0), table.hand(0)), (vec!["1U2".to_string()], vec!["1U1".to_string()]));
    assert_eq!([1, 2, 3].map(|level| table.row(level)), rows, "the market is untouched");
}

#[test]
fn spl_17_nothing_else_is_for_sale() {
    let mut table = two();
    table.hold(1, "1U2").own(1, "1U1").own(0, "1U4").give(0, "KKKKWWGGRY");
    for (card, whose) in
        [("1U2", "another's hand"), ("1U1", "another's bought card"), ("1U3", "in the deck"), ("1U4", "bought")]
    {
        assert_eq!(table.why_not(&format!("buy:{card}")), "SPL-17 refuse-not-for-sale", "{whose}");
    }
}

#[test]
fn spl_30_the_price_is_the_cost_less_the_bonuses_colour_by_colour() {
    // 2R4 costs W UUUU GG.
    for (bonuses, price) in
        [("", "WUUUUGG"), ("U", "WUUUGG"), ("WUUGG", "UU"), ("WWWU", "UUUGG"), ("RRRKKK", "WUUUUGG"), ("WUUUUGG", "")]
    {
        let mut table = two();
        table.clear_market(1).market("2R4 2W1 2W2 2W3").own_bonuses(0, bonuses).give(0, price);
        if !price.is_empty() {
            let mut short = table.clone();
            short.give_back(0, &price[..1]);
            assert_eq!(short.why_not("buy:2R4"), "SPL-30 refuse-too-dear", "{bonuses}");
        }
        assert_eq!(happens(&mut table, "buy:2R4")[0], format!("bought 0 2R4 {price}").trim_end());
        assert_eq!(table.tokens(0), "");
    }
}

#[test]
fn spl_30_a_bonus_beyond_the_cost_pays_for_nothing_else() {
    let mut table = two();
    table.market("1U1 1G1 1R1 1K1").own_bonuses(0, "WWWWW").give(0, "K");
    assert!(!table.allows("buy:1U1"), "W KK: the white is free, one black is missing");
    table.give(0, "K").play("buy:1U1");
    assert_eq!(table.tokens(0), "");
}

#[test]
fn spl_30_a_cards_own_bonus_does_not_lower_its_price() {
    // 1W5 costs WWW U K and 2W6 costs six white.
    let mut table = Table::<Splendor>::new("players=4 first=0");
    table.market("1W5 1U1 1G1 1R1").market("2W6 2U1 2G1 2R1").give(0, "WWUK");
    assert!(!table.allows("buy:1W5"));
    table.give(0, "W").play("buy:1W5");
    assert_eq!((table.tokens(0).as_str(), table.bonuses(0).as_str()), ("", "W"));
    table.turn_of(0).give(0, "WWWW");
    assert!(!table.allows("buy:2W6"), "the bonus of the earlier turn counts, its own does not");
    table.give(0, "W").play("buy:2W6");
    assert_eq!((table.tokens(0).as_str(), table.bonuses(0).as_str()), ("", "WW"));
}

#[test]
fn spl_30_cards_in_hand_and_other_players_cards_lower_no_price() {
    let mut table = two();
    table.hold(0, "1U1 1U2 1U3").own_bonuses(1, "UUU");
    assert_eq!(table.why_not("buy:1W1"), "SPL-30 refuse-too-dear");
}

#[test]
fn spl_30_views_tell_the_price_and_what_is_missing() {
    let mut table = two();
    table.clear_market(1).market("2R4 2W1 2W2 2W3").own_bonuses(0, "UUR").give(0, "WUY").own_bonuses(1, "G");
    let card = |eyes: Eyes| view(&table, eyes).common.market.remove(1).cards.remove(0).unwrap();
    let letters = |amounts: &TokensView| -> String {
        "WUGRK".chars().flat_map(|c| std::iter::repeat_n(c, amounts.get(&c).copied().unwrap_or(0).into())).collect()
    };
    for (eyes, price, missing) in [
        (eyes_of(0), "WUUGG", "UGG"),
        (eyes_of(1), "WUUUUG", "WUUUUG"),
        (Eyes::Spectator, "WUUGG", "UGG"),
        (Eyes::Referee, "WUUGG", "UGG"),
    ] {
        let card = card(eyes);
        assert_eq!(letters(&card.cost), "WUUUUGG");
        let sale = card.sale.unwrap();
        assert_eq!((letters(&sale.price).as_str(), letters(&sale.missing).as_str()), (price, missing));
        assert!(!sale.affordable);
        assert_eq!(sale.payments, []);
    }
    table.give(0, "GG");
    let sale = view(&table, eyes_of(0)).common.market[1].cards[0].clone().unwrap().sale.unwrap();
    assert!(sale.affordable, "the gold makes up for the last blue");
}

#[test]
fn spl_17_only_cards_that_one_could_buy_have_a_price() {
    let mut table = two();
    table.hold(0, "2R4").hold_hidden(1, "2R5").hold(1, "2R6");
    let prices = |eyes: Eyes| -> Vec<Vec<Option<bool>>> {
        let seats = view(&table, eyes).common.seats.into_iter();
        let priced = |seat: SeatView| seat.reserved.into_iter().map(|held| held.card.map(|card| card.sale.is_some()));
        seats.map(|seat| priced(seat).collect()).collect()
    };
    assert_eq!(prices(eyes_of(0)), [vec![Some(true)], vec![None, Some(false)]]);
    assert_eq!(prices(eyes_of(1)), [vec![Some(false)], vec![Some(true), Some(true)]]);
    assert_eq!(prices(Eyes::Spectator), [vec![Some(true)], vec![None, Some(false)]]);
    assert_eq!(prices(Eyes::Referee), [vec![Some(true)], vec![Some(false), Some(false)]]);
}

#[test]
fn spl_31_whole_payments_are_offered_the_fewest_gold_first() {
    // 1W2 costs RR K.
    let mut table = two();
    table.give(0, "RRKYY").give(1, "RRKY").clear_market(1).market("1W2 1U1 1U2 1U3");
    let sale = |table: &Table<Splendor>, seat| {
        view(table, eyes_of(seat)).common.market[0].cards[0].clone().unwrap().sale.unwrap()
    };
    let told = |payments: &[game::PaymentView]| -> Vec<String> {
        payments.iter().map(|payment| format!("{} {}", payment.tokens, payment.actions.join(" "))).collect()
    };
    let offered = [
        "RRK buy:1W2 gold:R0 gold:K0",
        "RRY buy:1W2 gold:R0 gold:K1",
        "RKY buy:1W2 gold:R1 gold:K0",
        "RYY buy:1W2 gold:R1 gold:K1",
        "KYY buy:1W2 gold:R2",
    ];
    assert_eq!(told(&sale(&table, 0).payments), offered);
    assert!(sale(&table, 1).affordable && sale(&table, 1).payments.is_empty(), "not now");
    table.play("buy:1W2");
    assert_eq!(sale(&table, 0).payments, [], "it is being bought already");
    table.play("gold:R1");
    let Prompt::Pay { payments, .. } = view(&table, eyes_of(0)).common.prompt else { panic!("gold may be paid") };
    assert_eq!(told(&payments), ["RKY gold:K0", "RYY gold:K1"]);
}

#[test]
fn spl_31_a_gold_replaces_a_missing_token_of_any_colour() {
    // 1W4 costs one each of U G R K.
    let mut table = two();
    table.give(0, "URY");
    assert!(!table.allows("buy:1W4"));
    table.give(0, "Y");
    assert_eq!(happens(&mut table, "buy:1W4")[0], "bought 0 1W4 URYY", "no choice, so nobody is asked");
}

#[test]
fn spl_31_gold_may_be_paid_for_a_colour_that_is_held() {
    // 1W2 costs RR K.
    let mut table = two();
    table.give(0, "RRKYY").play("buy:1W2");
    assert_eq!(table.after("gold"), ["R0", "R1", "R2"]);
    let paid = |script: &str| happens(&mut table.clone(), script).remove(0);
    assert_eq!(paid("gold:R0; gold:K0"), "bought 0 1W2 RRK");
    assert_eq!(paid("gold:R0; gold:K1"), "bought 0 1W2 RRY");
    assert_eq!(paid("gold:R1; gold:K0"), "bought 0 1W2 RKY");
    assert_eq!(paid("gold:R1; gold:K1"), "bought 0 1W2 RYY");
    assert_eq!(paid("gold:R2"), "bought 0 1W2 KYY", "no gold is left to ask about");
}

#[test]
fn spl_31_the_choice_is_between_the_least_needed_and_what_is_there() {
    // 1W2 costs RR K; one red is missing.
    let mut table = two();
    table.give(0, "RKYY").play("buy:1W2");
    assert_eq!(table.after("gold"), ["R1", "R2"]);
    let Prompt::Pay { card, colour, least, most, .. } = view(&table, eyes_of(1)).common.prompt else {
        panic!("all are told what the buyer is asked");
    };
    assert_eq!((card.id.as_str(), colour, least, most), ("1W2", 'R', 1, 2));
    assert_eq!(table.why_not("gold:R0"), "SPL-31 refuse-joker-count");
    table.play("gold:R1");
    assert_eq!(table.after("gold"), ["K0", "K1"]);
}

#[test]
fn spl_31_exactly_the_price_is_paid_not_a_token_more() {
    let mut table = two();
    table.give(0, "UUUUWGRKYY").play("buy:1W1; gold:U1");
    assert_eq!(table.tokens(0), "WUUGRKY");
    let mut free = two();
    free.own_bonuses(0, "UUU").give(0, "UYY");
    assert_eq!(happens(&mut free, "buy:1W1")[0], "bought 0 1W1", "nothing to pay, nothing to ask");
    assert_eq!(free.tokens(0), "UYY");
}

#[test]
fn spl_32_all_spent_tokens_return_to_the_supply() {
    let mut table = two();
    table.give(0, "RRKY").play("buy:1W2; gold:R1");
    assert_eq!(table.tokens(0), "R");
    assert_eq!(table.bank(), "WWWWUUUUGGGGRRRKKKKYYYYY");
}

#[test]
fn spl_33_a_bought_card_lies_open_and_counts_for_the_rest_of_the_game() {
    let mut table = two();
    table.market("1W8 1U1 1G1 1R1").give(0, "GGGG");
    table.play("buy:1W8");
    assert_eq!((table.seat(0).points, table.bonuses(0).as_str(), table.seat(0).cards), (1, "W", 1));
    for eyes in Eyes::all(2) {
        let seat = view(&table, eyes).common.seats.remove(0);
        assert_eq!((seat.cards, seat.card_count, seat.points, seat.bonuses[&'W']), (vec!["1W8".into()], 1, 1, 1));
    }
    for _ in 0..3 {
        table.play("take:UGR; reserve:3");
    }
    assert_eq!((table.seat(0).points, table.bonuses(0).as_str()), (1, "W"));
}

#[test]
fn spl_33_a_card_bought_from_a_hidden_hand_lies_open_too() {
    let mut table = two();
    table.hold_hidden(0, "1W8").give(0, "GGGG").play("buy:1W8");
    for eyes in Eyes::all(2) {
        assert_eq!(view(&table, eyes).common.seats[0].cards, ["1W8"]);
    }
    assert_eq!(table.seat(0).points, 1);
}

#[test]
fn spl_33_with_enough_bonuses_a_card_costs_no_token() {
    let mut table = two();
    table.own_bonuses(0, "UUU");
    assert_eq!(happens(&mut table, "buy:1W1"), ["bought 0 1W1", "dealt 1W5 at 0"]);
    assert_eq!(table.bank().len(), 25);
    assert_eq!(table.bonuses(0), "WUUU");
}

#[test]
fn spl_34_a_bought_face_up_card_is_replaced_at_once_in_its_place() {
    let mut table = two();
    table.give(0, "RRK").step("buy:1W2");
    assert_eq!(table.row(1), "1W1 - 1W3 1W4");
    assert_eq!(table.legal().len(), 36, "any card of that deck");
    assert!(equally_likely(&table));
    assert!(table.legal().iter().all(|outcome| outcome.starts_with("deal:1")));
    table.step("deal:1K8");
    assert_eq!((table.row(1).as_str(), table.deck_size(1)), ("1W1 1K8 1W3 1W4", 35));
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn spl_34_if_the_deck_is_empty_the_place_stays_empty() {
    for action in ["buy:1W2", "reserve:1W2"] {
        let mut table = two();
        table.deck(1, "1K8").give(0, "RRK").give(1, "RRK");
        let mut last = table.clone();
        last.play(action);
        assert_eq!((last.row(1).as_str(), last.deck_size(1)), ("1W1 1K8 1W3 1W4", 0), "the last card of the deck");
        table.deck(1, "").play(action);
        assert_eq!(table.row(1), "1W1 - 1W3 1W4");
        assert_eq!(table.to_act(), Some(1));
        table.play("reserve:1W4");
        assert_eq!(table.row(1), "1W1 - 1W3 -");
        assert!(!table.allows("reserve:1W2"));
    }
}
