//! Proofs of the rules `MAR-nn`, by question.

mod encoding;
mod end;
mod facts;
mod pass;
mod random;
mod recruit;
mod reserve;
mod seen;
mod setup;
mod stalemate;
mod take;
mod tiles;
mod tokens;
mod turn;

use super::{AVENGERS_POINTS, CARDS, EDITION, Event, Marvel};
use crate::harness::{OnTableau, Table};
use crate::tableau::{self, Edition, Move, Tableau};
use game::Seat;

impl OnTableau for Marvel {
    fn edition() -> &'static Edition {
        &EDITION
    }

    fn table(&self) -> &Tableau {
        &self.tableau
    }

    fn table_mut(&mut self) -> &mut Tableau {
        &mut self.tableau
    }
}

/// A game for two without locations; seat 0 begins.
fn two() -> Table<Marvel> {
    players(2)
}

/// The same for more players.
fn players(players: u8) -> Table<Marvel> {
    let mut table = Table::new(&format!("players={players} first=0"));
    table.lay_tiles("").market("1Y8 1P8 1B8 1R8").market("2Y5 2P5 2B5 2R5").market("3Y3 3P2 3B2 3O3");
    table
}

/// Takes away all cards that nobody has, and gives each of two players ten of the twenty tokens: nobody can act.
fn block(table: &mut Table<Marvel>) {
    for level in 1..=3 {
        table.clear_market(level).deck(level, "");
    }
    table.give(0, "YYYYPPPPBB").give(1, "BBRRRROOOO");
}

/// Five cards worth 15 points with a bonus of each colour and no tags.
const FIFTEEN_POINTS: &str = "2Y6 2P6 2B6 2R6 2O6";
/// Another five of that kind.
const FIFTEEN_OTHER_POINTS: &str = "3Y4 3P4 3B4 1R1 1O3";

/// Gives the Avengers tile to a player, as if taken in an earlier turn.
fn give_avengers(table: &mut Table<Marvel>, seat: u8) {
    assert_eq!(table.game.avengers, None);
    table.game.avengers = Some(Seat::new(seat));
    table.game.tableau.seat_mut(Seat::new(seat)).points += AVENGERS_POINTS;
}

/// Lets a player recruit a card from the hand in a turn of its own, paying exactly with tokens from the bank.
#[track_caller]
fn recruit(table: &mut Table<Marvel>, seat: u8, code: &str) {
    table.turn_of(seat).hold(seat, code);
    let Ok(Move::Buy(card)) = EDITION.notation.read(&format!("recruit:{code}")) else { panic!("{code} is no card") };
    let price = table.seat(seat).price_of(CARDS[usize::from(card.0)].cost);
    table.give(seat, &EDITION.notation.tokens(price)).play(&format!("recruit:{code}"));
}

/// The points of each player.
fn points(table: &Table<Marvel>) -> Vec<u8> {
    table.game.tableau.seats().iter().map(|player| player.points).collect()
}

/// What happened since this was last asked, one word each.
fn happened(table: &mut Table<Marvel>) -> Vec<String> {
    table.events.drain(..).map(|event| word(&event)).collect()
}

fn word(event: &Event) -> String {
    use tableau::Event as Common;
    match event {
        Event::Stone { seat } => format!("stone {seat}"),
        Event::Avengers { seat, from: None } => format!("avengers {seat}"),
        Event::Avengers { seat, from: Some(from) } => format!("avengers {seat} from {from}"),
        Event::GoesOn => "goes on".into(),
        Event::Common(event) => match event {
            Common::First { seat } => format!("first {seat}"),
            Common::Revealed { tile } => format!("revealed {tile}"),
            Common::Dealt { card, .. } => format!("dealt {card}"),
            Common::Took { seat, tokens } => format!("took {seat} {tokens}"),
            Common::Reserved { seat, card, tokens, .. } => format!("reserved {seat} {card} {tokens}"),
            Common::Bought { seat, card, tokens, .. } => format!("recruited {seat} {card} {tokens}"),
            Common::Returned { seat, tokens } => format!("returned {seat} {tokens}"),
            Common::Visited { seat, tile } => format!("location {seat} {tile}"),
            Common::Passed { seat, .. } => format!("passed {seat}"),
            Common::LastRound { seat } => format!("last round {seat}"),
            Common::Stalled => "stalled".into(),
            Common::Over { winners } => format!("over {winners:?}"),
        },
    }
}
