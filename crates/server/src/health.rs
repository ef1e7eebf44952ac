//! Whether the server is ready: whether something can be written now. Found out by writing, at most once a second
//! however often it is asked.

use crate::store::{Kind, Store, StoreError};
use std::time::Duration;
use tokio::sync::Mutex;

/// How long the database may take; a check that asks for longer answers nobody.
const PATIENCE: Duration = Duration::from_millis(1500);
/// Milliseconds for which what was found holds.
const FRESH: i64 = 1000;

/// What was found last, and when. Whoever comes while it is found out waits for that.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(i64, Result<(), String>)>>);

impl Health {
    /// Whether something can be written; else what is wrong, for whoever runs the server.
    pub(crate) async fn check(&self, store: &Store, now: i64) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((when, found)) = &*last
            && (0..FRESH).contains(&(now - when))
        {
            return found.clone();
        }
        let store = store.clone();
        // On its own, so that it is not begun again and again by those who do not wait for it.
        let writing = tokio::spawn(async move {
            let wrote = tokio::time::timeout(PATIENCE, store.try_writing(now)).await;
            match wrote {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => {
                    tracing::error!(%error, "not ready");
                    Err(fault(&error, store.kind()))
                }
                Err(_) => {
                    tracing::error!("not ready: the database does not answer");
                    Err("the database does not answer".to_string())
                }
            }
        });
        let found = writing.await.unwrap_or_else(|_| Err("the check failed".to_string()));
        metrics::gauge!("tharsis_ready").set(f64::from(u8::from(found.is_ok())));
        *last = Some((now, found.clone()));
        found
    }
}

/// What is wrong, without what only the log may tell: names, addresses, paths.
fn fault(error: &StoreError, kind: Kind) -> String {
    let said = match error {
        StoreError::Database(sqlx::Error::Database(error)) if kind == Kind::Sqlite => {
            error.message().to_string()
        }
        StoreError::Database(sqlx::Error::Database(error)) => {
            format!("SQLSTATE {}", error.code().unwrap_or_default())
        }
        // What the system says, or we ourselves of a file that has vanished.
        StoreError::Database(sqlx::Error::Io(error)) => error.to_string(),
        StoreError::Database(sqlx::Error::PoolTimedOut) => "no connection can be had".to_string(),
        _ => "the log says more".to_string(),
    };
    format!("nothing can be written: {said}")
}
