//! A report for people, in a terminal.

use super::report::{BotReport, Bounds, MeetingReport, Report, TestReport};
use crate::words::grouped;
use text::{Text, Value, clip, width};

/// The widest that the name of a bot may be.
const LONGEST_NAME: usize = 28;

/// The lines of a report.
pub fn lines(report: &Report, text: &Text) -> Vec<String> {
    let mut lines = vec![title(report, text), seed(report, text), String::new()];
    lines.extend(columns(&bots(report, text), &[0]));
    let meetings = meetings(report, text);
    if meetings.len() > 1 {
        lines.push(String::new());
        lines.extend(columns(&meetings, &[0]));
    }
    if report.bots.len() > 2 {
        lines.extend([String::new(), text.get("arena-wins")]);
        lines.extend(columns(&wins(report), &[0]));
    }
    lines.push(String::new());
    lines.push(length(report, text));
    lines.extend(seats(report, text));
    lines.extend(report.bots.iter().filter(|bot| bot.failures.sum() > 0).map(|bot| failures(bot, text)));
    lines
}

/// The game and how many games there were.
pub fn title(report: &Report, text: &Text) -> String {
    let arguments = [
        ("title", text.get(&format!("game-{}", report.game)).into()),
        ("players", Value::from(report.players)),
        ("games", grouped(report.games).into()),
        ("seconds", format!("{:.1}", report.seconds).into()),
        ("threads", (report.threads as i64).into()),
    ];
    text.format("arena-title", &arguments)
}

/// The seed and the options.
pub fn seed(report: &Report, text: &Text) -> String {
    let arguments = [("seed", report.seed.to_string().into()), ("config", report.config.as_str().into())];
    text.format("arena-seed", &arguments)
}

/// The table of bots, with its headings.
pub fn bots(report: &Report, text: &Text) -> Vec<Vec<String>> {
    let headings = ["bot", "elo", "won", "games", "turns", "decision", "slowest"];
    let row = |bot: &BotReport| {
        vec![
            clip(&bot.name, LONGEST_NAME),
            if report.bots.len() > 1 { elo(bot.elo) } else { String::new() },
            percent(bot.value),
            grouped(bot.games),
            format!("{:.1}", bot.turns),
            milliseconds(bot.seconds_per_decision),
            milliseconds(bot.seconds_of_slowest_turn),
        ]
    };
    let headings = headings.map(|name| text.get(&format!("arena-column-{name}"))).into();
    std::iter::once(headings).chain(report.bots.iter().map(row)).collect()
}

/// The table of meetings, with its headings. A bot that only met itself met nobody.
pub fn meetings(report: &Report, text: &Text) -> Vec<Vec<String>> {
    let tested = report.meetings.iter().any(|meeting| meeting.test.is_some());
    let headings = ["meeting", "games", "score", "difference"].into_iter().chain(tested.then_some("test"));
    let row = |meeting: &MeetingReport| {
        let others = || text.get("arena-others");
        let second = meeting.second.as_ref().map_or_else(others, |name| clip(name, LONGEST_NAME));
        let cells = [
            format!("{} : {second}", clip(&meeting.first, LONGEST_NAME)),
            grouped(meeting.games),
            format!("{} ({}-{})", percent(meeting.score.value), share(meeting.score.low), share(meeting.score.high)),
            meeting.elo.map(elo).unwrap_or_default(),
        ];
        cells.into_iter().chain(meeting.test.as_ref().map(|test| verdict(test, text))).collect()
    };
    let headings = headings.map(|name| text.get(&format!("arena-column-{name}"))).collect();
    let met = report.meetings.iter().filter(|meeting| meeting.even < 1.0);
    std::iter::once(headings).chain(met.map(row)).collect()
}

/// Row against column, by number.
fn wins(report: &Report) -> Vec<Vec<String>> {
    let name = |(number, bot): (usize, &BotReport)| format!("{} {}", number + 1, clip(&bot.name, LONGEST_NAME));
    let headings = std::iter::once(String::new()).chain((1..=report.bots.len()).map(|number| number.to_string()));
    let row = |(bot, row): (String, &Vec<Option<f64>>)| {
        let cells = row.iter().map(|cell| cell.map(percent).unwrap_or_else(|| "·".into()));
        std::iter::once(bot).chain(cells).collect()
    };
    let names = report.bots.iter().enumerate().map(name);
    std::iter::once(headings.collect()).chain(names.zip(&report.wins).map(row)).collect()
}

