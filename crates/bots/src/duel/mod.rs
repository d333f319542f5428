//! Splendor Duel.

mod features;
mod sight;

use crate::learned::Learned;
use crate::{Bots, Knowledge, Level, Opinion, level};
use duel::{Action, Cells, Duel, GOAL_COLOUR, GOAL_CROWNS, GOAL_POINTS, Phase, Token};
use game::Seat;
use std::sync::{Arc, LazyLock};

impl Bots for Duel {
    type Judge = Opinion<Self>;
    type Best = Learned<Self>;

    fn levels(&self) -> [Level; 5] {
        level::all([0.06, 0.015], [150, 1_200, 10_000])
    }

    fn judge() -> Arc<Opinion<Self>> {
        static JUDGE: LazyLock<Arc<Opinion<Duel>>> = LazyLock::new(|| Arc::new(Opinion::shipped()));
        JUDGE.clone()
    }

    fn best() -> Arc<Learned<Self>> {
        static BEST: LazyLock<Arc<Learned<Duel>>> = LazyLock::new(|| {
            Arc::new(Learned::shipped(Duel::judge(), &[(2, include_bytes!("../../nets/duel-2.net"))]))
        });
        BEST.clone()
    }
}

impl Knowledge for Duel {
    const FEATURES: usize = features::FEATURES;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        features::describe(self, seat, out);
    }

    /// How near somebody is to one of the goals.
    fn stage(&self) -> f32 {
        let progress = |seat: Seat| {
            let player = self.seat(seat);
            let colour = player.colour_points.most();
            let of = |reached: u8, goal: u8| f32::from(reached) / f32::from(goal);
            of(player.points, GOAL_POINTS).max(of(player.crowns, GOAL_CROWNS)).max(of(colour, GOAL_COLOUR))
        };
        Seat::all(2).map(progress).fold(0.0, f32::max).min(1.0)
    }

    fn weights(_: u8) -> &'static str {
        include_str!("../../weights/duel-2.txt")
    }

    fn prune(&self, legal: &mut Vec<Action>) {
        match self.phase() {
            // The least gold comes first: it pays for everything that other tokens pay for.
            Phase::Pay(_) => legal.truncate(1),
            Phase::Return(_) if legal.len() > 1 => legal.retain(|&action| action != Action::Return(Token::Gold)),
            Phase::Start | Phase::Act => self.prune_takes(legal),
            _ => {}
        }
    }
}

/// Where fewer tokens are taken than could be, at no cost.
trait PruneTakes {
    fn prune_takes(&self, legal: &mut Vec<Action>);
}

impl PruneTakes for Duel {
    /// A line that is part of a longer one is left out, if the longer one neither brings the opponent a privilege nor is too much to hold.
    fn prune_takes(&self, legal: &mut Vec<Action>) {
        let room = 10u8.saturating_sub(self.seat(self.active()).tokens.total());
        let mut longer = [Cells::NONE; 128];
        let mut count = 0;
        for action in legal.iter() {
            let Action::Take(line) = action else { continue };
            let cells = line.cells();
            let tokens = self.board().tokens_on(cells);
            let costs_privilege = tokens.at_least(3) != 0 || tokens.get(Token::Pearl.lane()) == 2;
            if (2..=room).contains(&tokens.total()) && !costs_privilege && count < longer.len() {
                longer[count] = cells;
                count += 1;
            }
        }
        let longer = &longer[..count];
        legal.retain(|action| match action {
            Action::Take(line) => {
                let cells = line.cells();
                !longer.iter().any(|&more| cells.is_part_of(more) && cells != more)
            }
            _ => true,
        });
    }
}
