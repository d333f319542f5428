//! An analysis as a page of its own: no script, nothing to load.

use super::{plot, print};
use crate::arena::print::percent;
use crate::drawing::escape;
use crate::page;
use catalog::{Advised, Decision, Mark, Report, SeatReport};
use text::Text;

/// The whole page.
pub fn page(report: &Report, names: &[String], text: &Text) -> String {
    let game = text.get(&format!("game-{}", report.game));
    let title = escape(&text.format("analysis-page-title", &[("title", game.into())]));
    let mut body = format!("<h1>{title}</h1>\n");
    for line in [print::title(report, text), print::effort(report, text)] {
        body += &format!("<p>{}</p>\n", escape(&line));
    }
    for seat in &report.seats {
        body += &section(seat, names, text);
    }
    let note = |key: &str| format!("<p>{}</p>\n", escape(&text.get(key)));
    body += &format!("<h2>{}</h2>\n", escape(&text.get("analysis-page-meaning")));
    body += &["chance", "marks", "balance"].map(|name| note(&format!("analysis-page-meaning-{name}"))).concat();
    page::whole(&title, &body, text)
}

fn section(seat: &SeatReport, names: &[String], text: &Text) -> String {
    let name = escape(&text.format("analysis-seat", &[("name", text.player(seat.seat, names).into())]));
    let mut section = format!("<section>\n<h2>{name}</h2>\n<p>{}</p>\n", escape(&print::marks(seat, text)));
    for (heading, plot) in [("course", plot::course(seat, names, text)), ("balance", plot::balance(seat, text))] {
        let heading = escape(&text.get(&format!("analysis-page-{heading}")));
        section += &format!("<h3>{heading}</h3>\n<figure>\n{plot}</figure>\n");
    }
    section += &format!("<h3>{}</h3>\n", escape(&text.get("analysis-page-decisions")));
    section + &decisions(seat, names, text) + "</section>\n"
}

fn decisions(seat: &SeatReport, names: &[String], text: &Text) -> String {
    let heading = |(name, class): (&str, &str)| {
        format!("<th scope=\"col\"{class}>{}</th>", escape(&text.get(&format!("analysis-column-{name}"))))
    };
    const LEFT: &str = " class=\"text\"";
    let headings = [("at", ""), ("action", LEFT), ("chance", ""), ("loss", ""), ("mark", LEFT), ("choices", LEFT)];
    let headings: String = headings.into_iter().map(heading).collect();
    let rows: String = seat.decisions.iter().map(|decision| row(decision, names, text)).collect();
    format!("<div class=\"wide\"><table>\n<tr>{headings}</tr>\n{rows}</table></div>\n")
}

fn row(decision: &Decision, names: &[String], text: &Text) -> String {
    let class = decision.mark.map_or("", Mark::name);
    let mark = decision.mark.map(|mark| print::mark_in_words(mark, text)).unwrap_or_default();
    let loss = match decision.loss > 0.0 {
        true => format!("{:.1} ± {:.1}", 100.0 * decision.loss, 100.0 * decision.loss_error),
        false => "0".into(),
    };
    let choices: Vec<String> = decision.choices.iter().map(|choice| shown(choice, names, text)).collect();
    format!(
        "<tr class=\"{class}\"><th scope=\"row\">{}</th><td class=\"text\"><code>{}</code></td><td>{}</td><td>{}</td>\
         <td class=\"text\">{}</td><td class=\"line\">{}</td></tr>\n",
        decision.at,
        escape(&decision.action),
        escape(&print::with_error(decision.value, decision.error)),
        escape(&loss),
        escape(&mark),
        choices.join("<br>")
    )
}

/// A choice with its win chance and its line.
fn shown(choice: &Advised, names: &[String], text: &Text) -> String {
    let line = print::line(&choice.line, names, text);
    let line = if line.is_empty() { String::new() } else { format!(" <small>{}</small>", escape(&line)) };
    let chance = format!("{} ± {:.1}", percent(choice.value), 100.0 * choice.error);
    format!("<code>{}</code> {}{line}", escape(&choice.action), escape(&chance))
}
