//! Playing: what is asked, choices, undo, hints.

use super::tables::{seat_in, seat_of};
use super::{Body, Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::state::App;
use crate::store::ByWhom;
use crate::table::{Denied, Live, Look, Made, Named, Shot, Submission, TOGETHER_MAX, Undoing, bot_seed};
use crate::thinking::For;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tharsis_bots::{Budget, Limit};
use tharsis_kernel::Seat;
use tharsis_wire::api::{Accepted, Account, Advice, Choices, Moment, Stage, Trial, Undo};
use tharsis_words::Denial;

/// How long the coach thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(400);

/// Which moment, seen by whom. What one saw oneself can be looked at again at any time.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct When {
    /// After so many choices.
    step: Option<usize>,
    /// As this seat saw it, or a spectator if it is `-`; once the game is over.
    seat: Option<String>,
}

/// What is told with a moment.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct With {
    /// Also what each of your choices would bring, all ways to pay, and why others cannot be made.
    #[serde(default)]
    #[param(required = false)]
    pub(super) insight: bool,
}

/// The moment a request is about and who looks at it.
pub(super) async fn looked_at(
    app: &App,
    table: &Live,
    caller: &Caller,
    when: &When,
) -> Result<(Arc<Shot>, Option<Seat>), Refusal> {
    let (own, shot, stage, n_seats) = {
        let inner = table.inner.lock().await;
        (seat_in(&inner.row, caller), inner.shown()?, inner.row.stage, inner.row.seats.len())
    };
    if when.step.is_none() && when.seat.is_none() {
        return Ok((shot, own));
    }
    if stage != Stage::Over && when.seat.is_some() {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "not-over", Denial::ViewsLater));
    }
    let viewer = match when.seat.as_deref() {
        None => own,
        Some("-") => None,
        Some(seat) => {
            let known: Option<u8> = seat.parse().ok().filter(|&seat: &u8| usize::from(seat) < n_seats);
            let unknown = || Refusal::bad(Denial::NoSeat(seat.to_string(), n_seats - 1));
            Some(Seat(known.ok_or_else(unknown)?))
        }
    };
    let Some(step) = when.step else { return Ok((shot, viewer)) };
    let last = shot.play.steps();
    let then = move || {
        let play = shot.play.at(step)?;
        Some(shot.next(play, shot.book.clone()))
    };
    let then = app.readers.read(then).await?.ok_or_else(|| Refusal::bad(Denial::NoStep(step, last)))?;
    Ok((Arc::new(then), viewer))
}

/// Everything a page needs to draw the table: what you see and what you are asked.
#[utoipa::path(get, path = "/api/tables/{id}/moment", tag = "play",
    params(("id" = String, Path), When, With, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Moment), (status = 403, description = "not-over"),
        (status = 409, description = "not-playing")))]
pub(crate) async fn moment(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(when): Ids<When>,
    Ids(with): Ids<With>,
    Lang(language): Lang,
) -> Result<Json<Moment>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let (shot, viewer) = looked_at(&app, &table, &caller, &when).await?;
    let look = Look { viewer, language, insight: with.insight && when.step.is_none() };
    let steps = shot.play.steps();
    let mut moment = match look.insight {
        true => app.readers.read(move || shot.moment(look)).await?,
        false => shot.moment(look),
    };
    moment.step = steps;
    Ok(Json(moment))
}

/// Make choices: all of them or none. Durable when answered.
#[utoipa::path(post, path = "/api/tables/{id}/choices", tag = "play",
    params(("id" = String, Path)), request_body = Choices,
    security((), ("key" = [])), responses((status = 200, body = Accepted),
        (status = 400, description = "unreadable"), (status = 403, description = "not-seated"),
        (status = 409, description = "stale, not-playing, stood-in"),
        (status = 422, description = "illegal, id-used")))]
pub(crate) async fn choices(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(made): Body<Choices>,
) -> Result<Json<Accepted>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let named = Named::new(made.id, "choices", &made.choices).map_err(Refusal::bad)?;
    if let Some(seq) = answered(&table, &caller, &named).await? {
        return Ok(Json(Accepted { seq }));
    }
    let seat = own_seat(&table, &caller).await?;
    let what = Made::These(made.choices.into_iter().map(|choice| (seat, choice)).collect());
    let submission = Submission { seq: made.seq, what, by: ByWhom::Player, at: app.now(), named };
    let seq = app.make(&table, submission).await?;
    Ok(Json(Accepted { seq }))
}

/// The first answer to what the caller sends again, whatever has become of table and seat since.
async fn answered(table: &Live, caller: &Caller, named: &Named) -> Result<Option<i64>, Refusal> {
    let Some(seat) = seat_of(table, caller).await else { return Ok(None) };
    Ok(table.answered(seat, named).await?)
}

