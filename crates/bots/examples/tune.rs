//! Learns the weights of what bots look at, from games that bots play against themselves.
//!
//! `cargo run --release -p bots --example tune -- splendor --players 2` writes `crates/bots/weights/splendor-2.txt`.
//! Each round plays games with the weights so far, then fits the weights to who won (softmax regression).

use bots::{Bots, DcOpinion, Knowledge, Opinion, sides};
use clap::Parser;
use dc::{Dc, Loyalty};
use duel::Duel;
use game::{Config, Dealer, Dice, Eyes, FastDice, Game, Seat, Seen, Turn};
use rayon::prelude::*;
use search::{Budget, Evaluate, Greedy, Player, Search};
use splendor::{Marvel, Splendor};
use std::path::Path;
use std::sync::Arc;

#[derive(Parser)]
struct Options {
    /// splendor, marvel, duel, dc or watchmen.
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
    /// In the first round, learn from games of the game's own greedy bot.
    #[arg(long)]
    watch: bool,
    /// Iterations of a search for each choice, instead of looking one step ahead.
    #[arg(long)]
    iterations: Option<u32>,
}

/// What is learnt, and how it is looked at.
struct Subject<G: Game, E> {
    name: &'static str,
    config: G::Config,
    /// How many numbers describe one who may win.
    features: usize,
    /// The numbers of all who may win, one after another.
    describe: fn(&G) -> Vec<f32>,
    stage: fn(&G) -> f32,
    /// What each of them got in the end.
    result: fn(&G) -> Vec<f32>,
    opinion: fn(&[f32]) -> E,
}

/// Seats win, and each is described alike.
fn seats<G: Knowledge>(options: &Options) -> Subject<G, Opinion<G>> {
    Subject {
        name: G::NAME,
        config: format!("players={}", options.players).parse().expect("a number of players"),
        features: G::FEATURES,
        describe: |game| {
            let mut features = vec![0.0; G::FEATURES * usize::from(game.seats())];
            for (seat, features) in Seat::all(game.seats()).zip(features.chunks_mut(G::FEATURES)) {
                game.features(seat, features);
            }
            features
        },
        stage: G::stage,
        result: |game| Seat::all(game.seats()).map(|seat| game.returns().value(seat) as f32).collect(),
        opinion: |weights| Opinion::with(|_| weights.to_vec()),
    }
}

/// In the crossover sides win. Only the Loyal are described, and the other side is nothing but the rest.
fn watchmen(options: &Options) -> Subject<Dc, DcOpinion> {
    Subject {
        name: "watchmen",
        config: format!("players={} mode=watchmen", options.players).parse().expect("a number of players"),
        features: sides::FEATURES,
        describe: |game| {
            let mut features = vec![0.0; 2 * sides::FEATURES];
            sides::features(game, &mut features[..sides::FEATURES]);
            features
        },
        stage: sides::stage,
        result: |game| {
            let loyal = Seat::all(game.seats()).find(|&seat| game.loyalty(seat) == Loyalty::Loyal);
            let won = loyal.map_or(0.0, |seat| game.returns().value(seat) as f32);
            vec![won, 1.0 - won]
        },
        opinion: |weights| DcOpinion::with(sides::Sides::with(|_| weights.to_vec())),
    }
}

fn main() {
    let options = Options::parse();
    match &*options.game {
        "splendor" => tune(&options, &seats::<Splendor>(&options)),
        "marvel" => tune(&options, &seats::<Marvel>(&options)),
        "duel" => tune(&options, &seats::<Duel>(&options)),
        "dc" => tune(&options, &seats::<Dc>(&options)),
        "watchmen" => tune(&options, &watchmen(&options)),
        other => panic!("no weights to tune for {other}"),
    }
}

/// A position: the features of all who may win one after another, how far the game had come, and what each of them got in the end.
struct Position {
    features: Vec<f32>,
    stage: f32,
    result: Vec<f32>,
}

