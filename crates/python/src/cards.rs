//! Card files of the DC game.

use crate::error::{bad, words};
use ::game::record::MAX_BYTES;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::path::PathBuf;

/// use_cards(path)
///
/// Adds the cards of a file to the DC game, or puts them in the place of those with the same ids, for the whole process. It comes before
/// anything else: once cards have been looked at, the set stays as it is. Returns the hash of the set, which is part of every config.
#[pyfunction]
pub fn use_cards(path: PathBuf) -> PyResult<&'static str> {
    let content = std::fs::read_to_string(&path)?;
    if content.len() > MAX_BYTES {
        return Err(bad("cards", content.len(), format!("..{MAX_BYTES}")));
    }
    let file = path.display().to_string();
    let set = dc::load(Some((&file, &content)))
        .map_err(|wrong| PyValueError::new_err(words().say("dc", &wrong.message(), &[])))?;
    match dc::install(set) {
        Ok(()) => Ok(dc::cards().hash()),
        Err(_) => Err(bad("cards", file, dc::cards().hash())),
    }
}
