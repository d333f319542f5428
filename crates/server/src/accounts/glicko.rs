//! How strong somebody is: Glicko-2 by Mark E. Glickman (<http://www.glicko.net/glicko/glicko2.pdf>), each game a rating period of its own.

use std::f64::consts::PI;

/// How much volatility may change.
const TAU: f64 = 0.5;
/// Of the scale on which ratings are shown to the one in the formulas.
const SCALE: f64 = 173.7178;
/// Where the search for the new volatility stops.
const EPSILON: f64 = 1e-6;

/// A rating with what is known about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is: with 95% the true one is within twice as much.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// After games against these, with 1 for a victory, 0.5 for a draw and 0 for a defeat. They are taken as they were before.
    pub fn after(self, results: &[(Self, f64)]) -> Self {
        let (mu, phi) = (self.mu(), self.phi());
        if results.is_empty() {
            return Self { deviation: phi.hypot(self.volatility) * SCALE, ..self };
        }
        let weigh = |other: &Self| {
            let weight = 1.0 / (1.0 + 3.0 * other.phi().powi(2) / PI.powi(2)).sqrt();
            (weight, 1.0 / (1.0 + (-weight * (mu - other.mu())).exp()))
        };
        let mut information = 0.0;
        let mut surprise = 0.0;
        for (other, score) in results {
            let (weight, expected) = weigh(other);
            information += weight.powi(2) * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = self.volatility_after(variance, variance * surprise);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / before.powi(2) + 1.0 / variance).sqrt();
        Self { rating: (mu + phi.powi(2) * surprise) * SCALE + 1500.0, deviation: phi * SCALE, volatility }
    }

    fn mu(self) -> f64 {
        (self.rating - 1500.0) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }

    /// Step 5 of the paper: the root of f, by the Illinois variant of regula falsi.
    fn volatility_after(self, variance: f64, delta: f64) -> f64 {
        let phi2 = self.phi().powi(2);
        let a = self.volatility.powi(2).ln();
        let f = |x: f64| {
            let spread = phi2 + variance + x.exp();
            x.exp() * (delta.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - a) / TAU.powi(2)
        };
        let (mut low, mut high) = (a, (delta.powi(2) - phi2 - variance).ln());
        if !high.is_finite() {
            let below = (1..1000).map(|k| a - f64::from(k) * TAU).find(|&x| f(x) >= 0.0);
            high = below.unwrap_or(a - TAU);
        }
        let (mut f_low, mut f_high) = (f(low), f(high));
        for _ in 0..100 {
            if (high - low).abs() <= EPSILON {
                break;
            }
            let middle = low + (low - high) * f_low / (f_high - f_low);
            let f_middle = f(middle);
            if f_middle * f_high <= 0.0 {
                (low, f_low) = (high, f_high);
            } else {
                f_low /= 2.0;
            }
            (high, f_high) = (middle, f_middle);
        }
        (low / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() < tolerance, "{found}, not {expected}");
    }

    /// The example of the paper.
    #[test]
    fn the_published_example_comes_out() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let other = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let results = [(other(1400.0, 30.0), 1.0), (other(1550.0, 100.0), 0.0), (other(1700.0, 300.0), 0.0)];
        let after = player.after(&results);
        close(after.rating, 1464.06, 0.01);
        close(after.deviation, 151.52, 0.01);
        close(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn who_does_not_play_becomes_uncertain_and_nothing_else() {
        let player = Rating { rating: 1700.0, deviation: 50.0, volatility: 0.06 };
        let after = player.after(&[]);
        close(after.deviation, 51.07, 0.01);
        assert_eq!((after.rating, after.volatility), (1700.0, 0.06));
    }

    #[test]
    fn victories_raise_and_draws_between_equals_change_nothing() {
        let new = Rating::default();
        let (won, lost) = (new.after(&[(new, 1.0)]), new.after(&[(new, 0.0)]));
        close(won.rating - 1500.0, 1500.0 - lost.rating, 1e-9);
        assert!(won.rating > 1600.0 && won.deviation < 300.0, "{won:?}");
        close(new.after(&[(new, 0.5)]).rating, 1500.0, 1e-9);
    }

    /// An upset far beyond what was expected: the other beginning of the search.
    #[test]
    fn surprises_make_erratic() {
        let sure = Rating { rating: 2200.0, deviation: 40.0, volatility: 0.06 };
        let weak = Rating { rating: 1200.0, deviation: 40.0, volatility: 0.06 };
        let after = sure.after(&[(weak, 0.0); 5]);
        assert!(after.volatility > sure.volatility && after.rating < 2200.0, "{after:?}");
    }
}
