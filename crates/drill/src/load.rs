//! Many tables in the middle of their games, many viewers, a flow of choices: how many a second are durable in good time,
//! how long one takes, and what a table costs.

mod table;

use crate::client::{Fault, Http};
use crate::process::Process;
use crate::stream::Stream;
use anyhow::{Context, ensure};
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::Table;
use tharsis_server::store::Store;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// Requests that are under way at once while everything is set up.
const AT_ONCE: usize = 64;
/// In good time: 99 of 100 choices are answered within so many milliseconds.
const GOOD_TIME: f64 = 25.0;
/// A rate is too much when it was so often: what else the machine does only ever takes away.
const TRIES: usize = 3;
/// The search ends when the limit is known as exactly as this.
const EXACT: f64 = 0.05;

/// What the load is.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Live tables.
    pub tables: usize,
    /// Connected viewers.
    pub viewers: usize,
    /// Choices made at each table before anything is measured.
    pub steps: usize,
    /// How long a rate is tried.
    pub time: Duration,
}

/// What was measured at one rate.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// Choices a second that were sent.
    pub rate: u32,
    /// Accepted and durable choices a second.
    pub accepted_per_second: f64,
    /// Choices that were refused or not answered.
    pub refused: usize,
    /// What the server computed for each accepted choice, viewers included, in microseconds.
    pub computed_us: f64,
    /// Times of a choice, in milliseconds: half, 95, 99 of 100 below, and the longest.
    pub choice_ms: [f64; 4],
    /// Times until a viewer was told, counted from sending the choice.
    pub push_ms: [f64; 4],
    /// Messages viewers got.
    pub pushes: usize,
}

impl Measured {
    /// In good time, nothing refused, and as many made as were sent.
    pub fn is_good(&self) -> bool {
        let [_, _, nearly_all, _] = self.choice_ms;
        let kept_up = self.accepted_per_second >= f64::from(self.rate) * 0.95;
        self.refused == 0 && kept_up && nearly_all <= GOOD_TIME
    }
}

type Sent = Arc<Mutex<HashMap<(usize, i64), Instant>>>;

/// A server with its tables and viewers.
pub struct Loaded {
    server: Process,
    tables: Vec<Arc<tokio::sync::Mutex<Table>>>,
    sent: Sent,
    pushes: mpsc::UnboundedReceiver<Duration>,
    /// Bytes a table takes: fresh, in the middle of its game, and then with its viewers.
    pub bytes_per_table: [u64; 3],
    /// Streams that are open.
    pub streams: usize,
    load: Load,
}

impl Loaded {
    /// Starts a server on this database and brings everything to where it is measured.
    pub async fn prepare(binary: &Path, database: &str, load: Load) -> anyhow::Result<Loaded> {
        let server = Process::start(binary, database, &[]).await?;
        let http = Http::new(server.base());
        let before = server.memory();
        let a_table = |server: &Process| server.memory().saturating_sub(before) / load.tables.max(1) as u64;
        let store = Store::open(database).await?;
        let tables = set_up(&http, &store, load.tables).await?;
        store.close().await;
        let fresh = a_table(&server);
        play_forward(&tables, load.steps).await?;
        let midgame = a_table(&server);
        let sent: Sent = Arc::default();
        let (pushed, pushes) = mpsc::unbounded_channel();
        let streams = open_streams(&http, &tables, load.viewers, &sent, &pushed).await?;
        let watched = a_table(&server);
        let bytes_per_table = [fresh, midgame, watched];
        Ok(Loaded { server, tables, sent, pushes, bytes_per_table, streams, load })
    }

    /// Memory of the server, in bytes.
    pub fn memory(&self) -> u64 {
        self.server.memory()
    }

    /// Sends choices at a rate, each at another table.
    pub async fn measure(&mut self, rate: u32) -> anyhow::Result<Measured> {
        self.sent.lock().expect("no panics here").clear();
        while self.pushes.try_recv().is_ok() {}
        let computed = self.server.computed();
        let start = Instant::now();
        let (done, mut finished) = mpsc::unbounded_channel::<Result<Duration, Fault>>();
        let mut pulse = tokio::time::interval(Duration::from_secs_f64(1.0 / f64::from(rate)));
        let mut i = 0usize;
        while start.elapsed() < self.load.time {
            pulse.tick().await;
            let n = i % self.tables.len();
            let (table, sent, done) = (Arc::clone(&self.tables[n]), Arc::clone(&self.sent), done.clone());
            tokio::spawn(async move {
                if let Some(outcome) = one_choice(&table, n, &sent).await {
                    let _ = done.send(outcome);
                }
            });
            i += 1;
        }
        drop(done);
        let (mut times, mut refused) = (Vec::new(), 0);
        while let Some(outcome) = finished.recv().await {
            match outcome {
                Ok(time) => times.push(time),
                Err(_) => refused += 1,
            }
        }
        // Until the last answer: a queue that grows is no rate.
        let whole = start.elapsed();
        let computed = self.server.computed().saturating_sub(computed);
        let mut told = Vec::new();
        while let Ok(push) = self.pushes.try_recv() {
            told.push(push);
        }
        Ok(Measured {
            rate,
            accepted_per_second: times.len() as f64 / whole.as_secs_f64(),
            refused,
            computed_us: computed.as_secs_f64() * 1e6 / times.len().max(1) as f64,
            choice_ms: percentiles(times),
            pushes: told.len(),
            push_ms: percentiles(told),
        })
    }

