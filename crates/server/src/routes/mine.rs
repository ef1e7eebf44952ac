//! The tables of a player: all of them, in parts, searched and counted, and what they have won.

use super::{Ids, Lang};
use crate::auth::Caller;
use crate::error::Refusal;
use crate::state::App;
use crate::store::{Cursor, TableRow, Wanted};
use crate::table::{corporations_of, is_played_here, table_info};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::AddAssign;
use tharsis_kernel::SeatSet;
use tharsis_wire::api::{Counted, GameStatistics, SeatKind, Stage, Statistics, TableInfo, Tables, Tally};
use tharsis_wire::game;
use tharsis_words::{Denial, Language};

/// Tables in one answer at most, and if nothing else is said.
pub(super) const PART_MAX: usize = 100;
/// Tables read at a time where all are looked at.
const PAGE: usize = 500;
/// Games of older days replayed for one answer, to find their corporations; the others' turn comes with the next.
const REPLAYED_MAX: usize = 100;

/// Which part of a list.
#[derive(Deserialize)]
pub(super) struct Part {
    /// What the last part gave as `next`.
    after: Option<String>,
    /// How many tables at most.
    limit: Option<usize>,
}

impl Part {
    /// Where it begins, and how many tables it has at most.
    pub(super) fn read(&self) -> Result<(Cursor, usize), Refusal> {
        let from = match &self.after {
            None => Cursor::start(),
            Some(text) => text.parse().map_err(|()| {
                Refusal::bad(Denial::Malformed(format!("after: \"{text}\" was not given by this list")))
            })?,
        };
        Ok((from, self.limit.unwrap_or(PART_MAX).clamp(1, PART_MAX)))
    }
}

/// Which of the caller's tables.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Running {
    Running,
    Finished,
}

#[derive(Deserialize)]
pub(super) struct Search {
    stage: Option<Running>,
    game: Option<String>,
    option: Option<String>,
    q: Option<String>,
    hidden: Option<bool>,
}

impl Search {
    fn wanted(self) -> (Wanted, String) {
        let wanted = Wanted {
            running: self.stage.map(|stage| matches!(stage, Running::Running)),
            game: self.game.unwrap_or_default(),
            option: self.option.unwrap_or_default(),
            hidden: self.hidden.unwrap_or(false),
        };
        (wanted, self.q.unwrap_or_default().trim().to_lowercase())
    }
}

/// Your tables: those that wait for you first, then those that go on, then the rest; of each the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "players",
    params(("stage" = Option<String>, Query, description = "`running` (open or being played) or `finished`"),
        ("game" = Option<String>, Query), ("option" = Option<String>, Query, description = "a word of the options line"),
        ("q" = Option<String>, Query, description = "part of a title, another player's name, a corporation or the code"),
        ("hidden" = Option<bool>, Query, description = "those you have hidden, instead of all others"),
        ("after" = Option<String>, Query, description = "`next` of the part before"),
        ("limit" = Option<usize>, Query, description = "tables in this part, 100 at most"),
        ("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Tables),
        (status = 401, description = "unknown-player")))]
pub(crate) async fn tables(
    State(app): State<App>,
    caller: Caller,
    Ids(part): Ids<Part>,
    Ids(search): Ids<Search>,
    Lang(language): Lang,
) -> Result<Json<Tables>, Refusal> {
    let player = caller.player()?;
    let (from, limit) = part.read()?;
    let (wanted, words) = search.wanted();
    let (mut found, total) = if words.is_empty() {
        let mut found = app.store.tables_of(player, &wanted, &from, limit + 1).await?;
        app.store.add_seats(found.iter_mut().map(|(_, row)| row)).await?;
        (found, app.store.count_of(player, &wanted).await?)
    } else {
        let (mut found, mut total) = (Vec::new(), 0);
        each(&app, player, &wanted, |at, row| {
            if matches(&row, player, &words, language) {
                total += 1;
                if at > from && found.len() <= limit {
                    found.push((at, row));
                }
            }
        })
        .await?;
        (found, total)
    };
    let more = found.len() > limit;
    found.truncate(limit);
    look_up(&app, found.iter_mut().map(|(_, row)| row)).await?;
    let next = found.last().filter(|_| more).map(|(at, _)| at.to_string());
    let tables = found.iter().map(|(_, row)| shown(row, player, app.now(), language)).collect();
    Ok(Json(Tables { tables, total, next, counts: Some(app.store.counts_of(player).await?) }))
}

