//! The files of the web client.

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// The page from which everything else is loaded.
const PAGE: &str = "index.html";

/// The client's files by path. They are read once, so no request can reach beyond them.
pub struct Client {
    files: BTreeMap<String, File>,
}

/// What is sent over and over: packed once, and known by its hash.
pub(crate) struct File {
    kind: &'static str,
    tag: HeaderValue,
    plain: Bytes,
    packed: Bytes,
}

impl Client {
    /// The files that were embedded when the program was built.
    pub fn embedded() -> Self {
        let files = EMBEDDED.iter().map(|&(path, contents)| (path.to_owned(), File::new(path, contents.into())));
        Self { files: files.collect() }
    }

    /// The files of a folder, which must have a page.
    pub fn from_folder(folder: &Path) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        read_folder(folder, "", &mut files)?;
        if !files.contains_key(PAGE) {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("no {PAGE} in {}", folder.display())));
        }
        Ok(Self { files })
    }

    /// Answers a request: with a file; for the addresses that the page itself understands, with the page; for others with
    /// the page too, which then says that there is nothing.
    pub fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        match self.files.get(path) {
            Some(file) => file.answer(path, StatusCode::OK, headers),
            None => {
                let known =
                    path.is_empty() || ["table/", "rules/", "replay/"].iter().any(|page| path.starts_with(page));
                let status = if known { StatusCode::OK } else { StatusCode::NOT_FOUND };
                self.files[PAGE].answer(PAGE, status, headers)
            }
        }
    }
}

fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else {
            let file = File::new(&path, fs::read(entry.path())?.into());
            files.insert(path, file);
        }
    }
    Ok(())
}

impl File {
    /// `path` tells what it is by its ending.
    pub(crate) fn new(path: &str, plain: Bytes) -> Self {
        let hash = Sha256::digest(&plain);
        let tag: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::try_from(format!("\"{tag}\"")).expect("hexadecimal digits");
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        let packed = packer.write_all(&plain).and_then(|()| packer.finish()).expect("memory can be written to");
        Self { kind: kind(path), tag, plain, packed: packed.into() }
    }

    /// Answers a request, with nothing but the hash to whoever has it.
    pub(crate) fn answer(&self, path: &str, status: StatusCode, headers: &HeaderMap) -> Response {
        // Files in `assets` have a hash in their names: they never change.
        let lasting = path.starts_with("assets/");
        let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let about = [(CACHE_CONTROL, HeaderValue::from_static(cache)), (ETAG, self.tag.clone())];
        if status == StatusCode::OK && headers.get(IF_NONE_MATCH) == Some(&self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let about = (about, [(CONTENT_TYPE, self.kind), (VARY, "accept-encoding")]);
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
        let packed = accepted.split(',').any(|encoding| encoding.trim().split(';').next() == Some("gzip"));
        if packed && self.packed.len() < self.plain.len() {
            (status, about, [(CONTENT_ENCODING, "gzip")], self.packed.clone()).into_response()
        } else {
            (status, about, self.plain.clone()).into_response()
        }
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
