//! What to look at in the crossover, to tell which side will win.

use super::estimate::{deck_power, machinations, time_left};
use crate::knowledge::read;
use dc::{Contributions, Dc, Loyalty, Target};
use game::{Game, Seat};
use search::Values;

/// Numbers that describe a position.
pub const FEATURES: usize = 48;

/// The places for Challenges and Machinations, each with one of its own. Those of card files that have none go without.
const CHALLENGES: usize = 6;
const MACHINATIONS: usize = 4;

/// Describes a position to the Loyal side, in numbers of about the size of 1. Everything on the table counts: whoever asks has imagined it.
pub fn features(game: &Dc, out: &mut [f32]) {
    let flag = |truth: bool| f32::from(u8::from(truth));
    let Contributions { needed, met, lacking } = game.contributions();
    let missing = f32::from(needed - met);
    let price = f32::from(game.challenge_power().unwrap_or(0)).max(1.0);
    let plot = game.plot_power().map(|power| f32::from(power).max(1.0));

    let (mut loyal, mut out_of_it, mut team, mut best, mut second) = (0.0, 0.0, 0.0, 0.0f32, 0.0f32);
    let (mut supply, mut suppliers, mut cards) = (0.0, 0.0, 0.0);
    let (mut plotter, mut plotter_power) = (None, 0.0);
    for seat in Seat::all(game.seats()) {
        if game.loyalty(seat) == Loyalty::Mastermind {
            plotter = Some(seat);
            plotter_power = deck_power(game, seat);
            continue;
        }
        if game.is_out(seat) {
            out_of_it += 1.0;
            continue;
        }
        let power = deck_power(game, seat);
        loyal += 1.0;
        team += power;
        second = second.max(power.min(best));
        best = best.max(power);
        let mut own = 0.0;
        for card in game.cards_of(seat) {
            cards += 1.0;
            own += flag(lacking.has(card));
        }
        supply += own;
        suppliers += flag(own > 0.0);
    }
    let mean = team / f32::max(loyal, 1.0);
    let active = game.active();
    let loyal_moves = game.loyalty(active) == Loyalty::Loyal;
    let hand = game.hand(active);
    let usable =
        f32::from(game.available_power()) + hand.iter().map(|card| card.facts().strength().max(0.0)).sum::<f32>();
    let gifts = hand.iter().filter(|card| lacking.has(**card)).count() as f32;
    let within_reach =
        |target: Target| game.price_to_beat(target).map_or(0.0, |price| flag(usable >= f32::from(price)));
    let time = time_left(game);
    let left = 3.0 - f32::from(game.challenges_beaten());

    let known = [
        1.0,
        left / 3.0,
        flag(left <= 2.0),
        flag(left <= 1.0),
        f32::from(met) / f32::from(needed.max(1)),
        missing / 4.0,
        flag(missing == 0.0),
        supply.min(missing) / 4.0,
        (supply / f32::max(missing, 1.0)).min(3.0) / 3.0 * flag(missing > 0.0),
        suppliers / 3.0,
        flag(loyal_moves) * gifts.min(missing) / 2.0,
        game.in_line_up().iter().filter(|card| lacking.has(**card)).count() as f32 / 3.0,
        (best / price).min(1.5),
        (mean / price).min(1.5),
        within_reach(Target::Challenge),
        flag(loyal_moves) * within_reach(Target::Plot),
        flag(plot.is_some()),
        plot.map_or(0.0, |price| (best / price).min(1.5)),
        flag(game.has_plotted()),
        time / 60.0,
        (time / 60.0).powi(2),
        (30.0 - time).max(0.0) / 30.0,
        (12.0 - time).max(0.0) / 12.0,
        time / 60.0 / f32::max(left, 1.0),
        time / 60.0 * mean / 10.0,
        mean / 10.0,
        best / 10.0,
        second / 10.0,
        cards / 60.0,
        flag(plotter.is_some()),
        plotter_power / 10.0,
        flag(plot.is_some()) * plotter_power / 10.0,
        plotter.filter(|_| !game.has_plotted()).map_or(0.0, |seat| machinations(game, seat) / 10.0),
        f32::from(game.villains_to_defeat()) / 8.0,
        f32::from(game.under_clock()) / 8.0,
        out_of_it / 2.0,
        flag(loyal_moves) * usable / 10.0,
        flag(!loyal_moves) * usable / 10.0,
    ];
    let (first, rest) = out.split_at_mut(known.len());
    first.copy_from_slice(&known);
    let (challenges, machinations) = rest.split_at_mut(CHALLENGES);
    if let Some(place) = game.challenge_number().and_then(|number| challenges.get_mut(number)) {
        *place = 1.0;
    }
    if let Some(place) = machinations[..MACHINATIONS].get_mut(game.machinations_number()) {
        *place = 1.0;
    }
}

