//! Tables and their seats.

use super::{EntryRow, Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use tharsis_wire::api::{SeatKind, Settings, Stage};

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id, also the code to be read aloud.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules it is played under.
    pub rules: u16,
    /// The options line.
    pub options: String,
    /// 64 hexadecimal digits: a secret until the game is over.
    pub seed: String,
    /// How it is played.
    pub settings: Settings,
    /// The id of whoever set it up.
    pub creator: String,
    /// When.
    pub created: i64,
    /// Where it stands.
    pub stage: Stage,
    /// The table it was made from, or empty.
    pub parent: String,
    /// The rematch, or empty.
    pub rematch: String,
    /// When something happened last.
    pub active: i64,
    /// Entries so far.
    pub seq: i64,
    /// Choices so far.
    pub step: usize,
    /// Who is asked, as bits.
    pub asked: u8,
    /// Points at the end.
    pub points: Vec<i32>,
    /// Winners, as bits.
    pub winners: u8,
    /// The seats.
    pub seats: Vec<SeatRow>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who sits here.
    pub kind: SeatKind,
    /// The player, or empty.
    pub player: String,
    /// What it is called.
    pub name: String,
    /// The bot that sits here or stands in, or empty.
    pub bot: String,
}

impl SeatRow {
    /// Whether a bot moves for this seat now.
    pub fn is_bots(&self) -> bool {
        !self.bot.is_empty()
    }
}

pub(super) const COLUMNS: &str = "id, game, rules, options, seed, settings, creator, created, stage, parent, rematch, active, seq, step, asked, points, winners";

pub(super) fn join(points: &[i32]) -> String {
    points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}

const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

const fn kind_word(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Human => "human",
        SeatKind::Bot => "bot",
    }
}

fn read_stage(word: &str) -> Result<Stage, StoreError> {
    [Stage::Open, Stage::Playing, Stage::Over, Stage::Closed]
        .into_iter()
        .find(|&it| stage_word(it) == word)
        .ok_or_else(|| StoreError::Broken("a table with an unknown stage".to_string()))
}

fn read_kind(word: &str) -> Result<SeatKind, StoreError> {
    [SeatKind::Open, SeatKind::Human, SeatKind::Bot]
        .into_iter()
        .find(|&it| kind_word(it) == word)
        .ok_or_else(|| StoreError::Broken(format!("a seat of kind \"{word}\"")))
}

fn read_settings(text: &str) -> Result<Settings, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::Broken("a table with unreadable settings".to_string()))
}

/// Whether a table's row could be read.
pub(super) fn check_words(stage: &str, settings: &str) -> Result<(), StoreError> {
    read_stage(stage)?;
    read_settings(settings).map(drop)
}

/// Whether a seat's row could be read.
pub(super) fn check_kind(kind: &str) -> Result<(), StoreError> {
    read_kind(kind).map(drop)
}

pub(super) fn read(row: &AnyRow) -> Result<TableRow, StoreError> {
    let broken = |what: &str| StoreError::Broken(format!("a table with {what}"));
    let stage: String = row.try_get("stage")?;
    let settings: String = row.try_get("settings")?;
    let points: String = row.try_get("points")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: u16::try_from(row.try_get::<i64, _>("rules")?).map_err(|_| broken("unknown rules"))?,
        options: row.try_get("options")?,
        seed: row.try_get("seed")?,
        settings: read_settings(&settings)?,
        creator: row.try_get("creator")?,
        created: row.try_get("created")?,
        stage: read_stage(&stage)?,
        parent: row.try_get("parent")?,
        rematch: row.try_get("rematch")?,
        active: row.try_get("active")?,
        seq: row.try_get("seq")?,
        step: usize::try_from(row.try_get::<i64, _>("step")?).unwrap_or(0),
        asked: u8::try_from(row.try_get::<i64, _>("asked")?).unwrap_or(0),
        points: points.split_whitespace().filter_map(|word| word.parse().ok()).collect(),
        winners: u8::try_from(row.try_get::<i64, _>("winners")?).unwrap_or(0),
        seats: Vec::new(),
    })
}

fn read_seat(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let kind = read_kind(&row.try_get::<String, _>("kind")?)?;
    Ok(SeatRow { kind, player: row.try_get("player")?, name: row.try_get("name")?, bot: row.try_get("bot")? })
}

