//! Who asks: the secrets of seats and accounts in requests and answers.

use crate::accounts::{Account, Accounts};
use crate::refused::{Code, Refused};
use crate::secret::{AccountToken, SeatToken, TokenHash};
use crate::table::Claim;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};

/// The name of the cookie of a seat. Each table has one of its own, sent to that table's addresses only.
const SEAT_COOKIE: &str = "seat";
/// The name of the cookie of an account, sent to all addresses of the API.
const ACCOUNT_COOKIE: &str = "account";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The cookie that keeps a seat.
pub fn seat_cookie(table: &str, token: &SeatToken) -> String {
    cookie(SEAT_COOKIE, token.text(), &format!("/api/tables/{table}"), YEAR)
}

/// The cookie that forgets a seat.
pub fn no_seat_cookie(table: &str) -> String {
    cookie(SEAT_COOKIE, "", &format!("/api/tables/{table}"), 0)
}

/// The cookie that keeps a session.
pub fn account_cookie(token: &AccountToken) -> String {
    cookie(ACCOUNT_COOKIE, token.text(), "/api", YEAR)
}

/// The cookie that forgets a session.
pub fn no_account_cookie() -> String {
    cookie(ACCOUNT_COOKIE, "", "/api", 0)
}

fn cookie(name: &str, value: &str, path: &str, age: u32) -> String {
    format!("{name}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict")
}

/// The secret that a request carries in its header.
enum Bearer {
    /// Of an account.
    Account(TokenHash),
    /// Of a seat. What is no secret at all fits no seat.
    Seat(TokenHash),
}

fn bearer(headers: &HeaderMap) -> Option<Bearer> {
    let authorization = headers.get(AUTHORIZATION)?;
    let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).unwrap_or_default();
    let hash = TokenHash::of(token);
    Some(if token.starts_with(AccountToken::MARK) { Bearer::Account(hash) } else { Bearer::Seat(hash) })
}

fn in_cookie(headers: &HeaderMap, name: &str) -> Option<TokenHash> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, value)| *found == name && !value.is_empty()).map(|(_, token)| TokenHash::of(token))
}

/// The hash of the secret of a seat that a request carries in its header.
pub fn seat_bearer(headers: &HeaderMap) -> Option<TokenHash> {
    match bearer(headers) {
        Some(Bearer::Seat(hash)) => Some(hash),
        Some(Bearer::Account(_)) | None => None,
    }
}

/// Whoever asks, as far as it can be seen. The token of an account in a header must count; a cookie of a session that has ended is no
/// reason to refuse somebody who may have a seat.
pub async fn claim(accounts: &Accounts, headers: &HeaderMap) -> Result<Claim, Refused> {
    let (seat, account) = match bearer(headers) {
        Some(Bearer::Seat(hash)) => (Some(hash), None),
        Some(Bearer::Account(hash)) => (None, Some(accounts.known(&hash).await?)),
        None => {
            let account = match in_cookie(headers, ACCOUNT_COOKIE) {
                Some(hash) => accounts.known(&hash).await.ok(),
                None => None,
            };
            (in_cookie(headers, SEAT_COOKIE), account)
        }
    };
    Ok(Claim { seat, account })
}

/// Whose account it is that asks.
pub async fn signed_in(accounts: &Accounts, headers: &HeaderMap) -> Result<Account, Refused> {
    let token = match bearer(headers) {
        Some(Bearer::Account(hash)) => Some(hash),
        Some(Bearer::Seat(_)) => None,
        None => in_cookie(headers, ACCOUNT_COOKIE),
    };
    accounts.known(&token.ok_or(Refused::from(Code::SignedOut))?).await
}
