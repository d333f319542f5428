//! DUE-20, DUE-21: up to three tokens in a line.

use super::table::Table;
use crate::{Action, Cell, Line, Token};
use proptest::prelude::*;

#[test]
fn due_20_one_two_or_three_in_a_row_a_column_or_a_diagonal() {
    let mut table = Table::new();
    table.board("WU... .GR.. ..K.. ..... .....");
    let mut takes: Vec<String> = table.after("take").split(' ').map(Into::into).collect();
    takes.sort_unstable();
    let expected =
        ["a1", "a1,b1", "a1,b2", "a1,b2,c3", "b1", "b1,b2", "b1,c2", "b2", "b2,c2", "b2,c3", "c2", "c2,c3", "c3"];
    assert_eq!(takes, expected);
    table.play("take:a1,b2,c3");
    assert_eq!((table.tokens(0), table.rows()), ("WGK".into(), ".U... ..R.. ..... ..... .....".into()));
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.told(), ["event-took"]);
}

#[test]
fn due_20_no_gold_and_no_gap() {
    let mut table = Table::new();
    table.board("W.U.. ..... RYG.. ..... .....");
    assert_eq!(table.after("take"), "a1 c1 a3 c3");
    assert_eq!(table.why_not("take:a1,b1,c1"), "DUE-20 refuse-duel-empty-cell");
    assert_eq!(table.why_not("take:a3,b3"), "DUE-20 refuse-duel-never-gold");
    assert_eq!(table.why_not("take:b3"), "DUE-20 refuse-duel-never-gold");
    assert!("take:a1,c1".parse::<Action>().is_err(), "not a line");
    assert!("take:a1,b1,c1,d1".parse::<Action>().is_err(), "not more than three");
    assert!("take:e1,a2".parse::<Action>().is_err(), "a line does not go round the edge");
    assert!("take:a1,b1,b2".parse::<Action>().is_err(), "a corner is no line");
    assert!("take:".parse::<Action>().is_err(), "at least one");
}

#[test]
fn due_20_a_set_of_cells_is_one_action_however_it_is_written() {
    let action: Action = "take:c1,a1,b1".parse().unwrap();
    assert_eq!(action.to_string(), "take:a1,b1,c1");
    assert_eq!("take:a3,b2,c1".parse::<Action>().unwrap().to_string(), "take:c1,b2,a3");
    assert!("take:a1,a1".parse::<Action>().is_err());
    assert_eq!(Line::all().count(), 25 + (20 + 20 + 16 + 16) + (15 + 15 + 9 + 9));
}

/// One to three cells at equal single steps, by coordinates.
fn is_line(cells: &[(i32, i32)]) -> bool {
    let steps: Vec<(i32, i32)> = cells.windows(2).map(|pair| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1)).collect();
    steps.iter().all(|&step| step == steps[0] && step.0.abs() <= 1 && step.1.abs() <= 1)
}

proptest! {
    #[test]
    fn due_20_all_lines_of_gems_and_pearls_and_no_others(letters in prop::collection::vec(0usize..4, 25)) {
        let mut left = Token::SUPPLY;
        let mut rows = String::new();
        for kind in letters {
            // Empty, gold, or the first gem or pearl that is left.
            let token = match kind {
                0 => None,
                1 => Some(Token::Gold),
                _ => Token::ALL.into_iter().find(|token| left.covers(token.one())),
            };
            let token = token.filter(|token| left.covers(token.one()));
            if let Some(token) = token {
                left -= token.one();
            }
            rows.push(token.map_or('.', Token::letter));
        }
        let mut table = Table::new();
        table.board(&rows);
        let free = |cell: &Cell| !".Y".contains(rows.as_bytes()[usize::from(cell.0)] as char);
        let place = |cell: Cell| (i32::from(cell.0 / 5), i32::from(cell.0 % 5));
        let cells: Vec<Cell> = Cell::all().filter(free).collect();
        let mut expected = Vec::new();
        for (i, &a) in cells.iter().enumerate() {
            expected.push(format!("take:{a}"));
            for (j, &b) in cells.iter().enumerate().skip(i + 1) {
                if is_line(&[place(a), place(b)]) {
                    expected.push(format!("take:{a},{b}"));
                }
                for &c in &cells[j + 1..] {
                    if is_line(&[place(a), place(b), place(c)]) {
                        expected.push(format!("take:{a},{b},{c}"));
                    }
                }
            }
        }
        let mut legal = table.legal();
        legal.retain(|text| text.starts_with("take:"));
        expected.sort_unstable();
        legal.sort_unstable();
        prop_assert_eq!(legal, expected);
    }
}

/// Which scrolls there are after seat 0 has taken this.
fn scrolls_after(board: &str, take: &str) -> [u8; 3] {
    let mut table = Table::new();
    table.board(board).play(take);
    table.scrolls()
}

#[test]
fn due_21_three_of_a_colour_give_the_opponent_a_privilege() {
    let board = "WWW.. ..... ..... ..... .....";
    assert_eq!(scrolls_after(board, "take:a1,b1,c1"), [2, 0, 1]);
    assert_eq!(scrolls_after(board, "take:a1,b1"), [3, 0, 0], "two are not three");
    assert_eq!(scrolls_after("WWU.. ..... ..... ..... .....", "take:a1,b1,c1"), [3, 0, 0], "nor are two and another");
}

#[test]
fn due_21_two_pearls_do_too_also_with_a_third_token_in_any_order() {
    for row in ["PP...", "PPW..", "PWP..", "WPP.."] {
        let take = if row == "PP..." { "take:a1,b1" } else { "take:a1,b1,c1" };
        assert_eq!(scrolls_after(&format!("{row} ..... ..... ..... ....."), take), [2, 0, 1], "{row}");
    }
    assert_eq!(scrolls_after("PWP.. ..... ..... ..... .....", "take:a1,b1"), [3, 0, 0], "one pearl is not two");
}

#[test]
fn due_21_only_tokens_of_this_action_count() {
    let mut table = Table::new();
    table.board("PWP.. WWW.. ..... ..... .....").privileges(0, 2);
    table.play("privilege:a1; take:c1");
    assert_eq!(table.scrolls(), [2, 1, 0], "two pearls, but one by privilege");
    let mut table = Table::new();
    table.board("PWP.. WWW.. ..... ..... .....").privileges(0, 2);
    table.play("privilege:a2; take:b2,c2");
    assert_eq!(table.scrolls(), [2, 1, 0], "three white ones, but one by privilege");
}

#[test]
fn due_21_tokens_of_abilities_do_not_count() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").pyramid(1, "1W3 1N1 1J1 1J2 1J3").give(0, "WWRRKK");
    table.play("buy:1W3");
    assert_eq!((table.tokens(0).as_str(), table.scrolls()), ("WWW", [3, 0, 0]));
}

#[test]
fn due_21_once_and_as_due_13_says() {
    let mut table = Table::new();
    table.board("WWW.. ..... ..... ..... .....").privileges(0, 3);
    table.play("take:a1,b1,c1");
    assert_eq!(table.scrolls(), [0, 2, 1], "none above the board: it comes from the one who took");
    assert_eq!(table.told(), ["event-took", "event-duel-privilege-moves"]);
}
