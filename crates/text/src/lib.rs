//! All text for people, in every language we speak. The words are in `i18n/*/*.ftl`; browser and terminal read the same files.

mod files;
mod lang;
mod say;
mod width;

#[cfg(test)]
mod tests;

pub use lang::{Lang, UnknownLang};
pub use width::{clip, fit, width};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::collections::BTreeMap;

/// The messages of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: BTreeMap<String, String>,
}

impl Text {
    /// Reads the messages of a language.
    ///
    /// # Panics
    /// If an embedded file is not valid Fluent or says something twice, which the tests of this crate rule out.
    pub fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for (name, source) in files::of(lang) {
            let resource = FluentResource::try_new((*source).into())
                .unwrap_or_else(|(_, errors)| panic!("i18n/{lang}/{name}.ftl: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("i18n/{lang}/{name}.ftl: {errors:?}"));
        }
        Self { lang, bundle, names: BTreeMap::new() }
    }

    /// From now on the card or tile with this key, `card-dc-kick` for example, has this name.
    pub fn rename(&mut self, key: &str, name: &str) {
        self.names.insert(key.into(), name.into());
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments; the key itself if there is no such message.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A message with arguments; the key itself if there is no such message.
    pub fn format(&self, key: &str, args: &[(&str, Value)]) -> String {
        let mut arguments = Arguments::default();
        for (name, value) in args {
            match value {
                Value::Text(text) => arguments.text(name, text.clone()),
                Value::Number(number) => arguments.number(name, *number),
            }
        }
        self.resolve(key, &arguments).0
    }

    /// Is there such a message?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn resolve(&self, key: &str, arguments: &Arguments) -> (String, Vec<FluentError>) {
        let mut errors = Vec::new();
        let found = self.bundle.get_message(key);
        let text = match found.as_ref().and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(&arguments.0), &mut errors).into_owned(),
            None => key.into(),
        };
        (text, errors)
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Shown as it is.
    Text(String),
    /// Shown as it is, and to choose a plural by.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// The keys of all messages of a language, in the order of its files.
pub fn keys(lang: Lang) -> Vec<String> {
    // A message begins at the start of a line; what belongs to it is indented.
    let key = |line: &str| {
        let (name, _) = line.split_once('=')?;
        name.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| name.trim_end().to_owned())
    };
    files::of(lang).iter().flat_map(|(_, source)| source.lines().filter_map(key)).collect()
}

/// What Fluent is given: text to show, and numbers to choose by under names of their own, so that neither side formats numbers.
#[derive(Default)]
struct Arguments(FluentArgs<'static>);

impl Arguments {
    fn text(&mut self, name: &str, text: String) {
        self.0.set(name.to_owned(), text);
    }

    fn number(&mut self, name: &str, number: i64) {
        self.text(name, number.to_string());
        self.choice(name, number);
    }

    /// A text that was given; nothing if there is none.
    fn said(&self, name: &str) -> String {
        match self.0.get(name) {
            Some(FluentValue::String(text)) => text.to_string(),
            _ => String::new(),
        }
    }

    fn choice(&mut self, name: &str, number: i64) {
        self.0.set(format!("{name}-number"), number);
    }
}
