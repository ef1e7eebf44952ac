//! Players and their secrets. A secret is never stored, only its hash.

use super::{Store, StoreError};
use sqlx::Row;

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Public.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Where "your turn" is posted to; empty for nowhere.
    pub webhook: String,
}

/// What a secret gives: an identity, or one seat of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The player; empty for a seat taken without an identity.
    pub player: String,
    /// The table and seat, if it is a secret of a seat.
    pub seat: Option<(String, u8)>,
}

impl Store {
    /// Adds a player.
    pub async fn add_player(&self, player: &PlayerRow, now: i64) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (id, name, webhook, created) VALUES ($1, $2, $3, $4)")
            .bind(&player.id)
            .bind(&player.name)
            .bind(&player.webhook)
            .bind(now)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// A player by id.
    pub async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, webhook FROM players WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        row.map(|row| {
            Ok(PlayerRow {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                webhook: row.try_get("webhook")?,
            })
        })
        .transpose()
    }

    /// Changes a player.
    pub async fn save_player(&self, player: &PlayerRow) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1, webhook = $2 WHERE id = $3")
            .bind(&player.name)
            .bind(&player.webhook)
            .bind(&player.id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Adds a secret by its hash.
    pub async fn add_key(&self, hash: &str, holder: &Holder, now: i64) -> Result<(), StoreError> {
        let (game, seat) = holder.seat.clone().unwrap_or_default();
        sqlx::query("INSERT INTO keys (hash, player, game, seat, created) VALUES ($1, $2, $3, $4, $5)")
            .bind(hash)
            .bind(&holder.player)
            .bind(game)
            .bind(i64::from(seat))
            .bind(now)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// What a secret gives, by its hash.
    pub async fn holder(&self, hash: &str) -> Result<Option<Holder>, StoreError> {
        let row = sqlx::query("SELECT player, game, seat FROM keys WHERE hash = $1")
            .bind(hash)
            .fetch_optional(self.pool())
            .await?;
        row.map(|row| {
            let (game, seat): (String, i64) = (row.try_get("game")?, row.try_get("seat")?);
            let seat = (!game.is_empty()).then(|| (game, u8::try_from(seat).unwrap_or(u8::MAX)));
            Ok(Holder { player: row.try_get("player")?, seat })
        })
        .transpose()
    }

    /// Takes back the secrets of a player's identity, so that old recovery links end.
    pub async fn drop_player_keys(&self, player: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM keys WHERE player = $1 AND game = ''")
            .bind(player)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}
