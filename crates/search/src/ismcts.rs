//! Search in a tree of choices, over all worlds that a seat considers possible (open-loop information-set Monte Carlo tree search).
//!
//! Each iteration imagines a world, walks down the tree by the choices that are legal in it, and draws as it goes: draws are sampled and
//! never become branches. The first new point that it meets is judged, and every seat on the way learns what its choice brought it.

use crate::evaluate::{look_ahead, values};
use crate::tree::{Mover, Tree};
use crate::{Budget, Curiosity, Evaluate, Failure, Player, Values};
use game::{FastDice, Game, Seat, Seen, Turn};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How a search goes about its work.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Which choice is tried next.
    pub curiosity: Curiosity,
    /// How much of what was learnt before a draw still counts after it.
    pub trust: f32,
    /// What each further turn of the game costs whoever thinks, as a part of a victory: others are not expected to hurry. Without effect where nobody
    /// can tell how many are left.
    pub haste: f32,
    /// Trees that are grown side by side, each with dice of its own.
    pub threads: usize,
}

/// A choice that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub tried: f32,
    /// What the chooser may expect from it, from 0 to 1.
    pub value: f32,
}

/// What came out of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// All choices, the best first.
    pub choices: Vec<Considered<A>>,
    /// What each seat may expect.
    pub values: Values,
    /// New simulated games.
    pub iterations: u32,
}

/// A player who searches.
pub struct Search<G: Game, E> {
    judge: Arc<E>,
    manner: Manner,
    budget: Budget,
    minds: Vec<Mind<G>>,
    /// Draws heard of since the last choice.
    drawn: bool,
    /// Has anything been thought since somebody was last heard of? Then the trees are about another position than the one to come.
    behind: bool,
    /// Who chose last, and how long all choices took since somebody else did.
    turn: (Option<Seat>, Duration),
}

/// One tree with what is needed to grow it.
pub(crate) struct Mind<G: Game> {
    pub tree: Tree<G::Action>,
    pub dice: FastDice,
    path: Vec<(u32, usize)>,
    legal: Vec<G::Action>,
    answers: Vec<G::Action>,
    /// Who hurries, and how many turns each seat may still have, if that can be told.
    hurry: Option<(Seat, f32)>,
    /// What the iterations of this choice brought each seat, in all.
    pub sum: Values,
    pub iterations: u32,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// A player whose choices depend on what it sees, the seed, the iterations and the number of threads.
    pub fn new(judge: Arc<E>, manner: Manner, budget: Budget, seed: u64) -> Self {
        let minds = (0..manner.threads as u64).map(|number| Mind::new(seed, number)).collect();
        Self { judge, manner, budget, minds, drawn: false, behind: false, turn: (None, Duration::ZERO) }
    }

    /// Thinks about the choice that is due. Who has not been told what happened since the last one begins anew.
    pub fn think(&mut self, seen: &Seen<G>) -> Thought<G::Action> {
        if std::mem::replace(&mut self.behind, true) {
            self.minds.iter_mut().for_each(|mind| mind.tree = Tree::new());
            self.turn = (None, Duration::ZERO);
        }
        let (judge, manner) = (&*self.judge, self.manner);
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        let dice = &mut self.minds[0].dice;
        let world = seen.imagine(dice);
        judge.prune(&world, &mut legal);
        if let [only] = legal[..] {
            let values = judge.evaluate(&world, dice);
            let choices = vec![Considered { action: only, tried: 0.0, value: values[seen.seat().index()] }];
            return Thought { choices, values, iterations: 0 };
        }
        let share = self.budget.iterations / manner.threads as u32;
        let start = Instant::now();
        if self.turn.0 != Some(seen.seat()) {
            self.turn = (Some(seen.seat()), Duration::ZERO);
        }
        let deadline = self.budget.next(self.turn.1).map(|time| start + time);
        let think = |mind: &mut Mind<G>| mind.think(seen, judge, manner, share, deadline);
        match &mut self.minds[..] {
            [mind] => think(mind),
            minds => std::thread::scope(|scope| {
                for mind in minds {
                    scope.spawn(|| think(mind));
                }
            }),
        }
        self.turn.1 += start.elapsed();
        self.conclude(seen.seat(), &legal)
    }

    /// Puts together what the trees say of the legal actions. There may be others, from times when other cards lay on the table.
    fn conclude(&self, seat: Seat, legal: &[G::Action]) -> Thought<G::Action> {
        let mut choices: Vec<Considered<G::Action>> =
            legal.iter().map(|&action| Considered { action, tried: 0.0, value: 0.0 }).collect();
        let (mut values, mut iterations) = ([0.0; Seat::MAX], 0);
        for mind in &self.minds {
            for edge in mind.tree.node(Tree::<G::Action>::ROOT).edges.iter().filter(|edge| edge.mover.seat == seat) {
                let Ok(place) = choices.binary_search_by(|choice| choice.action.cmp(&edge.action)) else { continue };
                let choice = &mut choices[place];
                let tried = choice.tried + edge.tried;
                choice.value = if tried > 0.0 {
                    (choice.value * choice.tried + edge.value() * edge.tried) / tried
                } else {
                    edge.value()
                };
                choice.tried = tried;
            }
            for (value, sum) in values.iter_mut().zip(mind.sum) {
                *value += sum;
            }
            iterations += mind.iterations;
        }
        for value in &mut values {
            *value /= iterations.max(1) as f32;
        }
        // A stable sort: ties go to the first action.
        choices.sort_by(|a, b| b.tried.total_cmp(&a.tried).then(b.value.total_cmp(&a.value)));
        Thought { choices, values, iterations }
    }
}

