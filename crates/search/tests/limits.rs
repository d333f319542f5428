//! A limit of time for a turn holds for all its choices together.

use game::{Dice, FastDice, Game, Seat, Seen, Turn};
use search::{Budget, Curiosity, Evaluate, Limit, Manner, Player, Search, Values};
use splendor::Splendor;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Takes its time and has no opinion.
struct Slow;

impl Evaluate<Splendor> for Slow {
    fn evaluate(&self, _: &Splendor, _: &mut FastDice) -> Values {
        std::thread::sleep(Duration::from_micros(200));
        [0.5; Seat::MAX]
    }

    fn glance(&self, _: &Splendor, _: &mut FastDice) -> Values {
        [0.5; Seat::MAX]
    }
}

#[test]
fn choices_of_one_turn_share_its_time() {
    let mut dice = FastDice::new(1);
    let mut game = Splendor::start(&"players=2 first=0".parse().unwrap());
    while game.turn() == Turn::Chance {
        let draw = game.sample(&mut dice);
        game.apply(draw, &mut ());
    }
    let seen = Seen::new(&game, Seat::new(0), &mut dice);
    let manner = Manner {
        curiosity: Curiosity::Informed { explore: 0.7, temperature: 0.06 },
        trust: 0.3,
        haste: 0.0,
        threads: 1,
    };
    let limit = Limit::Turn(Duration::from_millis(300));
    let mut search =
        Search::new(Arc::new(Slow), manner, Budget { iterations: u32::MAX, time: Some(limit) }, dice.below(9).into());
    let think = |times: u32, search: &mut Search<Splendor, Slow>| {
        let start = Instant::now();
        for _ in 0..times {
            let thought = search.think(&seen);
            search.hear(Turn::Player(Seat::new(0)), thought.choices[0].action);
        }
        start.elapsed()
    };
    assert!(think(1, &mut search) >= Duration::from_millis(200), "two thirds of it for the first choice");
    let rest = think(8, &mut search);
    assert!(rest < Duration::from_millis(400), "what was left, not as much again eight times: {rest:?}");
    search.hear(Turn::Player(Seat::new(1)), "take:WUG".parse().unwrap());
    assert!(think(1, &mut search) >= Duration::from_millis(200), "a new turn");
}
