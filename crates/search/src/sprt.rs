//! Is a bot so strong, or is it not? As few games as the question needs.

use crate::Meeting;

/// The share of wrong verdicts, of either kind, that is put up with.
const ERROR: f64 = 0.05;

/// How often the best and the worst score count as having occurred beforehand: nothing is impossible.
const NEVER: f64 = 1e-3;

/// A sequential test of two hypotheses about the mean score of deals, with 5% of errors of either kind.
///
/// A deal's score is the part of its victories that the tested bot had, over all tables. Games of one deal depend on each other, so deals
/// are counted, with whatever distribution their scores have: the likelihood of a hypothesis is that of the likeliest distribution
/// with its mean (the generalised sequential probability ratio test).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    null: f64,
    alternative: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The bot is as strong as claimed.
    Accepted,
    /// It is not.
    Rejected,
    /// That cannot be told yet.
    Open,
}

impl Sprt {
    /// Is the first bot of a meeting stronger by `alternative` Elo points, rather than by `null`, which is less?
    pub fn of_elo(meeting: &Meeting, null: f64, alternative: f64) -> Self {
        Self { null: meeting.expected(null), alternative: meeting.expected(alternative) }
    }

    /// By how much less than a share the other hypothesis is.
    pub const MARGIN: f64 = 0.03;

    /// Has the bot this share of all victories, rather than 3 points less?
    pub fn of_share(share: f64) -> Self {
        Self { null: share - Self::MARGIN, alternative: share }
    }

    /// The logarithm of the likelihood ratio at which a verdict is reached; for a rejection with its sign changed.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The logarithm of how much likelier the alternative is after deals with these scores.
    pub fn evidence(&self, scores: &[f64]) -> f64 {
        let mut found = vec![(0.0, NEVER), (1.0, NEVER)];
        for &score in scores {
            match found.iter_mut().find(|(known, _)| *known == score) {
                Some((_, count)) => *count += 1.0,
                None => found.push((score, 1.0)),
            }
        }
        likelihood(&found, self.alternative) - likelihood(&found, self.null)
    }

    /// What so much evidence says.
    pub fn verdict(evidence: f64) -> Verdict {
        if evidence >= Self::bound() {
            Verdict::Accepted
        } else if evidence <= -Self::bound() {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// The logarithm of the likelihood of what was found (scores and how often) under the likeliest distribution with this mean; but for a
/// constant.
///
/// That distribution gives a score the frequency f / (1 + t (score - mean)), where f is the frequency found; t makes the mean right.
fn likelihood(found: &[(f64, f64)], mean: f64) -> f64 {
    let surplus =
        |t: f64| found.iter().map(|(score, count)| count * (score - mean) / (1.0 + t * (score - mean))).sum::<f64>();
    // Scores from 0 to 1 are all there: between these bounds all frequencies are positive, and the surplus falls.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if surplus(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = (low + high) / 2.0;
    -found.iter().map(|(score, count)| count * (t * (score - mean)).ln_1p()).sum::<f64>()
}
