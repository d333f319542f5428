//! Reading card files: every mistake is named with its file, line, card and field.

use crate::card::{Card, Kinds};
use crate::compile::{Compiler, UnknownCard, has_attack};
use crate::look::{lasting_worth, worth};
use crate::set::{
    Burden, CardSet, ChallengeFacts, Defense, Facts, HeroFacts, Lasting, MachinationsFacts, Need, NeedKind, PlotFacts,
    Points, Ruin,
};
use crate::vocabulary::{self as words, CardEntry, Effect, File, Pack, Type, What};
use game::{Arg, Message};
use ron::extensions::Extensions;
use sha2::{Digest, Sha256};
use std::fmt;

const BASE: &str = include_str!("../cards/base.ron");
const WATCHMEN: &str = include_str!("../cards/watchmen.ron");

/// Effects may stand inside one another so deep.
pub const DEEPEST: usize = 8;

/// What is wrong with a card file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCards {
    /// The file.
    pub file: String,
    /// The line, counted from 1; 0 if it is about the whole.
    pub line: usize,
    /// The card, if it is about one.
    pub card: String,
    /// The field of the card.
    pub field: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a card file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Not the form of a card file: a word that does not exist, a missing field, a bracket too few.
    Form(String),
    /// The same id twice.
    Duplicate,
    /// An id that could not be written in an action.
    Id,
    /// A number outside its bounds.
    Number {
        /// As found.
        found: i32,
        /// The smallest that is allowed.
        least: i32,
        /// The largest that is allowed.
        most: i32,
    },
    /// Effects inside effects inside effects.
    TooDeep,
    /// A card is shown that is not in the hand.
    ShownElsewhere,
    /// A word that mixes the cards of several players, where not all of them are hit one after another.
    Misplaced(&'static str),
    /// A card that does not exist.
    UnknownCard(String),
    /// Too few cards to start a game.
    TooFew {
        /// How many there are.
        found: usize,
        /// How many are needed.
        needed: usize,
    },
    /// More cards or kinds than the engine can hold.
    TooMany {
        /// How many there are.
        found: usize,
        /// How many are allowed.
        most: usize,
    },
}

impl BadCards {
    /// What is wrong and where, for people.
    pub fn message(&self) -> Message {
        let part = |key, name, text: &str| (!text.is_empty()).then(|| Message::new(key).with(name, text));
        let line = if self.line == 0 { String::new() } else { self.line.to_string() };
        let place = [
            part("cards-file", "file", &self.file),
            part("cards-line", "line", &line),
            part("cards-card", "card", &self.card),
            part("cards-field", "field", &self.field),
        ];
        let place = Arg::Messages(place.into_iter().flatten().collect());
        Message::new("cards-wrong").with("place", place).with("problem", self.problem.message())
    }
}

impl Problem {
    fn message(&self) -> Message {
        match self {
            Self::Form(detail) => Message::new("cards-form").with("detail", detail.as_str()),
            Self::Duplicate => Message::new("cards-duplicate"),
            Self::Id => Message::new("cards-id"),
            Self::Number { found, least, most } => Message::new("cards-number")
                .with("found", found.to_string())
                .with("least", least.to_string())
                .with("most", most.to_string()),
            Self::ShownElsewhere => Message::new("cards-shown-elsewhere"),
            Self::Misplaced(word) => Message::new("cards-misplaced").with("word", *word),
            Self::TooDeep => Message::new("cards-too-deep").with("most", DEEPEST.to_string()),
            Self::UnknownCard(id) => Message::new("cards-unknown").with("id", id.as_str()),
            Self::TooFew { found, needed } => {
                Message::new("cards-too-few").with("found", found.to_string()).with("needed", needed.to_string())
            }
            Self::TooMany { found, most } => {
                Message::new("cards-too-many").with("found", found.to_string()).with("most", most.to_string())
            }
        }
    }
}

impl fmt::Display for BadCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} {}: {:?}", self.file, self.line, self.card, self.field, self.problem)
    }
}

impl std::error::Error for BadCards {}

/// The cards that come with the program.
pub(crate) fn built_in() -> CardSet {
    load(None).unwrap_or_else(|bad| panic!("the built-in cards are right: {bad}"))
}

