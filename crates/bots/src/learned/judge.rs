//! A net as an opinion that a search can go by.

use super::{Net, Shape, Sight};
use crate::Opinion;
use game::{FastDice, Seat};
use search::{Evaluate, Values};
use std::sync::Arc;

/// Judges by a net where there is one for the number of players, and by hand-made knowledge otherwise. First impressions are always
/// hand-made: they are quicker.
pub struct Learned<G> {
    /// By number of players.
    nets: [Option<Net>; Seat::MAX + 1],
    opinion: Arc<Opinion<G>>,
}

impl<G: Sight> Learned<G> {
    /// With the nets that the project ships: bytes by number of players.
    pub fn shipped(opinion: Arc<Opinion<G>>, nets: &[(u8, &[u8])]) -> Self {
        let mut learned = Self { nets: Default::default(), opinion };
        for &(players, bytes) in nets {
            let net = Net::from_bytes(bytes, G::NAME, Shape::of::<G>(players));
            learned.nets[usize::from(players)] = Some(net.expect("the nets that are shipped are sound"));
        }
        learned
    }

    /// With one net.
    pub fn with(opinion: Arc<Opinion<G>>, net: Net) -> Self {
        let mut nets: [Option<Net>; Seat::MAX + 1] = Default::default();
        let players = net.shape().players;
        nets[players] = Some(net);
        Self { nets, opinion }
    }
}

impl<G: Sight> Evaluate<G> for Learned<G> {
    fn evaluate(&self, game: &G, dice: &mut FastDice) -> Values {
        match &self.nets[usize::from(game.seats())] {
            Some(net) => net.judge(game),
            None => self.opinion.evaluate(game, dice),
        }
    }

    fn foresee(&self, game: &G, dice: &mut FastDice) -> (Values, Option<f32>) {
        match &self.nets[usize::from(game.seats())] {
            Some(net) => net.foresee(game),
            None => (self.opinion.evaluate(game, dice), None),
        }
    }

    fn glance(&self, game: &G, dice: &mut FastDice) -> Values {
        self.opinion.glance(game, dice)
    }

    fn prune(&self, game: &G, legal: &mut Vec<G::Action>) {
        game.prune(legal);
    }
}
