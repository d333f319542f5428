//! Effects as clauses.

use super::noun::noun;
use crate::vocabulary::{Count, Effect, Special, Tally, To, What, When, Zone};
use game::{Arg, Message};

/// Who is spoken of, and how.
#[derive(Clone, Copy)]
pub(super) struct Context {
    who: Who,
    verb: Verb,
    by: By,
    it: It,
}

/// Whose hand, deck and discard pile are meant.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    You,
    They,
}

/// In which form a verb stands.
#[derive(Clone, Copy, PartialEq)]
enum Verb {
    /// "Draw".
    Do,
    /// After "you may".
    May,
    /// After "each foe".
    They,
}

/// Who plays the card.
#[derive(Clone, Copy)]
enum By {
    You,
    /// Nobody plays it; it appears.
    Active,
}

/// Where the card lies that was revealed or looked at.
#[derive(Clone, Copy, PartialEq)]
enum It {
    Own,
    Main,
}

impl Context {
    /// The player of the card does everything.
    pub const YOU: Self = Self { who: Who::You, verb: Verb::Do, by: By::You, it: It::Own };
    /// The same after "you may".
    pub const YOU_MAY: Self = Self { verb: Verb::May, ..Self::YOU };
    /// Every player is hit by what appears.
    pub const ALL: Self = Self { who: Who::They, verb: Verb::They, by: By::Active, it: It::Own };

    /// Effects one after another, each as a sentence of its own.
    pub fn sentences(mut self, effects: &[Effect]) -> Vec<Message> {
        effects.iter().map(|effect| self.clause(effect, true)).collect()
    }

    /// Effects one after another as one clause. `last`: nothing follows that could be taken for a part of them.
    pub fn sequence(mut self, effects: &[Effect], last: bool) -> Message {
        let mut whole: Option<Message> = None;
        for (n, effect) in effects.iter().enumerate() {
            let last = last && n + 1 == effects.len();
            let mut clause = self.clause(effect, last);
            if !last && has_parts(effect) {
                clause = Message::new("dc-group").with("clause", clause);
            }
            whole = Some(match whole {
                None => clause,
                Some(first) => {
                    let before = &effects[n - 1];
                    let apart = has_parts(before) || has_parts(effect);
                    let clause = match apart || !is_act(before) {
                        true => self.with_subject(clause, effect),
                        false => clause,
                    };
                    join(if apart { "dc-sequence" } else { "dc-then" }, first, clause)
                }
            });
        }
        whole.unwrap_or_else(|| Message::new("dc-nothing"))
    }

