//! The numbers that clients show.

use super::table::Table;
use crate::{Cell, Cells, Prompt, Token};
use game::{Eyes, Game, Seat};

const EMPTY: &str = "..... ..... ..... ..... .....";

#[test]
fn prices_are_those_of_the_one_who_looks() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "1U1 1U2").give(0, "Y").give(1, "UU").pyramid(1, "1W4 1J1 - 1J2 1J3");
    let card = |eyes| table.game.view(eyes).pyramid[0].cards[0].clone().unwrap();
    let own = card(Eyes::Seat(Seat::new(0)));
    let sale = own.sale.clone().unwrap();
    assert_eq!((own.cost[&'U'], sale.price[&'U'], sale.missing[&'U'], sale.affordable), (3, 1, 1, true));
    assert_eq!(sale.price.keys().collect::<String>(), "U", "what costs nothing is not named");
    let theirs = card(Eyes::Seat(Seat::new(1))).sale.unwrap();
    assert_eq!((theirs.price[&'U'], theirs.missing[&'U'], theirs.affordable), (3, 1, false));
    assert_eq!(card(Eyes::Spectator), own, "a spectator sees those of the player whose turn it is");
    assert!(table.game.view(Eyes::Spectator).pyramid[0].cards[2].is_none());
}

#[test]
fn a_card_to_be_associated_is_buyable_only_with_a_column() {
    let mut table = Table::new();
    table.board(EMPTY).give(0, "KKKKP").pyramid(1, "1J2 1J1 1J3 1W5 1K5");
    let look = |table: &Table| {
        let card = table.game.view(Eyes::Spectator).pyramid[0].cards[0].clone().unwrap();
        let sale = card.sale.unwrap();
        (sale.affordable, sale.buyable, sale.payments.len())
    };
    assert_eq!(look(&table), (true, false, 0));
    table.own(0, "1R1");
    assert_eq!(look(&table), (true, true, 1));
}

#[test]
fn board_bag_privileges_royals_and_goals() {
    let mut table = Table::new();
    table.board("W.... ..... ..Y.. ..... ....P").give(0, "WU").privileges(1, 2).royal(1, "3");
    let view = table.game.view(Eyes::Spectator);
    let lying: Vec<(String, char)> =
        view.board.iter().filter_map(|cell| cell.token.map(|token| (cell.cell.clone(), token))).collect();
    assert_eq!(lying, [("a1".into(), 'W'), ("c3".into(), 'Y'), ("e5".into(), 'P')]);
    assert_eq!((view.board.len(), view.bag_count, view.bag[&'W'], view.bag[&'Y']), (25, 20, 2, 2));
    assert_eq!((view.privileges, view.seats[1].privileges), (1, 2));
    assert_eq!(view.royals.iter().map(|royal| royal.id.as_str()).collect::<Vec<_>>(), ["1", "2", "4"]);
    assert_eq!((view.goals.points, view.goals.crowns, view.goals.colour_points, view.token_limit), (20, 10, 10, 10));
    assert_eq!((view.seats[0].next_royal, view.seats[1].next_royal), (Some(3), Some(6)));
    assert_eq!((view.turn_number, view.quiet_turns, view.quiet_limit, view.again), (1, 0, 100, false));
    assert_eq!(view.pyramid.iter().map(|level| level.deck).collect::<Vec<_>>(), [25, 20, 10]);
}