    /// A rate, up to three times until it is good; each try is told.
    async fn try_rate(&mut self, rate: u32, tell: &mut impl FnMut(&Measured)) -> anyhow::Result<Measured> {
        let mut tries = 0;
        loop {
            let measured = self.measure(rate).await?;
            tell(&measured);
            tries += 1;
            if measured.is_good() || tries == TRIES {
                return Ok(measured);
            }
            // What queued up is nobody's fault but this rate's.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// The highest rate that is good, by doubling and bisection; each that was tried is told.
    pub async fn search(&mut self, mut tell: impl FnMut(&Measured)) -> anyhow::Result<Option<Measured>> {
        let (mut best, mut low, mut high) = (None, 0u32, None);
        let mut rate = 100;
        while high.is_none_or(|high: u32| f64::from(high - low) > f64::from(low.max(1)) * EXACT) {
            let measured = self.try_rate(rate, &mut tell).await?;
            if measured.is_good() {
                low = rate;
                best = Some(measured);
            } else {
                high = Some(rate);
            }
            rate = match high {
                Some(high) => low.midpoint(high),
                None => rate * 2,
            };
            if rate < 10 {
                return Ok(best);
            }
        }
        Ok(best)
    }
}

/// Sets up tables of two, each with players of its own.
async fn set_up(http: &Http, store: &Store, n: usize) -> anyhow::Result<Vec<Arc<tokio::sync::Mutex<Table>>>> {
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for i in 0..n {
        let (http, store, slots) = (http.clone(), store.clone(), Arc::clone(&slots));
        tasks.spawn(async move {
            let _slot = slots.acquire_owned().await?;
            Table::set_up(&http, &store, i as u64).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = tasks.join_next().await {
        tables.push(Arc::new(tokio::sync::Mutex::new(table??)));
    }
    Ok(tables)
}

async fn play_forward(tables: &[Arc<tokio::sync::Mutex<Table>>], steps: usize) -> anyhow::Result<()> {
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for table in tables {
        let (table, slots) = (Arc::clone(table), Arc::clone(&slots));
        tasks.spawn(async move {
            let _slot = slots.acquire_owned().await?;
            table.lock().await.play_to(steps).await
        });
    }
    while let Some(played) = tasks.join_next().await {
        played??;
    }
    Ok(())
}

async fn open_streams(
    http: &Http,
    tables: &[Arc<tokio::sync::Mutex<Table>>],
    n: usize,
    sent: &Sent,
    pushed: &mpsc::UnboundedSender<Duration>,
) -> anyhow::Result<usize> {
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for i in 0..n {
        let table = i % tables.len();
        let (id, key) = {
            let played = tables[table].lock().await;
            // The players come first, with all that a page is told; then those who only look on.
            (played.id.clone(), played.guests.get(i / tables.len()).map(|guest| guest.key.clone()))
        };
        let (http, slots) = (http.clone(), Arc::clone(&slots));
        let (sent, pushed) = (Arc::clone(sent), pushed.clone());
        tasks.spawn(async move {
            let _slot = slots.acquire_owned().await?;
            let stream = match key {
                Some(key) => Stream::open_with_insight(&http, &id, &key, None).await,
                None => Stream::open(&http, &id, "", None).await,
            };
            let stream = stream.context("a viewer")?;
            tokio::spawn(watch(stream, table, sent, pushed));
            anyhow::Ok(())
        });
    }
    let mut open = 0;
    while let Some(opened) = tasks.join_next().await {
        opened??;
        open += 1;
    }
    ensure!(open == n, "{open} of {n} viewers");
    Ok(open)
}

/// A viewer: notes how long after its sending each update came.
async fn watch(mut stream: Stream, table: usize, sent: Sent, pushed: mpsc::UnboundedSender<Duration>) {
    while let Ok(message) = stream.next().await {
        if message.event != "update" {
            continue;
        }
        let seq = message.id.and_then(|id| id.parse().ok()).unwrap_or(0);
        let when = sent.lock().expect("no panics here").get(&(table, seq)).copied();
        if let Some(when) = when {
            let _ = pushed.send(when.elapsed());
        }
    }
}

/// One choice at a table, timed; `None` if its game is over.
async fn one_choice(
    table: &tokio::sync::Mutex<Table>,
    n: usize,
    sent: &Sent,
) -> Option<Result<Duration, Fault>> {
    let mut table = table.lock().await;
    let (seat, choice) = table.next()?;
    let start = Instant::now();
    sent.lock().expect("no panics here").insert((n, table.seq + 1), start);
    Some(table.send(seat, vec![choice]).await.map(|()| start.elapsed()))
}

fn percentiles(mut times: Vec<Duration>) -> [f64; 4] {
    times.sort();
    let at = |share: f64| {
        let last = times.len().saturating_sub(1);
        times.get((last as f64 * share).round() as usize).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    [at(0.5), at(0.95), at(0.99), at(1.0)]
}
