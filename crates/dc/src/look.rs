//! What bots and analysis ask of a state. They get it through [`game::Seen`], with all that their seat cannot know redrawn.

use crate::action::{Loyalty, Target};
use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::op::Op;
use crate::set::{Facts, cards};
use crate::state::Dc;
use crate::vocabulary::{To, Type, Zone};
use game::Seat;

/// What a Challenge asks for, and what lies beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contributions {
    /// Requirements.
    pub needed: u8,
    /// Requirements that can be met at the same time.
    pub met: u8,
    /// The cards of which one more would meet another one.
    pub lacking: Kinds,
}

impl Dc {
    /// Which game it is.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whose turn it is, also while somebody else answers.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Turns that have begun.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Power of the active player that is not spent.
    pub fn available_power(&self) -> u16 {
        self.turn.power()
    }

    /// What a player holds.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.player(seat).hand().cards()
    }

    /// All cards of a player, wherever they are.
    pub fn cards_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.owned(seat)
    }

    /// What has been played this turn.
    pub fn played(&self) -> &[Card] {
        self.turn.plays().cards()
    }

    /// The Line-Up.
    pub fn in_line_up(&self) -> &[Card] {
        self.line_up().cards()
    }

    /// How many cards the main deck holds.
    pub fn main_deck(&self) -> u8 {
        self.main_len()
    }

    /// Super-Villains that are still to be defeated, the face-up one included.
    pub fn villains_to_defeat(&self) -> u8 {
        self.villains_left + u8::from(self.villain.is_some())
    }

    /// The victory points of a player.
    pub fn victory_points(&self, seat: Seat) -> i16 {
        self.points(seat)
    }

    /// What a player's Loyalty card says.
    pub fn loyalty(&self, seat: Seat) -> Loyalty {
        self.player(seat).role
    }

    /// Are Loyalty cards face up?
    pub fn loyalty_is_shown(&self) -> bool {
        self.watchmen.shown
    }

    /// Is a player out of the game?
    pub fn is_out(&self, seat: Seat) -> bool {
        self.player(seat).out
    }

    /// The Power of the Plot in play.
    pub fn plot_power(&self) -> Option<u8> {
        self.plot().map(|plot| plot.power)
    }

    /// Has a Plot come into play?
    pub fn has_plotted(&self) -> bool {
        self.watchmen.plotted
    }

    /// Challenges that have been beaten.
    pub fn challenges_beaten(&self) -> u8 {
        self.watchmen.level - u8::from(self.challenge().is_some())
    }

    /// The Power of the face-up Challenge.
    pub fn challenge_power(&self) -> Option<u8> {
        self.challenge().map(|challenge| challenge.power)
    }

    /// How far the contributions to the face-up Challenge have come.
    pub fn contributions(&self) -> Contributions {
        let needs = self.challenge().map_or(&[][..], |challenge| &challenge.needs);
        let mut meets = [Kinds::NONE; 8];
        for (kinds, &need) in meets.iter_mut().zip(needs) {
            *kinds = self.meets(need);
        }
        let groups = 1usize << needs.len();
        // A group of requirements is met if each smaller group is, and there are as many cards for it (Hall).
        let mut met = [true; 1 << 8];
        for group in 1..groups {
            let members = || (0..needs.len()).filter(|n| group >> n & 1 == 1);
            let kinds = members().fold(Kinds::NONE, |kinds, n| kinds.or(meets[n]));
            met[group] = members().all(|n| met[group & !(1 << n)])
                && u32::from(self.contributed().count_in(kinds)) >= group.count_ones();
        }
        let size = |group: &usize| group.count_ones();
        let most = (0..groups).filter(|&group| met[group]).map(|group| size(&group)).max().unwrap_or(0);
        // What may be left over when as many as possible are met is what one more card could meet.
        let left = (0..groups).filter(|&group| met[group] && size(&group) == most).fold(0, |left, group| left | !group);
        let lacking = (0..needs.len()).filter(|n| left >> n & 1 == 1).fold(Kinds::NONE, |kinds, n| kinds.or(meets[n]));
        Contributions { needed: needs.len() as u8, met: most as u8, lacking }
    }

    /// Which of all Challenges is face up.
    pub fn challenge_number(&self) -> Option<usize> {
        self.challenge().map(|_| self.watchmen.challenge.into())
    }

    /// Which of all Machinations it is.
    pub fn machinations_number(&self) -> usize {
        self.watchmen.machinations.into()
    }

    /// What beats the target by paying now, if the active player may.
    pub fn price_to_beat(&self, target: Target) -> Option<u16> {
        self.beatable(self.active, target)
    }

    /// The kinds that the Machinations ask for, how many different ones, and the kinds of which one more is needed with few players.
    pub fn machinations_ask(&self) -> Option<(Kinds, u8, Kinds)> {
        let facts = cards().machinations.get(usize::from(self.watchmen.machinations))?;
        let few = if self.seats > 3 { Kinds::NONE } else { facts.few_players };
        Some((facts.what, facts.different, few))
    }

    /// Has the active player bought or gained a card of the Line-Up this turn?
    pub fn has_taken_from_line_up(&self) -> bool {
        self.turn.from_line_up
    }

    /// Cards under the Clock.
    pub fn under_clock(&self) -> u8 {
        self.clock().len()
    }
}

