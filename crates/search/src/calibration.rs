//! Do things happen as often as was said?

/// Predictions of about the same size, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many there are.
    pub count: u64,
    /// Their mean.
    pub predicted: f64,
    /// The mean of the results.
    pub happened: f64,
}

impl Bin {
    /// By how much the predictions were wrong on average.
    pub fn off(&self) -> f64 {
        (self.happened - self.predicted).abs()
    }
}

/// Predictions in ten bins from 0 to 1, compared with results.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    /// The tenths, the lowest first.
    pub bins: [Bin; 10],
}

impl Calibration {
    /// Sorts predictions, each with its result from 0 to 1.
    pub fn of(results: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let mut bins = [Bin::default(); 10];
        for (predicted, happened) in results {
            let bin = &mut bins[((10.0 * predicted) as usize).min(9)];
            bin.count += 1;
            bin.predicted += predicted;
            bin.happened += happened;
        }
        for bin in &mut bins {
            let count = bin.count.max(1) as f64;
            (bin.predicted, bin.happened) = (bin.predicted / count, bin.happened / count);
        }
        Self { bins }
    }

    /// How many predictions there are.
    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// By how much they were wrong, bin by bin, on average over all predictions.
    pub fn average(&self) -> f64 {
        let sum: f64 = self.bins.iter().map(|bin| bin.count as f64 * bin.off()).sum();
        sum / self.count().max(1) as f64
    }

    /// By how much those of the worst bin were wrong, of all bins that hold at least so many.
    pub fn worst(&self, least: u64) -> f64 {
        self.bins.iter().filter(|bin| bin.count >= least).map(Bin::off).fold(0.0, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_fall_into_tenths() {
        let calibration = Calibration::of([(0.0, 0.0), (0.09, 1.0), (0.31, 1.0), (0.39, 0.0), (1.0, 1.0), (0.95, 1.0)]);
        assert_eq!(calibration.bins.map(|bin| bin.count), [2, 0, 0, 2, 0, 0, 0, 0, 0, 2]);
        let third = calibration.bins[3];
        assert!((third.predicted - 0.35).abs() < 1e-12 && third.happened == 0.5 && (third.off() - 0.15).abs() < 1e-12);
        assert_eq!(calibration.count(), 6);
        let average = (2.0 * 0.455 + 2.0 * 0.15 + 2.0 * 0.025) / 6.0;
        assert!((calibration.average() - average).abs() < 1e-12);
        assert!((calibration.worst(1) - 0.455).abs() < 1e-12);
        assert_eq!(calibration.worst(3), 0.0);
    }

    #[test]
    fn nothing_predicted_is_nothing_wrong() {
        let calibration = Calibration::of([]);
        assert_eq!((calibration.count(), calibration.average(), calibration.worst(0)), (0, 0.0, 0.0));
    }
}
