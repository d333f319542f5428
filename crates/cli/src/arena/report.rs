//! What the games of a plan say.

use super::journal::{Entry, Fault};
use super::plan::{Pairing, Plan, Test};
use super::standing::Standing;
use search::{Estimate, Ratings, Score, Verdict};
use serde::Serialize;

/// What `--json` prints: all that was found out, and how to find it out again.
#[derive(Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// All its options.
    pub config: String,
    /// How many play.
    pub players: u8,
    /// How bots were brought together.
    pub pairing: Pairing,
    /// Did sides meet? Then seat 0 is whoever played alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sides: bool,
    /// The seed of all draws and choices.
    pub seed: u64,
    /// The command that gives the same results.
    pub command: String,
    /// The version of the program.
    pub version: &'static str,
    /// The day of the run.
    pub date: String,
    /// The games that count.
    pub games: u64,
    /// How long it took, what had been played before not included.
    pub seconds: f64,
    /// How many games were played at the same time.
    pub threads: usize,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotReport>,
    /// Who met whom.
    pub meetings: Vec<MeetingReport>,
    /// Row against column: the part of its victories in those that either of them had, seat for seat. Nothing where they did not meet.
    pub wins: Vec<Vec<Option<f64>>>,
    /// The seats, whoever sat there.
    pub seats: Vec<SeatReport>,
    /// How long games were.
    pub length: Length,
}

/// How a bot did.
#[derive(Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// Games, each counted once for every seat that the bot had.
    pub games: u64,
    /// What it won on average: 1 is every game.
    pub value: f64,
    /// Elo points, those of the average bot being 0.
    pub elo: Bounds,
    /// Its turns in a game, on average.
    pub turns: f64,
    /// Its choices in a game, on average.
    pub decisions: f64,
    /// The time of a choice, on average.
    pub seconds_per_decision: f64,
    /// The time of its slowest turn, all choices together.
    pub seconds_of_slowest_turn: f64,
    /// Games that it lost by failing.
    pub failures: Failures,
}

/// How often a bot failed, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Failures {
    /// It did not answer in time.
    pub silent: u64,
    /// It was gone.
    pub gone: u64,
    /// It answered nonsense.
    pub nonsense: u64,
}

impl Failures {
    /// All together.
    pub fn sum(self) -> u64 {
        self.silent + self.gone + self.nonsense
    }
}

/// A value with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bounds {
    /// The likeliest value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl From<Estimate> for Bounds {
    fn from(estimate: Estimate) -> Self {
        Self { value: estimate.value, low: estimate.low, high: estimate.high }
    }
}

/// How a meeting went.
#[derive(Serialize)]
pub struct MeetingReport {
    /// The bot that is measured.
    pub first: String,
    /// The other one, if there is just one.
    pub second: Option<String>,
    /// The games that count.
    pub games: u64,
    /// The deals that count.
    pub deals: u64,
    /// The part of the victories that the first bot's seats had.
    pub score: Bounds,
    /// That part if all were equally strong.
    pub even: f64,
    /// By how many Elo points the first is stronger.
    pub elo: Option<Bounds>,
    /// The sequential test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<TestReport>,
}

/// How a sequential test went.
#[derive(Serialize)]
pub struct TestReport {
    /// What is compared: `elo` or `share`.
    pub of: &'static str,
    /// The hypothesis that is to be rejected.
    pub null: f64,
    /// The one that is to be accepted.
    pub alternative: f64,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// A verdict is reached at this value, or at the same below 0.
    pub bound: f64,
    /// `accepted`, `rejected` or `open`.
    pub verdict: &'static str,
}

/// How a seat did.
#[derive(Serialize)]
pub struct SeatReport {
    /// What those who sat there won on average.
    pub value: f64,
    /// Their turns in a game, on average.
    pub turns: f64,
}

/// How long games were, in turns of one player. Games that were lost by failing are left out.
#[derive(Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub min: u32,
    /// The longest.
    pub max: u32,
    /// How many games had so many turns: the number of turns of a player, rounded, and the number of games.
    pub histogram: Vec<(u32, u64)>,
}

/// What a run was, beside its plan.
pub struct Run {
    /// The command that gives the same results.
    pub command: String,
    /// The day.
    pub date: String,
    /// How long it took.
    pub seconds: f64,
    /// How many games were played at the same time.
    pub threads: usize,
}

