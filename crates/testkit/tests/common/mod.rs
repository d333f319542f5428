//! Everything that must never be created or lost, per game.

#![allow(dead_code, reason = "not every test needs all of it")]

use game::{Counts, Game, Seat};
use splendor::tableau::{Level, NO_CARD, Tableau, Tile};
use splendor::{Marvel, Splendor, marvel};

/// All configs that are put to the tests.
pub fn config<G: Game>(players: u8) -> G::Config {
    format!("players={players}").parse().expect("a valid config")
}

/// SPL-01, SPL-02, SPL-05: tokens and cards are all somewhere, and nowhere twice.
pub fn splendor_conserved(game: &Splendor) {
    let gems = [4, 5, 7][usize::from(game.seats()) - 2];
    tableau_conserved(game.tableau(), Counts::new([gems, gems, gems, gems, gems, 5, 0, 0]));
}

/// MAR-01, MAR-02, MAR-05: as in Splendor, with a stone for everybody. Points are those of cards, locations and the
/// Avengers tile, which one player at most has.
pub fn marvel_conserved(game: &Marvel) {
    let each = [4, 5, 7][usize::from(game.seats()) - 2];
    tableau_conserved(game.tableau(), Counts::new([each, each, each, each, each, 5, game.seats(), 0]));
    for seat in Seat::all(game.seats()) {
        let player = game.tableau().seat(seat);
        let cards = Level::ALL.into_iter().flat_map(|level| {
            let bought = player.bought[level.index()].into_iter();
            bought.map(move |number| marvel::CARDS[usize::from(level.card(number).0)].points)
        });
        let avengers = if game.avengers() == Some(seat) { 3 } else { 0 };
        assert_eq!(player.points, cards.sum::<u8>() + player.tiles.len() as u8 * Tile::POINTS + avengers, "points");
    }
}

fn tableau_conserved(tableau: &Tableau, tokens: Counts) {
    let held = tableau.seats().iter().fold(tableau.bank, |sum, player| sum + player.tokens);
    assert_eq!(held, tokens, "tokens in the bank and before the players");
    for level in Level::ALL {
        let mut all: Vec<u8> = tableau.decks[level.index()].into_iter().collect();
        all.extend(tableau.places[level.index()].iter().filter(|&&card| card != NO_CARD).map(|card| card.number()));
        for player in tableau.seats() {
            all.extend(player.bought[level.index()]);
            all.extend(
                player.hand().map(|(card, _)| card).filter(|card| card.level() == level).map(|card| card.number()),
            );
        }
        all.sort_unstable();
        assert!(all.into_iter().eq(level.deck()), "cards of level {level:?}");
    }
}
