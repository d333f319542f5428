//! Ratings and sequential tests against what is known, and against simulated matches whose truth is known.

use game::FastDice;
use search::{Estimate, Meeting, Ratings, Score, Sprt, Verdict};

fn near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found} is not {expected} within {by}");
}

/// A game for two that the first of them won, lost or shared.
fn game(bots: [usize; 2], share: f64) -> Score {
    Score { bots: bots.into(), shares: vec![share, 1.0 - share] }
}

fn rate(bots: usize, deals: &[Vec<Score>]) -> Ratings {
    Ratings::new(bots, deals.iter().map(Vec::as_slice))
}

/// Simulated matches: how strong, how much a seat is worth, how much a deal favours one seat.
struct Truth {
    elo: f64,
    seat: f64,
    deal: f64,
}

impl Truth {
    /// The scores of the first bot in the two games of one deal.
    fn deal(&self, dice: &mut FastDice) -> [f64; 2] {
        let uniform = |dice: &mut FastDice| dice.next() as f64 / u64::MAX as f64;
        let favour = self.seat + self.deal * (2.0 * uniform(dice) - 1.0);
        [1.0, -1.0].map(|side| {
            let chance = 1.0 / (1.0 + 10_f64.powf(-(self.elo + side * favour) / 400.0));
            f64::from(u8::from(uniform(dice) < chance))
        })
    }

    /// What the first bot wins on average: favours make games more one-sided, and with it differences in score smaller.
    fn mean(&self) -> f64 {
        let steps = 20_000;
        let chance = |favour: f64| 1.0 / (1.0 + 10_f64.powf(-(self.elo + favour) / 400.0));
        let favour = |i: u32| self.seat + self.deal * (2.0 * (f64::from(i) + 0.5) / f64::from(steps) - 1.0);
        (0..steps).map(|i| chance(favour(i)) + chance(-favour(i))).sum::<f64>() / f64::from(2 * steps)
    }
}

#[test]
fn a_victory_is_shared_by_all_who_won() {
    let score = |values: [f64; 3]| Score::new(&[4, 2, 4], &values);
    assert_eq!(score([0.0, 1.0, 0.0]).shares, [0.0, 1.0, 0.0]);
    assert_eq!(score([0.5, 0.5, 0.0]).shares, [0.5, 0.5, 0.0]);
    assert_eq!(score([1.0, 0.0, 1.0]).shares, [0.5, 0.0, 0.5]);
    assert_eq!((score([1.0, 0.0, 1.0]).share(4), score([1.0, 0.0, 1.0]).share(2)), (1.0, 0.0));
    near(score([0.0; 3]).share(4), 2.0 / 3.0, 1e-12);
}

#[test]
fn the_rating_of_two_is_that_of_their_score() {
    // 30 of 40, and half a game more for each: 30.5 of 41.
    let deals: Vec<_> = (0..20).map(|i| vec![game([0, 1], 1.0), game([1, 0], f64::from(u8::from(i < 10)))]).collect();
    let ratings = rate(2, &deals);
    let expected = 400.0 * (30.5_f64 / 10.5).log10();
    near(ratings.difference(0, 1).value, expected, 1e-6);
    near(ratings.difference(1, 0).value, -expected, 1e-6);
    near(ratings.elo(0).value, expected / 2.0, 1e-6);
    near(ratings.elo(0).value + ratings.elo(1).value, 0.0, 1e-9);
    // The variance of a deal's surplus, by hand.
    let mean = 30.5_f64 / 41.0;
    let squares = 10.0 * (2.0 - 2.0 * mean).powi(2) + 10.0 * (1.0 - 2.0 * mean).powi(2);
    let squares = squares + ((1.0 - mean).powi(2) + mean.powi(2)) / 4.0;
    let deviation = (squares * 22.0 / 21.0).sqrt() / (41.0 * mean * (1.0 - mean));
    // Student's distribution with 19 degrees of freedom.
    let width = 2.093 * deviation * 400.0 / 10_f64.ln();
    near(ratings.difference(0, 1).high, expected + width, 0.1);
    near(ratings.difference(0, 1).low, expected - width, 0.1);
}

#[test]
fn pairs_that_even_out_say_more_than_single_games() {
    let width = |deals: &[Vec<Score>]| {
        let Estimate { low, high, .. } = rate(2, deals).difference(0, 1);
        high - low
    };
    let paired: Vec<_> = (0..50).map(|_| vec![game([0, 1], 1.0), game([1, 0], 1.0)]).collect();
    let single: Vec<_> = paired.iter().flatten().map(|game| vec![game.clone()]).collect();
    assert!(width(&paired) < 12.0, "{}", width(&paired));
    assert!(width(&paired[..1]) > 200.0, "one deal proves nothing: {}", width(&paired[..1]));
    near(width(&single), 2.0 * 1.96 * 400.0 / 10_f64.ln() * 2.0 / 101_f64.sqrt(), 4.0);
}