#[test]
fn prompts_say_what_is_waited_for() {
    let prompt = |table: &Table| table.game.view(Eyes::Spectator).prompt;
    let mut table = Table::new();
    table.board("W.W.. ..... ..Y.. ..... .....").own(0, "1U4 1G4").give(0, "RRKKY").give(1, "UG");
    table.pyramid(1, "1W3 1J1 1J2 1J3 1W4").pyramid(2, "2W2 2U1 2G1 2R1");
    assert_eq!(prompt(&table), Prompt::Start);
    let mut reserving = table.clone();
    assert_eq!(prompt(reserving.step("gold:c3")), Prompt::Reserve);
    assert_eq!(prompt(reserving.step("reserve:1")), Prompt::Draw);
    assert_eq!(prompt(table.clone().play("replenish")), Prompt::Act);
    table.play("buy:1W3");
    let Prompt::Pay { card, token, least, most, payments } = prompt(&table) else { panic!("gold may be paid") };
    assert_eq!((card.id.as_str(), token, least, most), ("1W3", 'R', 0, 1));
    let ways: Vec<(&str, String)> =
        payments.iter().map(|payment| (payment.tokens.as_str(), payment.actions.join(" "))).collect();
    assert_eq!(ways[0], ("RRKK", "pay:R0 pay:K0".into()));
    assert_eq!(ways.len(), 3, "{ways:?}");
    assert_eq!(prompt(table.play("pay:R0; pay:K0")), Prompt::Token { token: 'W' });
}

#[test]
fn a_prompt_to_return_counts_what_may_be_given_back_and_says_how() {
    let mut table = Table::new();
    table.board("WWW.. ..... ..... ..... .....").give(0, "UUGRKKPYY");
    table.play("take:a1,b1,c1");
    let Prompt::Return { surplus, tokens } = table.game.view(Eyes::Spectator).prompt else {
        panic!("there are too many")
    };
    let back: Vec<(char, u8, &str)> =
        tokens.iter().map(|tokens| (tokens.token, tokens.count, tokens.action.as_str())).collect();
    let all = [
        ('W', 3, "return:W"),
        ('U', 2, "return:U"),
        ('G', 1, "return:G"),
        ('R', 1, "return:R"),
        ('K', 2, "return:K"),
        ('P', 1, "return:P"),
        ('Y', 2, "return:Y"),
    ];
    assert_eq!((surplus, back), (2, all.to_vec()));
    table.play("return:K");
    let Prompt::Return { surplus, tokens } = table.game.view(Eyes::Spectator).prompt else { panic!("one too many") };
    let letters: String = tokens.iter().map(|tokens| tokens.token).collect();
    assert_eq!(
        (surplus, letters.as_str()),
        (1, "KPY"),
        "in order: what comes before is no longer open, what is not there never was"
    );
}

#[test]
fn a_prompt_to_associate_names_the_columns() {
    let mut table = Table::new();
    table.board(EMPTY).own(0, "1W1 1R2").give(0, "KKKKP").pyramid(1, "1J2 1J1 1J3 1W5 1K5");
    table.play("buy:1J2");
    let Prompt::Associate { card, columns } = table.game.view(Eyes::Spectator).prompt else {
        panic!("it joins a column")
    };
    assert_eq!((card.id.as_str(), columns), ("1J2", vec!['W', 'R']));
}

#[test]
fn nothing_is_for_sale_while_something_else_is_due() {
    let mut table = Table::new();
    table.board("....Y ..... ..... ..... .....").give(0, "UUU").pyramid(1, "1W4 1J1 - 1J2 1J3");
    let ways = |table: &Table, seat| {
        let card = table.game.view(Eyes::Seat(Seat::new(seat))).pyramid[0].cards[0].clone().unwrap();
        card.sale.unwrap().payments.len()
    };
    assert_eq!((ways(&table, 0), ways(table.give(1, "U"), 1)), (1, 0), "only whoever is to act buys");
    table.step("gold:e1");
    assert_eq!(ways(&table, 0), 0, "a card is being reserved");
}

#[test]
fn tokens_on_some_cells_are_counted() {
    let mut table = Table::new();
    table.board("WW.UP ..... ..Y.. ..... .....");
    let cells =
        |names: &str| names.split(' ').fold(Cells::NONE, |cells, name| cells.with(Cell::from_name(name).unwrap()));
    let on = |names: &str| Token::letters(table.game.board().tokens_on(cells(names)));
    assert_eq!([on("a1 b1 c1"), on("d1 e1"), on("a2"), on("c3 a1")], ["WW", "UP", "", "WY"]);
}
