//! Everything that lasts, in SQLite or PostgreSQL through one code path.
//!
//! Beware of one name: the column `game` is the name of a game in `tables`, and the id of a table everywhere else. It
//! is what servers have stored since the first migration, and stays until a migration is due there anyway.

mod audit;
mod backup;
mod connections;
mod daily;
mod entries;
mod lists;
mod place;
mod players;
mod remembered;
mod restore;
mod reviews;
mod schema;
mod seating;
mod tables;
mod work;
mod writer;

pub use audit::{Audit, audit};
pub use backup::{BackupError, LineFault, backup};
pub use daily::DealRow;
pub use entries::{ByWhom, EntryRow};
pub use lists::{Cursor, Wanted};
pub use players::{Holder, Link, PlayerRow};
pub use restore::restore;
pub use seating::{Claim, SeatingError, Taken, Taker, Unseated};
pub use tables::{SeatRow, TableRow};
pub use writer::{Append, Appended, Ending};

use connections::Connections;
use remembered::Remembered;
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

/// The notice of [`Store::beat`].
pub(crate) const BEAT: &str = "beat";

/// The database.
#[derive(Clone)]
pub struct Store {
    connections: Connections,
    url: Arc<str>,
    writer: Writer,
    /// What is remembered of it, where that can be exact.
    remembered: Option<Arc<Remembered>>,
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
    /// It failed a moment ago and is left in peace for another: this is what it said.
    #[error("the database has just failed: {0}")]
    Resting(String),
    /// More waits to be written than can be within seconds.
    #[error("too much waits to be written")]
    Busy,
    /// A file that another process serves: only PostgreSQL is for several.
    #[error("another process serves this database; a SQLite file is for one at a time")]
    Served,
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
        let kind = if url.starts_with("sqlite:") {
            Kind::Sqlite
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Kind::Postgres
        } else {
            return Err(StoreError::UnknownUrl(without_password(url)));
        };
        // A file that is missing is made once, at the start; never in the place of one that has vanished.
        let full = match kind {
            Kind::Sqlite if !url.contains('?') => format!("{url}?mode=rw"),
            Kind::Sqlite => url.replace("mode=rwc", "mode=rw"),
            Kind::Postgres => url.to_string(),
        };
        let connections = Connections::open(&full, kind).await?;
        schema::bring_up_to_date(&connections).await?;
        let remembered = connections.file().map(Remembered::of).transpose()?;
        let writer = Writer::start(connections.clone());
        Ok(Store { connections, url: full.into(), writer, remembered })
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.connections.kind
    }

    /// Its address, for whoever opens a connection of their own.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Where single statements are executed.
    pub(crate) fn pool(&self) -> &Connections {
        &self.connections
    }

    /// Makes this process the one that serves a SQLite file.
    pub fn claim(&self) -> Result<(), StoreError> {
        match (&self.remembered, self.connections.file()) {
            (Some(remembered), Some(file)) => remembered.claim(file),
            _ => Ok(()),
        }
    }

    /// Begins a unit of work that may change who may do what: all of it lasts, or nothing.
    async fn work(&self) -> Result<Work, StoreError> {
        Ok(Work::begin(&self.connections).await?.forgetting(self.remembered.clone()))
    }

    /// Writes something, to see whether anything can be written.
    pub async fn try_writing(&self, now: i64) -> Result<(), StoreError> {
        let mut work = Work::begin(&self.connections).await?;
        let write =
            "INSERT INTO health (id, at) VALUES ('', $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        sqlx::query(write).bind(now).execute(work.on()).await?;
        Ok(work.commit().await?)
    }

    /// Ends its connections once they are free; nothing can be read or written afterwards.
    pub async fn close(&self) {
        self.connections.close().await;
    }

    /// Adds to a table's log, if nobody was faster. Durable when it returns.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    /// Says something that means nothing, to all who listen: whoever does not hear it is deaf.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify('tharsis', $1)").bind(BEAT).execute(self.pool()).await?;
        Ok(())
    }

    /// Tells other processes something about a table or player, once the work is done.
    async fn tell(&self, work: &mut Work, notice: &str) -> Result<(), StoreError> {
        if self.kind() == Kind::Postgres {
            sqlx::query("SELECT pg_notify('tharsis', $1)").bind(notice).execute(work.on()).await?;
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
