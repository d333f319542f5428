//! How strength grew, as a picture.

use super::folder::Round;
use crate::drawing::{Drawing, Scale, WIDTH, standalone, ticks};
use text::Text;

/// Room for numbers beside the plot.
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
/// The upper and the lower end.
const TOP: f64 = 44.0;
const BOTTOM: f64 = 304.0;

/// A drawing of Elo points over rounds: the best so far as a line, each round's own net as a dot.
pub fn draw(title: &str, rounds: &[Round], text: &Text) -> String {
    let best = || std::iter::once(0.0).chain(rounds.iter().map(|round| round.total));
    let own: Vec<f64> = best().zip(rounds).map(|(before, round)| before + round.elo).collect();
    let reached = || best().chain(own.iter().copied());
    let heights = ticks(reached().fold(0.0, f64::min), reached().fold(50.0, f64::max), 6.0);
    let up = Scale { low: heights[0], high: heights[heights.len() - 1], from: BOTTOM, to: TOP };
    let across = Scale { low: 0.0, high: rounds.len().max(1) as f64, from: LEFT, to: WIDTH - RIGHT };
    let mut drawing = Drawing::new(title, BOTTOM + 46.0);
    drawing.text("middle", (WIDTH / 2.0, 20.0), title);
    for &elo in &heights {
        let class = if elo == 0.0 { "axis" } else { "grid" };
        drawing.line(class, (LEFT, up.at(elo)), (WIDTH - RIGHT, up.at(elo)));
        drawing.text("end", (LEFT - 8.0, up.at(elo) + 5.0), &format!("{elo:.0}"));
    }
    for round in (0..=rounds.len()).step_by(rounds.len() / 12 + 1) {
        drawing.text("middle", (across.at(round as f64), BOTTOM + 18.0), &round.to_string());
    }
    drawing.text("middle", ((LEFT + WIDTH - RIGHT) / 2.0, BOTTOM + 40.0), &text.get("train-curve-rounds"));
    drawing.text("start", (8.0, TOP - 12.0), &text.get("train-curve-elo"));
    let line: Vec<(f64, f64)> = best().enumerate().map(|(i, elo)| (across.at(i as f64), up.at(elo))).collect();
    drawing.curve("curve", &line);
    for ((i, round), elo) in rounds.iter().enumerate().zip(own) {
        let class = if round.accepted { "ahead" } else { "behind" };
        drawing.mark(class, (across.at(i as f64 + 1.0), up.at(elo)), 5.0, &format!("{:+.0}", round.elo));
    }
    standalone(&drawing.finish())
}
