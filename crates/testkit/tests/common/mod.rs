//! Everything that must never be created or lost, per game.

#![allow(dead_code, reason = "not every test needs all of it")]

use duel::Duel;
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

/// DUE-01: 25 tokens, 67 cards, 3 privileges and 4 royals are all somewhere, and nowhere twice.
pub fn duel_conserved(game: &Duel) {
    let players = || Seat::all(2).map(|seat| game.seat(seat));
    let tokens = players().fold(game.board().counts() + game.bag(), |sum, player| sum + player.tokens);
    assert_eq!(tokens, Counts::new([4, 4, 4, 4, 4, 2, 3, 0]), "tokens on the board, in the bag and before the players");
    assert_eq!(players().map(|player| player.privileges).sum::<u8>() + game.privileges(), 3, "privileges");
    assert_eq!(players().map(|player| player.royals.len()).sum::<u32>() + game.royals().count() as u32, 4, "royals");
    let mut cards: Vec<duel::Card> = duel::Level::ALL
        .into_iter()
        .flat_map(|level| game.pyramid().deck(level).into_iter().map(move |n| level.card(n)))
        .collect();
    cards.extend(game.pyramid().shown().iter());
    for player in players() {
        cards.extend(player.bought.iter());
        cards.extend(player.hand().map(|(card, _)| card));
    }
    cards.sort_unstable();
    assert!(cards.into_iter().eq(duel::Card::all()), "cards");
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
