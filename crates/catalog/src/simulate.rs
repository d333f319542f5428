//! Whole games at full speed.

use bots::{Bots, Choose};
use game::{Config, Dealer, Dice, FastDice, Game, Play, Returns, Seat, Seen, Turn};

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

/// Who plays: a bot, or nobody, which means random choices.
#[derive(Clone, Copy)]
pub struct Cast<G: Game> {
    /// Everybody but the one who plays alone.
    pub all: Option<Choose<G>>,
    /// Whoever plays alone against all others.
    pub lone: Option<Choose<G>>,
}

impl<G: Bots> Cast<G> {
    /// Every choice is uniformly random.
    pub const RANDOM: Self = Self { all: None, lone: None };

    /// What the player in a seat chooses. `buffer` holds the legal actions.
    #[inline]
    fn choose(&self, game: &G, seat: Seat, buffer: &mut Vec<G::Action>, dice: &mut FastDice) -> G::Action {
        let bot = match (self.all, self.lone) {
            (None, None) => None,
            (all, lone) => {
                if game.lone() == Some(seat) {
                    lone
                } else {
                    all
                }
            }
        };
        match bot {
            Some(choose) => choose(&Seen::new(game, seat, dice), dice),
            None => {
                game.legal(buffer);
                buffer[dice.below(buffer.len() as u32) as usize]
            }
        }
    }
}

/// Plays game `number` of a run with this seed. The dealer of that game makes the draws.
///
/// `buffer` holds the legal actions; passed in so that nothing is allocated once it is warm.
pub fn simulate<G: Bots>(
    config: &G::Config,
    cast: &Cast<G>,
    seed: u64,
    number: u64,
    buffer: &mut Vec<G::Action>,
) -> Played {
    let dealer = Dealer::from_seed(seed, number);
    let mut choices = FastDice::fork(seed, number);
    let draw = |game: &G, index, _: &mut FastDice| game.sample(&mut dealer.draw(index));
    playout(config, cast, buffer, &mut choices, draw, |_| ())
}

/// The same game as [`simulate`], kept action by action.
pub fn simulate_play<G: Bots>(config: &G::Config, cast: &Cast<G>, seed: u64, number: u64) -> (Play<G>, Played) {
    let dealer = Dealer::from_seed(seed, number);
    let mut choices = FastDice::fork(seed, number);
    let mut log = Vec::new();
    let draw = |game: &G, index, _: &mut FastDice| game.sample(&mut dealer.draw(index));
    let played = playout(config, cast, &mut Vec::new(), &mut choices, draw, |action| log.push(action));
    let mut play = Play::new(config.clone());
    for action in log {
        play.try_apply(action, &mut ()).expect("only legal actions were played");
    }
    (play, played)
}

/// Plays one game with draws from `draw`, which is given the game, the number of draws before and the dice of the choices. `heed`
/// hears of every action.
pub fn playout<G: Bots>(
    config: &G::Config,
    cast: &Cast<G>,
    buffer: &mut Vec<G::Action>,
    choices: &mut FastDice,
    mut draw: impl FnMut(&G, usize, &mut FastDice) -> G::Action,
    mut heed: impl FnMut(G::Action),
) -> Played {
    let mut game = G::start(config);
    let (mut decisions, mut draws, mut turns) = (0, 0, 0);
    let mut last = None;
    loop {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let action = draw(&game, draws as usize, choices);
                draws += 1;
                action
            }
            Turn::Player(seat) => {
                decisions += 1;
                turns += u32::from(last != Some(seat));
                last = Some(seat);
                cast.choose(&game, seat, buffer, choices)
            }
        };
        heed(action);
        game.apply(action, &mut ());
    }
    let returns = game.returns();
    debug_assert_eq!(returns.seats(), config.players());
    Played { decisions, draws, turns, returns, lone_won: game.lone().map(|seat| returns.value(seat) > 0.0) }
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
