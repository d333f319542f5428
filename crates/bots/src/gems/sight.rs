//! What a net is shown of a tableau.

use super::features::{NEAR, next_to_act};
use crate::Knowledge;
use crate::learned::Sight;
use game::{Counts, Seat};
use splendor::tableau::{COLOURS, Card, Edition, JOKER, NO_CARD, Tableau};
use splendor::{Marvel, Splendor, marvel, splendor as gems};

/// Numbers about a card.
const CARD: usize = 28;
/// Numbers about what belongs to nobody.
const TABLE: usize = 10;
/// Bonuses, and tokens with time stones.
const COUNTED: usize = COLOURS + COLOURS + 2;

/// Both games are shown alike: their features, and what lies on the tableau.
macro_rules! sight {
    ($Game:ty, $edition:expr, $foretells:expr) => {
        impl Sight for $Game {
            const LAYOUT: u16 = 1;
            const SEAT: usize = Self::FEATURES + COUNTED;
            const CARD: usize = CARD;
            const TABLE: usize = TABLE;

            fn foretells(players: u8) -> bool {
                $foretells(players)
            }

            fn next_to_act(&self) -> Seat {
                next_to_act(self.tableau())
            }

            fn show_seat(&self, seat: Seat, out: &mut [f32]) {
                let (features, counted) = out.split_at_mut(Self::FEATURES);
                self.features(seat, features);
                show_counted(self.tableau(), seat, counted);
            }

            fn show_cards(&self, seat: Seat, each: impl FnMut(&[f32])) {
                show_cards(self.tableau(), &$edition, seat, each);
            }

            fn show_table(&self, out: &mut [f32]) {
                show_table(self.tableau(), self.stage(), out);
            }
        }
    };
}

// Two good players of Splendor block each other as long as it pays: who knows how many turns are left need not dawdle.
sight!(Splendor, gems::EDITION, |players| players == 2);
sight!(Marvel, marvel::EDITION, |_| false);

fn show_counted(tableau: &Tableau, seat: Seat, out: &mut [f32]) {
    let player = tableau.seat(seat);
    let counts =
        player.bonuses.lanes().into_iter().take(COLOURS).chain(player.tokens.lanes().into_iter().take(COLOURS + 2));
    for (out, count) in out.iter_mut().zip(counts) {
        *out = f32::from(count) / 4.0;
    }
}

fn show_table(tableau: &Tableau, stage: f32, out: &mut [f32]) {
    let (bank, rest) = out.split_at_mut(COLOURS + 1);
    for (out, count) in bank.iter_mut().zip(tableau.bank.lanes()) {
        *out = f32::from(count) / 4.0;
    }
    rest[0] = stage;
    for (out, deck) in rest[1..].iter_mut().zip(&tableau.decks) {
        *out = deck.len() as f32 / 40.0;
    }
}

fn show_cards(tableau: &Tableau, edition: &Edition, seat: Seat, mut each: impl FnMut(&[f32])) {
    let player = tableau.seat(seat);
    let (bonuses, gems) = (player.bonuses, player.tokens.first_lanes(COLOURS));
    let jokers = player.tokens.get(JOKER.0.into());
    let market = tableau.places.as_flattened().iter().copied().filter(|&card| card != NO_CARD);
    // What a bonus of each colour would save on cards with points, and on the way to tiles.
    let (mut saves, mut opens) = ([0.0; COLOURS], [0.0; COLOURS]);
    for card in market.clone().chain(player.hand().map(|(card, _)| card)) {
        let facts = &edition.cards[card.0 as usize];
        for (saves, asked) in saves.iter_mut().zip(facts.cost.less(bonuses).lanes()) {
            *saves += f32::from(facts.points) * f32::from(u8::from(asked > 0)) / 10.0;
        }
    }
    for tile in tableau.tiles {
        for (opens, asked) in opens.iter_mut().zip(edition.tiles[tile as usize].asks.less(bonuses).lanes()) {
            *opens += f32::from(asked) / 4.0;
        }
    }
    let mut show = |card: Card, held: bool| {
        let facts = &edition.cards[card.0 as usize];
        let bonus = usize::from(card.bonus().0);
        let price = facts.cost.less(bonuses);
        let short = price.less(gems);
        let missing = short.total().saturating_sub(jokers);
        let most = short.most().saturating_sub(jokers);
        let mut out = [0.0; CARD];
        out[0] = f32::from(facts.points) / 5.0;
        out[1 + card.level().index()] = 1.0;
        out[4] = f32::from(u8::from(held));
        out[5 + bonus] = 1.0;
        out[10] = f32::from(bonuses.get(bonus)) / 4.0;
        fill(&mut out[11..16], price);
        fill(&mut out[16..21], short);
        out[21] = f32::from(missing) / 6.0;
        out[22] = f32::from(u8::from(missing == 0));
        out[23] = NEAR[usize::from(missing.min(15))][usize::from(most.min(7))];
        out[24] = saves[bonus];
        out[25] = opens[bonus];
        out[26] = f32::from(facts.tags) / 2.0;
        out[27] = f32::from(price.total()) / 8.0;
        each(&out);
    };
    market.for_each(|card| show(card, false));
    player.hand().for_each(|(card, _)| show(card, true));
}

fn fill(out: &mut [f32], counts: Counts) {
    for (out, count) in out.iter_mut().zip(counts.lanes()) {
        *out = f32::from(count) / 4.0;
    }
}
