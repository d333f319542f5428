//! Actions, payments and returns against brute force: every choice that the rules give, each by exactly one path.

use super::two;
use crate::harness::Table;
use crate::splendor::{Action, CARDS, Splendor};
use crate::tableau::{COLOURS, Card, Colour, Colours, Level, Move, NO_CARD, Phase};
use game::{Counts, Game};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// How many of each token, gold last.
type Tokens = [u8; COLOURS + 1];

fn letters(tokens: &[u8]) -> String {
    "WUGRKY".chars().zip(tokens).flat_map(|(letter, &n)| std::iter::repeat_n(letter, n.into())).collect()
}

fn tokens(counts: Counts) -> Tokens {
    std::array::from_fn(|lane| counts.get(lane))
}

/// All tuples that are lane by lane at most `most`.
fn up_to(most: Tokens) -> Vec<Tokens> {
    let mut all = vec![[0; COLOURS + 1]];
    for lane in 0..most.len() {
        let with = |tuple: Tokens| {
            (0..=most[lane]).map(move |n| {
                let mut tuple = tuple;
                tuple[lane] = n;
                tuple
            })
        };
        all = all.into_iter().flat_map(with).collect();
    }
    all
}

/// SPL-31 read aloud: so many tokens as the price, of each colour at most what it asks for and what is held, the rest gold.
fn payments(price: [u8; COLOURS], held: Tokens) -> BTreeSet<Tokens> {
    let total: u8 = price.iter().sum();
    let most: Tokens =
        std::array::from_fn(|lane| if lane < COLOURS { price[lane].min(held[lane]) } else { held[lane] });
    up_to(most).into_iter().filter(|paid| paid.iter().sum::<u8>() == total).collect()
}

/// What seat 0, which `had` these tokens, has given away at the end of every path through its choices of one kind.
fn paths(table: Table<Splendor>, verb: &str, had: Tokens) -> Vec<Tokens> {
    let mut ends = Vec::new();
    let mut open = vec![table];
    while let Some(table) = open.pop() {
        let answers = table.after(verb);
        if answers.is_empty() {
            let has = tokens(table.seat(0).tokens);
            ends.push(std::array::from_fn(|lane| had[lane] - has[lane]));
        }
        for answer in answers {
            let mut next = table.clone();
            next.step(&format!("{verb}:{answer}"));
            open.push(next);
        }
    }
    ends
}

/// Four players; seat 0 holds a card, bonuses and tokens, and nothing else can be bought.
fn buyer(card: Card, bonuses: [u8; COLOURS], held: Tokens) -> Table<Splendor> {
    let mut table = Table::<Splendor>::new("players=4 first=0");
    for level in 1..=3 {
        table.clear_market(level);
    }
    let code = super::EDITION.notation.card(card);
    table.lay_tiles("").hold(0, &code).own_bonuses(0, &letters(&bonuses)).give(0, &letters(&held));
    table
}

/// The four actions as the rules list them, one by one, without a thought for speed.
fn actions(table: &Table<Splendor>) -> Vec<Action> {
    let tableau = &table.game.tableau;
    let player = tableau.player();
    let piles: Vec<u8> = (0..5).filter(|&colour| tableau.bank.get(colour.into()) > 0).collect();
    let taken = piles.len().min(3) as u32;
    let mut actions: Vec<Move> = Vec::new();
    for set in 1..32u8 {
        let available = (0..5).filter(|colour| set >> colour & 1 == 1).all(|colour| piles.contains(&colour));
        if available && set.count_ones() == taken {
            actions.push(Move::Take(Colours(set)));
        }
    }
    for colour in 0..5 {
        if tableau.bank.get(colour.into()) >= 4 {
            actions.push(Move::Double(Colour(colour)));
        }
    }
    let face_up: Vec<Card> = tableau.places.iter().flatten().copied().filter(|&card| card != NO_CARD).collect();
    let hand: Vec<Card> = player.hand().map(|(card, _)| card).collect();
    if hand.len() < 3 {
        actions.extend(face_up.iter().map(|&card| Move::Reserve(card)));
        let decks = Level::ALL.into_iter().filter(|level| !tableau.decks[level.index()].is_empty());
        actions.extend(decks.map(Move::ReserveTop));
    }
    for card in face_up.into_iter().chain(hand) {
        let cost = CARDS[usize::from(card.0)].cost;
        let missing = |colour| i16::from(cost.get(colour)) - i16::from((player.bonuses + player.tokens).get(colour));
        if (0..COLOURS).map(|colour| missing(colour).max(0)).sum::<i16>() <= player.tokens.get(5).into() {
            actions.push(Move::Buy(card));
        }
    }
    if actions.is_empty() {
        actions.push(Move::Pass);
    }
    let mut actions: Vec<Action> = actions.into_iter().map(Action::from).collect();
    actions.sort();
    actions
}

