//! Plots of a report.

use super::print::{elo, milliseconds, percent};
use super::report::{BotReport, Report};
use crate::drawing::{Drawing, Scale, WIDTH, ticks};
use text::{Text, clip};

/// Room for the names of bots.
const LEFT: f64 = 190.0;
/// Room for values beside a plot.
const RIGHT: f64 = 90.0;
/// The height of a row.
const ROW: f64 = 30.0;
/// Room for an axis with its numbers and its title.
const AXIS: f64 = 46.0;
/// As many characters of a name have room.
const NAME: usize = 22;

/// Elo points with their intervals, one bot below the other.
pub fn ratings(report: &Report, text: &Text) -> String {
    let bots = &report.bots;
    let low = bots.iter().map(|bot| bot.elo.low).fold(-10.0, f64::min);
    let high = bots.iter().map(|bot| bot.elo.high).fold(10.0, f64::max);
    let ticks = ticks(low, high, 7.0);
    let scale = Scale { low: ticks[0], high: ticks[ticks.len() - 1], from: LEFT, to: WIDTH - RIGHT };
    let bottom = ROW * bots.len() as f64 + 8.0;
    let mut drawing = Drawing::new(&text.get("arena-page-elo"), bottom + AXIS / 2.0);
    for &tick in &ticks {
        let x = scale.at(tick);
        drawing.line(if tick == 0.0 { "axis" } else { "grid" }, (x, 4.0), (x, bottom));
        drawing.text("middle", (x, bottom + 18.0), &format!("{tick:.0}"));
    }
    for (row, bot) in bots.iter().enumerate() {
        let y = ROW * (row as f64 + 0.5) + 4.0;
        drawing.text("end", (LEFT - 12.0, y + 5.0), &clip(&bot.name, NAME));
        let [from, to, at] = [bot.elo.low, bot.elo.high, bot.elo.value].map(|points| scale.at(points));
        drawing.line("whisker", (from, y), (to, y));
        for end in [from, to] {
            drawing.line("whisker", (end, y - 6.0), (end, y + 6.0));
        }
        drawing.dot((at, y));
        drawing.text("start", (WIDTH - RIGHT + 8.0, y + 5.0), &elo(bot.elo));
    }
    drawing.finish()
}

/// Row against column: the more one-sided, the stronger the colour.
pub fn wins(report: &Report, text: &Text) -> String {
    let count = report.bots.len() as f64;
    let side = ((WIDTH - LEFT) / count).min(90.0);
    let height = side.min(44.0);
    let mut drawing = Drawing::new(&text.get("arena-page-wins"), height * count + 30.0);
    for (column, bot) in report.bots.iter().enumerate() {
        let room = (side / 8.0) as usize;
        drawing.text("middle", (LEFT + side * (column as f64 + 0.5), 16.0), &clip(&bot.name, room));
    }
    for (row, (bot, cells)) in report.bots.iter().zip(&report.wins).enumerate() {
        let y = 24.0 + height * row as f64;
        drawing.text("end", (LEFT - 12.0, y + height / 2.0 + 5.0), &clip(&bot.name, NAME));
        for (column, cell) in cells.iter().enumerate() {
            let Some(part) = cell else { continue };
            let x = LEFT + side * column as f64;
            let class = if *part >= 0.5 { "ahead" } else { "behind" };
            let says = format!("{} : {}, {}", bot.name, report.bots[column].name, percent(*part));
            let opacity = 0.1 + 1.2 * (part - 0.5).abs();
            drawing.bar(class, opacity, (x + 1.0, y + 1.0), (side - 2.0, height - 2.0), &says);
            drawing.text("middle", (x + side / 2.0, y + height / 2.0 + 5.0), &percent(*part));
        }
    }
    drawing.finish()
}

