//! Many tables, many viewers, a steady flow of choices: how many are durable a second, and how long one takes.

use crate::client::{Fault, Guest, Http};
use crate::player::choose;
use crate::process::Process;
use crate::stream::Stream;
use anyhow::Context;
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tharsis_wire::api::{Accepted, Moment};
use tokio::sync::mpsc;

/// What the load is, and then what was measured.
#[derive(Clone, Debug, Default)]
pub struct Load {
    /// Live tables.
    pub tables: usize,
    /// Connected viewers.
    pub viewers: usize,
    /// Choices a second that are sent.
    pub rate: u32,
    /// For how long.
    pub time: Duration,
    /// Accepted and durable choices a second.
    pub accepted_per_second: f64,
    /// Times of a choice, in milliseconds: half, 95, 99 of 100 below, and the longest.
    pub choice_ms: [f64; 4],
    /// Times until a viewer was told, counted from sending the choice.
    pub push_ms: [f64; 4],
    /// Messages viewers got.
    pub pushes: usize,
    /// Bytes of memory a table takes.
    pub bytes_per_table: u64,
    /// Memory of the server at the end, in bytes.
    pub memory: u64,
}

type Sent = Arc<Mutex<HashMap<(usize, i64), Instant>>>;

/// Runs the load against a new server on this database.
pub async fn load(binary: &Path, database: &str, mut load: Load) -> anyhow::Result<Load> {
    let server = Process::start(binary, database, &[]).await?;
    let http = Http::new(server.base());
    let before = server.memory();
    let guests = [Guest::new(&http, "One").await?, Guest::new(&http, "Two").await?];
    let mut ids = Vec::new();
    for _ in 0..load.tables {
        let id = guests[0].table(&["me", "open"]).await?.table.id;
        guests[1].join(&id).await?;
        ids.push(id);
    }
    load.bytes_per_table = server.memory().saturating_sub(before) / load.tables.max(1) as u64;
    let sent: Sent = Arc::default();
    let (pushed, mut pushes) = mpsc::unbounded_channel::<Duration>();
    for i in 0..load.viewers {
        let (http, table) = (http.clone(), i % ids.len());
        let (id, sent, pushed) = (ids[table].clone(), Arc::clone(&sent), pushed.clone());
        let stream = Stream::open(&http, &id, "", None).await.context("a viewer")?;
        tokio::spawn(watch(stream, table, sent, pushed));
    }
    drop(pushed);
    let (choices, time) = drive(&guests, &ids, &load, &sent).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    load.memory = server.memory();
    load.accepted_per_second = choices.len() as f64 / time.as_secs_f64();
    load.choice_ms = percentiles(choices);
    let mut told = Vec::new();
    while let Ok(push) = pushes.try_recv() {
        told.push(push);
    }
    load.pushes = told.len();
    load.push_ms = percentiles(told);
    Ok(load)
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

/// Sends choices at the wanted rate, each at another table, and returns the times of those accepted.
async fn drive(
    guests: &[Guest; 2],
    ids: &[String],
    load: &Load,
    sent: &Sent,
) -> anyhow::Result<(Vec<Duration>, Duration)> {
    let start = Instant::now();
    let (done, mut finished) = mpsc::unbounded_channel::<Result<Duration, Fault>>();
    let mut pulse = tokio::time::interval(Duration::from_secs_f64(1.0 / f64::from(load.rate)));
    let mut i = 0usize;
    while start.elapsed() < load.time {
        pulse.tick().await;
        let table = i % ids.len();
        let (guests, id) = (guests.clone(), ids[table].clone());
        let (sent, done) = (Arc::clone(sent), done.clone());
        tokio::spawn(async move {
            if let Some(outcome) = one_choice(&guests, &id, table, i as u64, &sent).await {
                let _ = done.send(outcome);
            }
        });
        i += 1;
    }
    let time = start.elapsed();
    drop(done);
    let mut times = Vec::new();
    while let Some(outcome) = finished.recv().await {
        match outcome {
            Ok(time) => times.push(time),
            Err(Fault::Refused(409, _)) => {}
            Err(fault) => anyhow::bail!("a choice failed: {fault}"),
        }
    }
    Ok((times, time))
}

/// One choice of whoever is asked at the table; only the choice itself is timed.
async fn one_choice(
    guests: &[Guest; 2],
    id: &str,
    table: usize,
    seed: u64,
    sent: &Sent,
) -> Option<Result<Duration, Fault>> {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    for guest in guests {
        let moment: Moment = match guest.get(&format!("/api/tables/{id}/moment?lang=en")).await {
            Ok(moment) => moment,
            Err(fault) => return Some(Err(fault)),
        };
        let Some(ask) = moment.ask else { continue };
        let body = json!({ "seq": moment.seq, "choices": [choose(&ask, &mut random)] });
        let start = Instant::now();
        sent.lock().expect("no panics here").insert((table, moment.seq + 1), start);
        let answer = guest.post::<Accepted>(&format!("/api/tables/{id}/choices"), &body).await;
        return Some(answer.map(|_| start.elapsed()));
    }
    None
}

fn percentiles(mut times: Vec<Duration>) -> [f64; 4] {
    times.sort();
    let at = |share: f64| {
        let last = times.len().saturating_sub(1);
        times.get((last as f64 * share).round() as usize).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    [at(0.5), at(0.95), at(0.99), at(1.0)]
}