/// The built-in cards, with those of a file added or replaced. `file` is its name and its text.
///
/// # Errors
/// The first thing that is wrong.
pub fn load(file: Option<(&str, &str)>) -> Result<CardSet, BadCards> {
    let mut texts = vec![Text::new("base.ron", BASE), Text::new("watchmen.ron", WATCHMEN)];
    texts.extend(file.map(|(name, text)| Text::new(name, text)));
    let mut hash = Sha256::new();
    let mut all = File::default();
    let mut origins = Origins::default();
    for (number, text) in texts.iter().enumerate() {
        hash.update((text.text.len() as u64).to_le_bytes());
        hash.update(text.text.as_bytes());
        let file = text.parse()?;
        merge(text, number, file.cards, |entry| &entry.id, &mut all.cards, &mut origins.cards)?;
        merge(text, number, file.heroes, |entry| &entry.id, &mut all.heroes, &mut origins.heroes)?;
        merge(text, number, file.challenges, |entry| &entry.id, &mut all.challenges, &mut origins.challenges)?;
        merge(text, number, file.plots, |entry| &entry.id, &mut all.plots, &mut origins.plots)?;
        merge(text, number, file.machinations, |entry| &entry.id, &mut all.machinations, &mut origins.machinations)?;
    }
    let hash = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Assembly { texts: &texts, origins }.assemble(all, hash)
}

/// What a card file says, without the built-in cards. Only its form is checked.
///
/// # Errors
/// The first thing that can't be read.
pub fn read(name: &str, text: &str) -> Result<File, BadCards> {
    Text::new(name, text).parse()
}

/// A card file with its name.
pub(crate) struct Text<'a> {
    name: &'a str,
    text: &'a str,
}

impl<'a> Text<'a> {
    fn new(name: &'a str, text: &'a str) -> Self {
        Self { name, text }
    }

    fn parse(&self) -> Result<File, BadCards> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.from_str(self.text).map_err(|error| {
            let position = error.span.start;
            // What was read before the mistake tells which card and which field it is in.
            let lines = self.text.lines().take(position.line);
            let before: String = lines
                .enumerate()
                .map(|(n, line)| match n + 1 == position.line {
                    true => line.chars().take(position.col).collect::<String>(),
                    false => format!("{line}\n"),
                })
                .collect();
            let card = before.rsplit_once("id: \"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(id, _)| id);
            let field = before.rsplit_once(':').map_or("", |(head, _)| {
                head.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("")
            });
            let problem = Problem::Form(error.code.to_string());
            BadCards { file: self.name.into(), line: position.line, card: card.into(), field: field.into(), problem }
        })
    }

    pub(crate) fn bad(&self, card: &str, field: &str, problem: Problem) -> BadCards {
        let marker = format!("id: \"{card}\"");
        let line = self.text.lines().position(|line| line.contains(&marker)).map_or(0, |n| n + 1);
        BadCards { file: self.name.into(), line, card: card.into(), field: field.into(), problem }
    }
}

/// For each entry, the number of the file it comes from.
#[derive(Default)]
pub(crate) struct Origins {
    pub cards: Vec<usize>,
    pub heroes: Vec<usize>,
    pub challenges: Vec<usize>,
    pub plots: Vec<usize>,
    pub machinations: Vec<usize>,
}

/// Adds the entries of a file to those before; one with a known id takes its place, so that built-in numbers never move.
fn merge<E>(
    text: &Text,
    number: usize,
    entries: Vec<E>,
    id: impl Fn(&E) -> &String,
    all: &mut Vec<E>,
    origins: &mut Vec<usize>,
) -> Result<(), BadCards> {
    for entry in entries {
        let name = id(&entry);
        let well_formed = !name.is_empty()
            && name.len() <= 40
            && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        if !well_formed {
            return Err(text.bad(name, "id", Problem::Id));
        }
        match all.iter().position(|other| id(other) == name) {
            Some(at) if origins[at] == number => return Err(text.bad(name, "id", Problem::Duplicate)),
            Some(at) => {
                all[at] = entry;
                origins[at] = number;
            }
            None => {
                all.push(entry);
                origins.push(number);
            }
        }
    }
    Ok(())
}

/// Checks everything and puts it together.
pub(crate) struct Assembly<'a> {
    pub texts: &'a [Text<'a>],
    pub origins: Origins,
}

