//! Lists of tables: what everybody sees, what one player has, what was left.

use super::tables::{COLUMNS, read};
use super::{Store, StoreError, TableRow};
use sqlx::Row;

impl Store {
    /// Public tables that are open or being played and were active since a time, the open ones first, then the latest;
    /// of one creator only so many. Without their seats.
    pub async fn public_tables(
        &self,
        since: i64,
        of_one: usize,
        limit: i64,
    ) -> Result<Vec<TableRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM (
                 SELECT {COLUMNS}, ROW_NUMBER() OVER (PARTITION BY creator ORDER BY stage, active DESC, id) AS place
                 FROM tables WHERE public = 1 AND stage IN ('open', 'playing') AND active > $1
             ) AS listed WHERE place <= $2 ORDER BY stage, active DESC, id LIMIT $3"
        ));
        let of_one = i64::try_from(of_one).unwrap_or(i64::MAX);
        let rows = sqlx::query(sql).bind(since).bind(of_one).bind(limit).fetch_all(self.pool()).await?;
        rows.iter().map(read).collect()
    }

    /// Adds the seats of tables.
    pub async fn add_seats(&self, tables: &mut [TableRow]) -> Result<(), StoreError> {
        for table in tables {
            table.seats = self.seats(&table.id).await?;
        }
        Ok(())
    }

    /// How many open tables a player has set up.
    pub async fn open_tables_of(&self, creator: &str) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) AS n FROM tables WHERE creator = $1 AND stage = 'open'";
        self.counted(sql, creator).await
    }

    /// How many running tables of bots alone a player has set up.
    pub async fn bot_tables_of(&self, creator: &str) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) AS n FROM tables WHERE creator = $1 AND stage = 'playing'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = tables.id AND seats.kind <> 'bot')";
        self.counted(sql, creator).await
    }

    async fn counted(&self, sql: &'static str, creator: &str) -> Result<usize, StoreError> {
        let n: i64 = sqlx::query(sql).bind(creator).fetch_one(self.pool()).await?.try_get("n")?;
        Ok(usize::try_from(n).unwrap_or(0))
    }

    /// Open tables at which nothing has happened since a time, another for those that are not listed.
    pub async fn open_since(
        &self,
        listed: i64,
        unlisted: i64,
        limit: i64,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE stage = 'open'
             AND ((public = 1 AND active < $1) OR (public = 0 AND active < $2)) LIMIT $3",
        )
        .bind(listed)
        .bind(unlisted)
        .bind(limit)
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Closes a table that is open still; whether it was.
    pub async fn expire(&self, id: &str) -> Result<bool, StoreError> {
        let mut work = self.work().await?;
        let closed =
            sqlx::query("UPDATE tables SET stage = 'closed', due = 0 WHERE id = $1 AND stage = 'open'")
                .bind(id)
                .execute(work.on())
                .await?;
        self.tell(&mut work, id).await?;
        work.commit().await?;
        Ok(closed.rows_affected() == 1)
    }

    /// Somebody was at a table.
    pub async fn set_active(&self, id: &str, now: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET active = $1 WHERE id = $2")
            .bind(now)
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}
