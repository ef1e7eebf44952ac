//! One task writes all logs. Whatever waits is written in one transaction, so that a thousand tables share the
//! cost of reaching the disk.

use super::work::Work;
use super::{EntryRow, Kind, StoreError};
use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

/// Appends that go into one transaction at most.
const BATCH_MAX: usize = 256;

/// Entries for one table, all or none, and what lists then say about it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub game: String,
    /// The entries, their `seq` ascending without a gap.
    pub entries: Vec<EntryRow>,
    /// Choices so far.
    pub step: usize,
    /// Who is asked, as bits.
    pub asked: u8,
    /// When the server itself has to act next, for a bot or a clock; 0 for never.
    pub due: i64,
    /// The result, if the game is over: points and winners as bits.
    pub result: Option<(Vec<i32>, u8)>,
    /// A saved state after `step` choices.
    pub snapshot: Option<Vec<u8>>,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// Written and durable.
    Written,
    /// Somebody else has written an entry with that number.
    TooLate,
}

struct Job {
    append: Append,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The way to the writing task.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool, kind: Kind) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(4096);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH_MAX);
            while waiting.recv_many(&mut batch, BATCH_MAX).await > 0 {
                write(&pool, kind, &mut batch).await;
            }
        });
        Writer { jobs }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let gone = || StoreError::Broken("the writing task has ended".to_string());
        self.jobs.send(Job { append, reply }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// Writes a batch; if that fails as a whole, each job alone, so that one bad job does not fail its neighbours.
async fn write(pool: &AnyPool, kind: Kind, batch: &mut Vec<Job>) {
    // Two processes that lock tables in the same order cannot lock each other out.
    batch.sort_by(|a, b| a.append.game.cmp(&b.append.game));
    metrics::histogram!("tharsis_write_batch").record(batch.len() as f64);
    let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
    let together = write_together(pool, kind, &appends).await;
    match together {
        Ok(outcomes) => {
            for (job, outcome) in batch.drain(..).zip(outcomes) {
                let _ = job.reply.send(Ok(outcome));
            }
        }
        Err(error) if batch.len() == 1 => {
            tracing::error!(%error, "writing failed");
            batch
                .drain(..)
                .for_each(|job| drop(job.reply.send(Err(StoreError::Database(clone_error(&error))))));
        }
        Err(error) => {
            tracing::warn!(%error, jobs = batch.len(), "a batch failed; writing its jobs one by one");
            for job in batch.drain(..) {
                let outcome = write_together(pool, kind, &[&job.append]).await;
                let _ = job.reply.send(outcome.map(|outcomes| outcomes[0]).map_err(StoreError::Database));
            }
        }
    }
}

fn clone_error(error: &sqlx::Error) -> sqlx::Error {
    sqlx::Error::Protocol(error.to_string())
}

async fn write_together(
    pool: &AnyPool,
    kind: Kind,
    appends: &[&Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut work = Work::begin(pool, kind).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        outcomes.push(write_one(work.on(), kind, append).await?);
    }
    work.commit().await?;
    Ok(outcomes)
}

async fn write_one(
    connection: &mut AnyConnection,
    kind: Kind,
    append: &Append,
) -> Result<Appended, sqlx::Error> {
    for (i, entry) in append.entries.iter().enumerate() {
        let written = insert(connection, &append.game, entry).await?;
        if !written {
            // The first entry decides who was faster; numbers after it cannot be taken without it.
            return if i == 0 { Ok(Appended::TooLate) } else { Err(gap(append)) };
        }
    }
    summarize(connection, append).await?;
    if let Some(state) = &append.snapshot {
        let seq = append.entries.last().map_or(0, |entry| entry.seq);
        sqlx::query(
            "INSERT INTO snapshots (game, step, seq, state) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, step) DO UPDATE SET seq = excluded.seq, state = excluded.state",
        )
        .bind(&append.game)
        .bind(append.step as i64)
        .bind(seq)
        .bind(state)
        .execute(&mut *connection)
        .await?;
    }
    if kind == Kind::Postgres {
        let seq = append.entries.last().map_or(0, |entry| entry.seq);
        let notice = format!("{} {seq}", append.game);
        sqlx::query("SELECT pg_notify('tharsis', $1)").bind(notice).execute(&mut *connection).await?;
    }
    Ok(Appended::Written)
}

/// Inserts an entry; false if its number is taken.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    game: &str,
    entry: &EntryRow,
) -> Result<bool, sqlx::Error> {
    let written = sqlx::query(
        "INSERT INTO entries (game, seq, seat, what, by_whom, at, begins, reveals, asked)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (game, seq) DO NOTHING",
    )
    .bind(game)
    .bind(entry.seq)
    .bind(i64::from(entry.seat))
    .bind(&entry.what)
    .bind(entry.by.word())
    .bind(entry.at)
    .bind(i64::from(entry.begins))
    .bind(i64::from(entry.reveals))
    .bind(i64::from(entry.asked))
    .execute(&mut *connection)
    .await?;
    Ok(written.rows_affected() == 1)
}

async fn summarize(connection: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    let last = append.entries.last();
    let (points, winners) = append.result.clone().unwrap_or_default();
    let points = if append.result.is_some() { super::tables::join(&points) } else { String::new() };
    let stage = if append.result.is_some() { "over" } else { "playing" };
    sqlx::query(
        "UPDATE tables SET active = $1, seq = $2, step = $3, asked = $4, due = $5, stage = $6, points = $7,
         winners = $8 WHERE id = $9",
    )
    .bind(last.map_or(0, |entry| entry.at))
    .bind(last.map_or(0, |entry| entry.seq))
    .bind(append.step as i64)
    .bind(i64::from(append.asked))
    .bind(append.due)
    .bind(stage)
    .bind(points)
    .bind(i64::from(winners))
    .bind(&append.game)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

fn gap(append: &Append) -> sqlx::Error {
    sqlx::Error::Protocol(format!("the log of table {} has a gap", append.game))
}
