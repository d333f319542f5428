//! Whole games as seats see them, kept in files: whatever changes what people see shows up in review.
//!
//! `INSTA_UPDATE=always cargo test -p testkit --test golden` writes them anew.

use dc::Dc;
use duel::Duel;
use game::{Config, Eyes, Game, Seat};
use splendor::{Marvel, Splendor};
use testkit::{Extent, transcript};

fn check<G: Game>(name: &str, options: &str, extent: Extent) {
    let (least, most) = G::Config::PLAYERS;
    for players in least..=most {
        let config = format!("players={players} {options}").parse().expect("a valid config");
        for eyes in [Eyes::Seat(Seat::new(1)), Eyes::Spectator] {
            let who = if eyes == Eyes::Spectator { "spectator" } else { "seat-1" };
            // What the cards do is in the transcript; a comment in their files is nobody's business.
            let text = transcript::<G>(&config, 1, eyes, extent).replace(dc::cards().hash(), "HASH");
            insta::assert_snapshot!(format!("{name}-{players}-{who}"), text);
        }
    }
}

#[test]
fn splendor() {
    check::<Splendor>("splendor", "", Extent::WHOLE);
}

#[test]
fn marvel() {
    check::<Marvel>("marvel", "", Extent::WHOLE);
}

#[test]
fn duel() {
    check::<Duel>("duel", "", Extent::WHOLE);
}

/// Random games of DC are long; after so many actions every step of a turn has been seen often.
const BEGINNING: Extent = Extent { actions: 1_400, views: 30 };

#[test]
fn dc() {
    check::<Dc>("dc-base", "mode=base villains=1", BEGINNING);
}

#[test]
fn dc_with_watchmen() {
    check::<Dc>("dc-watchmen", "mode=watchmen", BEGINNING);
}
