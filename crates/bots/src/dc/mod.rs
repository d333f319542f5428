//! The greedy player of the DC game, in both modes and for both sides.

mod estimate;
mod features;
mod quick;
pub mod sides;

use crate::{Bots, Knowledge, Level, level};
use dc::{Action, Card, Dc, Loyalty, Mode, Target};
use estimate::estimate;
use game::{FastDice, Game, Seat, Seen, Turn};
use search::{Curiosity, Evaluate, Failure, Manner, Player, Values, values};
use sides::Sides;
use std::sync::{Arc, LazyLock};

/// In the crossover bots play on quickly for so many rounds before they judge: what is bought or given pays only after a while.
const ROUNDS: u16 = 2;

/// How often a choice is tried in different worlds, since draws follow from it.
const TRIES: usize = 2;

impl Bots for Dc {
    type Judge = Opinion;
    type Best = Opinion;

    const MANNER: Manner = Manner {
        curiosity: Curiosity::Informed { explore: 0.4, temperature: 0.03 },
        trust: 0.3,
        haste: 0.0,
        threads: 1,
    };

    /// In the crossover thinking longer pays less: its levels lie further apart.
    fn levels(&self) -> [Level; 5] {
        level::all(
            [0.06, 0.015],
            match self.mode() {
                Mode::Base => [30, 200, 2_000],
                Mode::Watchmen => [15, 150, 4_000],
            },
        )
    }

    fn judge() -> Arc<Opinion> {
        static JUDGE: LazyLock<Arc<Opinion>> = LazyLock::new(|| Arc::new(Opinion::with(Sides::shipped())));
        JUDGE.clone()
    }

    fn best() -> Arc<Opinion> {
        Self::judge()
    }

    fn greedy(seed: u64) -> Box<dyn Player<Self>> {
        Box::new(Greedy(FastDice::new(seed)))
    }

    fn lone(&self) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| is_mastermind(self, seat))
    }
}

/// What bots think of positions: they play on quickly to see, in the base game to the end, in the crossover for a while. How it stands then, or
/// at a glance, is what was learnt of it.
pub struct Opinion {
    base: crate::Opinion<Dc>,
    sides: Sides,
}

impl Opinion {
    /// With this opinion of the crossover.
    pub fn with(sides: Sides) -> Self {
        Self { base: crate::Opinion::shipped(), sides }
    }
}

impl Evaluate<Dc> for Opinion {
    fn evaluate(&self, game: &Dc, dice: &mut FastDice) -> Values {
        let turns = match game.mode() {
            Mode::Base => u16::MAX,
            Mode::Watchmen => ROUNDS * u16::from(game.seats()),
        };
        let mut game = game.clone();
        quick::play_on(&mut game, turns, dice);
        match game.turn() {
            Turn::Over => values(&game.returns()),
            _ => self.sides.evaluate(&game),
        }
    }

    fn glance(&self, game: &Dc, dice: &mut FastDice) -> Values {
        match game.mode() {
            Mode::Base => self.base.evaluate(game, dice),
            Mode::Watchmen => self.sides.evaluate(game),
        }
    }

    fn prune(&self, game: &Dc, legal: &mut Vec<Action>) {
        game.prune(legal);
    }

    /// Chances in the crossover change little from one choice to the next.
    fn spread(&self, game: &Dc) -> f32 {
        match game.mode() {
            Mode::Base => 1.0,
            Mode::Watchmen => 0.5,
        }
    }

    /// Who plays for which side decides what is a good choice.
    fn mind(&self, game: &Dc, seat: Seat) -> u8 {
        u8::from(is_mastermind(game, seat))
    }
}

/// Looks one step ahead and knows in which order cards are best played.
struct Greedy(FastDice);

impl Player<Dc> for Greedy {
    fn choose(&mut self, seen: &Seen<Dc>) -> Result<Action, Failure> {
        Ok(greedy(seen, &mut self.0))
    }
}