impl Store {
    /// Adds a table with its seats and the entries it takes over from another.
    pub async fn add_table(&self, table: &TableRow, copied: &[EntryRow]) -> Result<(), StoreError> {
        let mut work = self.work().await?;
        let settings = serde_json::to_string(&table.settings).expect("plain data");
        sqlx::query(
            "INSERT INTO tables (id, game, rules, options, seed, settings, public, creator, created, stage, parent,
             rematch, active, seq, step, asked, due, points, winners)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '', $12, $13, $14, $15, $16, '', 0)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(i64::from(table.rules))
        .bind(&table.options)
        .bind(&table.seed)
        .bind(settings)
        .bind(i64::from(table.settings.public))
        .bind(&table.creator)
        .bind(table.created)
        .bind(stage_word(table.stage))
        .bind(&table.parent)
        .bind(table.created)
        .bind(table.seq)
        .bind(table.step as i64)
        .bind(i64::from(table.asked))
        .bind(table.created)
        .execute(work.on())
        .await?;
        for (i, seat) in table.seats.iter().enumerate() {
            add_seat(work.on(), &table.id, i, seat).await?;
        }
        for entry in copied {
            super::writer::insert(work.on(), &table.id, entry).await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// A table with its seats.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(self.pool()).await?;
        let Some(row) = row else { return Ok(None) };
        let mut table = read(&row)?;
        table.seats = self.seats(id).await?;
        Ok(Some(table))
    }

    pub(super) async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let seats = sqlx::query("SELECT kind, player, name, bot FROM seats WHERE game = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(self.pool())
            .await?;
        seats.iter().map(read_seat).collect()
    }

    async fn with_seats(&self, rows: Vec<AnyRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let mut table = read(row)?;
            table.seats = self.seats(&table.id).await?;
            tables.push(table);
        }
        Ok(tables)
    }

    /// The tables of a player, the latest first.
    pub async fn tables_of(&self, player: &str, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tables WHERE id IN (SELECT game FROM seats WHERE player = $1) OR creator = $1
             ORDER BY active DESC LIMIT $2"
        ));
        let rows = sqlx::query(sql).bind(player).bind(limit).fetch_all(self.pool()).await?;
        self.with_seats(rows).await
    }

    /// Tables on which the server itself should have acted before a time, with when: the first of those after one.
    pub async fn due_tables(
        &self,
        before: i64,
        (since, after): &(i64, String),
        limit: usize,
    ) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, due FROM tables WHERE due > 0 AND due < $1 AND stage = 'playing'
             AND (due > $2 OR (due = $2 AND id > $3)) ORDER BY due, id LIMIT $4",
        )
        .bind(before)
        .bind(since)
        .bind(after)
        .bind(limit as i64)
        .fetch_all(self.pool())
        .await?;
        rows.iter().map(|row| Ok((row.try_get("due")?, row.try_get("id")?))).collect()
    }

    /// Gives an open seat to a player or bot. False if it was not open any more.
    pub async fn take_seat(&self, id: &str, seat: u8, taker: &SeatRow) -> Result<bool, StoreError> {
        let taken = sqlx::query(
            "UPDATE seats SET kind = $1, player = $2, name = $3, bot = $4
             WHERE game = $5 AND seat = $6 AND kind = 'open'",
        )
        .bind(kind_word(taker.kind))
        .bind(&taker.player)
        .bind(&taker.name)
        .bind(&taker.bot)
        .bind(id)
        .bind(i64::from(seat))
        .execute(self.pool())
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Changes who moves for a seat that is not open.
    pub async fn set_seat(&self, id: &str, seat: u8, row: &SeatRow) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE seats SET kind = $1, player = $2, name = $3, bot = $4 WHERE game = $5 AND seat = $6",
        )
        .bind(kind_word(row.kind))
        .bind(&row.player)
        .bind(&row.name)
        .bind(&row.bot)
        .bind(id)
        .bind(i64::from(seat))
        .execute(self.pool())
        .await?;
        Ok(())
    }

    /// Moves a table on from one stage to another. False if it was not there any more.
    pub async fn set_stage(&self, id: &str, from: &[Stage], to: Stage, due: i64) -> Result<bool, StoreError> {
        let mut moved = 0;
        for &from in from {
            moved += sqlx::query("UPDATE tables SET stage = $1, due = $2 WHERE id = $3 AND stage = $4")
                .bind(stage_word(to))
                .bind(due)
                .bind(id)
                .bind(stage_word(from))
                .execute(self.pool())
                .await?
                .rows_affected();
        }
        Ok(moved > 0)
    }

    /// A game that has not begun is played under these rules.
    pub async fn set_rules(&self, id: &str, rules: u16) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET rules = $1 WHERE id = $2 AND stage = 'open' AND seq = 0")
            .bind(i64::from(rules))
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// When the server has to act on this table; 0 for never.
    pub async fn set_due(&self, id: &str, due: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET due = $1 WHERE id = $2")
            .bind(due)
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Remembers the rematch of a table. False if there is one already.
    pub async fn set_rematch(&self, id: &str, rematch: &str) -> Result<bool, StoreError> {
        let set = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch = ''")
            .bind(rematch)
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(set.rows_affected() == 1)
    }
}

async fn add_seat(
    connection: &mut AnyConnection,
    id: &str,
    i: usize,
    seat: &SeatRow,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO seats (game, seat, kind, player, name, bot) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(id)
        .bind(i as i64)
        .bind(kind_word(seat.kind))
        .bind(&seat.player)
        .bind(&seat.name)
        .bind(&seat.bot)
        .execute(&mut *connection)
        .await?;
    Ok(())
}
