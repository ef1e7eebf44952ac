//! What clients asked for and were told, with times: the histories that the checker compares with the log.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Microseconds since the laboratory began.
pub type Micros = u64;

/// What a seat asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Choices, made together or not at all.
    Choices(Vec<String>),
    /// To take choices back, to after so many.
    Undo(usize),
    /// To make again what was taken back.
    Redo,
}

/// What became of it, as the client was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was made, and led to this moment.
    Made(i64),
    /// It was refused and changed nothing.
    Refused(u16),
    /// No answer came, or one that leaves it open (5xx): made or not.
    InDoubt,
}

/// A move: everything that becomes entries of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Whose.
    pub seat: u8,
    /// The moment it answered.
    pub seq: i64,
    /// What was asked.
    pub asked: Asked,
    /// When it was sent first.
    pub start: Micros,
    /// When the last answer came, or was given up.
    pub end: Micros,
    /// What became of it.
    pub answer: Answer,
}

/// What somebody wanted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// To sit down.
    Join,
    /// To get up: before the start the seat is open again, later a bot stands in.
    Leave,
    /// To take the seat back from the bot.
    Return,
}

/// Coming, going and coming back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// Who.
    pub player: String,
    /// Which seat; as the answer says for a join.
    pub seat: u8,
    /// What was wanted.
    pub what: Seating,
    /// The game had begun when it was sent.
    pub begun: bool,
    /// The newest moment known before it was sent.
    pub seen: i64,
    /// The moment its answer tells of.
    pub known: i64,
    /// When it was sent.
    pub start: Micros,
    /// When the answer came.
    pub end: Micros,
    /// Whether it was done; `None` if that is not known.
    pub done: Option<bool>,
}

/// A moment that a stream showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// To which seat; to a spectator if there is none.
    pub viewer: Option<u8>,
    /// The number of the moment.
    pub seq: i64,
    /// The scene, as [`crate::lab::digest`] of it.
    pub scene: u64,
    /// The viewer was asked something.
    pub asked: bool,
}

/// All that happened at one table, as its clients saw it.
#[derive(Clone, Default, Debug)]
pub struct History {
    /// Moves, in any order.
    pub moves: Vec<Move>,
    /// Seats, in any order.
    pub sittings: Vec<Sitting>,
    /// What streams showed.
    pub shown: Vec<Shown>,
    /// Streams that sent what does not fit.
    pub broken: Vec<String>,
}

/// Where all clients write their histories.
#[derive(Clone, Debug)]
pub struct Recorder {
    began: Instant,
    tables: Arc<Mutex<HashMap<String, History>>>,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder { began: Instant::now(), tables: Arc::default() }
    }
}

impl Recorder {
    /// Now.
    pub fn now(&self) -> Micros {
        self.began.elapsed().as_micros() as Micros
    }

    /// Writes into the history of a table.
    pub fn write(&self, table: &str, write: impl FnOnce(&mut History)) {
        let mut tables = self.lock();
        match tables.get_mut(table) {
            Some(history) => write(history),
            None => write(tables.entry(table.to_string()).or_default()),
        }
    }

    /// All histories.
    pub fn take(&self) -> HashMap<String, History> {
        std::mem::take(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, History>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