fn greedy(seen: &Seen<Dc>, dice: &mut FastDice) -> Action {
    let seat = seen.seat();
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if let [only] = legal[..] {
        return only;
    }
    let worlds: [Dc; TRIES] = std::array::from_fn(|_| seen.imagine(dice));
    if let Some(gift) = next_contribution(&worlds[0], seat, &legal, dice) {
        return gift;
    }
    if let Some(play) = next_play(&worlds[0], seat, &legal, dice) {
        return play;
    }
    let mut best = (f32::MIN, legal[0]);
    for &action in &legal {
        if let Action::Play(_) = action {
            continue;
        }
        let value = worlds.iter().map(|world| value_after(world, action, seat, dice)).sum();
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// The card to contribute before others are played, if one brings the Challenge nearer.
fn next_contribution(world: &Dc, seat: Seat, legal: &[Action], dice: &mut FastDice) -> Option<Action> {
    let now = estimate(world, seat);
    let gifts = legal.iter().filter(|&&action| gift(action).is_some());
    let valued = gifts.map(|&gift| (value_after(world, gift, seat, dice), gift));
    let best = valued.max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|&(value, _)| value > now + 0.3).map(|(_, gift)| gift)
}

/// The card to play next, if one is worth playing: those that draw come first, so that the rest is known sooner.
fn next_play(world: &Dc, seat: Seat, legal: &[Action], dice: &mut FastDice) -> Option<Action> {
    let now = estimate(world, seat);
    let mut plays: Vec<(u8, Card)> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Play(card) => Some((order(*card, world), *card)),
            _ => None,
        })
        .collect();
    plays.sort_unstable();
    let worthwhile = |card: Card, dice: &mut FastDice| {
        let facts = card.facts();
        if facts.strength() <= 0.0 && facts.draws() == 0 {
            return false;
        }
        // What hurts one's own side stays in the hand (WAT-75).
        value_after(world, Action::Play(card), seat, dice) > now - 0.6
    };
    plays.into_iter().map(|(_, card)| card).find(|&card| worthwhile(card, dice)).map(Action::Play)
}

/// The card that is plainly to be played before anything else is done.
fn plays_first(game: &Dc, seat: Seat, legal: &[Action]) -> Option<Card> {
    let plays = legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    // What brings the end of the main deck nearer serves the Mastermind alone (WAT-75).
    let harmful =
        |card: Card| game.mode() == Mode::Watchmen && card.facts().empties_deck() && !is_mastermind(game, seat);
    let worthwhile = |card: &Card| (card.facts().strength() > 0.0 || card.facts().draws() > 0) && !harmful(*card);
    plays.filter(worthwhile).min_by_key(|&card| (order(card, game), card))
}

/// The card that an action gives to the Challenge.
fn gift(action: Action) -> Option<Card> {
    match action {
        Action::Contribute(card) | Action::Lay(card) => Some(card),
        _ => None,
    }
}

/// Which cards come first: what stays in play, then what draws, then Power; what repeats other cards comes last.
fn order(card: Card, world: &Dc) -> u8 {
    let facts = card.facts();
    match facts.kind {
        dc::vocabulary::Type::Location => 0,
        _ if facts.repeats() => 9,
        // Batmobile: new cards for a hand, but only as the first card.
        _ if facts.wants_to_be_first() => {
            let poor = world.hand(world.active()).iter().map(|card| card.facts().strength()).sum::<f32>() < 4.0;
            if poor && world.played().is_empty() { 0 } else { 8 }
        }
        _ if facts.draws() > 0 => 1,
        _ => 2,
    }
}

/// What a position is worth to a seat after an action and the draws that follow from it.
fn value_after(world: &Dc, action: Action, seat: Seat, dice: &mut FastDice) -> f32 {
    let before = world;
    let mut world = world.clone();
    world.apply(action, &mut ());
    while world.turn() == Turn::Chance {
        let draw = world.sample(dice);
        world.apply(draw, &mut ());
    }
    let patience = match action {
        // Asking for help costs the helpers a card each: only if there is something to be won by it.
        Action::Help if wants_help(before) => 3.0,
        Action::Help => -3.0,
        // The Mastermind hides if the deck will run out anyway.
        Action::Reveal if world.main_deck() < 6 => -50.0,
        _ => 0.0,
    };
    estimate(&world, seat) + patience
}

/// Is something within reach with the cards of the helpers, and not without?
fn wants_help(world: &Dc) -> bool {
    let helpers = Seat::all(world.seats()).filter(|&seat| seat != world.active() && !world.is_out(seat)).count() - 1;
    let power = world.available_power();
    let within_reach = |target: u16| power < target && target <= power + 3 * helpers as u16;
    [Target::Plot, Target::Challenge].into_iter().filter_map(|target| world.price_to_beat(target)).any(within_reach)
}

/// Is this seat on the Mastermind's side, as far as it knows itself?
fn is_mastermind(world: &Dc, seat: Seat) -> bool {
    world.mode() == Mode::Watchmen && world.loyalty(seat) == Loyalty::Mastermind
}
