//! An analysis in a terminal, and the words that a page uses too.

use crate::arena::print::{columns, percent};
use crate::board::COLUMNS;
use catalog::{Decision, Mark, Moment, Report, Said, SeatReport};
use game::Turn;
use text::{Text, Value, clip};

/// The height of the plot, in lines.
const LINES: usize = 8;
/// Eighths of a line, from nothing to all of it.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The width of the plot, in columns.
const WIDE: usize = 72;

/// The lines of an analysis.
pub fn lines(report: &Report, names: &[String], text: &Text) -> Vec<String> {
    let mut lines = vec![title(report, text), effort(report, text)];
    for seat in &report.seats {
        lines.push(String::new());
        lines.push(text.format("analysis-seat", &[("name", text.player(seat.seat, names).into())]));
        lines.extend(plot(&seat.course, &seat.decisions));
        lines.push(balance(seat, text));
        lines.push(marks(seat, text));
        if !seat.decisions.is_empty() {
            lines.push(String::new());
            let rows = columns(&table(seat, names, text), &[1, 4, 5, 6]);
            lines.extend(rows.iter().map(|row| clip(row, 2 * COLUMNS)));
        }
    }
    lines
}

/// The game, its players and its result.
pub fn title(report: &Report, text: &Text) -> String {
    let result = match &report.result {
        Some(values) => values.iter().map(|&value| percent(value)).collect::<Vec<_>>().join(" : "),
        None => "*".into(),
    };
    let arguments = [
        ("title", text.get(&format!("game-{}", report.game)).into()),
        ("players", Value::from(report.players)),
        ("config", report.config.as_str().into()),
        ("result", result.into()),
    ];
    text.format("analysis-title", &arguments)
}

/// How thoroughly it was looked at.
pub fn effort(report: &Report, text: &Text) -> String {
    let arguments = [
        ("searches", Value::from(i64::from(report.searches))),
        ("iterations", Value::from(report.iterations.to_string())),
        ("seed", report.seed.to_string().into()),
    ];
    text.format("analysis-effort", &arguments)
}

/// Where the change of the win chance came from.
pub fn balance(seat: &SeatReport, text: &Text) -> String {
    let balance = &seat.balance;
    let arguments = [
        ("start", percent(balance.start).into()),
        ("own", points(balance.own).into()),
        ("others", points(balance.others).into()),
        ("draws", points(balance.draws).into()),
        ("end", Value::from(percent(balance.end))),
    ];
    text.format("analysis-balance", &arguments)
}

/// How many decisions there were, and how good.
pub fn marks(seat: &SeatReport, text: &Text) -> String {
    let arguments = [
        ("decisions", Value::from(seat.decisions.len() as i64)),
        ("loss", format!("{:.1}", 100.0 * seat.average_loss).into()),
        ("inaccuracies", i64::from(seat.marks.inaccuracies).into()),
        ("mistakes", i64::from(seat.marks.mistakes).into()),
        ("blunders", i64::from(seat.marks.blunders).into()),
    ];
    text.format("analysis-marks", &arguments)
}

/// The decisions of a seat, with headings.
pub fn table(seat: &SeatReport, names: &[String], text: &Text) -> Vec<Vec<String>> {
    let headings = ["at", "action", "chance", "loss", "mark", "best", "line"];
    let headings = headings.map(|name| text.get(&format!("analysis-column-{name}"))).into();
    let row = |decision: &Decision| {
        let lost = decision.loss > 0.0;
        let best = decision.best().filter(|best| lost && best.action != decision.action);
        vec![
            decision.at.to_string(),
            decision.action.clone(),
            with_error(decision.value, decision.error),
            if lost {
                format!("{:.1} ± {:.1}", 100.0 * decision.loss, 100.0 * decision.loss_error)
            } else {
                "0".into()
            },
            decision.mark.map(|mark| mark_in_words(mark, text)).unwrap_or_default(),
            best.map(|best| format!("{} ({})", best.action, percent(best.value))).unwrap_or_default(),
            if best.is_some() { line(decision.best_line(), names, text) } else { String::new() },
        ]
    };
    std::iter::once(headings).chain(seat.decisions.iter().map(row)).collect()
}

