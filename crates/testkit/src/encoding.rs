//! Do ids and observations keep their promises?

use crate::random_step;
use game::{Encode, FastDice, Origin, Seat, Space, Tensor, Turn};

/// Random games with every promise of [`Encode`] checked along the way. Panics at the first broken one.
pub struct Encoding<G: Encode> {
    /// What is played.
    pub config: G::Config,
    /// How many moves at least.
    pub moves: usize,
    /// Seed of the random choices.
    pub seed: u64,
}

/// What was seen on the way.
#[derive(Clone, Copy, Default, Debug)]
pub struct Encoded {
    /// Choices and draws.
    pub moves: usize,
    /// Of them, how many changed what the player to move observes.
    pub changes: usize,
    /// Of the numbers of an observation, how many were not always the same.
    pub alive: usize,
    /// All of them.
    pub len: usize,
}

impl<G: Encode> Encoding<G> {
    /// Plays until there were enough moves.
    pub fn check(&self) -> Encoded {
        let space = Space::<G>::new(&self.config);
        check_ids(&space, &G::space(&G::widest(&self.config)));
        assert_eq!(Space::<G>::new(&G::widest(&self.config)).hash(), space.hash(), "options change the space");
        let mut dice = FastDice::new(self.seed);
        let mut encoded = Encoded { len: space.layout().len(), ..Encoded::default() };
        let (mut legal, mut alive) = (Vec::new(), vec![false; encoded.len]);
        while encoded.moves < self.moves {
            let mut game = G::start(&self.config);
            let mut before: Option<Vec<f32>> = None;
            while game.turn() != Turn::Over {
                check_legal(&space, &game, &mut legal);
                if let Turn::Player(seat) = game.turn() {
                    let observation = observe(&space, &game, seat);
                    if let Some(before) = &before {
                        encoded.changes += usize::from(*before != observation);
                        let moved = before.iter().zip(&observation).map(|(one, other)| one != other);
                        alive.iter_mut().zip(moved).for_each(|(alive, moved)| *alive |= moved);
                    }
                    before = Some(observation);
                }
                if encoded.moves.is_multiple_of(11) {
                    check_secrets(&space, &game, &mut dice);
                }
                random_step(&mut game, &mut dice, &mut legal);
                encoded.moves += 1;
            }
            check_secrets(&space, &game, &mut dice);
        }
        encoded.alive = alive.iter().filter(|&&alive| alive).count();
        encoded
    }
}

/// Ids and actions are the same thing, and nothing of the space is left out.
fn check_ids<G: Encode>(space: &Space<G>, all: &[G::Action]) {
    for (id, &action) in space.actions().iter().enumerate() {
        assert_eq!(space.action_id(action), Some(id), "{action}");
        assert_eq!(space.outcome_id(action).is_some(), G::origin(action) == Origin::Both, "{action}");
    }
    for (id, &outcome) in space.outcomes().iter().enumerate() {
        assert_eq!(space.outcome_id(outcome), Some(id), "{outcome}");
    }
    for &action in all {
        assert!(space.action_id(action).or(space.outcome_id(action)).is_some(), "{action} has no id");
        assert!(G::code(action) < G::CODES);
    }
    let mut codes: Vec<usize> = all.iter().map(|&action| G::code(action)).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), all.len(), "two actions have one code");
}

/// Everything that may be done now has an id, and the mask says so.
fn check_legal<G: Encode>(space: &Space<G>, game: &G, legal: &mut Vec<G::Action>) {
    game.legal(legal);
    if game.turn() == Turn::Chance {
        for &outcome in legal.iter() {
            assert!(space.outcome_id(outcome).is_some(), "{outcome} is drawn and has no id");
        }
        return;
    }
    let mut mask = vec![true; space.actions().len()];
    space.mask(legal, &mut mask);
    let marked = space.actions().iter().zip(&mask).filter(|(_, legal)| **legal).map(|(&action, _)| action);
    assert!(marked.eq(legal.iter().copied()), "the mask is not what is legal");
}

/// What a seat observes does not depend on what it cannot know.
fn check_secrets<G: Encode>(space: &Space<G>, game: &G, dice: &mut FastDice) {
    for seat in Seat::all(game.seats()) {
        let mut other = game.clone();
        other.determinize(seat, dice);
        let (one, other) = (observe(space, game, seat), observe(space, &other, seat));
        if let Some(at) = one.iter().zip(&other).position(|(one, other)| one != other) {
            let block = space.layout().blocks().iter().rfind(|block| block.offset <= at);
            panic!("seat {seat} observes what it cannot know: {block:?}");
        }
    }
}

fn observe<G: Encode>(space: &Space<G>, game: &G, seat: Seat) -> Vec<f32> {
    assert_eq!(&game::Layout::of(game), space.layout(), "the layout depends on the position");
    let mut out = vec![f32::NAN; space.layout().len()];
    game.observe(seat, &mut Tensor::new(&mut out));
    assert!(out.iter().all(|number| (-1.0..=1.0).contains(number)), "a number is missing or out of range");
    out
}
