//! Daily deals: what is dealt on a day, who began it, and the secret all of it follows from.

use super::tables::{COLUMNS, read};
use super::{Store, StoreError, TableRow};
use crate::ids;
use sqlx::{AssertSqlSafe, Row};
use tharsis_wire::api::{DailyKind, Stage};

/// The secret of daily deals among all secrets.
const FOR_DEALS: &str = "daily-deals";

/// A deal of a day as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRow {
    /// The day.
    pub day: String,
    /// The game.
    pub game: String,
    /// Alone or against bots.
    pub kind: DailyKind,
    /// The options line.
    pub options: String,
    /// The bots' levels.
    pub bots: Vec<String>,
}

impl DealRow {
    /// How its tables name it.
    pub fn name(&self) -> String {
        format!("{} {}", self.day, self.kind.word())
    }
}

impl Store {
    /// What daily deals follow from: made once, the same for all processes, and kept by backups.
    pub async fn secret_of_deals(&self) -> Result<String, StoreError> {
        let find = || sqlx::query("SELECT secret FROM secrets WHERE id = $1").bind(FOR_DEALS);
        if let Some(row) = find().fetch_optional(self.pool()).await? {
            return Ok(row.try_get("secret")?);
        }
        let mut work = self.work().await?;
        sqlx::query("INSERT INTO secrets (id, secret) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
            .bind(FOR_DEALS)
            .bind(ids::secret())
            .execute(work.on())
            .await?;
        work.commit().await?;
        Ok(find().fetch_one(self.pool()).await?.try_get("secret")?)
    }

    /// The deals of a day that were written down.
    pub async fn deals_of(&self, day: &str) -> Result<Vec<DealRow>, StoreError> {
        let sql = "SELECT game, kind, options, bots FROM deals WHERE day = $1";
        let rows = sqlx::query(sql).bind(day).fetch_all(self.pool()).await?;
        let deal = |row: &sqlx::any::AnyRow| {
            let (kind, bots): (String, String) = (row.try_get("kind")?, row.try_get("bots")?);
            let unknown = || StoreError::Broken(format!("a daily deal of kind \"{kind}\""));
            Ok(DealRow {
                day: day.to_string(),
                game: row.try_get("game")?,
                kind: DailyKind::from_word(&kind).ok_or_else(unknown)?,
                options: row.try_get("options")?,
                bots: bots.split_whitespace().map(str::to_string).collect(),
            })
        };
        rows.iter().map(deal).collect()
    }

    /// Writes deals down, unless somebody was faster.
    pub async fn add_deals(&self, deals: &[DealRow]) -> Result<(), StoreError> {
        let mut work = self.work().await?;
        for deal in deals {
            let sql = "INSERT INTO deals (day, game, kind, options, bots) VALUES ($1, $2, $3, $4, $5)
                       ON CONFLICT (day, game, kind) DO NOTHING";
            sqlx::query(sql)
                .bind(&deal.day)
                .bind(&deal.game)
                .bind(deal.kind.word())
                .bind(&deal.options)
                .bind(deal.bots.join(" "))
                .execute(work.on())
                .await?;
        }
        Ok(work.commit().await?)
    }

    /// Days before one on which somebody played, the latest first.
    pub async fn days_before(&self, day: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT SUBSTR(daily, 1, 10) AS day FROM tables WHERE daily <> '' AND daily < $1
                   ORDER BY day DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(day).bind(limit as i64).fetch_all(self.pool()).await?;
        rows.iter().map(|row| Ok(row.try_get("day")?)).collect()
    }

    /// All tables of a day's deals of a kind, in the order in which they were begun. With their seats.
    pub async fn tables_of_deal(&self, name: &str) -> Result<Vec<TableRow>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tables WHERE daily <> '' AND daily = $1 ORDER BY created, id"
        ));
        let rows = sqlx::query(sql).bind(name).fetch_all(self.pool()).await?;
        let mut tables = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        for part in tables.chunks_mut(PART) {
            self.add_seats(part).await?;
        }
        Ok(tables)
    }

    /// Somebody's table of a daily deal, and where it stands.
    pub async fn table_at_deal(
        &self,
        player: &str,
        game: &str,
        name: &str,
    ) -> Result<Option<(String, Stage)>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tables WHERE daily <> '' AND daily = $1 AND game = $2 AND creator = $3"
        ));
        let row = sqlx::query(sql).bind(name).bind(game).bind(player).fetch_optional(self.pool()).await?;
        row.as_ref().map(read).transpose().map(|row| row.map(|row| (row.id, row.stage)))
    }

    /// Somebody's table that was taken in from a record.
    pub async fn table_of_record(&self, player: &str, hash: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE imported <> '' AND imported = $1 AND creator = $2";
        let row = sqlx::query(sql).bind(hash).bind(player).fetch_optional(self.pool()).await?;
        row.map(|row| Ok(row.try_get("id")?)).transpose()
    }

    /// Deletes a table with all there is of it. Returns the tables that were made from it, which stay.
    pub async fn delete_table(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let mut work = self.work().await?;
        let made =
            sqlx::query("SELECT id FROM tables WHERE parent = $1").bind(id).fetch_all(work.on()).await?;
        let made = made.iter().map(|row| row.try_get("id")).collect::<Result<Vec<String>, _>>()?;
        for sql in [
            "DELETE FROM entries WHERE game = $1",
            "DELETE FROM seats WHERE game = $1",
            "DELETE FROM keys WHERE game = $1",
            "DELETE FROM hidden WHERE game = $1",
            "DELETE FROM reviews WHERE game = $1",
            "UPDATE tables SET parent = '' WHERE parent = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(sql).bind(id).execute(work.on()).await?;
        }
        for table in made.iter().map(String::as_str).chain([id]) {
            self.tell(&mut work, table).await?;
        }
        work.commit().await?;
        Ok(made)
    }
}

/// Tables whose seats are read at a time.
const PART: usize = 500;