impl Report {
    /// What the games that count say.
    pub fn new(plan: &Plan, standings: &[Standing], run: Run) -> Self {
        let names = plan.names();
        let results: Vec<Vec<Score>> = standings.iter().flat_map(Standing::results).collect();
        let ratings = Ratings::new(names.len(), results.iter().map(Vec::as_slice));
        // Every game with the bots by seat.
        let games: Vec<(&[usize], &Entry)> = standings
            .iter()
            .flat_map(|standing| {
                let seated = |entry| -> (&[usize], &Entry) { (plan.table(Entry::place(entry)), entry) };
                standing.deals().flatten().map(seated)
            })
            .collect();
        let bots = names.iter().enumerate().map(|(bot, name)| BotReport::new(bot, name, &games, &ratings)).collect();
        Self {
            game: plan.game.name(),
            rules: plan.game.version(),
            config: plan.config.clone(),
            players: plan.players,
            pairing: plan.pairing,
            sides: plan.sides,
            seed: plan.seed,
            command: run.command,
            version: env!("CARGO_PKG_VERSION"),
            date: run.date,
            games: games.len() as u64,
            seconds: run.seconds,
            threads: run.threads,
            bots,
            meetings: standings.iter().map(|standing| MeetingReport::new(plan, standing, &names)).collect(),
            wins: wins(names.len(), &results),
            seats: (0..usize::from(plan.players)).map(|seat| SeatReport::new(seat, &games)).collect(),
            length: Length::new(&games),
        }
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

impl BotReport {
    fn new(bot: usize, name: &str, games: &[(&[usize], &Entry)], ratings: &Ratings) -> Self {
        let seated = |(table, entry)| {
            let seats = move |table: &[usize]| (0..table.len()).filter(|&seat| table[seat] == bot).collect::<Vec<_>>();
            seats(table).into_iter().map(move |seat| (entry, seat))
        };
        let own: Vec<(&Entry, usize)> = games.iter().copied().flat_map(seated).collect();
        let whole = || own.iter().filter(|(entry, _)| entry.failed.is_none());
        let decisions: u64 = own.iter().map(|&(entry, seat)| u64::from(entry.decisions[seat])).sum();
        let seconds: f64 = own.iter().map(|&(entry, seat)| entry.seconds(seat)).sum();
        let mut failures = Failures::default();
        for (entry, seat) in &own {
            match entry.failed.as_ref().filter(|failed| failed.seat == *seat).map(|failed| failed.how) {
                Some(Fault::Silent) => failures.silent += 1,
                Some(Fault::Gone) => failures.gone += 1,
                Some(Fault::Nonsense) => failures.nonsense += 1,
                None => {}
            }
        }
        Self {
            name: name.into(),
            games: own.len() as u64,
            value: mean(own.iter().map(|&(entry, seat)| entry.values()[seat])),
            elo: ratings.elo(bot).into(),
            turns: mean(whole().map(|&(entry, seat)| entry.turns[seat].into())),
            decisions: mean(whole().map(|&(entry, seat)| entry.decisions[seat].into())),
            seconds_per_decision: seconds / decisions.max(1) as f64,
            seconds_of_slowest_turn: own.iter().map(|&(entry, seat)| entry.slowest(seat)).fold(0.0, f64::max),
            failures,
        }
    }
}

impl MeetingReport {
    fn new(plan: &Plan, standing: &Standing, names: &[String]) -> Self {
        let meeting = standing.meeting();
        let results = standing.results();
        let (first, second) = (meeting.first(), meeting.second());
        let elo = second.map(|second| {
            Ratings::new(names.len(), results.iter().map(Vec::as_slice)).difference(first, second).into()
        });
        let test = plan.test.zip(standing.test()).map(|(test, (_, llr, verdict))| {
            let (of, null, alternative) = match test {
                Test::Elo(null, alternative) => ("elo", null, alternative),
                Test::Share(share) => ("share", share - search::Sprt::MARGIN, share),
            };
            let verdict = match verdict {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
                Verdict::Open => "open",
            };
            TestReport { of, null, alternative, llr, bound: search::Sprt::bound(), verdict }
        });
        Self {
            first: names[first].clone(),
            second: second.map(|second| names[second].clone()),
            games: results.iter().map(|deal| deal.len() as u64).sum(),
            deals: results.len() as u64,
            score: Estimate::of_scores(standing.scores()).into(),
            even: meeting.expected(0.0),
            elo,
            test,
        }
    }
}

impl SeatReport {
    fn new(seat: usize, games: &[(&[usize], &Entry)]) -> Self {
        let whole = games.iter().filter(|(_, entry)| entry.failed.is_none());
        Self {
            value: mean(games.iter().map(|(_, entry)| entry.values()[seat])),
            turns: mean(whole.map(|(_, entry)| entry.turns[seat].into())),
        }
    }
}

impl Length {
    fn new(games: &[(&[usize], &Entry)]) -> Self {
        let turns: Vec<&[u32]> =
            games.iter().filter(|(_, entry)| entry.failed.is_none()).map(|(_, entry)| entry.turns.as_slice()).collect();
        let mut histogram = std::collections::BTreeMap::<u32, u64>::new();
        for game in &turns {
            let each = mean(game.iter().map(|&turns| turns.into())).round() as u32;
            *histogram.entry(each).or_default() += 1;
        }
        let each = || turns.iter().flat_map(|game| game.iter().copied());
        Self {
            mean: mean(each().map(f64::from)),
            min: each().min().unwrap_or(0),
            max: each().max().unwrap_or(0),
            histogram: histogram.into_iter().collect(),
        }
    }
}

/// Row against column, over all games in which both sat, whatever number of seats each had.
fn wins(bots: usize, results: &[Vec<Score>]) -> Vec<Vec<Option<f64>>> {
    let mut per_seat = vec![vec![0.0; bots]; bots];
    for game in results.iter().flatten() {
        let seats = |bot| game.bots.iter().filter(|&&other| other == bot).count();
        for &one in &game.bots {
            for &other in &game.bots {
                if one != other {
                    // Each pair of seats comes up once for each of them.
                    per_seat[one][other] += game.share(one) / (seats(one) * seats(one) * seats(other)) as f64;
                }
            }
        }
    }
    let part = |one: usize, other: usize| {
        let (won, lost) = (per_seat[one][other], per_seat[other][one]);
        (won + lost > 0.0).then(|| won / (won + lost))
    };
    (0..bots).map(|one| (0..bots).map(|other| part(one, other)).collect()).collect()
}
