//! Tables: looking at them, joining, leaving, closing.

use super::Body;
use crate::auth::Caller;
use crate::error::Refusal;
use crate::ids;
use crate::state::App;
use crate::store::{Holder, SeatRow, TableRow};
use crate::table::{Live, table_info};
use crate::thinking::within;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use tharsis_bots::{Level, LevelError};
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::{SeatKind, Seated, Stage, StandIn, TableInfo, Tables, TakeSeat};
use tharsis_words::Denial;

const LIST_MAX: usize = 100;
/// So many are looked at for those.
const LOOKED_AT_MAX: i64 = 1_000;
/// Milliseconds for which a table is listed after something has happened there: 30 days.
const LISTED_FOR: i64 = 30 * 24 * 3_600_000;
/// The bot that stands in if no other is named.
pub(super) const STAND_IN: &str = "steady";

/// Bots are called after features of Mars, by seat.
const BOT_NAMES: [&str; 5] = ["Olympus", "Pavonis", "Ascraeus", "Arsia", "Elysium"];

/// The seat of a caller at a table: by a private link, or as the player who sits there.
pub(super) async fn seat_of(table: &Live, caller: &Caller) -> Option<Seat> {
    if let Some(seat) = caller.linked_seat(&table.id) {
        return Some(seat);
    }
    let inner = table.inner.lock().await;
    let is_theirs = |row: &SeatRow| !caller.player.is_empty() && row.player == caller.player;
    inner.row.seats.iter().position(is_theirs).map(|i| Seat(i as u8))
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

/// Makes a secret for a seat.
pub(super) async fn seat_key(app: &App, table: &str, seat: Seat, player: &str) -> Result<String, Refusal> {
    let key = ids::secret();
    let holder = Holder { player: player.to_string(), seat: Some((table.to_string(), seat.0)) };
    app.store.add_key(&ids::hash(&key), &holder, app.now()).await?;
    Ok(key)
}

/// Reads a table's seats and stage again, tells viewers and other processes.
async fn changed(app: &App, table: &Live) -> Result<(), Refusal> {
    table.refresh(&app.store).await?;
    app.store.notify(&table.id).await?;
    Ok(())
}

/// Public tables: open ones first, then those being played.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    security((), ("key" = [])), responses((status = 200, body = Tables)))]
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Tables>, Refusal> {
    let now = app.now();
    let (since, of_one) = (now - LISTED_FOR, app.config.quotas.listed);
    let mut rows = app.store.public_tables(since, of_one, LOOKED_AT_MAX).await?;
    // Open tables first, and among them those where somebody waits.
    let is_here = |row: &TableRow| app.tables.loaded(&row.id).is_some_and(|table| !table.hub.is_empty());
    rows.sort_by_key(|row| (row.stage != Stage::Open, !is_here(row)));
    rows.truncate(LIST_MAX);
    app.store.add_seats(&mut rows).await?;
    Ok(Json(Tables { tables: rows.iter().map(|row| table_info(row, None, &caller.player, now)).collect() }))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = TableInfo)))]
pub(crate) async fn one(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.any_table(&id).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

pub(super) async fn info(app: &App, table: &Live, caller: &Caller) -> TableInfo {
    let seat = seat_of(table, caller).await;
    table.info(seat, &caller.player, app.now()).await
}

/// Take an open seat. When none is left the game starts.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables",
    params(("id" = String, Path)), request_body = TakeSeat,
    security((), ("key" = [])), responses((status = 200, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "full, taken")))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(take): Body<TakeSeat>,
) -> Result<Json<Seated>, Refusal> {
    let player = caller.row(&app).await?;
    let table = app.table(&id).await?;
    let seat = match seat_of(&table, &caller).await {
        Some(seat) => seat,
        None => {
            let seat = open_seat(&table, take.seat).await?;
            let taker = SeatRow {
                kind: SeatKind::Human,
                player: player.id.clone(),
                name: player.name,
                bot: String::new(),
            };
            if !app.store.take_seat(&id, seat.0, &taker).await? {
                return Err(Refusal::conflict("taken", Denial::JustTaken(seat.0)));
            }
            seat
        }
    };
    let key = seat_key(&app, &id, seat, &player.id).await?;
    start_if_full(&app, &table).await?;
    Ok(Json(Seated { seat: Some(seat.0), key: Some(key), table: info(&app, &table, &caller).await }))
}