fn tune<G: Bots, E: Evaluate<G> + 'static>(options: &Options, subject: &Subject<G, E>) {
    let mut weights = vec![0.0; 2 * subject.features];
    // Something to begin with: points, which always come first.
    weights[0] = 6.0;
    let mut before = Arc::new((subject.opinion)(&weights));
    let mut positions = Vec::new();
    for round in 0..options.rounds {
        let seed = options.seed.wrapping_mul(1000) + round;
        let player = |seed: u64| match options.iterations {
            _ if options.watch && round == 0 => G::greedy(seed),
            None => Box::new(Greedy::new(before.clone(), 1, seed).with_whim(0.01)),
            Some(iterations) => Box::new(Search::new(before.clone(), G::MANNER, Budget::iterations(iterations), seed)),
        };
        // What was learnt from weaker play is kept for a while, or the weights would swing to and fro.
        let kept = positions.len().saturating_sub(KEPT);
        positions.drain(..kept);
        positions.par_extend(
            (0..options.games)
                .into_par_iter()
                .flat_map_iter(|number| self_play(subject, before.as_ref(), player, seed, number)),
        );
        let loss = fit(&mut weights, subject.features, &positions, seed);
        let after = Arc::new((subject.opinion)(&weights));
        let games = 1000;
        let won: f64 =
            (0..games).into_par_iter().map(|number| duel_of(&subject.config, [&after, &before], seed, number)).sum();
        println!(
            "round {round}: {} positions, loss {loss:.4}, wins {:.1}% against the round before",
            positions.len(),
            100.0 * won / games as f64
        );
        before = after;
    }
    write(options, subject, &weights);
}

/// Positions of earlier rounds that are kept.
const KEPT: usize = 1_500_000;

/// Plays a game, now and then at random, and keeps some of its positions.
fn self_play<G: Bots, E: Evaluate<G>>(
    subject: &Subject<G, E>,
    judge: &E,
    player: impl Fn(u64) -> Box<dyn Player<G>>,
    seed: u64,
    number: u64,
) -> Vec<Position> {
    let dealer = Dealer::from_seed(seed, number);
    let mut dice = FastDice::fork(seed, number);
    let mut players: Vec<_> = Seat::all(subject.config.players()).map(|_| player(dice.next())).collect();
    let mut game = G::start(&subject.config);
    let (mut draws, mut positions, mut legal) = (0, Vec::new(), Vec::new());
    loop {
        let actor = game.turn();
        let action = match actor {
            Turn::Over => break,
            Turn::Chance => {
                draws += 1;
                game.sample(&mut dealer.draw(draws - 1))
            }
            Turn::Player(seat) => {
                game.legal(&mut legal);
                judge.prune(&game, &mut legal);
                if legal.len() > 1 && dice.below(3) == 0 {
                    let (features, stage) = ((subject.describe)(&game), (subject.stage)(&game));
                    positions.push(Position { features, stage, result: Vec::new() });
                }
                if dice.below(25) == 0 {
                    legal[dice.below(legal.len() as u32) as usize]
                } else {
                    players[seat.index()].choose(&Seen::new(&game, seat, &mut dice)).expect("it never fails")
                }
            }
        };
        for (seat, player) in Seat::all(game.seats()).zip(&mut players) {
            player.hear(actor, game.mask(action, Eyes::Seat(seat)));
        }
        game.apply(action, &mut ());
    }
    let result = (subject.result)(&game);
    for position in &mut positions {
        position.result.clone_from(&result);
    }
    positions
}

/// What the first opinion, in one seat, wins against the second in all others.
fn duel_of<G: Bots, E: Evaluate<G> + 'static>(
    config: &G::Config,
    opinions: [&Arc<E>; 2],
    seed: u64,
    number: u64,
) -> f64 {
    let players = config.players();
    let own = Seat::new((number % u64::from(players)) as u8);
    let dealer = Dealer::from_seed(!seed, number / u64::from(players));
    let mut dice = FastDice::fork(!seed, number);
    let mut minds: Vec<Greedy<G, E>> = Seat::all(players)
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

fn write<G: Game, E>(options: &Options, subject: &Subject<G, E>, weights: &[f32]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("weights/{}-{}.txt", subject.name, options.players));
    let mut text = format!(
        "# cargo run --release -p bots --example tune -- {} --players {} --rounds {} --games {} --seed {}{}{}\n",
        subject.name,
        options.players,
        options.rounds,
        options.games,
        options.seed,
        if options.watch { " --watch" } else { "" },
        options.iterations.map(|iterations| format!(" --iterations {iterations}")).unwrap_or_default()
    );
    for (half, name) in weights.chunks(subject.features).zip(["at the start", "added towards the end"]) {
        text += &format!("# {name}\n");
        for line in half.chunks(10) {
            let numbers: Vec<String> = line.iter().map(|weight| format!("{weight:.4}")).collect();
            text += &(numbers.join(" ") + "\n");
        }
    }
    std::fs::write(&path, text).expect("the weights can be written");
    println!("{}", path.display());
}
