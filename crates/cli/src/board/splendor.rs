//! The board of Splendor.

use super::Style;
use super::paint::{Line, Palette};
use super::tableau::{Table, render};
use splendor::splendor::View;
use text::Text;

/// Splendor as text.
pub fn splendor(view: &View, text: &Text, names: &[String], style: Style) -> String {
    let table = Table { common: &view.common, text, names, palette: &Palette::SPLENDOR };
    let notice = view.last_round.then(|| text.get("board-last-round"));
    let mut lines = vec![table.title(notice)];
    lines.extend(table.tiles(15));
    lines.extend(table.market());
    lines.extend(table.hand());
    lines.extend(table.supply());
    lines.push(Line::new());
    lines.extend(table.players());
    lines.push(Line::new());
    lines.push(table.prompt());
    render(lines, style)
}
