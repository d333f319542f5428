//! Addresses of databases.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatabaseUrl {
    /// Nowhere: everything is forgotten when the program ends.
    Memory,
    /// In a file, which is made if there is none.
    Sqlite {
        /// The file.
        path: PathBuf,
        /// Is every commit synchronised with the disk? Only a test may say no.
        synchronous: bool,
    },
    /// On a server.
    Postgres(String),
}

/// What is no address of a database that we know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadUrl;

impl fmt::Display for BadUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sqlite://FILE, sqlite::memory:, postgres://USER@HOST/DATABASE")
    }
}

impl std::error::Error for BadUrl {}

impl FromStr for DatabaseUrl {
    type Err = BadUrl;

    fn from_str(url: &str) -> Result<Self, BadUrl> {
        if url == "sqlite::memory:" {
            return Ok(Self::Memory);
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(url.to_owned()));
        }
        let rest = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")).ok_or(BadUrl)?;
        let (path, synchronous) = match rest.split_once('?') {
            None => (rest, true),
            Some((path, "synchronous=full")) => (path, true),
            Some((path, "synchronous=off")) => (path, false),
            Some(_) => return Err(BadUrl),
        };
        if path.is_empty() || path.starts_with(':') {
            return Err(BadUrl);
        }
        Ok(Self::Sqlite { path: path.into(), synchronous })
    }
}

/// Without the password that an address may have.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => f.write_str("sqlite::memory:"),
            Self::Sqlite { path, .. } => write!(f, "sqlite://{}", path.display()),
            Self::Postgres(url) => {
                let url = url.split('?').next().unwrap_or_default();
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                write!(f, "{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_told_without_passwords() {
        let read = |text: &str| text.parse::<DatabaseUrl>();
        assert_eq!(read("sqlite::memory:"), Ok(DatabaseUrl::Memory));
        let file = |path: &str, synchronous| Ok(DatabaseUrl::Sqlite { path: path.into(), synchronous });
        assert_eq!(read("sqlite://a/b.sqlite"), file("a/b.sqlite", true));
        assert_eq!(read("sqlite:///a/b.sqlite"), file("/a/b.sqlite", true));
        assert_eq!(read("sqlite://b.sqlite?synchronous=off"), file("b.sqlite", false));
        let told = read("postgres://me:secret@host:5433/games?password=secret").unwrap().to_string();
        assert_eq!(told, "postgres://host:5433/games");
        for bad in ["", "sqlite://", "mysql://host/games", "games.sqlite", "sqlite::other:", "sqlite://a?mode=ro"] {
            assert_eq!(read(bad), Err(BadUrl), "{bad}");
        }
    }
}
