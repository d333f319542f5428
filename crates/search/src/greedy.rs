//! A player who looks one choice ahead.

use crate::evaluate::look_ahead;
use crate::{Evaluate, Failure, Player};
use game::{Dice, FastDice, Game, Seen};
use std::sync::Arc;

/// Takes what looks best at once, by an opinion of positions.
pub struct Greedy<G: Game, E> {
    judge: Arc<E>,
    dice: FastDice,
    /// So many worlds and draws are looked at.
    tries: u32,
    /// How much worse a choice may look and still be made now and then: 0 is never.
    whim: f32,
    legal: Vec<G::Action>,
    answers: Vec<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Greedy<G, E> {
    /// Looks at `tries` worlds for each choice.
    pub fn new(judge: Arc<E>, tries: u32, seed: u64) -> Self {
        Self { judge, dice: FastDice::new(seed), tries, whim: 0.0, legal: Vec::new(), answers: Vec::new() }
    }

    /// The same player with whims: a choice that looks worse by `whim` is made e times less often than the best.
    pub fn with_whim(self, whim: f32) -> Self {
        Self { whim, ..self }
    }

    /// What each legal action, dominated ones left out, promises to the seat that is to move.
    pub fn promises(&mut self, seen: &Seen<G>) -> Vec<(G::Action, f32)> {
        let seat = seen.seat();
        seen.legal(&mut self.legal);
        let mut world = seen.imagine(&mut self.dice);
        self.judge.prune(&world, &mut self.legal);
        let mut promises: Vec<(G::Action, f32)> = self.legal.iter().map(|&action| (action, 0.0)).collect();
        if promises.len() == 1 {
            return promises;
        }
        for _ in 0..self.tries {
            // The same draws for all choices, as far as they go alike: their difference is what counts.
            let luck = self.dice.next();
            for (action, promise) in &mut promises {
                let mut after = world.clone();
                after.apply(*action, &mut ());
                let values = look_ahead(&*self.judge, &mut after, &mut self.answers, &mut FastDice::new(luck));
                *promise += values[seat.index()] / self.tries as f32;
            }
            world = seen.imagine(&mut self.dice);
        }
        promises
    }
}

impl<G: Game, E: Evaluate<G>> Player<G> for Greedy<G, E> {
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure> {
        let promises = self.promises(seen);
        let best = promises.iter().map(|&(_, promise)| promise).fold(f32::MIN, f32::max);
        let whim = match self.whim {
            0.0 => 0.0,
            whim => whim * self.judge.spread(&seen.imagine(&mut self.dice)),
        };
        let weight = |promise: f32| {
            let looks = if whim > 0.0 { ((promise - best) / whim).exp() } else { f32::from(promise == best) };
            (looks * 1000.0) as u32
        };
        let total = promises.iter().map(|&(_, promise)| weight(promise)).sum();
        let mut left = self.dice.below(total);
        for (action, promise) in promises {
            match left.checked_sub(weight(promise)) {
                Some(rest) => left = rest,
                None => return Ok(action),
            }
        }
        unreachable!("dice rolled above the sum of weights")
    }
}
