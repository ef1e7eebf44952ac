//! Other processes on the same PostgreSQL: they say which table has changed, and we take in what they wrote.
//! With SQLite there are none.

use crate::state::App;
use crate::store::{BEAT, Kind, StoreError};
use crate::table::watch;
use sqlx::postgres::PgListener;
use std::io::ErrorKind;
use std::time::Duration;

const RETRY: Duration = Duration::from_secs(1);
/// Pauses after which something is tried again that could not be taken in, in seconds: what takes longer to heal
/// ends the connection as well, and then all is caught up.
const PAUSES: [u64; 5] = [1, 2, 4, 8, 16];

/// How often something is said, and after how long a silence a connection is given up: one that died without a word would
/// be waited for for ever, while keys end and games go on elsewhere.
const SAID: Duration = Duration::from_secs(2);
const SILENCE: Duration = Duration::from_secs(10);

/// Listens for ever. Whatever was missed while not listening is caught up when listening again.
pub(crate) async fn listen(app: App) {
    if app.store.kind() != Kind::Postgres {
        return;
    }
    tokio::spawn(beat(app.clone()));
    loop {
        if let Err(error) = listen_once(&app).await {
            tracing::warn!(%error, "not listening to other processes; trying again");
        }
        app.config.time.sleep(RETRY).await;
    }
}

/// As long as something is said, silence means that nothing is heard. While the database fails, that is no news.
async fn beat(app: App) {
    loop {
        tokio::time::sleep(SAID).await;
        let _ = app.store.beat().await;
    }
}

/// What comes of something before the silence is too long.
async fn heard<T>(something: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let silent = |_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into()));
    tokio::time::timeout(SILENCE, something).await.unwrap_or_else(silent)
}

async fn listen_once(app: &App) -> Result<(), sqlx::Error> {
    let mut listener = heard(PgListener::connect(app.store.url())).await?;
    heard(listener.listen("tharsis")).await?;
    all_changed(app).await;
    loop {
        // `None` means that the connection was lost and is there again: notices may be missing.
        match heard(listener.try_recv()).await? {
            Some(notice) if notice.payload() == BEAT => {}
            Some(notice) => take_in(app, notice.payload()).await,
            None => all_changed(app).await,
        }
    }
}

/// Anything may have happened.
async fn all_changed(app: &App) {
    for id in app.tables.ids() {
        take_in(app, &id).await;
    }
}

/// Takes in what a notice tells of. It comes once: what fails now is tried again, while others are listened to.
async fn take_in(app: &App, notice: &str) {
    let Err(error) = changed(app, notice).await else { return };
    tracing::error!(notice, %error, "could not take in what another process wrote; trying again");
    let (app, notice) = (app.clone(), notice.to_string());
    tokio::spawn(async move {
        for pause in PAUSES {
            app.config.time.sleep(Duration::from_secs(pause)).await;
            if changed(&app, &notice).await.is_ok() {
                return;
            }
        }
        tracing::error!(notice, "what another process wrote is not taken in");
    });
}

/// Takes in what somebody wrote about a table, if we have it and do not know it. A notice is a table's id, with the
/// number of the newest entry if its log has grown, without if its seats or stage have changed; or `player` and the id
/// of one whose keys have ended.
async fn changed(app: &App, notice: &str) -> Result<(), StoreError> {
    if let Some(player) = notice.strip_prefix("player ") {
        keys_ended(app, player).await;
        return Ok(());
    }
    let (id, seq) = match notice.split_once(' ') {
        Some((id, seq)) => (id, seq.parse::<i64>().ok()),
        None => (notice, None),
    };
    // One that cannot be loaded is read when it can be, as it is then.
    let Ok(Some(table)) = app.tables.known(&app.store, id, app.now()).await else { return Ok(()) };
    if seq.is_some_and(|seq| seq <= table.known_seq()) {
        return Ok(());
    }
    if seq.is_none() && !table.refresh(&app.store).await? {
        app.tables.forget(id);
        return Ok(());
    }
    table.catch_up(&app.store).await?;
    watch(app, &table);
    Ok(())
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
