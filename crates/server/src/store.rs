//! Everything that lasts, in SQLite or PostgreSQL through one code path.
//!
//! Beware of one name: the column `game` is the name of a game in `tables`, and the id of a table everywhere else. It
//! is what servers have stored since the first migration, and stays until a migration is due there anyway.

mod backup;
mod entries;
mod players;
mod schema;
mod tables;
mod work;
mod writer;

pub use backup::{BackupError, LineFault, backup, restore};
pub use entries::{ByWhom, EntryRow};
pub use players::{Holder, PlayerRow};
pub use tables::{SeatRow, TableRow};
pub use writer::{Append, Appended};

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use std::sync::Arc;
use work::Work;
use writer::Writer;

/// Which database it is. Only what the two truly do differently asks for this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file beside the program.
    Sqlite,
    /// A server, shared by several processes.
    Postgres,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
    url: Arc<str>,
    writer: Writer,
}

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An address we do not understand.
    #[error("\"{0}\" is not a database: it must begin with sqlite: or postgres:")]
    UnknownUrl(String),
    /// What the database says.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// What the migrations say.
    #[error("the database could not be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A row that cannot be: somebody else changed it.
    #[error("the database holds something unexpected: {0}")]
    Broken(String),
    /// A log that is not the log of a game.
    #[error("the database holds a game that cannot be played: {0}")]
    Unplayable(#[from] tharsis_wire::ResumeError),
}

impl Store {
    /// Opens the database and brings it up to date. `sqlite:PATH` (made if missing) or `postgres://…`.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = if url.starts_with("sqlite:") {
            Kind::Sqlite
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Kind::Postgres
        } else {
            return Err(StoreError::UnknownUrl(without_password(url)));
        };
        let full = match kind {
            Kind::Sqlite if !url.contains('?') => format!("{url}?mode=rwc"),
            Kind::Sqlite | Kind::Postgres => url.to_string(),
        };
        let in_memory = url.contains(":memory:");
        let pool = AnyPoolOptions::new()
            .max_connections(if in_memory { 1 } else { 8 })
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        // A commit is on the disk before it is answered; readers never wait for the writer.
                        for pragma in [
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = FULL",
                            "PRAGMA busy_timeout = 10000",
                        ] {
                            sqlx::query(pragma).execute(&mut *connection).await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect(&full)
            .await?;
        schema::migrator().run(&pool).await?;
        let writer = Writer::start(pool.clone(), kind);
        Ok(Store { pool, kind, url: full.into(), writer })
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its address, for whoever opens a connection of their own.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Begins a unit of work: all of it lasts, or nothing.
    async fn work(&self) -> Result<Work, StoreError> {
        Ok(Work::begin(&self.pool, self.kind).await?)
    }

    /// Whether it answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Ends its connections once they are free; nothing can be read or written afterwards.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Adds to a table's log, if nobody was faster. Durable when it returns.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    /// Tells other processes that a table has changed.
    pub(crate) async fn notify(&self, id: &str) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify('tharsis', $1)").bind(id).execute(&self.pool).await?;
        }
        Ok(())
    }
}

/// An address as it may stand in a log.
pub(crate) fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_string(),
    }
}
