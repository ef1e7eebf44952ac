//! The schema: the files of `migrations/`, built into the program. They bring a database up to date, and whoever must
//! know all tables and columns (the backup) reads them here, so that a new column is written down once.

use super::StoreError;
use super::connections::Connections;
use rust_embed::RustEmbed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

#[derive(RustEmbed)]
#[folder = "migrations/"]
struct Files;

/// A table of the database.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) columns: Vec<Column>,
}

/// A column, which is never empty.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub(crate) name: String,
    /// A number; else a text.
    pub(crate) is_number: bool,
    /// It came later: rows of older days have this.
    pub(crate) has_default: bool,
}

/// Brings a database up to date.
pub(super) async fn bring_up_to_date(connections: &Connections) -> Result<(), StoreError> {
    let migrations = Migrator::with_migrations(files().map(|(name, sql)| migration(&name, sql)).collect());
    let mut lent = connections.lend().await?;
    migrations.run_direct(None, lent.on(), false).await?;
    lent.give_back();
    Ok(())
}

/// All tables, in the order in which they were made.
pub(crate) fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    let mut files: Vec<(String, String)> = files().collect();
    files.sort();
    for (_, sql) in files {
        read(&sql, &mut tables);
    }
    tables
}

fn files() -> impl Iterator<Item = (String, String)> {
    Files::iter().map(|name| {
        let file = Files::get(&name).expect("it was just listed");
        (name.into_owned(), String::from_utf8(file.data.into_owned()).expect("migrations are text"))
    })
}

/// `0002_more_columns.sql` is the second migration, "more columns".
fn migration(name: &str, sql: String) -> Migration {
    let (version, rest) = name.split_once('_').expect("a migration is called NUMBER_WHAT.sql");
    let version = version.parse().expect("a migration begins with its number");
    let what = rest.trim_end_matches(".sql").replace('_', " ");
    Migration::new(version, what.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
}

/// Takes in what a migration does: tables made and dropped, and columns added to them.
fn read(sql: &str, tables: &mut Vec<Table>) {
    let code: Vec<&str> = sql.lines().map(|line| line.split("--").next().unwrap_or_default()).collect();
    for statement in code.join("\n").split(';') {
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words.as_slice() {
            ["CREATE", "TABLE", name, ..] => {
                let (_, body) = statement.split_once('(').expect("a table has columns");
                tables.push(Table { name: name.to_string(), columns: columns(body) });
            }
            ["DROP", "TABLE", name] => tables.retain(|table| table.name != *name),
            ["ALTER", "TABLE", name, "ADD", "COLUMN", column @ ..] => {
                let table = tables.iter_mut().find(|table| table.name == *name).expect("a table made before");
                table.columns.extend(read_column(column));
            }
            _ => {}
        }
    }
}

fn columns(body: &str) -> Vec<Column> {
    body.split(',').filter_map(|item| read_column(&item.split_whitespace().collect::<Vec<_>>())).collect()
}

/// None for what is no column: a key over several of them.
fn read_column(words: &[&str]) -> Option<Column> {
    let [name, kind @ ("TEXT" | "BIGINT" | "BYTEA"), more @ ..] = words else { return None };
    Some(Column {
        name: name.to_string(),
        is_number: *kind == "BIGINT",
        has_default: more.contains(&"DEFAULT"),
    })
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;
    use sqlx::Row;

    /// The database itself is the judge of how the migrations are read.
    #[tokio::test]
    async fn the_schema_read_is_the_schema_made() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'";
        let made = sqlx::query(sql).fetch_all(store.pool()).await.expect("a list");
        let names =
            |rows: &[sqlx::any::AnyRow]| -> Vec<String> { rows.iter().map(|row| row.get("name")).collect() };
        let tables = tables();
        assert_eq!(names(&made), tables.iter().map(|table| table.name.clone()).collect::<Vec<_>>());
        for table in tables {
            let sql = AssertSqlSafe(format!("SELECT name, type FROM pragma_table_info('{}')", table.name));
            let made = sqlx::query(sql).fetch_all(store.pool()).await.expect("a list");
            let read: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
            assert_eq!(names(&made), read, "{}", table.name);
        }
    }

    #[test]
    fn a_column_added_later_is_known_with_its_default() {
        let mut tables = Vec::new();
        read("CREATE TABLE a (\n  x TEXT NOT NULL, -- not y BIGINT\n  PRIMARY KEY (x, y)\n);", &mut tables);
        read("ALTER TABLE a ADD COLUMN y BIGINT NOT NULL DEFAULT 0;", &mut tables);
        let text = Column { name: "x".to_string(), is_number: false, has_default: false };
        let number = Column { name: "y".to_string(), is_number: true, has_default: true };
        let columns = vec![text, number];
        assert_eq!(tables, [Table { name: "a".to_string(), columns }]);
    }
}
