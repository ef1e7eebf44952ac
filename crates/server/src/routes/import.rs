//! Games that were played elsewhere: taken in from their records, as tables of whoever brought them.

use super::make::copied;
use super::tables::info;
use super::{Body, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::ids;
use crate::shares::one_more_table;
use crate::state::App;
use crate::store::{SeatRow, TableRow};
use crate::table::ending;
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use tharsis_kernel::{RecordDeal, Seat};
use tharsis_wire::api::{NewRecord, Seated, Settings, Stage};
use tharsis_wire::{AnyGame, Play, game_of_record};
use tharsis_words::{Denial, Language, Names};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Kilobytes of a record at most: ten times what the longest games need.
const RECORD_MAX: usize = 500;
/// Bytes of a request that brings one: in JSON, line ends take two.
const BODY_MAX: usize = 1024 * 1024;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(add)).layer(DefaultBodyLimit::max(BODY_MAX))
}

/// Take in a game from its record (as `GET /api/tables/{id}/record` gives it, or `tharsis demo --record`): every choice and
/// every hash is verified. It becomes a finished table of yours that counts in no statistics. The same record again is the
/// same table.
#[utoipa::path(post, path = "/api/records", tag = "records", params(("lang" = Option<String>, Query)),
    request_body = NewRecord, security((), ("key" = [])),
    responses((status = 200, body = Seated), (status = 201, body = Seated),
        (status = 401, description = "unknown-player"), (status = 409, description = "not-over"),
        (status = 422, description = "invalid"), (status = 503, description = "busy")))]
pub(crate) async fn add(
    State(app): State<App>,
    caller: Caller,
    Lang(language): Lang,
    Body(NewRecord { text }): Body<NewRecord>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let player = caller.row(&app).await?.id;
    if text.len() > RECORD_MAX * 1000 {
        let denial = Denial::RecordSize(RECORD_MAX);
        return Err(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", denial));
    }
    let read = app.readers.read(move || Read::of(&text)).await??;
    let status = match app.store.table_of_record(&player, &read.hash).await? {
        Some(_) => StatusCode::OK,
        None => {
            one_more_table(&app, &caller, &[]).await?;
            let (row, entries) = read.table(&player, app.now(), language);
            let entries = &entries;
            match app.store.add_table(&row, entries, None, false).await? {
                true => StatusCode::CREATED,
                // Another request of theirs was faster.
                false => StatusCode::OK,
            }
        }
    };
    let id = app.store.table_of_record(&player, &read.hash).await?.unwrap_or_default();
    let table = app.table(&id, &caller).await?;
    Ok((status, Json(Seated { seat: None, key: None, table: info(&app, &table, &caller).await })))
}

/// A record that was read and verified.
struct Read {
    game: &'static dyn AnyGame,
    play: Box<dyn Play>,
    dealt: RecordDeal,
    /// Of the record as we write it: blank lines make no other game.
    hash: String,
}

impl Read {
    fn of(text: &str) -> Result<Read, Refusal> {
        let game = game_of_record(text).ok_or_else(|| Refusal::bad(Denial::NotARecord))?;
        let play = game.read_record(text).map_err(|error| Refusal::bad(Denial::Record(Box::new(error))))?;
        if !play.asked().is_empty() {
            return Err(Refusal::conflict("not-over", Denial::RecordUnfinished));
        }
        let dealt = RecordDeal::of(text).ok_or_else(|| Refusal::bad(Denial::NotARecord))?;
        let hash = ids::hash(&play.record(dealt.deal.clone()));
        Ok(Read { game, play, dealt, hash })
    }

    /// The table with its log. Records name nobody.
    fn table(&self, player: &str, now: i64, language: &Language) -> (TableRow, Vec<crate::store::EntryRow>) {
        let entries = copied(self.play.as_ref(), now);
        let end = ending(self.play.as_ref());
        let (secret, contributions) = match self.dealt.deal.clone() {
            Some(deal) => (deal.secret, deal.contributions),
            None => Default::default(),
        };
        let seat = |i: usize| {
            let name = Names::default().of(Seat(i as u8), language);
            SeatRow::human("", &name, contributions.get(i).cloned().unwrap_or_default())
        };
        let row = TableRow {
            options: self.play.options(),
            seed: ids::hex(&self.dealt.seed),
            settings: Settings { known_deal: secret.is_empty(), ..Settings::default() },
            secret,
            started: now,
            stage: Stage::Over,
            seq: entries.len() as i64,
            step: entries.len(),
            seats: (0..end.points.len()).map(seat).collect(),
            points: end.points,
            winners: end.winners,
            corporations: end.corporations,
            imported: self.hash.clone(),
            ..TableRow::new(ids::id(), self.game.name(), self.game.rules(), player, now)
        };
        (row, entries)
    }
}

/// Delete a game that you took in from a record. Games that were played here are kept; they can be hidden.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "records", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 204), (status = 401, description = "unknown-player"),
        (status = 403, description = "not-creator"), (status = 409, description = "played-here")))]
pub(crate) async fn delete(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let player = caller.player()?;
    let table = app.any_table(&id, &caller).await?;
    {
        let inner = table.inner.lock().await;
        if inner.row.creator != player {
            return Err(Refusal::not_creator());
        }
        if inner.row.imported.is_empty() {
            return Err(Refusal::conflict("played-here", Denial::PlayedHere));
        }
    }
    let made_from_it = app.store.delete_table(&id).await?;
    app.tables.forget(&id);
    for id in made_from_it {
        app.tables.refresh(&app.store, &id, app.now()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
