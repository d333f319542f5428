//! Actions as numbers and positions as tensors, for programs that learn.

use crate::{Bag, Counts, Dice, FastDice, Game, Seat, Turn};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A game whose actions have fixed ids and whose positions can be written as a tensor.
pub trait Encode: Game {
    /// Grows when the meaning of an observation changes. A change of ids or of the layout shows in the [hash](Space::hash), too.
    const ENCODING: u16;

    /// Every [code](Encode::code) is below this.
    const CODES: usize;

    /// A number of the action that is found at once: different actions have different codes. Ids are found by it.
    fn code(action: Self::Action) -> usize;

    /// Who can take this action.
    fn origin(action: Self::Action) -> Origin;

    /// The config with as many players and the same mode whose games can have every action: who begins is drawn, and so on.
    fn widest(config: &Self::Config) -> Self::Config;

    /// Tells an observer what a seat may know of the position: no more than [`Game::view`] does, the own seat first and the others
    /// clockwise after it. All positions of games with as many players and the same mode have the same blocks.
    fn observe(&self, seat: Seat, out: &mut impl Observer);
}

/// Who can take an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Players only.
    Choice,
    /// The dealer only.
    Draw,
    /// Either, depending on what was agreed.
    Both,
}

impl Origin {
    /// Is it ever chosen by a player?
    pub fn is_choice(self) -> bool {
        self != Self::Draw
    }

    /// Is it ever drawn?
    pub fn is_draw(self) -> bool {
        self != Self::Choice
    }
}

/// Is told of a position number by number, block by block.
pub trait Observer {
    /// What follows belongs to the block of this name, and is divided by `scale`.
    fn block(&mut self, name: &'static str, scale: u16);

    /// A number.
    fn number(&mut self, number: impl Into<f32>);

    /// `places` numbers: how often each place is named.
    fn tally(&mut self, named: impl IntoIterator<Item = usize>, places: usize);

    /// So many zeros.
    fn blank(&mut self, places: usize) {
        self.tally([], places);
    }

    /// 1 if it is so, else 0.
    fn flag(&mut self, so: bool) {
        self.number(u8::from(so));
    }

    /// `places` numbers: 1 at this place, if there is one, and 0 everywhere else.
    fn mark(&mut self, place: Option<usize>, places: usize) {
        self.tally(place, places);
    }

    /// The first lanes of a count.
    fn counts(&mut self, counts: Counts, lanes: usize) {
        counts.lanes()[..lanes].iter().for_each(|&count| self.number(count));
    }

    /// Which of the first `places` things a bag holds.
    fn bag(&mut self, bag: Bag, places: usize) {
        self.tally(bag.into_iter().map(usize::from), places);
    }
}

/// Writes an observation into a place that exists already. All numbers are from -1 to 1: what would be beyond is cut off.
pub struct Tensor<'a> {
    rest: &'a mut [f32],
    unit: f32,
}

impl<'a> Tensor<'a> {
    /// Writes from the start of `out`, which must be as long as the [layout](Layout::len) says.
    pub fn new(out: &'a mut [f32]) -> Self {
        Self { rest: out, unit: 1.0 }
    }

    #[inline]
    fn next(&mut self, places: usize) -> &'a mut [f32] {
        let (places, rest) = std::mem::take(&mut self.rest).split_at_mut(places);
        self.rest = rest;
        places
    }
}

impl Observer for Tensor<'_> {
    #[inline]
    fn block(&mut self, _: &'static str, scale: u16) {
        self.unit = 1.0 / f32::from(scale);
    }

    #[inline]
    fn number(&mut self, number: impl Into<f32>) {
        let scaled = number.into() * self.unit;
        self.next(1)[0] = scaled.clamp(-1.0, 1.0);
    }

    #[inline]
    fn tally(&mut self, named: impl IntoIterator<Item = usize>, places: usize) {
        let unit = self.unit;
        let out = self.next(places);
        out.fill(0.0);
        for place in named {
            out[place] = (out[place] + unit).min(1.0);
        }
    }

    #[inline]
    fn counts(&mut self, counts: Counts, lanes: usize) {
        let unit = self.unit;
        for (out, count) in self.next(lanes).iter_mut().zip(counts.lanes()) {
            *out = (f32::from(count) * unit).min(1.0);
        }
    }
}

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What it is about; blocks that there are once per player are numbered, from the observer's own: `tokens.0`.
    pub name: String,
    /// Where it begins.
    pub offset: usize,
    /// How many numbers it has.
    pub len: usize,
    /// What counts were divided by.
    pub scale: u16,
}