/// How many games had how many turns.
pub fn lengths(report: &Report, text: &Text) -> String {
    let histogram = &report.length.histogram;
    let (first, last) = (histogram.first().map_or(0, |bar| bar.0), histogram.last().map_or(0, |bar| bar.0));
    // At most so many bars have room: several numbers of turns may share one.
    let together = (last - first + 1).div_ceil(60).max(1);
    let bars = (last - first) / together + 1;
    let mut counts = vec![0; bars as usize];
    histogram.iter().for_each(|&(turns, games)| counts[((turns - first) / together) as usize] += games);
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let (top, bottom, left) = (12.0, 200.0, 60.0);
    let across = Scale { low: 0.0, high: f64::from(bars), from: left, to: WIDTH - 20.0 };
    let ticks_up: Vec<f64> = ticks(0.0, most, 4.0).into_iter().filter(|tick| tick.fract() == 0.0).collect();
    let up = Scale { low: 0.0, high: ticks_up.last().copied().unwrap_or(most).max(1.0), from: bottom, to: top };
    let mut drawing = Drawing::new(&text.get("arena-page-length"), bottom + AXIS);
    for &tick in &ticks_up {
        let y = up.at(tick);
        drawing.line(if tick == 0.0 { "axis" } else { "grid" }, (left, y), (WIDTH - 20.0, y));
        drawing.text("end", (left - 8.0, y + 5.0), &format!("{tick:.0}"));
    }
    let label_every = bars.div_ceil(15).max(1);
    for (bar, &games) in counts.iter().enumerate() {
        let (x, width) = (across.at(bar as f64), across.at(1.0) - across.at(0.0));
        let turns = first + together * bar as u32;
        let range = if together == 1 { turns.to_string() } else { format!("{turns}-{}", turns + together - 1) };
        let y = up.at(games as f64);
        drawing.bar("value", 1.0, (x + 1.0, y), ((width - 2.0).max(1.0), bottom - y), &format!("{range}: {games}"));
        if (bar as u32).is_multiple_of(label_every) {
            drawing.text("middle", (x + width / 2.0, bottom + 18.0), &range);
        }
    }
    drawing.text("middle", ((left + WIDTH - 20.0) / 2.0, bottom + 40.0), &text.get("arena-page-length-axis"));
    drawing.finish()
}

/// The time of a choice, on a logarithmic scale.
pub fn times(report: &Report, text: &Text) -> String {
    let bots = &report.bots;
    let power = |bot: &BotReport| (1000.0 * bot.seconds_per_decision).max(1e-4).log10();
    let low = bots.iter().map(power).fold(f64::INFINITY, f64::min).floor();
    let high = bots.iter().map(power).fold(f64::NEG_INFINITY, f64::max).ceil().max(low + 1.0);
    let scale = Scale { low, high, from: LEFT, to: WIDTH - RIGHT };
    let bottom = ROW * bots.len() as f64 + 8.0;
    let mut drawing = Drawing::new(&text.get("arena-page-time"), bottom + AXIS);
    for tick in low as i32..=high as i32 {
        let x = scale.at(tick.into());
        drawing.line("grid", (x, 4.0), (x, bottom));
        let digits = usize::try_from(-tick).unwrap_or(0);
        drawing.text("middle", (x, bottom + 18.0), &format!("{:.digits$}", 10_f64.powi(tick)));
    }
    for (row, bot) in bots.iter().enumerate() {
        let y = ROW * row as f64 + 4.0;
        drawing.text("end", (LEFT - 12.0, y + ROW / 2.0 + 5.0), &clip(&bot.name, NAME));
        let width = (scale.at(power(bot)) - LEFT).max(2.0);
        let says = milliseconds(bot.seconds_per_decision);
        drawing.bar("value", 1.0, (LEFT, y + 6.0), (width, ROW - 12.0), &format!("{}: {says}", bot.name));
        drawing.text("start", (WIDTH - RIGHT + 8.0, y + ROW / 2.0 + 5.0), &says);
    }
    drawing.text("middle", ((LEFT + WIDTH - RIGHT) / 2.0, bottom + 40.0), &text.get("arena-page-time-axis"));
    drawing.finish()
}