    /// How a list of effects begins: `verb` if it can follow its subject, `clause` if not.
    pub fn start(effects: &[Effect]) -> &'static str {
        if effects.first().is_some_and(is_act) { "verb" } else { "clause" }
    }

    /// The part that follows a condition.
    fn branch(&self, effects: &[Effect], last: bool) -> Message {
        let verb = if self.who == Who::They { Verb::They } else { Verb::Do };
        let clause = Self { verb, ..*self }.sequence(effects, last);
        match effects.first() {
            Some(effect) => self.with_subject(clause, effect),
            None => clause,
        }
    }

    /// A clause that stands far from "each foe" needs a subject of its own.
    fn with_subject(&self, clause: Message, effect: &Effect) -> Message {
        match self.who == Who::They && is_act(effect) {
            true => Message::new("dc-that-player").with("act", clause),
            false => clause,
        }
    }

    fn say(&self, key: &'static str) -> Message {
        let verb = match self.verb {
            Verb::Do => "do",
            Verb::May => "may",
            Verb::They => "they",
        };
        self.whose(Message::new(key).with("verb", verb))
    }

    fn whose(&self, message: Message) -> Message {
        let who = match self.who {
            Who::You => "you",
            Who::They => "they",
        };
        message.with("who", who)
    }

    fn by(&self, key: &'static str) -> Message {
        let by = match self.by {
            By::You => "you",
            By::Active => "active",
        };
        Message::new(key).with("by", by)
    }

    fn clause(&mut self, effect: &Effect, last: bool) -> Message {
        match effect {
            Effect::Power(n) => self.say("dc-power").with("count", *n),
            Effect::PowerFor(n, tally) => self.times(self.say("dc-power").with("count", *n), tally),
            Effect::DoublePower => Message::new("dc-double-power"),
            Effect::Draw(n) => self.say("dc-draw").with("count", *n),
            Effect::DrawOneByOne { most, until } => {
                self.say("dc-draw-one-by-one").with("count", *most).with("until", Arg::Noun(noun(until)))
            }
            Effect::PlayerDraws(n) => self.by("dc-player-draws").with("count", *n),
            Effect::Move { count: Count::UpTo(1), what, from, to } if self.verb != Verb::May => {
                let act = Self { verb: Verb::May, ..*self }.move_cards(&Count::One, what, from, *to);
                self.whose(Message::new("dc-may").with("act", act))
            }
            Effect::Move { count: Count::For(tally), what, from, to } => {
                self.times(self.move_cards(&Count::One, what, from, *to), tally)
            }
            Effect::Move { count, what, from, to } => self.move_cards(count, what, from, *to),
            Effect::RandomFromHand(to) => {
                let from = self.place(Zone::Hand);
                self.say(moved(&[Zone::Hand], *to)).with("cards", Message::new("dc-count-random")).with("from", from)
            }
            Effect::RevealHand => self.say("dc-reveal-hand"),
            Effect::Reveal => {
                self.it = It::Own;
                self.say("dc-reveal")
            }
            Effect::Look => {
                self.it = It::Own;
                self.say("dc-look")
            }
            Effect::RevealMain => {
                self.it = It::Main;
                self.say("dc-reveal-main")
            }
            Effect::MoveIt(to) => {
                let key = it_moved(self.it, *to);
                self.it = It::Own;
                self.say(key)
            }
            Effect::Weakness(n) => self.say("dc-gain-weakness").with("count", *n),
            Effect::WeaknessFor(tally) => self.times(self.say("dc-gain-weakness").with("count", 1), tally),
            Effect::If { when, then, otherwise } => self.condition(when, then, otherwise, last),
            Effect::May { act, then, otherwise } => self.may(act, then, otherwise, last),
            Effect::Choose(ways) => self.choose(ways),
            Effect::Pay { power, act, otherwise } => self.pay(*power, act, otherwise, last),
            Effect::Upon(what, then) => {
                Message::new("dc-upon").with("what", Arg::Noun(noun(what))).with("then", self.branch(then, last))
            }
            Effect::Attack(effects) => self.around("dc-attack", effects, last),
            Effect::EachFoe(effects) => self.around("dc-each-foe", effects, last),
            Effect::PlayerPlaysIt => self.by("dc-player-plays-it"),
            Effect::PlayFromLineUp(what) => self.say("dc-play-from-line-up").with("what", Arg::Noun(noun(what))),
            Effect::PlaySuperVillain => self.say("dc-play-super-villain"),
            Effect::PlayAgain { except, in_play } => self.play_again(except, *in_play),
            Effect::TopdeckOneGain => Message::new("dc-topdeck-one-gain"),
            Effect::SuperVillainCostsLess(n) => Message::new("dc-super-villain-costs-less").with("count", *n),
            Effect::HandSize(n) => self.say("dc-hand-size").with("count", *n),
            Effect::HeroFaceDown => self.say("dc-hero-face-down"),
            Effect::Replace => self.say("dc-replace"),
            Effect::RefillLineUp => self.say("dc-refill-line-up"),
            Effect::Special(special) => match special {
                Special::PlayFoesTop => self.say("dc-play-foes-top"),
                Special::PlayFoesRandom => self.by("dc-play-foes-random"),
                Special::Exchange => self.say("dc-exchange"),
                Special::PassLeft => self.say("dc-pass-left"),
                Special::Disintegrate => self.say("dc-disintegrate"),
            },
        }
    }

    fn move_cards(&self, count: &Count, what: &What, from: &[Zone], to: To) -> Message {
        let joint = if *count == Count::All { "dc-from-and" } else { "dc-from-or" };
        let places = from.iter().map(|&zone| self.place(zone));
        let from_there = places.reduce(|first, next| join(joint, first, next));
        self.say(moved(from, to))
            .with("cards", self.count(count, what))
            .with("from", from_there.unwrap_or_else(|| Message::new("dc-nothing")))
    }

    fn count(&self, count: &Count, what: &What) -> Message {
        let cards = |key| Message::new(key).with("what", Arg::Noun(noun(what)));
        match count {
            // What is counted stands after the whole.
            Count::One | Count::For(_) => cards("dc-count-one"),
            Count::Exactly(n) => cards("dc-count-exactly").with("count", *n),
            Count::UpTo(n) => cards("dc-count-up-to").with("count", *n),
            Count::AnyNumber => cards("dc-count-any"),
            Count::All => cards("dc-count-all"),
        }
    }

    /// So often as is counted.
    fn times(&self, act: Message, tally: &Tally) -> Message {
        let (key, what) = match tally {
            Tally::InLineUp(what) => ("dc-for-line-up", what),
            Tally::InHand(what) => ("dc-for-hand", what),
            Tally::FoesWithDiscarded(what) => ("dc-for-foes", what),
        };
        let counted = self.whose(Message::new(key).with("what", Arg::Noun(noun(what))));
        Message::new("dc-times").with("act", act).with("for", counted)
    }

    fn place(&self, zone: Zone) -> Message {
        self.whose(Message::new(match zone {
            Zone::Hand => "dc-from-hand",
            Zone::Discard => "dc-from-discard",
            Zone::LineUp => "dc-from-line-up",
            Zone::Kicks => "dc-from-kicks",
            Zone::Gained => "dc-from-gained",
        }))
    }

    fn condition(&self, when: &When, then: &[Effect], otherwise: &[Effect], last: bool) -> Message {
        let when = match when {
            When::FirstPlay => Message::new("dc-when-first-play"),
            When::DiscardEmpty => self.whose(Message::new("dc-when-discard-empty")),
            When::LocationInPlay => self.whose(Message::new("dc-when-location")),
            When::It(What::Not(what)) => Message::new("dc-when-it-not").with("what", Arg::Noun(noun(what))),
            When::It(what) => Message::new("dc-when-it").with("what", Arg::Noun(noun(what))),
            When::PlayedOthers(n, what) => {
                Message::new("dc-when-played-others").with("count", *n).with("what", Arg::Noun(noun(what)))
            }
        };
        match otherwise {
            [] => Message::new("dc-if").with("when", when).with("then", self.branch(then, last)),
            _ => Message::new("dc-if-otherwise")
                .with("when", when)
                .with("then", self.branch(then, false))
                .with("otherwise", self.branch(otherwise, last)),
        }
    }

    fn may(&self, act: &[Effect], then: &[Effect], otherwise: &[Effect], last: bool) -> Message {
        let alone = then.is_empty() && otherwise.is_empty();
        let may = match may_be_infinitive(act) {
            true => {
                let act = Self { verb: Verb::May, ..*self }.sequence(act, last && alone);
                Message::new("dc-may").with("act", act)
            }
            false => Message::new("dc-wish").with("act", self.branch(act, last && alone)),
        };
        let may = self.whose(may);
        match (then, otherwise) {
            ([], []) => may,
            (_, []) => Message::new("dc-may-then").with("may", may).with("then", self.branch(then, last)),
            ([], _) => {
                Message::new("dc-may-otherwise").with("may", may).with("otherwise", self.branch(otherwise, last))
            }
            _ => Message::new("dc-may-either")
                .with("may", may)
                .with("then", self.branch(then, false))
                .with("otherwise", self.branch(otherwise, last)),
        }
    }

    fn choose(&self, ways: &[Vec<Effect>]) -> Message {
        let verb = if self.who == Who::They { Verb::May } else { Verb::Do };
        let way = |(n, way): (usize, &Vec<Effect>)| {
            let then = Self { verb, ..*self }.sequence(way, true);
            Message::new("dc-way").with("number", Arg::Number(n as i64 + 1)).with("then", then)
        };
        let ways = ways.iter().enumerate().map(way).reduce(|first, next| join("dc-sequence", first, next));
        self.say("dc-choose").with("ways", ways.unwrap_or_else(|| Message::new("dc-nothing")))
    }

    fn pay(&self, power: u8, act: &[Effect], otherwise: &[Effect], last: bool) -> Message {
        let paid = |key, last| self.whose(Message::new(key).with("power", power).with("act", self.branch(act, last)));
        match otherwise {
            [] => paid("dc-pay", last),
            _ => paid("dc-pay-otherwise", false).with("otherwise", self.branch(otherwise, last)),
        }
    }

    /// What every foe does or suffers.
    fn around(&self, key: &'static str, effects: &[Effect], last: bool) -> Message {
        let each = Self { who: Who::They, verb: Verb::They, by: self.by, it: It::Own };
        Message::new(key).with("then", each.sequence(effects, last)).with("start", Self::start(effects))
    }

    fn play_again(&self, except: &[String], in_play: bool) -> Message {
        let message = match except {
            [] => self.say("dc-play-again"),
            _ => {
                let names = except.iter().map(|id| noun(&What::Named(id.clone())));
                self.say("dc-play-again-except").with("except", Arg::Messages(names.collect()))
            }
        };
        message.with("lying", if in_play { "yes" } else { "no" })
    }
}

