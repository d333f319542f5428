//! What a request carries: its body, and the table in its address.

use crate::refused::{Code, Refused};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

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
    body.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Code::TooLarge.into(),
        rejection => Refused::malformed(rejection),
    })
}

/// The table that an address names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfTable {
    /// The name of the table in links.
    #[param(pattern = "^[0-9a-f]{16}$")]
    pub table: String,
}

impl<S: Send + Sync> FromRequestParts<S> for OfTable {
    type Rejection = Refused;

    /// What cannot even be read names no table.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let read = Path::<Self>::from_request_parts(parts, state).await;
        read.map(|Path(named)| named).map_err(|_| Code::UnknownTable.into())
    }
}

/// Something else that an address names. What cannot be read names nothing that there is.
pub struct Named(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let read = Path::<String>::from_request_parts(parts, state).await;
        Ok(Self(read.map(|Path(name)| name).unwrap_or_default()))
    }
}
