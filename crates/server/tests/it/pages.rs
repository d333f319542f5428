//! Pages, headers and health.

use crate::client::{Server, quick};
use reqwest::{Method, StatusCode};
use server::{Application, CannotStart, Settings};
use std::fs;

async fn with_folder(folder: &std::path::Path) -> Server {
    Server::with(Settings { web: Some(folder.into()), ..quick() }).await
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "<!doctype html><title>page</title>").unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    fs::write(folder.path().join("assets/main-1a2b.js"), "let x = 1;\n".repeat(100)).unwrap();
    folder
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let server = Server::start().await;
    let response = server.get("/healthz").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.text().await.unwrap(), "ok");
}

#[tokio::test]
async fn without_a_client_the_page_names_what_to_install() {
    let server = Server::start().await;
    let page = server.get("/").await;
    assert_eq!(page.status(), StatusCode::OK);
    // A build with `KLEJNOT_WEB=1` has the client; both have a page.
    assert!(page.text().await.unwrap().contains("<title>Klejnot</title>"));
}

#[tokio::test]
async fn a_folder_is_served_and_nothing_beyond_it() {
    let folder = folder();
    fs::write(folder.path().parent().unwrap().join("klejnot-beyond.txt"), "secret").unwrap();
    let server = with_folder(folder.path()).await;
    for path in ["/", "/table/0123456789abcdef", "/index.html"] {
        let page = server.get(path).await;
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
        assert_eq!(page.headers()["cache-control"], "no-cache");
        assert!(page.text().await.unwrap().contains("page"));
    }
    for path in ["/nothing", "/..%2fklejnot-beyond.txt", "/assets/../../klejnot-beyond.txt", "/assets/"] {
        let page = server.get(path).await;
        assert_eq!(page.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(!page.text().await.unwrap().contains("secret"));
    }
    let script = server.get("/assets/main-1a2b.js").await;
    assert_eq!(script.headers()["content-type"], "text/javascript; charset=utf-8");
    assert!(script.headers()["cache-control"].to_str().unwrap().contains("immutable"));
}

#[tokio::test]
async fn files_are_packed_and_not_sent_twice() {
    let folder = folder();
    let server = with_folder(folder.path()).await;
    let request = || server.request(Method::GET, "/assets/main-1a2b.js").header("accept-encoding", "br, gzip");
    let packed = request().send().await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    let tag = packed.headers()["etag"].clone();
    assert!(packed.bytes().await.unwrap().len() < 200);
    let again = request().header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let plain = server.get("/assets/main-1a2b.js").await;
    assert_eq!(plain.headers().get("content-encoding"), None);
    assert_eq!(plain.bytes().await.unwrap().len(), 1100);
}

#[tokio::test]
async fn every_answer_keeps_browsers_careful() {
    let server = Server::start().await;
    let asked = [
        (Method::GET, "/"),
        (Method::HEAD, "/"),
        (Method::GET, "/nothing"),
        (Method::GET, "/healthz"),
        (Method::POST, "/api/tables"),
        (Method::PUT, "/api/tables"),
        (Method::GET, "/api/tables/none"),
        (Method::GET, "/api/tables/none/socket"),
    ];
    for (method, path) in asked {
        let response = server.request(method.clone(), path).send().await.unwrap();
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{method} {path}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
        if path.starts_with("/api") {
            assert_eq!(header("cache-control"), "no-store");
        }
    }
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why() {
    let server = Server::start().await;
    let taken = Settings { address: server.address, ..Settings::default() };
    let error = Application::build(taken).await.err().unwrap();
    assert!(matches!(error, CannotStart::Listen(address, _) if address == server.address), "{error}");
    let empty = tempfile::tempdir().unwrap();
    let error = Application::build(Settings { web: Some(empty.path().into()), ..Settings::default() }).await.err();
    assert!(error.unwrap().to_string().contains("index.html"));
}
