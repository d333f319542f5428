//! What to look at on a tableau.

use crate::knowledge::larger;
use game::{Counts, Seat};
use splendor::tableau::{COLOURS, Card, Edition, JOKER, NO_CARD, Phase, Tableau};

/// Numbers that describe a seat in both games.
pub const COMMON: usize = 38;

/// What one seat could buy, and how soon.
struct Reach {
    /// Of each card in turn: its points, and how near it is.
    points_near: f32,
    near: f32,
    best: f32,
    second: f32,
    payable: f32,
    payable_points: f32,
    soon_points: f32,
    covered: f32,
    useful: f32,
}

/// Who chooses an action next: in the middle of a turn, whoever comes after.
pub fn next_to_act(tableau: &Tableau) -> Seat {
    if tableau.phase == Phase::Act { tableau.active } else { tableau.active.next(tableau.players()) }
}

/// Describes what a seat has and could have. `goal` is the number of points that ends the game.
pub fn describe(tableau: &Tableau, edition: &Edition, goal: u8, seat: Seat, out: &mut [f32]) {
    let player = tableau.seat(seat);
    let points = f32::from(player.points) / f32::from(goal);
    let bonuses = player.bonuses;
    let gems = player.tokens.first_lanes(COLOURS);
    let jokers = f32::from(player.tokens.get(JOKER.0.into()));
    let held = f32::from(gems.total().min(10)) + jokers;
    let moves = next_to_act(tableau) == seat;
    let tempo = f32::from(u8::from(moves));
    let at_least = |n: u8| (bonuses.at_least(n) & 31).count_ones() as f32 / 5.0;

    let market = reach(tableau.places.as_flattened().iter().copied(), edition, player.tokens, bonuses);
    let hand = reach(player.hand().map(|(card, _)| card), edition, player.tokens, bonuses);
    let best = market.best.max(hand.best);
    let payable = market.payable_points.max(hand.payable_points);
    let soon = market.soon_points.max(hand.soon_points);

    let (mut tiles, mut nearest, mut at_hand) = (0.0, 0.0f32, 0.0);
    for tile in tableau.tiles {
        let missing = edition.tiles[tile as usize].asks.less(bonuses).total();
        let near = NEAR_TILE[usize::from(missing.min(15))];
        tiles += near;
        nearest = larger(nearest, near);
        at_hand += f32::from(u8::from(missing <= 1));
    }

    // The seats play in rounds: once somebody has reached the goal, some have moved for the last time.
    let place = |seat: Seat| {
        (seat.index() + usize::from(tableau.players()) - tableau.first.index()) % usize::from(tableau.players())
    };
    let ending = tableau.seats().iter().any(|player| player.points >= goal);
    let still_moves = place(seat) >= place(next_to_act(tableau)) && (place(next_to_act(tableau)) > 0 || !ending);
    let wins = u8::from(f32::from(player.points) + payable * 5.0 >= f32::from(goal));

    let features = [
        points,
        points * points,
        (points - 0.6).max(0.0),
        f32::from(bonuses.total()) / 10.0,
        f32::from(bonuses.total()).sqrt() / 3.0,
        at_least(1),
        at_least(2),
        at_least(3),
        at_least(4),
        f32::from(gems.total()) / 10.0,
        jokers / 3.0,
        held * held / 100.0,
        (held - 7.0).max(0.0) / 3.0,
        player.hand().count() as f32 / 3.0,
        f32::from(u8::from(player.hand_is_full())),
        tiles,
        nearest,
        at_hand,
        market.points_near,
        hand.points_near,
        best,
        market.second.max(hand.best.min(market.best)),
        market.near / 4.0,
        hand.near,
        (market.payable + hand.payable) / 4.0,
        payable,
        soon,
        market.covered,
        hand.covered,
        market.useful,
        hand.useful,
        tempo,
        tempo * payable,
        f32::from(wins),
        tempo * f32::from(wins),
        f32::from(player.cards) / 10.0 * points,
        f32::from(u8::from(ending && !still_moves)),
        f32::from(u8::from(ending)) * points,
    ];
    out[..COMMON].copy_from_slice(&features);
}

