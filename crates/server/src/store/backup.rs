//! The whole database as a text file, and back: one JSON row a line, the same for both databases, so that a
//! backup also moves a server from SQLite to PostgreSQL. Saved states are left out: they can be made again.

use super::{Store, StoreError};
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::io::{BufRead, Write};

const FORMAT: &str = "tharsis-backup 1";

/// The tables with their columns; those of numbers are marked.
const TABLES: &[(&str, &[(&str, bool)])] = &[
    ("players", &[("id", false), ("name", false), ("webhook", false), ("created", true)]),
    ("keys", &[("hash", false), ("player", false), ("game", false), ("seat", true), ("created", true)]),
    (
        "tables",
        &[
            ("id", false),
            ("game", false),
            ("rules", true),
            ("options", false),
            ("seed", false),
            ("settings", false),
            ("public", true),
            ("creator", false),
            ("created", true),
            ("stage", false),
            ("parent", false),
            ("rematch", false),
            ("active", true),
            ("seq", true),
            ("step", true),
            ("asked", true),
            ("due", true),
            ("points", false),
            ("winners", true),
        ],
    ),
    (
        "seats",
        &[
            ("game", false),
            ("seat", true),
            ("kind", false),
            ("player", false),
            ("name", false),
            ("bot", false),
        ],
    ),
    (
        "entries",
        &[
            ("game", false),
            ("seq", true),
            ("seat", true),
            ("what", false),
            ("by_whom", false),
            ("at", true),
            ("begins", true),
            ("reveals", true),
            ("asked", true),
        ],
    ),
];

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
    /// A field of the wrong kind, or none.
    #[error("{column} of {table} must be {}, not {found}", if *is_number { "a number" } else { "a text" })]
    Field {
        /// The table.
        table: &'static str,
        /// The column.
        column: &'static str,
        /// What it holds.
        is_number: bool,
        /// What was found.
        found: Value,
    },
    /// The end is missing.
    #[error("the backup is cut off: its last line must tell the number of rows")]
    CutOff,
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Store(error.into())
    }
}

/// Writes everything, as of one moment. Returns how many rows.
pub async fn backup(store: &Store, out: &mut impl Write) -> Result<usize, BackupError> {
    let mut transaction = store.pool().begin().await?;
    if store.kind() == super::Kind::Postgres {
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *transaction).await?;
    }
    writeln!(out, "{}", json!(FORMAT))?;
    let mut rows = 0;
    for (table, columns) in TABLES {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        let sql = format!("SELECT {} FROM {table}", names.join(", "));
        for row in sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut *transaction).await? {
            writeln!(out, "{}", json!([table, to_json(&row, columns)?]))?;
            rows += 1;
        }
    }
    writeln!(out, "{}", json!({ "rows": rows }))?;
    out.flush()?;
    Ok(rows)
}

fn to_json(row: &AnyRow, columns: &[(&str, bool)]) -> Result<Value, sqlx::Error> {
    let mut fields = Map::new();
    for &(name, is_number) in columns {
        let value = if is_number {
            json!(row.try_get::<i64, _>(name)?)
        } else {
            json!(row.try_get::<String, _>(name)?)
        };
        fields.insert(name.to_string(), value);
    }
    Ok(Value::Object(fields))
}

/// Reads everything into an empty database, all of it or nothing. Returns how many rows.
pub async fn restore(store: &Store, file: &mut impl BufRead) -> Result<usize, BackupError> {
    let mut transaction = store.pool().begin().await?;
    for (table, _) in TABLES {
        let sql = format!("SELECT COUNT(*) AS n FROM {table}");
        let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *transaction).await?;
        if row.try_get::<i64, _>("n")? > 0 {
            return Err(BackupError::NotEmpty);
        }
    }
    let (mut rows, mut complete) = (0, false);
    for (i, text) in file.lines().enumerate() {
        let bad = |fault: LineFault| BackupError::Line { line: i + 1, fault };
        let value: Value = serde_json::from_str(&text?).map_err(|error| bad(error.into()))?;
        if i == 0 {
            if value != FORMAT {
                return Err(bad(LineFault::NotABackup));
            }
        } else if let Some(n) = value.get("rows") {
            complete = *n == json!(rows);
        } else {
            let (sql, values) = insert_of(&value).map_err(bad)?;
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for value in values {
                query = match value {
                    Value::Number(n) => query.bind(n.as_i64().unwrap_or(0)),
                    other => query.bind(other.as_str().unwrap_or_default().to_string()),
                };
            }
            query.execute(&mut *transaction).await?;
            rows += 1;
        }
    }
    if !complete {
        return Err(BackupError::Line { line: rows + 2, fault: LineFault::CutOff });
    }
    transaction.commit().await?;
    Ok(rows)
}

/// A row of the file as an insert, with its values in order.
fn insert_of(value: &Value) -> Result<(String, Vec<Value>), LineFault> {
    let table = value.get(0).and_then(Value::as_str).unwrap_or_default();
    let known = TABLES.iter().find(|(name, _)| *name == table);
    let (name, columns) = known.ok_or_else(|| LineFault::NoTable(table.to_string()))?;
    let mut values = Vec::new();
    for (column, is_number) in *columns {
        let found = value.get(1).and_then(|row| row.get(column)).cloned().unwrap_or(Value::Null);
        if found.is_i64() != *is_number || found.is_string() == *is_number {
            return Err(LineFault::Field { table: name, column, is_number: *is_number, found });
        }
        values.push(found);
    }
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<String> = (1..=columns.len()).map(|i| format!("${i}")).collect();
    Ok((format!("INSERT INTO {name} ({}) VALUES ({})", names.join(", "), places.join(", ")), values))
}