/// Takes up all tables of a player, in their order, without ever holding more than a page of them.
async fn each(
    app: &App,
    player: &str,
    wanted: &Wanted,
    mut take: impl FnMut(Cursor, TableRow),
) -> Result<(), Refusal> {
    let mut from = Cursor::start();
    loop {
        let mut page = app.store.tables_of(player, wanted, &from, PAGE).await?;
        app.store.add_seats(page.iter_mut().map(|(_, row)| row)).await?;
        let is_last = page.len() < PAGE;
        if let Some((at, _)) = page.last() {
            from = at.clone();
        }
        page.into_iter().for_each(|(at, row)| take(at, row));
        if is_last {
            return Ok(());
        }
    }
}

/// Whether somebody who looks for a word means this table. In every script, so not in the database's hands.
fn matches(row: &TableRow, player: &str, word: &str, language: &Language) -> bool {
    let has = |text: &str| text.to_lowercase().contains(word);
    let others = row.seats.iter().filter(|seat| seat.player != player);
    has(&row.settings.title)
        || row.id.to_lowercase() == word
        || others.map(|seat| seat.name.as_str()).any(has)
        || row.corporations.iter().filter_map(|number| name(row, number, language)).any(|name| has(&name))
}

fn name(row: &TableRow, number: &str, language: &Language) -> Option<String> {
    game(&row.game)?.card_name(number, language)
}

fn shown(row: &TableRow, player: &str, now: i64, language: &Language) -> TableInfo {
    let mut info = table_info(row, None, player, now);
    for (seat, number) in info.seats.iter_mut().zip(&row.corporations) {
        seat.corporation = name(row, number, language);
    }
    info
}

/// Whether its game ended before corporations were kept, and can be replayed to find them.
fn is_unknown(row: &TableRow) -> bool {
    row.stage == Stage::Over && row.corporations.is_empty() && is_played_here(row)
}

/// Finds the corporations of such games, and keeps them.
async fn look_up<'a>(app: &App, rows: impl Iterator<Item = &'a mut TableRow>) -> Result<(), Refusal> {
    for row in rows.filter(|row| is_unknown(row)).take(REPLAYED_MAX) {
        let (entries, copy) = (app.store.entries(&row.id, 0).await?, row.clone());
        row.corporations = app.readers.read(move || corporations_of(&copy, &entries)).await?;
        app.store.set_corporations(&row.id, &row.corporations).await?;
    }
    Ok(())
}

/// Do not show a table in the list of yours any more. It is kept, also for everybody else.
#[utoipa::path(put, path = "/api/me/hidden/{id}", tag = "players", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 204), (status = 401, description = "unknown-player"),
        (status = 403, description = "not-seated")))]
pub(crate) async fn hide(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    set_hidden(&app, &caller, &id, true).await
}

/// Show a table in the list of yours again.
#[utoipa::path(delete, path = "/api/me/hidden/{id}", tag = "players", params(("id" = String, Path)),
    security((), ("key" = [])), responses((status = 204), (status = 401, description = "unknown-player"),
        (status = 403, description = "not-seated")))]
pub(crate) async fn unhide(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    set_hidden(&app, &caller, &id, false).await
}

async fn set_hidden(app: &App, caller: &Caller, id: &str, hidden: bool) -> Result<StatusCode, Refusal> {
    if app.store.hide(caller.player()?, id, hidden).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    let is_there = app.store.table(id).await?.is_some();
    Err(if is_there { Refusal::not_seated() } else { Refusal::no_table(id) })
}

