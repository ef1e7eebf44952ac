//! What happened: the log, events, ledgers, the course of a game, its record.

use super::play::{When, looked_at};
use super::tables::seat_in;
use super::{Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::state::App;
use crate::table::{Live, undo_of};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use tharsis_kernel::{RecordHead, Seat};
use tharsis_wire::api::{Course, LedgerLine, Log, Stage};
use tharsis_words::Denial;

/// The whole log: moves with all that came of them, in words and numbers.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "records",
    params(("id" = String, Path), When, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Log), (status = 403, description = "not-over"),
        (status = 409, description = "not-playing")))]
pub(crate) async fn log(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(when): Ids<When>,
    Lang(language): Lang,
) -> Result<Json<Log>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let (shot, viewer) = looked_at(&app, &table, &caller, &when).await?;
    let log = move || Log { seq: shot.book.seq, entries: shot.entries(0, viewer, language) };
    Ok(Json(app.readers.read(log).await?))
}

/// Every event as data, as far as you may know it.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "records", params(("id" = String, Path), When),
    security((), ("key" = [])), responses((status = 200, body = Vec<Object>),
        (status = 403, description = "not-over"), (status = 409, description = "not-playing")))]
pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(when): Ids<When>,
) -> Result<Json<Vec<Value>>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let (shot, viewer) = looked_at(&app, &table, &caller, &when).await?;
    Ok(Json(app.readers.read(move || shot.play.events(viewer)).await?))
}

/// Whose number, and which.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The seat.
    seat: u8,
    /// `money` … `heat`, `production.money` …, `rating`, or `points` for the cards that give any.
    number: String,
}

/// Where a number comes from: every change of it, with its reason.
#[utoipa::path(get, path = "/api/tables/{id}/ledger", tag = "records",
    params(("id" = String, Path), Which, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Vec<LedgerLine>),
        (status = 409, description = "not-playing")))]
pub(crate) async fn ledger(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(which): Ids<Which>,
    Lang(language): Lang,
) -> Result<Json<Vec<LedgerLine>>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let (viewer, shot, n_seats) = {
        let inner = table.inner.lock().await;
        (seat_in(&inner.row, &caller), inner.shown()?, inner.row.seats.len())
    };
    if usize::from(which.seat) >= n_seats {
        return Err(Refusal::bad(Denial::NoSeat(which.seat.to_string(), n_seats - 1)));
    }
    let number = which.number.clone();
    let lines = move || shot.play.ledger(Seat(which.seat), &number, viewer, language);
    let unknown = || Refusal::bad(Denial::NoLedger(which.number.clone()));
    Ok(Json(app.readers.read(lines).await?.ok_or_else(unknown)?))
}

/// How the game went: points and ratings at the start of each generation or round and now, every move, and what is worth
/// finding again.
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "records", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = Course), (status = 409, description = "not-playing")))]
pub(crate) async fn course(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Course>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let shot = table.shown().await?;
    Ok(Json(app.readers.read(move || shot.play.course()).await?))
}

/// The game record, once the game is over: options, seed, what it was made of, and all choices, for `tharsis replay`.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, content_type = "text/plain"), (status = 403, description = "not-over")))]
pub(crate) async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = app.any_table(&id, &caller).await?;
    let row = table.inner.lock().await.row.clone();
    if row.stage != Stage::Over {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "not-over", Denial::RecordLater));
    }
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"tharsis-{id}.txt\"")),
    ];
    let frozen = table.inner.lock().await.frozen;
    let text = match frozen {
        None => {
            let shot = table.shown().await?;
            app.readers.read(move || shot.play.record(row.deal())).await?
        }
        Some(_) => kept_record(&app, &table).await?,
    };
    Ok((head, text).into_response())
}

/// The record of a game that cannot be played here: as the log has it, for the release that plays its rules.
async fn kept_record(app: &App, table: &Live) -> Result<String, Refusal> {
    let row = table.inner.lock().await.row.clone();
    let deal = row.deal();
    let mut choices = Vec::new();
    for entry in app.store.entries(&table.id, 0).await? {
        match undo_of(&entry.what)? {
            Some(to) => choices.truncate(to),
            None => choices.push((Seat(entry.seat), entry.state_hash(), entry.what)),
        }
    }
    let head = RecordHead {
        game: &row.game,
        rules: row.rules,
        n_seats: row.seats.len() as u8,
        options: &row.options,
        seed: &row.seed,
        deal: deal.as_ref(),
    };
    Ok(head.write(&choices))
}
