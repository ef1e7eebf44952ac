//! Bots play in the background: they think on threads of their own and hand in their choices like everybody.

use super::live::Live;
use super::sent::Named;
use super::shot::Shot;
use super::submit::{Denied, Made, Submission};
use crate::state::App;
use crate::store::{ByWhom, SeatRow, TableRow};
use crate::thinking::{For, within};
use crate::time::Time;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tharsis_bots::Level;
use tharsis_kernel::{Seat, SeatSet};
use tharsis_wire::api::SeatKind;

/// Choices quick bots make before they hand them in.
const IN_A_ROW_MAX: usize = 200;

/// How long bots and clocks rest when they could not move: longer each time.
#[derive(Default)]
pub(super) struct Rest(Duration);

impl Rest {
    const MIN: Duration = Duration::from_millis(100);
    const MAX: Duration = Duration::from_secs(5);

    pub(super) async fn take(&mut self, time: &Time) {
        self.0 = (2 * self.0).clamp(Rest::MIN, Rest::MAX);
        time.sleep(self.0).await;
    }
}

/// What came of a round of thought.
enum Round {
    Moved,
    /// No bot is asked.
    Idle,
    /// It could not be done now.
    Failed,
}

/// Lets the bots of a table move as long as it is their turn. Returns at once; at most one task thinks for a table.
pub(crate) fn wake(app: &App, table: &Arc<Live>) {
    if table.thinking.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, table) = (app.clone(), Arc::clone(table));
    tokio::spawn(async move {
        let mut rest = Rest::default();
        loop {
            match move_once(&app, &table).await {
                Round::Moved => {
                    rest = Rest::default();
                    continue;
                }
                Round::Failed => {
                    rest.take(&app.config.time).await;
                    continue;
                }
                Round::Idle => {}
            }
            table.thinking.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the flag.
            if bots_asked(&table).await.is_empty() || table.thinking.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    });
}

/// The seats that are asked and moved for by bots.
async fn bots_asked(table: &Live) -> Vec<(Seat, Level)> {
    let inner = table.inner.lock().await;
    if !inner.is_on() {
        return Vec::new();
    }
    let asked = inner.shot.play.asked();
    if waits(&inner.row, asked) {
        return Vec::new();
    }
    let bots = inner.row.seats.iter().enumerate().filter(|(_, seat)| seat.is_bots());
    bots.filter_map(|(i, seat)| Some((Seat(i as u8), seat.bot.parse().ok()?)))
        .filter(|(seat, _)| asked.has(*seat))
        .collect()
}

/// At a daily deal bots wait for whoever is asked with them: who was quicker must not change what they think.
fn waits(row: &TableRow, asked: SeatSet) -> bool {
    let is_bots = |seat: Seat| row.seats.get(seat.idx()).is_some_and(SeatRow::is_bots);
    !row.daily.is_empty() && !asked.iter().all(is_bots)
}

/// One round of thought.
async fn move_once(app: &App, table: &Arc<Live>) -> Round {
    let asked = bots_asked(table).await;
    if asked.is_empty() {
        return Round::Idle;
    }
    let (player, for_whom) = for_whom(table).await;
    let turn = app.thinking.turn(&player, for_whom).await;
    // Somebody may have moved while it was waited for.
    if bots_asked(table).await.is_empty() {
        return Round::Moved;
    }
    let shot = table.shot().await;
    let levels = levels(table, app.config.think_limit).await;
    let seq = shot.book.seq;
    let row = table.inner.lock().await.row.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let choices = think(&row, &shot, &levels);
        drop(turn);
        choices
    });
    let Ok(choices) = thought.await else {
        tracing::error!(table = table.id, "a bot failed to choose");
        return Round::Failed;
    };
    let named = Named::default();
    let submission = Submission { seq, what: Made::These(choices), by: ByWhom::Bot, at: app.now(), named };
    match app.make(table, submission).await {
        Ok(_) | Err(Denied::Stale { .. }) => Round::Moved,
        // Where all play at once somebody has moved meanwhile, and what was thought of fits no more.
        Err(Denied::Illegal { .. }) if table.known_seq() != seq => Round::Moved,
        Err(error) => {
            tracing::error!(table = table.id, ?error, "a bot's choice was refused");
            Round::Failed
        }
    }
}

async fn levels(table: &Live, limit: Duration) -> Vec<Option<Level>> {
    let inner = table.inner.lock().await;
    inner.row.seats.iter().map(|seat| Some(within(seat.bot.parse().ok()?, limit))).collect()
}

/// On whose account it is thought, and whether people wait for it.
async fn for_whom(table: &Live) -> (String, For) {
    let inner = table.inner.lock().await;
    let people = inner.row.seats.iter().any(|seat| seat.kind == SeatKind::Human && !seat.is_bots());
    (inner.row.creator.clone(), if people { For::People } else { For::Bots })
}

/// The choices of all bots up to the next question for somebody else; of a searching bot only the first.
fn think(row: &TableRow, shot: &Shot, levels: &[Option<Level>]) -> Vec<(Seat, String)> {
    let mut play = shot.play.copy();
    let mut choices = Vec::new();
    while choices.len() < IN_A_ROW_MAX && !waits(row, play.asked()) {
        let Some((seat, level)) = next(play.asked(), levels) else { break };
        let searches = level.budget().is_some();
        if searches && !choices.is_empty() {
            break;
        }
        let choice = play.think(seat, level, seed(row.thoughts(), play.steps()));
        if play.play(seat, &choice).is_err() {
            break;
        }
        choices.push((seat, choice));
        if searches {
            break;
        }
    }
    choices
}

fn next(asked: SeatSet, levels: &[Option<Level>]) -> Option<(Seat, Level)> {
    asked.iter().find_map(|seat| Some((seat, levels.get(seat.idx()).copied().flatten()?)))
}

/// The same position gives the same thoughts, so that a choice taken back is made again.
pub(crate) fn seed(thoughts: &str, steps: usize) -> u64 {
    xxhash_rust::xxh64::xxh64(thoughts.as_bytes(), steps as u64)
}
