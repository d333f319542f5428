//! Card files of the DC game.

use crate::file;
use crate::stop::Stop;
use dc::{BadCards, CardSet};
use game::record::MAX_BYTES;
use std::path::Path;
use text::Text;

/// Reads a card file.
pub fn read(path: &Path, text: &Text) -> Result<String, Stop> {
    let content = file::read(path, text)?;
    if content.len() > MAX_BYTES {
        let arguments = [("file", path.display().to_string().into()), ("most", MAX_BYTES.to_string().into())];
        return Err(Stop::failed(text.format("cmd-cards-too-long", &arguments)));
    }
    Ok(content)
}

/// The built-in cards with those of a file.
pub fn load(path: &Path, content: &str, text: &Text) -> Result<CardSet, Stop> {
    dc::load(Some((&path.display().to_string(), content))).map_err(|bad| wrong(text, &bad))
}

/// What is wrong with a card file.
pub fn wrong(text: &Text, bad: &BadCards) -> Stop {
    Stop::failed(text.say("dc", &bad.message(), &[]))
}

/// Makes the cards of a file part of every game in this process.
pub fn install(path: &Path, text: &Text) -> Result<(), Stop> {
    let content = read(path, text)?;
    let set = load(path, &content, text)?;
    assert!(dc::install(set).is_ok(), "cards are installed before anything looks at one");
    Ok(())
}

/// Calls the cards by the names that their file gives them.
pub fn rename(text: &mut Text) {
    for (key, name) in dc::describe::given_names(dc::cards()) {
        text.rename(&key, name);
    }
}
