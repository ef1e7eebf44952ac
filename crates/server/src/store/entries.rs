//! The log of a table: choices and undos, numbered.

use super::{Store, StoreError};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Who made an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByWhom {
    /// The player of the seat.
    Player,
    /// A bot of the server.
    Bot,
    /// A bot, because the time was used up.
    Clock,
    /// Taken over from another table when this one was made.
    Copied,
}

impl ByWhom {
    /// As it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            ByWhom::Player => "player",
            ByWhom::Bot => "bot",
            ByWhom::Clock => "clock",
            ByWhom::Copied => "copied",
        }
    }

    pub(super) fn from_word(word: &str) -> Result<ByWhom, StoreError> {
        [ByWhom::Player, ByWhom::Bot, ByWhom::Clock, ByWhom::Copied]
            .into_iter()
            .find(|by| by.word() == word)
            .ok_or_else(|| StoreError::Broken(format!("an entry by \"{word}\"")))
    }
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Counted from 1.
    pub seq: i64,
    /// Whose.
    pub seat: u8,
    /// A choice in notation, or `undo STEPS`.
    pub what: String,
    /// Who made it.
    pub by: ByWhom,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The first of the choices sent together.
    pub begins: bool,
    /// Somebody learnt something new, or nobody asked whether: among people it cannot be taken back.
    pub reveals: bool,
    /// Who is asked after it, as bits.
    pub asked: u8,
    /// What its sender calls it, if it is the first of what was sent together and has a name; else empty.
    pub sent: String,
    /// The hash of the state it led to, as a number that databases know; 0 if nobody kept it.
    pub hash: i64,
}

impl EntryRow {
    /// The hash of the state it led to, if it was kept.
    pub fn state_hash(&self) -> Option<u64> {
        (self.hash != 0).then_some(self.hash.cast_unsigned())
    }
}

fn read(row: &AnyRow) -> Result<EntryRow, StoreError> {
    let small = |column: &str| -> Result<u8, StoreError> {
        let value: i64 = row.try_get(column)?;
        u8::try_from(value).map_err(|_| StoreError::Broken(format!("{column} {value} of an entry")))
    };
    Ok(EntryRow {
        seq: row.try_get("seq")?,
        seat: small("seat")?,
        what: row.try_get("what")?,
        by: ByWhom::from_word(&row.try_get::<String, _>("by_whom")?)?,
        at: row.try_get("at")?,
        begins: small("begins")? != 0,
        reveals: small("reveals")? != 0,
        asked: small("asked")?,
        sent: row.try_get("sent")?,
        hash: row.try_get("hash")?,
    })
}

impl Store {
    /// The entries after a number, in order.
    pub async fn entries(&self, game: &str, after: i64) -> Result<Vec<EntryRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, seat, what, by_whom, at, begins, reveals, asked, sent, hash FROM entries
             WHERE game = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(game)
        .bind(after)
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(read).collect()
    }
}