impl Facts {
    /// About how much Power playing the card is worth, draws and other effects included: for bots.
    pub fn strength(&self) -> f32 {
        self.worth
    }

    /// Does it bring the end of the main deck nearer? For bots.
    pub fn empties_deck(&self) -> bool {
        self.ops().iter().any(|op| matches!(op, Op::RefillLineUp))
    }

    /// How many cards it draws, for bots.
    pub fn draws(&self) -> u8 {
        let draws = |op: &Op| match op {
            Op::Draw(n) | Op::DrawOneByOne { most: n, .. } => *n,
            _ => 0,
        };
        self.ops().iter().map(draws).sum()
    }

    /// Does it play other cards again?
    pub fn repeats(&self) -> bool {
        self.ops().iter().any(|op| matches!(op, Op::PlayAgain { .. }))
    }

    /// Does it do something else as the first card of a turn?
    pub fn wants_to_be_first(&self) -> bool {
        self.ops().iter().any(|op| matches!(op, Op::If(crate::op::When::FirstPlay, ..)))
    }

    fn ops(&self) -> &'static [Op] {
        &cards().ops[usize::from(self.play.start)..usize::from(self.play.end)]
    }
}

/// About how much Power effects are worth.
pub(crate) fn worth(ops: &[Op], block: crate::op::Block) -> f32 {
    let sum = |block| worth(ops, block);
    let of = |op: &Op| match *op {
        Op::Power(n) => f32::from(n),
        Op::PowerFor(n, _) => f32::from(n) * 1.2,
        Op::DoublePower => 5.0,
        Op::Draw(n) => f32::from(n) * 1.4,
        Op::DrawOneByOne { most, .. } => f32::from(most) * 1.1,
        Op::PlayerDraws(n) => f32::from(n) * 0.7,
        Op::Move(moving) => match (moving.to, moving.from.has(Zone::LineUp)) {
            (To::Destroyed, false) => 1.2,
            (To::Destroyed, true) => 0.2,
            (To::Hand, _) => 1.5,
            (To::Discard, true) => 2.5,
            (To::Discard, false) => -1.0,
            _ => 0.2,
        },
        Op::If(_, then, otherwise) => sum(then).midpoint(sum(otherwise)),
        Op::May(act, then, otherwise) => (sum(act) + sum(then)).max(sum(otherwise)),
        Op::Choose(ways) => (ways.start..ways.end)
            .filter_map(|at| match ops[usize::from(at)] {
                Op::Option(way) => Some(sum(way)),
                _ => None,
            })
            .fold(0.0, f32::max),
        Op::Pay(_, _, otherwise) => sum(otherwise) + 0.3,
        Op::Upon(_, block) => 0.6 * sum(block),
        Op::Attack(_) => 0.6,
        Op::EachFoe(_) => 0.5,
        Op::PlayFromLineUp(_) | Op::PlaySuperVillain | Op::PlayAgain { .. } => 2.5,
        Op::TopdeckOneGain | Op::SuperVillainCostsLess(_) => 0.6,
        Op::HandSize(n) => f32::from(n),
        Op::Special(_) => 2.0,
        _ => 0.0,
    };
    ops[usize::from(block.start)..usize::from(block.end)].iter().map(of).sum()
}

/// What a type adds: a Location works every turn.
pub(crate) fn lasting_worth(kind: Type) -> f32 {
    if kind == Type::Location { 2.0 } else { 0.0 }
}