#[test]
fn who_wins_everything_gets_a_number_and_a_wide_interval() {
    let deals: Vec<_> = (0..50).map(|_| vec![game([0, 1], 1.0), game([1, 0], 0.0)]).collect();
    let estimate = rate(2, &deals).difference(0, 1);
    near(estimate.value, 400.0 * (100.5_f64 / 0.5).log10(), 1e-6);
    assert!(estimate.low > 300.0 && estimate.high < 2000.0, "{estimate:?}");
}

#[test]
fn in_a_round_robin_strengths_fit_all_results_together() {
    // Strengths 1, 2 and 4: in 60 games the shares are exactly those expected.
    let strengths = [1.0, 2.0, 4.0];
    let mut deals = Vec::new();
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let share = strengths[one] / (strengths[one] + strengths[other]);
        deals.extend((0..6000).map(|_| vec![game([one, other], share)]));
    }
    let ratings = rate(3, &deals);
    let doubled = 400.0 * 2_f64.log10();
    near(ratings.difference(1, 0).value, doubled, 0.1);
    near(ratings.difference(2, 0).value, 2.0 * doubled, 0.1);
    near((0..3).map(|bot| ratings.elo(bot).value).sum::<f64>(), 0.0, 1e-6);
    // Alone among others: 4 of 4 + 1 + 1, and among stronger ones 1 of 1 + 4 + 4 + 4.
    let alone = |bots: [usize; 3], share: f64| {
        let others = (1.0 - share) / 2.0;
        vec![Score { bots: bots.into(), shares: vec![share, others, others] }]
    };
    let tables: Vec<_> = (0..6000).flat_map(|_| [alone([2, 0, 0], 4.0 / 6.0), alone([0, 2, 2], 1.0 / 9.0)]).collect();
    near(rate(3, &tables).difference(2, 0).value, 2.0 * doubled, 0.1);
    assert_eq!(rate(3, &tables).difference(1, 0).value, 0.0, "who did not play is where the first one is");
}

#[test]
fn bots_that_only_meet_themselves_have_nothing_to_compare() {
    let deals = vec![vec![game([0, 0], 1.0)]; 10];
    assert_eq!(rate(1, &deals).elo(0), Estimate { value: 0.0, low: 0.0, high: 0.0 });
}

/// Intervals contain the truth in 95 of 100 simulated matches, also where deals are lopsided or few.
#[test]
fn intervals_are_honest() {
    for (truth, seed, length) in [
        (Truth { elo: 0.0, seat: 0.0, deal: 0.0 }, 1, 100),
        (Truth { elo: 120.0, seat: 60.0, deal: 300.0 }, 2, 100),
        (Truth { elo: 350.0, seat: 0.0, deal: 200.0 }, 3, 100),
        (Truth { elo: 80.0, seat: 0.0, deal: 0.0 }, 4, 6),
    ] {
        let mean = truth.mean();
        let elo = 400.0 * (mean / (1.0 - mean)).log10();
        let mut dice = FastDice::new(seed);
        let mut inside = 0;
        for _ in 0..1000 {
            let deal = |[first, second]: [f64; 2]| vec![game([0, 1], first), game([1, 0], 1.0 - second)];
            let deals: Vec<_> = (0..length).map(|_| deal(truth.deal(&mut dice))).collect();
            let estimate = rate(2, &deals).difference(0, 1);
            inside += u32::from(estimate.low <= elo && elo <= estimate.high);
        }
        let most = if length < 50 { 1000 } else { 970 };
        assert!((930..=most).contains(&inside), "{inside} of 1000 for {elo} Elo, {length} deals");
    }
}

#[test]
fn scores_have_an_interval_also_if_all_are_the_same() {
    let Estimate { value, low, high } = Estimate::of_scores(&[0.0, 1.0, 1.0, 0.0]);
    near(value, 0.5, 1e-12);
    near(high - value, 1.96 * (6.0_f64 / 4.0 / 5.0 / 6.0).sqrt(), 1e-4);
    near(value - low, high - value, 1e-12);
    let Estimate { value, low, high } = Estimate::of_scores(&[1.0; 20]);
    assert_eq!((value, high), (1.0, 1.0));
    assert!((0.7..0.95).contains(&low), "{low}");
}

/// Two groups that never met are rated each for itself.
#[test]
fn bots_that_met_are_compared_whoever_else_is_there() {
    let won = |bots| vec![game(bots, 1.0), game(bots, 1.0), game(bots, 0.0)];
    let deals: Vec<_> = (0..9).flat_map(|_| [won([3, 2]), won([1, 0])]).collect();
    let expected = 400.0 * (18.5_f64 / 9.5).log10();
    let ratings = rate(4, &deals);
    near(ratings.difference(3, 2).value, expected, 1e-6);
    near(ratings.difference(1, 0).value, expected, 1e-6);
    near(ratings.difference(3, 2).high, ratings.difference(1, 0).high, 1e-6);
    near(rate(4, &deals[..1]).difference(3, 2).value, 400.0 * (2.5_f64 / 1.5).log10(), 1e-6);
}