/// What stands where in an observation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    blocks: Vec<Block>,
    len: usize,
}

impl Layout {
    /// The layout of this game's observations, found by observing.
    pub fn of<G: Encode>(game: &G) -> Self {
        let mut layout = Self::default();
        game.observe(Seat::new(0), &mut layout);
        let names: Vec<String> = layout.blocks.iter().map(|block| block.name.clone()).collect();
        for (at, block) in layout.blocks.iter_mut().enumerate() {
            let same = |others: &[String]| others.iter().filter(|&name| *name == names[at]).count();
            if same(&names) > 1 {
                write!(block.name, ".{}", same(&names[..at])).expect("a string takes text");
            }
        }
        layout
    }

    /// The blocks in order.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// How many numbers an observation has.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True if it has none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Observer for Layout {
    fn block(&mut self, name: &'static str, scale: u16) {
        self.blocks.push(Block { name: name.into(), offset: self.len, len: 0, scale });
    }

    fn number(&mut self, _: impl Into<f32>) {
        self.blank(1);
    }

    fn tally(&mut self, _: impl IntoIterator<Item = usize>, places: usize) {
        self.len += places;
        if let Some(block) = self.blocks.last_mut() {
            block.len += places;
        }
    }
}

/// The ids of all actions and outcomes of a table. It is a function of game, players, mode and card set.
#[derive(Clone, Debug)]
pub struct Space<G: Encode> {
    actions: Numbered<G::Action>,
    outcomes: Numbered<G::Action>,
    layout: Layout,
    hash: String,
}

impl<G: Encode> Space<G> {
    /// The space of tables with this config.
    pub fn new(config: &G::Config) -> Self {
        let widest = G::widest(config);
        let all = G::space(&widest);
        let numbered = |wanted: fn(Origin) -> bool| {
            let actions = all.iter().copied().filter(|&action| wanted(G::origin(action))).collect();
            Numbered::new(actions, G::code, G::CODES)
        };
        let mut space = Self {
            actions: numbered(Origin::is_choice),
            outcomes: numbered(Origin::is_draw),
            layout: Layout::of(&G::start(&widest)),
            hash: String::new(),
        };
        space.hash = space.fingerprint(&widest);
        space
    }

