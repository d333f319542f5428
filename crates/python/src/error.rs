//! What goes wrong, as Python hears of it.

use ::game::record::{BadRecord, Problem};
use ::game::{BadConfig, BadText, Refusal};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;
use std::sync::OnceLock;
use text::{Lang, Text};

pyo3::create_exception!(
    klejnot,
    IllegalAction,
    PyValueError,
    "An action that the rules forbid now. ``rule`` is the ID of the rule, ``action`` the action, ``reason`` the key of the reason."
);

/// Why something was not done.
pub enum Fault {
    /// The rules forbid the action.
    Illegal {
        /// The action as text.
        action: String,
        /// Why.
        refusal: Refusal,
    },
    /// Something that does not exist: what was given, and what would be right.
    Bad(BadConfig),
    /// A text that is no action.
    Text(BadText),
}

impl Fault {
    /// `option` was given as `found`; `allowed` says what would be right.
    pub fn bad(option: &str, found: impl Display, allowed: impl Display) -> Self {
        Self::Bad(BadConfig::new(option, &found.to_string(), allowed.to_string()))
    }

    /// This fault of a game as a Python error.
    pub fn raise(self, py: Python<'_>, game: &str) -> PyErr {
        match self {
            Self::Bad(bad) => PyValueError::new_err(bad.to_string()),
            Self::Text(bad) => PyValueError::new_err(words().say(game, &bad.message(), &[])),
            Self::Illegal { action, refusal } => {
                let error = IllegalAction::new_err(format!("{action}: {}", words().refusal(game, &refusal, &[])));
                let value = error.value(py);
                let told = [("action", action.as_str()), ("rule", refusal.rule), ("reason", refusal.reason.key)];
                match told.into_iter().try_for_each(|(name, text)| value.setattr(name, text)) {
                    Ok(()) => error,
                    Err(failed) => failed,
                }
            }
        }
    }
}

impl From<BadConfig> for Fault {
    fn from(bad: BadConfig) -> Self {
        Self::Bad(bad)
    }
}

/// A value that is not allowed, as a Python error.
pub fn bad(option: &str, found: impl Display, allowed: impl Display) -> PyErr {
    PyValueError::new_err(BadConfig::new(option, &found.to_string(), allowed.to_string()).to_string())
}

/// A whole number from 0 on.
pub fn whole(option: &str, given: i128) -> PyResult<u64> {
    u64::try_from(given).map_err(|_| bad(option, given, format!("0..{}", u64::MAX)))
}

/// What is wrong with a record, as a Python error.
pub fn bad_record(game: &str, bad: &BadRecord) -> PyErr {
    let mut said = words().say(game, &bad.problem.message(), &[]);
    if let Problem::Illegal { refusal, .. } = &bad.problem {
        said = format!("{said} {}", words().refusal(game, refusal, &[]));
    }
    PyValueError::new_err(if bad.line > 0 { format!("{}: {said}", bad.line) } else { said })
}

/// Messages in English, the language of the package.
pub fn words() -> &'static Text {
    static WORDS: OnceLock<Text> = OnceLock::new();
    WORDS.get_or_init(|| Text::new(Lang::En))
}
