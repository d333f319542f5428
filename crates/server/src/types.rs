//! The TypeScript types of the web client are those of the server.

use crate::protocol::{
    AccountInfo, AddEntropy, Analyse, Analysis, Credentials, Draws, GameOffer, Hint, Imported, JoinTable, Link,
    MadeToken, NewLesson, NewPassphrase, NewTable, NewToken, News, Opened, PlayOn, RematchTable, Replay, SignedIn,
    Summary, TableInfo, ToClient, ToServer, TokenInfo,
};
use crate::refused::Refused;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use ts_rs::{Config, TS};

/// Where the client keeps them.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

/// Writes all types: one folder for the protocol, and what the games say.
fn generate(folder: &Path) {
    let protocol = Config::new().with_out_dir(folder.join("protocol")).with_large_int("number");
    AccountInfo::export_all(&protocol).unwrap();
    AddEntropy::export_all(&protocol).unwrap();
    Analyse::export_all(&protocol).unwrap();
    Analysis::export_all(&protocol).unwrap();
    Credentials::export_all(&protocol).unwrap();
    Draws::export_all(&protocol).unwrap();
    GameOffer::export_all(&protocol).unwrap();
    Hint::export_all(&protocol).unwrap();
    Imported::export_all(&protocol).unwrap();
    JoinTable::export_all(&protocol).unwrap();
    Link::export_all(&protocol).unwrap();
    MadeToken::export_all(&protocol).unwrap();
    NewLesson::export_all(&protocol).unwrap();
    NewPassphrase::export_all(&protocol).unwrap();
    NewTable::export_all(&protocol).unwrap();
    NewToken::export_all(&protocol).unwrap();
    News::export_all(&protocol).unwrap();
    Opened::export_all(&protocol).unwrap();
    PlayOn::export_all(&protocol).unwrap();
    RematchTable::export_all(&protocol).unwrap();
    Replay::export_all(&protocol).unwrap();
    SignedIn::export_all(&protocol).unwrap();
    Summary::export_all(&protocol).unwrap();
    TableInfo::export_all(&protocol).unwrap();
    TokenInfo::export_all(&protocol).unwrap();
    ToServer::export_all(&protocol).unwrap();
    ToClient::export_all(&protocol).unwrap();
    Refused::export_all(&protocol).unwrap();
    catalog::export_types(folder).unwrap();
}

/// The files of a folder and of the folders in it, by name.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().display().to_string();
        if entry.path().is_dir() {
            files.extend(read(&entry.path()).into_iter().map(|(file, text)| (format!("{name}/{file}"), text)));
        } else {
            files.insert(name, fs::read_to_string(entry.path()).unwrap());
        }
    }
    files
}

/// With `KLEJNOT_UPDATE_TYPES=1` this writes the files instead.
#[test]
fn the_types_of_the_client_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    generate(fresh.path());
    let wanted = read(fresh.path());
    let folder = Path::new(FOLDER);
    if std::env::var_os("KLEJNOT_UPDATE_TYPES").is_some_and(|value| value == "1") {
        let _ = fs::remove_dir_all(folder);
        for (name, text) in &wanted {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    assert!(!wanted.is_empty());
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    let found = read(folder);
    let advice = "KLEJNOT_UPDATE_TYPES=1 cargo test -p server types";
    assert_eq!(names(&found), names(&wanted), "to make them anew: {advice}");
    for (name, text) in &wanted {
        assert_eq!(&found[name], text, "{name}; to make it anew: {advice}");
    }
}

/// A client tells views apart by a literal.
#[test]
fn the_type_of_each_view_names_its_game() {
    let fresh = tempfile::tempdir().unwrap();
    generate(fresh.path());
    let files = read(fresh.path());
    let views = |game: &catalog::AnyGame| {
        let literal = format!("game: \"{game}\"");
        files.iter().filter(|(name, text)| name.starts_with(game.name()) && text.contains(&literal)).count()
    };
    for game in catalog::AnyGame::ALL {
        assert_eq!(views(game), 1, "{game}");
    }
}

/// Whoever is refused can read why.
#[test]
fn every_code_is_documented() {
    let fresh = tempfile::tempdir().unwrap();
    generate(fresh.path());
    let codes = fs::read_to_string(fresh.path().join("protocol/Code.ts")).unwrap();
    let codes: Vec<&str> =
        codes.lines().filter(|line| line.starts_with("export")).flat_map(|line| line.split('"')).collect();
    let codes: Vec<&&str> = codes.iter().skip(1).step_by(2).collect();
    assert!(codes.len() > 20, "{codes:?}");
    let documented = include_str!("../../../docs/api.md");
    for code in codes {
        assert!(documented.contains(&format!("`{code}`")), "{code}");
    }
}
