//! A backup read into an empty database, all of it or nothing. Nothing is kept before the last line is read and the
//! checksum fits.

use super::backup::{BackupError, End, FORMAT, LineFault, tables};
use super::schema::{Column, Table};
use super::work::Work;
use super::{Kind, Store};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::io::BufRead;

/// The first format: without checksum, its rows in any order.
const FORMAT_1: &str = "tharsis-backup 1";

/// Values that go into one statement at most: more bring little.
const VALUES_MAX: usize = 1000;

/// A backup, read line by line.
pub(super) struct Reader<R> {
    file: R,
    tables: Vec<Table>,
    buffer: Vec<u8>,
    sum: Sha256,
    /// The line read last, from 1.
    pub(super) line: usize,
    counts: BTreeMap<String, usize>,
    /// The entries of a game stand together.
    pub(super) is_ordered: bool,
}

/// A row of a backup.
pub(super) struct BackupRow {
    /// Which of the tables.
    pub(super) table: usize,
    pub(super) fields: Map<String, Value>,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub(super) fn new(file: R) -> Result<Reader<R>, BackupError> {
        let (buffer, sum, counts) = (Vec::new(), Sha256::new(), BTreeMap::new());
        let mut reader = Reader { file, tables: tables(), buffer, sum, line: 0, counts, is_ordered: true };
        let first = reader.value()?.unwrap_or(Value::Null);
        reader.is_ordered = first != FORMAT_1;
        if first != FORMAT && first != FORMAT_1 {
            return Err(reader.fault(LineFault::NotABackup));
        }
        reader.sum.update(&reader.buffer);
        Ok(reader)
    }

    pub(super) fn fault(&self, fault: LineFault) -> BackupError {
        BackupError::Line { line: self.line, fault }
    }

    pub(super) fn table(&self, row: &BackupRow) -> &Table {
        &self.tables[row.table]
    }

    /// The next line, which is in the buffer then; `None` at the end of the file.
    fn value(&mut self) -> Result<Option<Value>, BackupError> {
        self.buffer.clear();
        self.line += 1;
        if self.file.read_until(b'\n', &mut self.buffer)? == 0 {
            return Ok(None);
        }
        serde_json::from_slice(&self.buffer).map(Some).map_err(|error| self.fault(error.into()))
    }

    /// The next row; `None` after the last, if the last line fits all that was read.
    pub(super) fn row(&mut self) -> Result<Option<BackupRow>, BackupError> {
        let Some(value) = self.value()? else { return Err(self.fault(LineFault::CutOff)) };
        let row = match value {
            Value::Array(row) => row,
            end => return self.end(end).map(|()| None),
        };
        self.sum.update(&self.buffer);
        let row = self.understood(row).map_err(|fault| self.fault(fault))?;
        *self.counts.entry(self.tables[row.table].name.clone()).or_default() += 1;
        Ok(Some(row))
    }

    fn understood(&self, row: Vec<Value>) -> Result<BackupRow, LineFault> {
        let Ok([Value::String(name), Value::Object(fields)]) = <[Value; 2]>::try_from(row) else {
            return Err(LineFault::NotARow);
        };
        let table = self.tables.iter().position(|table| table.name == name);
        let table = table.ok_or(LineFault::NoTable(name))?;
        check_fields(&self.tables[table], &fields)?;
        Ok(BackupRow { table, fields })
    }

    fn end(&mut self, end: Value) -> Result<(), BackupError> {
        let told: End = serde_json::from_value(end).map_err(|_| self.fault(LineFault::NotARow))?;
        let found: usize = self.counts.values().sum();
        if told.rows != found {
            return Err(self.fault(LineFault::Count { told: told.rows, found }));
        }
        if !self.is_ordered {
            return Ok(());
        }
        let sum = crate::ids::hex(&std::mem::take(&mut self.sum).finalize());
        let counts = told.tables.unwrap_or_default();
        let is_counted = counts.iter().all(|(table, n)| self.counts.get(table).copied().unwrap_or(0) == *n);
        if told.sha256.as_ref() != Some(&sum) || !is_counted {
            return Err(self.fault(LineFault::Altered));
        }
        Ok(())
    }

    /// How many rows were read.
    pub(super) fn rows(&self) -> usize {
        self.counts.values().sum()
    }
}

