//! What is printed on characters and locations.

use super::super::{CARDS, EDITION, LOCATIONS, Marvel};
use crate::tableau::{COLOURS, Card, Facts, Level, Move};
use game::{Counts, Game};

fn cards() -> impl Iterator<Item = (Card, &'static Facts)> {
    (0..Card::COUNT).map(|n| (Card(n), &EDITION.cards[usize::from(n)]))
}

fn of_level(level: u8) -> impl Iterator<Item = (Card, &'static Facts)> {
    cards().filter(move |(card, _)| card.level() == Level(level - 1))
}

/// The facts of a card by its code.
fn card(code: &str) -> &'static Facts {
    match EDITION.notation.read(&format!("deal:{code}")) {
        Ok(Move::Deal(card)) => &EDITION.cards[usize::from(card.0)],
        other => panic!("{code} is no card: {other:?}"),
    }
}

fn cost(code: &str) -> String {
    EDITION.notation.tokens(card(code).cost)
}

fn asks(code: &str) -> String {
    let location = LOCATIONS.iter().find(|tile| tile.code == code).expect("a location");
    EDITION.notation.tokens(location.asks)
}

#[test]
fn mar_02_ninety_characters_in_three_levels() {
    assert_eq!(CARDS.len(), 90);
    assert_eq!([1, 2, 3].map(|level| of_level(level).count()), [40, 30, 20]);
    for level in 1..=3 {
        for colour in 0..COLOURS as u8 {
            let of_colour = of_level(level).filter(|(card, _)| card.bonus().0 == colour).count();
            assert_eq!(of_colour, [8, 6, 4][usize::from(level) - 1], "level {level}, colour {colour}");
        }
    }
}

#[test]
fn mar_02_points_of_each_level() {
    let points = |level| of_level(level).map(|(_, facts)| facts.points).sum::<u8>();
    assert_eq!([1, 2, 3].map(points), [5, 55, 80]);
    assert!((0..COLOURS as u8).all(|colour| {
        let of_colour = cards().filter(|(card, _)| card.bonus().0 == colour);
        of_colour.map(|(_, facts)| facts.points).sum::<u8>() == 28
    }));
}

#[test]
fn mar_02_costs_of_each_level_by_colour() {
    let costs = |level| of_level(level).fold(Counts::NONE, |sum, (_, facts)| sum + facts.cost);
    assert_eq!(costs(1), Counts::new([32, 34, 33, 32, 33, 0, 0, 0]));
    assert_eq!(costs(2), Counts::new([41, 41, 41, 41, 41, 0, 0, 0]));
    assert_eq!(costs(3), Counts::new([43, 43, 43, 43, 43, 0, 0, 0]));
}

#[test]
fn mar_41_cards_carry_no_tag_or_one_or_two() {
    let tags = |level| of_level(level).map(|(_, facts)| facts.tags).sum::<u8>();
    assert_eq!([1, 2, 3].map(tags), [10, 10, 15]);
    let with = |n| cards().filter(|(_, facts)| facts.tags == n).count();
    assert_eq!([0, 1, 2].map(with), [60, 25, 5]);
    for colour in 0..COLOURS as u8 {
        let of_colour = cards().filter(|(card, _)| card.bonus().0 == colour);
        assert_eq!(of_colour.map(|(_, facts)| facts.tags).sum::<u8>(), 7, "colour {colour}");
    }
}

#[test]
fn mar_02_four_locations_with_two_sides() {
    assert_eq!(LOCATIONS.len(), 8);
    assert_eq!(EDITION.sides, 2);
    for (n, pair) in LOCATIONS.chunks(2).enumerate() {
        assert_eq!(pair[0].code, format!("{}A", n + 1));
        assert_eq!(pair[1].code, format!("{}B", n + 1));
    }
    let mut shapes: Vec<String> = LOCATIONS.iter().map(|tile| asks(tile.code)).collect();
    assert!(shapes.iter().all(|asked| asked.len() == 8 || asked.len() == 9));
    shapes.sort();
    shapes.dedup();
    assert_eq!(shapes.len(), 8, "no two sides ask for the same");
}

/// MAR-02, MAR-40, MAR-41: cards and locations that the rulebook shows.
#[test]
fn mar_02_examples_of_the_rulebook() {
    // Rocket
    assert_eq!(cost("1Y5"), "YRR");
    // Ghost Rider: a red card of 2 points
    assert_eq!(cost("2R3"), "YYPBBBB");
    assert_eq!(card("2R3").points, 2);
    // Knowhere
    assert_eq!(asks("4B"), "YYYBBBRRR");
    // Wasp, Captain America; Doctor Strange has the tag and Nova has none
    assert_eq!(["1B7", "3O1", "3R2", "3R3"].map(|code| card(code).tags), [1, 2, 1, 0]);
}

/// Two characters have the same numbers: they are two cards.
#[test]
fn mar_02_kingpin_and_spider_ham_are_two_characters() {
    assert_eq!(cost("1O3"), cost("1O7"));
    assert_ne!(EDITION.notation.read("deal:1O3"), EDITION.notation.read("deal:1O7"));
    let mut facts: Vec<_> = cards()
        .map(|(card, facts)| (card.level(), card.bonus(), facts.points, facts.tags, facts.cost.lanes()))
        .collect();
    facts.sort_unstable();
    facts.dedup();
    assert_eq!(facts.len(), 89, "all others differ");
}

#[test]
fn mar_21_nothing_asks_for_green_or_grey_and_no_bonus_is() {
    let five = |counts: Counts| counts.first_lanes(COLOURS) == counts;
    assert!(cards().all(|(card, facts)| five(facts.cost) && usize::from(card.bonus().0) < COLOURS));
    assert!(LOCATIONS.iter().all(|tile| five(tile.asks)));
}

#[test]
fn every_action_of_the_space_is_read_and_described_as_it_is_written() {
    let space = Marvel::space(&"players=3".parse().unwrap());
    assert_eq!((space.len(), LOCATIONS.len()), (449, 8));
    assert!(space.is_sorted() && space.windows(2).all(|pair| pair[0] != pair[1]));
    let mut described = Vec::new();
    for action in space {
        assert_eq!(action.to_string().parse(), Ok(action));
        described.push(Marvel::describe(action));
    }
    described.sort();
    assert!(described.windows(2).all(|pair| pair[0] != pair[1]), "no two look the same");
    let recruit = Marvel::describe("recruit:1B1".parse().unwrap());
    assert_eq!((recruit.kind, recruit.card.as_deref()), ("buy", Some("1B1")));
}
