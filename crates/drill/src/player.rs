//! A player over HTTP that takes any legal choice.

use crate::client::{Fault, Guest};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use serde_json::json;
use std::time::Duration;
use tharsis_wire::api::{Accepted, Ask, Moment, Stage, TableInfo};

/// Any legal choice, only that no card is sold while there is something else to do: such a game would never end.
pub fn choose(ask: &Ask, random: &mut Pcg64Mcg) -> String {
    let all = || ask.choices.iter().map(|offer| &offer.choice);
    let others: Vec<&String> = all().filter(|choice| !choice.starts_with("sell ")).collect();
    let among = if others.is_empty() { all().collect() } else { others };
    among[(random.next_u64() % among.len() as u64) as usize].clone()
}

/// One look and, if asked, one choice. False if nothing was to be done.
async fn step(guest: &Guest, table: &str, random: &mut Pcg64Mcg) -> Result<bool, Fault> {
    let moment: Moment = guest.get(&format!("/api/tables/{table}/moment?lang=en")).await?;
    let Some(ask) = moment.ask else { return Ok(false) };
    let choice = choose(&ask, random);
    let body = json!({ "seq": moment.seq, "choices": [choice] });
    match guest.post::<Accepted>(&format!("/api/tables/{table}/choices"), &body).await {
        Ok(_) => Ok(true),
        Err(Fault::Refused(409, _)) => Ok(false),
        Err(fault) => Err(fault),
    }
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
            while step(guest, table, &mut random).await? {
                moved = true;
            }
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
