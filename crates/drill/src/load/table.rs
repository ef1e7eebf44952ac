//! A table of the load, played by one program for both seats. It keeps the game itself, dealt as the database says, so that
//! it need not ask before it sends: like a page that follows by its stream.

use crate::client::{Fault, Guest, Http};
use anyhow::Context;
use serde_json::json;
use tharsis_kernel::{Seat, read_seed};
use tharsis_server::store::Store;
use tharsis_wire::Play;
use tharsis_wire::api::Accepted;

/// Choices sent together while playing forward.
const TOGETHER: usize = 16;

/// A table, and who plays there.
pub(super) struct Table {
    pub(super) id: String,
    /// Entries of its log.
    pub(super) seq: i64,
    pub(super) guests: [Guest; 2],
    play: Box<dyn Play>,
}

impl Table {
    pub(super) async fn set_up(http: &Http, store: &Store, number: u64) -> anyhow::Result<Table> {
        let name = format!("Player {number}");
        let guests = [Guest::new(http, &name).await?, Guest::new(http, &name).await?];
        let id = guests[0].table(&["me", "open"]).await?.table.id;
        guests[1].join(&id).await?;
        let row = store.table(&id).await?.context("the table")?;
        let seed = read_seed(&row.seed).context("a seed")?;
        let play = tharsis_wire::game(&row.game).context("a game")?.begin(&row.options, 2, seed)?;
        Ok(Table { id, seq: 0, guests, play })
    }

    /// Any legal choice of whoever is asked; `None` when the game is over.
    pub(super) fn next(&self) -> Option<(Seat, String)> {
        let seat = self.play.asked().iter().next()?;
        let level = "random".parse().expect("a level");
        Some((seat, self.play.think(seat, level, self.play.steps() as u64)))
    }

    /// Sends choices of a seat, and makes them here when they are accepted.
    pub(super) async fn send(&mut self, seat: Seat, choices: Vec<String>) -> Result<(), Fault> {
        let path = format!("/api/tables/{}/choices", self.id);
        let body = json!({ "seq": self.seq, "choices": choices });
        let accepted: Accepted = self.guests[seat.idx()].post(&path, &body).await?;
        for choice in &choices {
            self.play.play(seat, choice).expect("the server took it");
        }
        self.seq = accepted.seq;
        Ok(())
    }

    /// Plays until so many choices are made, or the game is over.
    pub(super) async fn play_to(&mut self, steps: usize) -> anyhow::Result<()> {
        while self.play.steps() < steps {
            let Some((seat, first)) = self.next() else { return Ok(()) };
            let mut ahead = self.play.copy();
            let mut together = vec![first];
            ahead.play(seat, &together[0]).expect("legal");
            while together.len() < TOGETHER && ahead.asked().iter().next() == Some(seat) {
                let level = "random".parse().expect("a level");
                let choice = ahead.think(seat, level, ahead.steps() as u64);
                ahead.play(seat, &choice).expect("legal");
                together.push(choice);
            }
            self.send(seat, together).await?;
        }
        Ok(())
    }
}