async fn open_seat(table: &Live, wanted: Option<u8>) -> Result<Seat, Refusal> {
    let inner = table.inner.lock().await;
    let seats = inner.row.seats.iter().enumerate();
    let open: Vec<u8> = seats.filter(|(_, seat)| seat.kind == SeatKind::Open).map(|(i, _)| i as u8).collect();
    match wanted {
        _ if open.is_empty() => Err(Refusal::conflict("full", Denial::Full)),
        None => Ok(Seat(open[0])),
        Some(seat) if open.contains(&seat) => Ok(Seat(seat)),
        Some(seat) => Err(Refusal::conflict("taken", Denial::NotOpen(seat, open))),
    }
}

/// Starts a game whose last open seat was taken.
async fn start_if_full(app: &App, table: &Arc<Live>) -> Result<(), Refusal> {
    changed(app, table).await?;
    let full = {
        let inner = table.inner.lock().await;
        inner.row.stage == Stage::Open && inner.row.seats.iter().all(|seat| seat.kind != SeatKind::Open)
    };
    if full && app.store.set_stage(&table.id, &[Stage::Open], Stage::Playing, app.now()).await? {
        changed(app, table).await?;
        app.follow(table, SeatSet::EMPTY).await;
    }
    Ok(())
}

/// Leave: before the start the seat is open again; afterwards a bot stands in until you return.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path)), request_body = StandIn,
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 403, description = "not-seated"), (status = 409, description = "not-playing")))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(stand_in): Body<StandIn>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.table(&id).await?;
    let seat = seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    let level = read_level(&app, stand_in.bot.as_deref().unwrap_or(STAND_IN))?;
    let (stage, mut row) = seat_row(&table, seat).await?;
    match stage {
        Stage::Open => {
            row = SeatRow {
                kind: SeatKind::Open,
                player: String::new(),
                name: String::new(),
                bot: String::new(),
            };
        }
        Stage::Playing => row.bot = level.to_string(),
        Stage::Over | Stage::Closed => return Err(Refusal::conflict("not-playing", Denial::Over)),
    }
    app.store.set_seat(&id, seat.0, &row).await?;
    app.store.set_due(&id, app.now()).await?;
    changed(&app, &table).await?;
    app.follow(&table, SeatSet::EMPTY).await;
    Ok(Json(info(&app, &table, &caller).await))
}

async fn seat_row(table: &Live, seat: Seat) -> Result<(Stage, SeatRow), Refusal> {
    let inner = table.inner.lock().await;
    let row = inner.row.seats.get(seat.idx()).cloned().ok_or_else(Refusal::not_seated)?;
    Ok((inner.row.stage, row))
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
    let table = app.table(&id).await?;
    let seat = seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    let (_, mut row) = seat_row(&table, seat).await?;
    if row.kind == SeatKind::Human {
        row.bot = String::new();
        app.store.set_seat(&id, seat.0, &row).await?;
        changed(&app, &table).await?;
    }
    Ok(Json(info(&app, &table, &caller).await))
}

/// Give an open seat to a bot. Only for whoever set up the table.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "tables",
    params(("id" = String, Path)), request_body = StandIn,
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 401, description = "unknown-player"), (status = 403, description = "not-creator"),
        (status = 409, description = "full, taken")))]
pub(crate) async fn add_bot(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(stand_in): Body<StandIn>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.table(&id).await?;
    check_creator(&table, &caller).await?;
    let level = read_level(&app, stand_in.bot.as_deref().unwrap_or(STAND_IN))?;
    let seat = open_seat(&table, stand_in.seat).await?;
    if !app.store.take_seat(&id, seat.0, &bot_row(seat.idx(), level)).await? {
        return Err(Refusal::conflict("taken", Denial::JustTaken(seat.0)));
    }
    start_if_full(&app, &table).await?;
    Ok(Json(info(&app, &table, &caller).await))
}

/// A bot on a seat.
pub(super) fn bot_row(seat: usize, level: Level) -> SeatRow {
    let name = BOT_NAMES[seat % BOT_NAMES.len()].to_string();
    SeatRow { kind: SeatKind::Bot, player: String::new(), name, bot: level.to_string() }
}

async fn check_creator(table: &Live, caller: &Caller) -> Result<(), Refusal> {
    let player = caller.player()?;
    if table.inner.lock().await.row.creator == player { Ok(()) } else { Err(Refusal::not_creator()) }
}

/// Close a table. Only for whoever set it up. Its log is kept.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = TableInfo),
        (status = 401, description = "unknown-player"), (status = 403, description = "not-creator")))]
pub(crate) async fn close(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let table = app.any_table(&id).await?;
    check_creator(&table, &caller).await?;
    app.store.set_stage(&id, &[Stage::Open, Stage::Playing], Stage::Closed, 0).await?;
    changed(&app, &table).await?;
    Ok(Json(info(&app, &table, &caller).await))
}
