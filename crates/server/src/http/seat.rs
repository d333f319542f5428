//! The secret of a seat in requests and answers.

use crate::secret::{SeatToken, TokenHash};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};

/// The name of the cookie. Each table has one of its own, sent to that table's addresses only.
const SEAT_COOKIE: &str = "seat";

/// The cookie that keeps a seat.
pub fn seat_cookie(table: &str, token: &SeatToken) -> String {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    cookie(table, token.text(), YEAR)
}

/// The cookie that forgets a seat.
pub fn no_cookie(table: &str) -> String {
    cookie(table, "", 0)
}

fn cookie(table: &str, value: &str, age: u32) -> String {
    format!("{SEAT_COOKIE}={value}; Path=/api/tables/{table}; Max-Age={age}; HttpOnly; SameSite=Strict")
}

/// The hash of the secret that a request carries, in a header or in a cookie.
pub fn seat_token(headers: &HeaderMap) -> Option<TokenHash> {
    bearer(headers).or_else(|| {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, value)| *name == SEAT_COOKIE && !value.is_empty()).map(|(_, token)| TokenHash::of(token))
    })
}

/// The hash of the secret that a request carries in its header. A header that is no secret fits no seat.
pub fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let authorization = headers.get(AUTHORIZATION)?;
    let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).unwrap_or_default();
    Some(TokenHash::of(token))
}
