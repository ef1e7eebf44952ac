//! Who sits where. Every change of it is one unit of work that holds the table: seat, key and the start of the game come
//! together or not at all, and whoever asks at the same time, in whichever process, waits for its turn.

use super::players::{Link, add_key};
use super::tables::{self, kind_word, stage_word};
use super::work::Work;
use super::{Kind, SeatRow, Store, StoreError, TableRow};
use crate::ids;
use tharsis_kernel::{Deal, read_seed};
use tharsis_wire::ResumeError;
use tharsis_wire::api::{SeatKind, Stage};

/// Why nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unseated {
    /// There is no such table.
    NoTable,
    /// No seat is open.
    Full,
    /// Not this seat; these are open.
    NotOpen(u8, Vec<u8>),
    /// Whoever asks has no seat.
    NotSeated,
    /// The game is over.
    Over,
    /// The table was closed.
    Closed,
    /// Others play at the table.
    OthersPlay,
}

/// Why a change of seats did not come about.
#[derive(Debug)]
pub enum SeatingError {
    /// It is not allowed.
    Refused(Unseated),
    /// It failed.
    Store(StoreError),
}

impl From<Unseated> for SeatingError {
    fn from(why: Unseated) -> SeatingError {
        SeatingError::Refused(why)
    }
}

impl From<StoreError> for SeatingError {
    fn from(error: StoreError) -> SeatingError {
        SeatingError::Store(error)
    }
}

impl From<sqlx::Error> for SeatingError {
    fn from(error: sqlx::Error) -> SeatingError {
        SeatingError::Store(error.into())
    }
}

/// By what right somebody sits: as a player, or by a private link.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// The player; empty for none.
    pub player: String,
    /// The link to a seat of the table.
    pub link: Option<Link>,
}

/// Somebody who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taker {
    /// Who.
    pub claim: Claim,
    /// What they are called.
    pub name: String,
    /// What they add to the deal.
    pub contribution: String,
    /// The hash of the seat's new key.
    pub key: String,
}

/// A seat that somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Which.
    pub seat: u8,
    /// It was the last one: the game has begun.
    pub began: bool,
}

impl TableRow {
    /// Whether there are cards: an open table has none.
    pub fn is_dealt(&self) -> bool {
        self.stage != Stage::Open && !self.seed.is_empty()
    }

    /// The seat somebody has a right to. A link holds unless its seat was given up since.
    pub fn seat_of(&self, claim: &Claim) -> Option<usize> {
        let holds = |link: &&Link| {
            let seat = self.seats.get(usize::from(link.seat));
            link.table == self.id && seat.is_some_and(|seat| link.generation >= seat.generation)
        };
        let is_theirs = |seat: &SeatRow| !claim.player.is_empty() && seat.player == claim.player;
        let linked = claim.link.as_ref().filter(holds).map(|link| usize::from(link.seat));
        linked.or_else(|| self.seats.iter().position(is_theirs))
    }

    /// What the seed is made of; nothing for a known deal, or one of older days.
    pub fn deal(&self) -> Option<Deal> {
        let contributions = self.seats.iter().map(|seat| seat.contribution.clone()).collect();
        (!self.secret.is_empty()).then(|| Deal { secret: self.secret.clone(), contributions })
    }

    /// Deals the cards and begins, if no seat is open; whether it did.
    pub fn start_if_full(&mut self, now: i64) -> Result<bool, StoreError> {
        if self.stage != Stage::Open || self.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Ok(false);
        }
        if !self.settings.known_deal {
            // A table of older days was set up without a secret; what it was dealt then has been seen.
            if self.secret.is_empty() {
                self.secret = ids::secret();
            }
            self.seed = self.deal().map(|deal| ids::hex(&deal.seed())).unwrap_or_default();
        }
        let broken = |what: &str| StoreError::Broken(format!("table {} with {what}", self.id));
        let seed = read_seed(&self.seed).ok_or_else(|| broken("an unreadable seed"))?;
        let game = tharsis_wire::game(&self.game).ok_or_else(|| broken("an unknown game"))?;
        let begun = game.begin(&self.options, self.seats.len() as u8, seed).map_err(ResumeError::from)?;
        self.asked = begun.asked().0;
        self.stage = Stage::Playing;
        self.started = now;
        self.active = now;
        Ok(true)
    }
}

