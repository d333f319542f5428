//! What a position is worth to a seat.

use super::is_mastermind;
use dc::{Contributions, Dc, LINE_UP, Loyalty, Mode};
use game::{Game, Seat, Turn};

/// A rough number: more is better. Wins and losses outweigh everything.
pub fn estimate(game: &Dc, seat: Seat) -> f32 {
    if game.turn() == Turn::Over {
        return 1000.0 * (game.returns().value(seat) as f32 - 0.5);
    }
    match game.mode() {
        Mode::Base => base(game, seat),
        Mode::Watchmen if is_mastermind(game, seat) => mastermind(game, seat),
        Mode::Watchmen => loyal(game, seat),
    }
}

/// Points, and what the deck will still bring; less so for the best of the foes.
fn base(game: &Dc, seat: Seat) -> f32 {
    let rounds_left = 2.0 + 0.6 * f32::from(game.villains_to_defeat());
    let prospects = |seat: Seat| f32::from(game.victory_points(seat)) + 0.2 * rounds_left * deck_power(game, seat);
    let foes = Seat::all(game.seats()).filter(|&foe| foe != seat).map(prospects);
    prospects(seat) - 0.3 * foes.fold(f32::MIN, f32::max) + this_turn(game, seat)
}

/// Challenges beaten and prepared, a strong deck, and many cards left in the main deck.
fn loyal(game: &Dc, seat: Seat) -> f32 {
    progress(game) + 1.6 * deck_power(game, seat) + 0.5 * time_left(game) + this_turn(game, seat)
}

/// The main deck runs out; Machinations are within reach; the others are held up.
fn mastermind(game: &Dc, seat: Seat) -> f32 {
    let plotted = if game.has_plotted() { 14.0 } else { machinations(game, seat) };
    let others: f32 = Seat::all(game.seats())
        .filter(|&other| game.loyalty(other) == Loyalty::Loyal && !game.is_out(other))
        .map(|other| 4.0 + deck_power(game, other))
        .sum();
    1.2 * deck_power(game, seat) + plotted - progress(game) - 0.2 * time_left(game) - 0.4 * others
        + this_turn(game, seat)
}

/// How far the Loyal have come.
fn progress(game: &Dc) -> f32 {
    let Contributions { needed, met, .. } = game.contributions();
    let prepared = if needed > 0 { 5.0 * f32::from(met) / f32::from(needed) } else { 0.0 };
    let plot = if game.plot_power().is_some() { 14.0 } else { 0.0 };
    14.0 * f32::from(game.challenges_beaten()) + prepared
        - plot
        - 4.0 * f32::from(game.villains_to_defeat())
        - 0.8 * f32::from(game.under_clock())
}

/// Cards of the main deck that are left once this turn's refill is done.
pub fn time_left(game: &Dc) -> f32 {
    let gaps = LINE_UP.saturating_sub(game.in_line_up().len() as u8);
    let idle = u8::from(!game.has_taken_from_line_up());
    f32::from(game.main_deck()) - f32::from(gaps.max(idle))
}

/// The Power that a hand of five brings on average; Locations bring a little every turn.
pub fn deck_power(game: &Dc, seat: Seat) -> f32 {
    let (mut cards, mut sum, mut lasting) = (0.0, 0.0, 0.0);
    for card in game.cards_of(seat) {
        let facts = card.facts();
        if facts.kind == dc::vocabulary::Type::Location {
            lasting += 0.5;
        } else {
            cards += 1.0;
            sum += facts.strength();
        }
    }
    5.0 * sum / f32::max(cards, 8.0) + lasting
}

/// Power that can still be used in this turn; it is worth something only as long as the turn lasts.
fn this_turn(game: &Dc, seat: Seat) -> f32 {
    if game.active() != seat {
        return 0.0;
    }
    let hand: f32 = game.hand(seat).iter().map(|card| card.facts().strength().max(0.0)).sum();
    0.09 * (f32::from(game.available_power()) + hand)
}

/// How near the Machinations are: different names of the kind in the own deck, and how thick they lie there.
pub fn machinations(game: &Dc, seat: Seat) -> f32 {
    let Some((what, different, few)) = game.machinations_ask() else { return 0.0 };
    let (mut names, mut wanted, mut extra, mut all) = (dc::Kinds::NONE, 0.0, 0.0, 0.0);
    for card in game.cards_of(seat) {
        all += 1.0;
        if what.has(card) {
            names = names.with(card);
            wanted += 1.0;
        }
        extra += f32::from(u8::from(few.has(card)));
    }
    let named = (names.len() as f32).min(f32::from(different) + 3.0);
    let share = wanted / f32::max(all, 10.0);
    1.2 * named + 12.0 * share + if few.is_empty() { 0.0 } else { 0.8 * extra.min(3.0) }
}
