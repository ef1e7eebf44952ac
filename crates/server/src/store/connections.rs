//! Connections to the database. One that met an error is never used again: what it holds (a transaction that is over, a
//! file opened for reading only, a socket to a server that is gone) would make everything after it fail, too. On SQLite
//! all are given up then: the connections of a process share what the first one found of the file, and as long as one
//! that could only read is open, none can write, however new.

use super::place::Place;
use super::{Kind, StoreError};
use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{FutureExt, StreamExt, TryFutureExt, TryStreamExt};
use sqlx::any::{AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, Row, SqlStr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedRwLockReadGuard, RwLock};
use tokio::time::timeout;

/// Connections at most.
const CONNECTIONS_MAX: u32 = 8;
/// How long anybody waits for a connection before they are refused: longer than a busy disk takes over a write.
const WAIT_MAX: Duration = Duration::from_secs(5);

/// The connections. Single statements are executed on them as on a pool; for several, see [`super::work::Work`].
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    pool: Arc<RwLock<AnyPool>>,
    pub(super) kind: Kind,
    url: Arc<str>,
    /// Where a database lies that is a file.
    place: Option<Arc<Place>>,
    /// Something failed since all were opened.
    failed: Arc<AtomicBool>,
}

fn options(kind: Kind, in_memory: bool) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(if in_memory { 1 } else { CONNECTIONS_MAX })
        .acquire_timeout(WAIT_MAX)
        // A file does not hang up, and asking first whether it is there costs as much as asking for something.
        .test_before_acquire(kind == Kind::Postgres)
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
}

impl Connections {
    pub(super) async fn open(url: &str, kind: Kind) -> Result<Connections, StoreError> {
        sqlx::any::install_default_drivers();
        let in_memory = url.contains(":memory:");
        let file = if kind == Kind::Sqlite && !in_memory { Some(Place::prepare(url)?) } else { None };
        let pool = Arc::new(RwLock::new(options(kind, in_memory).connect(url).await?));
        let mut connections =
            Connections { pool, kind, url: url.into(), place: None, failed: Arc::default() };
        if let Some(file) = file {
            // Readers never wait for the writer. The file remembers it.
            let mode = sqlx::query("PRAGMA journal_mode = WAL").fetch_one(&connections).await?;
            let has_log = mode.try_get::<String, _>(0)? == "wal";
            connections.place = Some(Arc::new(Place::of(file, has_log)?));
        }
        Ok(connections)
    }

    /// The file of a database that is one.
    pub(super) fn file(&self) -> Option<&Path> {
        self.place.as_ref().map(|place| place.file())
    }

    /// Lends a connection.
    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        if let Some(place) = &self.place {
            place.check()?;
            if self.failed.swap(false, Ordering::AcqRel) {
                self.renew().await?;
            }
        }
        let pool = timeout(WAIT_MAX, Arc::clone(&self.pool).read_owned()).await;
        let pool = pool.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let connection = pool.acquire().await?;
        Ok(Lent { connection: Some(connection), _pool: pool })
    }

    /// Gives up all connections, once those that are lent have come back, and begins with new ones.
    async fn renew(&self) -> Result<(), sqlx::Error> {
        let pool = timeout(WAIT_MAX, self.pool.write()).await;
        let mut pool = pool.map_err(|_| {
            self.failed.store(true, Ordering::Release);
            sqlx::Error::PoolTimedOut
        })?;
        pool.close().await;
        *pool = options(self.kind, false).connect_lazy(&self.url)?;
        Ok(())
    }

    /// What came of something: if it failed, whatever is open now is not used again.
    pub(super) fn done<T>(&self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        done.inspect_err(|_| self.failed.store(true, Ordering::Release))
    }

    /// Whether what was just written can be found again.
    pub(super) fn check_written(&self) -> Result<(), sqlx::Error> {
        self.place.as_ref().map_or(Ok(()), |place| place.check_written())
    }

    pub(super) async fn close(&self) {
        self.pool.read().await.close().await;
    }
}

/// A connection that is thrown away unless it is given back.
pub(super) struct Lent {
    connection: Option<PoolConnection<Any>>,
    /// Keeps the others from being given up.
    _pool: OwnedRwLockReadGuard<AnyPool>,
}

impl Lent {
    pub(super) fn on(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until it is given back")
    }

    /// All went well: others may use it.
    pub(super) fn give_back(mut self) {
        drop(self.connection.take());
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
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
            let found: Vec<_> = self.done(lent.on().fetch_many(query).try_collect().await)?;
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
            let found = self.done(lent.on().fetch_optional(query).await)?;
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
            let statement = self.done(lent.on().prepare_with(sql, parameters).await)?;
            lent.give_back();
            Ok(statement)
        };
        prepared.boxed()
    }
}
