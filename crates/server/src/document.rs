//! The document that describes the interface. A route says what it is and which refusals are its own, by their words;
//! what it takes tells how else it can be refused: a body, a key, a table, a language.

use tharsis_wire::api::Problem;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Components, ContentBuilder, OpenApi, Ref, RefOr, Response};
use utoipa::{PartialSchema, ToSchema};

/// A status and the words of `Problem::error` that come with it.
type Refusals = &'static [(u16, &'static str)];

const ANY: Refusals = &[(429, "too-many"), (503, "busy")];
const CHANGE: Refusals = &[(403, "foreign")];
const KEY: Refusals = &[(401, "wrong-key"), (503, "store")];
const TABLE: Refusals = &[(404, "no-table"), (503, "store")];
const LOOKED_AT: Refusals = &[(403, "daily")];
const GAME: Refusals = &[(409, "frozen")];
const BODY: Refusals = &[(400, "malformed"), (413, "too-large"), (415, "not-json"), (422, "invalid")];
const QUERY: Refusals = &[(400, "invalid")];
const LANGUAGE: Refusals = &[(422, "invalid")];

/// What can be asked of a table although its game cannot be played here.
const ALSO_FROZEN: [&str; 6] = [
    "/api/me/hidden/{id}",
    "/api/tables/{id}",
    "/api/tables/{id}/stream",
    "/api/tables/{id}/record",
    "/api/tables/{id}/rematch",
    "/api/tables/{id}/close",
];

/// What the routes say of themselves, with what follows from what they take.
pub(crate) fn complete(mut document: OpenApi) -> OpenApi {
    for (path, item) in &mut document.paths.paths {
        let PathItem { get, post, put, patch, delete, .. } = item;
        if let Some(operation) = get {
            refuse(operation, path, false);
        }
        for operation in [post, put, patch, delete].into_iter().flatten() {
            refuse(operation, path, true);
        }
    }
    let components = document.components.get_or_insert_with(Components::new);
    components.schemas.insert(Problem::name().into_owned(), Problem::schema());
    components.add_security_scheme("key", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    document
}

fn refuse(operation: &mut Operation, path: &str, changes: bool) {
    let queries: Vec<String> = operation
        .parameters
        .iter()
        .flatten()
        .filter_map(|parameter| match parameter {
            RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query => {
                Some(parameter.name.clone())
            }
            _ => None,
        })
        .collect();
    // A study names its table in the body.
    let of_table = path.contains("{id}") || path.starts_with("/api/study");
    let follows = [
        (true, ANY),
        (changes, CHANGE),
        (operation.security.is_some(), KEY),
        (of_table, TABLE),
        (of_table && path != "/api/me/hidden/{id}", LOOKED_AT),
        (of_table && !ALSO_FROZEN.contains(&path), GAME),
        (operation.request_body.is_some(), BODY),
        (!queries.is_empty(), QUERY),
        (queries.iter().any(|name| name == "lang"), LANGUAGE),
    ];
    for &(status, word) in follows.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, refusals)| refusals)
    {
        add(operation, status, word);
    }
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && status.as_str() >= "400"
        {
            let schema = Ref::from_schema_name(Problem::name());
            let problem = ContentBuilder::new().schema(Some(schema)).build();
            response.content.insert("application/json".to_string(), RefOr::T(problem));
        }
    }
}

/// Adds a word to those of a status.
fn add(operation: &mut Operation, status: u16, word: &str) {
    let response = operation
        .responses
        .responses
        .entry(status.to_string())
        .or_insert_with(|| RefOr::T(Response::new("")));
    let RefOr::T(response) = response else { return };
    if response.description.is_empty() {
        response.description = word.to_string();
    } else if !response.description.split(", ").any(|known| known == word) {
        response.description = format!("{}, {word}", response.description);
    }
}