/// Whether a row has the fields of its table. What an older backup does not have yet takes its default.
fn check_fields(table: &Table, fields: &Map<String, Value>) -> Result<(), LineFault> {
    let name = || table.name.clone();
    if let Some(column) = fields.keys().find(|key| table.columns.iter().all(|column| column.name != **key)) {
        return Err(LineFault::NoColumn { table: name(), column: column.clone() });
    }
    for Column { name: column, is_number, has_default } in &table.columns {
        let fits = match fields.get(column) {
            None => *has_default,
            Some(value) => {
                if *is_number {
                    value.is_i64()
                } else {
                    value.is_string()
                }
            }
        };
        if !fits {
            let found = fields.get(column).cloned().unwrap_or(Value::Null);
            let (table, column, is_number) = (name(), column.clone(), *is_number);
            return Err(LineFault::Field { table, column, is_number, found });
        }
    }
    Ok(())
}

/// Rows of one table with the same columns, inserted together.
struct Batch {
    table: usize,
    columns: Vec<String>,
    values: Vec<Value>,
}

impl Batch {
    fn takes(&self, row: &BackupRow) -> bool {
        self.table == row.table
            && self.values.len() + self.columns.len() <= VALUES_MAX
            && self.columns.len() == row.fields.len()
            && self.columns.iter().all(|column| row.fields.contains_key(column))
    }

    fn begin(row: BackupRow) -> Batch {
        let (columns, values) = row.fields.into_iter().unzip();
        Batch { table: row.table, columns, values }
    }

    fn add(&mut self, mut row: BackupRow) {
        let values = self.columns.iter().map(|column| row.fields.remove(column).unwrap_or(Value::Null));
        self.values.extend(values);
    }

    async fn insert(self, on: &mut AnyConnection, kind: Kind, tables: &[Table]) -> Result<(), sqlx::Error> {
        let n = self.columns.len();
        // SQLite looks for a place with a name among all of them, for every value.
        let place = |i: usize| match kind {
            Kind::Sqlite => "?".to_string(),
            Kind::Postgres => format!("${i}"),
        };
        let row = |first: usize| {
            let places: Vec<String> = (first..first + n).map(place).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = (0..self.values.len() / n).map(|i| row(i * n + 1)).collect();
        let (name, columns) = (&tables[self.table].name, self.columns.join(", "));
        let sql = format!("INSERT INTO {name} ({columns}) VALUES {}", rows.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for value in self.values {
            query = match value {
                Value::String(text) => query.bind(text),
                other => query.bind(other.as_i64().unwrap_or(0)),
            };
        }
        query.execute(on).await?;
        Ok(())
    }
}

/// Reads everything into an empty database, all of it or nothing. Returns how many rows.
pub async fn restore(store: &Store, file: &mut impl BufRead) -> Result<usize, BackupError> {
    let mut reader = Reader::new(file)?;
    let mut work = Work::begin(store.pool()).await?;
    let tables = tables();
    for Table { name, .. } in &tables {
        let sql = format!("SELECT COUNT(*) AS n FROM {name}");
        let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(work.on()).await?;
        if row.try_get::<i64, _>("n")? > 0 {
            return Err(BackupError::NotEmpty);
        }
    }
    let mut batch: Option<Batch> = None;
    while let Some(row) = reader.row()? {
        match &mut batch {
            Some(batch) if batch.takes(&row) => batch.add(row),
            _ => {
                if let Some(full) = batch.replace(Batch::begin(row)) {
                    full.insert(work.on(), store.kind(), &tables).await?;
                }
            }
        }
    }
    if let Some(rest) = batch {
        rest.insert(work.on(), store.kind(), &tables).await?;
    }
    work.commit().await?;
    if store.kind() == Kind::Sqlite {
        // All of it lies in the write-ahead log: into the file with it, before somebody copies that alone.
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_optional(store.pool()).await?;
    }
    Ok(reader.rows())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_row_of_another_version_takes_defaults_or_says_what_is_wrong() {
        let column =
            |name: &str, has_default| Column { name: name.to_string(), is_number: true, has_default };
        let table = Table { name: "t".to_string(), columns: vec![column("a", false), column("b", true)] };
        let fault = |row: Value| {
            let row = row.as_object().cloned().unwrap_or_default();
            check_fields(&table, &row).map_err(|fault| fault.to_string())
        };
        assert!(fault(json!({ "a": 1, "b": 2 })).is_ok());
        assert!(fault(json!({ "a": 1 })).is_ok());
        assert_eq!(fault(json!({ "b": 2 })).unwrap_err(), "a of t must be a number, not null");
        assert_eq!(fault(json!({ "a": "1" })).unwrap_err(), "a of t must be a number, not \"1\"");
        assert!(fault(json!({ "a": 1, "c": 3 })).unwrap_err().contains("no column \"c\""));
    }
}
