//! Records on disk.

use crate::stop::Stop;
use catalog::AnyPlay;
use game::Record;
use game::record::{BadRecord, MAX_BYTES};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use text::Text;

/// The header with the seed of the draws.
pub const SEED: &str = "Seed";
/// The header with the number of the game in a run of several.
pub const NUMBER: &str = "Number";
/// The header with the kinds of the players.
pub const SEATS: &str = "Seats";

/// Reads a file, but no more of it than a record may hold and one byte. What is not UTF-8 becomes a replacement character, which no
/// action contains.
pub fn read(path: &Path, text: &Text) -> Result<String, Stop> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| cannot(text, "cmd-cannot-read", path, &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a file and plays what it says.
pub fn replay(path: &Path, text: &Text) -> Result<(Record, AnyPlay), Stop> {
    let content = read(path, text)?;
    let failed = |game: &str, bad: BadRecord| {
        Stop::failed(format!("{}: {}", path.display(), crate::words::bad_record(text, game, &bad)))
    };
    let record = Record::parse(&content).map_err(|bad| failed("", bad))?;
    let play = AnyPlay::replay(&record).map_err(|bad| failed(record.game().unwrap_or_default(), bad))?;
    Ok((record, play))
}

/// Writes a record so that the file is always whole.
pub fn write(path: &Path, record: &Record, text: &Text) -> Result<(), Stop> {
    write_text(path, &record.to_string(), text)
}

/// Writes a text so that the file is always whole.
pub fn write_text(path: &Path, content: &str, text: &Text) -> Result<(), Stop> {
    write_whole(path, content.as_bytes()).map_err(|error| cannot(text, "cmd-cannot-write", path, &error))
}

/// Can a file be written here? Better to know now than after hours. What is there is not touched.
pub fn check_writable(path: &Path, text: &Text) -> Result<(), Stop> {
    if path.metadata().is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir()) {
        return Ok(());
    }
    let beside = beside(path);
    let tried = match path.is_dir() {
        true => Err(io::ErrorKind::IsADirectory.into()),
        false => File::create(&beside).and_then(|_| std::fs::remove_file(&beside)),
    };
    tried.map_err(|error| cannot(text, "cmd-cannot-write", path, &error))
}

/// Where a file is written before it takes its place.
fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    beside.into()
}

/// Writes a file so that it is always whole: next to it first, then in its place.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    // A pipe or a device is written to, never replaced.
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return std::fs::write(path, content);
    }
    let beside = beside(path);
    let mut file = File::create(&beside)?;
    file.write_all(content)?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}

/// Says that something cannot be done with a file, and why.
pub fn cannot(text: &Text, key: &str, path: &Path, error: &io::Error) -> Stop {
    let file = path.display().to_string();
    Stop::failed(text.format(key, &[("file", file.into()), ("why", error.to_string().into())]))
}

/// Adds the headers of the seed.
pub fn write_seed(record: &mut Record, seed: u64, number: u64) {
    record.header(SEED, seed);
    if number > 0 {
        record.header(NUMBER, number);
    }
}

/// The seed and the number of the game, if the record has them.
pub fn read_seed(record: &Record) -> Option<(u64, u64)> {
    let seed = record.get(SEED)?.parse().ok()?;
    Some((seed, record.get(NUMBER).map_or(Some(0), |number| number.parse().ok())?))
}
