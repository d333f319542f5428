//! How strong players are, by what they won.

use crate::matrix::{inverse, product};
use std::collections::BTreeSet;

/// Elo points for a factor of e in strength: ten times as strong is 400 points.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// 95% of a normal distribution lie within so many standard deviations of its mean.
const WITHIN: f64 = 1.959_963_984_540_054;

/// A value, and the interval that contains the true one in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The likeliest value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The same of Student's distribution, for a variance that is itself an estimate from few numbers: with 1, 2, 3, ... degrees of freedom.
const WITHIN_FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/// So many standard deviations hold 95%, if the variance was estimated with this many degrees of freedom, at least one.
pub(crate) fn within(freedom: usize) -> f64 {
    let (z, n) = (WITHIN, freedom as f64);
    // The first terms of the expansion for many degrees of freedom.
    let many = || z + (z.powi(3) + z) / (4.0 * n) + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n);
    WITHIN_FEW.get(freedom.saturating_sub(1)).copied().unwrap_or_else(many)
}

impl Estimate {
    fn new(value: f64, width: f64) -> Self {
        Self { value, low: value - width, high: value + width }
    }

    /// The mean of independent scores from 0 to 1. The interval is that of two scores more, a 0 and a 1: it is not empty if all are the same.
    pub fn of_scores(scores: &[f64]) -> Self {
        let count = scores.len() as f64 + 2.0;
        let sum: f64 = scores.iter().sum();
        let middle = (sum + 1.0) / count;
        let squares: f64 = scores.iter().chain(&[0.0, 1.0]).map(|score| (score - middle).powi(2)).sum();
        let Self { low, high, .. } = Self::new(middle, WITHIN * (squares / (count - 1.0) / count).sqrt());
        let value = sum / scores.len() as f64;
        Self { value, low: low.min(value).max(0.0), high: high.max(value).min(1.0) }
    }
}

/// The result of a game as ratings see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The bot in each seat.
    pub bots: Vec<usize>,
    /// The part of the victory that went to each seat. They add up to 1.
    pub shares: Vec<f64>,
}

impl Score {
    /// What these bots, by seat, made of a game with these values. A victory is shared by all who have a part in it, a whole side too; if
    /// nobody won, by all.
    pub fn new(bots: &[usize], values: &[f64]) -> Self {
        let sum: f64 = values.iter().sum();
        let share = |value: &f64| if sum > 0.0 { value / sum } else { 1.0 / values.len() as f64 };
        Self { bots: bots.to_vec(), shares: values.iter().map(share).collect() }
    }

    /// The part of the victory that went to the seats of a bot.
    pub fn share(&self, bot: usize) -> f64 {
        self.seats_of(bot).map(|seat| self.shares[seat]).sum()
    }

    fn seats_of(&self, bot: usize) -> impl Iterator<Item = usize> {
        self.bots.iter().enumerate().filter(move |(_, other)| **other == bot).map(|(seat, _)| seat)
    }
}

/// How strong bots are: each seat wins in proportion to the strength of its bot (Bradley and Terry for two, Plackett and Luce for more).
///
/// Strengths are those that make the results likeliest. Games of one deal depend on each other, so the intervals come from the deals as
/// a whole. So that whoever has won everything gets a number too, and nobody is sure after a few deals, it counts as if of any two that met each
/// had won half a game more.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// Logarithms of the strengths. Of those who have met the first one has 0.
    strengths: Vec<f64>,
    covariance: Vec<Vec<f64>>,
    /// Deals in excess of what the strengths need.
    freedom: usize,
}

impl Ratings {
    /// The ratings of so many bots after these deals, each with the results of all its games. Bots can be compared if they have met, if
    /// only through others.
    pub fn new<'a>(bots: usize, deals: impl IntoIterator<Item = &'a [Score]>) -> Self {
        let mut deals: Vec<Vec<Played>> =
            deals.into_iter().map(|deal| deal.iter().map(Played::new).collect()).collect();
        let played = deals.len();
        let met: BTreeSet<(usize, usize)> = deals.iter().flatten().flat_map(Played::pairs).collect();
        for (one, other) in met {
            deals.extend([vec![Played::half(one, other)], vec![Played::half(other, one)]]);
        }
        let anchors = anchors(bots, &deals);
        let strengths = likeliest(bots, &deals, &anchors);
        let covariance = covariance(&strengths, &deals, &anchors);
        Self { strengths, covariance, freedom: (played + 1).saturating_sub(bots).max(1) }
    }

    /// By how many Elo points one bot is stronger than another.
    pub fn difference(&self, bot: usize, other: usize) -> Estimate {
        let mut weights = vec![0.0; self.strengths.len()];
        weights[bot] += 1.0;
        weights[other] -= 1.0;
        self.combine(&weights)
    }

    /// By how many Elo points a bot is stronger than the average of all.
    pub fn elo(&self, bot: usize) -> Estimate {
        let count = self.strengths.len();
        let mut weights = vec![-1.0 / count as f64; count];
        weights[bot] += 1.0;
        self.combine(&weights)
    }

    fn combine(&self, weights: &[f64]) -> Estimate {
        let value: f64 = weights.iter().zip(&self.strengths).map(|(weight, strength)| weight * strength).sum();
        let row = |row: &Vec<f64>| row.iter().zip(weights).map(|(entry, weight)| entry * weight).sum::<f64>();
        let variance: f64 = self.covariance.iter().zip(weights).map(|(entries, weight)| weight * row(entries)).sum();
        Estimate::new(POINTS * value, within(self.freedom) * POINTS * variance.max(0.0).sqrt())
    }
}

/// A bot at a table: its seats, and the part of the victory that went to them.
#[derive(Clone, Copy, Debug)]
struct Side {
    bot: usize,
    seats: f64,
    share: f64,
}

