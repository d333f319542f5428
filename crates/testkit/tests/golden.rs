//! Whole games as seats see them, kept in files: whatever changes what people see shows up in review.
//!
//! `INSTA_UPDATE=always cargo test -p testkit --test golden` writes them anew.

use duel::Duel;
use game::{Config, Eyes, Game, Seat};
use splendor::{Marvel, Splendor};
use testkit::transcript;

fn check<G: Game>() {
    let (least, most) = G::Config::PLAYERS;
    for players in least..=most {
        let config = format!("players={players}").parse().expect("a valid config");
        for eyes in [Eyes::Seat(Seat::new(1)), Eyes::Spectator] {
            let who = if eyes == Eyes::Spectator { "spectator" } else { "seat-1" };
            insta::assert_snapshot!(format!("{}-{players}-{who}", G::NAME), transcript::<G>(&config, 1, eyes));
        }
    }
}

#[test]
fn splendor() {
    check::<Splendor>();
}

#[test]
fn marvel() {
    check::<Marvel>();
}

#[test]
fn duel() {
    check::<Duel>();
}
