//! How long players may think. The server keeps the time.

use crate::protocol::ClockView;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::Instant;
use utoipa::ToSchema;

/// What was agreed about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockSetting {
    /// For each move.
    Move {
        /// How long.
        #[schema(minimum = 1, maximum = 86400)]
        seconds: u32,
    },
    /// For the whole game.
    Game {
        /// How long.
        #[schema(minimum = 1, maximum = 86400)]
        seconds: u32,
        /// What is added after each move.
        #[schema(maximum = 3600)]
        increment: u32,
    },
    /// For each move.
    Days {
        /// How long.
        #[schema(minimum = 1, maximum = 60)]
        days: u32,
    },
}

impl ClockSetting {
    /// Is it one that people can play with?
    pub fn is_sensible(self) -> bool {
        match self {
            Self::Move { seconds } => (1..=86_400).contains(&seconds),
            Self::Game { seconds, increment } => (1..=86_400).contains(&seconds) && increment <= 3_600,
            Self::Days { days } => (1..=60).contains(&days),
        }
    }

    /// What a seat has at the beginning, or, if time is given for each move, at the beginning of a move. In milliseconds.
    fn full(self) -> u64 {
        match self {
            Self::Move { seconds } | Self::Game { seconds, .. } => u64::from(seconds) * 1000,
            Self::Days { days } => u64::from(days) * 86_400_000,
        }
    }

    /// What is added when a turn ends.
    fn increment(self) -> u64 {
        match self {
            Self::Game { increment, .. } => u64::from(increment) * 1000,
            Self::Move { .. } | Self::Days { .. } => 0,
        }
    }

    /// Is time given anew for each move?
    fn per_move(self) -> bool {
        !matches!(self, Self::Game { .. })
    }
}

/// What is stored of the clocks with each row. What ran since the row is not: a restart costs nobody any time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredClock {
    left: Vec<u64>,
    before: Option<(u8, u64)>,
}

/// What led to a new position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// A move of this seat, or anything else that goes forward.
    Forward(Option<Seat>),
    /// A seat took something back.
    Back(Seat),
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clock {
    setting: ClockSetting,
    left: Vec<u64>,
    running: Option<(Seat, Instant)>,
    /// What the last seat that ended its turn had left when it did, so that taking the move back gains nothing.
    before: Option<(Seat, u64)>,
}

impl Clock {
    /// Full clocks that do not run yet.
    pub fn new(setting: ClockSetting, seats: usize) -> Self {
        Self { setting, left: vec![setting.full(); seats], running: None, before: None }
    }

    /// Goes on as the last row left it.
    pub fn restore(&mut self, stored: &StoredClock, now: Instant) {
        if stored.left.len() == self.left.len() {
            self.left.clone_from(&stored.left);
            let seats = self.left.len();
            self.before = stored
                .before
                .filter(|before| usize::from(before.0) < seats)
                .map(|(seat, left)| (Seat::new(seat), left));
            self.running = self.running.map(|(seat, _)| (seat, now));
        }
    }

    /// What is stored.
    pub fn stored(&self) -> StoredClock {
        StoredClock { left: self.left.clone(), before: self.before.map(|(seat, left)| (seat.index() as u8, left)) }
    }

    /// A new position: `turn` is the person who is to move now, if it is one.
    pub fn pass(&mut self, passed: Passed, turn: Option<Seat>, now: Instant) {
        let ran = self.running.take();
        if let Some((seat, since)) = ran {
            self.left[seat.index()] = self.left[seat.index()].saturating_sub(millis(now - since));
        }
        let before = ran.map(|(seat, _)| seat);
        match passed {
            Passed::Forward(mover) => {
                if let Some(seat) = mover.filter(|&seat| turn != Some(seat) && before == Some(seat)) {
                    self.before = Some((seat, self.left[seat.index()]));
                    self.left[seat.index()] += self.setting.increment();
                }
                if let Some(seat) = turn.filter(|&seat| before != Some(seat) && self.setting.per_move()) {
                    self.left[seat.index()] = self.setting.full();
                }
            }
            Passed::Back(seat) => {
                if let Some((_, left)) = self.before.filter(|&(last, _)| last == seat && before != Some(seat)) {
                    self.left[seat.index()] = left;
                }
            }
        }
        self.running = turn.map(|seat| (seat, now));
    }

