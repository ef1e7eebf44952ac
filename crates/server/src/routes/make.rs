//! New tables: from scratch, or from one that was played.

use super::Body;
use super::tables::{STAND_IN, bot_row, info, read_level, seat_key, seat_of};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::ids;
use crate::shares::one_more_table;
use crate::state::App;
use crate::store::{ByWhom, EntryRow, SeatRow, TableRow};
use crate::table::Live;
use crate::visible;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tharsis_bots::Level;
use tharsis_kernel::{Seat, SeatSet, read_seed};
use tharsis_wire::api::{NewTable, PlayOn, SeatKind, Seated, Settings, Stage};
use tharsis_wire::{AnyGame, Play};
use tharsis_words::Denial;

const TITLE_MAX: usize = 60;
const CLOCK_MAX: u32 = 60 * 24 * 3600;

/// Set up a table. Seats are `me`, `open`, or a bot's name; when none is open the game starts at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    security((), ("key" = [])), responses((status = 201, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "too-many-tables")))]
pub(crate) async fn add(
    State(app): State<App>,
    caller: Caller,
    Body(mut new): Body<NewTable>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let player = caller.row(&app).await?;
    let game = tharsis_wire::game(&new.game).ok_or_else(|| {
        let known: Vec<&str> = tharsis_wire::games().iter().map(|game| game.name()).collect();
        Refusal::bad(Denial::NoGame(new.game.clone(), known))
    })?;
    let unfit = |why| Refusal::bad(Denial::Options(why));
    let options = game.check_options(&new.options, new.seats.len() as u8).map_err(unfit)?;
    check_settings(&mut new.settings)?;
    let seed = match new.seed {
        None => ids::secret(),
        Some(seed) if read_seed(&seed).is_some() => seed.to_lowercase(),
        Some(_) => return Err(Refusal::bad(Denial::Seed)),
    };
    let mut words = new.seats;
    if new.settings.shuffle {
        shuffle(&mut words);
    }
    let mut seats = Vec::new();
    for (i, word) in words.iter().enumerate() {
        seats.push(match word.as_str() {
            "me" => human(&player.id, &player.name),
            "open" => open(),
            level => bot_row(i, read_level(&app, level)?),
        });
    }
    if seats.iter().filter(|seat| seat.player == player.id).count() > 1 {
        return Err(Refusal::bad(Denial::OneSeat));
    }
    let plan = Plan {
        game,
        options,
        seed,
        settings: new.settings,
        seats,
        parent: String::new(),
        copied: Vec::new(),
    };
    Ok((StatusCode::CREATED, Json(set_up(&app, &caller, plan).await?)))
}

fn check_settings(settings: &mut Settings) -> Result<(), Refusal> {
    let title = visible::clean(&settings.title).filter(|title| title.chars().count() <= TITLE_MAX);
    settings.title = title.ok_or_else(|| Refusal::bad(Denial::Title(TITLE_MAX)))?;
    match &settings.clock {
        Some(clock) if !(5..=CLOCK_MAX).contains(&clock.seconds) => {
            Err(Refusal::bad(Denial::Clock(clock.seconds, CLOCK_MAX)))
        }
        _ => Ok(()),
    }
}

fn human(player: &str, name: &str) -> SeatRow {
    SeatRow { kind: SeatKind::Human, player: player.to_string(), name: name.to_string(), bot: String::new() }
}

fn open() -> SeatRow {
    SeatRow { kind: SeatKind::Open, player: String::new(), name: String::new(), bot: String::new() }
}

fn shuffle(words: &mut [String]) {
    for i in (1..words.len()).rev() {
        let mut byte = [0; 8];
        getrandom::fill(&mut byte).expect("the system has a source of randomness");
        words.swap(i, (u64::from_le_bytes(byte) % (i as u64 + 1)) as usize);
    }
}