/// The caller's seat; refused if they have none or a bot stands in for them.
async fn own_seat(table: &Live, caller: &Caller) -> Result<Seat, Refusal> {
    let seat = seat_of(table, caller).await.ok_or_else(Refusal::not_seated)?;
    let inner = table.inner.lock().await;
    if inner.row.seats.get(seat.idx()).is_some_and(|row| row.is_bots()) {
        return Err(Refusal::conflict("stood-in", Denial::StoodIn));
    }
    Ok(seat)
}

/// Take choices back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play",
    params(("id" = String, Path)), request_body = Undo,
    security((), ("key" = [])), responses((status = 200, body = Accepted),
        (status = 403, description = "not-seated"),
        (status = 409, description = "stale, not-playing, stood-in, no-undo"),
        (status = 422, description = "id-used")))]
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Accepted>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let to: Vec<String> = undo.to.iter().map(usize::to_string).collect();
    let named = Named::new(undo.id, "undo", &to).map_err(Refusal::bad)?;
    if let Some(seq) = answered(&table, &caller, &named).await? {
        return Ok(Json(Accepted { seq }));
    }
    let seat = own_seat(&table, &caller).await?;
    let undoing = Undoing { seq: undo.seq, seat, to: undo.to, at: app.now(), named };
    Ok(Json(Accepted { seq: app.take_back(&table, undoing).await? }))
}

/// Make again what was taken back.
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "play",
    params(("id" = String, Path)), request_body = Undo,
    security((), ("key" = [])), responses((status = 200, body = Accepted),
        (status = 403, description = "not-seated"),
        (status = 409, description = "stale, not-playing, stood-in, no-undo"),
        (status = 422, description = "id-used")))]
pub(crate) async fn redo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(redo): Body<Undo>,
) -> Result<Json<Accepted>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let named = Named::new(redo.id, "redo", &[]).map_err(Refusal::bad)?;
    if let Some(seq) = answered(&table, &caller, &named).await? {
        return Ok(Json(Accepted { seq }));
    }
    let seat = own_seat(&table, &caller).await?;
    let what = Made::Again(seat);
    let submission = Submission { seq: redo.seq, what, by: ByWhom::Player, at: app.now(), named };
    Ok(Json(Accepted { seq: app.make(&table, submission).await? }))
}

/// What your opening would come to with these choices, which are tried out and not made: corporation, cards and
/// preludes together. Nothing (`null`) where there is nothing to tell.
#[utoipa::path(post, path = "/api/tables/{id}/account", tag = "play",
    params(("id" = String, Path), ("lang" = Option<String>, Query)), request_body = Trial,
    security((), ("key" = [])), responses((status = 200, body = Option<Account>),
        (status = 400, description = "unreadable"), (status = 403, description = "not-seated"),
        (status = 409, description = "not-playing"), (status = 422, description = "illegal")))]
pub(crate) async fn account(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Lang(language): Lang,
    Body(trial): Body<Trial>,
) -> Result<Json<Option<Account>>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let seat = seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    if trial.choices.len() > TOGETHER_MAX {
        return Err(Denied::Number(trial.choices.len()).into());
    }
    let shot = table.shown().await?;
    let read = app.readers.read(move || shot.play.account(seat, &trial.choices, language));
    Ok(Json(read.await?.map_err(|(place, refused)| Denied::choice(place + 1, refused))?))
}

/// A choice that is asked about.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asking {
    /// It is compared with the best one: "why not this?".
    about: Option<String>,
}

/// What the coach would do in your place and why, where the table allows hints. Only what your seat knows is used.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "play",
    params(("id" = String, Path), Asking, ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Advice),
        (status = 400, description = "unreadable"), (status = 403, description = "not-seated, no-hints"),
        (status = 409, description = "not-playing, not-asked"), (status = 422, description = "illegal")))]
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Ids(asking): Ids<Asking>,
    Lang(language): Lang,
) -> Result<Json<Advice>, Refusal> {
    let table = app.table(&id, &caller).await?;
    let seat = seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    if !table.inner.lock().await.row.settings.hints {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "no-hints", Denial::NoHints));
    }
    let shot = table.shown().await?;
    if !shot.play.asked().has(seat) {
        return Err(Refusal::conflict("not-asked", Denial::NotAsked));
    }
    let player = if caller.player.is_empty() { &id } else { &caller.player };
    let turn = app.thinking.turn(player, For::People).await;
    let advice = tokio::task::spawn_blocking(move || {
        let budget = Budget { limit: Limit::Time(HINT_TIME), threads: 1 };
        let (seed, about) = (bot_seed(&id, shot.play.steps()), asking.about.as_deref());
        let advice = shot.play.advise(seat, about, budget, seed, language, &shot.names);
        drop(turn);
        advice.map(|advice| Advice { seq: shot.book.seq, ..advice })
    });
    let failed = |_| Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "bot", Denial::Bot);
    Ok(Json(advice.await.map_err(failed)?.map_err(|refused| Denied::choice(1, refused))?))
}
