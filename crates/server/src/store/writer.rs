//! One task writes all logs. Whatever waits is written in one transaction, so that a thousand tables share the
//! cost of reaching the disk.

use super::connections::Connections;
use super::work::Work;
use super::{EntryRow, Kind, StoreError};
use futures_util::FutureExt;
use sqlx::AnyConnection;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// Appends that go into one transaction at most.
const BATCH_MAX: usize = 256;
/// Appends that may wait: what is written within a few seconds. A table waits with one at a time.
const WAITING_MAX: usize = 2048;
/// How long a database may be silent.
const BATCH_TIME: Duration = Duration::from_secs(8);
/// How long writing rests after a failure: the first time, and at most.
const REST_MIN: Duration = Duration::from_millis(50);
const REST_MAX: Duration = Duration::from_secs(1);

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// Everybody's points.
    pub points: Vec<i32>,
    /// Winners, as bits.
    pub winners: u8,
    /// Everybody's corporation, by its number; `-` for none.
    pub corporations: Vec<String>,
}

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
    /// The result, if the game is over.
    pub result: Option<Ending>,
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
    pub(super) fn start(connections: Connections) -> Writer {
        let (jobs, waiting) = mpsc::channel::<Job>(WAITING_MAX);
        tokio::spawn(tend(waiting, move |batch| {
            let connections = connections.clone();
            async move { write(&connections, batch).await }
        }));
        Writer { jobs }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        // Refused early: whoever came last would wait longest, and those before them longer, too.
        self.jobs.try_send(Job { append, reply }).map_err(|_| StoreError::Busy)?;
        answer.await.map_err(|_| StoreError::Broken("writing ended half-way".to_string()))?
    }
}

/// Writes whatever waits, for ever. After a failure it rests, longer each time, and refuses at once what comes meanwhile;
/// then the next batch shows whether it works again. A panic ends one batch, whose senders are told, and nothing else.
async fn tend<W: Future<Output = Result<(), String>>>(
    mut waiting: mpsc::Receiver<Job>,
    mut write: impl FnMut(Vec<Job>) -> W,
) {
    let mut rest = Rest::default();
    loop {
        let mut batch = Vec::with_capacity(BATCH_MAX);
        if waiting.recv_many(&mut batch, BATCH_MAX).await == 0 {
            return;
        }
        if let Some(fault) = rest.fault() {
            refuse(batch, fault);
            continue;
        }
        match AssertUnwindSafe(write(batch)).catch_unwind().await {
            Ok(Ok(())) => rest.end(),
            Ok(Err(fault)) => rest.begin(fault),
            Err(_) => {
                tracing::error!("writing panicked");
                rest.begin("writing panicked".to_string());
            }
        }
    }
}

/// When writing failed and is to be tried again. How long a thing took is no matter of the movable time.
#[derive(Default)]
struct Rest {
    pause: Duration,
    until: Option<(Instant, String)>,
}

impl Rest {
    /// What failed, as long as it rests.
    fn fault(&self) -> Option<&str> {
        let (until, fault) = self.until.as_ref()?;
        (Instant::now() < *until).then_some(fault)
    }

    fn begin(&mut self, fault: String) {
        self.pause = (2 * self.pause).clamp(REST_MIN, REST_MAX);
        self.until = Some((Instant::now() + self.pause, fault));
    }

    fn end(&mut self) {
        if self.until.is_some() {
            tracing::info!("writing works again");
        }
        *self = Rest::default();
    }
}

fn refuse(batch: Vec<Job>, fault: &str) {
    for job in batch {
        let _ = job.reply.send(Err(StoreError::Resting(fault.to_string())));
    }
}

/// Writes a batch. If a job of it is at fault, each is written alone, so that it does not fail its neighbours; if the
/// database is, all are refused at once, and the fault is returned.
async fn write(connections: &Connections, mut batch: Vec<Job>) -> Result<(), String> {
    // Two processes that lock tables in the same order cannot lock each other out.
    batch.sort_by(|a, b| a.append.game.cmp(&b.append.game));
    metrics::histogram!("tharsis_write_batch").record(batch.len() as f64);
    let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
    match write_together(connections, &appends).await {
        Ok(outcomes) => {
            for (job, outcome) in batch.into_iter().zip(outcomes) {
                let _ = job.reply.send(Ok(outcome));
            }
            return Ok(());
        }
        Err(error) if batch.len() == 1 || !is_of_a_job(&error, connections.kind) => {
            return failed(batch, &error, connections.kind);
        }
        Err(error) => {
            tracing::warn!(%error, jobs = batch.len(), "a batch failed; writing its jobs one by one");
        }
    }
    let mut jobs = batch.into_iter();
    while let Some(job) = jobs.next() {
        match write_together(connections, &[&job.append]).await {
            Ok(outcomes) => drop(job.reply.send(Ok(outcomes[0]))),
            Err(error) if is_of_a_job(&error, connections.kind) => {
                drop(failed(vec![job], &error, connections.kind));
            }
            Err(error) => {
                return failed([job].into_iter().chain(jobs).collect(), &error, connections.kind);
            }
        }
    }
    Ok(())
}

/// Tells those who wait; returns the fault if it is the database's.
fn failed(batch: Vec<Job>, error: &sqlx::Error, kind: Kind) -> Result<(), String> {
    tracing::error!(%error, jobs = batch.len(), "writing failed");
    metrics::counter!("tharsis_write_failures_total").increment(1);
    refuse(batch, &error.to_string());
    if is_of_a_job(error, kind) { Ok(()) } else { Err(error.to_string()) }
}