/// A table to be made.
struct Plan {
    game: &'static dyn AnyGame,
    options: String,
    seed: String,
    settings: Settings,
    seats: Vec<SeatRow>,
    parent: String,
    copied: Vec<EntryRow>,
}

/// Makes a table, seats the caller, and starts the game if no seat is open.
async fn set_up(app: &App, caller: &Caller, plan: Plan) -> Result<Seated, Refusal> {
    one_more_table(app, caller, &plan.seats).await?;
    let seed = read_seed(&plan.seed).ok_or_else(|| Refusal::bad(Denial::Seed))?;
    let unfit = |why| Refusal::bad(Denial::Options(why));
    let begun = plan.game.begin(&plan.options, plan.seats.len() as u8, seed).map_err(unfit)?;
    let is_full = plan.seats.iter().all(|seat| seat.kind != SeatKind::Open);
    let row = TableRow {
        id: ids::id(),
        game: plan.game.name().to_string(),
        rules: plan.game.rules(),
        options: plan.options,
        seed: plan.seed,
        settings: plan.settings,
        creator: caller.player.clone(),
        created: app.now(),
        stage: if is_full { Stage::Playing } else { Stage::Open },
        parent: plan.parent,
        rematch: String::new(),
        active: app.now(),
        seq: plan.copied.last().map_or(0, |entry| entry.seq),
        step: plan.copied.len(),
        asked: plan.copied.last().map_or(begun.asked().0, |entry| entry.asked),
        points: Vec::new(),
        winners: 0,
        seats: plan.seats,
    };
    app.store.add_table(&row, &plan.copied).await?;
    metrics::counter!("tharsis_tables_total", "game" => plan.game.name()).increment(1);
    let table = app.table(&row.id).await?;
    let seat = seat_of(&table, caller).await;
    let key = match seat {
        Some(seat) => Some(seat_key(app, &row.id, seat, &caller.player).await?),
        None => None,
    };
    if is_full {
        app.follow(&table, SeatSet::EMPTY).await;
    }
    Ok(Seated { seat: seat.map(|seat| seat.0), key, table: info(app, &table, caller).await })
}

/// The row of a finished table, or the refusal.
async fn finished(table: &Live) -> Result<TableRow, Refusal> {
    let row = table.inner.lock().await.row.clone();
    match row.stage {
        Stage::Over => Ok(row),
        _ => Err(Refusal::conflict("not-over", Denial::NotOver)),
    }
}

/// The row of a table on which nobody can play any more, or the refusal.
async fn ended(table: &Live) -> Result<TableRow, Refusal> {
    let inner = table.inner.lock().await;
    if inner.frozen.is_some() {
        return Ok(inner.row.clone());
    }
    drop(inner);
    finished(table).await
}

/// Play again with the same options and players on a new deal; the next one begins. Whoever asks second gets the
/// table that was made first.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = Seated),
        (status = 401, description = "unknown-player"), (status = 403, description = "not-seated"),
        (status = 409, description = "not-over")))]
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Seated>, Refusal> {
    caller.player()?;
    let table = app.any_table(&id).await?;
    seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    let row = ended(&table).await?;
    if !row.rematch.is_empty() {
        return seated_at(&app, &caller, &row.rematch).await;
    }
    let mut seats = row.seats.clone();
    seats.rotate_left(1);
    seats.iter_mut().filter(|seat| seat.kind == SeatKind::Human).for_each(|seat| seat.bot = String::new());
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: ids::secret(),
        settings: row.settings,
        seats,
        parent: id.clone(),
        copied: Vec::new(),
    };
    let made = set_up(&app, &caller, plan).await?;
    if !app.store.set_rematch(&id, &made.table.id).await? {
        // Somebody was faster: theirs is the rematch.
        app.store.set_stage(&made.table.id, &[Stage::Open, Stage::Playing], Stage::Closed, 0).await?;
        let row = app.store.table(&id).await?.ok_or_else(|| Refusal::no_table(&id))?;
        return seated_at(&app, &caller, &row.rematch).await;
    }
    table.refresh(&app.store).await?;
    app.store.notify(&id).await?;
    Ok(Json(made))
}