/// How near a noble or location is by the bonuses that are missing.
static NEAR_TILE: [f32; 16] = [1.0, 0.75, 0.55, 0.4, 0.29, 0.2, 0.13, 0.08, 0.04, 0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];

fn reach(cards: impl Iterator<Item = Card>, edition: &Edition, tokens: Counts, bonuses: Counts) -> Reach {
    let gems = tokens.first_lanes(COLOURS);
    let jokers = tokens.get(JOKER.0.into());
    let mut reach = Reach {
        points_near: 0.0,
        near: 0.0,
        best: 0.0,
        second: 0.0,
        payable: 0.0,
        payable_points: 0.0,
        soon_points: 0.0,
        covered: 0.0,
        useful: 0.0,
    };
    for card in cards.filter(|&card| card != NO_CARD) {
        let facts = &edition.cards[card.0 as usize];
        let price = facts.cost.less(bonuses);
        let short = price.less(gems);
        let missing = short.total().saturating_sub(jokers);
        let most = short.most().saturating_sub(jokers);
        let near = NEAR[usize::from(missing.min(15))][usize::from(most.min(7))];
        let points = POINTS[usize::from(facts.points & 7)];
        let worth = points * near;
        reach.points_near += worth;
        reach.near += near;
        reach.second = larger(reach.second, if worth < reach.best { worth } else { reach.best });
        reach.best = larger(reach.best, worth);
        let payable = f32::from(u8::from(missing == 0));
        reach.payable += payable;
        reach.payable_points = larger(reach.payable_points, payable * points);
        let soon = f32::from(u8::from(missing <= 3 && most <= 1));
        reach.soon_points = larger(reach.soon_points, soon * points);
        let covered = COVERED[usize::from(facts.cost.total() & 15)][usize::from(price.total() & 15)];
        reach.covered += points * covered;
        // A bonus is useful where the player has few, and a card is cheap where bonuses pay for it.
        reach.useful += near * covered;
    }
    reach
}

/// Points of a card as numbers of about the size of 1; looked up, because dividing takes long.
static POINTS: [f32; 8] = {
    let mut points = [0.0; 8];
    let mut n = 0;
    while n < 8 {
        points[n] = n as f32 / 5.0;
        n += 1;
    }
    points
};

/// Which part of a price bonuses pay for, by the whole price and what is left of it.
static COVERED: [[f32; 16]; 16] = {
    let mut covered = [[0.0; 16]; 16];
    let mut cost = 1;
    while cost < 16 {
        let mut left = 0;
        while left <= cost {
            covered[cost][left] = (cost as f32 - left as f32) / cost as f32;
            left += 1;
        }
        cost += 1;
    }
    covered
};

/// How near a card is, by the tokens that are missing in all and of one colour: a factor for each turn that it takes to gather them.
pub(super) static NEAR: [[f32; 8]; 16] = {
    // 0.7 to the power of a quarter.
    const QUARTER: f32 = 0.914_691_2;
    let mut near = [[0.0; 8]; 16];
    let mut missing = 0;
    while missing < 16 {
        let mut most = 0;
        while most < 8 {
            // In quarters of a turn: about 2.6 tokens a turn, about 1.5 of one colour.
            let all = (missing * 40usize).div_ceil(26);
            let one = (most * 40usize).div_ceil(15);
            let mut quarters = if all > one { all } else { one };
            let mut factor = 1.0;
            while quarters > 0 {
                factor *= QUARTER;
                quarters -= 1;
            }
            near[missing][most] = factor;
            most += 1;
        }
        missing += 1;
    }
    near
};

#[cfg(test)]
mod tests {
    use super::*;
    use splendor::{marvel, splendor as gems};

    #[test]
    fn every_card_is_in_the_tables() {
        for edition in [&gems::EDITION, &marvel::EDITION] {
            for facts in edition.cards {
                assert!(usize::from(facts.points) < POINTS.len());
                assert!(usize::from(facts.cost.total()) < COVERED.len());
            }
        }
    }
}
