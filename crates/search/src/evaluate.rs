//! How good a position is.

use game::{Dice, FastDice, Game, Returns, Seat, Turn};

/// Each seat's part in the victory, from 0 to 1; zero for seats that are not there.
pub type Values = [f32; Seat::MAX];

/// What a search goes by: an opinion of positions, and what is known of a game beyond its rules.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What each seat may expect, at any point of a game that is not over.
    fn evaluate(&self, game: &G, dice: &mut FastDice) -> Values;

    /// The same, and how many turns each seat may still have, if that can be told.
    fn foresee(&self, game: &G, dice: &mut FastDice) -> (Values, Option<f32>) {
        (self.evaluate(game, dice), None)
    }

    /// A first impression of the same, which must be quick: it only says what to try first.
    fn glance(&self, game: &G, dice: &mut FastDice) -> Values {
        self.evaluate(game, dice)
    }

    /// Strikes out legal actions of whoever is to move that are plainly no better than one that stays.
    fn prune(&self, _game: &G, _legal: &mut Vec<G::Action>) {}

    /// How far values lie apart in such a game, in relation to true chances to win: curiosity and whims are in proportion to it.
    fn spread(&self, _game: &G) -> f32 {
        1.0
    }

    /// Tells apart what a seat may be in worlds that look alike to others, such as a hidden role: it plays differently in each.
    fn mind(&self, _game: &G, _seat: Seat) -> u8 {
        0
    }
}

/// The values of a finished game.
pub fn values(returns: &Returns) -> Values {
    let mut values = [0.0; Seat::MAX];
    for seat in Seat::all(returns.seats()) {
        values[seat.index()] = returns.value(seat) as f32;
    }
    values
}

/// Plays on at random to the end. Knows nothing, and is right on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rollout;

impl<G: Game> Evaluate<G> for Rollout {
    fn evaluate(&self, game: &G, dice: &mut FastDice) -> Values {
        let mut game = game.clone();
        let mut legal = Vec::new();
        loop {
            let action = match game.turn() {
                Turn::Over => return values(&game.returns()),
                Turn::Chance => game.sample(dice),
                Turn::Player(_) => {
                    game.legal(&mut legal);
                    legal[dice.below(legal.len() as u32) as usize]
                }
            };
            game.apply(action, &mut ());
        }
    }
}

/// Goes on through draws and answers that are forced, to the next real choice or the end, and says what the position seems to be worth there.
pub(crate) fn look_ahead<G: Game, E: Evaluate<G>>(
    judge: &E,
    game: &mut G,
    legal: &mut Vec<G::Action>,
    dice: &mut FastDice,
) -> Values {
    loop {
        match game.turn() {
            Turn::Over => return values(&game.returns()),
            Turn::Chance => {
                let draw = game.sample(dice);
                game.apply(draw, &mut ());
            }
            Turn::Player(_) => {
                game.legal(legal);
                judge.prune(game, legal);
                match legal[..] {
                    [only] => game.apply(only, &mut ()),
                    _ => return judge.glance(game, dice),
                }
            }
        }
    }
}
