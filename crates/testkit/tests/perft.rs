//! How many ways a game can go, from the first deal that can be dealt: numbers that change when any rule does.

use dc::Dc;
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

/// The same from a deal that is told, draw by draw, as far as the text goes.
fn check_dealt<G: Game>(config: &str, deal: &str, expected: &[u64]) {
    let game = G::start(&config.parse().expect("a valid config"));
    let deal: Vec<G::Action> = deal.split_whitespace().map(|draw| draw.parse().expect("a draw")).collect();
    let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(&game, depth, &deal)).collect();
    assert_eq!(found, expected, "{} {config}", G::NAME);
}

/// The same from the middle of ten random games, after so many steps, where there is much to be done; summed up.
fn check_later<G: Game>(config: &str, steps: u32, expected: &[u64]) {
    let config = config.parse().expect("a valid config");
    let mut totals = [0; 3];
    for seed in 0..10 {
        let mut game = G::start(&config);
        let mut dice = FastDice::new(seed);
        for _ in 0..steps {
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
    check_later::<Splendor>("players=2", 110, &[79, 572, 5508]);
    check_later::<Splendor>("players=4", 110, &[40, 243, 2243]);
}

#[test]
fn marvel() {
    check::<Marvel>("players=2 first=0", &[30, 865, 24190, 659505]);
    check::<Marvel>("players=4 first=0", &[30, 900, 26995]);
    check_later::<Marvel>("players=2", 110, &[74, 483, 4089]);
}

#[test]
fn duel() {
    check::<Duel>("players=2 first=0", &[124, 14420, 1158092]);
    check_later::<Duel>("players=2", 110, &[256, 10120, 297111]);
}

/// Hands and the Line-Up, told card by card.
const DC_DEAL: &str = "draw:punch draw:punch draw:punch draw:punch draw:vulnerability \
    draw:punch draw:punch draw:punch draw:punch draw:punch \
    draw:catwoman draw:kid_flash draw:bane draw:the_batcave draw:super_speed";

#[test]
fn dc() {
    let deal = format!("hero:batman hero:cyborg {DC_DEAL}");
    // By hand: a Punch, the Vulnerability, or the end of the turn. After a Punch the same three; after the Vulnerability a Punch or
    // the end; after the end the other player has a Punch or the end: 3 + 2 + 2. Two Punches buy Catwoman or Kid Flash, so there are
    // five ways to go on after them, three after two ends of turns, and two after each of the other five: 18.
    check_dealt::<Dc>("players=2 first=0", &deal, &[3, 7, 18, 57, 173, 478, 1265, 3483]);
    check_dealt::<Dc>("players=5 first=0 heroes=chosen", "", &[7, 42, 210, 840]);
    check_later::<Dc>("players=2", 900, &[44, 169, 598]);
    check_later::<Dc>("players=4", 900, &[34, 118, 418]);
}

#[test]
fn dc_with_watchmen() {
    let roles = "hero:rorschach hero:the_comedian hero:nite_owl role:loyal role:mastermind role:loyal \
        plot:demonstration_of_power plot:subversion_of_heroes plot:technological_breakthrough \
        machinations:outright_villainy challenge:rioting";
    let deal = format!("{roles} draw:punch draw:punch draw:punch draw:punch draw:punch {DC_DEAL}");
    check_dealt::<Dc>("players=3 mode=watchmen first=1", &deal, &[4, 11, 28, 87, 284, 851]);
    check_later::<Dc>("players=2 mode=watchmen", 900, &[72, 465, 2668]);
    check_later::<Dc>("players=5 mode=watchmen", 900, &[44, 171, 677]);
}
