//! The deals of a day: what they are, who plays them, and one's own table at one of them.

use super::Ids;
use super::games::known_game;
use super::make::set_up_daily;
use super::tables::{info, seat_of};
use crate::auth::Caller;
use crate::daily::{DEALS, Day, deals, told};
use crate::error::Refusal;
use crate::state::App;
use crate::store::{DealRow, StoreError};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tharsis_wire::api::{Daily, DailyKind, Seated};
use tharsis_words::Denial;

/// Earlier days that are told of.
const DAYS: usize = 60;

/// Which day.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Such as `2026-11-19`; today if left out.
    day: Option<String>,
}

/// The deals of a day, for everybody the same cards against the same bots, and how those did who played them. Results of
/// others are told when you have finished the deal or the day is over.
#[utoipa::path(get, path = "/api/daily", tag = "daily", params(Which),
    security((), ("key" = [])), responses((status = 200, body = Daily), (status = 422, description = "invalid")))]
pub(crate) async fn daily(
    State(app): State<App>,
    caller: Caller,
    Ids(which): Ids<Which>,
) -> Result<Json<Daily>, Refusal> {
    let now = app.now();
    let today = Day::of(now);
    let day = match which.day {
        None => today,
        Some(text) => {
            let read = text.parse().ok().filter(|day| *day <= today);
            read.ok_or_else(|| Refusal::bad(Denial::NoDay(text)))?
        }
    };
    let mut list = Vec::new();
    let mut tables = Vec::new();
    for kind in DailyKind::ALL {
        tables.extend(app.store.tables_of_deal(&format!("{day} {}", kind.word())).await?);
    }
    for deal in known(&app, day, today).await? {
        let its: Vec<_> =
            tables.iter().filter(|row| row.game == deal.game && row.daily == deal.name()).cloned().collect();
        list.push(told(&deal, &its, &caller.player, (day.end(), now)));
    }
    let days = app.store.days_before(&today.to_string(), DAYS).await?;
    let (day, ends, today) = (day.to_string(), day.end(), today.to_string());
    Ok(Json(Daily { day, today, now, ends, deals: list, days }))
}

/// The deals of a day. Today's are made if nobody has looked yet; of earlier days there are those that were.
async fn known(app: &App, day: Day, today: Day) -> Result<Vec<DealRow>, StoreError> {
    let mut known = app.store.deals_of(&day.to_string()).await?;
    if day == today && known.len() < DEALS {
        app.store.add_deals(&deals(day, &app.store.secret_of_deals().await?)).await?;
        known = app.store.deals_of(&day.to_string()).await?;
    }
    let games = tharsis_wire::games();
    let place = |deal: &DealRow| games.iter().position(|game| game.name() == deal.game);
    known.sort_by_key(|deal| (place(deal), deal.kind.word() != DailyKind::Solo.word()));
    Ok(known)
}

/// Begin one of today's deals, or find the table at which you have begun it. There is one for everybody: no hints, nothing
/// is taken back once something new was seen, and nobody looks on.
#[utoipa::path(post, path = "/api/daily/{game}/{kind}", tag = "daily",
    params(("game" = String, Path), ("kind" = DailyKind, Path)),
    security((), ("key" = [])), responses((status = 200, body = Seated), (status = 201, body = Seated),
        (status = 401, description = "unknown-player"), (status = 404, description = "no-game, no-kind")))]
pub(crate) async fn play(
    State(app): State<App>,
    caller: Caller,
    Path((name, kind)): Path<(String, String)>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let player = caller.player()?;
    let game = known_game(&name)?;
    let kind = DailyKind::from_word(&kind).ok_or_else(|| {
        let kinds = DailyKind::ALL.map(DailyKind::word).to_vec();
        Refusal::new(StatusCode::NOT_FOUND, "no-kind", Denial::NoDailyKind(kind, kinds))
    })?;
    let today = Day::of(app.now());
    let deal = known(&app, today, today).await?.into_iter().find(|it| it.game == name && it.kind == kind);
    let deal = deal.ok_or_else(|| StoreError::Broken(format!("no daily deal of {name}")))?;
    let name = deal.name();
    let own = || app.store.table_at_deal(player, &deal.game, &name);
    if own().await?.is_none()
        && let Some(made) = set_up_daily(&app, &caller, &deal, game).await?
    {
        return Ok((StatusCode::CREATED, Json(made)));
    }
    // Begun before, or at the same moment by another request of theirs.
    let (id, _) =
        own().await?.ok_or_else(|| StoreError::Broken("a daily deal without a table".to_string()))?;
    let table = app.any_table(&id, &caller).await?;
    let seat = seat_of(&table, &caller).await.map(|seat| seat.0);
    Ok((StatusCode::OK, Json(Seated { seat, key: None, table: info(&app, &table, &caller).await })))
}
