//! Tables and their seats.

use super::players::{Link, add_key};
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
    /// 64 hexadecimal digits: a secret until the game is over. Empty before the start, unless it was chosen.
    pub seed: String,
    /// What the seed is made of, together with the seats' contributions: a secret until the game is over. Empty for a
    /// known deal.
    pub secret: String,
    /// How it is played.
    pub settings: Settings,
    /// The id of whoever set it up.
    pub creator: String,
    /// When.
    pub created: i64,
    /// When the game began; 0 before, and on tables of older days.
    pub started: i64,
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
    /// Everybody's corporation at the end, `-` for none; empty if nobody has looked yet.
    pub corporations: Vec<String>,
    /// The daily deal that is played ("DAY KIND"), or empty.
    pub daily: String,
    /// The hash of the record it was taken in from, or empty.
    pub imported: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// A table of somebody that has not begun, with nothing on it.
    pub fn new(id: String, game: &str, rules: u16, creator: &str, now: i64) -> TableRow {
        TableRow {
            id,
            game: game.to_string(),
            rules,
            options: String::new(),
            seed: String::new(),
            secret: String::new(),
            settings: Settings::default(),
            creator: creator.to_string(),
            created: now,
            started: 0,
            stage: Stage::Open,
            parent: String::new(),
            rematch: String::new(),
            active: now,
            seq: 0,
            step: 0,
            asked: 0,
            points: Vec::new(),
            winners: 0,
            corporations: Vec::new(),
            daily: String::new(),
            imported: String::new(),
            seats: Vec::new(),
        }
    }

    /// Where a player sits.
    pub fn seat_of_player(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(|seat| !player.is_empty() && seat.player == player)
    }
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
    /// How often it was given up: keys made before hold no longer.
    pub generation: i64,
    /// What it adds to the deal: a secret until the game is over.
    pub contribution: String,
}

impl SeatRow {
    /// A seat for anybody.
    pub fn open() -> SeatRow {
        SeatRow {
            kind: SeatKind::Open,
            player: String::new(),
            name: String::new(),
            bot: String::new(),
            generation: 0,
            contribution: String::new(),
        }
    }

    /// A seat of a player.
    pub fn human(player: &str, name: &str, contribution: String) -> SeatRow {
        let (player, name) = (player.to_string(), name.to_string());
        SeatRow { kind: SeatKind::Human, player, name, contribution, ..SeatRow::open() }
    }

    /// Whether a bot moves for this seat now.
    pub fn is_bots(&self) -> bool {
        !self.bot.is_empty()
    }
}

pub(super) const COLUMNS: &str = "id, game, rules, options, seed, secret, settings, creator, created, started, stage, parent, rematch, active, seq, step, asked, points, winners, corporations, daily, imported";

pub(super) fn join(points: &[i32]) -> String {
    points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

pub(super) const fn kind_word(kind: SeatKind) -> &'static str {
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
    let (points, corporations): (String, String) = (row.try_get("points")?, row.try_get("corporations")?);
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: u16::try_from(row.try_get::<i64, _>("rules")?).map_err(|_| broken("unknown rules"))?,
        options: row.try_get("options")?,
        seed: row.try_get("seed")?,
        secret: row.try_get("secret")?,
        settings: read_settings(&settings)?,
        creator: row.try_get("creator")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        stage: read_stage(&stage)?,
        parent: row.try_get("parent")?,
        rematch: row.try_get("rematch")?,
        active: row.try_get("active")?,
        seq: row.try_get("seq")?,
        step: usize::try_from(row.try_get::<i64, _>("step")?).unwrap_or(0),
        asked: u8::try_from(row.try_get::<i64, _>("asked")?).unwrap_or(0),
        points: points.split_whitespace().filter_map(|word| word.parse().ok()).collect(),
        winners: u8::try_from(row.try_get::<i64, _>("winners")?).unwrap_or(0),
        corporations: corporations.split_whitespace().map(str::to_string).collect(),
        daily: row.try_get("daily")?,
        imported: row.try_get("imported")?,
        seats: Vec::new(),
    })
}

pub(super) fn read_seat(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let kind = read_kind(&row.try_get::<String, _>("kind")?)?;
    Ok(SeatRow {
        kind,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        generation: row.try_get("generation")?,
        contribution: row.try_get("contribution")?,
    })
}

