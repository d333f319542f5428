//! Where nets learn: games that bots play against themselves, and comparisons of one net with another.

use super::{Lesson, Sight};
use crate::Bots;
use game::{Config, Dealer, Dice, Eyes, FastDice, Seat, Seen, Turn};
use search::{Budget, Contest, Evaluate, Meeting, Player, Search, Values};
use std::fmt::Write;
use std::sync::Arc;

/// One in so many choices is made in proportion to how much each was considered, instead of taking the best: a net has to know what bad
/// choices lead to.
const WANDERS: u32 = 8;
/// One in so many is made without thinking.
const STUMBLES: u32 = 40;

/// A bot plays a game against itself. Returns all actions with spaces between them; one that was thought about is followed by `=` and what
/// each seat might expect then.
pub fn play<G: Bots, E: Evaluate<G>>(
    config: &G::Config,
    judge: &Arc<E>,
    iterations: u32,
    seed: u64,
    number: u64,
) -> String {
    let dealer = Dealer::from_seed(seed, number);
    let mut dice = FastDice::fork(seed, number);
    let budget = Budget::iterations(iterations);
    let mut minds: Vec<Search<G, E>> =
        Seat::all(config.players()).map(|_| Search::new(judge.clone(), G::MANNER, budget, dice.next())).collect();
    let mut game = G::start(config);
    let (mut draws, mut story, mut legal) = (0, String::new(), Vec::new());
    loop {
        let actor = game.turn();
        let (action, values) = match actor {
            Turn::Over => break,
            Turn::Chance => {
                draws += 1;
                (game.sample(&mut dealer.draw(draws - 1)), None)
            }
            Turn::Player(seat) => {
                let thought = minds[seat.index()].think(&Seen::new(&game, seat, &mut dice));
                let action = if dice.below(STUMBLES) == 0 {
                    game.legal(&mut legal);
                    legal[dice.below(legal.len() as u32) as usize]
                } else if dice.below(WANDERS) == 0 {
                    let tried = |choice: &search::Considered<G::Action>| choice.tried as u32 + 1;
                    let mut left = dice.below(thought.choices.iter().map(tried).sum());
                    let chosen = thought.choices.iter().find(|choice| {
                        let found = left < tried(choice);
                        left = left.saturating_sub(tried(choice));
                        found
                    });
                    chosen.expect("dice roll below the sum").action
                } else {
                    thought.choices[0].action
                };
                (action, (thought.iterations > 0).then_some(thought.values))
            }
        };
        let gap = if story.is_empty() { "" } else { " " };
        let _ = write!(story, "{gap}{action}");
        if let Some(values) = values {
            let numbers: Vec<String> =
                values[..usize::from(game.seats())].iter().map(|value| format!("{value:.3}")).collect();
            let _ = write!(story, "={}", numbers.join(","));
        }
        for (seat, mind) in Seat::all(config.players()).zip(&mut minds) {
            mind.hear(actor, game.mask(action, Eyes::Seat(seat)));
        }
        game.apply(action, &mut ());
    }
    story
}

/// What can be learnt from a game: every position that was thought about, with `faith` in what was expected and the rest in how it ended.
/// `None` if the text is not a whole game.
pub fn lessons<G: Sight>(config: &G::Config, story: &str, faith: f32) -> Option<Vec<Lesson<G>>> {
    let mut game = G::start(config);
    let mut lessons = Vec::new();
    let (mut turns, mut last) = (0.0, None);
    for step in story.split(' ') {
        let (action, expected) = match step.split_once('=') {
            Some((action, expected)) => (action, Some(expected)),
            None => (step, None),
        };
        let action: G::Action = action.parse().ok()?;
        if game.turn() == Turn::Over || !game.allows(action) {
            return None;
        }
        if let Turn::Player(seat) = game.turn()
            && last.replace(seat) != Some(seat)
        {
            turns += 1.0;
        }
        if let Some(expected) = expected {
            let mut values: Values = [0.0; Seat::MAX];
            for (value, text) in values.iter_mut().zip(expected.split(',')) {
                *value = text.parse().ok().filter(|value| (0.0..=1.0).contains(value))?;
            }
            lessons.push(Lesson { game: game.clone(), values, turns });
        }
        game.apply(action, &mut ());
    }
    (game.turn() == Turn::Over).then_some(())?;
    let returns = game.returns();
    for lesson in &mut lessons {
        lesson.turns = (turns - lesson.turns) / f32::from(game.seats());
        for seat in Seat::all(game.seats()) {
            let value = &mut lesson.values[seat.index()];
            *value = faith * *value + (1.0 - faith) * returns.value(seat) as f32;
        }
    }
    Some(lessons)
}

/// One deal between two judges, each in every seat. The games, and the part of all victories that the first judge had.
pub fn compare<G: Bots, A: Evaluate<G> + 'static, B: Evaluate<G> + 'static>(
    config: &G::Config,
    (first, second): (&Arc<A>, &Arc<B>),
    budget: Budget,
    seed: u64,
    deal: u64,
) -> Vec<f64> {
    let meeting = Meeting::of_two(0, 1, config.players());
    let dealer = Dealer::from_seed(seed, deal);
    let mut dice = FastDice::fork(seed, deal);
    let games = meeting.tables().iter().map(|table| {
        let mut players: Vec<Box<dyn Player<G>>> = (table.iter())
            .map(|&bot| match bot {
                0 => Box::new(Search::new(first.clone(), G::MANNER, budget, dice.next())) as Box<dyn Player<G>>,
                _ => Box::new(Search::new(second.clone(), G::MANNER, budget, dice.next())),
            })
            .collect();
        let returns = Contest::play::<G>(config, &dealer, &mut players, &mut dice).returns;
        table
            .iter()
            .zip(Seat::all(config.players()))
            .filter(|&(&bot, _)| bot == 0)
            .map(|(_, seat)| returns.value(seat))
            .sum()
    });
    games.collect()
}
