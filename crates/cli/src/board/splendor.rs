//! The board of Splendor.

use super::Style;
use super::paint::{Ink, Line, Palette};
use super::scene::{Scene, render};
use super::tableau::Table;
use splendor::splendor::View;
use text::Text;

/// Columns of a noble.
const NOBLE: usize = 15;

/// Splendor as text.
pub fn splendor(view: &View, text: &Text, names: &[String], style: Style) -> String {
    let scene = Scene { game: view.game, text, names, palette: &Palette::SPLENDOR };
    let table = Table { common: &view.common, scene };
    let goal = Line::of(format!("{}★", view.goal), Ink::Dim);
    let mut lines = vec![table.title(view.last_round, goal)];
    lines.extend(table.tiles(NOBLE));
    lines.extend(table.market());
    lines.extend(table.hand());
    lines.extend(table.scene.supply("board-supply", &view.common.bank));
    lines.push(Line::new());
    lines.extend(table.players(|_| None));
    lines.push(Line::new());
    lines.push(table.prompt());
    render(&lines, style)
}