fn join(key: &'static str, first: Message, next: Message) -> Message {
    Message::new(key).with("first", first).with("next", next)
}

/// Does its clause begin with a verb, so that it can follow "each foe" or "you may"?
fn is_act(effect: &Effect) -> bool {
    if let Effect::May { act, .. } = effect {
        return may_be_infinitive(act);
    }
    !matches!(
        effect,
        Effect::Power(_)
            | Effect::PowerFor(..)
            | Effect::DoublePower
            | Effect::PlayerDraws(_)
            | Effect::If { .. }
            | Effect::Upon(..)
            | Effect::Attack(_)
            | Effect::EachFoe(_)
            | Effect::PlayerPlaysIt
            | Effect::TopdeckOneGain
            | Effect::SuperVillainCostsLess(_)
            | Effect::Special(Special::PlayFoesRandom)
    )
}

/// Can these effects follow "may"?
fn may_be_infinitive(act: &[Effect]) -> bool {
    act.first().is_some_and(|first| is_act(first) || matches!(first, Effect::Power(_) | Effect::PowerFor(..)))
}

/// A verb and what belongs to it, without "may" and without parts.
pub(super) fn is_plain_act(effect: &Effect) -> bool {
    is_act(effect) && !has_parts(effect) && !matches!(effect, Effect::May { .. })
}