/// A table held while its seats change.
struct Held {
    work: Work,
    table: TableRow,
}

impl Held {
    fn open_seat(&self, wanted: Option<u8>) -> Result<usize, Unseated> {
        let seats = self.table.seats.iter().enumerate();
        let open: Vec<usize> =
            seats.filter(|(_, seat)| seat.kind == SeatKind::Open).map(|(i, _)| i).collect();
        match wanted.map(usize::from) {
            _ if self.table.stage == Stage::Closed => Err(Unseated::Closed),
            _ if open.is_empty() || self.table.stage != Stage::Open => Err(Unseated::Full),
            None => Ok(open[0]),
            Some(seat) if open.contains(&seat) => Ok(seat),
            Some(seat) => Err(Unseated::NotOpen(seat as u8, open.iter().map(|&i| i as u8).collect())),
        }
    }

    async fn put(&mut self, i: usize, seat: SeatRow) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE seats SET kind = $1, player = $2, name = $3, bot = $4, generation = $5, contribution = $6
             WHERE game = $7 AND seat = $8",
        )
        .bind(kind_word(seat.kind))
        .bind(&seat.player)
        .bind(&seat.name)
        .bind(&seat.bot)
        .bind(seat.generation)
        .bind(&seat.contribution)
        .bind(&self.table.id)
        .bind(i as i64)
        .execute(self.work.on())
        .await?;
        self.table.seats[i] = seat;
        Ok(())
    }

    async fn set_stage(&mut self, stage: Stage, due: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET stage = $1, due = $2 WHERE id = $3")
            .bind(stage_word(stage))
            .bind(due)
            .bind(&self.table.id)
            .execute(self.work.on())
            .await?;
        Ok(())
    }

    async fn take(&mut self, wanted: Option<u8>, taker: &Taker, now: i64) -> Result<Taken, SeatingError> {
        let seat = match self.table.seat_of(&taker.claim) {
            Some(seat) => seat,
            None => {
                let seat = self.open_seat(wanted)?;
                let row = SeatRow {
                    kind: SeatKind::Human,
                    player: taker.claim.player.clone(),
                    name: taker.name.clone(),
                    contribution: taker.contribution.clone(),
                    ..self.table.seats[seat].clone()
                };
                self.put(seat, row).await?;
                seat
            }
        };
        let generation = self.table.seats[seat].generation;
        let link = Link { table: self.table.id.clone(), seat: seat as u8, generation };
        add_key(self.work.on(), &taker.key, &taker.claim.player, Some(&link), now).await?;
        Ok(Taken { seat: seat as u8, began: self.start_if_full(now).await? })
    }

    async fn seat_bot(
        &mut self,
        wanted: Option<u8>,
        bot: impl Fn(usize) -> SeatRow,
        now: i64,
    ) -> Result<Taken, SeatingError> {
        let seat = self.open_seat(wanted)?;
        let row = SeatRow { generation: self.table.seats[seat].generation, ..bot(seat) };
        self.put(seat, row).await?;
        Ok(Taken { seat: seat as u8, began: self.start_if_full(now).await? })
    }

    async fn start_if_full(&mut self, now: i64) -> Result<bool, StoreError> {
        if !self.table.start_if_full(now)? {
            return Ok(false);
        }
        let table = &self.table;
        sqlx::query(
            "UPDATE tables SET stage = $1, seed = $2, secret = $3, started = $4, active = $4, due = $4, asked = $5
             WHERE id = $6",
        )
        .bind(stage_word(table.stage))
        .bind(&table.seed)
        .bind(&table.secret)
        .bind(now)
        .bind(i64::from(table.asked))
        .bind(&table.id)
        .execute(self.work.on())
        .await?;
        Ok(true)
    }

    async fn leave(&mut self, claim: &Claim, stand_in: &str, now: i64) -> Result<(), SeatingError> {
        let i = self.table.seat_of(claim).ok_or(Unseated::NotSeated)?;
        let seat = self.table.seats[i].clone();
        match self.table.stage {
            Stage::Open => {
                sqlx::query("DELETE FROM keys WHERE player = $1 AND game = $2 AND seat = $3")
                    .bind(&seat.player)
                    .bind(&self.table.id)
                    .bind(i as i64)
                    .execute(self.work.on())
                    .await?;
                self.put(i, SeatRow { generation: seat.generation + 1, ..SeatRow::open() }).await?;
            }
            Stage::Playing => {
                self.put(i, SeatRow { bot: stand_in.to_string(), ..seat }).await?;
                self.set_stage(Stage::Playing, now).await?;
            }
            Stage::Over | Stage::Closed => return Err(Unseated::Over.into()),
        }
        Ok(())
    }

    async fn take_back(&mut self, claim: &Claim) -> Result<(), SeatingError> {
        let i = self.table.seat_of(claim).ok_or(Unseated::NotSeated)?;
        let seat = self.table.seats[i].clone();
        if seat.kind == SeatKind::Human {
            self.put(i, SeatRow { bot: String::new(), ..seat }).await?;
        }
        Ok(())
    }

    async fn close(&mut self) -> Result<(), SeatingError> {
        let creator = &self.table.creator;
        let others = |seat: &SeatRow| seat.kind == SeatKind::Human && seat.player != *creator;
        match self.table.stage {
            Stage::Playing if self.table.seats.iter().any(others) => Err(Unseated::OthersPlay.into()),
            Stage::Open | Stage::Playing => Ok(self.set_stage(Stage::Closed, 0).await?),
            Stage::Over | Stage::Closed => Ok(()),
        }
    }

    /// Makes it last and tells other processes, or leaves everything as it was.
    async fn end<T>(mut self, store: &Store, done: Result<T, SeatingError>) -> Result<T, SeatingError> {
        match done {
            Ok(value) => {
                store.tell(&mut self.work, &self.table.id).await?;
                self.work.commit().await?;
                Ok(value)
            }
            Err(SeatingError::Refused(why)) => {
                self.work.roll_back().await?;
                Err(why.into())
            }
            Err(failed) => Err(failed),
        }
    }
}

