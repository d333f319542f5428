//! Bots find known wins, keep to their seeds, and know no more than their seat.

use bots::{Bots, Spec};
use dc::Dc;
use duel::Duel;
use game::{Dice, FastDice, Game, Seen, Turn};
use search::{Budget, Manner, Player, Search};
use splendor::{Marvel, Splendor};

fn level(level: u8) -> Spec {
    Spec::Level { level, scale: 1.0 }
}

/// Each line: a config, the actions so far, and the only one that wins for certain. Made by `examples/endings.rs`.
fn finds_endings<G: Bots>(endings: &str, least: usize) {
    let mut missed = Vec::new();
    for line in endings.lines() {
        let [config, log, best] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("three parts: {line}") };
        let mut game = G::start(&config.parse().expect("a config"));
        for action in log.split(' ') {
            game.try_apply(action.parse().expect("an action"), &mut ()).expect("a legal action");
        }
        let Turn::Player(seat) = game.turn() else { panic!("a choice is due") };
        let seen = Seen::new(&game, seat, &mut FastDice::new(1));
        let chosen = level(5).player::<G>(1).choose(&seen).expect("it never fails");
        if chosen.to_string() != best {
            missed.push(format!("{chosen} instead of {best}"));
        }
    }
    assert!(endings.lines().count() >= least);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn level_5_finds_the_only_win_in_splendor() {
    finds_endings::<Splendor>(include_str!("endings/splendor.txt"), 20);
}

#[test]
fn level_5_finds_the_only_win_in_marvel() {
    finds_endings::<Marvel>(include_str!("endings/marvel.txt"), 10);
}

#[test]
fn level_5_finds_the_only_win_in_duel() {
    finds_endings::<Duel>(include_str!("endings/duel.txt"), 10);
}

#[test]
fn level_5_finds_the_only_win_in_dc() {
    finds_endings::<Dc>(include_str!("endings/dc.txt"), 10);
}

#[test]
fn level_5_finds_the_only_win_in_watchmen() {
    finds_endings::<Dc>(include_str!("endings/watchmen.txt"), 10);
}

/// More thinking brings less in the crossover, so its levels lie further apart.
#[test]
fn levels_are_those_of_the_mode() {
    use bots::Level::{Iterations, Whims};
    let levels = |mode: &str| Dc::start(&format!("players=3 mode={mode}").parse().expect("a config")).levels();
    let (base, watchmen) = (levels("base"), levels("watchmen"));
    assert_eq!(base[..2], watchmen[..2]);
    assert!(matches!(watchmen[..2], [Whims(_), Whims(_)]));
    let [base, watchmen] = [base, watchmen].map(|levels| {
        levels[2..]
            .iter()
            .map(|level| if let Iterations(iterations) = level { *iterations } else { 0 })
            .collect::<Vec<_>>()
    });
    let steps = |iterations: &[u32]| iterations.windows(2).map(|pair| pair[1] / pair[0]).collect::<Vec<_>>();
    assert!(std::iter::zip(steps(&watchmen), steps(&base)).all(|(own, base)| own > base), "{watchmen:?} and {base:?}");

    // A player of a level does what its game says.
    let mut compared = 0;
    two_worlds::<Dc>("players=3 mode=watchmen", 30, |game, _, seed| {
        let Turn::Player(seat) = game.turn() else { unreachable!() };
        let seen = Seen::new(game, seat, &mut FastDice::new(seed));
        let choice = |spec: Spec| spec.player::<Dc>(seed).choose(&seen).expect("it never fails").to_string();
        let searches = format!("ismcts:{}", watchmen[0]).parse::<Spec>().expect("a bot");
        assert_eq!(choice(level(3)), choice(searches));
        compared += 1;
    });
    assert_eq!(compared, 30);
}

/// Calls `visit` at choices of random games where a second world, which looks the same to the seat, differs from the real one. Bots hear of
/// everything as in a real game.
fn two_worlds<G: Bots>(config: &str, wanted: u32, mut visit: impl FnMut(&G, &G, u64)) {
    let config: G::Config = config.parse().expect("a config");
    let (mut compared, mut legal) = (0, Vec::new());
    for seed in 0.. {
        let mut dice = FastDice::new(seed);
        let mut game = G::start(&config);
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.sample(&mut dice),
                Turn::Player(seat) => {
                    let mut other = game.clone();
                    other.determinize(seat, &mut dice);
                    if other != game && dice.below(8) == 0 {
                        visit(&game, &other, dice.next());
                        compared += 1;
                        if compared == wanted {
                            return;
                        }
                    }
                    game.legal(&mut legal);
                    legal[dice.below(legal.len() as u32) as usize]
                }
            };
            game.apply(action, &mut ());
        }
    }
}

