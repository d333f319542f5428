//! A hasty search prefers what shortens the game, and still says who wins.

use game::{FastDice, Game, Seat, Seen, Turn};
use search::{Budget, Curiosity, Evaluate, Manner, Search, Thought, Values};
use splendor::Splendor;
use splendor::splendor::Action;
use std::sync::Arc;

/// Has no opinion of who wins, and believes that every card in one seat's hand saves turns, if it believes anything.
struct Collector {
    saves: Option<f32>,
    owner: Seat,
}

impl Evaluate<Splendor> for Collector {
    fn evaluate(&self, _: &Splendor, _: &mut FastDice) -> Values {
        [0.5; Seat::MAX]
    }

    fn foresee(&self, game: &Splendor, dice: &mut FastDice) -> (Values, Option<f32>) {
        let cards = game.tableau().seat(self.owner).hand().count() as f32;
        (self.evaluate(game, dice), self.saves.map(|saves| 20.0 - saves * cards))
    }
}

/// What comes out of the first seat's thinking about the first turn.
fn think(saves: Option<f32>, haste: f32) -> Thought<Action> {
    think_about(Collector { saves, owner: Seat::new(0) }, haste)
}

fn think_about(collector: Collector, haste: f32) -> Thought<Action> {
    let mut dice = FastDice::new(1);
    let mut game = Splendor::start(&"players=2 first=0".parse().unwrap());
    while game.turn() == Turn::Chance {
        let draw = game.sample(&mut dice);
        game.apply(draw, &mut ());
    }
    let curiosity = Curiosity::Informed { explore: 0.7, temperature: 0.06 };
    let manner = Manner { curiosity, trust: 0.3, haste, threads: 1 };
    let mut search = Search::new(Arc::new(collector), manner, Budget::iterations(3_000), 1);
    search.think(&Seen::new(&game, Seat::new(0), &mut dice))
}

/// The part of all tries that reserving a card got.
fn reserving(thought: &Thought<Action>) -> f32 {
    let tried = |start: &str| {
        let choices = thought.choices.iter().filter(|choice| choice.action.to_string().starts_with(start));
        choices.map(|choice| choice.tried).sum::<f32>()
    };
    tried("reserve") / tried("")
}

#[test]
fn who_is_in_a_hurry_does_what_saves_turns() {
    let (patient, hasty) = (reserving(&think(Some(3.0), 0.0)), reserving(&think(Some(3.0), 0.05)));
    assert!(hasty > 0.9, "{hasty}");
    assert!(patient < 0.7, "{patient}");
    assert!(reserving(&think(Some(-3.0), 0.05)) < 0.1, "what prolongs the game is left alone");
}

#[test]
fn haste_does_not_change_what_is_said_of_victory() {
    assert_eq!(think(Some(3.0), 0.05).values[0], 0.5);
}

#[test]
fn where_nobody_knows_how_long_it_takes_there_is_no_haste() {
    assert_eq!(think(None, 0.05), think(None, 0.0));
}

/// If as many turns are left after some turns as before them, these were lost.
#[test]
fn turns_on_the_way_count_too() {
    assert_eq!(think(Some(0.0), 0.0).choices[0].value, 0.5);
    let lost = 0.5 - think(Some(0.0), 0.05).choices[0].value;
    assert!((0.02..0.2).contains(&lost), "a turn or two at 0.05 each: {lost}");
}

/// Cards of the second seat would save so much that a second seat in a hurry would take nothing else.
#[test]
fn others_are_not_expected_to_hurry() {
    let value = |haste| think_about(Collector { saves: Some(3.0), owner: Seat::new(1) }, haste).choices[0].value;
    let gained = value(0.05) - value(0.0);
    assert!(gained < 0.05, "as many turns are saved as a second seat saves that does not care: {gained}");
}