/// How far the main deck has been used up.
pub fn stage(game: &Dc) -> f32 {
    (1.0 - f32::from(game.main_deck()) / 120.0).clamp(0.0, 1.0)
}

/// An opinion of which side wins, with weights that were learnt.
pub struct Sides {
    /// By number of players: those of all features at the start of a game, then what is added to them towards its end.
    weights: [Vec<f32>; Seat::MAX + 1],
}

impl Sides {
    /// With the weights that the project ships.
    pub fn shipped() -> Self {
        Self::with(|players| {
            read(match players {
                3 => include_str!("../../weights/watchmen-3.txt"),
                4 => include_str!("../../weights/watchmen-4.txt"),
                5 => include_str!("../../weights/watchmen-5.txt"),
                _ => include_str!("../../weights/watchmen-2.txt"),
            })
        })
    }

    /// With these weights for each number of players.
    pub fn with(weights: impl Fn(u8) -> Vec<f32>) -> Self {
        Self { weights: std::array::from_fn(|players| weights(players as u8)) }
    }

    /// What each seat may expect: the chance of its side.
    pub fn evaluate(&self, game: &Dc) -> Values {
        let mut seen = [0.0; FEATURES];
        features(game, &mut seen);
        let stage = stage(game);
        let (early, late) = self.weights[usize::from(game.seats())].split_at(FEATURES);
        let odds: f32 =
            seen.iter().zip(early.iter().zip(late)).map(|(seen, (early, late))| seen * (early + stage * late)).sum();
        let loyal = 1.0 / (1.0 + (-odds).exp());
        let mut values = [0.0; Seat::MAX];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = match game.loyalty(seat) {
                Loyalty::Mastermind => 1.0 - loyal,
                Loyalty::Loyal | Loyalty::Hidden => loyal,
            };
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{FastDice, Turn};

    /// Whatever happens, a position has numbers, and both sides together expect one victory.
    #[test]
    fn sides_share_one_victory_at_every_point() {
        let sides = Sides::shipped();
        for players in 2..=5 {
            let config = format!("players={players} mode=watchmen").parse().expect("a config");
            let mut dice = FastDice::new(players);
            let mut game = Dc::start(&config);
            let mut legal = Vec::new();
            let mut seen = 0;
            while game.turn() != Turn::Over && seen < 400 {
                let action = match game.turn() {
                    Turn::Player(_) => {
                        seen += 1;
                        let values = sides.evaluate(&game);
                        let of = |loyalty| Seat::all(game.seats()).find(|&seat| game.loyalty(seat) == loyalty);
                        let loyal = of(Loyalty::Loyal).map(|seat| values[seat.index()]).expect("there is one");
                        assert!(loyal.is_finite() && (0.0..=1.0).contains(&loyal), "{loyal}");
                        if let Some(lone) = of(Loyalty::Mastermind) {
                            assert!((values[lone.index()] + loyal - 1.0).abs() < 1e-6);
                        }
                        game.legal(&mut legal);
                        legal[game::Dice::below(&mut dice, legal.len() as u32) as usize]
                    }
                    _ => game.sample(&mut dice),
                };
                game.apply(action, &mut ());
            }
            assert!(seen > 50, "{players} players: {seen}");
        }
    }

    /// Challenges that are left are bad for the Loyal.
    #[test]
    fn weights_know_who_gains() {
        let sides = Sides::shipped();
        for players in 2..=5 {
            let weights = &sides.weights[players];
            assert_eq!(weights.len(), 2 * FEATURES);
            let at_the_end = |feature: usize| weights[feature] + weights[FEATURES + feature];
            assert!(at_the_end(1) < 0.0, "{players} players: Challenges that are left");
        }
    }
}
