//! Nets learn: from games between hand-made opinions to something that is better than knowing nothing.

use bots::Bots;
use bots::learned::{Fit, Learned, Net, Shape, school};
use game::{FastDice, Game, Turn};
use rayon::prelude::*;
use search::{Budget, Evaluate};
use splendor::Splendor;
use std::sync::Arc;

#[test]
fn a_short_training_beats_a_net_that_knows_nothing() {
    let config = "players=2".parse().expect("a config");
    let lessons: Vec<_> = (0..400u64)
        .into_par_iter()
        .map(|number| school::play::<Splendor, _>(&config, &Splendor::judge(), 16, 3, number))
        .flat_map_iter(|story| school::lessons::<Splendor>(&config, &story, 0.5).expect("a whole game"))
        .collect();
    let nothing = Net::new(Shape::of::<Splendor>(2), 1);
    let mut fit = Fit::new(nothing.clone());
    for pass in 0..8 {
        fit.pass(&lessons, 0.003 * 0.7f32.powi(pass), pass as u64);
    }
    let judge = |net: &Net| Arc::new(Learned::with(Splendor::judge(), net.clone()));
    let (taught, untaught) = (judge(fit.net()), judge(&nothing));
    let scores: Vec<f64> = (0..30u64)
        .into_par_iter()
        .flat_map_iter(|deal| {
            school::compare::<Splendor, _, _>(&config, (&taught, &untaught), Budget::iterations(250), 9, deal)
        })
        .collect();
    let won = scores.iter().sum::<f64>() / scores.len() as f64;
    assert!(won > 0.65, "{won}");
}

/// The net that is shipped knows about how long a game will take.
#[test]
fn turns_that_are_left_are_foretold() {
    let config = "players=2".parse().expect("a config");
    let mut dice = FastDice::new(2);
    let (mut off, mut positions) = (0.0, 0.0);
    for number in 0..6 {
        let story = school::play::<Splendor, _>(&config, &Splendor::best(), 60, 11, number);
        for lesson in school::lessons::<Splendor>(&config, &story, 0.5).expect("a whole game") {
            let turns = Splendor::best().foresee(&lesson.game, &mut dice).1.expect("it can tell");
            off += (turns - lesson.turns).abs();
            positions += 1.0;
        }
    }
    assert!(off / positions < 2.5, "{} turns off on average", off / positions);
    let mut game = Splendor::start(&"players=3".parse().expect("a config"));
    while game.turn() == Turn::Chance {
        let draw = game.sample(&mut dice);
        game.apply(draw, &mut ());
    }
    assert_eq!(Splendor::best().foresee(&game, &mut dice).1, None, "those for more players cannot");
}
