//! Piles on a shelf keep to themselves, and what is known of a hand makes way for cards.

use super::table::Table;
use crate::card::Card;
use crate::pile::{MOST, Pile, Shelf};
use crate::zones::Own;
use game::{Dice, FastDice};

/// Everything that can be done to a shelf, beside piles that each have a place of their own.
#[test]
fn a_shelf_is_several_piles() {
    let (mut dice, mut longest) = (FastDice::new(1), 0);
    for round in 0..40 {
        let mut shelf: Shelf<usize, 4> = Shelf::EMPTY;
        let mut piles: [Vec<Card>; 4] = Default::default();
        let mut roll = |n: usize| dice.below(n as u32) as usize;
        for _ in 0..600 {
            let (pile, other, card) = (roll(4), roll(4), Card(roll(12) as u8));
            match roll(if round % 2 == 0 { 400 } else { 12 }) {
                0 if pile != other => {
                    shelf.move_all(pile, other);
                    let moved = std::mem::take(&mut piles[pile]);
                    piles[other].extend(moved);
                }
                1 => {
                    shelf.clear(pile);
                    piles[pile].clear();
                }
                2 => {
                    let taken = shelf.take_all(pile);
                    piles[pile].sort_unstable();
                    assert_eq!(taken.lying().cards(), std::mem::take(&mut piles[pile]));
                }
                3 => {
                    let cards: Pile = piles[pile].iter().map(|_| card).collect();
                    shelf.exchange(pile, cards.lying());
                    piles[pile].fill(card);
                }
                4..8 => {
                    let at = piles[pile].iter().position(|&lying| lying == card);
                    assert_eq!(shelf.take_if_there(pile, card), at.is_some());
                    at.map(|at| piles[pile].swap_remove(at));
                }
                _ if !shelf.is_full() => {
                    shelf.put(pile, card);
                    piles[pile].push(card);
                }
                _ => {}
            }
            for (pile, cards) in piles.iter_mut().enumerate() {
                cards.sort_unstable();
                assert_eq!(shelf.pile(pile).cards(), cards);
            }
            assert_eq!(usize::from(shelf.len()), piles.iter().map(Vec::len).sum::<usize>());
            longest = longest.max(shelf.len().into());
        }
    }
    assert_eq!(longest, MOST, "short and long ones");
}

#[test]
fn who_owns_nearly_all_cards_has_no_room_for_what_is_known_of_the_hand() {
    let mut table = Table::base(2);
    let player = &mut table.game.players[0];
    player.clear(Own::Deck);
    for _ in 0..MOST / 2 {
        player.put(Own::Hand, Card(0));
        player.put(Own::Known, Card(0));
    }
    assert_eq!((player.hand().len(), player.known().len()), (127, 127));
    player.put(Own::Discard, Card(1));
    assert_eq!((player.known().len(), player.discard().len()), (127, 1), "the last place");
    player.put(Own::Known, Card(0));
    assert_eq!((player.hand().len(), player.known().len()), (127, 1), "what was known before is forgotten");
    (0..120).for_each(|_| player.put(Own::Deck, Card(2)));
    assert_eq!((player.deck().len(), player.hand().len()), (120, 127));
    assert!(player.known().len() <= 7);
}
