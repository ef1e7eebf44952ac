//! Other processes on the same PostgreSQL: they say which table has changed, and we take in what they wrote.
//! With SQLite there are none.

use crate::state::App;
use crate::store::Kind;
use crate::table::watch;
use sqlx::postgres::PgListener;
use std::time::Duration;

const RETRY: Duration = Duration::from_secs(1);

/// Listens for ever. Whatever was missed while not listening is caught up when listening again.
pub(crate) async fn listen(app: App) {
    if app.store.kind() != Kind::Postgres {
        return;
    }
    loop {
        if let Err(error) = listen_once(&app).await {
            tracing::warn!(%error, "not listening to other processes; trying again");
        }
        app.config.time.sleep(RETRY).await;
    }
}

async fn listen_once(app: &App) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(app.store.url()).await?;
    listener.listen("tharsis").await?;
    for id in app.tables.ids() {
        changed(app, &id).await;
    }
    loop {
        // `None` means that the connection was lost and is there again: notices may be missing.
        match listener.try_recv().await? {
            Some(notice) => changed(app, notice.payload()).await,
            None => {
                for id in app.tables.ids() {
                    changed(app, &id).await;
                }
            }
        }
    }
}

/// Takes in what somebody wrote about a table, if we have it and do not know it. A notice is a table's id, with the
/// number of the newest entry if its log has grown, without if its seats or stage have changed; or `player` and the id
/// of one whose keys have ended.
async fn changed(app: &App, notice: &str) {
    if let Some(player) = notice.strip_prefix("player ") {
        return keys_ended(app, player).await;
    }
    let (id, seq) = match notice.split_once(' ') {
        Some((id, seq)) => (id, seq.parse::<i64>().ok()),
        None => (notice, None),
    };
    let Ok(Some(table)) = app.tables.known(&app.store, id, app.now()).await else { return };
    if seq.is_some_and(|seq| seq <= table.known_seq()) {
        return;
    }
    let caught_up = async {
        if seq.is_none() {
            table.refresh(&app.store).await?;
        }
        table.catch_up(&app.store).await
    };
    match caught_up.await {
        Ok(()) => watch(app, &table),
        Err(error) => tracing::error!(table = id, %error, "could not take in what another process wrote"),
    }
}

/// A player has a new key, here or elsewhere: whoever looks on with an old one must not see their hand any longer.
pub(crate) async fn keys_ended(app: &App, player: &str) {
    let tables = match app.store.seats_of(player).await {
        Ok(ids) => ids,
        Err(error) => {
            tracing::error!(%error, "could not find the tables of a player; all of them are looked through");
            app.tables.ids()
        }
    };
    for id in tables {
        if let Err(error) = app.tables.refresh(&app.store, &id, app.now()).await {
            tracing::error!(table = id, %error, "could not read the seats again");
        }
    }
}
