//! What a state and its parts say of themselves to whoever shows them.

use crate::{Action, Cell, Cells, Duel, Surplus, Token};
use game::{Counts, Game};

#[test]
fn before_the_set_up_two_seats_and_all_tokens_in_the_bag() {
    let game = Duel::start(&"players=2".parse().expect("a config"));
    assert_eq!(game.seats(), 2);
    assert_eq!(game.bag(), Token::SUPPLY);
}

#[test]
fn the_kind_of_an_action_is_told_beside_its_text() {
    for (text, kind) in [("take:b1,c2,d3", "take"), ("buy:1W3", "buy"), ("royal:1", "tile"), ("cell:W", "lay")] {
        let action: Action = text.parse().expect("an action");
        assert_eq!(Duel::describe(action).kind, kind, "{text}");
    }
}

#[test]
fn a_cell_is_in_a_set_once() {
    let cell = Cell::from_name("c3").expect("a cell");
    let once = Cells::NONE.with(cell);
    assert_eq!(once.with(cell), once);
    assert!(once.is_part_of(once.with(Cell::from_name("a1").expect("a cell"))) && !once.is_part_of(Cells::NONE));
}

#[test]
fn everything_is_open_to_be_given_back_at_first_and_nothing_out_of_order_later() {
    let tokens = Counts::new([3, 2, 1, 0, 4, 1, 2, 0]);
    assert_eq!(Surplus::START.open(tokens), tokens);
    assert_eq!(Surplus::after(Token::Green).open(tokens), Counts::new([0, 0, 1, 0, 4, 1, 2, 0]));
}
