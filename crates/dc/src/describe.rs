//! What cards say to people, composed from their effects: one message for each word of [`crate::vocabulary`], so that the text can't lie and
//! a card from a file has text too.

mod catalogue;
mod clause;
mod noun;

pub use catalogue::{CardText, Catalogue, TileText, catalogue};

use crate::set::CardSet;
use crate::vocabulary::{
    AbilityEntry, CardEntry, ChallengeEntry, Effect, Hardship, HeroEntry, Lasting, Leaves, MachinationsEntry, Moment,
    Pack, PlotEntry, Points, Ruin, Source, Type, What,
};
use clause::{Context, is_plain_act};
use game::{Arg, Message};
use noun::{noun, of_type};

/// What stands on a card, apart from its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Description {
    /// What it is, as labels: type, cost, victory points, the Power that beats it.
    pub labels: Vec<Message>,
    /// What it does, each message a sentence of its own.
    pub text: Vec<Message>,
    /// Where the text comes from.
    pub source: Source,
}

impl Description {
    /// The mark that tells reconstructed cards from printed ones.
    pub fn mark(&self) -> Message {
        Message::new(match self.source {
            Source::Printed => "dc-printed",
            Source::Reconstructed => "dc-reconstructed",
        })
    }

    /// What the mark means, where that needs a word.
    pub fn explanation(&self) -> Option<Message> {
        (self.source == Source::Reconstructed).then(|| Message::new("dc-reconstructed-why"))
    }

    /// A text that a card file gives takes the place of the composed one.
    fn new(labels: Vec<Message>, text: Vec<Message>, given: &Option<String>, source: Source) -> Self {
        let text = match given {
            Some(given) => vec![Message::new("dc-given").with("text", given.as_str())],
            None => text,
        };
        Self { labels, text, source }
    }
}

/// Names that card files give, with the keys of the names that they replace.
pub fn given_names(set: &CardSet) -> Vec<(String, &str)> {
    let file = set.entries();
    let card = |entry: &CardEntry| format!("card-dc-{}", entry.id);
    let mut names: Vec<(String, Option<&String>)> = Vec::new();
    names.extend(file.cards.iter().map(|entry| (card(entry), entry.name.as_ref())));
    let tiles = file.heroes.iter().map(|entry| (&entry.id, &entry.name));
    let tiles = tiles.chain(file.challenges.iter().map(|entry| (&entry.id, &entry.name)));
    let tiles = tiles.chain(file.plots.iter().map(|entry| (&entry.id, &entry.name)));
    let tiles = tiles.chain(file.machinations.iter().map(|entry| (&entry.id, &entry.name)));
    names.extend(tiles.map(|(id, name)| (format!("tile-dc-{id}"), name.as_ref())));
    names.into_iter().filter_map(|(key, name)| Some((key, name?.as_str()))).collect()
}

/// A card that is played from a hand.
pub fn card(entry: &CardEntry) -> Description {
    let mut labels =
        vec![of_type(entry.kind), Message::new("dc-cost").with("cost", Arg::Number(entry.cost.into())), points(entry)];
    labels.extend(mark(entry.pack));
    let mut text = Context::YOU.sentences(&entry.play);
    if entry.kind == Type::Location {
        text.push(Message::new("dc-stays-in-play"));
    }
    text.extend(entry.ability.iter().map(|entry| ability(entry, false)));
    if let Some(defense) = &entry.defense {
        let message = match &defense.then[..] {
            [] => Message::new("dc-defense"),
            then => Message::new("dc-defense-then").with("then", Context::YOU.sequence(then, true)),
        };
        text.push(message.with("stays", yes_or_no(defense.stays)));
    }
    if entry.may_go_on_deck {
        text.push(Message::new("dc-may-go-on-deck"));
    }
    if entry.leaves_to == Leaves::DeckBottom {
        text.push(Message::new("dc-leaves-to-deck-bottom"));
    }
    if text.is_empty() {
        text.push(Message::new("dc-no-effect"));
    }
    if let Some(effects) = &entry.appears {
        let then = Context::ALL.sequence(effects, true);
        text.push(Message::new("dc-appears").with("then", then).with("start", Context::start(effects)));
    }
    Description::new(labels, text, &entry.text, entry.source)
}

/// A Super Hero.
pub fn hero(entry: &HeroEntry) -> Description {
    let mut labels = vec![Message::new("dc-super-hero")];
    labels.extend(mark(entry.pack));
    let mut text = Vec::new();
    if entry.begins {
        text.push(Message::new("dc-begins"));
    }
    text.extend(entry.ability.iter().map(|entry| ability(entry, true)));
    text.extend(entry.topdecks.as_ref().map(|what| Message::new("dc-topdecks").with("what", Arg::Noun(noun(what)))));
    Description::new(labels, text, &entry.text, entry.source)
}

/// A Challenge.
pub fn challenge(entry: &ChallengeEntry) -> Description {
    let labels = vec![
        Message::new("dc-challenge").with("level", entry.level),
        Message::new("dc-beaten-by").with("power", entry.power),
    ];
    let mut text = vec![match &entry.lasting {
        Lasting::Dearer(what, more) => counted("dc-dearer", what, *more),
        Lasting::Unrest(what, least) => counted("dc-unrest", what, *least),
        Lasting::Scare(every) => Message::new("dc-scare").with("count", (*every).max(1)),
        Lasting::ExtraCard => Message::new("dc-extra-card"),
        Lasting::DestroyDearest => Message::new("dc-destroy-dearest"),
        Lasting::Clock { cost, strikes_at } => {
            Message::new("dc-clock").with("cost", *cost).with("strikes", *strikes_at)
        }
    }];
    if !entry.needs.is_empty() {
        text.push(Message::new("dc-needs").with("cards", Arg::Messages(needs(&entry.needs))));
    }
    if entry.takes_locations {
        text.push(Message::new("dc-takes-locations"));
    }
    if entry.needs.contains(&What::Watchmen) {
        text.push(Message::new("dc-stand-in-watchmen"));
    }
    if entry.needs.contains(&What::Type(Type::Weakness)) {
        text.push(Message::new("dc-stand-in-weakness"));
    }
    Description::new(labels, text, &entry.text, entry.source)
}

