//! Which actions can ever be legal: the fixed action space of a table, from its config and the card set alone.

use crate::action::{Action, Cause, Loyalty, MOST_WAYS, Place, Target};
use crate::card::{Card, Kinds};
use crate::config::{Config, Mode};
use crate::op::{Block, Count, Move, Op};
use crate::set::{CardSet, Lasting, Moment, NeedKind, cards};
use crate::trigger::only_power;
use crate::vocabulary::{Pack, Special, To, Zone};
use game::{First, Seat};

impl Action {
    /// Every action that can be legal at some point of some game with this config, in order.
    pub(crate) fn space(config: &Config) -> Vec<Self> {
        let set = cards();
        let reach = Reach::of(config, set);
        let watchmen = config.mode == Mode::Watchmen;
        let mut space = Vec::new();
        space.extend(reach.owned.into_iter().map(Self::Play));
        space.extend(reach.line_up.into_iter().map(Self::Buy));
        if reach.owned.has(set.kick) {
            space.push(Self::Kick);
        }
        space.extend(reach.villains.into_iter().map(Self::Defeat));
        if watchmen {
            space.extend(reach.contributed.into_iter().map(Self::Contribute));
            space.extend(reach.laid.into_iter().map(Self::Lay));
            space.extend([Self::Beat(Target::Challenge), Self::Beat(Target::Plot)]);
            if reach.at_will {
                space.push(Self::Use);
            }
            // WAT-40: two players are no helpers to each other.
            if config.players > 2 {
                space.push(Self::Help);
            }
            space.push(Self::Reveal);
        }
        space.push(Self::End);
        for place in Place::ALL {
            space.extend(reach.picks[place as usize].into_iter().map(|card| Self::Pick(place, card)));
        }
        space.extend(reach.owned.and(set.with_defense).into_iter().map(Self::Defend));
        space.extend((0..reach.ways).map(Self::Way));
        if reach.seats {
            space.extend(Seat::all(config.players).map(Self::Seat));
        }
        if reach.disintegrates {
            space.extend([Self::Destroy(Target::Challenge), Self::Destroy(Target::Plot)]);
        }
        if reach.hero_triggers {
            space.push(Self::Trigger(Cause::Hero));
        }
        space.extend(reach.triggers.into_iter().map(|card| Self::Trigger(Cause::Card(card))));
        space.extend([Self::Yes, Self::No]);
        space.extend(set.heroes_of(reach.pack).map(Self::Hero));
        if watchmen {
            space.extend([Self::Role(Loyalty::Loyal), Self::Role(Loyalty::Mastermind)]);
            space.extend((0..set.plots.len() as u8).map(Self::Plot));
            space.extend((0..set.machinations.len() as u8).map(Self::Machinations));
            space.extend((0..set.challenges.len() as u8).map(Self::Challenge));
        }
        space.extend(reach.owned.into_iter().map(Self::Draw));
        if config.first == First::Random {
            space.extend(Seat::all(config.players).map(Self::First));
        }
        space
    }
}

/// What can come about in games with a config. Rather too much than too little: what effects make impossible by how they hang together is
/// not found out.
struct Reach {
    pack: Pack,
    /// Cards that can come to a player, into the hand and so into play, the deck and the discard pile.
    owned: Kinds,
    /// Cards that can lie in the Line-Up.
    line_up: Kinds,
    /// Super-Villains that can lie face up.
    villains: Kinds,
    /// Cards that a Challenge can ask for.
    contributed: Kinds,
    /// Locations that a Challenge takes from play.
    laid: Kinds,
    /// For each place the cards that can be chosen there.
    picks: [Kinds; Place::ALL.len()],
    /// The most ways that a choice has.
    ways: u8,
    /// Somebody can be asked to choose a player.
    seats: bool,
    /// Something can be disintegrated.
    disintegrates: bool,
    /// A Super Hero has an ability that is used at will.
    at_will: bool,
    /// What a Super Hero does can wait for others to be resolved first.
    hero_triggers: bool,
    /// Cards whose effects can wait for others to be resolved first.
    triggers: Kinds,
}

