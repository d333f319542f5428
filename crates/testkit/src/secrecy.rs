//! Does anything that is sent to a seat depend on what it cannot know?

use crate::random_step;
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// Pairs of worlds that look the same to a seat are played on side by side; every byte sent to the seat must be the same.
pub struct Secrecy<'a, G: Game> {
    /// What is played.
    pub config: G::Config,
    /// How many pairs that really differ.
    pub pairs: usize,
    /// Seed of the random choices.
    pub seed: u64,
    /// Pairs begin after up to so many random moves and twenty more.
    pub warm_up: u32,
    /// What else is sent to the seat, besides what the contract says: for planting leaks. See [`Sent`].
    pub also_sent: &'a dyn Fn(&Sent<G>) -> Value,
}

/// What is about to be sent after a step.
pub struct Sent<'a, G: Game> {
    /// The state.
    pub game: &'a G,
    /// To whom.
    pub seat: Seat,
}

/// How much was compared.
#[derive(Clone, Copy, Default, Debug)]
pub struct Coverage {
    /// Pairs of worlds that differed in something hidden.
    pub pairs: usize,
    /// Further moves, over all pairs.
    pub moves: usize,
    /// Pairs that ended because a player showed, by the rules, what told the worlds apart.
    pub revealed: usize,
}

impl Coverage {
    /// Further moves per pair.
    pub fn average(&self) -> f64 {
        self.moves as f64 / self.pairs as f64
    }
}

/// Something that told one world from the other.
#[derive(Debug)]
pub struct Leak {
    /// The seat that could tell.
    pub seat: Seat,
    /// What it was sent in one world.
    pub one: String,
    /// What it was sent in the other.
    pub other: String,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let differs = self.one.bytes().zip(self.other.bytes()).take_while(|(one, other)| one == other).count();
        let part = |text: &str| text.chars().skip(differs.saturating_sub(120)).take(240).collect::<String>();
        write!(f, "seat {} can tell:\n{}\n{}", self.seat, part(&self.one), part(&self.other))
    }
}

/// The longest that a pair is played on.
const MOST_MOVES: usize = 60;

