//! Kills the server at random moments under load, and compares what players were told with what the database
//! holds.

use crate::client::{Guest, Http};
use crate::player::{Tally, Told, random_player};
use crate::process::Process;
use crate::stream::Follower;
use anyhow::{Context, bail, ensure};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tharsis_server::store::Store;
use tharsis_wire::api::Moment;
use tokio::sync::watch;

/// Choices that are made at least between two kills.
pub const BETWEEN: usize = 4;

/// What chaos found.
#[derive(Clone, Copy, Debug)]
pub struct Chaos {
    /// How often the server was killed.
    pub kills: u32,
    /// Choices that were acknowledged; none was lost.
    pub acknowledged: usize,
    /// Choices whose answer was lost: made or not.
    pub in_doubt: usize,
    /// Those of them that were made.
    pub in_doubt_made: usize,
    /// Entries in the database.
    pub entries: usize,
    /// Streams that followed through all kills.
    pub followers: usize,
}

/// Plays at so many tables while the server is killed so often.
pub async fn chaos(
    binary: &Path,
    database: &str,
    tables: usize,
    kills: u32,
    seed: u64,
) -> anyhow::Result<Chaos> {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let mut server = Process::start(binary, database, &[]).await?;
    let http = Http::new(server.base());
    let (stop, stopped) = watch::channel(false);
    let tally = Tally::default();
    let mut players = Vec::new();
    let mut followers = Vec::new();
    let mut ids = Vec::new();
    for i in 0..tables {
        let (one, two) = (Guest::new(&http, "One").await?, Guest::new(&http, "Two").await?);
        let id = one.table(&["me", "open"]).await?.table.id;
        two.join(&id).await?;
        for (n, guest) in [one.clone(), two].into_iter().enumerate() {
            let seed = random.next_u64();
            let player = random_player(guest, id.clone(), seed ^ n as u64, tally.clone(), stopped.clone());
            players.push((i, tokio::spawn(player)));
        }
        followers.push((id.clone(), one.clone(), tokio::spawn(follow(one, id.clone(), stopped.clone()))));
        ids.push(id);
    }
    for _ in 0..kills {
        // Some choices, then some moment within the next ones.
        tally.wait_for(BETWEEN + (random.next_u64() % 16) as usize).await?;
        tokio::time::sleep(Duration::from_micros(random.next_u64() % 20_000)).await;
        server.kill().await?;
        server.restart().await?;
    }
    tally.wait_for(BETWEEN).await?;
    stop.send(true)?;
    let mut told: BTreeMap<usize, Vec<Told>> = BTreeMap::new();
    for (i, player) in players {
        told.entry(i).or_default().extend(player.await??);
    }
    let n_followers = followers.len();
    for (id, guest, follower) in followers {
        check_follower(&id, &guest, follower.await??).await?;
    }
    server.kill().await?;
    let mut result =
        Chaos { kills, acknowledged: 0, in_doubt: 0, in_doubt_made: 0, entries: 0, followers: n_followers };
    let store = Store::open(database).await?;
    for (i, id) in ids.iter().enumerate() {
        compare(&store, id, told.get(&i).map_or(&[][..], Vec::as_slice), &mut result).await?;
    }
    Ok(result)
}

/// Follows a table through everything until told to stop.
async fn follow(guest: Guest, table: String, mut stop: watch::Receiver<bool>) -> anyhow::Result<Follower> {
    let mut follower = Follower::default();
    loop {
        tokio::select! {
            followed = follower.follow(&guest, &table, i64::MAX) => followed?,
            _ = stop.wait_for(|&stop| stop) => return Ok(follower),
        }
    }
}

/// A page that followed shows what the server says now, and got every moment once.
async fn check_follower(id: &str, guest: &Guest, mut follower: Follower) -> anyhow::Result<()> {
    let now: Moment = guest.get(&format!("/api/tables/{id}/moment?lang=en")).await?;
    follower.follow(guest, id, now.seq).await?;
    let shown = follower.moment.context("a moment")?;
    ensure!(shown == serde_json::to_value(&now)?, "table {id}: the page shows something else");
    ensure!(follower.numbers.is_sorted(), "table {id}: moments came out of order");
    Ok(())
}

/// Every acknowledged choice stands in the log where the player was told, and nothing else does that nobody sent.
async fn compare(store: &Store, id: &str, told: &[Told], result: &mut Chaos) -> anyhow::Result<()> {
    let entries = store.entries(id, 0).await?;
    let mut sent: BTreeMap<i64, Vec<(&str, bool)>> = BTreeMap::new();
    for told in told {
        match told {
            Told::Accepted { seq, choice } => sent.entry(*seq).or_default().push((choice, true)),
            Told::Unknown { seq, choice } => sent.entry(*seq).or_default().push((choice, false)),
        }
    }
    for (n, entry) in entries.iter().enumerate() {
        ensure!(entry.seq == n as i64 + 1, "table {id}: entry {} at place {}", entry.seq, n + 1);
        // Where several choose at once, an answer in doubt may stand a little later: others were faster.
        let is_it = |at: i64, (choice, acknowledged): &(&str, bool)| {
            *choice == entry.what && (at == entry.seq || !acknowledged)
        };
        if !sent.range(..=entry.seq).any(|(&at, senders)| senders.iter().any(|sender| is_it(at, sender))) {
            bail!("table {id}: entry {} \"{}\" was sent by nobody", entry.seq, entry.what);
        }
    }
    for (seq, senders) in &sent {
        let entry = entries.get(usize::try_from(*seq - 1)?);
        for (choice, acknowledged) in senders {
            let made = entry.is_some_and(|entry| entry.what == *choice);
            if *acknowledged {
                ensure!(made, "table {id}: choice {seq} \"{choice}\" was acknowledged and is lost");
                result.acknowledged += 1;
            } else {
                result.in_doubt += 1;
                result.in_doubt_made += usize::from(made);
            }
        }
    }
    result.entries += entries.len();
    Ok(())
}
