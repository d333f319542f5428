//! What is printed on cards, and what the components are.

use crate::{Ability, Bonus, CARDS, Card, CardSet, Cell, Colour, Facts, Level, PRIVILEGES, ROYALS, SPIRAL, Token};
use game::Counts;

fn cards_of(level: Level) -> impl Iterator<Item = &'static Facts> {
    Card::all().filter(move |card| card.level() == level).map(Card::facts)
}

fn by_level(count: impl Fn(&Facts) -> u32) -> [u32; 3] {
    Level::ALL.map(|level| cards_of(level).map(&count).sum())
}

#[test]
fn due_01_the_tokens_are_25() {
    assert_eq!(Token::letters(Token::SUPPLY), "WWWWUUUUGGGGRRRRKKKKPPYYY");
    assert_eq!(Token::SUPPLY.total(), 25);
}

#[test]
fn due_01_the_cards_are_67_of_three_levels() {
    assert_eq!(by_level(|_| 1), [30, 24, 13]);
    for colour in Colour::ALL {
        assert_eq!(by_level(|facts| u32::from(facts.bonus == Bonus::Gem(colour))), [5, 4, 2], "{colour:?}");
    }
    assert_eq!(by_level(|facts| u32::from(facts.bonus == Bonus::Wild)), [4, 3, 2]);
    assert_eq!(by_level(|facts| u32::from(facts.bonus == Bonus::None)), [1, 1, 1]);
}

#[test]
fn due_01_points_crowns_and_costs_add_up() {
    assert_eq!(by_level(|facts| facts.points.into()), [11, 37, 44]);
    assert_eq!(by_level(|facts| facts.crowns.into()), [6, 9, 13]);
    assert_eq!(by_level(|facts| facts.cost.get(Token::Pearl.lane()).into()), [10, 14, 5]);
    for colour in Colour::ALL {
        let cost: u32 = CARDS.iter().map(|facts| u32::from(facts.cost.get(colour.lane()))).sum();
        assert_eq!(cost, 81, "{colour:?}");
    }
    assert!(CARDS.iter().all(|facts| facts.cost.get(Token::Gold.lane()) == 0));
}

#[test]
fn due_41_five_cards_of_level_2_give_two_bonuses_and_three_cards_none() {
    assert_eq!(by_level(|facts| u32::from(facts.gives.total() == 2)), [0, 5, 0]);
    for colour in Colour::ALL {
        let double = CARDS.iter().filter(|facts| facts.gives == Counts::of(colour.lane(), 2)).count();
        assert_eq!(double, 1, "{colour:?}");
    }
    for facts in &CARDS {
        match facts.bonus {
            Bonus::Gem(colour) => assert!(facts.gives.get(colour.lane()) == facts.gives.total()),
            Bonus::None | Bonus::Wild => assert!(facts.gives.is_none()),
        }
    }
}

#[test]
fn due_42_no_card_with_another_turn_has_a_crown() {
    assert_eq!(by_level(|facts| u32::from(facts.again)), [5, 0, 1]);
    assert!(CARDS.iter().filter(|facts| facts.again).all(|facts| facts.crowns == 0));
    let both: Vec<String> = Card::all().filter(|card| card.facts().abilities().count() == 2).map(Card::code).collect();
    assert_eq!(both, ["3J2"]);
    assert!(Card::from_code("3J2").unwrap().facts().abilities().eq([Ability::Associate, Ability::Again]));
}

#[test]
fn due_43_the_cards_to_be_associated_are_those_without_a_colour_of_their_own() {
    for facts in &CARDS {
        assert_eq!(facts.ability == Some(Ability::Associate), facts.bonus == Bonus::Wild);
    }
    assert!(CardSet::WILDS.iter().eq(Card::all().filter(|card| card.facts().bonus == Bonus::Wild)));
}

#[test]
fn due_44_due_45_due_46_which_cards_have_the_other_abilities() {
    assert_eq!(by_level(|facts| u32::from(facts.ability == Some(Ability::Token))), [5, 0, 0]);
    assert_eq!(by_level(|facts| u32::from(facts.ability == Some(Ability::Privilege))), [0, 5, 0]);
    assert_eq!(by_level(|facts| u32::from(facts.ability == Some(Ability::Steal))), [0, 5, 0]);
    assert!(CARDS.iter().all(|facts| facts.ability != Some(Ability::Again)));
}

#[test]
fn due_01_the_royals_and_the_privileges() {
    let royals = ROYALS.map(|royal| (royal.points, royal.ability));
    let expected = [(3, None), (2, Some(Ability::Again)), (2, Some(Ability::Privilege)), (2, Some(Ability::Steal))];
    assert_eq!(royals, expected);
    assert_eq!(PRIVILEGES, 3);
}

/// The example of the rulebook: a white card of level 3 costs 3 blue, 5 red, 3 black and a pearl.
#[test]
fn due_40_the_card_of_the_example() {
    let card = Card::from_code("3W1").unwrap();
    assert_eq!(Token::letters(card.facts().cost), "UUURRRRRKKKP");
    assert_eq!((card.facts().points, card.facts().crowns), (3, 2));
}

#[test]
fn due_03_the_spiral_starts_in_the_centre_and_each_step_goes_to_a_neighbour() {
    let names: Vec<String> = SPIRAL.iter().map(ToString::to_string).collect();
    let expected = "c3 c4 b4 b3 b2 c2 d2 d3 d4 d5 c5 b5 a5 a4 a3 a2 a1 b1 c1 d1 e1 e2 e3 e4 e5";
    assert_eq!(names.join(" "), expected);
    let mut cells = SPIRAL;
    cells.sort_unstable();
    assert!(cells.into_iter().eq(Cell::all()));
}

#[test]
fn a_set_of_cards_holds_what_was_put_in() {
    let every_third = || Card::all().step_by(3);
    let set: CardSet = every_third().collect();
    assert!(set.iter().eq(every_third()));
    assert!(Card::all().all(|card| set.holds(card) == every_third().any(|other| other == card)));
}