impl Assembly<'_> {
    fn assemble(&self, file: File, hash: String) -> Result<CardSet, BadCards> {
        self.check(&file)?;
        let mut compiler = Compiler { cards: &file.cards, ops: Vec::new() };
        let mut cards = Vec::new();
        for (n, entry) in file.cards.iter().enumerate() {
            let bad = |field| move |unknown| self.unknown(self.origins.cards[n], &entry.id, field, unknown);
            let vp = match &entry.vp {
                words::Points::Points(points) => Points::Fixed(*points),
                words::Points::ForEach(what, points) => {
                    Points::ForEach(compiler.kinds(what).map_err(bad("vp"))?, *points)
                }
                words::Points::IfOthers(what, least, points) => {
                    Points::IfOthers(compiler.kinds(what).map_err(bad("vp"))?, *least, *points)
                }
            };
            let defense = match &entry.defense {
                Some(defense) => {
                    Some(Defense { stays: defense.stays, then: compiler.block(&defense.then).map_err(bad("defense"))? })
                }
                None => None,
            };
            let appears = match &entry.appears {
                Some(effects) => Some(compiler.block(effects).map_err(bad("appears"))?),
                None => None,
            };
            cards.push(Facts {
                id: entry.id.clone(),
                kind: entry.kind,
                cost: entry.cost as u8,
                copies: entry.copies as u8,
                pack: entry.pack,
                source: entry.source,
                vp,
                play: compiler.block(&entry.play).map_err(bad("play"))?,
                defense,
                abilities: compiler.abilities(&entry.ability).map_err(bad("ability"))?,
                appears,
                worth: 0.0,
                to_deck_bottom: entry.leaves_to == words::Leaves::DeckBottom,
                name: entry.name.clone(),
                text: entry.text.clone(),
            });
        }
        let mut heroes = Vec::new();
        for (n, entry) in file.heroes.iter().enumerate() {
            let bad = |field| move |unknown| self.unknown(self.origins.heroes[n], &entry.id, field, unknown);
            heroes.push(HeroFacts {
                id: entry.id.clone(),
                pack: entry.pack,
                source: entry.source,
                abilities: compiler.abilities(&entry.ability).map_err(bad("ability"))?,
                topdecks: match &entry.topdecks {
                    Some(what) => compiler.kinds(what).map_err(bad("topdecks"))?,
                    None => Kinds::NONE,
                },
                begins: entry.begins,
                name: entry.name.clone(),
                text: entry.text.clone(),
            });
        }
        let mut challenges = Vec::new();
        for (n, entry) in file.challenges.iter().enumerate() {
            let bad = |field| move |unknown| self.unknown(self.origins.challenges[n], &entry.id, field, unknown);
            let needs = entry.needs.iter().map(|what| {
                let kind = match what {
                    What::Watchmen => NeedKind::Watchmen,
                    What::Type(Type::Weakness) => NeedKind::Weakness,
                    _ => NeedKind::Plain,
                };
                Ok(Need { what: compiler.kinds(what)?, kind })
            });
            challenges.push(ChallengeFacts {
                id: entry.id.clone(),
                level: entry.level,
                power: entry.power,
                source: entry.source,
                needs: needs.collect::<Result<_, UnknownCard>>().map_err(bad("needs"))?,
                lasting: lasting(&entry.lasting, &compiler).map_err(bad("lasting"))?,
                takes_locations: entry.takes_locations,
                name: entry.name.clone(),
                text: entry.text.clone(),
            });
        }
        let mut plots = Vec::new();
        for (n, entry) in file.plots.iter().enumerate() {
            let bad = |field| move |unknown| self.unknown(self.origins.plots[n], &entry.id, field, unknown);
            if let Some(words::Hardship::LoyalPayMore(what, _) | words::Hardship::WeaknessForPlaying(what)) =
                &entry.also
            {
                compiler.kinds(what).map_err(bad("also"))?;
            }
            plots.push(PlotFacts {
                id: entry.id.clone(),
                power: entry.power,
                source: entry.source,
                destroys: ruin(&entry.destroys, &compiler).map_err(bad("destroys"))?,
                also: entry
                    .also
                    .as_ref()
                    .map(|also| Burden::new(also, |what| compiler.kinds(what).unwrap_or_default())),
                name: entry.name.clone(),
                text: entry.text.clone(),
            });
        }
        let mut machinations = Vec::new();
        for (n, entry) in file.machinations.iter().enumerate() {
            let bad = |field| move |unknown| self.unknown(self.origins.machinations[n], &entry.id, field, unknown);
            machinations.push(MachinationsFacts {
                id: entry.id.clone(),
                source: entry.source,
                few_players: compiler.kinds(&entry.few_players).map_err(bad("few_players"))?,
                different: entry.different,
                what: compiler.kinds(&entry.what).map_err(bad("what"))?,
                name: entry.name.clone(),
                text: entry.text.clone(),
            });
        }
        let scare = compiler.block(&[Effect::Weakness(1)]).map_err(|unknown| self.unknown(0, "", "", unknown))?;
        let (found, most) = (compiler.ops.len(), usize::from(u16::MAX));
        if found > most {
            let last = self.texts.last().expect("there is a file");
            return Err(last.bad("", "cards", Problem::TooMany { found, most }));
        }
        for facts in &mut cards {
            let defense = if facts.defense.is_some() { 0.7 } else { 0.0 };
            facts.worth = worth(&compiler.ops, facts.play) + defense + lasting_worth(facts.kind);
        }
        let find = |id: &str| Card(cards.iter().position(|facts| facts.id == id).expect("a built-in card") as u8);
        let all = |test: &dyn Fn(&CardEntry) -> bool| -> Kinds {
            file.cards.iter().enumerate().filter(|(_, entry)| test(entry)).map(|(n, _)| Card(n as u8)).collect()
        };
        let mut costs = [0; 256];
        cards.iter().zip(&mut costs).for_each(|(facts, cost)| *cost = facts.cost);
        Ok(CardSet {
            costs,
            punch: find("punch"),
            vulnerability: find("vulnerability"),
            kick: find("kick"),
            weakness: find("weakness"),
            first_villain: find("ras_al_ghul"),
            every: all(&|_| true),
            cost_nothing: all(&|entry| entry.cost == 0),
            cost_much: all(&|entry| entry.cost >= 6),
            types: compiler.types(),
            super_villains: all(&|entry| entry.kind == Type::SuperVillain),
            with_attack: all(&|entry| has_attack(&entry.play)),
            with_defense: all(&|entry| entry.defense.is_some()),
            watchmen: all(&|entry| entry.pack == Pack::Watchmen),
            may_go_on_deck: all(&|entry| entry.may_go_on_deck),
            scare,
            ops: compiler.ops,
            cards,
            heroes,
            challenges,
            plots,
            machinations,
            file,
            hash,
        })
    }

    fn unknown(&self, origin: usize, card: &str, field: &str, unknown: UnknownCard) -> BadCards {
        self.texts[origin].bad(card, field, Problem::UnknownCard(unknown.0))
    }
}

