//! Two server processes on one PostgreSQL, both receiving choices for the same tables.

use crate::client::{Guest, Http};
use crate::player::{Tally, random_player};
use crate::process::Process;
use anyhow::ensure;
use std::path::Path;
use std::time::Duration;
use tharsis_server::store::Store;
use tharsis_wire::api::{Accepted, Moment};
use tokio::sync::watch;

/// After this a process that has not caught up never will.
const CATCH_UP: Duration = Duration::from_secs(30);

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Tables played at.
    pub tables: usize,
    /// Choices accepted by either process.
    pub accepted: usize,
    /// Races of the same moment at both processes, each won by exactly one.
    pub races: usize,
    /// The longest time until the other process showed what one had accepted, in milliseconds.
    pub slowest_ms: u128,
}

/// Plays so many choices at so many tables; seats use different processes, and every table is raced for.
pub async fn pair(binary: &Path, database: &str, tables: usize, choices: usize) -> anyhow::Result<Pair> {
    let servers =
        [Process::start(binary, database, &[]).await?, Process::start(binary, database, &[]).await?];
    let sides = servers.each_ref().map(|server| Http::new(server.base()));
    let (stop, stopped) = watch::channel(false);
    let mut seats: Vec<[Guest; 2]> = Vec::new();
    let mut ids = Vec::new();
    for _ in 0..tables {
        let one = Guest::new(&sides[0], "One").await?;
        let two = Guest::new(&sides[1], "Two").await?;
        let id = one.table(&["me", "open"]).await?.table.id;
        two.join(&id).await?;
        seats.push([one, two]);
        ids.push(id);
    }
    let mut result = Pair { tables, accepted: 0, races: 0, slowest_ms: 0 };
    for (id, guests) in ids.iter().zip(&seats) {
        race(id, guests, &sides, &mut result).await?;
    }
    let tally = Tally::default();
    let mut players = Vec::new();
    for (i, (id, guests)) in ids.iter().zip(&seats).enumerate() {
        for (n, guest) in guests.iter().enumerate() {
            let seed = (2 * i + n) as u64;
            let player = random_player(guest.clone(), id.clone(), seed, tally.clone(), stopped.clone());
            players.push(tokio::spawn(player));
        }
    }
    tally.wait_for(choices).await?;
    stop.send(true)?;
    for player in players {
        result.accepted += player.await??.len();
    }
    let store = Store::open(database).await?;
    for (id, guests) in ids.iter().zip(&seats) {
        agree(&store, id, guests, &sides, &mut result).await?;
    }
    Ok(result)
}

/// The same moment is answered at both processes at once, with every legal choice of the seat: one is accepted.
async fn race(id: &str, guests: &[Guest; 2], sides: &[Http; 2], result: &mut Pair) -> anyhow::Result<()> {
    let moment: Moment = guests[0].get(&format!("/api/tables/{id}/moment?lang=en")).await?;
    let Some(ask) = moment.ask else { return Ok(()) };
    let path = format!("/api/tables/{id}/choices");
    let mut tries = Vec::new();
    for (i, offer) in ask.choices.iter().take(8).enumerate() {
        let guest = Guest::with_key(&sides[i % 2], guests[0].key.clone());
        let body = serde_json::json!({ "seq": moment.seq, "choices": [offer.choice] });
        let path = path.clone();
        tries.push(tokio::spawn(async move { guest.post::<Accepted>(&path, &body).await.is_ok() }));
    }
    let mut won = 0;
    for attempt in tries {
        won += usize::from(attempt.await?);
    }
    ensure!(won == 1, "table {id}: {won} choices were accepted for one moment");
    result.races += 1;
    Ok(())
}

/// Both processes show the same history, and it is the database's.
async fn agree(
    store: &Store,
    id: &str,
    guests: &[Guest; 2],
    sides: &[Http; 2],
    result: &mut Pair,
) -> anyhow::Result<()> {
    let newest = store.entries(id, 0).await?.len() as i64;
    for guest in guests {
        let start = std::time::Instant::now();
        let mut shown = Vec::new();
        for side in sides {
            let guest = Guest::with_key(side, guest.key.clone());
            loop {
                let moment: Moment = guest.get(&format!("/api/tables/{id}/moment?lang=en")).await?;
                if moment.seq >= newest {
                    shown.push(serde_json::to_value(&moment)?);
                    break;
                }
                ensure!(start.elapsed() < CATCH_UP, "table {id}: a process does not catch up");
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
        result.slowest_ms = result.slowest_ms.max(start.elapsed().as_millis());
        ensure!(shown[0] == shown[1], "table {id}: the processes show different games");
    }
    Ok(())
}
