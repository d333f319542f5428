//! How strength grew, as a picture.

use super::folder::Round;
use crate::drawing::escape;
use std::fmt::Write;
use text::Text;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
/// Room for numbers and titles at the left, and below.
const LEFT: f64 = 64.0;
const BELOW: f64 = 48.0;
const MARGIN: f64 = 24.0;

/// A drawing of Elo points over rounds: the best so far as a line, each round's own net as a dot.
pub fn draw(title: &str, rounds: &[Round], text: &Text) -> String {
    let own = |i: usize| {
        let before = if i == 0 { 0.0 } else { rounds[i - 1].total };
        before + rounds[i].elo
    };
    let heights = || (0..rounds.len()).flat_map(|i| [own(i), rounds[i].total]).chain([0.0]);
    let (least, most) = (heights().fold(f64::MAX, f64::min), heights().fold(f64::MIN, f64::max).max(50.0));
    let step = [10.0, 25.0, 50.0, 100.0, 250.0].into_iter().find(|step| (most - least) / step <= 8.0).unwrap_or(500.0);
    let (least, most) = ((least / step).floor() * step, (most / step).ceil() * step);
    let x = |round: f64| LEFT + (WIDTH - LEFT - MARGIN) * round / rounds.len().max(1) as f64;
    let y = |elo: f64| MARGIN + (HEIGHT - MARGIN - BELOW) * (most - elo) / (most - least);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n<title>{}</title>\n\
         <style>text{{font:13px system-ui,sans-serif;fill:#555}}.grid{{stroke:#9994}}.best{{fill:none;stroke:#0a7d5c;stroke-width:2.5}}\
         .own{{fill:#0a7d5c}}.lost{{fill:#b4483a}}.axis{{text-anchor:middle}}.tick{{text-anchor:end}}\
         @media(prefers-color-scheme:dark){{text{{fill:#bbb}}.best{{stroke:#4fd1a5}}.own{{fill:#4fd1a5}}.lost{{fill:#ff8f7d}}}}</style>\n",
        escape(title)
    );
    let mut tick = least;
    while tick <= most + 0.5 {
        let at = y(tick);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\">{tick:.0}</text>",
            WIDTH - MARGIN,
            LEFT - 8.0,
            at + 4.0
        );
        tick += step;
    }
    let points: Vec<String> = std::iter::once(0.0)
        .chain(rounds.iter().map(|round| round.total))
        .enumerate()
        .map(|(i, elo)| format!("{:.1},{:.1}", x(i as f64), y(elo)))
        .collect();
    let _ = writeln!(svg, "<polyline class=\"best\" points=\"{}\"/>", points.join(" "));
    for (i, round) in rounds.iter().enumerate() {
        let class = if round.accepted { "own" } else { "lost" };
        let (cx, cy) = (x(i as f64 + 1.0), y(own(i)));
        let _ = writeln!(
            svg,
            "<circle class=\"{class}\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"4.5\"><title>{:+.0}</title></circle>",
            round.elo
        );
    }
    let every = (rounds.len() / 12 + 1).max(1);
    for round in (0..=rounds.len()).step_by(every) {
        let _ = writeln!(
            svg,
            "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\">{round}</text>",
            x(round as f64),
            HEIGHT - BELOW + 18.0
        );
    }
    let _ = writeln!(
        svg,
        "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\">{}</text>\n<text x=\"4\" y=\"14\">{}</text>\n</svg>",
        (LEFT + WIDTH) / 2.0,
        HEIGHT - 8.0,
        escape(&text.get("train-curve-rounds")),
        escape(&text.get("train-curve-elo"))
    );
    svg
}