/// In games at random, with full decks and with small ones: nothing is missing, nothing too much, and all in order.
#[test]
fn spl_09_the_actions_offered_are_those_of_the_rules() {
    let (mut passes, mut full_hands, mut legal) = (0, 0, Vec::new());
    for seed in 0..60u64 {
        let mut table = Table::<Splendor>::new(&format!("players={} first=0", 2 + seed % 3));
        if seed % 2 == 1 {
            for level in 1..=3 {
                let codes: Vec<String> = (1..=4).map(|n| format!("{level}K{n}")).collect();
                table.deck(level, &codes.join(" "));
            }
        }
        while !table.is_over() {
            if table.game.tableau.phase == Phase::Act {
                table.game.legal(&mut legal);
                assert_eq!(legal, actions(&table));
                passes += u32::from(table.allows("pass"));
                full_hands += u32::from(table.game.tableau.player().hand_is_full());
            }
            table.wander(seed * 7919 + table.events.len() as u64, 1);
        }
    }
    assert!(passes > 10 && full_hands > 100, "{passes} passes and {full_hands} full hands");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// SPL-30, SPL-31
    #[test]
    fn spl_31_every_payment_by_one_path(
        card in (0..Card::COUNT).prop_map(Card),
        bonuses in prop::array::uniform5(0u8..4),
        gems in prop::array::uniform5(0u8..8),
        gold in 0u8..6,
    ) {
        let held = std::array::from_fn(|lane| if lane < COLOURS { gems[lane] } else { gold });
        let mut table = buyer(card, bonuses, held);
        let cost = CARDS[usize::from(card.0)].cost;
        let price = std::array::from_fn(|colour| cost.get(colour).saturating_sub(bonuses[colour]));
        let expected = payments(price, held);
        let buy = format!("buy:{}", super::EDITION.notation.card(card));
        prop_assert_eq!(table.allows(&buy), !expected.is_empty());
        if expected.is_empty() {
            return Ok(());
        }
        table.step(&buy);
        let paid = paths(table, "gold", held);
        let distinct: BTreeSet<Tokens> = paid.iter().copied().collect();
        prop_assert_eq!(distinct.len(), paid.len(), "a payment has two paths");
        prop_assert_eq!(distinct, expected);
    }

    /// SPL-20
    #[test]
    fn spl_20_every_return_by_one_path(
        order in Just((0..25usize).collect::<Vec<_>>()).prop_shuffle(),
        count in 8usize..=10,
        action: prop::sample::Index,
    ) {
        let supply: Vec<char> = "WWWWUUUUGGGGRRRRKKKKYYYYY".chars().collect();
        let held: String = order[..count].iter().map(|&i| supply[i]).collect();
        let mut table = two();
        table.lay_tiles("").give(0, &held);
        let actions: Vec<String> = table.legal().into_iter().filter(|action| !action.starts_with("buy:")).collect();
        table.play(&actions[action.index(actions.len())]);
        let surplus = table.seat(0).tokens.total().saturating_sub(10);
        if surplus == 0 {
            prop_assert_eq!(table.to_act(), Some(1));
            return Ok(());
        }
        let all = up_to(tokens(table.seat(0).tokens));
        let expected: BTreeSet<Tokens> = all.into_iter().filter(|back| back.iter().sum::<u8>() == surplus).collect();
        let had = tokens(table.seat(0).tokens);
        let returned = paths(table, "return", had);
        let distinct: BTreeSet<Tokens> = returned.iter().copied().collect();
        prop_assert_eq!(distinct.len(), returned.len(), "a return has two paths");
        prop_assert_eq!(distinct, expected);
    }
}