    /// What players can choose, by id.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions.list
    }

    /// What can be drawn, by id.
    pub fn outcomes(&self) -> &[G::Action] {
        &self.outcomes.list
    }

    /// The id of something that a player can choose.
    #[inline]
    pub fn action_id(&self, action: G::Action) -> Option<usize> {
        self.actions.id(G::code(action))
    }

    /// The id of something that can be drawn.
    #[inline]
    pub fn outcome_id(&self, outcome: G::Action) -> Option<usize> {
        self.outcomes.id(G::code(outcome))
    }

    /// Writes which actions are among the legal ones. `mask` has a place for every action.
    #[inline]
    pub fn mask(&self, legal: &[G::Action], mask: &mut [bool]) {
        mask.fill(false);
        for &action in legal {
            if let Some(id) = self.action_id(action) {
                mask[id] = true;
            }
        }
    }

    /// What stands where in an observation.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// SHA-256, in hexadecimal, of all that gives numbers their meaning: the versions, what the table is, every action and outcome in
    /// order, and the layout. Whoever stores numbers stores this with them.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// SHA-256, in hexadecimal, of what every seat observes in some random games, and of the ids of all that could be done. Where it is
    /// another one, numbers that were stored earlier have lost their meaning, and [`Encode::ENCODING`] must have grown.
    pub fn sample(&self, config: &G::Config, games: u64) -> String {
        let mut digest = Sha256::new();
        let mut legal = Vec::new();
        let mut numbers = vec![0.0f32; self.layout.len()];
        for number in 0..games {
            let mut dice = FastDice::fork(1, number);
            let mut game = G::start(config);
            loop {
                for seat in Seat::all(game.seats()) {
                    game.observe(seat, &mut Tensor::new(&mut numbers));
                    numbers.iter().for_each(|number| digest.update(number.to_le_bytes()));
                }
                legal.clear();
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Player(_) => {
                        game.legal(&mut legal);
                        legal.iter().for_each(|&action| digest.update(number_of(self.action_id(action))));
                        legal[dice.below(legal.len() as u32) as usize]
                    }
                    Turn::Chance => {
                        game.legal(&mut legal);
                        legal.iter().for_each(|&outcome| digest.update(number_of(self.outcome_id(outcome))));
                        game.sample(&mut dice)
                    }
                };
                game.apply(action, &mut ());
            }
        }
        hexadecimal(&digest.finalize())
    }

    fn fingerprint(&self, widest: &G::Config) -> String {
        let mut text = format!("{} {} {}\n{widest}\n", G::NAME, G::VERSION, G::ENCODING);
        for list in [self.actions(), self.outcomes()] {
            list.iter().for_each(|action| text += &format!("{action}\n"));
            text.push('\n');
        }
        for Block { name, offset, len, scale } in self.layout.blocks() {
            text += &format!("{name} {offset} {len} {scale}\n");
        }
        hexadecimal(&Sha256::digest(text.as_bytes()))
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn number_of(id: Option<usize>) -> [u8; 8] {
    id.map_or(u64::MAX, |id| id as u64).to_le_bytes()
}

/// Actions by id, and ids by code.
#[derive(Clone, Debug)]
struct Numbered<A> {
    list: Vec<A>,
    ids: Vec<u16>,
}

/// Stands where a code has no id.
const NO_ID: u16 = u16::MAX;

impl<A: Copy> Numbered<A> {
    fn new(list: Vec<A>, code: fn(A) -> usize, codes: usize) -> Self {
        let mut ids = vec![NO_ID; codes];
        for (id, &action) in list.iter().enumerate() {
            ids[code(action)] = id as u16;
        }
        Self { list, ids }
    }

    #[inline]
    fn id(&self, code: usize) -> Option<usize> {
        self.ids.get(code).filter(|&&id| id != NO_ID).map(|&id| id.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tells the same to any observer.
    fn tell(out: &mut impl Observer) {
        out.block("few", 4);
        out.number(1u8);
        out.number(-8i8);
        out.counts(Counts::new([2, 4, 6, 0, 0, 0, 0, 0]), 3);
        out.block("many", 1);
        out.flag(true);
        out.mark(Some(2), 3);
        out.mark(None, 2);
        out.bag(Bag::of_bits(0b101), 3);
        out.block("often", 2);
        out.tally([1, 1, 1, 0], 3);
    }

    #[test]
    fn numbers_are_divided_and_cut_off() {
        let mut out = [9.0; 17];
        tell(&mut Tensor::new(&mut out));
        assert_eq!(out[..5], [0.25, -1.0, 0.5, 1.0, 1.0]);
        assert_eq!(out[5..14], [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]);
        assert_eq!(out[14..], [0.5, 1.0, 0.0]);
    }

    #[test]
    fn a_layout_knows_where_everything_stands() {
        let mut layout = Layout::default();
        tell(&mut layout);
        let blocks: Vec<_> =
            layout.blocks.iter().map(|block| (&*block.name, block.offset, block.len, block.scale)).collect();
        assert_eq!(blocks, [("few", 0, 5, 4), ("many", 5, 9, 1), ("often", 14, 3, 2)]);
        assert_eq!(layout.len(), 17);
    }
}
