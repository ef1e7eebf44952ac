//! Clocks: when a seat's time is used up and the table says so, a bot moves for it.

use super::bots::{Rest, seed};
use super::live::Live;
use super::sent::Named;
use super::submit::{Denied, Made, Submission};
use crate::state::App;
use crate::store::ByWhom;
use std::sync::Arc;
use tharsis_bots::Level;
use tharsis_kernel::Seat;
use tharsis_wire::api::Flag;

/// The seat whose time ends first, and how many milliseconds are left, where the table has a clock that moves.
async fn next_flag(table: &Live, now: i64) -> Option<(Seat, i64, i64)> {
    let inner = table.inner.lock().await;
    let rule = inner.row.settings.clock.as_ref().filter(|rule| rule.flag == Flag::Bot)?;
    if !inner.is_on() {
        return None;
    }
    let people = |seat: &Seat| inner.row.seats.get(seat.idx()).is_some_and(|row| !row.is_bots());
    let left = |seat: Seat| (seat, inner.shot.book.time_left(rule, seat, now));
    let (seat, left) =
        inner.shot.play.asked().iter().filter(people).map(left).min_by_key(|&(_, left)| left)?;
    Some((seat, left, inner.shot.book.seq))
}

/// Watches the clock of the present moment; the watch of an earlier one ends. A table that is dropped meanwhile is
/// found again by its due time.
pub(crate) fn watch(app: &App, table: &Arc<Live>) {
    let (app, watched) = (app.clone(), Arc::downgrade(table));
    let watch = tokio::spawn(async move {
        let now = app.now();
        let wait = match watched.upgrade() {
            Some(table) => next_flag(&table, now).await,
            None => None,
        };
        let Some((_, left, seq)) = wait else { return };
        app.config.time.sleep_until(now + left).await;
        let mut rest = Rest::default();
        loop {
            let Some(table) = watched.upgrade() else { return };
            match next_flag(&table, app.now()).await {
                Some((seat, left, still)) if still == seq && left <= 0 => {
                    if move_for(&app, &table, seat).await {
                        return;
                    }
                }
                _ => return,
            }
            drop(table);
            rest.take(&app.config.time).await;
        }
    });
    table.set_watch(watch.abort_handle());
}

/// A bot answers what is asked of the seat now, and nothing else. False if that is still to be done.
async fn move_for(app: &App, table: &Arc<Live>, seat: Seat) -> bool {
    let shot = table.shot().await;
    let seq = shot.book.seq;
    let id = table.id.clone();
    let thought = tokio::task::spawn_blocking(move || {
        shot.play.think(seat, Level::Steady, seed(&id, shot.play.steps()))
    });
    let Ok(choice) = thought.await else { return false };
    let what = Made::These(vec![(seat, choice)]);
    let submission = Submission { seq, what, by: ByWhom::Clock, at: app.now(), named: Named::default() };
    match app.make(table, submission).await {
        Ok(_) => true,
        Err(Denied::Store(error)) => {
            tracing::error!(table = table.id, %error, "the clock could not move");
            false
        }
        Err(error) => {
            tracing::debug!(table = table.id, ?error, "the clock came too late");
            true
        }
    }
}
