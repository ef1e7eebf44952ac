//! New tables: from scratch, or from one that was played.

use super::Body;
use super::tables::{STAND_IN, bot_row, contribution, info, read_level, seat_in, seat_of, take_seat};
use crate::auth::Caller;
use crate::daily;
use crate::error::Refusal;
use crate::ids;
use crate::shares::one_more_table;
use crate::state::App;
use crate::store::{ByWhom, DealRow, EntryRow, SeatRow, StoreError, TableRow};
use crate::table::Live;
use crate::visible;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tharsis_bots::Level;
use tharsis_kernel::{Seat, SeatSet, read_seed};
use tharsis_wire::api::{NewTable, PlayOn, SeatKind, Seated, Settings, Stage, TakeSeat};
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
    let seed = chosen_seed(&new)?;
    let contribution = contribution(new.contribution)?;
    let mut words = new.seats;
    if new.settings.shuffle {
        shuffle(&mut words);
    }
    let mut seats = Vec::new();
    for (i, word) in words.iter().enumerate() {
        seats.push(match word.as_str() {
            "me" => SeatRow::human(&player.id, &player.name, contribution.clone()),
            "open" => SeatRow::open(),
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
        is_rematch: false,
        daily: None,
        copied: Vec::new(),
    };
    Ok((StatusCode::CREATED, Json(set_up_own(&app, &caller, plan).await?)))
}

/// The seed, if one was chosen. Others may only sit down to it if they are told.
fn chosen_seed(new: &NewTable) -> Result<Option<String>, Refusal> {
    let Some(seed) = &new.seed else { return Ok(None) };
    if read_seed(seed).is_none() {
        return Err(Refusal::bad(Denial::Seed));
    }
    if !new.settings.known_deal && new.seats.iter().any(|seat| seat == "open") {
        return Err(Refusal::bad(Denial::KnownDeal));
    }
    Ok(Some(seed.to_lowercase()))
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
    /// A known deal; a new one that nobody knows if left out.
    seed: Option<String>,
    settings: Settings,
    seats: Vec<SeatRow>,
    parent: String,
    /// The one rematch of its parent.
    is_rematch: bool,
    /// Everybody's deal of a day.
    daily: Option<DailyPlan>,
    copied: Vec<EntryRow>,
}

/// The deal of a day: how tables name it, and the secret that all of them share.
struct DailyPlan {
    name: String,
    secret: String,
}

/// Makes a table, seats the caller, and starts the game if no seat is open. Nothing, if its parent has a rematch already
/// or the caller a table of the daily deal.
async fn set_up(app: &App, caller: &Caller, plan: Plan) -> Result<Option<Seated>, Refusal> {
    one_more_table(app, caller, &plan.seats).await?;
    let is_known = plan.seed.is_some();
    let (game, now) = (plan.game, app.now());
    let (daily, secret) = match plan.daily {
        Some(deal) => (deal.name, deal.secret),
        None if is_known => Default::default(),
        None => (String::new(), ids::secret()),
    };
    let mut row = TableRow {
        options: plan.options,
        secret,
        seed: plan.seed.unwrap_or_default(),
        settings: Settings { known_deal: is_known, ..plan.settings },
        parent: plan.parent,
        seq: plan.copied.last().map_or(0, |entry| entry.seq),
        step: plan.copied.len(),
        daily,
        seats: plan.seats,
        ..TableRow::new(ids::id(), game.name(), game.rules(), &caller.player, now)
    };
    let began = row.start_if_full(now)?;
    row.asked = plan.copied.last().map_or(row.asked, |entry| entry.asked);
    let (seat, key) = (seat_in(&row, caller), ids::secret());
    let hash = ids::hash(&key);
    let for_seat = seat.map(|seat| (seat.0, hash.as_str()));
    if !app.store.add_table(&row, &plan.copied, for_seat, plan.is_rematch).await? {
        return Ok(None);
    }
    metrics::counter!("tharsis_tables_total", "game" => game.name()).increment(1);
    let table = app.table(&row.id, caller).await?;
    if began {
        app.follow(&table, SeatSet::EMPTY).await;
    }
    let key = seat.map(|_| key);
    Ok(Some(Seated { seat: seat.map(|seat| seat.0), key, table: info(app, &table, caller).await }))
}

/// Begins a daily deal: the caller, then the bots. Nothing, if they have begun it already.
pub(super) async fn set_up_daily(
    app: &App,
    caller: &Caller,
    deal: &DealRow,
    game: &'static dyn AnyGame,
) -> Result<Option<Seated>, Refusal> {
    let player = caller.row(app).await?;
    // Nobody adds anything to the deal, or it would not be the same for everybody.
    let mut seats = vec![SeatRow::human(&player.id, &player.name, String::new())];
    for (i, bot) in (1..).zip(&deal.bots) {
        seats.push(bot_row(i, read_level(app, bot)?));
    }
    let secret = daily::secret_of(deal, &app.store.secret_of_deals().await?);
    let plan = Plan {
        game,
        options: deal.options.clone(),
        seed: None,
        settings: Settings::default(),
        seats,
        parent: String::new(),
        is_rematch: false,
        daily: Some(DailyPlan { name: deal.name(), secret }),
        copied: Vec::new(),
    };
    set_up(app, caller, plan).await
}

/// The same for a table that nobody else makes.
async fn set_up_own(app: &App, caller: &Caller, plan: Plan) -> Result<Seated, Refusal> {
    let made = set_up(app, caller, plan).await?;
    made.ok_or_else(|| StoreError::Broken("a table that was not made".to_string()).into())
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
    let player = caller.row(&app).await?;
    let table = app.any_table(&id, &caller).await?;
    seat_of(&table, &caller).await.ok_or_else(Refusal::not_seated)?;
    let row = ended(&table).await?;
    if !row.rematch.is_empty() {
        return seated_at(&app, &caller, player.name, &row.rematch).await;
    }
    let again = |seat: &SeatRow| match seat.kind {
        SeatKind::Human => SeatRow::human(&seat.player, &seat.name, ids::secret()),
        SeatKind::Bot | SeatKind::Open => seat.clone(),
    };
    let mut seats: Vec<SeatRow> = row.seats.iter().map(again).collect();
    seats.rotate_left(1);
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: None,
        settings: row.settings,
        seats,
        parent: id.clone(),
        is_rematch: true,
        daily: None,
        copied: Vec::new(),
    };
    let made = set_up(&app, &caller, plan).await?;
    table.refresh(&app.store).await?;
    match made {
        Some(made) => Ok(Json(made)),
        // Somebody was faster: theirs is the rematch.
        None => {
            let rematch = table.inner.lock().await.row.rematch.clone();
            seated_at(&app, &caller, player.name, &rematch).await
        }
    }
}

