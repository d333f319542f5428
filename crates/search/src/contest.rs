//! One game between players.

use crate::{Failure, Player};
use game::{Dealer, Eyes, FastDice, Game, Returns, Seat, Seen, Turn};
use std::time::{Duration, Instant};

/// How a game between players went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The result. A player who failed has lost, and the others share the victory.
    pub returns: Returns,
    /// Draws.
    pub draws: u32,
    /// What each player did, by seat.
    pub efforts: Vec<Effort>,
    /// Who failed, and how: the game ended there.
    pub failed: Option<(Seat, Failure)>,
}

/// What one player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Choices.
    pub decisions: u32,
    /// Turns: how often the right to decide came to this seat when another one, or nobody, had decided last.
    pub turns: u32,
    /// The time that all choices took.
    pub time: Duration,
    /// The time that the slowest turn took, all its choices together.
    pub slowest: Duration,
}

impl Contest {
    /// Plays a game to its end, or until a player fails. There is a player for each seat; the dealer makes the draws. The dice only
    /// choose what stands for the unknown in what players see.
    pub fn play<G: Game>(
        config: &G::Config,
        dealer: &Dealer,
        players: &mut [Box<dyn Player<G>>],
        dice: &mut FastDice,
    ) -> Self {
        let mut game = G::start(config);
        debug_assert_eq!(usize::from(game.seats()), players.len());
        let mut contest = Self {
            returns: Returns::sides(&vec![false; players.len()]),
            draws: 0,
            efforts: vec![Effort::default(); players.len()],
            failed: None,
        };
        let mut last = None;
        let mut turn_time = Duration::ZERO;
        loop {
            let actor = game.turn();
            let action = match actor {
                Turn::Over => {
                    contest.returns = game.returns();
                    return contest;
                }
                Turn::Chance => {
                    contest.draws += 1;
                    game.sample(&mut dealer.draw(contest.draws as usize - 1))
                }
                Turn::Player(seat) => {
                    let effort = &mut contest.efforts[seat.index()];
                    if last.replace(seat) != Some(seat) {
                        effort.turns += 1;
                        turn_time = Duration::ZERO;
                    }
                    let seen = Seen::new(&game, seat, dice);
                    let start = Instant::now();
                    let choice = players[seat.index()].choose(&seen);
                    let time = start.elapsed();
                    turn_time += time;
                    effort.decisions += 1;
                    effort.time += time;
                    effort.slowest = effort.slowest.max(turn_time);
                    let legal = |action: G::Action| match game.allows(action) {
                        true => Ok(action),
                        false => Err(Failure::Nonsense(action.to_string())),
                    };
                    match choice.and_then(legal) {
                        Ok(action) => action,
                        Err(failure) => {
                            contest.returns = forfeit(game.seats(), seat);
                            contest.failed = Some((seat, failure));
                            return contest;
                        }
                    }
                }
            };
            for (seat, player) in Seat::all(game.seats()).zip(players.iter_mut()) {
                player.hear(actor, game.mask(action, Eyes::Seat(seat)));
            }
            game.apply(action, &mut ());
        }
    }
}

/// One seat loses, the others share the victory.
fn forfeit(seats: u8, loser: Seat) -> Returns {
    let places: Vec<u8> = Seat::all(seats).map(|seat| if seat == loser { 2 } else { 1 }).collect();
    Returns::ranked(&places)
}
