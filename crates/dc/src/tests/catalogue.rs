//! Every card has a scenario: a test whose name begins with its id.

use crate::set::cards;
use crate::vocabulary::Pack;

const SCENARIOS: [&str; 8] = [
    include_str!("equipment.rs"),
    include_str!("heroes.rs"),
    include_str!("locations.rs"),
    include_str!("starters.rs"),
    include_str!("super_heroes.rs"),
    include_str!("super_powers.rs"),
    include_str!("super_villains.rs"),
    include_str!("villains.rs"),
];

/// The names of all scenarios.
fn scenarios() -> Vec<&'static str> {
    let tests = SCENARIOS.iter().flat_map(|text| text.split("#[test]\n").skip(1));
    tests
        .map(|test| test.strip_prefix("fn ").and_then(|test| test.split('(').next()).expect("a test is a function"))
        .collect()
}

#[test]
fn every_card_has_a_scenario() {
    let scenarios = scenarios();
    let has = |start: String| scenarios.iter().any(|name| name.starts_with(&start));
    let cards_and_heroes = (cards().cards().iter().filter(|facts| facts.pack == Pack::Base).map(|facts| &facts.id))
        .chain(cards().heroes().iter().filter(|facts| facts.pack == Pack::Base).map(|facts| &facts.id));
    let missing: Vec<&String> = cards_and_heroes.filter(|id| !has(format!("{id}_"))).collect();
    assert!(missing.is_empty(), "without a scenario: {missing:?}");
}

#[test]
fn every_super_villain_has_a_scenario_when_played_and_one_when_it_appears() {
    let scenarios = scenarios();
    for facts in cards().cards().iter().filter(|facts| facts.appears.is_some()) {
        let appears = format!("{}_appears_", facts.id);
        assert!(scenarios.iter().any(|name| name.starts_with(&appears)), "{appears}");
        let played = format!("{}_", facts.id);
        assert!(scenarios.iter().any(|name| name.starts_with(&played) && !name.starts_with(&appears)), "{played}");
    }
}
