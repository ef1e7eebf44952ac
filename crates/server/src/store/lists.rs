//! Lists of tables: what everybody sees, what one player has, what was left. All are read in parts, each from where
//! the last one ended, so that none is ever cut without a word.

use super::tables::{COLUMNS, read, read_seat};
use super::{Store, StoreError, TableRow};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use tharsis_wire::api::TableCounts;

/// Where a part of a list ends: the last table's place in the order, when it was active, its id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cursor(i64, i64, String);

impl Cursor {
    /// Before all tables.
    pub fn start() -> Cursor {
        Cursor(-1, 0, String::new())
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let mut parts = text.splitn(3, '.');
        let mut next = || parts.next().ok_or(());
        let (place, active) = (next()?.parse().map_err(|_| ())?, next()?.parse().map_err(|_| ())?);
        Ok(Cursor(place, active, next()?.to_string()))
    }
}

/// Which of a player's tables are meant.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Those that go on, or those that do not; both if left out.
    pub running: Option<bool>,
    /// Those of one game; of all if empty.
    pub game: String,
    /// Those with an option; all if empty.
    pub option: String,
    /// Those they have hidden, instead of all others.
    pub hidden: bool,
}

/// Tables that a player, `$1`, sits at or has set up, in their order: 0 where they are asked, 1 where the game goes on,
/// 2 the rest.
const MINE: &str = "SELECT tables.*,
    CASE WHEN EXISTS (SELECT 1 FROM hidden WHERE hidden.player = $1 AND hidden.game = tables.id) THEN 1 ELSE 0 END AS away,
    CAST(CASE WHEN stage = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE seats.game = tables.id AND seats.player = $1 AND
            (tables.asked / CASE seats.seat WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 4 WHEN 3 THEN 8 ELSE 16 END) % 2 = 1) THEN 0
        WHEN stage IN ('open', 'playing') THEN 1 ELSE 2 END AS BIGINT) AS place
    FROM tables WHERE id IN (SELECT game FROM seats WHERE player = $1) OR creator = $1";

/// What [`Wanted`] says, `$2` to `$5`.
const WANTED: &str = "($2 < 0 OR $2 = CASE WHEN place < 2 THEN 1 ELSE 0 END) AND ($3 = '' OR game = $3)
    AND ($4 = '' OR ' ' || options || ' ' LIKE '% ' || $4 || ' %') AND away = $5";

/// Public tables that are open or being played and were active since `$1`, of one creator only `$2`.
const PUBLIC: &str =
    "SELECT listed.*, CAST(CASE stage WHEN 'open' THEN 0 ELSE 1 END AS BIGINT) AS place FROM (
        SELECT tables.*, ROW_NUMBER() OVER (PARTITION BY creator ORDER BY stage, active DESC, id) AS nth
        FROM tables WHERE public = 1 AND stage IN ('open', 'playing') AND active > $1
    ) AS listed WHERE nth <= $2";

/// The rows after a cursor, whose parts are bound from a number on, and how many of them.
fn after(first: usize) -> String {
    let [place, active, id, limit] = [first, first + 1, first + 2, first + 3];
    format!(
        "(place > ${place} OR (place = ${place} AND (active < ${active} OR (active = ${active} AND id > ${id}))))
         ORDER BY place, active DESC, id LIMIT ${limit}"
    )
}

fn read_placed(row: &AnyRow) -> Result<(Cursor, TableRow), StoreError> {
    let table = read(row)?;
    Ok((Cursor(row.try_get("place")?, table.active, table.id.clone()), table))
}

fn count(row: &AnyRow) -> Result<usize, StoreError> {
    Ok(usize::try_from(row.try_get::<i64, _>("n")?).unwrap_or(0))
}

/// Public tables: since when, and of one creator how many.
type Listed = (i64, usize);

impl Store {
    /// Public tables after a cursor, the open ones first, then the latest. Without their seats.
    pub async fn public_tables(
        &self,
        (since, of_one): Listed,
        from: &Cursor,
        limit: usize,
    ) -> Result<Vec<(Cursor, TableRow)>, StoreError> {
        let sql =
            AssertSqlSafe(format!("SELECT {COLUMNS}, place FROM ({PUBLIC}) AS public WHERE {}", after(3)));
        let query = sqlx::query(sql).bind(since).bind(of_one as i64).bind(from.0).bind(from.1).bind(&from.2);
        let rows = query.bind(limit as i64).fetch_all(self.pool()).await?;
        rows.iter().map(read_placed).collect()
    }

