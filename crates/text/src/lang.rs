//! The languages we speak.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Ru];

    /// The two letters that name it: `en`, `pl`, `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Ru => "ru",
        }
    }

    /// The language that the environment asks for, English if it asks for none of ours.
    pub fn from_env() -> Self {
        // The order in which POSIX reads them: the first one that is set and not empty decides.
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        wish.and_then(|wish| wish.parse().ok()).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are an identifier")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads `pl` as well as `pl_PL.UTF-8` and `pl-PL`.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let language = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let found = Self::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()));
        found.ok_or_else(|| UnknownLang(text.chars().take(40).collect()))
    }
}

/// A language that we do not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (en, pl, ru)", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_locales_are_read() {
        let read = |text: &str| text.parse::<Lang>().ok();
        for lang in Lang::ALL {
            assert_eq!(read(lang.code()), Some(lang));
            assert_eq!(lang.to_string(), lang.code());
        }
        assert_eq!(read("pl_PL.UTF-8"), Some(Lang::Pl));
        assert_eq!(read("ru-RU"), Some(Lang::Ru));
        assert_eq!(read("EN"), Some(Lang::En));
        assert_eq!(read("C"), None);
        assert_eq!(read("plx"), None);
        assert_eq!(read(""), None);
    }
}