impl Reach {
    fn of(config: &Config, set: &'static CardSet) -> Self {
        let watchmen = config.mode == Mode::Watchmen;
        let there = |card: Card| set.cards[card.0 as usize].copies > 0;
        let main: Kinds = set.main_deck(config.mode).into_iter().filter(|&card| there(card)).collect();
        // DCB-04, WAT-62
        let villains = match config.mode {
            Mode::Base if config.villains == 1 => Kinds::NONE,
            Mode::Base => set.super_villains,
            Mode::Watchmen if config.players == 2 => set.strong_villains(),
            Mode::Watchmen => Kinds::NONE,
        };
        let mut villains: Kinds = villains.into_iter().filter(|&card| there(card)).collect();
        if !watchmen {
            villains = villains.with(set.first_villain);
        }
        let stacks: Kinds = [set.kick, set.weakness].into_iter().filter(|&card| there(card)).collect();
        let owned = main.or(villains).or(stacks).with(set.punch).with(set.vulnerability);
        let mut reach = Self {
            pack: if watchmen { Pack::Watchmen } else { Pack::Base },
            owned,
            line_up: main,
            villains,
            contributed: Kinds::NONE,
            laid: Kinds::NONE,
            picks: [Kinds::NONE; Place::ALL.len()],
            ways: 0,
            seats: false,
            disintegrates: false,
            at_will: false,
            hero_triggers: false,
            triggers: Kinds::NONE,
        };
        let effects = reach.effects(set);
        effects.iter().for_each(|effect| reach.lay(effect.op, set));
        effects.iter().for_each(|effect| reach.ask(effect, config, set));
        reach.heed(config, set);
        if watchmen {
            reach.challenge(set);
        }
        reach
    }

    /// Every effect that can be resolved.
    fn effects(&self, set: &CardSet) -> Vec<Reached> {
        let mut effects = Vec::new();
        for card in self.owned {
            let facts = &set.cards[card.0 as usize];
            let appears = facts.appears.filter(|_| self.villains.has(card));
            let blocks = [Some(facts.play), facts.defense.map(|defense| defense.then), appears];
            let abilities = facts.abilities.iter().map(|ability| ability.then);
            blocks.into_iter().flatten().chain(abilities).for_each(|block| walk(set, card, block, false, &mut effects));
        }
        for hero in set.heroes_of(self.pack) {
            for ability in &set.heroes[hero as usize].abilities {
                walk(set, Card::HIDDEN, ability.then, false, &mut effects);
            }
        }
        effects
    }

    /// What an effect can put into the Line-Up.
    fn lay(&mut self, op: Op, set: &CardSet) {
        let more = match op {
            Op::Move(Move { to: To::LineUp, what, from, .. }) => {
                let own = from.iter().any(|zone| matches!(zone, Zone::Hand | Zone::Discard | Zone::Gained));
                let kick = if from.has(Zone::Kicks) { Kinds::NONE.with(set.kick) } else { Kinds::NONE };
                what.and(if own { Kinds::ALL } else { kick })
            }
            Op::MoveIt(To::LineUp) | Op::RandomFromHand(To::LineUp) => Kinds::ALL,
            _ => Kinds::NONE,
        };
        self.line_up = self.line_up.or(more.and(self.owned));
    }

    /// What an effect can ask.
    fn ask(&mut self, &Reached { card, op, chosen }: &Reached, config: &Config, set: &CardSet) {
        match op {
            Op::Move(moving) if chosen || is_asked(moving) => {
                for zone in moving.from.iter() {
                    self.pick(zone.into(), moving.what, set);
                }
            }
            Op::PlayFromLineUp(what) => self.pick(Place::LineUp, what, set),
            Op::PlayAgain { what, in_play } => {
                self.pick(Place::Played, what, set);
                if in_play {
                    self.pick(Place::InPlay, what, set);
                }
            }
            Op::Special(Special::Exchange | Special::PassLeft) => self.pick(Place::Hand, Kinds::ALL, set),
            Op::Special(Special::PlayFoesTop | Special::PlayFoesRandom) => self.seats |= config.players > 2,
            Op::PlayerPlaysIt => self.seats = true,
            Op::Special(Special::Disintegrate) if config.mode == Mode::Watchmen => {
                self.disintegrates = true;
                // WAT-70
                self.seats |= config.players > 2;
            }
            Op::Choose(ways) if ways.len() > 1 => self.ways = self.ways.max((ways.len() as u8).min(MOST_WAYS)),
            Op::Upon(_, block) if !only_power(block) => match card {
                Card::HIDDEN => self.hero_triggers = true,
                card => self.triggers = self.triggers.with(card),
            },
            _ => {}
        }
    }