impl Store {
    /// Adds a table with its seats, the entries it takes over from another, and the key of a seat by its hash; whether it
    /// was. It is not where there is one already that there can be only one of: the rematch of its parent, somebody's table
    /// of a daily deal or of a record.
    pub async fn add_table(
        &self,
        table: &TableRow,
        copied: &[EntryRow],
        key: Option<(u8, &str)>,
        is_rematch: bool,
    ) -> Result<bool, StoreError> {
        let mut work = self.work().await?;
        if is_rematch {
            let set = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch = ''")
                .bind(&table.id)
                .bind(&table.parent)
                .execute(work.on())
                .await?;
            if set.rows_affected() == 0 {
                work.roll_back().await?;
                return Ok(false);
            }
            self.tell(&mut work, &table.parent).await?;
        }
        if !insert_table(work.on(), table).await? {
            work.roll_back().await?;
            return Ok(false);
        }
        for (i, seat) in table.seats.iter().enumerate() {
            add_seat(work.on(), &table.id, i, seat).await?;
        }
        for entry in copied {
            super::writer::insert(work.on(), &table.id, entry).await?;
        }
        if let Some((seat, hash)) = key {
            let row = &table.seats[usize::from(seat)];
            let link = Link { table: table.id.clone(), seat, generation: row.generation };
            add_key(work.on(), hash, &row.player, Some(&link), table.created).await?;
        }
        work.commit().await?;
        Ok(true)
    }

    /// A table with its seats.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let mut lent = self.connections.lend().await?;
        let table = read_table(lent.on(), id).await?;
        lent.give_back();
        Ok(table)
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
}

impl Store {
    /// A game that has not begun is played under these rules.
    pub async fn set_rules(&self, id: &str, rules: u16) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET rules = $1 WHERE id = $2 AND stage = 'open' AND seq = 0")
            .bind(i64::from(rules))
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}

/// A table with its seats, as part of a unit of work.
pub(super) async fn read_table(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<TableRow>, StoreError> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1"));
    let row = sqlx::query(sql).bind(id).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(None) };
    let mut table = read(&row)?;
    table.seats = seats(connection, id).await?;
    Ok(Some(table))
}

async fn seats(connection: &mut AnyConnection, id: &str) -> Result<Vec<SeatRow>, StoreError> {
    let sql =
        "SELECT kind, player, name, bot, generation, contribution FROM seats WHERE game = $1 ORDER BY seat";
    let seats = sqlx::query(sql).bind(id).fetch_all(connection).await?;
    seats.iter().map(read_seat).collect()
}

async fn insert_table(connection: &mut AnyConnection, table: &TableRow) -> Result<bool, StoreError> {
    let settings = serde_json::to_string(&table.settings).expect("plain data");
    // Whoever is asked first may be a bot.
    let due = if table.stage == Stage::Playing { table.started } else { 0 };
    let inserted = sqlx::query(
        "INSERT INTO tables (id, game, rules, options, seed, secret, settings, public, creator, created, started, stage,
         parent, rematch, active, seq, step, asked, due, points, winners, corporations, daily, imported)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '', $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
         ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(&table.options)
    .bind(&table.seed)
    .bind(&table.secret)
    .bind(settings)
    .bind(i64::from(table.settings.public))
    .bind(&table.creator)
    .bind(table.created)
    .bind(table.started)
    .bind(stage_word(table.stage))
    .bind(&table.parent)
    .bind(table.active)
    .bind(table.seq)
    .bind(table.step as i64)
    .bind(i64::from(table.asked))
    .bind(due)
    .bind(join(&table.points))
    .bind(i64::from(table.winners))
    .bind(table.corporations.join(" "))
    .bind(&table.daily)
    .bind(&table.imported)
    .execute(connection)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

async fn add_seat(
    connection: &mut AnyConnection,
    id: &str,
    i: usize,
    seat: &SeatRow,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO seats (game, seat, kind, player, name, bot, generation, contribution)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(id)
        .bind(i as i64)
        .bind(kind_word(seat.kind))
        .bind(&seat.player)
        .bind(&seat.name)
        .bind(&seat.bot)
        .bind(seat.generation)
        .bind(&seat.contribution)
        .execute(&mut *connection)
        .await?;
    Ok(())
}
