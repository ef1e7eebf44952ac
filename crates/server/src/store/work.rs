//! A unit of work: all of it lasts, or nothing. Only a connection whose work ended cleanly is used again; after any
//! error, or when its future was dropped half-way, it is thrown away. What a connection thinks of its own transactions
//! cannot be trusted after a failure (a full disk once left three of four choices refused for ever), so `BEGIN` and
//! `COMMIT` are said in plain SQL and nothing else counts them.

use super::Kind;
use super::connections::{Connections, Lent};
use super::remembered::Remembered;
use sqlx::AnyConnection;
use std::sync::Arc;

/// Work on the database in progress.
pub(super) struct Work {
    lent: Lent,
    connections: Connections,
    /// What is out of date when the work ends, however it does.
    forgets: Option<Forgets>,
}

struct Forgets(Arc<Remembered>);

impl Drop for Forgets {
    fn drop(&mut self) {
        self.0.forget();
    }
}

impl Work {
    /// Begins. On SQLite the right to write is taken at once, instead of failing when a reader wants to become a writer.
    pub(super) async fn begin(connections: &Connections) -> Result<Work, sqlx::Error> {
        let mut work =
            Work { lent: connections.lend().await?, connections: connections.clone(), forgets: None };
        let begin = match connections.kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        let begun = sqlx::query(begin).execute(work.on()).await;
        connections.done(begun)?;
        Ok(work)
    }

    /// It may change what is remembered.
    pub(super) fn forgetting(self, remembered: Option<Arc<Remembered>>) -> Work {
        Work { forgets: remembered.map(Forgets), ..self }
    }

    /// Begins to read, all as of one moment.
    pub(super) async fn begin_reading(connections: &Connections) -> Result<Work, sqlx::Error> {
        let mut work =
            Work { lent: connections.lend().await?, connections: connections.clone(), forgets: None };
        let begin = match connections.kind {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        sqlx::query(begin).execute(work.on()).await?;
        Ok(work)
    }

    /// The connection to work on.
    pub(super) fn on(&mut self) -> &mut AnyConnection {
        self.lent.on()
    }

    /// Makes it last. An error after the commit itself (its file is gone) means: it may last or not.
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        let connections = self.connections.clone();
        self.end("COMMIT").await?;
        connections.check_written()
    }

    /// Leaves everything as it was: for what is refused, not for what failed.
    pub(super) async fn roll_back(self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, word: &'static str) -> Result<(), sqlx::Error> {
        let ended = sqlx::query(word).execute(self.on()).await;
        drop(self.forgets.take());
        self.connections.done(ended)?;
        self.lent.give_back();
        Ok(())
    }
}