/// What you have won: by game, option, corporation and level of bots. Hidden tables count, too.
#[utoipa::path(get, path = "/api/me/statistics", tag = "players", params(("lang" = Option<String>, Query)),
    security((), ("key" = [])), responses((status = 200, body = Statistics),
        (status = 401, description = "unknown-player")))]
pub(crate) async fn statistics(
    State(app): State<App>,
    caller: Caller,
    Lang(language): Lang,
) -> Result<Json<Statistics>, Refusal> {
    let player = caller.player()?;
    let mut games: BTreeMap<String, Tallies> = BTreeMap::new();
    let mut unknown = Vec::new();
    for hidden in [false, true] {
        let wanted = Wanted { running: Some(false), hidden, ..Wanted::default() };
        each(&app, player, &wanted, |_, row| {
            if is_unknown(&row) && unknown.len() < REPLAYED_MAX {
                unknown.push(row);
            } else {
                games.entry(row.game.clone()).or_default().add(&row, player);
            }
        })
        .await?;
    }
    look_up(&app, unknown.iter_mut()).await?;
    for row in &unknown {
        games.entry(row.game.clone()).or_default().add(row, player);
    }
    let games = games.into_iter().filter(|(_, tallies)| tallies.all.games > 0);
    Ok(Json(Statistics { games: games.map(|(name, tallies)| tallies.told(name, language)).collect() }))
}

/// The finished games of one kind, by what was played.
#[derive(Default)]
struct Tallies {
    all: Tally,
    options: BTreeMap<String, Tally>,
    corporations: BTreeMap<String, Tally>,
    bots: BTreeMap<String, Tally>,
}

impl Tallies {
    fn add(&mut self, row: &TableRow, player: &str) {
        // Whoever takes in a record has not played: nobody sits there.
        let (Stage::Over, Some(seat)) = (row.stage, row.seat_of_player(player)) else { return };
        let won = SeatSet(row.winners).iter().any(|winner| winner.idx() == seat);
        let one =
            Tally { games: 1, won: usize::from(won), points: row.points.get(seat).copied().unwrap_or(0) };
        add(&mut self.all, one);
        for word in row.options.split_whitespace() {
            add(self.options.entry(word.to_string()).or_default(), one);
        }
        if let Some(number) = row.corporations.get(seat).filter(|number| *number != "-") {
            add(self.corporations.entry(number.clone()).or_default(), one);
        }
        let mut levels: Vec<&str> =
            row.seats.iter().filter(|seat| seat.kind == SeatKind::Bot).map(level).collect();
        levels.sort_unstable();
        levels.dedup();
        for level in levels {
            add(self.bots.entry(level.to_string()).or_default(), one);
        }
    }

    fn told(self, name: String, language: &Language) -> GameStatistics {
        let title = |number: &str| game(&name)?.card_name(number, language);
        let corporations = counted(self.corporations, title);
        GameStatistics {
            all: self.all,
            options: counted(self.options, |_| None),
            corporations,
            bots: counted(self.bots, |_| None),
            game: name,
        }
    }
}

/// The level of a bot, however long it thinks.
fn level(seat: &crate::store::SeatRow) -> &str {
    seat.bot.split(':').next().unwrap_or_default()
}

fn add(to: &mut Tally, one: Tally) {
    to.games.add_assign(one.games);
    to.won.add_assign(one.won);
    to.points.add_assign(one.points);
}

/// What was played most comes first.
fn counted(tallies: BTreeMap<String, Tally>, title: impl Fn(&str) -> Option<String>) -> Vec<Counted> {
    let mut list: Vec<Counted> =
        tallies.into_iter().map(|(name, tally)| Counted { title: title(&name), name, tally }).collect();
    list.sort_by_key(|counted| std::cmp::Reverse(counted.tally.games));
    list
}
