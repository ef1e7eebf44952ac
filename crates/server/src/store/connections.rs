//! Connections to the database. One that met an error is never used again: what it holds (a transaction that is over, a
//! file opened for reading only, a socket to a server that is gone) would make everything after it fail, too. Nor are
//! those that were open at that time: on SQLite all connections of a process share what the first one found of the file,
//! and as long as one that could only read is open, none can write.

use super::place::Place;
use super::{Kind, StoreError};
use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{FutureExt, StreamExt, TryFutureExt, TryStreamExt};
use sqlx::any::{AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, Row, SqlStr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Connections at most.
const CONNECTIONS_MAX: u32 = 8;
/// How long anybody waits for a connection before they are refused.
const WAIT_MAX: Duration = Duration::from_secs(2);

/// The connections. Single statements are executed on them as on a pool; for several, see [`super::work::Work`].
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    pool: AnyPool,
    pub(super) kind: Kind,
    /// Where a database lies that is a file.
    place: Option<Arc<Place>>,
    failed: Arc<LastFailure>,
}

/// When the database failed last.
#[derive(Debug, Default)]
struct LastFailure(Mutex<Option<Instant>>);

impl LastFailure {
    fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a connection so old has seen it.
    fn is_within(&self, age: Duration) -> bool {
        let failed = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed.is_some_and(|failed| failed.elapsed() <= age)
    }
}

impl Connections {
    pub(super) async fn open(url: &str, kind: Kind) -> Result<Connections, StoreError> {
        sqlx::any::install_default_drivers();
        let in_memory = url.contains(":memory:");
        let file = if kind == Kind::Sqlite && !in_memory { Some(Place::prepare(url)?) } else { None };
        let failed = Arc::<LastFailure>::default();
        let seen = Arc::clone(&failed);
        let pool = AnyPoolOptions::new()
            .max_connections(if in_memory { 1 } else { CONNECTIONS_MAX })
            .acquire_timeout(WAIT_MAX)
            .before_acquire(move |_, about| {
                let is_good = in_memory || !seen.is_within(about.age);
                Box::pin(async move { Ok(is_good) })
            })
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        // A commit is on the disk before it is answered.
                        for pragma in ["PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000"] {
                            sqlx::query(pragma).execute(&mut *connection).await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        let mut connections = Connections { pool, kind, place: None, failed };
        if let Some(file) = file {
            // Readers never wait for the writer. The file remembers it.
            let mode = sqlx::query("PRAGMA journal_mode = WAL").fetch_one(&connections).await?;
            let has_log = mode.try_get::<String, _>(0)? == "wal";
            connections.place = Some(Arc::new(Place::of(file, has_log)?));
        }
        Ok(connections)
    }

    /// Lends a connection.
    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        if let Some(place) = &self.place {
            place.check()?;
        }
        Ok(Lent(Some(self.pool.acquire().await?)))
    }

    /// Something failed: whatever is open now is not used again.
    pub(super) fn failed<T>(&self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        done.inspect_err(|_| self.failed.note())
    }

    /// Whether what was just written can be found again.
    pub(super) fn check_written(&self) -> Result<(), sqlx::Error> {
        self.place.as_ref().map_or(Ok(()), |place| place.check_written())
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

/// A connection that is thrown away unless it is given back.
pub(super) struct Lent(Option<PoolConnection<Any>>);

impl Lent {
    pub(super) fn on(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("it is there until it is given back")
    }

    /// All went well: others may use it.
    pub(super) fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}

impl<'p> Executor<'p> for &'p Connections {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, sqlx::Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let all = async move {
            let mut lent = self.lend().await?;
            let found: Vec<_> = self.failed(lent.on().fetch_many(query).try_collect().await)?;
            lent.give_back();
            Ok(futures_util::stream::iter(found.into_iter().map(Ok)))
        };
        all.try_flatten_stream().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let one = async move {
            let mut lent = self.lend().await?;
            let found = self.failed(lent.on().fetch_optional(query).await)?;
            lent.give_back();
            Ok(found)
        };
        one.boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
    where
        'p: 'e,
    {
        let prepared = async move {
            let mut lent = self.lend().await?;
            let statement = self.failed(lent.on().prepare_with(sql, parameters).await)?;
            lent.give_back();
            Ok(statement)
        };
        prepared.boxed()
    }
}
