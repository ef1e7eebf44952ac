//! A player over HTTP that takes any legal choice, and remembers what it was told.

use crate::client::{Fault, Guest};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tharsis_wire::api::{Accepted, Ask, Moment, Stage, TableInfo};

/// What became of a choice, as the player was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// It was accepted and led to this moment.
    Accepted {
        /// The moment it led to.
        seq: i64,
        /// The choice.
        choice: String,
    },
    /// The connection was lost before an answer came: it may have been made as this entry.
    Unknown {
        /// The entry it would be, or a later one if others were faster.
        seq: i64,
        /// The choice.
        choice: String,
    },
}

/// Any legal choice, only that no card is sold while there is something else to do: such a game would never end.
pub fn choose(ask: &Ask, random: &mut Pcg64Mcg) -> String {
    let all = || ask.choices.iter().map(|offer| &offer.choice);
    let others: Vec<&String> = all().filter(|choice| !choice.starts_with("sell ")).collect();
    let among = if others.is_empty() { all().collect() } else { others };
    among[(random.next_u64() % among.len() as u64) as usize].clone()
}

/// One look and, if asked, one choice. `None` if not asked; an error if the look itself failed.
async fn step(guest: &Guest, table: &str, random: &mut Pcg64Mcg) -> Result<Option<Told>, Fault> {
    let moment: Moment = guest.get(&format!("/api/tables/{table}/moment?lang=en")).await?;
    let Some(ask) = moment.ask else { return Ok(None) };
    let choice = choose(&ask, random);
    let body = json!({ "seq": moment.seq, "choices": [choice] });
    match guest.post::<Accepted>(&format!("/api/tables/{table}/choices"), &body).await {
        Ok(accepted) => Ok(Some(Told::Accepted { seq: accepted.seq, choice })),
        Err(Fault::Refused(409, _)) => Ok(None),
        Err(Fault::Refused(status, problem)) => Err(Fault::Refused(status, problem)),
        Err(Fault::Lost(_)) => Ok(Some(Told::Unknown { seq: moment.seq + 1, choice })),
    }
}

/// Choices accepted so far, by all players of a drill: faults follow what was played, not the time, so that a slow
/// machine is shown as much as a fast one.
#[derive(Clone, Debug, Default)]
pub struct Tally(Arc<AtomicUsize>);

impl Tally {
    /// How long the next choice may take before the server counts as dead.
    const PATIENCE: Duration = Duration::from_secs(60);

    fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Waits until so many more were accepted, or all games are over.
    pub async fn wait_for(&self, more: usize) -> anyhow::Result<()> {
        let target = self.count() + more;
        let (mut seen, mut since) = (self.count(), Instant::now());
        // Every player holds a copy.
        while self.count() < target && Arc::strong_count(&self.0) > 1 {
            if self.count() > seen {
                (seen, since) = (self.count(), Instant::now());
            }
            anyhow::ensure!(
                since.elapsed() < Tally::PATIENCE,
                "no choice was accepted for {:?}",
                Tally::PATIENCE
            );
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }
}

/// Plays for a seat until the game is over or the time has come, through lost connections.
pub async fn random_player(
    guest: Guest,
    table: String,
    seed: u64,
    tally: Tally,
    stop: tokio::sync::watch::Receiver<bool>,
) -> anyhow::Result<Vec<Told>> {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let mut told = Vec::new();
    while !*stop.borrow() {
        match step(&guest, &table, &mut random).await {
            Ok(Some(done)) => {
                let accepted = matches!(done, Told::Accepted { .. });
                tally.0.fetch_add(usize::from(accepted), Ordering::Relaxed);
                told.push(done);
            }
            Ok(None) => {
                let info: Result<TableInfo, Fault> = guest.get(&format!("/api/tables/{table}")).await;
                if info.is_ok_and(|info| info.stage == Stage::Over) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            Err(Fault::Lost(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(refused) => anyhow::bail!("table {table}: {refused}"),
        }
    }
    Ok(told)
}

/// Plays a game to its end, all seats in turn.
pub async fn finish_game(guests: &[Guest], table: &str, seed: u64) -> Result<(), Fault> {
    let mut random = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    loop {
        let info: TableInfo = guests[0].get(&format!("/api/tables/{table}")).await?;
        if info.stage == Stage::Over {
            return Ok(());
        }
        let mut moved = false;
        for guest in guests {
            while step(guest, table, &mut random).await?.is_some() {
                moved = true;
            }
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
