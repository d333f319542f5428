//! Payments and returns against all that is possible, by brute force.

use crate::{Card, Payment, Surplus, Token};
use game::Counts;
use proptest::prelude::*;

/// All payments that can be reached by answering.
fn paths(payment: Payment, found: &mut Vec<Counts>) {
    if payment.is_settled() {
        found.push(payment.tokens());
        return;
    }
    assert!(payment.answers().count() > 1, "a question without a choice: {payment:?}");
    for gold in payment.answers() {
        let mut next = payment;
        next.answer(gold);
        paths(next, found);
    }
}

/// All ways to pay a price: for each kind so many tokens and the rest in gold.
fn payments(price: Counts, tokens: Counts) -> Vec<Counts> {
    let mut ways = vec![Counts::NONE];
    for token in Token::ALL.into_iter().take(Token::BUT_GOLD) {
        let (due, held) = (price.get(token.lane()), tokens.get(token.lane()));
        let with = |paid: u8| Counts::of(token.lane(), paid) + Counts::of(Token::Gold.lane(), due - paid);
        let options = || (0..=due.min(held)).map(with);
        ways = ways.iter().flat_map(|way| options().map(|part| *way + part)).collect();
    }
    ways.retain(|way| tokens.covers(*way));
    ways
}

/// All sets that can be given back step by step.
fn returned(surplus: Surplus, tokens: Counts, left: u8, so_far: Counts, found: &mut Vec<Counts>) {
    if left == 0 {
        found.push(so_far);
        return;
    }
    let choices: Vec<Token> = surplus.choices(tokens, left).collect();
    assert!(!choices.is_empty(), "a dead end");
    for token in choices {
        returned(Surplus::after(token), tokens - token.one(), left - 1, so_far + token.one(), found);
    }
}

fn tokens() -> impl Strategy<Value = Counts> {
    (prop::array::uniform5(0u8..=4), 0u8..=2, 0u8..=3)
        .prop_map(|([w, u, g, r, k], pearls, gold)| Counts::new([w, u, g, r, k, pearls, gold, 0]))
}

fn sorted(mut counts: Vec<Counts>) -> Vec<[u8; 8]> {
    counts.sort_unstable_by_key(|counts| counts.lanes());
    counts.into_iter().map(Counts::lanes).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn due_40_every_payment_can_be_chosen_in_one_way(
        card in 0usize..Card::COUNT, tokens in tokens(), bonuses in prop::array::uniform5(0u8..=4),
    ) {
        let card = Card::all().nth(card).unwrap();
        let [w, u, g, r, k] = bonuses;
        let price = card.facts().cost.less(Counts::new([w, u, g, r, k, 0, 0, 0]));
        let expected = payments(price, tokens);
        let missing = price.less(tokens).total();
        prop_assert_eq!(expected.is_empty(), missing > tokens.get(Token::Gold.lane()));
        if !expected.is_empty() {
            let mut found = Vec::new();
            paths(Payment::new(card, price, tokens), &mut found);
            prop_assert_eq!(sorted(found), sorted(expected));
        }
    }

    #[test]
    fn due_60_every_surplus_can_be_returned_in_one_way(tokens in tokens()) {
        let surplus = tokens.total().saturating_sub(Surplus::LIMIT).min(4);
        prop_assume!(surplus > 0);
        let mut expected = vec![Counts::NONE];
        for token in Token::ALL {
            let options = |set: Counts| (0..=tokens.get(token.lane())).map(move |n| set + Counts::of(token.lane(), n));
            expected = expected.into_iter().flat_map(options).filter(|set| set.total() <= surplus).collect();
        }
        expected.retain(|set| set.total() == surplus);
        let mut found = Vec::new();
        returned(Surplus::START, tokens, surplus, Counts::NONE, &mut found);
        prop_assert_eq!(sorted(found), sorted(expected));
    }
}