async fn seated_at(app: &App, caller: &Caller, id: &str) -> Result<Json<Seated>, Refusal> {
    let table = app.table(id).await?;
    let seat = seat_of(&table, caller).await;
    let key = match seat {
        Some(seat) => Some(seat_key(app, id, seat, &caller.player).await?),
        None => None,
    };
    Ok(Json(Seated { seat: seat.map(|seat| seat.0), key, table: info(app, &table, caller).await }))
}

/// The same deal again, for you against bots.
#[utoipa::path(post, path = "/api/tables/{id}/duplicate", tag = "tables", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 200, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "not-over")))]
pub(crate) async fn duplicate(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Seated>, Refusal> {
    let player = caller.row(&app).await?;
    let table = app.table(&id).await?;
    let row = finished(&table).await?;
    let own = seat_of(&table, &caller).await.unwrap_or(Seat(0));
    let mut seats = against_bots(&app, &row, STAND_IN)?;
    seats[own.idx()] = human(&player.id, &player.name);
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: row.seed,
        settings: Settings { public: false, ..row.settings },
        seats,
        parent: id,
        copied: Vec::new(),
    };
    Ok(Json(set_up(&app, &caller, plan).await?))
}

/// The seats of a table, people replaced by bots.
fn against_bots(app: &App, row: &TableRow, level: &str) -> Result<Vec<SeatRow>, Refusal> {
    let level: Level = read_level(app, level)?;
    let seat = |(i, seat): (usize, &SeatRow)| match seat.kind {
        SeatKind::Bot => seat.clone(),
        SeatKind::Human | SeatKind::Open => bot_row(i, level),
    };
    Ok(row.seats.iter().enumerate().map(seat).collect())
}

/// Play on from any step of a finished game, against bots.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables",
    params(("id" = String, Path)), request_body = PlayOn,
    security((), ("key" = [])), responses((status = 200, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "not-over")))]
pub(crate) async fn play_on(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(from): Body<PlayOn>,
) -> Result<Json<Seated>, Refusal> {
    let player = caller.row(&app).await?;
    let table = app.table(&id).await?;
    let row = finished(&table).await?;
    let shot = table.shot().await;
    let then = shot
        .play
        .at(from.step)
        .filter(|play| !play.asked().is_empty())
        .ok_or_else(|| Refusal::bad(Denial::NothingToPlayOn(from.step, shot.play.steps() - 1)))?;
    let level = read_level(&app, from.bot.as_deref().unwrap_or(STAND_IN))?;
    let mut seats: Vec<SeatRow> = (0..row.seats.len()).map(|i| bot_row(i, level)).collect();
    let n = seats.len();
    let own = seats.get_mut(usize::from(from.seat));
    *own.ok_or_else(|| Refusal::bad(Denial::NoSeat(from.seat.to_string(), n - 1)))? =
        human(&player.id, &player.name);
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: row.seed,
        settings: Settings { public: false, clock: None, ..row.settings },
        seats,
        parent: id,
        copied: copied(then.as_ref(), app.now()),
    };
    Ok(Json(set_up(&app, &caller, plan).await?))
}

/// The choices of a game as entries of a new table. Only where they lead to is verified later.
fn copied(play: &dyn Play, at: i64) -> Vec<EntryRow> {
    let (asked, last, hash) = (play.asked().0, play.steps(), play.hash().cast_signed());
    let entry = |(i, (seat, what)): (usize, (Seat, String))| EntryRow {
        seq: i as i64 + 1,
        seat: seat.0,
        what,
        by: ByWhom::Copied,
        at,
        begins: true,
        reveals: true,
        asked,
        sent: String::new(),
        hash: if i + 1 == last { hash } else { 0 },
    };
    play.choices(0).into_iter().enumerate().map(entry).collect()
}
