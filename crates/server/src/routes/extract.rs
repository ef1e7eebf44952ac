//! What requests bring, with refusals that say what was wrong.

use crate::error::Refusal;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tharsis_words::{Denial, Language};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

fn refused(rejection: &JsonRejection) -> Refusal {
    let error = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        StatusCode::UNPROCESSABLE_ENTITY => "invalid",
        _ => "malformed",
    };
    let denial = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Denial::TooLarge,
        _ => Denial::Malformed(rejection.body_text()),
    };
    Refusal::new(rejection.status(), error, denial)
}

/// Parameters after the question mark.
pub(crate) struct Ids<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Ids<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Ids<T>, Refusal> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        match query {
            Ok(Query(value)) => Ok(Ids(value)),
            Err(rejection) => {
                let denial = Denial::Malformed(rejection.body_text());
                Err(Refusal::new(StatusCode::BAD_REQUEST, "invalid", denial))
            }
        }
    }
}

/// The language of all texts in the answer: `lang`, else what the browser prefers, else English.
pub(crate) struct Lang(pub(crate) &'static Language);

#[derive(Deserialize)]
struct LangQuery {
    lang: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Lang {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Lang, Refusal> {
        let Ids(query) = Ids::<LangQuery>::from_request_parts(parts, state).await?;
        if let Some(code) = query.lang {
            let unknown = || Refusal::bad(Denial::NoLanguage(code.clone()));
            return Language::get(&code).map(Lang).ok_or_else(unknown);
        }
        Ok(Lang(preferred(&parts.headers)))
    }
}

/// The first of our languages that the browser prefers, else English.
fn preferred(headers: &HeaderMap) -> &'static Language {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wanted = header.split(',').map(|part| part.split([';', '-']).next().unwrap_or_default().trim());
    wanted.filter_map(Language::get).next().unwrap_or_else(Language::english)
}

/// The language for a refusal: the one asked for, if there is such a one.
pub(crate) fn spoken(uri: &Uri, headers: &HeaderMap) -> &'static Language {
    let query = Query::<LangQuery>::try_from_uri(uri).ok();
    let asked = query.and_then(|Query(query)| Language::get(&query.lang?));
    asked.unwrap_or_else(|| preferred(headers))
}