/// How long games were.
pub fn length(report: &Report, text: &Text) -> String {
    let arguments = [
        ("mean", format!("{:.1}", report.length.mean).into()),
        ("least", i64::from(report.length.min).into()),
        ("most", i64::from(report.length.max).into()),
    ];
    text.format("arena-length", &arguments)
}

/// How each seat did.
pub fn seats(report: &Report, text: &Text) -> Vec<String> {
    let line = |(number, seat): (usize, &super::report::SeatReport)| {
        let arguments = [
            ("seat", Value::from(number as i64)),
            ("won", percent(seat.value).into()),
            ("turns", format!("{:.1}", seat.turns).into()),
        ];
        text.format(if report.sides && number == 0 { "arena-lone" } else { "arena-seat" }, &arguments)
    };
    report.seats.iter().enumerate().map(line).collect()
}

/// How often a bot failed.
pub fn failures(bot: &BotReport, text: &Text) -> String {
    let arguments = [
        ("bot", clip(&bot.name, LONGEST_NAME).into()),
        ("games", Value::from(bot.failures.sum() as i64)),
        ("silent", (bot.failures.silent as i64).into()),
        ("gone", (bot.failures.gone as i64).into()),
        ("nonsense", (bot.failures.nonsense as i64).into()),
    ];
    text.format("arena-failures", &arguments)
}

fn verdict(test: &TestReport, text: &Text) -> String {
    let claim = |value: f64| if test.of == "elo" { format!("{value:+.0}") } else { percent(value) };
    let arguments = [
        ("null", claim(test.null).into()),
        ("claim", claim(test.alternative).into()),
        ("evidence", format!("{:+.2}", test.llr).into()),
    ];
    text.format(&format!("arena-test-{}", test.verdict), &arguments)
}

/// Elo points with half the width of the interval.
pub fn elo(points: Bounds) -> String {
    format!("{:+.0} ± {:.0}", points.value, (points.high - points.low) / 2.0)
}

/// A share with one digit after the point.
pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// An end of an interval of shares.
fn share(share: f64) -> String {
    format!("{:.1}", 100.0 * share.clamp(0.0, 1.0))
}

/// A time with three digits.
pub fn milliseconds(seconds: f64) -> String {
    let milliseconds = 1000.0 * seconds;
    let digits = if milliseconds < 1.0 {
        3
    } else if milliseconds < 100.0 {
        1
    } else {
        0
    };
    format!("{milliseconds:.digits$} ms")
}

/// Rows in columns: those named to the left, the others to the right.
pub fn columns(rows: &[Vec<String>], left: &[usize]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let room = " ".repeat(widths[column].saturating_sub(width(cell)));
            let gap = if column == 0 { "" } else { "  " };
            if left.contains(&column) { format!("{gap}{cell}{room}") } else { format!("{gap}{room}{cell}") }
        };
        row.iter().enumerate().map(cell).collect::<String>().trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [vec!["bot".into(), "Elo".into()], vec!["żółw".into(), "+12 ± 3".into()], vec!["5".into()]];
        assert_eq!(columns(&rows, &[0]), ["bot       Elo", "żółw  +12 ± 3", "5"]);
        assert_eq!(columns(&rows, &[1]), [" bot  Elo", "żółw  +12 ± 3", "   5"]);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(elo(Bounds { value: 123.4, low: 100.0, high: 146.8 }), "+123 ± 23");
        assert_eq!(elo(Bounds { value: -0.4, low: -1.4, high: 0.6 }), "-0 ± 1");
        assert_eq!([0.0000123, 0.0123, 1.23].map(milliseconds), ["0.012 ms", "12.3 ms", "1230 ms"]);
        assert_eq!((percent(0.953), share(1.02)), ("95.3%".into(), "100.0".into()));
    }
}
