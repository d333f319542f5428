//! The three languages say the same things, and say them without errors.

use crate::{Arguments, Lang, Text, files, keys};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};

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
        mentioned.map(|name| argument(name).to_owned()).filter(|name| name != "game").collect()
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

/// The argument as the rules name it: `count` for `count-number`.
fn argument(name: &str) -> &str {
    ["-number", "-seen", "-level"].into_iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name)
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
            assert_eq!(mentions.printed, english[&key].printed, "{lang} {key}");
        }
    }
}

#[test]
fn numbers_are_printed_as_text_and_chosen_by_as_numbers() {
    let words = ["game", "allowed"];
    for lang in Lang::ALL {
        for (key, mentions) in all(lang) {
            for name in &mentions.printed {
                assert!(
                    !name.ends_with("-number") && !name.ends_with("-seen") && name != "game",
                    "{lang} {key}: ${name}"
                );
            }
            for name in &mentions.chosen_by {
                let choice = name.ends_with("-number") || name.ends_with("-seen") || words.contains(&name.as_str());
                assert!(choice, "{lang} {key}: ${name}");
            }
        }
    }
}

/// Every message with every combination that matters: each game, cards seen and unseen, no tokens, one, few and many.
#[test]
fn every_message_formats_without_errors() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let all = all(lang);
        for (key, mentions) in &all {
            let mut needed = mentions.arguments();
            needed.extend(mentions.messages.iter().flat_map(|other| all[other].arguments()));
            for (game, seen, number) in samples() {
                let mut arguments = Arguments::default();
                arguments.text("game", game.into());
                for name in &needed {
                    arguments.number(name, number);
                    arguments.text(&format!("{name}-seen"), seen.into());
                    arguments.text(&format!("{name}-level"), "2".into());
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

fn samples() -> impl Iterator<Item = (&'static str, &'static str, i64)> {
    let numbers = [0, 1, 2, 5, 12, 22, 112];
    ["splendor", "marvel", "duel"].into_iter().flat_map(move |game| {
        ["yes", "no"].into_iter().flat_map(move |seen| numbers.into_iter().map(move |number| (game, seen, number)))
    })
}

#[test]
fn a_missing_message_is_shown_by_its_key() {
    assert_eq!(Text::new(Lang::Pl).get("no-such-message"), "no-such-message");
}