/// A game, by bots.
#[derive(Clone, Debug)]
struct Played {
    sides: Vec<Side>,
    /// How much it counts.
    weight: f64,
}

impl Played {
    fn new(score: &Score) -> Self {
        let bots: BTreeSet<usize> = score.bots.iter().copied().collect();
        let side = |bot| Side { bot, seats: score.seats_of(bot).count() as f64, share: score.share(bot) };
        Self { sides: bots.into_iter().map(side).collect(), weight: 1.0 }
    }

    /// Half a game between two that one has won.
    fn half(winner: usize, loser: usize) -> Self {
        let side = |bot, share| Side { bot, seats: 1.0, share };
        Self { sides: vec![side(winner, 1.0), side(loser, 0.0)], weight: 0.5 }
    }

    /// Any two bots that sat at the table.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let later = |first: usize| self.sides[first + 1..].iter().map(move |side| side.bot);
        (0..self.sides.len()).flat_map(move |first| later(first).map(move |other| (self.sides[first].bot, other)))
    }

    /// The part of the victory that each side may expect, and the logarithm of the sum of all strengths.
    fn expected(&self, strengths: &[f64]) -> (Vec<f64>, f64) {
        let parts: Vec<f64> = self.sides.iter().map(|side| side.seats * strengths[side.bot].exp()).collect();
        let sum: f64 = parts.iter().sum();
        (parts.into_iter().map(|part| part / sum).collect(), sum.ln())
    }

    /// The logarithm of the likelihood, but for a constant.
    fn likelihood(&self, strengths: &[f64]) -> f64 {
        let won: f64 = self.sides.iter().map(|side| side.share * strengths[side.bot]).sum();
        self.weight * (won - self.expected(strengths).1)
    }

    /// By how much each bot did better than expected.
    fn surprise(&self, strengths: &[f64]) -> impl Iterator<Item = (usize, f64)> {
        let expected = self.expected(strengths).0;
        self.sides.iter().zip(expected).map(|(side, expected)| (side.bot, self.weight * (side.share - expected)))
    }
}

/// The logarithm of the likelihood of all results, but for a constant.
fn likelihood(deals: &[Vec<Played>], strengths: &[f64]) -> f64 {
    deals.iter().flatten().map(|game| game.likelihood(strengths)).sum()
}

/// How much the results say about the strengths: the second derivative of the likelihood, its sign changed.
fn information(deals: &[Vec<Played>], strengths: &[f64]) -> Vec<Vec<f64>> {
    let mut information = vec![vec![0.0; strengths.len()]; strengths.len()];
    for game in deals.iter().flatten() {
        let expected = game.expected(strengths).0;
        for (side, part) in game.sides.iter().zip(&expected) {
            information[side.bot][side.bot] += game.weight * part;
            for (other, other_part) in game.sides.iter().zip(&expected) {
                information[side.bot][other.bot] -= game.weight * part * other_part;
            }
        }
    }
    information
}

/// Whose strength is held fast, since only differences matter: of all who have met, if only through others, the first.
fn anchors(bots: usize, deals: &[Vec<Played>]) -> Vec<bool> {
    let mut first_met: Vec<usize> = (0..bots).collect();
    for game in deals.iter().flatten() {
        let first = game.sides.iter().map(|side| first_met[side.bot]).min().unwrap_or(0);
        for side in &game.sides {
            let old = first_met[side.bot];
            first_met.iter_mut().filter(|met| **met == old).for_each(|met| *met = first);
        }
    }
    (0..bots).map(|bot| first_met[bot] == bot).collect()
}

/// Newton's method; a step that makes things worse is halved. The likelihood has one top, so it is found.
fn likeliest(bots: usize, deals: &[Vec<Played>], anchors: &[bool]) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    let mut likelihood_so_far = likelihood(deals, &strengths);
    for _ in 0..200 {
        let mut gradient = vec![0.0; bots];
        for game in deals.iter().flatten() {
            game.surprise(&strengths).for_each(|(bot, better)| gradient[bot] += better);
        }
        let inverse = inverse(&information(deals, &strengths), anchors);
        let mut step: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&gradient).map(|(entry, slope)| entry * slope).sum()).collect();
        while step.iter().any(|part| part.abs() > 1e-12) {
            let next: Vec<f64> = strengths.iter().zip(&step).map(|(strength, part)| strength + part).collect();
            let likelihood_then = likelihood(deals, &next);
            if likelihood_then > likelihood_so_far {
                (strengths, likelihood_so_far) = (next, likelihood_then);
                break;
            }
            step.iter_mut().for_each(|part| *part /= 2.0);
        }
        if step.iter().all(|part| part.abs() < 1e-9) {
            break;
        }
    }
    strengths
}

/// How uncertain the strengths are. Games of one deal depend on each other; deals do not.
fn covariance(strengths: &[f64], deals: &[Vec<Played>], anchors: &[bool]) -> Vec<Vec<f64>> {
    let bots = strengths.len();
    let mut between = vec![vec![0.0; bots]; bots];
    for deal in deals {
        let mut better = vec![0.0; bots];
        for game in deal {
            game.surprise(strengths).for_each(|(bot, surplus)| better[bot] += surplus);
        }
        for one in 0..bots {
            for other in 0..bots {
                between[one][other] += better[one] * better[other];
            }
        }
    }
    let inverse = inverse(&information(deals, strengths), anchors);
    let count = deals.len() as f64;
    let few = count / (count - 1.0).max(1.0);
    let mut covariance = product(&product(&inverse, &between), &inverse);
    covariance.iter_mut().flatten().for_each(|entry| *entry *= few);
    covariance
}
