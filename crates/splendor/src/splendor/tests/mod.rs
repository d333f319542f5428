//! Proofs of the rules `SPL-nn`, by question.

mod buy;
mod cards;
mod choices;
mod encoding;
mod end;
mod nobles;
mod refusals;
mod reserve;
mod secrets;
mod setup;
mod stall;
mod take;
mod texts;
mod turn;

use super::{EDITION, Splendor};
use crate::harness::{OnTableau, Table};
use crate::tableau::{Edition, Event, Tableau};
use game::{Dice, Eyes, Game, Seat};

impl OnTableau for Splendor {
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

/// A game for two that is set up; seat 0 begins.
fn two() -> Table<Splendor> {
    Table::new("players=2 first=0")
}

/// A game for two in which seat 0 is to act and can only pass: no gem in the bank, nothing to reserve, nothing to buy.
fn two_stuck() -> Table<Splendor> {
    let mut table = two();
    for level in 1..=3 {
        table.clear_market(level).deck(level, "");
    }
    table.give(0, "WWUUGGRRKK").give(1, "WWUUGGRRKK");
    table
}

/// What happened, shortly: `took 0 WUG`.
fn story(events: &[Event]) -> Vec<String> {
    let tell = |event: &Event| match event {
        Event::First { seat } => format!("first {seat}"),
        Event::Revealed { tile } => format!("revealed {tile}"),
        Event::Dealt { card, place } => format!("dealt {card} at {place}"),
        Event::Took { seat, tokens } => format!("took {seat} {tokens}"),
        Event::Reserved { seat, card, blind, tokens } => {
            format!("reserved {seat} {card} {}{tokens}", if *blind { "blind " } else { "" })
        }
        Event::Bought { seat, card, reserved, tokens } => {
            format!("bought {seat} {card} {}{tokens}", if *reserved { "from hand " } else { "" })
        }
        Event::Returned { seat, tokens } => format!("returned {seat} {tokens}"),
        Event::Visited { seat, tile } => format!("visited {seat} {tile}"),
        Event::Passed { seat, cards } => format!("passed {seat} {}", cards.join(" ")),
        Event::LastRound { seat } => format!("last round {seat}"),
        Event::Stalled => "stalled".into(),
        Event::Over { winners } => {
            format!("over {}", winners.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
    };
    events.iter().map(|event| tell(event).trim_end().to_string()).collect()
}

/// The story of what happens when a script is played.
fn happens(table: &mut Table<Splendor>, script: &str) -> Vec<String> {
    let before = table.events.len();
    table.play(script);
    story(&table.events[before..])
}

fn eyes_of(seat: u8) -> Eyes {
    Eyes::Seat(Seat::new(seat))
}

fn view(table: &Table<Splendor>, eyes: Eyes) -> super::View {
    table.game.view(eyes)
}

/// Do all outcomes of the draw that is due have the same weight, and can each be rolled?
fn equally_likely(table: &Table<Splendor>) -> bool {
    struct Fixed(u32);
    impl Dice for Fixed {
        fn below(&mut self, n: u32) -> u32 {
            assert!(self.0 < n);
            self.0
        }
    }
    let mut outcomes = Vec::new();
    table.game.legal(&mut outcomes);
    (outcomes.iter().enumerate())
        .all(|(i, &outcome)| table.game.odds(outcome) == 1 && table.game.sample(&mut Fixed(i as u32)) == outcome)
}
