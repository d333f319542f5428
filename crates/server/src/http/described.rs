//! The description of all addresses, and a page on which people can read it.

use super::refusals::{OfAnything, OfFiles};
use crate::protocol::{Event, ToClient};
use crate::refused::{Code, Refused};
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::sync::LazyLock;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{OpenApi as Document, Server};
use utoipa::{Modify, OpenApi};

/// What stands in the description besides the addresses.
#[derive(OpenApi)]
#[openapi(
    info(title = "Klejnot", license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")),
    components(schemas(Refused, ToClient, Event)),
    modifiers(&Secrets)
)]
pub struct Described;

/// How somebody shows who they are.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut Document) {
        document.servers = Some(vec![Server::new("/")]);
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
        components.add_security_scheme("seat", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("seat"))));
        components.add_security_scheme("account", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("account"))));
    }
}

/// The description as JSON. It never changes while the server runs.
pub static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let described = super::addresses().into_openapi();
    let mut document = serde_json::to_value(described).expect("a description is plain data");
    open_parts(&mut document);
    document.to_string()
});

/// What is a part of something else cannot forbid the fields of the other parts.
fn open_parts(document: &mut Value) {
    let mut parts = Vec::new();
    find_parts(document, &mut parts);
    for part in parts {
        if let Some(Value::Object(schema)) = document.pointer_mut(part.trim_start_matches('#')) {
            schema.remove("additionalProperties");
        }
    }
}

fn find_parts(value: &Value, parts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let all_of = fields.get("allOf").and_then(Value::as_array).into_iter().flatten();
            parts.extend(all_of.filter_map(|part| part["$ref"].as_str().map(str::to_owned)));
            fields.values().for_each(|field| find_parts(field, parts));
        }
        Value::Array(items) => items.iter().for_each(|item| find_parts(item, parts)),
        _ => {}
    }
}

/// This description: OpenAPI 3.1.
#[utoipa::path(get, path = "/api/openapi.json", tag = "about", responses((status = 200, body = serde_json::Value), OfAnything))]
pub async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str()).into_response()
}

/// The same for people.
#[utoipa::path(get, path = "/api/docs", tag = "about", responses((status = 200, body = String, content_type = "text/html"), OfAnything))]
pub async fn page() -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("page/page.html")).into_response()
}

/// What the page is made of: `page.css`, `page.js`.
#[utoipa::path(
    get,
    path = "/api/docs/{file}",
    tag = "about",
    params(("file" = String, Path, example = "page.js")),
    responses(
        (status = 200, content((String = "text/css"), (String = "text/javascript"))),
        OfFiles,
    )
)]
pub async fn file(file: Result<Path<String>, PathRejection>) -> Result<Response, Refused> {
    let (kind, text) = match file.as_ref().map(|name| name.as_str()) {
        Ok("page.css") => ("text/css; charset=utf-8", include_str!("page/page.css")),
        Ok("page.js") => ("text/javascript; charset=utf-8", include_str!("page/page.js")),
        _ => return Err(Code::UnknownPath.into()),
    };
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn document() -> Value {
        serde_json::from_str(&DOCUMENT).unwrap()
    }

    fn operations(document: &Value) -> impl Iterator<Item = (&String, &String, &Value)> {
        let paths = document["paths"].as_object().unwrap().iter();
        paths.flat_map(|(path, methods)| {
            methods.as_object().unwrap().iter().map(move |(method, operation)| (path, method, operation))
        })
    }

    #[test]
    fn it_is_openapi_3_1_in_which_nothing_has_two_names() {
        let document = document();
        assert!(document["openapi"].as_str().unwrap().starts_with("3.1"), "{}", document["openapi"]);
        let mut names = BTreeSet::new();
        for (path, method, operation) in operations(&document) {
            assert!(names.insert(operation["operationId"].as_str().unwrap()), "{method} {path}: {operation}");
            assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{method} {path} says what it is");
            assert!(!operation["tags"][0].as_str().unwrap_or_default().is_empty(), "{method} {path} belongs somewhere");
        }
    }

    /// Every address is made by `routes!`, which takes it from its description.
    #[test]
    fn every_address_is_described() {
        let source = include_str!("mod.rs");
        let written = source.split("mod tests").next().unwrap();
        for other in [".route(", ".route_service(", ".nest", ".merge("] {
            assert!(!written.contains(other), "{other} is not described");
        }
        let handlers = written.matches("routes!(").count();
        let document = document();
        assert!(document["paths"].as_object().unwrap().len() >= handlers, "each is there");
        let told = include_str!("../../../../docs/api.md");
        for (path, method, _) in operations(&document) {
            let path = path.replace("{table}", "TABLE").replace("{token}", "ID").replace("{replay}", "REPLAY");
            let line = told.lines().find(|line| line.contains(&path));
            assert!(line.is_some(), "{method} {path} is not in docs/api.md");
        }
    }

    /// Every reference leads somewhere, and no part of a whole forbids the other parts.
    #[test]
    fn every_reference_leads_somewhere() {
        fn check(value: &Value, document: &Value, found: &mut usize) {
            match value {
                Value::Object(fields) => {
                    if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                        let target = document.pointer(reference.trim_start_matches('#'));
                        assert!(target.is_some(), "{reference}");
                        *found += 1;
                    }
                    for part in fields.get("allOf").and_then(Value::as_array).into_iter().flatten() {
                        if let Some(reference) = part["$ref"].as_str() {
                            let target = document.pointer(reference.trim_start_matches('#')).unwrap();
                            assert_eq!(target.get("additionalProperties"), None, "{reference}");
                        }
                    }
                    fields.values().for_each(|field| check(field, document, found));
                }
                Value::Array(items) => items.iter().for_each(|item| check(item, document, found)),
                _ => {}
            }
        }
        let document = document();
        let mut found = 0;
        check(&document, &document, &mut found);
        assert!(found > 100, "{found}");
    }
}
