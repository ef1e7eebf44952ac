//! The coach's word on finished games.

use super::tables::seat_in;
use super::{Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::reviews;
use crate::state::App;
use crate::table::{Live, Shot};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use tharsis_kernel::Seat;
use tharsis_wire::api::{Explained, Review, Stage};
use tharsis_words::Denial;

/// From which decision on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// Leave out so many decisions that are known already, and with them the curve.
    #[serde(default)]
    #[param(required = false)]
    from: usize,
}

/// What a decision is compared with.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Beside {
    /// Another choice than the one that was made: "why not this?".
    choice: Option<String>,
}

/// A table whose game is over and played here, with who looks.
async fn finished(
    app: &App,
    id: &str,
    caller: &Caller,
) -> Result<(Arc<Live>, Arc<Shot>, Option<Seat>), Refusal> {
    let table = app.table(id, caller).await?;
    let (shot, stage, viewer) = {
        let inner = table.inner.lock().await;
        (inner.shown()?, inner.row.stage, seat_in(&inner.row, caller))
    };
    if stage != Stage::Over {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "not-over", Denial::ReviewLater));
    }
    Ok((table, shot, viewer))
}

/// On whose account it is thought.
pub(super) fn account<'a>(caller: &'a Caller, id: &'a str) -> &'a str {
    if caller.player.is_empty() { id } else { &caller.player }
}

/// A finished game, looked through by the coach: how it stood after every move and what every decision cost, as far as it
/// has come. Made when it is first asked for; ask again until it is `done`.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "records",
    params(("id" = String, Path), From, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Review), (status = 403, description = "not-over"),
        (status = 409, description = "not-playing"), (status = 503, description = "busy")))]
pub(crate) async fn review(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(known): Ids<From>,
    Lang(language): Lang,
) -> Result<Json<Review>, Refusal> {
    let (table, shot, viewer) = finished(&app, &id, &caller).await?;
    let kept = reviews::of(&app, &table, &shot, account(&caller, &id)).await?;
    let told = move || kept.told(&shot, known.from, viewer, language);
    Ok(Json(app.readers.read(told).await?))
}

/// A decision beside the one the coach would have made, or beside any other: what each brings at once, and why the better
/// one is better.
#[utoipa::path(get, path = "/api/tables/{id}/review/{step}", tag = "records",
    params(("id" = String, Path), ("step" = usize, Path), Beside, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Explained),
        (status = 403, description = "not-over"), (status = 409, description = "not-playing"),
        (status = 422, description = "invalid"), (status = 503, description = "busy")))]
pub(crate) async fn decision(
    State(app): State<App>,
    caller: Caller,
    Path((id, step)): Path<(String, usize)>,
    Ids(beside): Ids<Beside>,
    Lang(language): Lang,
) -> Result<Json<Explained>, Refusal> {
    let (table, shot, _) = finished(&app, &id, &caller).await?;
    let kept = reviews::of(&app, &table, &shot, account(&caller, &id)).await?;
    let none = || Refusal::bad(Denial::NoDecision(step));
    let decision = kept.decision(step).ok_or_else(none)?.clone();
    let explain = move || {
        let (other, lost) = match beside.choice.as_deref() {
            None => (&decision.chosen[..], Some(decision.loss.points)),
            Some(other) => (other, None),
        };
        shot.play.explain(step, &decision.best, other, lost, language, &shot.names)
    };
    Ok(Json(app.readers.read(explain).await?.ok_or_else(none)?))
}
