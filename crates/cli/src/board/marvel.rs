//! The board of Marvel.

use super::paint::{Ink, Line, Palette};
use super::scene::{Scene, render};
use super::tableau::Table;
use super::{COLUMNS, Style};
use splendor::marvel::{GauntletView, View};
use text::Text;

/// The letter of the joker, for which there is no bonus.
const JOKER: char = 'S';
/// The letter of the time stone.
const STONE: char = 'T';
/// Columns of a location.
const LOCATION: usize = 19;

/// Marvel as text.
pub fn marvel(view: &View, text: &Text, names: &[String], style: Style) -> String {
    let scene = Scene { game: view.game, text, names, palette: &Palette::MARVEL };
    let table = Table { common: &view.common, scene };
    let mut lines = vec![table.title(view.last_round, goal(view))];
    lines.extend(table.tiles(LOCATION));
    lines.extend(table.market());
    lines.extend(table.hand());
    lines.extend(table.scene.supply("board-supply", &view.common.bank));
    lines.push(avengers(view, &table.scene));
    lines.push(Line::new());
    lines.extend(table.players(|seat| Some(gauntlet(view, &view.gauntlet[seat.seat.index()], &table.scene))));
    lines.push(Line::new());
    lines.push(table.prompt());
    render(&lines, style)
}

/// What the Gauntlet asks for: points, a bonus of each colour, a time stone.
fn goal(view: &View) -> Line {
    let mut goal = Line::of(format!("{}★", view.goal), Ink::Dim);
    for (letter, hue) in Palette::MARVEL.0.iter().filter(|token| token.0 != JOKER) {
        goal = goal.plain(" ").and(letter.to_string(), Ink::Edge(*hue));
    }
    goal
}

/// Who has the Avengers tile, and what it takes to take it.
fn avengers(view: &View, scene: &Scene) -> Line {
    let tile = &view.avengers;
    let key = if tile.owner.is_some() { "board-avengers-owned" } else { "board-avengers-free" };
    let owner = tile.owner.map(|seat| scene.name(seat)).unwrap_or_default();
    let said = scene.say(key, &[("seat", owner.into()), ("needs", tile.needs.into())]);
    let points = format!(" {}★ ", tile.points);
    let line = Line::new().plain(" ").and(scene.say("board-avengers", &[]), Ink::Bold);
    line.and(points, Ink::Bold).plain(said).clipped(COLUMNS)
}

/// What a player still lacks for the Gauntlet, and how many Avengers tags there are.
fn gauntlet(view: &View, player: &GauntletView, scene: &Scene) -> Line {
    let line = scene.label("board-gauntlet").plain(" ");
    let line = if player.meets {
        line.and("✓", Ink::Good)
    } else {
        let mut line = line.and("−", Ink::Dim);
        if player.points_missing > 0 {
            line = line.plain(format!(" {}★", player.points_missing));
        }
        let stone = (!player.stone).then_some(STONE);
        for letter in player.colours_missing.iter().copied().chain(stone) {
            line = line.plain(" ").and(letter.to_string(), Ink::Edge(scene.palette.hue(letter)));
        }
        line
    };
    let tags = Line::of(format!("A{}", player.tags), Ink::Bold);
    let owned = view.avengers.owner == Some(player.seat);
    let tags = if owned { tags.and(format!(" {}★", view.avengers.points), Ink::Good) } else { tags };
    line.to(36).then(tags)
}
