//! From what a search expects to what happens.

/// Makes win chances of a search agree with results. A search is sure of itself to another degree than it should be, and whoever is to move is
/// worth more or less than it seems, since a search also tries what nobody would do.
///
/// The logarithm of the odds is multiplied by one number, and another is added for whoever moves next (Platt scaling).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    /// What the logarithm of the odds is multiplied by: above 1, the search is too careful.
    pub scale: f64,
    /// What is added to it for whoever moves next.
    pub tempo: f64,
}

impl Correction {
    /// Leaves everything as it is.
    pub const NONE: Self = Self { scale: 1.0, tempo: 0.0 };

    /// The chance of whoever moves next. What is certain stays so.
    pub fn mover(&self, value: f64) -> f64 {
        self.shift(value, self.tempo)
    }

    fn shift(&self, value: f64, tempo: f64) -> f64 {
        if value <= 0.0 || value >= 1.0 {
            return value.clamp(0.0, 1.0);
        }
        chance(self.scale * odds(value) + tempo)
    }

    /// The chances of all seats, of which `mover` moves next. If they share one victory, they do so afterwards.
    pub fn all(&self, values: &[f64], mover: Option<usize>) -> Vec<f64> {
        let tempo = |seat: usize| if Some(seat) == mover { self.tempo } else { 0.0 };
        let mut corrected: Vec<f64> =
            values.iter().enumerate().map(|(seat, &value)| self.shift(value, tempo(seat))).collect();
        if (values.iter().sum::<f64>() - 1.0).abs() > 1e-3 {
            return corrected;
        }
        // The mover keeps its chance, and the others share the rest.
        let kept = mover.map_or(0.0, |mover| corrected[mover]);
        let others: f64 = corrected.iter().sum::<f64>() - kept;
        for (seat, value) in corrected.iter_mut().enumerate() {
            if Some(seat) != mover && others > 0.0 {
                *value *= (1.0 - kept) / others;
            }
        }
        corrected
    }

    /// The correction under which these results were likeliest. Each is what a search expected for whoever was to move, and what came of it.
    pub fn fit(results: &[(f64, f64)]) -> Self {
        let mut fitted = Self::NONE;
        for _ in 0..50 {
            // Newton's method for the two numbers; the likelihood has one top. A little is added to the curvature so that it has one, too.
            let (mut slope, mut curve) = ([0.0; 2], [1e-6, 0.0, 1e-6]);
            for &(value, result) in results {
                let x = odds(value.clamp(1e-3, 1.0 - 1e-3));
                let expected = chance(fitted.scale * x + fitted.tempo);
                let (miss, weight) = (result - expected, expected * (1.0 - expected));
                slope = [slope[0] + miss * x, slope[1] + miss];
                curve = [curve[0] + weight * x * x, curve[1] + weight * x, curve[2] + weight];
            }
            let determinant = curve[0] * curve[2] - curve[1] * curve[1];
            let step = [
                (curve[2] * slope[0] - curve[1] * slope[1]) / determinant,
                (curve[0] * slope[1] - curve[1] * slope[0]) / determinant,
            ];
            fitted = Self {
                scale: (fitted.scale + step[0].clamp(-1.0, 1.0)).clamp(0.1, 10.0),
                tempo: (fitted.tempo + step[1].clamp(-1.0, 1.0)).clamp(-5.0, 5.0),
            };
            if step.iter().all(|part| part.abs() < 1e-9) {
                break;
            }
        }
        fitted
    }
}

/// The logarithm of the odds.
fn odds(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Dice, FastDice};

    #[test]
    fn nothing_is_corrected_by_none() {
        for value in [0.0, 0.2, 0.5, 0.999, 1.0] {
            assert!((Correction::NONE.mover(value) - value).abs() < 1e-12);
        }
        let all = Correction::NONE.all(&[0.2, 0.3, 0.5], Some(1));
        assert!(all.iter().zip([0.2, 0.3, 0.5]).all(|(one, other)| (one - other).abs() < 1e-12), "{all:?}");
    }

    #[test]
    fn a_shared_victory_stays_shared_and_a_side_keeps_its_own() {
        let correction = Correction { scale: 1.5, tempo: 0.2 };
        let two = correction.all(&[0.3, 0.7], Some(0));
        assert!((two[0] - correction.mover(0.3)).abs() < 1e-12 && (two[0] + two[1] - 1.0).abs() < 1e-12, "{two:?}");
        let four = correction.all(&[0.1, 0.2, 0.3, 0.4], Some(3));
        assert!((four.iter().sum::<f64>() - 1.0).abs() < 1e-12 && four[0] < four[1], "{four:?}");
        assert!((four[3] - correction.mover(0.4)).abs() < 1e-12, "{four:?}");
        // Three against one: what the three have in common is not divided.
        let sides = Correction { tempo: 0.0, ..correction }.all(&[0.6, 0.6, 0.6, 0.4], None);
        assert!(sides[0] > 0.6 && (sides[0] - sides[2]).abs() < 1e-12, "{sides:?}");
    }

    #[test]
    fn what_is_certain_stays_certain() {
        let correction = Correction { scale: 0.5, tempo: -1.0 };
        assert_eq!((correction.mover(0.0), correction.mover(1.0)), (0.0, 1.0));
    }

    #[test]
    fn a_known_distortion_is_found() {
        let truth = Correction { scale: 1.7, tempo: -0.3 };
        let mut dice = FastDice::new(5);
        let mut uniform = || f64::from(dice.below(1 << 30)) / f64::from(1 << 30);
        let results: Vec<(f64, f64)> = (0..40_000)
            .map(|_| {
                let value = 0.02 + 0.96 * uniform();
                (value, f64::from(u8::from(uniform() < truth.mover(value))))
            })
            .collect();
        let found = Correction::fit(&results);
        assert!((found.scale - truth.scale).abs() < 0.06 && (found.tempo - truth.tempo).abs() < 0.04, "{found:?}");
    }

    #[test]
    fn one_sided_results_give_numbers_all_the_same() {
        for results in [vec![], vec![(0.5, 1.0); 20], vec![(1.0, 1.0), (0.0, 0.0)]] {
            let Correction { scale, tempo } = Correction::fit(&results);
            assert!(scale.is_finite() && tempo.is_finite(), "{scale} {tempo}");
        }
    }
}
