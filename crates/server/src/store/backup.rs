//! The whole database as a text file: one JSON row a line, the same for both databases, so that a backup also moves a
//! server from SQLite to PostgreSQL. The last line tells the number of rows and a checksum of all lines before it. Saved
//! states are left out: they can be made again. A row at a time is held in memory, however many there are.

use super::schema::{self, Column, Table};
use super::work::Work;
use super::{Kind, Store, StoreError};
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::io::Write;

/// The first line.
pub(super) const FORMAT: &str = "tharsis-backup 2";

/// What can be made again.
const LEFT_OUT: &[&str] = &["health", "reviews"];

/// The tables of a backup, in its order: what is said of a game comes before its choices.
pub(super) fn tables() -> Vec<Table> {
    let mut tables = schema::tables();
    tables.retain(|table| !LEFT_OUT.contains(&table.name.as_str()));
    tables
}

/// The last line.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug, Default)]
pub(super) struct End {
    pub(super) rows: usize,
    /// Rows by table; the first format did not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tables: Option<BTreeMap<String, usize>>,
    /// Of all bytes before this line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) sha256: Option<String>,
}

/// Why a backup or restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the file cannot be used: {0}")]
    File(#[from] std::io::Error),
    /// Something in the file.
    #[error("line {line}: {fault}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        fault: LineFault,
    },
    /// There is something already.
    #[error("the database is not empty: restore into a new one")]
    NotEmpty,
}

/// What is wrong with a line of a backup.
#[derive(Debug, thiserror::Error)]
pub enum LineFault {
    /// Not JSON.
    #[error(transparent)]
    NotJson(#[from] serde_json::Error),
    /// It does not begin as backups do.
    #[error("a backup begins with \"{FORMAT}\"")]
    NotABackup,
    /// A row of a table that is not there.
    #[error("there is no table \"{0}\"")]
    NoTable(String),
    /// Neither a row nor the end.
    #[error("a row names its table and then its columns")]
    NotARow,
    /// A newer version made it.
    #[error("{table} has no column \"{column}\": a newer version made this backup")]
    NoColumn {
        /// The table.
        table: String,
        /// The column.
        column: String,
    },
    /// A field of the wrong kind, or none.
    #[error("{column} of {table} must be {}, not {found}", if *is_number { "a number" } else { "a text" })]
    Field {
        /// The table.
        table: String,
        /// The column.
        column: String,
        /// What it holds.
        is_number: bool,
        /// What was found.
        found: serde_json::Value,
    },
    /// The end is missing.
    #[error("the backup is cut off: its last line must tell the number of rows")]
    CutOff,
    /// The end tells of other rows.
    #[error("rows are missing or were added: the last line tells of {told}, there are {found}")]
    Count {
        /// As the last line says.
        told: usize,
        /// As they were counted.
        found: usize,
    },
    /// It is not what was written.
    #[error("the checksum does not fit: something in the file was altered")]
    Altered,
    /// A row that cannot be.
    #[error("{0}")]
    Row(StoreError),
    /// A game that cannot be played.
    #[error("table {game}: {why}")]
    Game {
        /// The table's id.
        game: String,
        /// Why not.
        why: crate::LogFault,
    },
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Store(error.into())
    }
}

/// Writes and sums up what it writes.
struct Summed<W> {
    out: W,
    sum: Sha256,
}

impl<W: Write> Summed<W> {
    fn line(&mut self, line: &str) -> std::io::Result<()> {
        for part in [line.as_bytes(), b"\n"] {
            self.sum.update(part);
            self.out.write_all(part)?;
        }
        Ok(())
    }
}

/// Writes everything, as of one moment. Returns how many rows.
pub async fn backup(store: &Store, out: &mut impl Write) -> Result<usize, BackupError> {
    let mut work = Work::begin_reading(store.pool()).await?;
    let mut file = Summed { out, sum: Sha256::new() };
    file.line(&format!("\"{FORMAT}\""))?;
    let mut end = End::default();
    let mut counts = BTreeMap::new();
    for table in tables() {
        let mut rows = sqlx::query(AssertSqlSafe(select(&table, store.kind()))).fetch(work.on());
        let mut n = 0;
        while let Some(row) = rows.try_next().await? {
            file.line(row.try_get::<&str, _>(0)?)?;
            n += 1;
        }
        drop(rows);
        end.rows += n;
        counts.insert(table.name, n);
    }
    work.roll_back().await?;
    end.tables = Some(counts);
    end.sha256 = Some(crate::ids::hex(&file.sum.finalize()));
    writeln!(file.out, "{}", serde_json::to_string(&end).expect("plain data"))?;
    file.out.flush()?;
    Ok(end.rows)
}

/// Every row as its line: the database writes it, which spares us to take every value apart and put it together again.
/// The entries of a game stand together and in order, so that it can be followed while it is read.
fn select(Table { name, columns }: &Table, kind: Kind) -> String {
    let field = |Column { name, .. }: &Column| match kind {
        Kind::Sqlite => format!("'\"{name}\":' || json_quote({name})"),
        Kind::Postgres => format!("'\"{name}\":' || to_json({name})::text"),
    };
    let fields: Vec<String> = columns.iter().map(field).collect();
    let order = if name == "entries" { " ORDER BY game, seq" } else { "" };
    format!("SELECT '[\"{name}\",{{' || {} || '}}]' AS line FROM {name}{order}", fields.join(" || ',' || "))
}