    /// Stops for good.
    pub fn stop(&mut self, now: Instant) {
        self.pass(Passed::Forward(None), None, now);
    }

    /// When whose time is over, if nothing happens.
    pub fn deadline(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
        Some((seat, since + Duration::from_millis(self.left[seat.index()])))
    }

    /// What the clocks show.
    pub fn view(&self, now: Instant) -> ClockView {
        let mut left = self.left.clone();
        if let Some((seat, since)) = self.running {
            left[seat.index()] = left[seat.index()].saturating_sub(millis(now - since));
        }
        ClockView { running: self.running.map(|(seat, _)| seat), left }
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    struct Table {
        clock: Clock,
        now: Instant,
    }

    impl Table {
        fn new(setting: ClockSetting) -> Self {
            let mut table = Self { clock: Clock::new(setting, 2), now: Instant::now() };
            table.clock.pass(Passed::Forward(None), Some(ONE), table.now);
            table
        }

        fn wait(&mut self, seconds: u64) -> &mut Self {
            self.now += Duration::from_secs(seconds);
            self
        }

        fn pass(&mut self, passed: Passed, turn: Seat) -> &mut Self {
            self.clock.pass(passed, Some(turn), self.now);
            self
        }

        #[track_caller]
        fn shows(&mut self, seconds: [u64; 2]) -> &mut Self {
            assert_eq!(self.clock.view(self.now).left, seconds.map(|seconds| seconds * 1000));
            self
        }
    }

    #[test]
    fn time_for_the_game_grows_by_the_increment_when_the_turn_ends() {
        let mut table = Table::new(ClockSetting::Game { seconds: 60, increment: 5 });
        table.wait(10).shows([50, 60]);
        // Still the same player's turn.
        table.pass(Passed::Forward(Some(ONE)), ONE).shows([50, 60]);
        table.wait(3).pass(Passed::Forward(Some(ONE)), TWO).shows([52, 60]);
        table.wait(20).shows([52, 40]);
        assert_eq!(table.clock.deadline(), Some((TWO, table.now + Duration::from_secs(40))));
        table.pass(Passed::Forward(Some(TWO)), ONE).shows([52, 45]);
    }

    #[test]
    fn time_for_a_move_is_given_when_the_turn_comes() {
        let mut table = Table::new(ClockSetting::Move { seconds: 30 });
        table.wait(29).pass(Passed::Forward(Some(ONE)), ONE).shows([1, 30]);
        table.pass(Passed::Forward(Some(ONE)), TWO).wait(7).pass(Passed::Forward(Some(TWO)), ONE).shows([30, 23]);
    }

    #[test]
    fn days_are_for_each_move() {
        const DAY: u64 = 24 * 60 * 60;
        let mut table = Table::new(ClockSetting::Days { days: 2 });
        table.wait(DAY).shows([DAY, 2 * DAY]).pass(Passed::Forward(Some(ONE)), ONE).shows([DAY, 2 * DAY]);
        table.pass(Passed::Forward(Some(ONE)), TWO).wait(5).pass(Passed::Forward(Some(TWO)), ONE);
        table.shows([2 * DAY, 2 * DAY - 5]);
        assert_eq!(table.clock.deadline(), Some((ONE, table.now + Duration::from_secs(2 * DAY))));
    }

    #[test]
    fn taking_back_gains_no_time() {
        for setting in [ClockSetting::Game { seconds: 60, increment: 5 }, ClockSetting::Move { seconds: 60 }] {
            let mut table = Table::new(setting);
            table.wait(20).pass(Passed::Forward(Some(ONE)), TWO).wait(5).pass(Passed::Back(ONE), ONE).shows([40, 55]);
        }
    }

    #[test]
    fn a_restart_costs_nobody_any_time() {
        let mut table = Table::new(ClockSetting::Game { seconds: 60, increment: 0 });
        table.wait(10).pass(Passed::Forward(Some(ONE)), TWO);
        let stored = table.clock.stored();
        table.wait(30).shows([50, 30]);
        table.clock.restore(&stored, table.now);
        table.shows([50, 60]).wait(1).shows([50, 59]);
        let text = serde_json::to_string(&stored).unwrap();
        assert_eq!(serde_json::from_str::<StoredClock>(&text).unwrap(), stored);
    }
}
