//! Drawings as SVG.

use std::fmt::Write;

/// The width of every drawing. Pages scale it.
pub const WIDTH: f64 = 720.0;

/// How the classes of lines, areas and texts look.
pub const STYLE: &str = include_str!("drawing.css");

/// Text that is safe in HTML and SVG.
pub fn escape(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// A drawing under construction.
pub struct Drawing(String);

impl Drawing {
    /// A drawing of this height.
    pub fn new(title: &str, height: f64) -> Self {
        let title = escape(title);
        Self(format!(
            "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>\n"
        ))
    }

    /// A line of a class.
    pub fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let _ =
            writeln!(self.0, "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>");
    }

    /// A text of a class, which says how it is aligned.
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), text: &str) {
        let _ = writeln!(self.0, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(text));
    }

    /// A rectangle of a class, more or less opaque, with something to read on it.
    pub fn bar(&mut self, class: &str, opacity: f64, (x, y): (f64, f64), (width, height): (f64, f64), says: &str) {
        let _ = writeln!(
            self.0,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             opacity=\"{opacity:.2}\"><title>{}</title></rect>",
            escape(says)
        );
    }

    /// A small disc.
    pub fn dot(&mut self, (x, y): (f64, f64)) {
        let _ = writeln!(self.0, "<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>");
    }

    /// A disc of a class with something to read on it.
    pub fn mark(&mut self, class: &str, (x, y): (f64, f64), radius: f64, says: &str) {
        let _ = writeln!(
            self.0,
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"><title>{}</title></circle>",
            escape(says)
        );
    }

    /// A line through points.
    pub fn curve(&mut self, class: &str, points: &[(f64, f64)]) {
        let _ = writeln!(self.0, "<polyline class=\"{class}\" points=\"{}\"/>", joined(points.iter()));
    }

    /// What lies between an upper line and a lower one.
    pub fn band(&mut self, class: &str, upper: &[(f64, f64)], lower: &[(f64, f64)]) {
        let around = joined(upper.iter().chain(lower.iter().rev()));
        let _ = writeln!(self.0, "<polygon class=\"{class}\" points=\"{around}\"/>");
    }

    /// The drawing, to be put into a page.
    pub fn finish(self) -> String {
        self.0 + "</svg>\n"
    }
}

fn joined<'a>(points: impl Iterator<Item = &'a (f64, f64)>) -> String {
    points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

/// A drawing as a file of its own, in dark and light.
pub fn standalone(drawing: &str) -> String {
    let head = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" ");
    let drawing = drawing.replacen("<svg ", &head, 1);
    let style = format!("<style>\n{STYLE}svg {{ background: var(--paper); }}\n</style>\n<title>");
    drawing.replacen("<title>", &style, 1)
}

/// Where values lie between two ends of an axis.
pub struct Scale {
    /// The value at the first end.
    pub low: f64,
    /// The value at the other.
    pub high: f64,
    /// Where the first end is.
    pub from: f64,
    /// Where the other is.
    pub to: f64,
}

impl Scale {
    /// Where a value is.
    pub fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }
}

/// Round numbers, about so many, that cover the range.
pub fn ticks(low: f64, high: f64, about: f64) -> Vec<f64> {
    let rough = ((high - low) / about).max(f64::MIN_POSITIVE);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|n| n * power).into_iter().find(|&step| step >= rough).unwrap_or(10.0 * power);
    let first = (low / step).floor() as i64;
    let last = (high / step).ceil() as i64;
    (first..=last).map(|n| n as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_cover_the_range() {
        assert_eq!(ticks(-130.0, 210.0, 7.0), [-150.0, -100.0, -50.0, 0.0, 50.0, 100.0, 150.0, 200.0, 250.0]);
        assert_eq!(ticks(0.0, 3.0, 4.0), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(ticks(0.0, 87.0, 4.0), [0.0, 50.0, 100.0]);
    }

    #[test]
    fn text_cannot_break_out() {
        assert_eq!(escape("<b a=\"1\">'&'\n"), "&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39; ");
    }
}
