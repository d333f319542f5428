//! Collects positions with one choice that is proved to win, and no other that would do, from games that bots play:
//! `cargo run --release -p bots --example endings -- splendor 20` writes `crates/bots/tests/endings/splendor.txt`, a line for each: the
//! config, the actions so far and the one that wins.

use bots::{Bots, Spec};
use game::{Dealer, Dice, FastDice, Game, Seat, Seen, Turn};
use search::{Budget, Search};
use std::path::Path;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, wanted, options @ ..] = &arguments[..] else { panic!("endings GAME NUMBER [OPTIONS]") };
    let wanted: usize = wanted.parse().expect("a number");
    let config = options.join(" ");
    let level_2 = Spec::Level { level: 2, scale: 1.0 };
    match &**name {
        "splendor" => collect::<splendor::Splendor>("splendor", wanted, &config, level_2),
        "marvel" => collect::<splendor::Marvel>("marvel", wanted, &config, level_2),
        "duel" => collect::<duel::Duel>("duel", wanted, &config, level_2),
        "dc" => collect::<dc::Dc>("dc", wanted, &config, level_2),
        // Level 2 lets the Mastermind win nearly always.
        "watchmen" => collect::<dc::Dc>("watchmen", wanted, &format!("{config} mode=watchmen"), Spec::Greedy),
        other => panic!("no game {other}"),
    }
}

/// How a win is looked for first, and how where it matters that there is none. Short proofs first: long ways to nowhere would use up all
/// patience.
const QUICK: [(u32, u32); 2] = [(1, 100), (3, 2_000)];
const LONG: [(u32, u32); 2] = [(3, 20_000), (8, 20_000)];

fn collect<G: Bots>(name: &str, wanted: usize, options: &str, bot: Spec) {
    let players = if options.contains("players") { "" } else { "players=2 " };
    let config: G::Config = format!("{players}{options}").trim().parse().expect("valid options");
    // Cards may be added to the set: it is not named.
    let played: Vec<_> =
        config.to_string().split(' ').filter(|word| !word.starts_with("cards=")).map(str::to_owned).collect();
    let played = played.join(" ");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/endings/{name}.txt"));
    let mut found = String::new();
    for (log, best) in (0..).filter_map(|number| ending::<G>(&config, bot, number)).take(wanted) {
        found += &format!("{played} | {} | {best}\n", log.join(" "));
        std::fs::write(&path, &found).expect("the file can be written");
    }
}

/// Plays a game up to its first position with exactly one choice that wins for certain.
fn ending<G: Bots>(config: &G::Config, bot: Spec, number: u64) -> Option<(Vec<String>, G::Action)> {
    let dealer = Dealer::from_seed(77, number);
    let mut dice = FastDice::fork(77, number);
    let mut players: Vec<_> = (0..5).map(|seat| bots::player::<G>(&bot, number * 5 + seat)).collect();
    let mut game = G::start(config);
    let (mut log, mut draws) = (Vec::new(), 0);
    loop {
        let action = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                draws += 1;
                game.sample(&mut dealer.draw(draws - 1))
            }
            Turn::Player(seat) => {
                if near_the_end(&game, &mut dice)
                    && let Some(best) = only_winner(&game, seat, &mut dice)
                {
                    return Some((log, best));
                }
                players[seat.index()].choose(&Seen::new(&game, seat, &mut dice)).expect("it never fails")
            }
        };
        log.push(action.to_string());
        game.apply(action, &mut ());
    }
}

/// Can the game end within a few choices? Looking for proofs takes long.
fn near_the_end<G: Game>(game: &G, dice: &mut FastDice) -> bool {
    let mut legal = Vec::new();
    (0..8).any(|_| {
        let mut game = game.clone();
        let mut choices = 0;
        while choices < 8 {
            let action = match game.turn() {
                Turn::Over => return true,
                Turn::Chance => game.sample(dice),
                Turn::Player(_) => {
                    choices += 1;
                    game.legal(&mut legal);
                    legal[dice.below(legal.len() as u32) as usize]
                }
            };
            game.apply(action, &mut ());
        }
        false
    })
}

