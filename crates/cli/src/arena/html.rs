//! A report as a page of its own: no script, nothing to load.

use super::plot::{self, escape};
use super::print;
use super::report::Report;
use text::Text;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub fn page(report: &Report, text: &Text) -> String {
    let game = text.get(&format!("game-{}", report.game));
    let title = escape(&text.format("arena-page-title", &[("title", game.into())]));
    let dated = [("date", report.date.as_str().into()), ("version", report.version.into())];
    let mut body = format!("<h1>{title}</h1>\n");
    for line in [print::title(report, text), print::seed(report, text), text.format("arena-page-date", &dated)] {
        body += &format!("<p>{}</p>\n", escape(&line));
    }
    body += &format!("<h2>{}</h2>\n{}", heading(text, "bots"), table(&print::bots(report, text)));
    let failed = report.bots.iter().filter(|bot| bot.failures.sum() > 0);
    for bot in failed {
        body += &format!("<p>{}</p>\n", escape(&print::failures(bot, text)));
    }
    let meetings = print::meetings(report, text);
    if meetings.len() > 1 {
        body += &format!("<h2>{}</h2>\n{}", heading(text, "meetings"), table(&meetings));
    }
    if report.bots.len() > 1 {
        body += &figure(text, "elo", &plot::ratings(report, text), Some("elo-note"));
        body += &figure(text, "wins", &plot::wins(report, text), Some("wins-note"));
    }
    body += &figure(text, "length", &plot::lengths(report, text), None);
    for line in std::iter::once(print::length(report, text)).chain(print::seats(report, text)) {
        body += &format!("<p>{}</p>\n", escape(&line));
    }
    body += &figure(text, "time", &plot::times(report, text), None);
    body += &format!("<h2>{}</h2>\n<pre>{}</pre>\n", heading(text, "again"), escape(&report.command));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        text.lang()
    )
}

fn heading(text: &Text, name: &str) -> String {
    escape(&text.get(&format!("arena-page-{name}")))
}

fn figure(text: &Text, name: &str, plot: &str, note: Option<&str>) -> String {
    let note = note.map(|note| format!("<figcaption>{}</figcaption>\n", heading(text, note))).unwrap_or_default();
    format!("<h2>{}</h2>\n<figure>\n{plot}{note}</figure>\n", heading(text, name))
}

/// A table; the first row holds the headings.
fn table(rows: &[Vec<String>]) -> String {
    let row = |(number, row): (usize, &Vec<String>)| {
        let cell = |(column, cell): (usize, &String)| match (number, column) {
            (0, _) => format!("<th scope=\"col\">{}</th>", escape(cell)),
            (_, 0) => format!("<th scope=\"row\">{}</th>", escape(cell)),
            _ => format!("<td>{}</td>", escape(cell)),
        };
        format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>())
    };
    let rows: String = rows.iter().enumerate().map(row).collect();
    format!("<div class=\"wide\"><table>\n{rows}</table></div>\n")
}
