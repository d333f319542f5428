//! The three languages say the same things, and say them without errors.

use crate::say::FORMS;
use crate::{Arguments, Lang, Text, files, keys};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};

/// Arguments that are words to choose by, with the words.
const WORDS: [(&str, &[&str]); 11] = [
    ("game", &["splendor", "marvel", "duel", "dc"]),
    ("allowed", &["once", "base, watchmen"]),
    ("form", &["label", "one", "few", "many", "nom", "gen", "each", "all"]),
    ("verb", &["do", "may", "they"]),
    ("who", &["you", "they"]),
    ("by", &["you", "active"]),
    ("start", &["verb", "clause"]),
    ("lying", &["yes", "no"]),
    ("stays", &["yes", "no"]),
    ("optional", &["yes", "no"]),
    ("to", &["hand", "discard", "deck-top", "deck-bottom", "destroyed", "line-up", "under-hero"]),
];

/// What one message mentions.
#[derive(Default, Debug)]
pub(super) struct Mentions {
    printed: BTreeSet<String>,
    chosen_by: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Mentions {
    /// The arguments that the message needs, as the rules name them.
    pub(super) fn arguments(&self) -> BTreeSet<String> {
        let mentioned = self.printed.union(&self.chosen_by);
        let given = |name: &String| name != "game" && name != "form";
        mentioned.map(|name| argument(name).to_owned()).filter(given).collect()
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.printed.insert(id.name.into());
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.messages.insert(id.name.into());
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.read_expression(expression),
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.chosen_by.insert(id.name.into());
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
            other => panic!("only arguments and messages are used here: {other:?}"),
        }
    }
}

/// The argument as the rules name it: `count` for `count-number`, `what` for `what-many`.
fn argument(name: &str) -> &str {
    match name.rsplit_once('-') {
        Some((argument, last)) if ["number", "seen", "level"].contains(&last) || FORMS.contains(&last) => argument,
        _ => name,
    }
}

fn parse(source: &'static str) -> Resource<&'static str> {
    fluent_syntax::parser::parse(source).expect("valid Fluent")
}

/// Every message of a file with what it mentions, in order.
fn read(source: &'static str) -> Vec<(String, Mentions)> {
    let read = |entry| match entry {
        Entry::Message(message) => {
            let mut mentions = Mentions::default();
            mentions.read(message.value.as_ref().expect("a message has a text"));
            assert!(message.attributes.is_empty(), "{}", message.id.name);
            Some((message.id.name.to_owned(), mentions))
        }
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        Entry::Term(_) | Entry::Junk { .. } => panic!("{entry:?}"),
    };
    parse(source).body.into_iter().filter_map(read).collect()
}

/// Every message of a language.
pub(super) fn all(lang: Lang) -> BTreeMap<String, Mentions> {
    files::of(lang).iter().flat_map(|(_, source)| read(source)).collect()
}

#[test]
fn every_language_has_the_same_messages_in_the_same_order() {
    for ((name, english), others) in files::of(Lang::En).iter().zip(files::of(Lang::Pl).iter().zip(files::of(Lang::Ru)))
    {
        let names = |source| read(source).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
        assert_eq!(names(english), names(others.0.1), "{name}.ftl");
        assert_eq!(names(english), names(others.1.1), "{name}.ftl");
    }
}

#[test]
fn keys_are_what_the_parser_finds() {
    for lang in Lang::ALL {
        let parsed: Vec<String> = files::of(lang).iter().flat_map(|(_, source)| read(source)).map(|it| it.0).collect();
        assert_eq!(keys(lang), parsed);
        assert_eq!(parsed.iter().collect::<BTreeSet<_>>().len(), parsed.len(), "a message is there twice");
    }
}

#[test]
fn every_language_prints_the_same_arguments() {
    let english = all(Lang::En);
    for lang in [Lang::Pl, Lang::Ru] {
        for (key, mentions) in all(lang) {
            let printed = |mentions: &Mentions| -> BTreeSet<String> {
                mentions.printed.iter().map(|name| without_form(name).to_owned()).collect()
            };
            assert_eq!(printed(&mentions), printed(&english[&key]), "{lang} {key}");
        }
    }
}

#[test]
fn numbers_are_printed_as_text_and_chosen_by_as_numbers() {
    for lang in Lang::ALL {
        for (key, mentions) in all(lang) {
            for name in &mentions.printed {
                assert!(
                    !name.ends_with("-number") && !name.ends_with("-seen") && name != "game" && name != "form",
                    "{lang} {key}: ${name}"
                );
            }
            for name in &mentions.chosen_by {
                let word = WORDS.iter().any(|word| word.0 == name);
                let choice = name.ends_with("-number") || name.ends_with("-seen") || word;
                assert!(choice, "{lang} {key}: ${name}");
            }
        }
    }
}

/// Every message with every word that it may choose by, cards seen and unseen, no tokens, one, few and many.
#[test]
fn every_message_formats_without_errors() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let all = all(lang);
        for (key, mentions) in &all {
            let mut needed = mentions.arguments();
            needed.extend(mentions.messages.iter().flat_map(|other| all[other].arguments()));
            let chosen = |name| name == "game" || mentions.chosen_by.contains(name);
            let ways: usize = WORDS.iter().filter(|word| chosen(word.0)).map(|word| word.1.len()).product();
            for sample in 0..ways * 2 * NUMBERS.len() {
                let mut left = sample;
                let mut pick = |count: usize| {
                    let n = left % count;
                    left /= count;
                    n
                };
                let (number, seen) = (NUMBERS[pick(NUMBERS.len())], ["yes", "no"][pick(2)]);
                let mut arguments = Arguments::default();
                for name in &needed {
                    arguments.number(name, number);
                    arguments.text(&format!("{name}-seen"), seen.into());
                    arguments.text(&format!("{name}-level"), "2".into());
                    FORMS.iter().for_each(|form| arguments.text(&format!("{name}-{form}"), (*form).into()));
                }
                for (name, words) in WORDS {
                    let n = if chosen(name) { pick(words.len()) } else { 0 };
                    arguments.text(name, words[n].into());
                }
                let (said, errors) = text.resolve(key, &arguments);
                assert_eq!(errors, [], "{lang} {key}");
                assert!(
                    !said.is_empty() && !said.contains(['{', '}', '$', '\u{2068}', '\u{2069}']),
                    "{lang} {key}: {said}"
                );
                assert_eq!(said, said.trim(), "{lang} {key}");
                assert!(!said.contains("  "), "{lang} {key}: {said}");
            }
        }
    }
}

const NUMBERS: [i64; 7] = [0, 1, 2, 5, 12, 22, 112];

/// Languages may need different forms of the same thing.
fn without_form(name: &str) -> &str {
    match name.rsplit_once('-') {
        Some((argument, form)) if FORMS.contains(&form) => argument,
        _ => name,
    }
}

#[test]
fn a_missing_message_is_shown_by_its_key() {
    assert_eq!(Text::new(Lang::Pl).get("no-such-message"), "no-such-message");
}