/// Has its clause several parts, so that what follows could be taken for one of them?
fn has_parts(effect: &Effect) -> bool {
    match effect {
        Effect::May { then, otherwise, .. } => !then.is_empty() || !otherwise.is_empty(),
        Effect::If { .. }
        | Effect::Choose(_)
        | Effect::Pay { .. }
        | Effect::Upon(..)
        | Effect::Attack(_)
        | Effect::EachFoe(_)
        | Effect::Special(Special::PlayFoesRandom | Special::Exchange | Special::PassLeft) => true,
        _ => false,
    }
}

/// What is done with cards that come from there and go there.
fn moved(from: &[Zone], to: To) -> &'static str {
    let gained = from.iter().all(|zone| matches!(zone, Zone::LineUp | Zone::Kicks));
    let from_hand = from.iter().all(|&zone| zone == Zone::Hand);
    match to {
        To::Hand if gained => "dc-gain-hand",
        To::Hand => "dc-move-hand",
        To::Discard if gained => "dc-gain",
        To::Discard if from_hand => "dc-discard",
        To::Discard => "dc-move-discard",
        To::DeckTop if gained => "dc-gain-deck-top",
        To::DeckTop => "dc-move-deck-top",
        To::DeckBottom => "dc-move-deck-bottom",
        To::Destroyed => "dc-destroy",
        To::LineUp => "dc-move-line-up",
        To::UnderHero => "dc-move-under-hero",
        To::Shown => "dc-show",
    }
}

/// What is done with the card that was revealed or looked at.
fn it_moved(it: It, to: To) -> &'static str {
    match (to, it) {
        (To::Hand, It::Own) => "dc-it-hand",
        (To::Hand, It::Main) => "dc-it-gain-hand",
        (To::Discard, It::Own) => "dc-it-discard",
        (To::Discard, It::Main) => "dc-it-gain",
        (To::DeckTop, It::Own) => "dc-it-deck-top",
        (To::DeckTop, It::Main) => "dc-it-gain-deck-top",
        (To::DeckBottom, _) => "dc-it-deck-bottom",
        (To::Destroyed, _) => "dc-it-destroy",
        (To::LineUp, _) => "dc-it-line-up",
        (To::UnderHero, _) => "dc-it-under-hero",
        (To::Shown, _) => "dc-it-show",
    }
}