/// Whether it is what was to be written that is at fault, not the database.
fn is_of_a_job(error: &sqlx::Error, kind: Kind) -> bool {
    match error {
        sqlx::Error::InvalidArgument(_) | sqlx::Error::Encode(_) | sqlx::Error::Decode(_) => true,
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            match kind {
                // The primary code is the lowest byte: too big, a constraint, a wrong type.
                Kind::Sqlite => code.parse::<i32>().is_ok_and(|code| matches!(code & 0xff, 18..=20)),
                // Data and constraints.
                Kind::Postgres => code.starts_with("22") || code.starts_with("23"),
            }
        }
        _ => false,
    }
}

async fn write_together(
    connections: &Connections,
    appends: &[&Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let together = async {
        let mut work = Work::begin(connections).await?;
        let mut outcomes = Vec::with_capacity(appends.len());
        for append in appends {
            outcomes.push(write_one(work.on(), connections.kind, append).await?);
        }
        work.commit().await?;
        Ok(outcomes)
    };
    let silent = |_| sqlx::Error::Io(std::io::Error::from(std::io::ErrorKind::TimedOut));
    connections
        .done(tokio::time::timeout(BATCH_TIME, together).await.unwrap_or_else(|late| Err(silent(late))))
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
        "INSERT INTO entries (game, seq, seat, what, by_whom, at, begins, reveals, asked, sent, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (game, seq) DO NOTHING",
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
    .bind(&entry.sent)
    .bind(entry.hash)
    .execute(&mut *connection)
    .await?;
    Ok(written.rows_affected() == 1)
}

async fn summarize(connection: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    let last = append.entries.last();
    let Ending { points, winners, corporations } = append.result.clone().unwrap_or_default();
    let stage = if append.result.is_some() { "over" } else { "playing" };
    // A table that was closed meanwhile stays closed.
    sqlx::query(
        "UPDATE tables SET active = $1, seq = $2, step = $3, asked = $4, due = $5,
         stage = CASE WHEN stage = 'closed' THEN stage ELSE $6 END, points = $7, winners = $8,
         corporations = $9 WHERE id = $10",
    )
    .bind(last.map_or(0, |entry| entry.at))
    .bind(last.map_or(0, |entry| entry.seq))
    .bind(append.step as i64)
    .bind(i64::from(append.asked))
    .bind(append.due)
    .bind(stage)
    .bind(super::tables::join(&points))
    .bind(i64::from(winners))
    .bind(corporations.join(" "))
    .bind(&append.game)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

fn gap(append: &Append) -> sqlx::Error {
    sqlx::Error::InvalidArgument(format!("the log of table {} has a gap", append.game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn append(game: &str) -> Append {
        let game = game.to_string();
        Append { game, entries: Vec::new(), step: 0, asked: 0, due: 0, result: None }
    }

    /// What becomes of a batch.
    type Done = fn(Vec<Job>) -> Result<(), String>;

    /// A writer that does this with the first batches and writes all others.
    fn writer(first: Vec<Done>) -> (Writer, Arc<AtomicUsize>) {
        let (jobs, waiting) = mpsc::channel(2);
        let tried = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&tried);
        tokio::spawn(tend(waiting, move |batch| {
            let done = first.get(count.fetch_add(1, Ordering::Relaxed)).copied().unwrap_or(|batch| {
                batch.into_iter().for_each(|job| drop(job.reply.send(Ok(Appended::Written))));
                Ok(())
            });
            async move { done(batch) }
        }));
        (Writer { jobs }, tried)
    }

    async fn persist(writer: &Writer) -> Appended {
        loop {
            match writer.append(append("T")).await {
                Ok(done) => return done,
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    #[tokio::test]
    async fn a_panic_ends_one_batch_and_not_the_writer() {
        let (writer, _) = writer(vec![|_| panic!("as no writer should")]);
        let error = writer.append(append("T")).await.expect_err("its batch was lost");
        assert!(matches!(error, StoreError::Broken(_)), "{error}");
        assert_eq!(persist(&writer).await, Appended::Written);
    }

    #[tokio::test]
    async fn after_a_failure_what_comes_is_refused_without_trying_until_it_has_rested() {
        fn full(batch: Vec<Job>) -> Result<(), String> {
            refuse(batch, "full");
            Err("full".to_string())
        }
        let (writer, tried) = writer(vec![full, full, full]);
        // The third rest is four times the first: whatever is asked for right after it comes too early.
        while tried.load(Ordering::Relaxed) < 3 {
            writer.append(append("T")).await.expect_err("it fails or rests");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let error = writer.append(append("T")).await.expect_err("it rests");
        assert!(matches!(&error, StoreError::Resting(fault) if fault == "full"), "{error}");
        assert_eq!(tried.load(Ordering::Relaxed), 3, "nobody tried");
        assert_eq!(persist(&writer).await, Appended::Written);
    }

    #[tokio::test]
    async fn who_comes_when_too_many_wait_is_refused_at_once() {
        let (jobs, waiting) = mpsc::channel(2);
        let writer = Writer { jobs };
        for game in ["A", "B"] {
            assert!(writer.append(append(game)).now_or_never().is_none(), "it waits");
        }
        assert!(matches!(writer.append(append("C")).await, Err(StoreError::Busy)));
        drop(waiting);
    }

    #[test]
    fn a_bad_job_is_told_from_a_bad_database() {
        let gap = sqlx::Error::InvalidArgument("a gap".to_string());
        assert!(is_of_a_job(&gap, Kind::Sqlite));
        for bad in [sqlx::Error::PoolTimedOut, sqlx::Error::WorkerCrashed, std::io::Error::other("x").into()]
        {
            assert!(!is_of_a_job(&bad, Kind::Sqlite) && !is_of_a_job(&bad, Kind::Postgres));
        }
    }
}
