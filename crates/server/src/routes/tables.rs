//! Tables: looking at them, joining, leaving, closing.

use super::mine::Part;
use super::{Body, Ids};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::ids;
use crate::state::App;
use crate::store::{SeatRow, TableRow, Taker};
use crate::table::{Live, table_info};
use crate::thinking::within;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use tharsis_bots::{Level, LevelError};
use tharsis_kernel::{CONTRIBUTION, Seat, SeatSet, is_contribution};
use tharsis_wire::api::{SeatKind, Seated, Stage, StandIn, TableInfo, Tables, TakeSeat};
use tharsis_words::Denial;

/// Milliseconds for which a table is listed after something has happened there: 30 days.
const LISTED_FOR: i64 = 30 * 24 * 3_600_000;
/// The bot that stands in if no other is named.
pub(super) const STAND_IN: &str = "steady";

/// Bots are called after features of Mars, by seat.
const BOT_NAMES: [&str; 5] = ["Olympus", "Pavonis", "Ascraeus", "Arsia", "Elysium"];

/// The seat of a caller at a table: by a private link, or as the player who sits there.
pub(super) async fn seat_of(table: &Live, caller: &Caller) -> Option<Seat> {
    seat_in(&table.inner.lock().await.row, caller)
}

/// The same, for whoever looks at the table already.
pub(super) fn seat_in(row: &TableRow, caller: &Caller) -> Option<Seat> {
    row.seat_of(&caller.claim(&row.id)).map(|i| Seat(i as u8))
}

/// What a player adds to a deal, made by us if they send nothing.
pub(super) fn contribution(sent: Option<String>) -> Result<String, Refusal> {
    let Some(sent) = sent else { return Ok(ids::secret()) };
    let sent = sent.to_lowercase();
    let (least, most) = (*CONTRIBUTION.start(), *CONTRIBUTION.end());
    if is_contribution(&sent) { Ok(sent) } else { Err(Refusal::bad(Denial::Contribution(least, most))) }
}

/// A bot's level that a player may ask for: its thinking must end in good time.
pub(super) fn read_level(app: &App, name: &str) -> Result<Level, Refusal> {
    let level: Level = name
        .parse()
        .map_err(|_: LevelError| Refusal::bad(Denial::NoBot(name.to_string(), Level::NAMES.to_vec())))?;
    let limit = app.config.think_limit;
    if within(level, limit) != level {
        return Err(Refusal::bad(Denial::LongThought(limit.as_millis() as u64)));
    }
    Ok(level)
}

/// Reads a table's seats and stage again, tells viewers, and sets the game in motion.
async fn changed(app: &App, table: &Arc<Live>) -> Result<(), Refusal> {
    table.refresh(&app.store).await?;
    app.follow(table, SeatSet::EMPTY).await;
    Ok(())
}

/// Public tables: open ones first, then those being played; of each the latest first, and in each part those where
/// somebody waits.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("after" = Option<String>, Query, description = "`next` of the part before"),
        ("limit" = Option<usize>, Query, description = "tables in this part, 100 at most")),
    security((), ("key" = [])), responses((status = 200, body = Tables), (status = 422, description = "invalid")))]
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Ids(part): Ids<Part>,
) -> Result<Json<Tables>, Refusal> {
    let (now, (from, limit)) = (app.now(), part.read()?);
    let listed = (now - LISTED_FOR, app.config.quotas.listed);
    let mut found = app.store.public_tables(listed, &from, limit + 1).await?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|(at, _)| at.to_string());
    app.store.add_seats(found.iter_mut().map(|(_, row)| row)).await?;
    let is_here = |row: &TableRow| app.tables.loaded(&row.id).is_some_and(|table| !table.hub.is_empty());
    found.sort_by_key(|(_, row)| (row.stage != Stage::Open, !is_here(row)));
    let tables = found.iter().map(|(_, row)| table_info(row, None, &caller.player, now)).collect();
    Ok(Json(Tables { tables, total: app.store.count_public(listed).await?, next, counts: None }))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = TableInfo)))]
