//! What can be played.

use super::Lang;
use crate::error::Refusal;
use crate::notes::notes;
use axum::Json;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tharsis_bots::Level;
use tharsis_wire::AnyGame;
use tharsis_wire::api::{BotInfo, CardNotes, Games};
use tharsis_wire::ares_catalogue::AresCatalogue;
use tharsis_wire::mars_catalogue::MarsCatalogue;
use tharsis_words::{Denial, Language};

/// Games with their options and presets, bots, languages.
#[utoipa::path(get, path = "/api/games", tag = "games", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = Games)))]
pub(crate) async fn games(Lang(language): Lang) -> Json<Games> {
    let bot = |name: &&str| BotInfo { name: (*name).to_string(), text: language.bot(name) };
    Json(Games {
        games: tharsis_wire::games().iter().map(|game| game.info(language)).collect(),
        bots: Level::NAMES.iter().map(bot).collect(),
        languages: Language::ALL.iter().map(|code| (*code).to_string()).collect(),
    })
}

/// The catalogue of one of the games.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum AnyCatalogue {
    /// Of Mars.
    Mars(Box<MarsCatalogue>),
    /// Of Ares Expedition.
    Ares(Box<AresCatalogue>),
}

type Catalogues = Mutex<HashMap<(&'static str, &'static str), Arc<str>>>;

/// Everything about a game that never changes, in words and icons. `MarsCatalogue` or `AresCatalogue`.
#[utoipa::path(get, path = "/api/games/{game}/catalogue", tag = "games",
    params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = inline(AnyCatalogue)), (status = 404, description = "no-game")))]
pub(crate) async fn catalogue(
    Path(name): Path<String>,
    Lang(language): Lang,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    static MADE: OnceLock<Catalogues> = OnceLock::new();
    let game = known_game(&name)?;
    let text = {
        let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let text = made.entry((game.name(), language.code()));
        Arc::clone(text.or_insert_with(|| game.catalogue(language).to_string().into()))
    };
    Ok(kept(&text, &headers))
}

/// What is known of a card beyond its text: rulings and the tests that pin them, in English, and its numbers.
#[utoipa::path(get, path = "/api/games/{game}/cards/{number}", tag = "games",
    params(("game" = String, Path), ("number" = String, Path)),
    responses((status = 200, body = CardNotes), (status = 404, description = "no-game, no-card")))]
pub(crate) async fn card(
    Path((name, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let found = notes(known_game(&name)?, &number);
    let found =
        found.ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "no-card", Denial::NoCard(number)))?;
    Ok(kept(&serde_json::to_string(&found).expect("plain data"), &headers))
}

/// The game of this name, or the refusal.
pub(super) fn known_game(name: &str) -> Result<&'static dyn AnyGame, Refusal> {
    tharsis_wire::game(name).ok_or_else(|| {
        let known: Vec<&str> = tharsis_wire::games().iter().map(|game| game.name()).collect();
        Refusal::new(StatusCode::NOT_FOUND, "no-game", Denial::NoGame(name.to_string(), known))
    })
}

/// What changes only with the program: whoever has it already is told so.
fn kept(text: &str, headers: &HeaderMap) -> Response {
    let etag = format!("\"{:016x}\"", xxhash_rust::xxh64::xxh64(text.as_bytes(), 0));
    if headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()) == Some(etag.as_str()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, etag)]).into_response();
    }
    let head = [
        (CONTENT_TYPE, "application/json".to_string()),
        (CACHE_CONTROL, "no-cache".to_string()),
        (ETAG, etag),
    ];
    (head, text.to_string()).into_response()
}