/// The only one of at least three choices that wins for certain in every world that the seat considers possible, if the others are
/// likely to lose.
fn only_winner<G: Bots>(game: &G, seat: Seat, dice: &mut FastDice) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if legal.len() < 3 {
        return None;
    }
    let best = legal.iter().copied().find(|&action| wins_after(game, action, seat, action, &QUICK))?;
    // Often the same still wins after something else. What takes too long to prove is as good as lost if it seldom wins. What is found
    // out soonest comes first.
    let mut others = legal.iter().copied().filter(|&action| action != best);
    if others.clone().any(|action| wins_after(game, action, seat, best, &QUICK))
        || others.clone().any(|action| often_wins(game, action, seat, dice))
        || others.any(|action| wins_after(game, action, seat, best, &LONG))
    {
        return None;
    }
    if never_loses(game, seat, best, dice) {
        return None;
    }
    let certain = (0..5).all(|_| {
        let mut world = game.clone();
        world.determinize(seat, dice);
        wins_after(&world, best, seat, best, &LONG)
    });
    certain.then_some(best)
}

/// Is it proved that the seat wins with this choice? Later `likely` is tried first. Each effort is how deep to look, and at how many positions.
fn wins_after<G: Game>(game: &G, action: G::Action, seat: Seat, likely: G::Action, efforts: &[(u32, u32)]) -> bool {
    let mut after = game.clone();
    after.apply(action, &mut ());
    let proved =
        |&(depth, patience): &(u32, u32)| wins(&after, seat, likely, depth, &mut patience.clone()) == Some(true);
    efforts.iter().any(proved)
}

/// Does the seat win more than half of the games in which all go on greedily after this choice?
fn often_wins<G: Bots>(game: &G, action: G::Action, seat: Seat, dice: &mut FastDice) -> bool {
    const GAMES: u64 = 20;
    let won = (0..GAMES).filter(|&number| {
        let mut players: Vec<_> = (0..5).map(|seat| bots::player::<G>(&Spec::Greedy, number * 5 + seat)).collect();
        let mut game = game.clone();
        game.determinize(seat, dice);
        let mut action = action;
        loop {
            game.apply(action, &mut ());
            action = match game.turn() {
                Turn::Over => return game.returns().value(seat) == 1.0,
                Turn::Chance => game.sample(dice),
                Turn::Player(seat) => {
                    players[seat.index()].choose(&Seen::new(&game, seat, dice)).expect("it never fails")
                }
            };
        }
    });
    won.count() as u64 * 2 > GAMES
}

/// Is there another choice that a search tried hundreds of times without losing once? Then it wins as well, only nobody proved it.
fn never_loses<G: Bots>(game: &G, seat: Seat, best: G::Action, dice: &mut FastDice) -> bool {
    let seen = Seen::new(game, seat, dice);
    let thought = Search::new(G::best(), G::MANNER, Budget::iterations(2_000), 1).think(&seen);
    thought.choices.iter().any(|choice| choice.action != best && choice.tried >= 300.0 && choice.value > 0.999)
}

/// Does the seat win whatever is drawn and whatever others do? Nothing if that cannot be told within so many choices.
fn wins<G: Game>(game: &G, seat: Seat, likely: G::Action, depth: u32, patience: &mut u32) -> Option<bool> {
    *patience = patience.checked_sub(1)?;
    let (turn, mut legal) = (game.turn(), Vec::new());
    let (own, depth) = match turn {
        Turn::Over => return Some(game.returns().value(seat) == 1.0),
        Turn::Chance => (false, depth),
        Turn::Player(mover) => (mover == seat, depth.checked_sub(1)?),
    };
    game.legal(&mut legal);
    // What comes last, such as `no` and `end`, mostly has the fewest consequences.
    legal.reverse();
    legal.sort_by_key(|&action| action != likely);
    let mut verdict = Some(!own);
    for action in legal {
        let mut after = game.clone();
        after.apply(action, &mut ());
        match wins(&after, seat, likely, depth, patience) {
            Some(won) if won == own => return Some(own),
            Some(_) => {}
            None => verdict = None,
        }
    }
    verdict
}
