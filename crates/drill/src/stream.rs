//! Reading a table's stream, and following a table by it as a page does.

use crate::client::{Fault, Guest, Http};
use anyhow::{Context, ensure};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use serde_json::Value;
use std::collections::BTreeMap;
use tharsis_wire::api::{LogEntry, Moment, Update};

/// A message of a stream.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Message {
    /// What kind it is.
    pub event: String,
    /// Its number, if it has one.
    pub id: Option<String>,
    /// What it says.
    pub data: String,
}

/// An open stream.
#[derive(Debug)]
pub struct Stream {
    body: Incoming,
    buffer: Vec<u8>,
    /// All bytes that came, for tests of what leaves the server.
    pub received: u64,
}

impl Stream {
    /// Opens the stream of a table, from after a moment if one is known.
    pub async fn open(http: &Http, table: &str, key: &str, seen: Option<i64>) -> Result<Stream, Fault> {
        Stream::open_at(http, &format!("{table}/stream?lang=en"), key, seen).await
    }

    /// The same, told what each answer would bring, as the pages of players are.
    pub async fn open_with_insight(
        http: &Http,
        table: &str,
        key: &str,
        seen: Option<i64>,
    ) -> Result<Stream, Fault> {
        Stream::open_at(http, &format!("{table}/stream?lang=en&insight=true"), key, seen).await
    }

    async fn open_at(http: &Http, path: &str, key: &str, seen: Option<i64>) -> Result<Stream, Fault> {
        let lost = |error: String| Fault::Lost(error);
        let mut request = Request::builder().uri(format!("{}/api/tables/{path}", http.base));
        if !key.is_empty() {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        if let Some(seq) = seen {
            request = request.header("last-event-id", seq.to_string());
        }
        let request = request.body(Full::new(Bytes::new())).map_err(|error| lost(error.to_string()))?;
        let response = http.client.request(request).await.map_err(|error| lost(error.to_string()))?;
        if !response.status().is_success() {
            return Err(lost(format!("status {}", response.status())));
        }
        Ok(Stream { body: response.into_body(), buffer: Vec::new(), received: 0 })
    }

    /// The next message; an error when the connection is lost.
    pub async fn next(&mut self) -> Result<Message, Fault> {
        loop {
            if let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.buffer.drain(..end + 2).collect();
                let message = read(&String::from_utf8_lossy(&block));
                if !message.data.is_empty() {
                    return Ok(message);
                }
                continue;
            }
            match self.body.frame().await {
                Some(Ok(frame)) => {
                    if let Ok(bytes) = frame.into_data() {
                        self.received += bytes.len() as u64;
                        self.buffer.extend_from_slice(&bytes);
                    }
                }
                Some(Err(error)) => return Err(Fault::Lost(error.to_string())),
                None => return Err(Fault::Lost("the stream has ended".to_string())),
            }
        }
    }
}

fn read(block: &str) -> Message {
    let mut message = Message::default();
    for line in block.lines() {
        match line.split_once(": ").or_else(|| line.split_once(':')) {
            Some(("event", event)) => message.event = event.to_string(),
            Some(("id", id)) => message.id = Some(id.to_string()),
            Some(("data", data)) => message.data.push_str(data),
            _ => {}
        }
    }
    message
}

/// Follows a table by its stream as a page does: keeps the moment by its patches, and the log.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    /// The moment as JSON, once it came.
    pub moment: Option<Value>,
    /// Its number.
    pub seq: i64,
    /// The entries of the log that came with updates, by their number.
    pub log: BTreeMap<usize, LogEntry>,
    /// How often the whole moment came.
    pub wholes: u32,
    /// Numbers of all updates and moments, in order.
    pub numbers: Vec<i64>,
}

impl Follower {
    /// Takes in a message. Says what is wrong if it does not fit.
    pub fn take(&mut self, message: &Message) -> anyhow::Result<()> {
        match message.event.as_str() {
            "moment" => {
                let moment: Moment = serde_json::from_str(&message.data)?;
                self.seq = moment.seq;
                self.moment = serde_json::from_str(&message.data).ok();
                self.log.retain(|_, entry| entry.step <= moment.step);
                self.wholes += 1;
                self.numbers.push(self.seq);
            }
            "update" => {
                let update: Update = serde_json::from_str(&message.data)?;
                ensure!(update.base == self.seq, "an update from {} at {}", update.base, self.seq);
                let moment = self.moment.as_mut().context("an update before the first moment")?;
                let patch: json_patch::Patch = serde_json::from_value(update.patch)?;
                json_patch::patch(moment, &patch)?;
                if let Some(step) = update.undone {
                    self.log.retain(|_, entry| entry.step <= step);
                }
                self.log.extend(update.log.into_iter().map(|entry| (entry.key, entry)));
                self.seq = update.seq;
                self.numbers.push(self.seq);
            }
            _ => {}
        }
        Ok(())
    }

    /// Follows until a moment is reached, coming back by itself when the connection is lost.
    pub async fn follow(&mut self, guest: &Guest, table: &str, until: i64) -> anyhow::Result<()> {
        while self.seq < until || self.moment.is_none() {
            let seen = self.moment.is_some().then_some(self.seq);
            let Ok(mut stream) = Stream::open(&guest.http, table, &guest.key, seen).await else {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                continue;
            };
            while self.seq < until || self.moment.is_none() {
                match stream.next().await {
                    Ok(message) => self.take(&message)?,
                    Err(_) => break,
                }
            }
        }
        Ok(())
    }
}
