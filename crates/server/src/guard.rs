//! What every answer carries, and who may not ask.

use crate::refused::Code;
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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

/// Refuses what a foreign page asks for, and adds the headers that keep browsers careful to every answer.
pub async fn guard(request: Request, next: Next) -> Response {
    let unsafe_method = !matches!(*request.method(), Method::GET | Method::HEAD);
    let changes = unsafe_method || request.headers().contains_key(UPGRADE);
    let mut response = if changes && is_foreign(request.headers()) {
        Code::ForeignOrigin.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Whatever says nothing else belongs to one person and one moment.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
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