/// Every kind of bot, with few iterations.
const BOTS: &[&str] = &["random", "greedy", "1", "2", "3", "5@0.01", "ismcts:60", "rollout:20"];

fn sees_only_what_its_seat_may<G: Bots>(config: &str) {
    two_worlds::<G>(config, 25, |one, other, seed| {
        let Turn::Player(seat) = one.turn() else { unreachable!("a choice is due") };
        for bot in BOTS {
            let spec: Spec = bot.parse().expect("a bot");
            let choice = |world: &G| {
                let seen = Seen::new(world, seat, &mut FastDice::new(seed));
                bots::player::<G>(&spec, seed).choose(&seen).expect("it never fails")
            };
            assert_eq!(choice(one), choice(other), "{bot}");
        }
    });
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    sees_only_what_its_seat_may::<Splendor>("players=3");
    sees_only_what_its_seat_may::<Marvel>("players=2");
    sees_only_what_its_seat_may::<Duel>("players=2");
    sees_only_what_its_seat_may::<Dc>("players=2");
    sees_only_what_its_seat_may::<Dc>("players=4 mode=watchmen");
}

/// Plays some turns with searching players and returns what they chose.
fn choices(threads: usize, seed: u64) -> Vec<String> {
    let manner = Manner { threads, ..Splendor::MANNER };
    let mut dice = FastDice::new(9);
    let mut game = Splendor::start(&"players=2".parse().expect("a config"));
    let mut players: Vec<_> =
        (0..2).map(|seat| Search::new(Splendor::judge(), manner, Budget::iterations(200), seed + seat)).collect();
    let mut chosen = Vec::new();
    while chosen.len() < 30 {
        let actor = game.turn();
        let action = match actor {
            Turn::Over => break,
            Turn::Chance => game.sample(&mut dice),
            Turn::Player(seat) => {
                let seen = Seen::new(&game, seat, &mut FastDice::new(3));
                let action = players[seat.index()].choose(&seen).expect("it never fails");
                chosen.push(action.to_string());
                action
            }
        };
        for player in &mut players {
            player.hear(actor, action);
        }
        game.apply(action, &mut ());
    }
    chosen
}

#[test]
fn choices_depend_on_seed_iterations_and_threads_alone() {
    for threads in [1, 2, 3] {
        assert_eq!(choices(threads, 5), choices(threads, 5), "{threads} threads");
    }
    assert_ne!(choices(1, 5), choices(1, 6));
}

/// What was learnt is kept from one choice to the next: with the tree of the last choice, fewer games have to be simulated.
#[test]
fn a_search_goes_on_where_it_stopped() {
    let config = "players=2 first=0".parse().expect("a config");
    let mut game = Splendor::start(&config);
    let mut dice = FastDice::new(4);
    while game.turn() == Turn::Chance {
        let draw = game.sample(&mut dice);
        game.apply(draw, &mut ());
    }
    let mut search = Search::new(Splendor::judge(), Splendor::MANNER, Budget::iterations(2_000), 1);
    let mut iterations = Vec::new();
    for _ in 0..2 {
        let Turn::Player(seat) = game.turn() else { panic!("nothing is drawn after taking tokens") };
        let thought = search.think(&Seen::new(&game, seat, &mut dice));
        iterations.push(thought.iterations);
        // Tokens are taken: nothing is drawn.
        let take = thought.choices.iter().find(|choice| choice.action.to_string().starts_with("take")).expect("a take");
        search.hear(game.turn(), take.action);
        game.apply(take.action, &mut ());
    }
    assert!(iterations[1] < iterations[0], "{iterations:?}");
}

/// A search that is not told what happened does not take what it learnt of one position for knowledge of another.
#[test]
fn a_search_that_hears_nothing_begins_anew() {
    let mut dice = FastDice::new(4);
    let mut search = Search::new(Splendor::judge(), Splendor::MANNER, Budget::iterations(300), 1);
    let mut game = Splendor::start(&"players=2 first=0".parse().expect("a config"));
    let mut iterations = Vec::new();
    while iterations.len() < 4 {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.sample(&mut dice),
            Turn::Player(seat) => {
                let thought = search.think(&Seen::new(&game, seat, &mut dice));
                iterations.push(thought.iterations);
                thought.choices[0].action
            }
        };
        game.apply(action, &mut ());
    }
    assert_eq!(iterations, [301; 4]);
}
