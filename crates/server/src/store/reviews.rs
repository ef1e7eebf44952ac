//! Reviews of finished games. They can be made again, so they are written without haste and left out where they are damaged.

use super::{Store, StoreError};
use sqlx::Row;

impl Store {
    /// The review of a table by this coach, if there is one: as it was kept.
    pub async fn review(&self, table: &str, coach: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT review FROM reviews WHERE game = $1 AND coach = $2";
        let row = sqlx::query(sql).bind(table).bind(coach).fetch_optional(self.pool()).await?;
        Ok(row.map(|row| row.try_get("review")).transpose()?)
    }

    /// Keeps the review of a table; one by another coach goes.
    pub async fn keep_review(&self, table: &str, coach: &str, review: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO reviews (game, coach, review) VALUES ($1, $2, $3)
            ON CONFLICT (game) DO UPDATE SET coach = excluded.coach, review = excluded.review";
        sqlx::query(sql).bind(table).bind(coach).bind(review).execute(self.pool()).await?;
        Ok(())
    }
}