pub(crate) async fn one(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.any_table(&id, &caller).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

pub(super) async fn info(app: &App, table: &Live, caller: &Caller) -> TableInfo {
    let seat = seat_of(table, caller).await;
    table.info(seat, &caller.player, app.now()).await
}

/// Take an open seat. When none is left the cards are dealt and the game starts.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables",
    params(("id" = String, Path)), request_body = TakeSeat,
    security((), ("key" = [])), responses((status = 200, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "full, taken, not-playing")))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(take): Body<TakeSeat>,
) -> Result<Json<Seated>, Refusal> {
    let player = caller.row(&app).await?;
    let table = app.table(&id, &caller).await?;
    let (seat, key) = take_seat(&app, &table, &caller, player.name, take).await?;
    Ok(Json(Seated { seat: Some(seat.0), key: Some(key), table: info(&app, &table, &caller).await }))
}

/// Takes a seat, or finds the one the caller has; with a new key for it.
pub(super) async fn take_seat(
    app: &App,
    table: &Arc<Live>,
    caller: &Caller,
    name: String,
    take: TakeSeat,
) -> Result<(Seat, String), Refusal> {
    let key = ids::secret();
    let (claim, contribution) = (caller.claim(&table.id), contribution(take.contribution)?);
    let taker = Taker { claim, name, contribution, key: ids::hash(&key) };
    let taken = app.store.take_seat(&table.id, take.seat, &taker, app.now()).await?;
    table.refresh(&app.store).await?;
    if taken.began {
        app.follow(table, SeatSet::EMPTY).await;
    }
    Ok((Seat(taken.seat), key))
}

/// Leave: before the start the seat is open again; afterwards a bot stands in until you return.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path)), request_body = StandIn,
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 403, description = "not-seated"), (status = 409, description = "not-playing, daily")))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(stand_in): Body<StandIn>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.table(&id, &caller).await?;
    if table.day_ends.is_some() {
        return Err(Refusal::conflict("daily", Denial::DailyAlone));
    }
    let level = read_level(&app, stand_in.bot.as_deref().unwrap_or(STAND_IN))?;
    app.store.leave(&id, &caller.claim(&id), &level.to_string(), app.now()).await?;
    changed(&app, &table).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

/// Take your seat back from the bot that stood in.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 403, description = "not-seated")))]
pub(crate) async fn take_back(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.table(&id, &caller).await?;
    app.store.take_back(&id, &caller.claim(&id)).await?;
    table.refresh(&app.store).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

/// Give an open seat to a bot. Only for whoever set up the table.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "tables",
    params(("id" = String, Path)), request_body = StandIn,
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 401, description = "unknown-player"), (status = 403, description = "not-creator"),
        (status = 409, description = "full, taken, not-playing")))]
pub(crate) async fn add_bot(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(stand_in): Body<StandIn>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.table(&id, &caller).await?;
    check_creator(&table, &caller).await?;
    let level = read_level(&app, stand_in.bot.as_deref().unwrap_or(STAND_IN))?;
    app.store.seat_bot(&id, stand_in.seat, |seat| bot_row(seat, level), app.now()).await?;
    changed(&app, &table).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

/// A bot on a seat.
pub(super) fn bot_row(seat: usize, level: Level) -> SeatRow {
    let name = BOT_NAMES[seat % BOT_NAMES.len()].to_string();
    SeatRow { kind: SeatKind::Bot, name, bot: level.to_string(), ..SeatRow::open() }
}

async fn check_creator(table: &Live, caller: &Caller) -> Result<(), Refusal> {
    let player = caller.player()?;
    if table.inner.lock().await.row.creator == player { Ok(()) } else { Err(Refusal::not_creator()) }
}

/// Close a table: an open one, or one at which nobody else plays. Only for whoever set it up. Its log is kept.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 401, description = "unknown-player"), (status = 403, description = "not-creator"),
        (status = 409, description = "others-play")))]
pub(crate) async fn close(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.any_table(&id, &caller).await?;
    check_creator(&table, &caller).await?;
    app.store.close_table(&id).await?;
    table.refresh(&app.store).await?;
    Ok(Json(info(&app, &table, &caller).await))
}