fn lasting(lasting: &words::Lasting, compiler: &Compiler) -> Result<Lasting, UnknownCard> {
    Ok(match lasting {
        words::Lasting::Dearer(what, more) => Lasting::Dearer(compiler.kinds(what)?, *more),
        words::Lasting::Unrest(what, least) => Lasting::Unrest(compiler.kinds(what)?, *least),
        words::Lasting::Scare(every) => Lasting::Scare((*every).max(1)),
        words::Lasting::ExtraCard => Lasting::ExtraCard,
        words::Lasting::DestroyDearest => Lasting::DestroyDearest,
        words::Lasting::Clock { cost, strikes_at } => {
            let of_cost = compiler.kinds(&What::And(vec![What::CostAtLeast(*cost), What::CostAtMost(*cost)]))?;
            Lasting::Clock { of_cost, strikes_at: *strikes_at }
        }
    })
}

fn ruin(ruin: &words::Ruin, compiler: &Compiler) -> Result<Ruin, UnknownCard> {
    Ok(match ruin {
        words::Ruin::Cards(n) => Ruin::Cards(*n),
        words::Ruin::PerWeakness { least, most } => Ruin::PerWeakness { least: *least, most: *most },
        words::Ruin::PerLineUp { what, most } => Ruin::PerLineUp { what: compiler.kinds(what)?, most: *most },
        words::Ruin::PerPlayed { what, least, most } => {
            Ruin::PerPlayed { what: compiler.kinds(what)?, least: *least, most: *most }
        }
        words::Ruin::Until { what, most } => Ruin::Until { what: compiler.kinds(what)?, most: *most },
    })
}