/// With only victories and losses, and nothing else possible, the likelihood is known.
#[test]
fn the_evidence_of_victories_and_losses_is_that_of_a_coin() {
    let test = Sprt::of_share(0.6);
    let mut scores = vec![1.0; 30];
    scores.extend([0.0; 20]);
    let coin = |share: f64| 30.0 * share.ln() + 20.0 * (1.0 - share).ln();
    near(test.evidence(&scores), coin(0.6) - coin(0.57), 1e-2);
    near(test.evidence(&[1.0; 10]), 10.0 * (0.6_f64 / 0.57).ln(), 1e-2);
    near(test.evidence(&[]), 0.0, 1e-3);
}

#[test]
fn clear_cases_are_decided_soon() {
    let test = Sprt::of_elo(&Meeting::of_two(0, 1, 2), 50.0, 100.0);
    let decided = |score: f64| {
        let verdict = |deals: &usize| Sprt::verdict(test.evidence(&vec![score; *deals]));
        let deals = (0..200).find(|deals| verdict(deals) != Verdict::Open).unwrap();
        (deals, verdict(&deals))
    };
    for (score, verdict, least, most) in
        [(1.0, Verdict::Accepted, 20, 40), (0.5, Verdict::Rejected, 10, 30), (0.0, Verdict::Rejected, 5, 20)]
    {
        let (deals, found) = decided(score);
        assert_eq!(found, verdict);
        assert!((least..most).contains(&deals), "{deals} deals of {score}");
    }
    assert_eq!((Sprt::verdict(2.9), Sprt::verdict(-2.9)), (Verdict::Open, Verdict::Open));
    assert_eq!((Sprt::verdict(3.0), Sprt::verdict(-3.0)), (Verdict::Accepted, Verdict::Rejected));
}

/// The share of simulated matches, without an end to their length, in which the alternative is accepted; and their mean length in games.
fn accepted(test: Sprt, truth: &Truth, seed: u64) -> (f64, f64) {
    let (matches, mut accepted, mut games) = (400, 0, 0);
    for number in 0..matches {
        let mut dice = FastDice::fork(seed, number);
        let mut scores = Vec::new();
        while scores.len() < 3000 {
            let [first, second] = truth.deal(&mut dice);
            scores.push((first + second) / 2.0);
            match Sprt::verdict(test.evidence(&scores)) {
                Verdict::Open => continue,
                verdict => accepted += u32::from(verdict == Verdict::Accepted),
            }
            break;
        }
        games += 2 * scores.len();
    }
    (f64::from(accepted) / matches as f64, games as f64 / matches as f64)
}

#[test]
fn one_verdict_in_twenty_is_wrong() {
    let meeting = Meeting::of_two(0, 1, 2);
    let test = Sprt::of_elo(&meeting, 50.0, 100.0);
    // Luck as in real games: deals that favour a seat, so that pairs even out.
    let truth = |elo: f64| {
        // What is tested is the score, so the truth is chosen by its score.
        let (mut low, mut high) = (0.0, 1000.0);
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            let found = Truth { elo: middle, seat: 40.0, deal: 250.0 };
            if found.mean() < meeting.expected(elo) { low = middle } else { high = middle }
        }
        Truth { elo: low, seat: 40.0, deal: 250.0 }
    };
    let (wrong, games) = accepted(test, &truth(50.0), 1);
    assert!((0.015..=0.08).contains(&wrong), "{wrong} accepted at 50, {games} games");
    let (right, games) = accepted(test, &truth(100.0), 2);
    assert!((0.92..=0.985).contains(&right), "{right} accepted at 100, {games} games");
    let (right, games) = accepted(test, &truth(150.0), 3);
    assert!(right > 0.995 && games < 160.0, "{right} accepted at 150, {games} games");
    let (wrong, games) = accepted(test, &truth(0.0), 4);
    assert!(wrong < 0.005 && games < 160.0, "{wrong} accepted at 0, {games} games");
}

#[test]
fn shares_are_tested_against_three_points_less() {
    let test = Sprt::of_share(0.9);
    let truth = |share: f64| Truth { elo: -400.0 * (1.0 / share - 1.0).log10(), seat: 0.0, deal: 0.0 };
    let (wrong, _) = accepted(test, &truth(0.87), 5);
    assert!((0.01..=0.08).contains(&wrong), "{wrong} accepted at 87%");
    let (right, _) = accepted(test, &truth(0.9), 6);
    assert!((0.92..=0.99).contains(&right), "{right} accepted at 90%");
}
