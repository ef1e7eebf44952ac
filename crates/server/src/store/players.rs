//! Players and their secrets. A secret is never stored, only its hash.

use super::{Store, StoreError};
use sqlx::{AnyConnection, Row};

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
    pub seat: Option<Link>,
}

/// A seat as its key names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Holds as long as the seat has this one.
    pub generation: i64,
}

impl Store {
    /// Adds a player with the hash of their first secret.
    pub async fn add_player(&self, player: &PlayerRow, key: &str, now: i64) -> Result<(), StoreError> {
        let mut work = self.work().await?;
        sqlx::query("INSERT INTO players (id, name, webhook, created) VALUES ($1, $2, $3, $4)")
            .bind(&player.id)
            .bind(&player.name)
            .bind(&player.webhook)
            .bind(now)
            .execute(work.on())
            .await?;
        add_key(work.on(), key, &player.id, None, now).await?;
        Ok(work.commit().await?)
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

    /// What a secret gives now, by its hash: nothing if its seat was given up since.
    pub async fn holder(&self, hash: &str) -> Result<Option<Holder>, StoreError> {
        let Some(remembered) = &self.remembered else { return self.look_up(hash).await };
        if let Some(holder) = remembered.get(hash) {
            return Ok(Some(holder));
        }
        let age = remembered.age();
        let found = self.look_up(hash).await?;
        if let Some(holder) = &found {
            remembered.put(age, hash, holder);
        }
        Ok(found)
    }

    async fn look_up(&self, hash: &str) -> Result<Option<Holder>, StoreError> {
        let row = sqlx::query(
            "SELECT keys.player, keys.game, keys.seat, keys.generation FROM keys
             LEFT JOIN seats ON seats.game = keys.game AND seats.seat = keys.seat
             WHERE keys.hash = $1 AND (keys.game = '' OR keys.generation = seats.generation)",
        )
        .bind(hash)
        .fetch_optional(self.pool())
        .await?;
        row.map(|row| {
            let (table, seat): (String, i64) = (row.try_get("game")?, row.try_get("seat")?);
            let seat = u8::try_from(seat).unwrap_or(u8::MAX);
            let link = Link { table, seat, generation: row.try_get("generation")? };
            Ok(Holder { player: row.try_get("player")?, seat: (!link.table.is_empty()).then_some(link) })
        })
        .transpose()
    }

    /// Gives a player a new secret, by its hash; all their earlier ones end, and all private links to their seats.
    pub async fn renew_key(&self, player: &str, key: &str, now: i64) -> Result<(), StoreError> {
        let mut work = self.work().await?;
        for sql in [
            "DELETE FROM keys WHERE player = $1",
            "UPDATE seats SET generation = generation + 1 WHERE player = $1",
        ] {
            sqlx::query(sql).bind(player).execute(work.on()).await?;
        }
        add_key(work.on(), key, player, None, now).await?;
        self.tell(&mut work, &format!("player {player}")).await?;
        Ok(work.commit().await?)
    }

    /// The tables at which a player sits.
    pub async fn seats_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT game FROM seats WHERE player = $1")
            .bind(player)
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
    }
}

/// Adds a secret by its hash: of a player, or of a seat.
pub(super) async fn add_key(
    connection: &mut AnyConnection,
    hash: &str,
    player: &str,
    link: Option<&Link>,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO keys (hash, player, game, seat, generation, created) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(hash)
    .bind(player)
    .bind(link.map_or("", |link| &link.table))
    .bind(link.map_or(0, |link| i64::from(link.seat)))
    .bind(link.map_or(0, |link| link.generation))
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}
