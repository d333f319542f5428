//! Every answer of the server stands in its description.

use reqwest::{Method, RequestBuilder, Response};
use serde_json::Value;
use std::sync::LazyLock;

static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(server::openapi()).unwrap());

/// Sends a request, and checks that its answer is one of those that are described.
pub async fn send(request: RequestBuilder) -> Response {
    let (client, request) = request.build_split();
    let request = request.unwrap();
    let (method, path) = (request.method().clone(), request.url().path().to_owned());
    let response = client.execute(request).await.unwrap();
    let mut copy = axum::http::Response::builder().status(response.status());
    *copy.headers_mut().unwrap() = response.headers().clone();
    let status = response.status().as_u16();
    let body = response.bytes().await.unwrap();
    let code = serde_json::from_slice::<Value>(&body).ok().and_then(|body| body["code"].as_str().map(str::to_owned));
    check(&method, &path, status, code.as_deref());
    copy.body(body).unwrap().into()
}

/// The operations of an address.
fn described(path: &str) -> Option<&'static Value> {
    let fits = |pattern: &str| {
        let (mut wanted, mut found) = (pattern.split('/'), path.split('/'));
        wanted.by_ref().zip(found.by_ref()).all(|(wanted, found)| wanted.starts_with('{') || wanted == found)
            && pattern.split('/').count() == path.split('/').count()
    };
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    paths.get(path).or_else(|| paths.iter().find(|(pattern, _)| fits(pattern)).map(|(_, operations)| operations))
}

fn check(method: &Method, path: &str, status: u16, code: Option<&str>) {
    let Some(operations) = described(path) else {
        assert!(!path.starts_with("/api/") || status == 404, "{method} {path}: {status}, and no such address");
        return;
    };
    let method = if method == Method::HEAD { "get".to_owned() } else { method.as_str().to_lowercase() };
    let Some(operation) = operations.get(&method) else {
        assert_eq!(status, 405, "{method} {path} is not described");
        return;
    };
    let answer = &operation["responses"][status.to_string()];
    assert!(answer.is_object(), "{method} {path}: {status} {code:?} is not described");
    if status >= 400 {
        let codes = &answer["content"]["application/json"]["schema"]["allOf"][1]["properties"]["code"]["enum"];
        let known = codes.as_array().is_some_and(|codes| codes.iter().any(|known| known.as_str() == code));
        assert!(known, "{method} {path}: {status} {code:?} is not described: {codes}");
    }
}
