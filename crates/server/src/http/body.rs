//! What a request says.

use crate::refused::{Code, Refused};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use serde::de::DeserializeOwned;

/// The bytes of a request, if there are not too many.
pub type Body = Result<Bytes, BytesRejection>;

/// Reads JSON.
pub fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refused> {
    serde_json::from_slice(&bytes(body)?).map_err(Refused::malformed)
}

/// Reads JSON that may be left out.
pub fn read_or_default<T: DeserializeOwned + Default>(body: Body) -> Result<T, Refused> {
    let bytes = bytes(body)?;
    if bytes.is_empty() { Ok(T::default()) } else { serde_json::from_slice(&bytes).map_err(Refused::malformed) }
}

/// Reads JSON of which nothing may be repeated, not even to whoever has sent it.
pub fn read_secret<T: DeserializeOwned>(body: Body) -> Result<T, Refused> {
    serde_json::from_slice(&bytes(body)?).map_err(|error| {
        Refused::malformed(format!("{:?}, line {}, column {}", error.classify(), error.line(), error.column()))
    })
}

/// The bytes themselves.
pub fn bytes(body: Body) -> Result<Bytes, Refused> {
    body.map_err(|_| Code::TooLarge.into())
}
