//! Studies: positions to try things out in. Whoever studies sends along what was tried; nothing is kept here.

use super::puzzles::known_puzzle;
use super::review::account;
use super::tables::seat_in;
use super::{Body, Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::state::App;
use crate::study::{Begun, Wanted};
use crate::table::Denied;
use crate::thinking::For;
use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tharsis_bots::{Budget, Limit};
use tharsis_kernel::Seat;
use tharsis_wire::api::{Account, Judged, LedgerLine, Stage, Studied, Study, TextFile, Trial};
use tharsis_words::{Denial, Language};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A study may begin with the text of a whole game: so many bytes at most.
const BODY_MAX: usize = 1024 * 1024;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(study))
        .routes(routes!(judge))
        .routes(routes!(scenario))
        .routes(routes!(opening))
        .routes(routes!(ledger))
        .layer(DefaultBodyLimit::max(BODY_MAX))
}

/// Lines of play for a judgement, unless somebody says otherwise, and at most: some three seconds of thought.
const LINES: u32 = 2_000;
const LINES_MAX: u32 = 20_000;

/// What is judged.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Judging {
    /// It is compared with the best one: "why not this?".
    about: Option<String>,
    /// How many lines of play are looked at.
    lines: Option<u32>,
}

/// A number of a seat.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Number {
    /// Whose.
    seat: u8,
    /// `points`, or a resource.
    number: String,
}

/// An opening that is tried out.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StudyTrial {
    /// Where.
    study: Study,
    /// What is tried.
    trial: Trial,
}

/// The position a study has come to, made where it delays nobody.
async fn studied(
    app: &App,
    caller: &Caller,
    study: Study,
    language: &'static Language,
) -> Result<Begun, Refusal> {
    let Study { from, tried, seat } = study;
    let wanted = match (from.table, from.text, from.puzzle) {
        (Some(id), None, None) => of_table(app, caller, id, from.step).await?,
        (None, Some(text), None) => Wanted::of_text(text, from.step, language),
        (None, None, Some(id)) => Wanted::of_puzzle(known_puzzle(id)?, language),
        _ => return Err(Refusal::bad(Denial::StudyOrigin)),
    };
    app.readers.read(move || wanted.begin(&tried, seat)).await?
}

/// A finished game as it was; one's own running game as one imagines it, where one may be helped.
async fn of_table(app: &App, caller: &Caller, id: String, step: Option<usize>) -> Result<Wanted, Refusal> {
    let table = app.table(&id, caller).await?;
    let (shot, stage, own, hints) = {
        let inner = table.inner.lock().await;
        (inner.shown()?, inner.row.stage, seat_in(&inner.row, caller), inner.row.settings.hints)
    };
    let imagined = match (stage, own) {
        (Stage::Over, _) => None,
        (_, Some(seat)) if shot.alone && hints => Some(seat),
        _ => return Err(Refusal::new(StatusCode::FORBIDDEN, "not-over", Denial::StudyLater)),
    };
    let info = table.info(own, &caller.player, app.now()).await;
    Ok(Wanted::of_table(shot, info, step, imagined))
}

