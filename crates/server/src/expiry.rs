//! Open tables at which nobody is any more are closed: a listed one soon, since it stands in the way of others; one that
//! was handed on by its link much later, since somebody may come for it after days.

use crate::state::App;
use crate::store::StoreError;
use crate::table::Live;
use std::sync::Arc;
use std::time::Duration;
use tharsis_wire::api::Stage;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Milliseconds after which an open table at which nobody is is closed.
const LISTED: i64 = 60 * MINUTE;
const UNLISTED: i64 = 14 * DAY;
/// How often somebody's presence is written down, for other processes and the next start.
const STILL_HERE: i64 = 10 * MINUTE;
/// How often it is looked for such tables, and how many are closed at a time.
const LOOK: Duration = Duration::from_secs(60);
const AT_A_TIME: i64 = 500;

/// Closes them for ever. After a start people have some time to come back.
pub(crate) async fn run(app: App) {
    loop {
        app.config.time.sleep(LOOK).await;
        if let Err(error) = once(&app).await {
            tracing::error!(%error, "could not close tables that were left");
        }
    }
}

async fn once(app: &App) -> Result<(), StoreError> {
    let now = app.now();
    for table in app.tables.watched() {
        still_here(app, &table, now).await?;
    }
    for id in app.store.open_since(now - LISTED, now - UNLISTED, AT_A_TIME).await? {
        if !app.store.expire(&id).await? {
            continue;
        }
        metrics::counter!("tharsis_tables_expired_total").increment(1);
        app.tables.refresh(&app.store, &id, now).await?;
    }
    Ok(())
}

/// Somebody waits at an open table.
async fn still_here(app: &App, table: &Arc<Live>, now: i64) -> Result<(), StoreError> {
    let mut inner = table.inner.lock().await;
    if inner.row.stage == Stage::Open && now - inner.row.active >= STILL_HERE {
        app.store.set_active(&table.id, now).await?;
        inner.row.active = now;
    }
    Ok(())
}
