//! A report as a page of its own: no script, nothing to load.

use super::plot;
use super::print;
use super::report::Report;
use crate::drawing::escape;
use crate::page::{self, table};
use text::Text;

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
    page::whole(&title, &body, text)
}

fn heading(text: &Text, name: &str) -> String {
    escape(&text.get(&format!("arena-page-{name}")))
}

fn figure(text: &Text, name: &str, plot: &str, note: Option<&str>) -> String {
    let note = note.map(|note| format!("<figcaption>{}</figcaption>\n", heading(text, note))).unwrap_or_default();
    format!("<h2>{}</h2>\n<figure>\n{plot}{note}</figure>\n", heading(text, name))
}