impl<G: Game, E: Evaluate<G>> Player<G> for Search<G, E> {
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure> {
        Ok(self.think(seen).choices[0].action)
    }

    fn hear(&mut self, actor: Turn, action: G::Action) {
        let Turn::Player(seat) = actor else {
            self.drawn |= actor == Turn::Chance;
            return;
        };
        self.behind = false;
        if self.turn.0 != Some(seat) {
            self.turn = (None, Duration::ZERO);
        }
        let trust = if std::mem::take(&mut self.drawn) { self.manner.trust } else { 1.0 };
        for mind in &mut self.minds {
            mind.tree = mind.tree.below(seat, action, trust).unwrap_or_else(Tree::new);
        }
    }
}

impl<G: Game> Mind<G> {
    /// Number so of those that share a seed: nothing is known yet.
    pub fn new(seed: u64, number: u64) -> Self {
        Self {
            tree: Tree::new(),
            dice: FastDice::fork(seed, number),
            path: Vec::new(),
            legal: Vec::new(),
            answers: Vec::new(),
            hurry: None,
            sum: [0.0; Seat::MAX],
            iterations: 0,
        }
    }

    /// Iterates until the root was visited `iterations` times, earlier visits included, but at least a quarter of it.
    pub fn think<E: Evaluate<G>>(
        &mut self,
        seen: &Seen<G>,
        judge: &E,
        manner: Manner,
        iterations: u32,
        deadline: Option<Instant>,
    ) {
        (self.sum, self.iterations) = ([0.0; Seat::MAX], 0);
        self.hurry = None;
        if manner.haste > 0.0 {
            let mut dice = self.dice.clone();
            let (_, turns) = judge.foresee(&seen.imagine(&mut dice), &mut dice);
            self.hurry = turns.map(|turns| (seen.seat(), turns));
        }
        let known: f32 = self.tree.node(Tree::<G::Action>::ROOT).edges.iter().map(|edge| edge.tried).sum();
        let wanted = iterations.saturating_sub(known as u32).max(iterations / 4).max(1);
        // The first visit of a root only judges it: one more, so that there is a choice.
        while self.iterations <= wanted {
            let world = seen.imagine(&mut self.dice);
            let values = self.iterate(world, judge, manner, None);
            for (sum, value) in self.sum.iter_mut().zip(values) {
                *sum += value;
            }
            self.iterations += 1;
            let late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if self.iterations >= 2 && self.iterations.is_multiple_of(8) && late() {
                break;
            }
        }
    }

    /// Plays one imagined game down the tree, to the first new point or the end. It begins with `first`, if that is given.
    pub fn iterate<E: Evaluate<G>>(
        &mut self,
        mut world: G,
        judge: &E,
        manner: Manner,
        first: Option<G::Action>,
    ) -> Values {
        self.path.clear();
        let seats = world.seats();
        let curiosity = manner.curiosity.times(judge.spread(&world));
        let (mut turns, mut last) = (0.0, None);
        let mut node = Tree::<G::Action>::ROOT;
        let (values, left) = loop {
            let seat = match world.turn() {
                Turn::Over => break (values(&world.returns()), Some(0.0)),
                Turn::Chance => {
                    let draw = world.sample(&mut self.dice);
                    world.apply(draw, &mut ());
                    continue;
                }
                Turn::Player(seat) => seat,
            };
            if last.replace(seat).is_some_and(|last| last != seat) {
                turns += 1.0;
            }
            match first.filter(|_| self.path.is_empty()) {
                Some(action) => {
                    self.legal.clear();
                    self.legal.push(action);
                }
                None => {
                    world.legal(&mut self.legal);
                    judge.prune(&world, &mut self.legal);
                }
            }
            let mover = Mover { seat, mind: judge.mind(&world, seat) };
            let edge = match self.legal[..] {
                [only] => self.tree.forced(node, mover, only),
                _ if self.tree.is_new(node) => break judge.foresee(&world, &mut self.dice),
                _ => {
                    let promise = |action| {
                        let mut after = world.clone();
                        after.apply(action, &mut ());
                        look_ahead(judge, &mut after, &mut self.answers, &mut self.dice)[seat.index()]
                    };
                    self.tree.select(node, mover, &self.legal, curiosity, promise)
                }
            };
            self.path.push((node, edge));
            world.apply(self.tree.node(node).edges[edge].action, &mut ());
            node = self.tree.follow(node, edge);
        };
        let mut felt = values;
        if let Some(((seat, expected), left)) = self.hurry.zip(left) {
            // In relation to what was expected, so that it can be compared with promises.
            felt[seat.index()] -= manner.haste * (turns / f32::from(seats) + left - expected);
        }
        for &(node, edge) in &self.path {
            self.tree.learn(node, edge, &felt);
        }
        values
    }
}
