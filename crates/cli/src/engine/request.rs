//! A request: one JSON object, read field by field.

use super::fault::{Expected, Fault};
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// More fields than any command has; what follows is not even kept.
const MOST_FIELDS: usize = 32;

/// The fields of an object, each as it was written. Reading a field takes it out, so that in the end what is left is unknown.
///
/// Values are kept as text until their type is known: nothing nested is ever descended into, and an `id` is echoed to the letter.
#[derive(Debug)]
pub struct Request<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Request<'a> {
    /// Reads a line.
    pub fn parse(line: &'a [u8]) -> Result<Self, Fault> {
        let text = std::str::from_utf8(line).map_err(|_| Fault::NotUtf8)?;
        if text.trim_ascii().is_empty() {
            return Err(Fault::Empty);
        }
        serde_json::from_str(text).map_err(|error| Fault::NotJson(error.to_string()))
    }

    /// Takes out `id`, which is a string, a number, true, false or null.
    pub fn id(&mut self) -> Result<Option<&'a str>, Fault> {
        let id = self.take("id");
        let echoable = id.is_none_or(|id| match id.as_bytes()[0] {
            b'{' | b'[' => false,
            // A string may spell half a character, which no answer may repeat.
            b'"' => serde_json::from_str::<String>(id).is_ok(),
            _ => true,
        });
        if echoable { Ok(id) } else { Err(Self::bad("id", Expected::Scalar)) }
    }

    /// No field may be there twice.
    pub fn check_duplicates(&self) -> Result<(), Fault> {
        for (i, (name, _)) in self.0.iter().enumerate() {
            if self.0[..i].iter().any(|earlier| earlier.0 == *name) {
                return Err(Fault::DuplicateField(shorten(name)));
            }
        }
        Ok(())
    }

    /// A string that must be there.
    pub fn string(&mut self, name: &'static str) -> Result<String, Fault> {
        self.optional_string(name)?.ok_or(Fault::MissingField(name))
    }

    /// A string that may be there.
    pub fn optional_string(&mut self, name: &'static str) -> Result<Option<String>, Fault> {
        self.read(name, Expected::String)
    }

    /// A string in one field, or one or more in the other. One of the two must be there.
    pub fn one_or_more(&mut self, one: &'static str, more: &'static str) -> Result<Vec<String>, Fault> {
        let several: Option<Vec<String>> = self.read(more, Expected::Strings)?;
        match (self.optional_string(one)?, several) {
            (Some(string), None) => Ok(vec![string]),
            (None, Some(strings)) if !strings.is_empty() => Ok(strings),
            (None, None) => Err(Fault::MissingField(one)),
            (None | Some(_), Some(_)) => Err(Self::bad(more, Expected::Strings)),
        }
    }

    /// A whole number that must be there.
    pub fn number(&mut self, name: &'static str) -> Result<u64, Fault> {
        self.optional_number(name)?.ok_or(Fault::MissingField(name))
    }

    /// A whole number that may be there.
    pub fn optional_number(&mut self, name: &'static str) -> Result<Option<u64>, Fault> {
        self.read(name, Expected::Number { most: u64::MAX })
    }

    /// True or false; false if it is not there.
    pub fn optional_flag(&mut self, name: &'static str) -> Result<bool, Fault> {
        Ok(self.read(name, Expected::Flag)?.unwrap_or(false))
    }

    /// The fields of an object that may be there, each a string, a number, true or false, as texts.
    pub fn optional_pairs(&mut self, name: &'static str) -> Result<Vec<(String, String)>, Fault> {
        let Some(raw) = self.take(name) else { return Ok(Vec::new()) };
        let fields: Request = serde_json::from_str(raw).map_err(|_| Self::bad(name, Expected::Pairs))?;
        fields.check_duplicates()?;
        let pair = |(name, raw): (String, &RawValue)| {
            let raw = raw.get();
            match raw.as_bytes()[0] {
                b'"' => serde_json::from_str(raw).ok().map(|value| (name, value)),
                b'{' | b'[' | b'n' => None,
                _ => Some((name, raw.to_string())),
            }
        };
        fields.0.into_iter().map(pair).collect::<Option<_>>().ok_or_else(|| Self::bad(name, Expected::Pairs))
    }

    /// A field as it was written.
    pub fn take(&mut self, name: &str) -> Option<&'a str> {
        let position = self.0.iter().position(|field| field.0 == name)?;
        Some(self.0.remove(position).1.get())
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Fault> {
        match self.0.first() {
            Some((name, _)) => Err(Fault::UnknownField(shorten(name))),
            None => Ok(()),
        }
    }

    /// The fault of a field with a wrong value.
    pub fn bad(field: &'static str, expected: Expected) -> Fault {
        Fault::BadValue { field, expected }
    }

    fn read<T: Deserialize<'a>>(&mut self, name: &'static str, expected: Expected) -> Result<Option<T>, Fault> {
        let Some(raw) = self.take(name) else { return Ok(None) };
        serde_json::from_str(raw).map(Some).map_err(|_| Self::bad(name, expected))
    }
}

/// At most 40 characters, so that an answer does not repeat a megabyte.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

impl<'de> Deserialize<'de> for Request<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Request<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while fields.len() < MOST_FIELDS {
                    match map.next_entry()? {
                        Some(field) => fields.push(field),
                        None => return Ok(Request(fields)),
                    }
                }
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(Request(fields))
            }
        }
        deserializer.deserialize_map(Fields)
    }
}
