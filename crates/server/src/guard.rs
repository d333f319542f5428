//! What every answer carries, and who may not ask.

use crate::http::Shared;
use crate::refused::Code;
use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::timeout;

/// Scripts and styles come from our own files only: nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Longer than any request takes that is sent at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// For whom a request is made: whoever is at the other end, or whoever a proxy that is believed names.
#[derive(Clone, Copy, Debug)]
pub struct Asker(pub IpAddr);

/// Refuses what a foreign page asks for; adds the headers that keep browsers careful to every answer.
pub async fn guard(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0);
    let asker = asker(peer, &shared.proxies, request.headers());
    request.extensions_mut().insert(Asker(asker));
    let encrypted = is_encrypted(peer, &shared.proxies, request.headers());
    let metrics = &shared.tables.house().metrics;
    metrics.answered();
    let unsafe_method = !matches!(*request.method(), Method::GET | Method::HEAD);
    let changes = unsafe_method || request.headers().contains_key(UPGRADE);
    let mut response = if changes && is_foreign(request.headers()) {
        Code::ForeignOrigin.into_response()
    } else {
        match timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Code::TooSlow.into_response(),
        }
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if encrypted {
        keep_cookies_encrypted(headers);
    }
    // Whatever says nothing else belongs to one person and one moment.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses who asks for too much. Only what has to be worked out is counted: the files of the pages are at hand, and a person who reloads them
/// should not be told off.
pub async fn limit(
    State(shared): State<Shared>,
    Extension(asker): Extension<Asker>,
    request: Request,
    next: Next,
) -> Response {
    let house = shared.tables.house();
    match house.limit(shared.tables.clients().request(asker.0)) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

/// The last address that no proxy of ours has added.
fn asker(peer: IpAddr, proxies: &[IpAddr], headers: &HeaderMap) -> IpAddr {
    if !proxies.contains(&peer.to_canonical()) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let named: Vec<IpAddr> =
        lines.flat_map(|line| line.split(',')).filter_map(|name| name.trim().parse().ok()).collect();
    named.into_iter().rev().find(|address| !proxies.contains(address)).unwrap_or(peer)
}

/// Did the request come to a proxy of ours by https?
fn is_encrypted(peer: IpAddr, proxies: &[IpAddr], headers: &HeaderMap) -> bool {
    let said = || headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    proxies.contains(&peer.to_canonical()) && said().is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// A cookie that came by https is never sent back by http.
fn keep_cookies_encrypted(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let secure = cookie.to_str().ok().and_then(|cookie| format!("{cookie}; Secure").try_into().ok());
        headers.append(SET_COOKIE, secure.unwrap_or(cookie));
    }
}

/// Browsers say from which page a request comes. Others say nothing, and have no cookies that a page could abuse.
fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, from)| from);
    from.is_none() || from != host
}

impl IntoResponse for Code {
    fn into_response(self) -> Response {
        crate::refused::Refused::from(self).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("1.1.1.1, 2.2.2.2, 10.0.0.9"));
        let proxies = [address("10.0.0.8"), address("10.0.0.9")];
        assert_eq!(asker(address("10.0.0.8"), &proxies, &headers), address("2.2.2.2"));
        assert_eq!(asker(address("10.0.0.7"), &proxies, &headers), address("10.0.0.7"));
        assert_eq!(asker(address("10.0.0.8"), &proxies, &HeaderMap::new()), address("10.0.0.8"));
    }

    #[test]
    fn cookies_are_for_https_if_a_proxy_of_ours_says_so() {
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies = [address("10.0.0.8")];
        let mut headers = HeaderMap::new();
        assert!(!is_encrypted(proxies[0], &proxies, &headers));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert!(is_encrypted(proxies[0], &proxies, &headers));
        assert!(!is_encrypted(address("10.0.0.7"), &proxies, &headers), "anybody can say so");
        headers.insert("x-forwarded-proto", HeaderValue::from_static("http"));
        assert!(!is_encrypted(proxies[0], &proxies, &headers));
        let mut answer = HeaderMap::new();
        for cookie in ["seat=1; HttpOnly", "account=2; HttpOnly"] {
            answer.append(SET_COOKIE, HeaderValue::from_static(cookie));
        }
        keep_cookies_encrypted(&mut answer);
        let cookies: Vec<&HeaderValue> = answer.get_all(SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["seat=1; HttpOnly; Secure", "account=2; HttpOnly; Secure"]);
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let foreign = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("127.0.0.1:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_foreign(&headers)
        };
        assert!(!foreign(None));
        assert!(!foreign(Some("http://127.0.0.1:8080")));
        assert!(!foreign(Some("https://127.0.0.1:8080")));
        assert!(foreign(Some("http://127.0.0.1:8081")));
        assert!(foreign(Some("http://example.com")));
        assert!(foreign(Some("null")));
    }
}
