//! The whole database as a text file, and back: one JSON row a line, the same for both databases, so that a
//! backup also moves a server from SQLite to PostgreSQL. Saved states are left out: they can be made again.

use super::schema::{self, Column, Table};
use super::work::Work;
use super::{Store, StoreError};
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::io::{BufRead, Write};

const FORMAT: &str = "tharsis-backup 1";

/// What can be made again.
const LEFT_OUT: &[&str] = &["snapshots", "health"];

fn tables() -> Vec<Table> {
    let mut tables = schema::tables();
    tables.retain(|table| !LEFT_OUT.contains(&table.name.as_str()));
    tables
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
    let mut work = Work::begin_reading(store.pool()).await?;
    writeln!(out, "{}", json!(FORMAT))?;
    let mut rows = 0;
    for Table { name, columns } in tables() {
        let sql = format!("SELECT * FROM {name}");
        for row in sqlx::query(AssertSqlSafe(sql)).fetch_all(work.on()).await? {
            writeln!(out, "{}", json!([name, to_json(&row, &columns)?]))?;
            rows += 1;
        }
    }
    writeln!(out, "{}", json!({ "rows": rows }))?;
    out.flush()?;
    work.roll_back().await?;
    Ok(rows)
}

fn to_json(row: &AnyRow, columns: &[Column]) -> Result<Value, sqlx::Error> {
    let mut fields = Map::new();
    for Column { name, is_number, .. } in columns {
        let value = if *is_number {
            json!(row.try_get::<i64, _>(name.as_str())?)
        } else {
            json!(row.try_get::<String, _>(name.as_str())?)
        };
        fields.insert(name.clone(), value);
    }
    Ok(Value::Object(fields))
}

/// Reads everything into an empty database, all of it or nothing. Returns how many rows.
pub async fn restore(store: &Store, file: &mut impl BufRead) -> Result<usize, BackupError> {
    let mut work = Work::begin(store.pool()).await?;
    let tables = tables();
    for Table { name, .. } in &tables {
        let sql = format!("SELECT COUNT(*) AS n FROM {name}");
        let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(work.on()).await?;
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
            let (sql, values) = insert_of(&tables, &value).map_err(bad)?;
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for value in values {
                query = match value {
                    Value::Number(n) => query.bind(n.as_i64().unwrap_or(0)),
                    other => query.bind(other.as_str().unwrap_or_default().to_string()),
                };
            }
            query.execute(work.on()).await?;
            rows += 1;
        }
    }
    if !complete {
        return Err(BackupError::Line { line: rows + 2, fault: LineFault::CutOff });
    }
    work.commit().await?;
    Ok(rows)
}

/// A row of the file as an insert, with its values in order. What an older backup does not have yet takes its default.
fn insert_of(tables: &[Table], value: &Value) -> Result<(String, Vec<Value>), LineFault> {
    let name = value.get(0).and_then(Value::as_str).unwrap_or_default();
    let table = tables.iter().find(|table| table.name == name);
    let table = table.ok_or_else(|| LineFault::NoTable(name.to_string()))?;
    let row = value.get(1).and_then(Value::as_object).ok_or(LineFault::NotARow)?;
    if let Some(column) = row.keys().find(|key| table.columns.iter().all(|column| column.name != **key)) {
        return Err(LineFault::NoColumn { table: name.to_string(), column: column.clone() });
    }
    let (mut names, mut values) = (Vec::new(), Vec::new());
    for Column { name: column, is_number, has_default } in &table.columns {
        let value = match row.get(column) {
            None if *has_default => continue,
            None => &Value::Null,
            Some(value) => value,
        };
        if value.is_i64() != *is_number || value.is_string() == *is_number {
            let (table, column, found) = (name.to_string(), column.clone(), value.clone());
            return Err(LineFault::Field { table, column, is_number: *is_number, found });
        }
        names.push(column.as_str());
        values.push(value.clone());
    }
    let places: Vec<String> = (1..=names.len()).map(|i| format!("${i}")).collect();
    Ok((format!("INSERT INTO {name} ({}) VALUES ({})", names.join(", "), places.join(", ")), values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_another_version_takes_defaults_or_says_what_is_wrong() {
        let column =
            |name: &str, has_default| Column { name: name.to_string(), is_number: true, has_default };
        let tables = [Table { name: "t".to_string(), columns: vec![column("a", false), column("b", true)] }];
        let sql = |row: Value| {
            insert_of(&tables, &json!(["t", row])).map(|(sql, _)| sql).map_err(|fault| fault.to_string())
        };
        assert_eq!(sql(json!({ "a": 1, "b": 2 })).unwrap(), "INSERT INTO t (a, b) VALUES ($1, $2)");
        assert_eq!(sql(json!({ "a": 1 })).unwrap(), "INSERT INTO t (a) VALUES ($1)");
        assert_eq!(sql(json!({ "b": 2 })).unwrap_err(), "a of t must be a number, not null");
        assert_eq!(sql(json!({ "a": "1" })).unwrap_err(), "a of t must be a number, not \"1\"");
        assert!(sql(json!({ "a": 1, "c": 3 })).unwrap_err().contains("no column \"c\""));
    }
}
