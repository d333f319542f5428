//! Whole games at full speed.

use bots::{Bots, Spec};
use game::{Config, Dealer, Dice, Eyes, FastDice, Game, Play, Returns, Seat, Seen, Turn};
use search::Player;
use std::cell::RefCell;

/// How one game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Choices that players made.
    pub decisions: u32,
    /// Draws.
    pub draws: u32,
    /// Turns: how often the right to decide came to a seat that had not decided last.
    pub turns: u32,
    /// The result.
    pub returns: Returns,
    /// In a game in which one seat plays alone against all others: whether it won.
    pub lone_won: Option<bool>,
}

impl Played {
    /// All actions, draws included.
    pub fn moves(&self) -> u32 {
        self.decisions + self.draws
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cast {
    /// Everybody but the one who plays alone.
    pub all: Spec,
    /// Whoever plays alone against all others.
    pub lone: Spec,
}

impl Cast {
    /// Every choice is uniformly random.
    pub const RANDOM: Self = Self { all: Spec::Random, lone: Spec::Random };
}

/// The players of one game. Each comes when it is first asked: only then is it known who plays alone.
struct Company<'a, G: Game> {
    cast: &'a Cast,
    seed: u64,
    players: [Option<Box<dyn Player<G>>>; Seat::MAX],
}

impl<G: Bots> Company<'_, G> {
    fn choose(&mut self, game: &G, seat: Seat, dice: &mut FastDice) -> G::Action {
        let player = self.players[seat.index()].get_or_insert_with(|| {
            let spec = if game.lone() == Some(seat) { &self.cast.lone } else { &self.cast.all };
            bots::player(spec, self.seed.wrapping_add(seat.index() as u64))
        });
        player.choose(&Seen::new(game, seat, dice)).expect("the bots of the project do not fail")
    }

    /// Everybody hears of an action, as their seats see it.
    fn hear(&mut self, game: &G, action: G::Action) {
        for (seat, player) in Seat::all(game.seats()).zip(&mut self.players) {
            if let Some(player) = player {
                player.hear(game.turn(), game.mask(action, Eyes::Seat(seat)));
            }
        }
    }
}

/// A uniformly random choice. `buffer` holds the legal actions.
#[inline]
pub fn at_random<G: Game>(game: &G, buffer: &mut Vec<G::Action>, dice: &mut FastDice) -> G::Action {
    game.legal(buffer);
    buffer[dice.below(buffer.len() as u32) as usize]
}

/// Plays game `number` of a run with this seed. The dealer of that game makes the draws.
///
/// `buffer` holds the legal actions; passed in so that nothing is allocated once it is warm.
pub fn simulate<G: Bots>(
    config: &G::Config,
    cast: &Cast,
    seed: u64,
    number: u64,
    buffer: &mut Vec<G::Action>,
) -> Played {
    run::<G>(config, cast, seed, number, buffer, |_| ())
}

/// The same game as [`simulate`], kept action by action.
pub fn simulate_play<G: Bots>(config: &G::Config, cast: &Cast, seed: u64, number: u64) -> (Play<G>, Played) {
    let mut log = Vec::new();
    let played = run::<G>(config, cast, seed, number, &mut Vec::new(), |action| log.push(action));
    let mut play = Play::new(config.clone());
    for action in log {
        play.try_apply(action, &mut ()).expect("only legal actions were played");
    }
    (play, played)
}

fn run<G: Bots>(
    config: &G::Config,
    cast: &Cast,
    seed: u64,
    number: u64,
    buffer: &mut Vec<G::Action>,
    mut heed: impl FnMut(G::Action),
) -> Played {
    let dealer = Dealer::from_seed(seed, number);
    let mut dice = FastDice::fork(seed, number);
    let draw = |game: &G, index, _: &mut FastDice| game.sample(&mut dealer.draw(index));
    if *cast == Cast::RANDOM {
        return playout::<G>(
            config,
            &mut dice,
            |game, _, dice| at_random(game, buffer, dice),
            draw,
            |_, act| heed(act),
        );
    }
    let company = RefCell::new(Company { cast, seed: dice.next(), players: Default::default() });
    let choose = |game: &G, seat, dice: &mut FastDice| company.borrow_mut().choose(game, seat, dice);
    let tell = |game: &G, action| {
        company.borrow_mut().hear(game, action);
        heed(action);
    };
    playout::<G>(config, &mut dice, choose, draw, tell)
}

/// Plays one game with choices from `choose`, and draws from `draw`, which is told the number of draws before. Both are given the dice.
/// `heed` hears of every action, with the game before it.
#[inline]
pub fn playout<G: Bots>(
    config: &G::Config,
    dice: &mut FastDice,
    mut choose: impl FnMut(&G, Seat, &mut FastDice) -> G::Action,
    mut draw: impl FnMut(&G, usize, &mut FastDice) -> G::Action,
    mut heed: impl FnMut(&G, G::Action),
) -> Played {
    let mut game = G::start(config);
    let (mut decisions, mut draws, mut turns) = (0, 0, 0);
    let mut last = None;
    loop {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let action = draw(&game, draws as usize, dice);
                draws += 1;
                action
            }
            Turn::Player(seat) => {
                decisions += 1;
                turns += u32::from(last != Some(seat));
                last = Some(seat);
                choose(&game, seat, dice)
            }
        };
        heed(&game, action);
        game.apply(action, &mut ());
    }
    let returns = game.returns();
    debug_assert_eq!(returns.seats(), config.players());
    Played { decisions, draws, turns, returns, lone_won: game.lone().map(|seat| returns.value(seat) > 0.0) }
}

/// Plays one game in which choices and draws are uniformly random, by the same dice.
#[inline]
pub fn random_playout<G: Bots>(
    config: &G::Config,
    buffer: &mut Vec<G::Action>,
    dice: &mut FastDice,
    mut heed: impl FnMut(G::Action),
) -> Played {
    let choose = |game: &G, _, dice: &mut FastDice| at_random(game, buffer, dice);
    playout::<G>(config, dice, choose, |game, _, dice| game.sample(dice), |_, action| heed(action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyGame, Visitor};

    struct TheSameGameTwice;

    impl Visitor for TheSameGameTwice {
        type Output = ();
        fn visit<G: Bots>(self) {
            let (least, most) = G::Config::PLAYERS;
            for players in least..=most {
                let config = format!("players={players}").parse().unwrap();
                for number in 0..5 {
                    let played = simulate::<G>(&config, &Cast::RANDOM, 7, number, &mut Vec::new());
                    let (play, again) = simulate_play::<G>(&config, &Cast::RANDOM, 7, number);
                    assert_eq!(played, again);
                    assert_eq!(play.log().len() as u32, played.moves());
                    assert_eq!(play.draws() as u32, played.draws);
                    assert_eq!(play.game().returns(), played.returns);
                    assert!(played.turns <= played.decisions && played.turns > 0);
                }
                assert_ne!(
                    simulate_play::<G>(&config, &Cast::RANDOM, 7, 0).0,
                    simulate_play::<G>(&config, &Cast::RANDOM, 8, 0).0
                );
            }
        }
    }

    #[test]
    fn a_game_depends_on_seed_and_number_alone() {
        for game in AnyGame::ALL {
            game.visit(TheSameGameTwice);
        }
    }
}
