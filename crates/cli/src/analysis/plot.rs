//! Plots of an analysis.

use super::print::{actor, mark_in_words, points, with_error};
use crate::arena::print::percent;
use crate::drawing::{Drawing, Scale, WIDTH, ticks};
use catalog::{Calibration, Decision, Mark, SeatReport};
use text::{Text, clip};

/// Room for numbers beside a plot.
const LEFT: f64 = 60.0;
const RIGHT: f64 = 16.0;

/// The win chance of a seat over the game, with its error band; marked decisions are dots.
pub fn course(seat: &SeatReport, names: &[String], text: &Text) -> String {
    let (top, bottom) = (12.0, 252.0);
    let last = seat.course.last().map_or(1, |moment| moment.at).max(1);
    let first = seat.course.first().map_or(0, |moment| moment.at).min(last - 1);
    let across = Scale { low: first as f64, high: last as f64, from: LEFT, to: WIDTH - RIGHT };
    let up = Scale { low: 0.0, high: 1.0, from: bottom, to: top };
    let mut drawing = Drawing::new(&text.get("analysis-page-course"), bottom + 46.0);
    for quarter in 0..=4 {
        let value = f64::from(quarter) / 4.0;
        let class = match quarter {
            0 => "axis",
            2 => "even",
            _ => "grid",
        };
        drawing.line(class, (LEFT, up.at(value)), (WIDTH - RIGHT, up.at(value)));
        drawing.text("end", (LEFT - 8.0, up.at(value) + 5.0), &format!("{:.0}%", 100.0 * value));
    }
    for tick in
        ticks(first as f64, last as f64, 8.0).into_iter().filter(|tick| (first as f64..=last as f64).contains(tick))
    {
        drawing.text("middle", (across.at(tick), bottom + 18.0), &format!("{tick:.0}"));
    }
    drawing.text("middle", ((LEFT + WIDTH - RIGHT) / 2.0, bottom + 40.0), &text.get("analysis-page-course-axis"));
    let line = |by: f64| -> Vec<(f64, f64)> {
        let point = |moment: &catalog::Moment| {
            (across.at(moment.at as f64), up.at((moment.value + by * moment.error).clamp(0.0, 1.0)))
        };
        seat.course.iter().map(point).collect()
    };
    drawing.band("band", &line(1.0), &line(-1.0));
    drawing.curve("curve", &line(0.0));
    for moment in &seat.course {
        let says = format!(
            "{}: {}, {} {}",
            moment.at,
            with_error(moment.value, moment.error),
            actor(moment, names, text),
            clip(&moment.actions.join(" "), 100)
        );
        drawing.mark("dot", (across.at(moment.at as f64), up.at(moment.value)), 2.0, &says);
    }
    let marked = |decision: &&Decision| decision.mark.is_some();
    for decision in seat.decisions.iter().filter(marked) {
        let Some(mark) = decision.mark else { continue };
        let says =
            format!("{}: {}, {} {}", decision.at, decision.action, mark_in_words(mark, text), points(-decision.loss));
        let radius = if mark == Mark::Inaccuracy { 4.0 } else { 6.0 };
        drawing.mark(mark.name(), (across.at(decision.at as f64), up.at(decision.value)), radius, &says);
    }
    drawing.finish()
}