impl Store {
    /// Holds a table until the work ends. SQLite lets one write at a time anyway.
    async fn hold(&self, id: &str) -> Result<Held, SeatingError> {
        let mut work = self.work().await?;
        if self.kind() == Kind::Postgres {
            let lock = sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE").bind(id);
            lock.fetch_optional(work.on()).await?;
        }
        match tables::read_table(work.on(), id).await? {
            Some(table) => Ok(Held { work, table }),
            None => {
                work.roll_back().await?;
                Err(Unseated::NoTable.into())
            }
        }
    }

    /// Gives somebody an open seat and its key, or a key of the seat they have; begins when it was the last one.
    pub async fn take_seat(
        &self,
        id: &str,
        wanted: Option<u8>,
        taker: &Taker,
        now: i64,
    ) -> Result<Taken, SeatingError> {
        let mut held = self.hold(id).await?;
        let done = held.take(wanted, taker, now).await;
        held.end(self, done).await
    }

    /// Gives an open seat to a bot; begins when it was the last one.
    pub async fn seat_bot(
        &self,
        id: &str,
        wanted: Option<u8>,
        bot: impl Fn(usize) -> SeatRow,
        now: i64,
    ) -> Result<Taken, SeatingError> {
        let mut held = self.hold(id).await?;
        let done = held.seat_bot(wanted, bot, now).await;
        held.end(self, done).await
    }

    /// Gives a seat up: before the start it is open again and its keys end; afterwards a bot stands in.
    pub async fn leave(&self, id: &str, claim: &Claim, stand_in: &str, now: i64) -> Result<(), SeatingError> {
        let mut held = self.hold(id).await?;
        let done = held.leave(claim, stand_in, now).await;
        held.end(self, done).await
    }

    /// Sends the bot away that stands in.
    pub async fn take_back(&self, id: &str, claim: &Claim) -> Result<(), SeatingError> {
        let mut held = self.hold(id).await?;
        let done = held.take_back(claim).await;
        held.end(self, done).await
    }

    /// Closes a table, unless others play there.
    pub async fn close_table(&self, id: &str) -> Result<(), SeatingError> {
        let mut held = self.hold(id).await?;
        let done = held.close().await;
        held.end(self, done).await
    }
}