async fn seated_at(app: &App, caller: &Caller, name: String, id: &str) -> Result<Json<Seated>, Refusal> {
    let table = app.table(id, caller).await?;
    let any = TakeSeat { seat: None, contribution: None };
    let (seat, key) = match seat_of(&table, caller).await {
        Some(_) => {
            take_seat(app, &table, caller, name, any).await.map(|(seat, key)| (Some(seat), Some(key)))?
        }
        None => (None, None),
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
    let table = app.table(&id, &caller).await?;
    let row = finished(&table).await?;
    let own = seat_of(&table, &caller).await.unwrap_or(Seat(0));
    let mut seats = against_bots(&app, &row, STAND_IN)?;
    seats[own.idx()] = SeatRow::human(&player.id, &player.name, String::new());
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: Some(row.seed),
        settings: Settings { public: false, ..row.settings },
        seats,
        parent: id,
        is_rematch: false,
        daily: None,
        copied: Vec::new(),
    };
    Ok(Json(set_up_own(&app, &caller, plan).await?))
}

/// The seats of a table, people replaced by bots.
fn against_bots(app: &App, row: &TableRow, level: &str) -> Result<Vec<SeatRow>, Refusal> {
    let level: Level = read_level(app, level)?;
    let seat = |(i, seat): (usize, &SeatRow)| match seat.kind {
        SeatKind::Bot => SeatRow { generation: 0, ..seat.clone() },
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
    let table = app.table(&id, &caller).await?;
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
        SeatRow::human(&player.id, &player.name, String::new());
    let plan = Plan {
        game: table.game,
        options: row.options,
        seed: Some(row.seed),
        settings: Settings { public: false, clock: None, ..row.settings },
        seats,
        parent: id,
        is_rematch: false,
        daily: None,
        copied: copied(then.as_ref(), app.now()),
    };
    Ok(Json(set_up_own(&app, &caller, plan).await?))
}

/// The choices of a game as entries of a new table. Only where they lead to is verified later.
pub(super) fn copied(play: &dyn Play, at: i64) -> Vec<EntryRow> {
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
