//! Which games are played.

use super::entrant::Entrant;
use super::journal::Entry;
use catalog::{AnyGame, Bots};
use game::{Config, Dealer, FastDice, Seat, Turn};
use search::{Contest, Meeting, Player, Sprt};
use serde::Serialize;
use std::time::Duration;

/// How bots are brought together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pairing {
    /// Each meets each.
    Each,
    /// Each meets the one before it in the list.
    Ladder,
    /// All sit at one table.
    Table,
}

impl Pairing {
    /// Who meets whom. `list` names bots by number, at a table perhaps more than once. `sides`: each plays alone against the other.
    pub fn meetings(self, list: &[usize], players: u8, sides: bool) -> Vec<Meeting> {
        let two = |first, second| match sides {
            true => Meeting::of_sides(first, second, players),
            false => Meeting::of_two(first, second, players),
        };
        match self {
            Self::Each => {
                let after = |(place, &first)| list[place + 1..].iter().map(move |&second| two(first, second));
                list.iter().enumerate().flat_map(after).collect()
            }
            Self::Ladder => list.windows(2).map(|pair| two(pair[1], pair[0])).collect(),
            Self::Table => vec![Meeting::at_one_table(list)],
        }
    }
}

/// What is tested in every meeting.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test {
    /// Whether the first bot is stronger by the second number of Elo points, rather than by the first.
    Elo(f64, f64),
    /// Whether the first bot has this share of the victories.
    Share(f64),
}

impl Test {
    /// The test for a meeting.
    pub fn sprt(self, meeting: &Meeting) -> Sprt {
        match self {
            Self::Elo(null, alternative) => Sprt::of_elo(meeting, null, alternative),
            Self::Share(share) => Sprt::of_share(share),
        }
    }
}

/// All that decides which games are played and how they go.
pub struct Plan {
    /// The game.
    pub game: AnyGame,
    /// All its options.
    pub config: String,
    /// How many play.
    pub players: u8,
    /// Who plays, each once.
    pub entrants: Vec<Entrant>,
    /// How they are brought together.
    pub pairing: Pairing,
    /// Do sides meet?
    pub sides: bool,
    /// Who meets whom.
    pub meetings: Vec<Meeting>,
    /// How many games a meeting has at most. They are rounded up to whole deals.
    pub games: u64,
    /// What is tested, if anything. A meeting ends with its verdict.
    pub test: Option<Test>,
    /// The seed of all draws and choices.
    pub seed: u64,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

/// Which game of a plan. In the order in which they are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The deal: all games of a meeting with the same number have the same draws.
    pub deal: u64,
    /// The meeting.
    pub meeting: usize,
    /// The table.
    pub table: usize,
}

impl Plan {
    /// The names of all who play.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(ToString::to_string).collect()
    }

    /// Does a program play?
    pub fn has_programs(&self) -> bool {
        self.entrants.iter().any(|entrant| matches!(entrant, Entrant::Program(_)))
    }

    /// All games, in the order in which they are played.
    pub fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for (number, meeting) in self.meetings.iter().enumerate() {
            for deal in meeting.deals(self.games) {
                places.extend((0..meeting.tables().len()).map(|table| Place { deal, meeting: number, table }));
            }
        }
        places.sort_unstable();
        places
    }

    /// Who sits where in a game.
    pub fn table(&self, place: Place) -> &[usize] {
        &self.meetings[place.meeting].tables()[place.table]
    }

    /// Plays a game. What comes of it depends on plan and place alone, unless a bot goes by the clock.
    pub fn play<G: Bots>(&self, config: &G::Config, place: Place) -> Entry {
        debug_assert_eq!(config.players(), self.players);
        let numbers = [place.meeting as u64, place.deal, place.table as u64];
        let seed = numbers.into_iter().fold(self.seed, |seed, number| FastDice::fork(seed, number).next());
        let player = |(seat, &bot): (Seat, &usize)| -> Box<dyn Player<G>> {
            let seed = FastDice::fork(seed, seat.index() as u64).next();
            self.entrants[bot].player::<G>(config, self.patience, seed)
        };
        let dealer = self.dealer(place);
        let first = self.lone::<G>(config, place).unwrap_or(Seat::new(0));
        let table = self.table(place);
        let mut seated = table.to_vec();
        seated.rotate_right(first.index());
        let mut players: Vec<_> = Seat::all(self.players).zip(&seated).map(player).collect();
        let contest = Contest::play::<G>(config, &dealer, &mut players, &mut FastDice::fork(seed, u64::MAX));
        let names = table.iter().map(|&bot| self.entrants[bot].to_string()).collect();
        Entry::new(place, names, &contest, first)
    }

    /// The draws of a game: the same at all tables of a deal.
    fn dealer(&self, place: Place) -> Dealer {
        Dealer::from_seed(self.seed, (place.meeting as u64) << 32 | place.deal)
    }

    /// Where whoever plays alone sits, if sides meet and the first draws say so.
    pub fn lone<G: Bots>(&self, config: &G::Config, place: Place) -> Option<Seat> {
        if !self.sides {
            return None;
        }
        let dealer = self.dealer(place);
        let mut game = G::start(config);
        let mut draws = 0;
        while game.turn() == Turn::Chance {
            let draw = game.sample(&mut dealer.draw(draws));
            game.apply(draw, &mut ());
            draws += 1;
        }
        game.lone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_meets_each_or_the_one_before_or_all_sit_at_one_table() {
        let who = |meetings: &[Meeting]| -> Vec<(usize, Option<usize>)> {
            meetings.iter().map(|meeting| (meeting.first(), meeting.second())).collect()
        };
        let each = Pairing::Each.meetings(&[0, 1, 2], 2, false);
        assert_eq!(who(&each), [(0, Some(1)), (0, Some(2)), (1, Some(2))]);
        let ladder = Pairing::Ladder.meetings(&[0, 1, 2], 4, false);
        assert_eq!(who(&ladder), [(1, Some(0)), (2, Some(1))], "the later one is to be the stronger one");
        assert_eq!(ladder[0].tables().len(), 8);
        let table = Pairing::Table.meetings(&[0, 1, 1], 3, false);
        assert_eq!(who(&table), [(0, Some(1))]);
        assert_eq!(table[0].tables().len(), 3);
        let sides = Pairing::Ladder.meetings(&[0, 1], 3, true);
        assert_eq!((who(&sides), sides[0].tables().len()), (vec![(1, Some(0))], 2));
    }
}
