//! What is printed on cards and nobles.

use super::two;
use crate::splendor::{CARDS, NOBLES};
use crate::tableau::{COLOURS, Card, Colour, Level};

/// Points and cost (white, blue, green, red, black) of every card, by level and bonus.
#[rustfmt::skip]
const PRINTED: [(&str, &str); 15] = [
    ("1W", "0:03000 0:00021 0:02002 0:01111 0:31001 0:02201 0:01211 1:00400"),
    ("1U", "0:10002 0:00003 0:10111 0:00202 0:10220 0:10121 0:01310 1:00040"),
    ("1G", "0:21000 0:00030 0:11011 0:02020 0:13100 0:11012 0:01022 1:00004"),
    ("1R", "0:30000 0:02100 0:20020 0:11101 0:21101 0:20102 0:10013 1:40000"),
    ("1K", "0:00300 0:00210 0:20200 0:11110 0:22010 0:12110 0:00131 1:04000"),
    ("2W", "1:00322 1:23030 2:00050 2:00142 2:00053 3:60000"),
    ("2U", "1:02230 1:02303 2:05000 2:20014 2:53000 3:06000"),
    ("2G", "1:23002 1:30230 2:00500 2:42001 2:05300 3:00600"),
    ("2R", "1:20023 1:03023 2:00005 2:14200 2:30005 3:00060"),
    ("2K", "1:32200 1:30302 2:50000 2:01420 2:00530 3:00006"),
    ("3W", "3:03353 4:00007 4:30036 5:30007"),
    ("3U", "3:30335 4:70000 4:63003 5:73000"),
    ("3G", "3:53033 4:07000 4:36300 5:07300"),
    ("3R", "3:35303 4:00700 4:03630 5:00730"),
    ("3K", "3:33530 4:00070 4:00363 5:00073"),
];

fn level_sum(level: Level, what: impl Fn(Card) -> u32) -> u32 {
    level.deck().into_iter().map(|n| what(level.card(n))).sum()
}

fn all_cards() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).map(Card)
}

#[test]
fn spl_02_ninety_cards_in_three_levels_and_five_colours() {
    assert_eq!(CARDS.len(), 90);
    assert_eq!(Level::ALL.map(|level| level.deck().len()), [40, 30, 20]);
    for (level, per_colour) in Level::ALL.into_iter().zip([8, 6, 4]) {
        for colour in 0..COLOURS as u8 {
            assert_eq!(level_sum(level, |card| u32::from(card.bonus() == Colour(colour))), per_colour);
        }
    }
}

#[test]
fn spl_02_every_card_is_as_printed() {
    let mut cards = 0;
    for (prefix, printed) in PRINTED {
        for (i, card) in printed.split(' ').enumerate() {
            let code = format!("{prefix}{}", i + 1);
            let mut table = two();
            for level in 1..=3 {
                table.clear_market(level);
            }
            table.hold(0, &code);
            let (held, _) = table.seat(0).hand().next().unwrap();
            let facts = CARDS[usize::from(held.0)];
            let cost: String = facts.cost.lanes()[..COLOURS].iter().map(ToString::to_string).collect();
            assert_eq!(format!("{}:{cost}", facts.points), card, "{code}");
            assert_eq!((facts.cost.first_lanes(COLOURS), facts.tags), (facts.cost, 0), "no card costs gold");
            cards += 1;
        }
    }
    assert_eq!(cards, 90);
}

#[test]
fn spl_02_sums_over_levels_and_colours() {
    let points = |card: Card| u32::from(CARDS[usize::from(card.0)].points);
    assert_eq!(Level::ALL.map(|level| level_sum(level, points)), [5, 55, 80]);
    for colour in 0..COLOURS {
        let of_colour = all_cards().filter(|card| usize::from(card.bonus().0) == colour);
        assert_eq!(of_colour.map(points).sum::<u32>(), 28);
        let cost = |card: Card| u32::from(CARDS[usize::from(card.0)].cost.get(colour));
        assert_eq!(Level::ALL.map(|level| level_sum(level, cost)), [33, 41, 43]);
    }
}

#[test]
fn spl_02_the_rulebooks_example_card() {
    let examples = all_cards().filter(|card| {
        let facts = CARDS[usize::from(card.0)];
        card.level() == Level(1)
            && card.bonus() == Colour(3)
            && facts.points == 2
            && facts.cost.lanes()[..5] == [1, 4, 2, 0, 0]
    });
    assert_eq!(examples.count(), 1, "level 2, red, 2 points: 1 white, 4 blue, 2 green");
}

#[test]
fn spl_02_ten_nobles_five_of_two_colours_and_five_of_three() {
    let asks = NOBLES.map(|noble| noble.asks.lanes());
    assert!(asks.contains(&[3, 3, 3, 0, 0, 0, 0, 0]), "the rulebook's example: 3 green, 3 blue, 3 white");
    let pairs: Vec<_> = asks.iter().filter(|asks| asks.contains(&4)).collect();
    let triples: Vec<_> = asks.iter().filter(|asks| asks.contains(&3)).collect();
    for (kind, number, count) in [(&pairs, 4, 2), (&triples, 3, 3)] {
        assert_eq!(kind.len(), 5);
        for asks in kind.iter() {
            assert_eq!(asks.iter().filter(|&&n| n == number).count(), count);
            assert_eq!(asks.iter().filter(|&&n| n == 0).count(), 8 - count);
        }
        for colour in 0..COLOURS {
            assert_eq!(kind.iter().filter(|asks| asks[colour] > 0).count(), count);
        }
    }
    for (i, one) in asks.iter().enumerate() {
        assert!(!asks[..i].contains(one), "no two are alike");
    }
}

#[test]
fn spl_02_every_noble_asks_for_what_its_name_says_and_is_worth_three_points() {
    for code in ["WUG", "WUK", "WRK", "UGR", "GRK", "WU", "WK", "UG", "GR", "RK"] {
        let mut table = two();
        let each = if code.len() == 2 { 4 } else { 3 };
        let asked = code.repeat(each);
        table.clear_market(1).lay_tiles(code).own_bonuses(0, &asked[1..]);
        let mut one_short = table.clone();
        one_short.play("take:WUG");
        assert_eq!((one_short.tiles(0).len(), one_short.seat(0).points), (0, 0), "{code} without the last bonus");
        table.own_bonuses(0, &asked[..1]).play("take:WUG");
        assert_eq!((table.tiles(0), table.seat(0).points), (vec![code], 3));
    }
}
