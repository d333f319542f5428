//! Splendor and Marvel.

mod features;
mod sight;

use crate::learned::Learned;
use crate::level::{self, MANNER};
use crate::{Bots, Knowledge, Level, Opinion};
use features::COMMON;
use game::Seat;
use search::Manner;
use splendor::tableau::{COLOURS, JOKER, Lane, Move, Phase, Tableau};
use splendor::{Marvel, Splendor, marvel, splendor as gems};
use std::sync::{Arc, LazyLock};

impl Bots for Splendor {
    type Judge = Opinion<Self>;
    type Best = Learned<Self>;

    // Games are a turn and a half shorter with it: docs/bots.md has the numbers, and the price.
    const MANNER: Manner = Manner { haste: 0.04, ..MANNER };

    fn levels(&self) -> [Level; 5] {
        LEVELS
    }

    fn judge() -> Arc<Opinion<Self>> {
        static JUDGE: LazyLock<Arc<Opinion<Splendor>>> = LazyLock::new(|| Arc::new(Opinion::shipped()));
        JUDGE.clone()
    }

    fn best() -> Arc<Learned<Self>> {
        static BEST: LazyLock<Arc<Learned<Splendor>>> = LazyLock::new(|| {
            let nets: [(u8, &[u8]); 3] = [
                (2, include_bytes!("../../nets/splendor-2.net")),
                (3, include_bytes!("../../nets/splendor-3.net")),
                (4, include_bytes!("../../nets/splendor-4.net")),
            ];
            Arc::new(Learned::shipped(Splendor::judge(), &nets))
        });
        BEST.clone()
    }
}

impl Bots for Marvel {
    type Judge = Opinion<Self>;
    type Best = Learned<Self>;

    fn levels(&self) -> [Level; 5] {
        LEVELS
    }

    fn judge() -> Arc<Opinion<Self>> {
        static JUDGE: LazyLock<Arc<Opinion<Marvel>>> = LazyLock::new(|| Arc::new(Opinion::shipped()));
        JUDGE.clone()
    }

    fn best() -> Arc<Learned<Self>> {
        static BEST: LazyLock<Arc<Learned<Marvel>>> = LazyLock::new(|| {
            let nets: [(u8, &[u8]); 3] = [
                (2, include_bytes!("../../nets/marvel-2.net")),
                (3, include_bytes!("../../nets/marvel-3.net")),
                (4, include_bytes!("../../nets/marvel-4.net")),
            ];
            Arc::new(Learned::shipped(Marvel::judge(), &nets))
        });
        BEST.clone()
    }
}

const LEVELS: [Level; 5] = level::all([0.06, 0.015], [150, 1_200, 20_000]);

impl Knowledge for Splendor {
    const FEATURES: usize = COMMON;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        features::describe(self.tableau(), &gems::EDITION, gems::GOAL, seat, out);
    }

    fn stage(&self) -> f32 {
        stage(self.tableau(), gems::GOAL)
    }

    fn weights(players: u8) -> &'static str {
        match players {
            3 => include_str!("../../weights/splendor-3.txt"),
            4 => include_str!("../../weights/splendor-4.txt"),
            _ => include_str!("../../weights/splendor-2.txt"),
        }
    }

    fn prune(&self, legal: &mut Vec<gems::Action>) {
        prune(self.tableau(), legal, gems::Action::get);
    }
}

impl Knowledge for Marvel {
    const FEATURES: usize = COMMON + 10;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        let tableau = self.tableau();
        features::describe(tableau, &marvel::EDITION, marvel::GOAL, seat, out);
        let player = tableau.seat(seat);
        let has_stone = player.tokens.get(marvel::STONE.0.into()) > 0;
        let missing = COLOURS as f32 - (player.bonuses.at_least(1) & 31).count_ones() as f32;
        let owns = self.avengers() == Some(seat);
        let behind = f32::from(self.tags_to_take_avengers().saturating_sub(player.tags));
        let points = f32::from(player.points) / f32::from(marvel::GOAL);
        let meets = self.meets_gauntlet(seat);
        out[COMMON..].copy_from_slice(&[
            f32::from(u8::from(has_stone)),
            missing / 5.0,
            missing / 5.0 * points,
            f32::from(u8::from(!has_stone)) * points,
            f32::from(u8::from(owns)),
            if owns { 0.0 } else { 1.0 / (1.0 + behind) },
            f32::from(player.tags) / 5.0,
            f32::from(u8::from(meets)),
            f32::from(u8::from(missing == 0.0 && has_stone)) * points,
            f32::from(u8::from(points >= 1.0)),
        ]);
    }

    fn stage(&self) -> f32 {
        stage(self.tableau(), marvel::GOAL)
    }

    fn weights(players: u8) -> &'static str {
        match players {
            3 => include_str!("../../weights/marvel-3.txt"),
            4 => include_str!("../../weights/marvel-4.txt"),
            _ => include_str!("../../weights/marvel-2.txt"),
        }
    }

    fn prune(&self, legal: &mut Vec<marvel::Action>) {
        prune(self.tableau(), legal, marvel::Action::get);
    }
}

/// The points of whoever is ahead.
fn stage(tableau: &Tableau, goal: u8) -> f32 {
    let most = tableau.seats().iter().map(|player| player.points).max().unwrap_or(0);
    (f32::from(most) / f32::from(goal)).min(1.0)
}

/// A joker pays for everything that a gem pays for: it is neither paid nor given back where a gem will do.
fn prune<A: Copy>(tableau: &Tableau, legal: &mut Vec<A>, read: impl Fn(A) -> Move) {
    match tableau.phase {
        // The fewest jokers come first.
        Phase::Pay(_) => legal.truncate(1),
        Phase::Return(_) if legal.len() > 1 => legal.retain(|&action| read(action) != Move::Return(Lane(JOKER.0))),
        _ => {}
    }
}