/// How the start becomes the end: own choices, those of others, draws.
pub fn balance(seat: &SeatReport, text: &Text) -> String {
    const ROW: f64 = 34.0;
    const NAMES: f64 = 210.0;
    const VALUES: f64 = 90.0;
    let balance = &seat.balance;
    let steps = [("own", balance.own), ("others", balance.others), ("draws", balance.draws)];
    let mut sums = vec![0.0, balance.start];
    steps.iter().for_each(|(_, change)| sums.push(sums[sums.len() - 1] + change));
    let low = sums.iter().copied().fold(0.0, f64::min);
    let high = sums.iter().copied().fold(1.0, f64::max);
    let scale = Scale { low, high, from: NAMES, to: WIDTH - VALUES };
    let mut drawing = Drawing::new(&text.get("analysis-page-balance"), 5.0 * ROW + 12.0);
    for value in [0.0, 0.5, 1.0] {
        let class = if value == 0.5 { "even" } else { "grid" };
        drawing.line(class, (scale.at(value), 4.0), (scale.at(value), 5.0 * ROW + 4.0));
    }
    let mut bar = |row: usize, name: &str, class: &str, (from, to): (f64, f64), value: String| {
        let y = ROW * row as f64 + 4.0;
        let name = text.get(&format!("analysis-page-{name}"));
        drawing.text("end", (NAMES - 12.0, y + ROW / 2.0 + 5.0), &clip(&name, 26));
        let [left, right] = [from.min(to), from.max(to)].map(|value| scale.at(value));
        let size = ((right - left).max(2.0), ROW - 12.0);
        drawing.bar(class, 1.0, (left, y + 6.0), size, &format!("{name}: {value}"));
        drawing.text("start", (WIDTH - VALUES + 8.0, y + ROW / 2.0 + 5.0), &value);
    };
    bar(0, "start", "value", (0.0, balance.start), percent(balance.start));
    for (row, (name, change)) in steps.iter().enumerate() {
        let class = if *change >= 0.0 { "ahead" } else { "behind" };
        bar(row + 1, name, class, (sums[row + 1], sums[row + 2]), points(*change));
    }
    bar(4, "end", "value", (0.0, balance.end), percent(balance.end));
    drawing.finish()
}

/// How often who was said to win did so, tenth by tenth; on the diagonal all is well.
pub fn calibration(title: &str, calibration: &Calibration, text: &Text) -> String {
    let (top, bottom, left, right) = (44.0, 444.0, 160.0, 560.0);
    let across = Scale { low: 0.0, high: 1.0, from: left, to: right };
    let up = Scale { low: 0.0, high: 1.0, from: bottom, to: top };
    let mut drawing = Drawing::new(title, bottom + 56.0);
    drawing.text("middle", (WIDTH / 2.0, 22.0), title);
    for tenth in (0..=10).step_by(2) {
        let value = f64::from(tenth) / 10.0;
        let class = if tenth == 0 { "axis" } else { "grid" };
        drawing.line(class, (left, up.at(value)), (right, up.at(value)));
        drawing.line(class, (across.at(value), bottom), (across.at(value), top));
        drawing.text("end", (left - 8.0, up.at(value) + 5.0), &format!("{:.0}%", 100.0 * value));
        drawing.text("middle", (across.at(value), bottom + 20.0), &format!("{:.0}%", 100.0 * value));
    }
    drawing.line("even", (left, bottom), (right, top));
    drawing.text("middle", ((left + right) / 2.0, bottom + 44.0), &text.get("calibrate-axis-predicted"));
    drawing.text("end", (left - 52.0, top - 2.0), &text.get("calibrate-axis-happened"));
    let points: Vec<(f64, f64)> = (calibration.bins.iter())
        .filter(|bin| bin.count > 0)
        .map(|bin| (across.at(bin.predicted), up.at(bin.happened)))
        .collect();
    drawing.curve("curve", &points);
    for bin in calibration.bins.iter().filter(|bin| bin.count > 0) {
        let (x, y) = (across.at(bin.predicted), up.at(bin.happened));
        let share = bin.count as f64 / calibration.count().max(1) as f64;
        // Twice the standard error, as if predictions did not depend on each other.
        let error = 2.0 * (bin.happened * (1.0 - bin.happened) / bin.count as f64).sqrt();
        let [low, high] = [-error, error].map(|by| up.at((bin.happened + by).clamp(0.0, 1.0)));
        drawing.line("whisker", (x, low), (x, high));
        let says = format!("{}: {} ({})", percent(bin.predicted), percent(bin.happened), bin.count);
        drawing.mark("dot", (x, y), 3.0 + 12.0 * share.sqrt(), &says);
    }
    drawing.finish()
}
