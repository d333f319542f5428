//! Learns the weights of what bots look at, from games that bots play against themselves.
//!
//! `cargo run --release -p bots --example tune -- splendor --players 2` writes `crates/bots/weights/splendor-2.txt`.
//! Each round plays games with the weights so far, then fits the weights to who won (softmax regression).

use bots::{Bots, Knowledge, Opinion};
use clap::Parser;
use dc::Dc;
use duel::Duel;
use game::{Config, Dealer, Dice, FastDice, Seat, Seen, Turn};
use rayon::prelude::*;
use search::{Greedy, Player};
use splendor::{Marvel, Splendor};
use std::path::Path;
use std::sync::Arc;

#[derive(Parser)]
struct Options {
    /// splendor, marvel, duel or dc.
    game: String,
    #[arg(long, default_value_t = 2)]
    players: u8,
    #[arg(long, default_value_t = 5)]
    rounds: u64,
    /// Games of each round.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Learn from games of the game's own greedy bot instead.
    #[arg(long)]
    watch: bool,
}

fn main() {
    let options = Options::parse();
    match &*options.game {
        "splendor" => tune::<Splendor>(&options),
        "marvel" => tune::<Marvel>(&options),
        "duel" => tune::<Duel>(&options),
        "dc" => tune::<Dc>(&options),
        other => panic!("no weights to tune for {other}"),
    }
}

/// A position: the features of all seats one after another, how far the game had come, and what each seat got in the end.
struct Position {
    features: Vec<f32>,
    stage: f32,
    result: Vec<f32>,
}

fn tune<G: Knowledge + Bots>(options: &Options) {
    let config: G::Config = format!("players={}", options.players).parse().expect("a number of players");
    let mut weights = vec![0.0; 2 * G::FEATURES];
    // Something to begin with: points, which always come first.
    weights[0] = 6.0;
    let mut before = opinion::<G>(&weights);
    let mut positions = Vec::new();
    for round in 0..options.rounds {
        let seed = options.seed.wrapping_mul(1000) + round;
        // What was learnt from weaker play is kept for a while, or the weights would swing to and fro.
        let kept = positions.len().saturating_sub(KEPT);
        positions.drain(..kept);
        positions.par_extend(
            (0..options.games)
                .into_par_iter()
                .flat_map_iter(|number| self_play(&config, &before, options.watch, seed, number)),
        );
        let loss = fit(&mut weights, G::FEATURES, &positions, seed);
        let after = opinion::<G>(&weights);
        let games = 1000;
        let won: f64 = (0..games).into_par_iter().map(|number| duel_of(&config, [&after, &before], seed, number)).sum();
        println!(
            "round {round}: {} positions, loss {loss:.4}, wins {:.1}% against the round before",
            positions.len(),
            100.0 * won / games as f64
        );
        before = after;
    }
    write::<G>(options, &weights);
}

/// Positions of earlier rounds that are kept.
const KEPT: usize = 1_500_000;

fn opinion<G: Knowledge + Bots>(weights: &[f32]) -> Arc<Opinion<G>> {
    Arc::new(Opinion::with(|_| weights.to_vec()))
}

/// Plays a game with whims and keeps some of its positions.
fn self_play<G: Knowledge + Bots>(
    config: &G::Config,
    opinion: &Arc<Opinion<G>>,
    watch: bool,
    seed: u64,
    number: u64,
) -> Vec<Position> {
    let dealer = Dealer::from_seed(seed, number);
    let mut dice = FastDice::fork(seed, number);
    let mut player: Box<dyn Player<G>> = match watch {
        true => G::greedy(dice.next()),
        false => Box::new(Greedy::new(opinion.clone(), 1, dice.next()).with_whim(0.01)),
    };
    let mut game = G::start(config);
    let (mut draws, mut positions, mut legal) = (0, Vec::new(), Vec::new());
    loop {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                draws += 1;
                game.sample(&mut dealer.draw(draws - 1))
            }
            Turn::Player(seat) => {
                game.legal(&mut legal);
                game.prune(&mut legal);
                if legal.len() > 1 && dice.below(3) == 0 {
                    let mut features = vec![0.0; G::FEATURES * usize::from(config.players())];
                    for (seat, features) in Seat::all(config.players()).zip(features.chunks_mut(G::FEATURES)) {
                        game.features(seat, features);
                    }
                    positions.push(Position { features, stage: game.stage(), result: Vec::new() });
                }
                if dice.below(25) == 0 {
                    legal[dice.below(legal.len() as u32) as usize]
                } else {
                    player.choose(&Seen::new(&game, seat, &mut dice)).expect("it never fails")
                }
            }
        };
        game.apply(action, &mut ());
    }
    let returns = game.returns();
    for position in &mut positions {
        position.result = Seat::all(config.players()).map(|seat| returns.value(seat) as f32).collect();
    }
    positions
}

