//! Every card has a scenario: a test whose name begins with its id.

use crate::set::cards;

const SCENARIOS: [&str; 13] = [
    include_str!("equipment.rs"),
    include_str!("heroes.rs"),
    include_str!("locations.rs"),
    include_str!("starters.rs"),
    include_str!("super_heroes.rs"),
    include_str!("super_powers.rs"),
    include_str!("super_villains.rs"),
    include_str!("villains.rs"),
    include_str!("watchmen_cards.rs"),
    include_str!("watchmen_challenges.rs"),
    include_str!("watchmen_heroes.rs"),
    include_str!("watchmen_machinations.rs"),
    include_str!("watchmen_plots.rs"),
];

/// The names of all scenarios.
fn scenarios() -> Vec<&'static str> {
    let tests = SCENARIOS.iter().flat_map(|text| text.split("#[test]\n").skip(1));
    let name = |test: &'static str| test.strip_prefix("fn ").and_then(|test| test.split('(').next());
    tests.map(|test| name(test).expect("a test is a function")).collect()
}

/// Ids of everything that can lie on the table.
fn catalogue() -> Vec<&'static str> {
    let set = cards();
    let ids = (set.cards().iter().map(|facts| &facts.id))
        .chain(set.heroes().iter().map(|facts| &facts.id))
        .chain(set.challenges().iter().map(|facts| &facts.id))
        .chain(set.plots().iter().map(|facts| &facts.id))
        .chain(set.machinations().iter().map(|facts| &facts.id));
    ids.map(String::as_str).collect()
}

#[test]
fn every_card_has_a_scenario() {
    let (catalogue, scenarios) = (catalogue(), scenarios());
    assert_eq!(
        catalogue.len(),
        68 + 7 + 11 + 6 + 6 + 5 + 4,
        "cards and Super Heroes of both games, and what lies beside them"
    );
    let missing: Vec<&str> = catalogue
        .into_iter()
        .filter(|id| !scenarios.iter().any(|name| name.strip_prefix(id).is_some_and(|rest| rest.starts_with('_'))))
        .collect();
    assert_eq!(missing, [""; 0], "without a scenario");
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