    /// How many public tables there are.
    pub async fn count_public(&self, (since, of_one): Listed) -> Result<usize, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT COUNT(*) AS n FROM ({PUBLIC}) AS public"));
        count(&sqlx::query(sql).bind(since).bind(of_one as i64).fetch_one(self.pool()).await?)
    }

    /// Tables of a player after a cursor: those where they are asked, then those that go on, then the rest; of each the
    /// latest first. Without their seats.
    pub async fn tables_of(
        &self,
        player: &str,
        wanted: &Wanted,
        from: &Cursor,
        limit: usize,
    ) -> Result<Vec<(Cursor, TableRow)>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "SELECT {COLUMNS}, place FROM ({MINE}) AS mine WHERE {WANTED} AND {}",
            after(6)
        ));
        let rows = sqlx::query(sql)
            .bind(player)
            .bind(wanted.running.map_or(-1, i64::from))
            .bind(&wanted.game)
            .bind(&wanted.option)
            .bind(i64::from(wanted.hidden))
            .bind(from.0)
            .bind(from.1)
            .bind(&from.2)
            .bind(limit as i64)
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(read_placed).collect()
    }

    /// How many of a player's tables are meant.
    pub async fn count_of(&self, player: &str, wanted: &Wanted) -> Result<usize, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT COUNT(*) AS n FROM ({MINE}) AS mine WHERE {WANTED}"));
        let query =
            sqlx::query(sql).bind(player).bind(wanted.running.map_or(-1, i64::from)).bind(&wanted.game);
        let row = query.bind(&wanted.option).bind(i64::from(wanted.hidden)).fetch_one(self.pool()).await?;
        count(&row)
    }

    /// How many tables a player has of each kind.
    pub async fn counts_of(&self, player: &str) -> Result<TableCounts, StoreError> {
        let sql = AssertSqlSafe(format!(
            "SELECT CASE WHEN away = 1 THEN 3 ELSE place END AS place, COUNT(*) AS n FROM ({MINE}) AS mine GROUP BY 1"
        ));
        let rows = sqlx::query(sql).bind(player).fetch_all(self.pool()).await?;
        let mut counts = TableCounts::default();
        for row in &rows {
            let n = count(row)?;
            match row.try_get::<i64, _>("place")? {
                0 => (counts.turns, counts.running) = (n, counts.running + n),
                1 => counts.running += n,
                2 => counts.finished = n,
                _ => counts.hidden = n,
            }
        }
        Ok(counts)
    }

    /// Hides a table from its player's list, or shows it again; false if it is none of theirs.
    pub async fn hide(&self, player: &str, table: &str, hidden: bool) -> Result<bool, StoreError> {
        let mine = AssertSqlSafe(format!("SELECT id FROM ({MINE}) AS mine WHERE id = $2"));
        if sqlx::query(mine).bind(player).bind(table).fetch_optional(self.pool()).await?.is_none() {
            return Ok(false);
        }
        let sql = if hidden {
            "INSERT INTO hidden (player, game) VALUES ($1, $2) ON CONFLICT (player, game) DO NOTHING"
        } else {
            "DELETE FROM hidden WHERE player = $1 AND game = $2"
        };
        sqlx::query(sql).bind(player).bind(table).execute(self.pool()).await?;
        Ok(true)
    }

    /// Keeps the corporations of a game that ended before they were kept.
    pub async fn set_corporations(&self, id: &str, corporations: &[String]) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET corporations = $1 WHERE id = $2 AND stage = 'over'")
            .bind(corporations.join(" "))
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Adds the seats of tables.
    pub async fn add_seats<'a>(
        &self,
        tables: impl IntoIterator<Item = &'a mut TableRow>,
    ) -> Result<(), StoreError> {
        let mut tables: Vec<&mut TableRow> = tables.into_iter().collect();
        if tables.is_empty() {
            return Ok(());
        }
        let places: Vec<String> = (1..=tables.len()).map(|i| format!("${i}")).collect();
        let sql = AssertSqlSafe(format!(
            "SELECT game, kind, player, name, bot, generation, contribution FROM seats
             WHERE game IN ({}) ORDER BY game, seat",
            places.join(", ")
        ));
        let query = tables.iter().fold(sqlx::query(sql), |query, table| query.bind(table.id.clone()));
        let mut seats: HashMap<String, Vec<_>> = HashMap::new();
        for row in &query.fetch_all(self.pool()).await? {
            seats.entry(row.try_get("game")?).or_default().push(read_seat(row)?);
        }
        for table in &mut tables {
            table.seats = seats.remove(&table.id).unwrap_or_default();
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