/// A mark in words, with the sign that chess players know.
pub fn mark_in_words(mark: Mark, text: &Text) -> String {
    let sign = match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    };
    format!("{sign} {}", text.get(&format!("analysis-{}", mark.name())))
}

/// A win chance with its error bar, in points.
pub fn with_error(value: f64, error: f64) -> String {
    format!("{} ± {:.1}", percent(value), 100.0 * error)
}

/// A change in points, with its sign.
pub fn points(change: f64) -> String {
    format!("{:+.1}", 100.0 * change)
}

/// A line: who does what. Actions of one player stand together.
pub fn line(line: &[Said], names: &[String], text: &Text) -> String {
    let turns = line.chunk_by(|one, other| one.seat == other.seat).map(|turn| {
        let actions: Vec<&str> = turn.iter().map(|said| said.action.as_str()).collect();
        format!("{}: {}", text.player(turn[0].seat, names), actions.join(" "))
    });
    turns.collect::<Vec<_>>().join("; ")
}

/// The win chance over the game, and below it a question mark for each mistake and blunder.
fn plot(course: &[Moment], decisions: &[Decision]) -> Vec<String> {
    let wide = course.len().min(WIDE);
    let at = |column: usize| &course[column * course.len() / wide];
    let mut lines = Vec::new();
    for row in 0..LINES {
        let label = match row {
            0 => "100%",
            _ if row == LINES / 2 => "50%",
            _ if row == LINES - 1 => "0%",
            _ => "",
        };
        let block = |column: usize| {
            let eighths = (at(column).value * 8.0 * LINES as f64).round() as usize;
            EIGHTHS[eighths.saturating_sub(8 * (LINES - 1 - row)).min(8)]
        };
        lines.push(format!("{label:>4} ┤{}", (0..wide).map(block).collect::<String>()).trim_end().to_string());
    }
    let bad = |column: usize| {
        let until = if column + 1 < wide { at(column + 1).at } else { usize::MAX };
        let here = |decision: &&Decision| (at(column).at..until).contains(&decision.at);
        let marked = decisions.iter().filter(here).filter_map(|decision| decision.mark).max();
        if marked >= Some(Mark::Mistake) { '?' } else { ' ' }
    };
    lines.push(format!("      {}", (0..wide).map(bad).collect::<String>()).trim_end().to_string());
    lines
}

/// Who acts from a moment on.
pub fn actor(moment: &Moment, names: &[String], text: &Text) -> String {
    match moment.turn {
        Turn::Player(seat) => text.player(seat, names),
        Turn::Chance => text.get("analysis-draws"),
        Turn::Over => text.get("analysis-end"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;
    use text::Lang;

    fn moment(at: usize, value: f64) -> Moment {
        Moment { at, turn: Turn::Player(Seat::new(0)), value, error: 0.0, change: 0.0, actions: Vec::new() }
    }

    #[test]
    fn a_plot_rises_with_the_win_chance() {
        let course = [moment(0, 0.0), moment(1, 0.5), moment(2, 1.0), moment(3, 1.0 / 64.0)];
        let lines = plot(&course, &[]);
        assert_eq!(lines[0], "100% ┤  █");
        assert_eq!(lines[4], " 50% ┤ ██");
        assert_eq!(lines[7], "  0% ┤ ██▁");
        assert_eq!(lines[8], "");
        let long: Vec<Moment> = (0..1000).map(|at| moment(at, 1.0)).collect();
        assert_eq!(plot(&long, &[])[7].chars().count(), 6 + WIDE);
    }

    #[test]
    fn actions_of_one_player_stand_together() {
        let said = |seat, action: &str| Said { seat: Seat::new(seat), action: action.into() };
        let text = Text::new(Lang::En);
        let names = ["Ala".into(), "Ola".into()];
        let all = [said(1, "buy:1W3"), said(1, "gold:W0"), said(0, "take:WUG")];
        assert_eq!(line(&all, &names, &text), "Ola: buy:1W3 gold:W0; Ala: take:WUG");
        assert_eq!(line(&[], &names, &text), "");
    }

    #[test]
    fn numbers_have_signs_and_error_bars() {
        assert_eq!((points(0.0312), points(-0.1)), ("+3.1".into(), "-10.0".into()));
        assert_eq!(with_error(0.553, 0.012), "55.3% ± 1.2");
    }
}