impl<G: Game> Secrecy<'_, G> {
    /// Plays until there were enough pairs, or something leaked.
    pub fn check(&self) -> Result<Coverage, Box<Leak>> {
        let mut dice = FastDice::new(self.seed);
        let mut coverage = Coverage::default();
        while coverage.pairs < self.pairs {
            let mut game = G::start(&self.config);
            let mut legal = Vec::new();
            for _ in 0..20 + dice.below(self.warm_up) {
                random_step(&mut game, &mut dice, &mut legal);
            }
            let seat = Seat::new(dice.below(game.seats().into()) as u8);
            // Mostly from where another player's turn has just ended: what is hidden then stays so for a while.
            if dice.below(8) > 0 {
                let others = |turn| matches!(turn, Turn::Player(player) if player != seat);
                while !others(game.turn()) && random_step(&mut game, &mut dice, &mut legal) {}
                while game.turn() != Turn::Player(seat) && random_step(&mut game, &mut dice, &mut legal) {}
            }
            if game.turn() == Turn::Over {
                continue;
            }
            let Some(other) = nearest(&game, seat, &mut dice) else { continue };
            coverage.pairs += 1;
            let (moves, revealed) = self.play_on([game, other], seat, &mut dice)?;
            coverage.moves += moves;
            coverage.revealed += usize::from(revealed);
        }
        Ok(coverage)
    }

    /// Steps both worlds in a way that looks the same to the seat, as long as there is one. Returns the number of steps,
    /// and whether it ended because every way on shows what was hidden.
    fn play_on(&self, mut worlds: [G; 2], seat: Seat, dice: &mut FastDice) -> Result<(usize, bool), Box<Leak>> {
        self.compare(seat, worlds.each_ref().map(|game| self.sent(game, seat)))?;
        for step in 0..MOST_MOVES {
            let mut ways = same_looking(&worlds, seat, dice);
            let (mut found, mut shown) = (None, false);
            while !ways.is_empty() {
                let actions = ways.swap_remove(dice.below(ways.len() as u32) as usize);
                let reveals = worlds.iter().zip(actions).all(|(game, action)| game.reveals(action));
                let mut next = worlds.clone();
                let mut sent = [String::new(), String::new()];
                for ((game, action), sent) in next.iter_mut().zip(actions).zip(&mut sent) {
                    *sent = self.step(game, action, seat);
                }
                match self.compare(seat, sent) {
                    // What is shown by the rules ends this way; another may go on.
                    Err(_) if reveals => shown = true,
                    result => {
                        result?;
                        // Turns are played out: their end often shows what was hidden.
                        let same_turn = next[0].turn() == worlds[0].turn();
                        found = found.filter(|_| !same_turn).or(Some(next));
                        if same_turn || dice.below(3) == 0 {
                            break;
                        }
                    }
                }
            }
            let Some(next) = found else { return Ok((step, shown)) };
            worlds = next;
        }
        Ok((MOST_MOVES, false))
    }

    /// Applies an action and returns everything that the seat is sent.
    fn step(&self, game: &mut G, action: G::Action, seat: Seat) -> String {
        let masked = [Eyes::Seat(seat), Eyes::Spectator].map(|eyes| game.mask(action, eyes).to_string());
        let mut events = Vec::new();
        game.apply(action, &mut events);
        let masked_events: Vec<_> = (events.iter())
            .flat_map(|event| [Eyes::Seat(seat), Eyes::Spectator].map(|eyes| G::mask_event(event, eyes)))
            .collect();
        bytes(&(masked, masked_events)) + &self.sent(game, seat)
    }

    /// Everything that a seat is sent about a position.
    fn sent(&self, game: &G, seat: Seat) -> String {
        let mut legal = Vec::new();
        if game.turn() == Turn::Player(seat) {
            game.legal(&mut legal);
        }
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let also = (self.also_sent)(&Sent { game, seat });
        bytes(&(game.turn(), game.view(Eyes::Seat(seat)), game.view(Eyes::Spectator), legal, also))
    }

    fn compare(&self, seat: Seat, [one, other]: [String; 2]) -> Result<(), Box<Leak>> {
        if one == other { Ok(()) } else { Err(Box::new(Leak { seat, one, other })) }
    }
}

/// Of some worlds that look the same to the seat and are not, the one that differs least: it will be told apart last.
fn nearest<G: Game>(game: &G, seat: Seat, dice: &mut FastDice) -> Option<G> {
    let whole = bytes(&game.view(Eyes::Referee));
    let worlds = (0..6).filter_map(|_| {
        let mut other = game.clone();
        other.determinize(seat, dice);
        (other != *game).then_some(other)
    });
    worlds.min_by_key(|other| {
        let other = bytes(&other.view(Eyes::Referee));
        let differing = whole.bytes().zip(other.bytes()).filter(|(one, other)| one != other).count();
        differing + whole.len().abs_diff(other.len())
    })
}

fn bytes(sent: &impl Serialize) -> String {
    serde_json::to_string(sent).expect("what is sent is JSON")
}

/// Actions for both worlds, legal there, that look the same to the seat: one pair for each look.
fn same_looking<G: Game>(worlds: &[G; 2], seat: Seat, dice: &mut FastDice) -> Vec<[G::Action; 2]> {
    let [looks, other_looks] = worlds.each_ref().map(|game| {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let looks = legal.into_iter().map(|action| (game.mask(action, Eyes::Seat(seat)), action));
        let mut looks: Vec<_> = looks.collect();
        looks.sort_unstable();
        looks
    });
    let matching = |look: G::Action| -> &[(G::Action, G::Action)] {
        let from = other_looks.partition_point(|other| other.0 < look);
        let to = other_looks.partition_point(|other| other.0 <= look);
        &other_looks[from..to]
    };
    let pairs = looks.iter().filter_map(|&(look, action)| {
        let others = matching(look);
        (!others.is_empty()).then(|| [action, others[dice.below(others.len() as u32) as usize].1])
    });
    pairs.collect()
}