/// What the first opinion, in one seat, wins against the second in all others.
fn duel_of<G: Knowledge + Bots>(config: &G::Config, opinions: [&Arc<Opinion<G>>; 2], seed: u64, number: u64) -> f64 {
    let players = config.players();
    let own = Seat::new((number % u64::from(players)) as u8);
    let dealer = Dealer::from_seed(!seed, number / u64::from(players));
    let mut dice = FastDice::fork(!seed, number);
    let mut minds: Vec<Greedy<G, Opinion<G>>> = Seat::all(players)
        .map(|seat| Greedy::new(opinions[usize::from(seat != own)].clone(), 1, dice.next()))
        .collect();
    let mut game = G::start(config);
    let mut draws = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => return game.returns().value(own),
            Turn::Chance => {
                draws += 1;
                game.sample(&mut dealer.draw(draws - 1))
            }
            Turn::Player(seat) => {
                minds[seat.index()].choose(&Seen::new(&game, seat, &mut dice)).expect("it never fails")
            }
        };
        game.apply(action, &mut ());
    }
}

/// Fits the weights by gradient descent (Adam) and returns the mean loss of the last pass.
fn fit(weights: &mut [f32], features: usize, positions: &[Position], seed: u64) -> f64 {
    const PASSES: usize = 4;
    const BATCH: usize = 512;
    const DECAY: f32 = 1e-5;
    let mut dice = FastDice::new(seed);
    let mut order: Vec<u32> = (0..positions.len() as u32).collect();
    let (mut mean, mut square) = (vec![0.0f32; weights.len()], vec![0.0f32; weights.len()]);
    let (mut step, mut loss) = (0i32, 0.0);
    for pass in 0..PASSES {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        let rate = 0.02 / (1 << (2 * pass)) as f32;
        loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0f32; weights.len()];
            for &index in batch {
                loss += learn(weights, features, &positions[index as usize], &mut gradient);
            }
            step += 1;
            for i in 0..weights.len() {
                let slope = gradient[i] / batch.len() as f32 + DECAY * weights[i];
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                let scale = (1.0 - 0.999f32.powi(step)).sqrt() / (1.0 - 0.9f32.powi(step));
                weights[i] -= rate * scale * mean[i] / (square[i].sqrt() + 1e-8);
            }
        }
    }
    loss / positions.len() as f64
}

/// Adds the gradient of one position and returns its loss.
fn learn(weights: &[f32], features: usize, position: &Position, gradient: &mut [f32]) -> f64 {
    let (early, late) = weights.split_at(features);
    let mut scores = [0.0f32; Seat::MAX];
    let seats = position.result.len();
    for (score, seat) in scores.iter_mut().zip(position.features.chunks(features)) {
        *score = (0..features).map(|i| seat[i] * (early[i] + position.stage * late[i])).sum();
    }
    let best = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores[..seats].iter().map(|score| (score - best).exp()).sum();
    let mut loss = 0.0;
    for (i, seat) in position.features.chunks(features).enumerate() {
        let share = (scores[i] - best).exp() / sum;
        loss -= f64::from(position.result[i]) * f64::from(share.max(1e-6)).ln();
        let error = share - position.result[i];
        for (k, feature) in seat.iter().enumerate() {
            gradient[k] += error * feature;
            gradient[features + k] += error * feature * position.stage;
        }
    }
    loss
}

fn write<G: Knowledge + Bots>(options: &Options, weights: &[f32]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("weights/{}-{}.txt", G::NAME, options.players));
    let mut text = format!(
        "# cargo run --release -p bots --example tune -- {} --players {} --rounds {} --games {} --seed {}{}\n",
        G::NAME,
        options.players,
        options.rounds,
        options.games,
        options.seed,
        if options.watch { " --watch" } else { "" }
    );
    for (half, name) in weights.chunks(G::FEATURES).zip(["at the start", "added towards the end"]) {
        text += &format!("# {name}\n");
        for line in half.chunks(10) {
            let numbers: Vec<String> = line.iter().map(|weight| format!("{weight:.4}")).collect();
            text += &(numbers.join(" ") + "\n");
        }
    }
    std::fs::write(&path, text).expect("the weights can be written");
    println!("{}", path.display());
}