/// A Plot.
pub fn plot(entry: &PlotEntry) -> Description {
    let labels = vec![Message::new("dc-plot"), Message::new("dc-beaten-by").with("power", entry.power)];
    let mut text = vec![match &entry.destroys {
        Ruin::Cards(n) => Message::new("dc-ruin-cards").with("count", *n),
        Ruin::PerWeakness { least, most } => {
            Message::new("dc-ruin-per-weakness").with("least", *least).with("most", *most)
        }
        Ruin::PerLineUp { what, most } => {
            Message::new("dc-ruin-per-line-up").with("what", Arg::Noun(noun(what))).with("most", *most)
        }
        Ruin::PerPlayed { what, least, most } => Message::new("dc-ruin-per-played")
            .with("what", Arg::Noun(noun(what)))
            .with("least", *least)
            .with("most", *most),
        Ruin::Until { what, most } => {
            Message::new("dc-ruin-until").with("what", Arg::Noun(noun(what))).with("most", *most)
        }
    }];
    text.extend(entry.also.as_ref().map(|also| match also {
        Hardship::NoDefense => Message::new("dc-no-defense"),
        Hardship::FirstAttackPowerless => Message::new("dc-first-attack-powerless"),
        Hardship::LoyalPayMore(what, more) => counted("dc-loyal-pay-more", what, *more),
        Hardship::WeaknessForPlaying(what) => {
            Message::new("dc-weakness-for-playing").with("what", Arg::Noun(noun(what)))
        }
    }));
    Description::new(labels, text, &entry.text, entry.source)
}

/// Machinations.
pub fn machinations(entry: &MachinationsEntry) -> Description {
    let text = vec![
        Message::new("dc-machinations-different")
            .with("cards", counted("dc-count-different", &entry.what, entry.different)),
        Message::new("dc-machinations-few").with("what", Arg::Noun(noun(&entry.few_players))),
    ];
    Description::new(vec![Message::new("dc-machinations")], text, &entry.text, entry.source)
}

/// Which cards, by their name alone: what a Challenge asks for, one of several.
pub fn which(what: &What) -> Message {
    noun(what)
}

fn mark(pack: Pack) -> Option<Message> {
    (pack == Pack::Watchmen).then(|| Message::new("dc-watchmen"))
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn counted(key: &'static str, what: &What, count: u8) -> Message {
    Message::new(key).with("count", count).with("what", Arg::Noun(noun(what)))
}

fn points(entry: &CardEntry) -> Message {
    let points = |points: &i8| Arg::Number((*points).into());
    match &entry.vp {
        Points::Points(n) => Message::new("dc-vp").with("points", points(n)),
        Points::ForEach(what, n) => {
            Message::new("dc-vp-for-each").with("points", points(n)).with("what", Arg::Noun(noun(what)))
        }
        Points::IfOthers(what, least, n) => counted("dc-vp-if-others", what, *least).with("points", points(n)),
    }
}

/// What must be contributed, with the same requirements as one.
fn needs(needs: &[What]) -> Vec<Message> {
    let first = |n: usize| !needs[..n].contains(&needs[n]);
    let count = |n: usize| needs.iter().filter(|&need| *need == needs[n]).count() as u8;
    let distinct = (0..needs.len()).filter(|&n| first(n));
    distinct.map(|n| counted("dc-count-exactly", &needs[n], count(n))).collect()
}

/// DCB-24: what a Super Hero does is optional, unless it only gives Power.
fn ability(entry: &AbilityEntry, of_hero: bool) -> Message {
    let on = |key, what: &What| Message::new(key).with("what", Arg::Noun(noun(what)));
    let when = match &entry.when {
        Moment::First(what) => on("dc-on-first", what),
        Moment::Each(what) => on("dc-on-each", what),
        Moment::EachName(what) => on("dc-on-each-name", what),
        Moment::Names(n, what) => Message::new("dc-on-names").with("cards", counted("dc-count-different", what, *n)),
        Moment::Types(n) => Message::new("dc-on-types").with("count", *n),
        Moment::FirstDraw => Message::new("dc-on-first-draw"),
        Moment::FirstContribution => Message::new("dc-on-first-contribution"),
        Moment::Gain(what) => on("dc-on-gain", what),
        Moment::AtWill => Message::new("dc-at-will"),
    };
    let then = &entry.then[..];
    let only_power = then.iter().all(|effect| matches!(effect, Effect::Power(_)));
    let asks = of_hero && !only_power && entry.when != Moment::AtWill && !matches!(then, [Effect::May { .. }, ..]);
    let plain = then.iter().all(is_plain_act);
    let (then, optional) = match asks && plain {
        true => {
            let act = Context::YOU_MAY.sequence(then, true);
            (Message::new("dc-may").with("act", act).with("who", "you"), false)
        }
        false => (Context::YOU.sequence(then, true), asks),
    };
    Message::new("dc-ability").with("when", when).with("then", then).with("optional", yes_or_no(optional))
}
