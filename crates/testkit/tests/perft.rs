//! How many ways a game can go, from the first deal that can be dealt: numbers that change when any rule does.

use duel::Duel;
use game::{FastDice, Game};
use splendor::{Marvel, Splendor};
use testkit::{perft, random_step};

/// Checks the number of lines of play of 1, 2, 3... decisions.
fn check<G: Game>(config: &str, expected: &[u64]) {
    let game = G::start(&config.parse().expect("a valid config"));
    let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(&game, depth, &[])).collect();
    assert_eq!(found, expected, "{} {config}", G::NAME);
}

/// The same from the middle of ten random games, where there are purchases, payments, returns and tiles; summed up.
fn check_later<G: Game>(config: &str, expected: &[u64]) {
    let config = config.parse().expect("a valid config");
    let mut totals = [0; 3];
    for seed in 0..10 {
        let mut game = G::start(&config);
        let mut dice = FastDice::new(seed);
        for _ in 0..110 {
            random_step(&mut game, &mut dice, &mut Vec::new());
        }
        for (total, depth) in totals.iter_mut().zip(1..) {
            *total += perft(&game, depth, &[]);
        }
    }
    assert_eq!(totals, expected, "{} {config}", G::NAME);
}

#[test]
fn splendor() {
    // 10 ways to take three, 5 to take two, 12 + 3 to reserve. Then, by hand: after a take of three two piles of four are left
    // (27), after a take of two four (29), after a reservation all five (30): 10 * 27 + 5 * 29 + 15 * 30 = 865.
    check::<Splendor>("players=2 first=0", &[30, 865, 24190, 659505]);
    check::<Splendor>("players=3 first=1", &[30, 895, 26380]);
    check::<Splendor>("players=4 first=3", &[30, 900, 26995]);
    check_later::<Splendor>("players=2", &[79, 572, 5508]);
    check_later::<Splendor>("players=4", &[40, 243, 2243]);
}

#[test]
fn marvel() {
    check::<Marvel>("players=2 first=0", &[30, 865, 24190, 659505]);
    check::<Marvel>("players=4 first=0", &[30, 900, 26995]);
    check_later::<Marvel>("players=2", &[74, 483, 4089]);
}

#[test]
fn duel() {
    check::<Duel>("players=2 first=0", &[124, 14420, 1158092]);
    check_later::<Duel>("players=2", &[256, 10120, 297111]);
}