    /// These cards can be chosen in this place, as far as they can lie there.
    fn pick(&mut self, place: Place, what: Kinds, set: &CardSet) {
        let there = match place {
            Place::Hand | Place::Discard | Place::Played => self.owned,
            Place::LineUp => self.line_up,
            Place::Kicks => self.owned.and(Kinds::NONE.with(set.kick)),
            Place::Gained => self.owned.and(self.line_up.or(self.villains).with(set.kick).with(set.weakness)),
            Place::InPlay => self.owned.and(set.types.location),
        };
        self.picks[place as usize] = self.picks[place as usize].or(there.and(what));
    }

    /// Abilities that can wait for others to be resolved first; Power never waits (DCB-24).
    fn heed(&mut self, config: &Config, set: &CardSet) {
        let watchmen = config.mode == Mode::Watchmen;
        let waits = |ability: &&crate::set::Ability| match ability.when {
            Moment::AtWill => false,
            Moment::FirstContribution => watchmen && !only_power(ability.then),
            _ => !only_power(ability.then),
        };
        for card in self.owned.and(set.types.location) {
            if set.cards[card.0 as usize].abilities.iter().find(waits).is_some() {
                self.triggers = self.triggers.with(card);
            }
        }
        for hero in set.heroes_of(self.pack) {
            let abilities = &set.heroes[hero as usize].abilities;
            self.hero_triggers |= abilities.iter().find(waits).is_some();
            self.at_will |= abilities.iter().any(|ability| ability.when == Moment::AtWill && !ability.then.is_empty());
        }
    }

    /// What Challenges ask for and do.
    fn challenge(&mut self, set: &CardSet) {
        for challenge in &set.challenges {
            for need in &challenge.needs {
                let instead = match need.kind {
                    NeedKind::Plain => Kinds::NONE,
                    NeedKind::Watchmen => set.cost_much,
                    NeedKind::Weakness => set.cost_nothing,
                };
                let wanted = self.owned.and(need.what.or(instead));
                self.contributed = self.contributed.or(wanted);
                if challenge.takes_locations {
                    self.laid = self.laid.or(wanted.and(set.types.location));
                }
            }
            match challenge.lasting {
                Lasting::DestroyDearest => self.pick(Place::LineUp, Kinds::ALL, set),
                Lasting::Clock { of_cost, .. } => self.pick(Place::LineUp, of_cost, set),
                Lasting::Dearer(..) | Lasting::Unrest(..) | Lasting::Scare(_) | Lasting::ExtraCard => {}
            }
        }
    }
}

/// An effect that can be resolved.
struct Reached {
    /// Whose it is; hidden if a Super Hero's.
    card: Card,
    op: Op,
    /// It is what one may do, so that cards are chosen in any case.
    chosen: bool,
}

/// Collects the effects of a block and those inside them.
fn walk(set: &CardSet, card: Card, block: Block, optional: bool, out: &mut Vec<Reached>) {
    for at in block.start..block.end {
        let op = set.ops[usize::from(at)];
        out.push(Reached { card, op, chosen: optional && at == block.start });
        let mut inside = |block| walk(set, card, block, false, out);
        match op {
            Op::If(_, one, other) | Op::Pay(_, one, other) => [one, other].into_iter().for_each(inside),
            Op::Choose(block) | Op::Option(block) | Op::Upon(_, block) | Op::Attack(block) | Op::EachFoe(block) => {
                inside(block);
            }
            Op::May(act, then, otherwise) => {
                [then, otherwise].into_iter().for_each(&mut inside);
                walk(set, card, act, true, out);
            }
            _ => {}
        }
    }
}

/// Is anybody asked which card to move? Not if all are moved and their order does not matter.
fn is_asked(moving: Move) -> bool {
    let ordered = matches!(moving.to, To::DeckTop | To::DeckBottom);
    moving.count != Count::All || ordered || (moving.from.has(Zone::LineUp) && moving.to == To::Discard)
}
