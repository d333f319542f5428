//! Whole games at full speed.

use game::{Config, Dealer, Dice, FastDice, Game, Play, Returns, Turn};

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
}

impl Played {
    /// All actions, draws included.
    pub fn moves(&self) -> u32 {
        self.decisions + self.draws
    }
}

/// Plays game `number` of a run with this seed. The dealer of that game makes the draws; every choice is uniformly random.
///
/// `buffer` holds the legal actions; passed in so that nothing is allocated once it is warm.
pub fn simulate<G: Game>(config: &G::Config, seed: u64, number: u64, buffer: &mut Vec<G::Action>) -> Played {
    let dealer = Dealer::from_seed(seed, number);
    let mut choices = FastDice::fork(seed, number);
    playout::<G>(config, buffer, &mut choices, |game, index, _| game.sample(&mut dealer.draw(index)), |_| ())
}

/// The same game as [`simulate`], kept action by action.
pub fn simulate_play<G: Game>(config: &G::Config, seed: u64, number: u64) -> (Play<G>, Played) {
    let dealer = Dealer::from_seed(seed, number);
    let mut choices = FastDice::fork(seed, number);
    let mut log = Vec::new();
    let draw = |game: &G, index, _: &mut FastDice| game.sample(&mut dealer.draw(index));
    let played = playout::<G>(config, &mut Vec::new(), &mut choices, draw, |action| log.push(action));
    let mut play = Play::new(config.clone());
    for action in log {
        play.try_apply(action, &mut ()).expect("only legal actions were played");
    }
    (play, played)
}

/// Plays one game with uniformly random choices and with draws from `draw`, which is given the game, the number of draws before
/// and the dice of the choices. `heed` hears of every action.
pub fn playout<G: Game>(
    config: &G::Config,
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
                game.legal(buffer);
                buffer[choices.below(buffer.len() as u32) as usize]
            }
        };
        heed(action);
        game.apply(action, &mut ());
    }
    debug_assert_eq!(game.returns().seats(), config.players());
    Played { decisions, draws, turns, returns: game.returns() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyGame, Visitor};

    struct TheSameGameTwice;

    impl Visitor for TheSameGameTwice {
        type Output = ();
        fn visit<G: Game>(self) {
            let (least, most) = G::Config::PLAYERS;
            for players in least..=most {
                let config = format!("players={players}").parse().unwrap();
                for number in 0..5 {
                    let played = simulate::<G>(&config, 7, number, &mut Vec::new());
                    let (play, again) = simulate_play::<G>(&config, 7, number);
                    assert_eq!(played, again);
                    assert_eq!(play.log().len() as u32, played.moves());
                    assert_eq!(play.draws() as u32, played.draws);
                    assert_eq!(play.game().returns(), played.returns);
                    assert!(played.turns <= played.decisions && played.turns > 0);
                }
                assert_ne!(simulate_play::<G>(&config, 7, 0).0, simulate_play::<G>(&config, 8, 0).0);
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
