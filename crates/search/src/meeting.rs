//! Who sits with whom, so that it is fair.

use crate::Score;
use std::ops::Range;

/// Bots that meet at tables of one size. Every deal is played as often as there are tables, and over all of them each bot sits in each
/// seat: what luck gives to a seat, it gives to everybody.
///
/// Bots are known by their number in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The bot in each seat, table by table.
    tables: Vec<Vec<usize>>,
    /// One plays alone against all others, and stands first at each table, wherever it sits.
    sides: bool,
}

impl Meeting {
    /// Two bots meet: one of the first among the second's, and one of the second among the first's, in every seat. With two players that
    /// is two tables.
    pub fn of_two(first: usize, second: usize, players: u8) -> Self {
        let mut meeting = Self::at_one_table(&alone(first, second, players));
        for table in rotations(&alone(second, first, players)) {
            if !meeting.tables.contains(&table) {
                meeting.tables.push(table);
            }
        }
        meeting
    }

    /// The same bots at every table, in the same order around it, and each in every seat. Tables that look the same are one.
    pub fn at_one_table(bots: &[usize]) -> Self {
        let mut tables = Vec::new();
        for table in rotations(bots) {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        Self { tables, sides: false }
    }

    /// Two bots meet in a game in which one plays alone against all others: each plays alone once, against a side of the other one. A table
    /// begins with whoever plays alone, and goes on around it.
    pub fn of_sides(first: usize, second: usize, players: u8) -> Self {
        Self { tables: vec![alone(first, second, players), alone(second, first, players)], sides: true }
    }

    /// What a game at a table says, by the values of those who sat there, in its order. Sides have one part each.
    pub fn score(&self, table: usize, values: &[f64]) -> Score {
        let count = if self.sides { 2 } else { values.len() };
        Score::new(&self.tables[table][..count], &values[..count])
    }

    /// The bot in each seat, for every table at which a deal is played.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// The bot that is measured: the one that was named first.
    pub fn first(&self) -> usize {
        self.tables[0][0]
    }

    /// The only other bot, if there is just one.
    pub fn second(&self) -> Option<usize> {
        let mut others = self.tables[0].iter().filter(|&&bot| bot != self.first());
        let second = *others.next()?;
        others.all(|&bot| bot == second).then_some(second)
    }

    /// How many deals make at least so many games.
    pub fn deals(&self, games: u64) -> Range<u64> {
        0..games.div_ceil(self.tables.len() as u64)
    }

    /// The part of all victories that the first bot's seats have if it is stronger than all others, which are equal, by so many Elo points.
    pub fn expected(&self, elo: f64) -> f64 {
        let strength = 10_f64.powf(elo / 400.0);
        if self.sides {
            return strength / (strength + 1.0);
        }
        let share = |table: &Vec<usize>| {
            let own = table.iter().filter(|&&bot| bot == self.first()).count() as f64;
            own * strength / (own * strength + table.len() as f64 - own)
        };
        self.tables.iter().map(share).sum::<f64>() / self.tables.len() as f64
    }
}

/// One bot, then the other in all seats that are left.
fn alone(one: usize, others: usize, players: u8) -> Vec<usize> {
    let mut table = vec![others; usize::from(players)];
    table[0] = one;
    table
}

/// A table turned around, once for each seat. The first bot begins in seat 0 and moves clockwise.
fn rotations(bots: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    (0..bots.len()).map(|by| {
        let mut table = bots.to_vec();
        table.rotate_right(by);
        table
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_at_a_table_of_two_change_seats() {
        assert_eq!(Meeting::of_two(4, 2, 2).tables(), [[4, 2], [2, 4]]);
        assert_eq!(Meeting::of_two(4, 2, 2), Meeting::at_one_table(&[4, 2]));
    }

    #[test]
    fn at_larger_tables_each_sits_alone_among_the_others_in_every_seat() {
        let meeting = Meeting::of_two(0, 1, 3);
        assert_eq!(meeting.tables(), [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        for players in 2..=5 {
            let meeting = Meeting::of_two(0, 1, players);
            for bot in 0..2 {
                for seat in 0..usize::from(players) {
                    let there = meeting.tables().iter().filter(|table| table[seat] == bot).count();
                    assert_eq!(2 * there, meeting.tables().len(), "{players} players, seat {seat}");
                }
            }
            assert!((meeting.expected(0.0) - 0.5).abs() < 1e-12);
        }
    }

    #[test]
    fn tables_that_look_the_same_are_played_once() {
        assert_eq!(Meeting::at_one_table(&[3, 3]).tables(), [[3, 3]]);
        assert_eq!(Meeting::at_one_table(&[1, 0, 1, 0]).tables().len(), 2);
        assert_eq!(Meeting::at_one_table(&[1, 0, 0, 0]).tables().len(), 4);
        assert_eq!(Meeting::at_one_table(&[0, 1, 2]).tables(), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn the_bot_named_first_is_measured_against_the_others() {
        let meeting = Meeting::at_one_table(&[5, 3, 3]);
        assert_eq!((meeting.first(), meeting.second()), (5, Some(3)));
        assert_eq!(Meeting::at_one_table(&[5, 3, 4]).second(), None);
        assert_eq!(Meeting::at_one_table(&[5, 5]).second(), None);
        assert!((meeting.expected(0.0) - 1.0 / 3.0).abs() < 1e-12);
        // Twice as strong: two of four parts.
        assert!((meeting.expected(400.0 * 2_f64.log10()) - 0.5).abs() < 1e-12);
        assert!((Meeting::of_two(0, 1, 2).expected(100.0) - 0.640_065).abs() < 1e-6);
    }

    #[test]
    fn sides_meet_each_other_both_ways() {
        let meeting = Meeting::of_sides(7, 2, 4);
        assert_eq!(meeting.tables(), [[7, 2, 2, 2], [2, 7, 7, 7]]);
        assert_eq!((meeting.first(), meeting.second()), (7, Some(2)));
        // However many a side has, it is one of two.
        assert!((meeting.expected(100.0) - Meeting::of_two(0, 1, 2).expected(100.0)).abs() < 1e-12);
        assert_eq!(meeting.score(0, &[1.0, 0.0, 0.0, 0.0]).share(7), 1.0);
        assert_eq!(meeting.score(1, &[0.0, 1.0, 1.0, 1.0]).share(7), 1.0);
        assert_eq!(meeting.score(1, &[1.0, 0.0, 0.0, 0.0]).share(7), 0.0);
        // All on one side, or nobody has won.
        assert_eq!(meeting.score(0, &[1.0; 4]).share(7), 0.5);
        assert_eq!(meeting.score(0, &[0.0; 4]).share(7), 0.5);
    }

    #[test]
    fn games_come_in_whole_deals() {
        assert_eq!(Meeting::at_one_table(&[5, 3, 3]).deals(200), 0..67);
        assert_eq!(Meeting::of_two(0, 1, 2).deals(400), 0..200);
        assert_eq!(Meeting::of_two(0, 1, 2).deals(1), 0..1);
    }
}