/// A position, moved on by what was tried in it: what the shown seat sees and is asked, with what each answer would bring.
#[utoipa::path(post, path = "/api/study", tag = "study",
    params(("lang" = Option<String>, Query)), request_body = Study,
    security((), ("key" = [])), responses((status = 200, body = Studied),
        (status = 400, description = "unreadable"), (status = 403, description = "not-over"),
        (status = 404, description = "no-puzzle"),
        (status = 409, description = "not-playing"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn study(
    State(app): State<App>,
    caller: Caller,
    Lang(language): Lang,
    Body(study): Body<Study>,
) -> Result<Json<Studied>, Refusal> {
    let begun = studied(&app, &caller, study, language).await?;
    Ok(Json(app.readers.read(move || begun.studied(language)).await?))
}

/// The position as the coach judges it: what every seat can hope for, what it would do for the shown seat, and why.
#[utoipa::path(post, path = "/api/study/judge", tag = "study",
    params(Judging, ("lang" = Option<String>, Query)), request_body = Study,
    security((), ("key" = [])), responses((status = 200, body = Judged),
        (status = 400, description = "unreadable"), (status = 403, description = "not-over"),
        (status = 404, description = "no-puzzle"),
        (status = 409, description = "not-playing"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn judge(
    State(app): State<App>,
    caller: Caller,
    Ids(judging): Ids<Judging>,
    Lang(language): Lang,
    Body(study): Body<Study>,
) -> Result<Json<Judged>, Refusal> {
    let begun = studied(&app, &caller, study, language).await?;
    let turn = app.thinking.turn(account(&caller, STRANGERS), For::People).await;
    let lines = judging.lines.unwrap_or(LINES).clamp(1, LINES_MAX);
    let judged = tokio::task::spawn_blocking(move || {
        let budget = Budget { limit: Limit::Iterations(lines), threads: 1 };
        let judged = begun.judged(judging.about.as_deref(), budget, language);
        drop(turn);
        judged
    });
    let failed = |_| Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "bot", Denial::Bot);
    Ok(Json(judged.await.map_err(failed)?.map_err(|refused| Denied::choice(1, refused))?))
}

/// Those who study without a name share what they are thought for.
const STRANGERS: &str = "study";

/// What was tried, as a scenario file: run by `tharsis scenario run`, it is a test of the rules.
#[utoipa::path(post, path = "/api/study/scenario", tag = "study",
    params(("lang" = Option<String>, Query)), request_body = Study,
    security((), ("key" = [])), responses((status = 200, body = TextFile),
        (status = 400, description = "unreadable"), (status = 403, description = "not-over"),
        (status = 404, description = "no-puzzle"),
        (status = 409, description = "not-playing"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn scenario(
    State(app): State<App>,
    caller: Caller,
    Lang(language): Lang,
    Body(study): Body<Study>,
) -> Result<Json<TextFile>, Refusal> {
    let begun = studied(&app, &caller, study, language).await?;
    let written = app.readers.read(move || begun.scenario()).await?;
    written.map(Json).ok_or_else(|| Refusal::bad(Denial::NotWritten))
}

/// What an opening would come to, as [`super::play::account`] tells of a table.
#[utoipa::path(post, path = "/api/study/account", tag = "study",
    params(("lang" = Option<String>, Query)), request_body = StudyTrial,
    security((), ("key" = [])), responses((status = 200, body = Option<Account>),
        (status = 400, description = "unreadable"), (status = 403, description = "not-over"),
        (status = 404, description = "no-puzzle"),
        (status = 409, description = "not-playing"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn opening(
    State(app): State<App>,
    caller: Caller,
    Lang(language): Lang,
    Body(StudyTrial { study, trial }): Body<StudyTrial>,
) -> Result<Json<Option<Account>>, Refusal> {
    let begun = studied(&app, &caller, study, language).await?;
    let read = app.readers.read(move || begun.play.account(begun.seat, &trial.choices, language));
    Ok(Json(read.await?.map_err(|(place, refused)| Denied::choice(place + 1, refused))?))
}

/// Where a number of a seat comes from, since the study began.
#[utoipa::path(post, path = "/api/study/ledger", tag = "study",
    params(Number, ("lang" = Option<String>, Query)), request_body = Study,
    security((), ("key" = [])), responses((status = 200, body = Vec<LedgerLine>),
        (status = 400, description = "unreadable"), (status = 403, description = "not-over"),
        (status = 404, description = "no-puzzle"),
        (status = 409, description = "not-playing"), (status = 422, description = "invalid, illegal"),
        (status = 503, description = "busy")))]
pub(crate) async fn ledger(
    State(app): State<App>,
    caller: Caller,
    Ids(Number { seat, number }): Ids<Number>,
    Lang(language): Lang,
    Body(study): Body<Study>,
) -> Result<Json<Vec<LedgerLine>>, Refusal> {
    let begun = studied(&app, &caller, study, language).await?;
    let n_seats = begun.play.scores().len();
    if usize::from(seat) >= n_seats {
        return Err(Refusal::bad(Denial::NoSeat(seat.to_string(), n_seats - 1)));
    }
    let unknown = Denial::NoLedger(number.clone());
    let read = app.readers.read(move || begun.play.ledger(Seat(seat), &number, Some(begun.seat), language));
    Ok(Json(read.await?.ok_or_else(|| Refusal::bad(unknown))?))
}
