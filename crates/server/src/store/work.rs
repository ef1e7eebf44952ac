//! A unit of work: all of it lasts, or nothing. Only a connection whose work ended cleanly is used again; after any
//! error, or when its future was dropped half-way, it is thrown away. What a connection thinks of its own transactions
//! cannot be trusted after a failure (a full disk once left three of four choices refused for ever), so `BEGIN` and
//! `COMMIT` are said in plain SQL and nothing else counts them.

use super::Kind;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

/// Work on the database in progress.
pub(super) struct Work {
    /// Taken when the work ends; what is left at the drop is thrown away.
    connection: Option<PoolConnection<Any>>,
}

impl Work {
    /// Begins. On SQLite the right to write is taken at once, instead of failing when a reader wants to become a writer.
    pub(super) async fn begin(pool: &AnyPool, kind: Kind) -> Result<Work, sqlx::Error> {
        let mut work = Work { connection: Some(pool.acquire().await?) };
        let begin = match kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        sqlx::query(begin).execute(work.on()).await?;
        Ok(work)
    }

    /// The connection to work on.
    pub(super) fn on(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until the work ends")
    }

    /// Makes it last.
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        self.end("COMMIT").await
    }

    /// Leaves everything as it was: for what is refused, not for what failed.
    #[expect(dead_code, reason = "the seats need it next")]
    pub(super) async fn roll_back(self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, word: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(word).execute(self.on()).await?;
        // Back to the pool: it ended cleanly.
        drop(self.connection.take());
        Ok(())
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}
