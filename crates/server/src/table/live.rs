//! One live table: its seats, its present moment, and those who look on.

use super::frozen::{Frozen, has_begun};
use super::logbook::{Logbook, undo_of};
use super::sealed::Sealed;
use super::sent::Sent;
use super::shot::{Shot, Step};
use super::submit::{Denied, corporations};
use crate::store::{EntryRow, SeatRow, Store, StoreError, TableRow};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, PoisonError};
use tharsis_kernel::{Deal, Seat, SeatSet, commitment, read_seed};
use tharsis_wire::api::{DealInfo, SeatInfo, SeatKind, Stage, TableInfo};
use tharsis_wire::{AnyGame, Play, ResumeError, Story, game};
use tharsis_words::{Denial, Names};
use tokio::sync::{Mutex, broadcast};
use tokio::task::AbortHandle;

/// Messages a slow viewer may lag behind before it is sent what it has missed as one. Each that somebody has not read yet keeps
/// two moments in memory.
const BACKLOG: usize = 16;

/// What viewers are told.
#[derive(Clone)]
pub(crate) enum News {
    /// The game went on.
    Step(Arc<Step>),
    /// Presence or stage changed.
    Table,
    /// Seats or keys changed: what viewers may see has to be asked again.
    Seats,
}

/// Those who look on.
pub(crate) struct Hub {
    news: broadcast::Sender<News>,
    /// Connected pages, by seat; the last counts spectators.
    here: [AtomicU32; 9],
}

impl Hub {
    pub(super) fn new() -> Hub {
        Hub { news: broadcast::channel(BACKLOG).0, here: Default::default() }
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    pub(crate) fn tell(&self, news: News) {
        // Nobody looking on is no mistake.
        let _ = self.news.send(news);
    }

    fn counter(&self, viewer: Option<Seat>) -> &AtomicU32 {
        &self.here[viewer.map_or(8, |seat| seat.idx().min(7))]
    }

    pub(crate) fn arrive(&self, viewer: Option<Seat>) {
        if self.counter(viewer).fetch_add(1, Ordering::Relaxed) == 0 {
            self.tell(News::Table);
        }
    }

    pub(crate) fn depart(&self, viewer: Option<Seat>) {
        if self.counter(viewer).fetch_sub(1, Ordering::Relaxed) == 1 {
            self.tell(News::Table);
        }
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.counter(Some(seat)).load(Ordering::Relaxed) > 0
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.here.iter().all(|counter| counter.load(Ordering::Relaxed) == 0)
    }
}

/// What changes: guarded, so that one thing happens at a time.
pub(crate) struct Inner {
    pub(crate) row: TableRow,
    pub(crate) shot: Arc<Shot>,
    /// Requests with names that were carried out.
    pub(super) sent: Sent,
    /// A write has not ended well, and may have been made all the same: the log knows more than we do.
    pub(super) in_doubt: bool,
    /// Nobody may go on, and why.
    pub(crate) frozen: Option<Frozen>,
}

impl Inner {
    /// Whether the game goes on.
    pub(crate) fn is_on(&self) -> bool {
        self.row.stage == Stage::Playing && self.frozen.is_none()
    }

    fn freeze(&mut self, frozen: Frozen, why: &dyn std::fmt::Display) {
        tracing::error!(table = self.row.id, %why, "a table is frozen: its log leads elsewhere");
        self.frozen = Some(frozen);
        self.shot = Arc::new(self.shot.renamed(&self.row).frozen());
    }

    /// The present moment, unless there are no cards yet.
    pub(crate) fn shown(&self) -> Result<Arc<Shot>, Denied> {
        match self.row.stage {
            _ if self.row.is_dealt() => Ok(Arc::clone(&self.shot)),
            Stage::Closed => Err(Denied::NotPlaying(Denial::Closed)),
            Stage::Open | Stage::Playing | Stage::Over => Err(Denied::NotPlaying(Denial::NotStarted)),
        }
    }
}

/// A live table.
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) game: &'static dyn AnyGame,
    /// Nothing can be shown of the game either: its rules are not played here.
    pub(crate) sealed: Option<Frozen>,
    /// When the day of its daily deal ends, if it is one: others are not shown it before they may be.
    pub(crate) day_ends: Option<i64>,
    pub(crate) inner: Mutex<Inner>,
    pub(crate) hub: Hub,
    /// The newest entry known here, to be read without waiting.
    seq: AtomicI64,
    /// A bot is thinking.
    pub(crate) thinking: AtomicBool,
    /// Watches the clock of the present moment.
    watch: std::sync::Mutex<Option<AbortHandle>>,
    /// When somebody asked for it last.
    pub(crate) touched: AtomicI64,
}

/// A log folded: what stands, and the hashes of the states it led to, by the number of choices.
struct Folded {
    book: Logbook,
    choices: Vec<(Seat, String)>,
    hashes: Vec<(usize, u64)>,
}

fn fold(started: i64, first_asked: SeatSet, entries: &[EntryRow]) -> Result<Folded, StoreError> {
    let mut book = Logbook::new(started, first_asked);
    let mut choices: Vec<(Seat, String)> = Vec::new();
    let mut hashes: Vec<(usize, u64)> = Vec::new();
    for entry in entries {
        book.add(entry, |to| choices.split_off(to))?;
        if undo_of(&entry.what)?.is_none() {
            choices.push((Seat(entry.seat), entry.what.clone()));
        }
        // An undo tells the hash of the state it went back to once more.
        hashes.retain(|&(steps, _)| steps < choices.len());
        hashes.extend(entry.state_hash().map(|hash| (choices.len(), hash)));
    }
    Ok(Folded { book, choices, hashes })
}

impl Live {
    /// Makes a table from what is stored.
    pub(crate) async fn load(store: &Store, id: &str, now: i64) -> Result<Option<Live>, StoreError> {
        let Some(mut row) = store.table(id).await? else { return Ok(None) };
        let game = game(&row.game).ok_or_else(|| StoreError::Broken(format!("a game \"{}\"", row.game)))?;
        if !has_begun(&row) && row.rules != game.rules() {
            store.set_rules(id, game.rules()).await?;
            row.rules = game.rules();
        }
        let sealed = Frozen::by_rules(&row, game);
        let entries = store.entries(id, 0).await?;
        let (shot, fault) = match sealed {
            Some(_) => (Self::sealed_shot(&row), None),
            None => Self::shot_and_fault(game, &row, &entries)?,
        };
        let (seq, day_ends) = (AtomicI64::new(shot.book.seq), row.day_ends());
        let sent = Sent::of(&entries);
        let mut inner = Inner { row, shot: Arc::new(shot), sent, in_doubt: false, frozen: sealed };
        if let Some(fault) = fault {
            inner.freeze(Frozen::Log(inner.shot.play.steps()), &fault);
        }
        Ok(Some(Live {
            id: id.to_string(),
            game,
            sealed,
            day_ends,
            seq,
            inner: Mutex::new(inner),
            hub: Hub::new(),
            thinking: AtomicBool::new(false),
            watch: std::sync::Mutex::new(None),
            touched: AtomicI64::new(now),
        }))
    }

    /// The moment after some entries as far as all agrees: choices and the hashes of their states.
    pub(super) fn shot_and_fault(
        game: &'static dyn AnyGame,
        row: &TableRow,
        entries: &[EntryRow],
    ) -> Result<(Shot, Option<ResumeError>), StoreError> {
        // Before the start there are no cards: a stand-in keeps the place of the game, and nobody is ever shown it.
        let unreadable = || StoreError::Broken("an unreadable seed".to_string());
        let seed = if row.is_dealt() { read_seed(&row.seed).ok_or_else(unreadable)? } else { [0; 32] };
        let entries = if row.is_dealt() { entries } else { &[] };
        let n_seats = row.seats.len() as u8;
        let begun = game.begin(&row.options, n_seats, seed).map_err(ResumeError::from)?;
        // On tables of older days the time ran from when they were set up.
        let started = if row.started > 0 { row.started } else { row.created };
        let Folded { mut book, choices, hashes } = fold(started, begun.asked(), entries)?;
        let resumed =
            game.resume(&row.options, n_seats, seed, &choices, &hashes).map_err(ResumeError::from)?;
        if resumed.fault.is_some() {
            book.cut(resumed.play.steps());
        }
        let shot = Shot::new(resumed.play, book, row);
        Ok((shot, resumed.fault))
    }

    /// In the place of a moment, where the game cannot be played here.
    fn sealed_shot(row: &TableRow) -> Shot {
        let sealed = Sealed { steps: row.step, points: row.points.clone(), winners: SeatSet(row.winners) };
        let book = Logbook::unread(row.seq);
        Shot::new(Box::new(sealed), book, row).frozen()
    }

    /// Replaces the watch of the clock.
    pub(crate) fn set_watch(&self, watch: AbortHandle) {
        let earlier = self.watch.lock().unwrap_or_else(PoisonError::into_inner).replace(watch);
        if let Some(earlier) = earlier {
            earlier.abort();
        }
    }

    /// The present moment.
    pub(crate) async fn shot(&self) -> Arc<Shot> {
        Arc::clone(&self.inner.lock().await.shot)
    }

    /// The present moment, for whoever is to see something of it.
    pub(crate) async fn shown(&self) -> Result<Arc<Shot>, Denied> {
        self.inner.lock().await.shown()
    }

    /// The number of the present moment.
    pub(crate) fn known_seq(&self) -> i64 {
        self.seq.load(Ordering::Acquire)
    }

    /// What everybody may know of the table. `you` is the viewer's seat.
    pub(crate) async fn info(&self, you: Option<Seat>, player: &str, now: i64) -> TableInfo {
        let inner = self.inner.lock().await;
        let mut info = table_info(&inner.row, you, player, now);
        info.frozen = inner.frozen.map(Frozen::word);
        if self.sealed.is_some() {
            return info;
        }
        info.seq = inner.shot.book.seq;
        info.step = inner.shot.book.steps();
        if let (Stage::Over, Some(Deal { secret, contributions })) = (inner.row.stage, inner.row.deal()) {
            info.deal = Some(DealInfo { secret, contributions, seed: inner.row.seed.clone() });
        }
        if inner.row.stage == Stage::Playing {
            info.asked = inner.shot.play.asked().iter().map(|seat| seat.0).collect();
        }
        for (i, seat) in info.seats.iter_mut().enumerate() {
            let place = Seat(i as u8);
            seat.here = self.hub.is_here(place);
            if let (Some(rule), Stage::Playing) = (&inner.row.settings.clock, inner.row.stage) {
                seat.time_left = Some(inner.shot.book.time_left(rule, place, now));
            }
        }
        info
    }

    /// Reads seats and stage again and tells viewers; if the game has begun meanwhile, its cards are there.
    /// False if the table is not there any more.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<bool, StoreError> {
        // Held while reading, so that nobody puts something older in the place of what we read.
        let mut inner = self.inner.lock().await;
        self.refresh_locked(&mut inner, store).await
    }

    async fn refresh_locked(&self, inner: &mut Inner, store: &Store) -> Result<bool, StoreError> {
        let read = self.read_again(inner, store).await;
        // Also when nothing could be read: whoever looks on with a key that has ended must find that out.
        self.hub.tell(News::Seats);
        read
    }

    async fn read_again(&self, inner: &mut Inner, store: &Store) -> Result<bool, StoreError> {
        let Some(row) = store.table(&self.id).await? else { return Ok(false) };
        if row.is_dealt() && !inner.row.is_dealt() {
            let entries = store.entries(&self.id, 0).await?;
            let (shot, fault) = Self::shot_and_fault(self.game, &row, &entries)?;
            if let Some(fault) = fault {
                return Err(fault.into());
            }
            self.seq.store(shot.book.seq, Ordering::Release);
            inner.shot = Arc::new(shot);
        } else if names(&row.seats) != inner.shot.names || alone(&row) != inner.shot.alone {
            inner.shot = Arc::new(inner.shot.renamed(&row));
        }
        inner.row = row;
        Ok(true)
    }

    /// Takes in entries that another process has written.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), StoreError> {
        let mut inner = self.inner.lock().await;
        self.catch_up_locked(&mut inner, store).await
    }

    pub(super) async fn catch_up_locked(&self, inner: &mut Inner, store: &Store) -> Result<(), StoreError> {
        if inner.frozen.is_some() {
            return Ok(());
        }
        if !inner.row.is_dealt() {
            return self.refresh_locked(inner, store).await.map(drop);
        }
        let fresh = store.entries(&self.id, inner.shot.book.seq).await?;
        if fresh.is_empty() {
            return Ok(());
        }
        let mut play = inner.shot.play.copy();
        let mut book = inner.shot.book.clone();
        let mut stories: Vec<Box<dyn Story>> = Vec::new();
        let mut undone: Option<usize> = None;
        for entry in &fresh {
            book.add(entry, |to| play.choices(to))?;
            match undo_of(&entry.what)? {
                Some(to) => {
                    play = rewound(play.as_ref(), to)?;
                    undone = Some(undone.map_or(to, |earlier| earlier.min(to)));
                    // What was told of the choices taken back is not told at all.
                    stories.clear();
                    stories.push(play.going_on());
                    if let Some(from) = undone.filter(|&from| from < to) {
                        stories.push(play.story(from));
                    }
                }
                None => match play.play(Seat(entry.seat), &entry.what) {
                    Ok(story) => stories.push(story),
                    Err(refused) => return self.freeze(inner, entry.seq, &refused),
                },
            }
            if entry.state_hash().is_some_and(|hash| hash != play.hash()) {
                return self.freeze(inner, entry.seq, &"it led to another state there");
            }
        }
        let finished = play.asked().is_empty();
        inner.sent.add(&fresh);
        self.replace(inner, play, book, stories, undone);
        if finished && let Some(row) = store.table(&self.id).await? {
            inner.row = row;
            self.hub.tell(News::Table);
        }
        Ok(())
    }

    /// What another process has written is not what we would have played: nobody goes on from here.
    fn freeze(&self, inner: &mut Inner, seq: i64, why: &dyn std::fmt::Display) -> Result<(), StoreError> {
        inner.freeze(Frozen::Log(inner.shot.play.steps()), &format!("entry {seq}: {why}"));
        self.hub.tell(News::Table);
        Ok(())
    }

    /// Puts the next moment in place and tells viewers.
    pub(super) fn replace(
        &self,
        inner: &mut Inner,
        play: Box<dyn Play>,
        book: Logbook,
        stories: Vec<Box<dyn Story>>,
        undone: Option<usize>,
    ) {
        let after = inner.shot.next(play, book);
        let after = Arc::new(after);
        self.seq.store(after.book.seq, Ordering::Release);
        let before = std::mem::replace(&mut inner.shot, Arc::clone(&after));
        self.hub.tell(News::Step(Arc::new(Step::new(before, after, stories, undone))));
    }
}

/// A game as it was after so many choices.
pub(super) fn rewound(play: &dyn Play, to: usize) -> Result<Box<dyn Play>, StoreError> {
    play.at(to).ok_or_else(|| StoreError::Broken(format!("an undo to {to} of {} choices", play.steps())))
}

/// What the seats are called.
pub(crate) fn names(seats: &[SeatRow]) -> Names {
    Names::new(seats.iter().map(|seat| seat.name.clone()))
}

/// Whether one person plays, alone or against bots: then everything can be undone, but for a daily deal, at which they
/// compete with others at other tables.
pub(super) fn alone(row: &TableRow) -> bool {
    row.daily.is_empty() && row.seats.iter().filter(|seat| seat.kind != SeatKind::Bot).count() <= 1
}

/// Whether its game can be played under the rules of this program.
pub(crate) fn is_played_here(row: &TableRow) -> bool {
    game(&row.game).is_some_and(|game| Frozen::by_rules(row, game).is_none())
}

/// Everybody's corporation in a game that is over and played here; `-` where its log does not lead so far.
pub(crate) fn corporations_of(row: &TableRow, entries: &[EntryRow]) -> Vec<String> {
    let shot = game(&row.game).and_then(|game| Live::shot_and_fault(game, row, entries).ok());
    shot.map_or_else(|| vec!["-".to_string(); row.seats.len()], |(shot, _)| corporations(shot.play.as_ref()))
}

/// A table as lists show it.
pub(crate) fn table_info(row: &TableRow, you: Option<Seat>, player: &str, now: i64) -> TableInfo {
    let bits = |bits: u8| SeatSet(bits).iter().map(|seat| seat.0).collect::<Vec<u8>>();
    let optional = |text: &str| (!text.is_empty()).then(|| text.to_string());
    let seat_info = |(i, seat): (usize, &SeatRow)| SeatInfo {
        kind: seat.kind,
        name: seat.name.clone(),
        player: optional(&seat.player),
        bot: optional(&seat.bot),
        here: false,
        time_left: None,
        points: row.points.get(i).copied(),
        corporation: None,
    };
    let own = row.seat_of_player(player);
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        settings: row.settings.clone(),
        stage: row.stage,
        seats: row.seats.iter().enumerate().map(seat_info).collect(),
        creator: row.creator.clone(),
        created: row.created,
        active: row.active,
        seq: row.seq,
        step: row.step,
        asked: if row.stage == Stage::Playing { bits(row.asked) } else { Vec::new() },
        winners: bits(row.winners),
        now,
        you: you.map(|seat| seat.0).or_else(|| own.map(|i| i as u8)),
        yours: !player.is_empty() && row.creator == player,
        parent: optional(&row.parent),
        rematch: optional(&row.rematch),
        daily: row.daily_of(),
        imported: !row.imported.is_empty(),
        frozen: game(&row.game).and_then(|game| Frozen::by_rules(row, game)).map(Frozen::word),
        commitment: (!row.secret.is_empty()).then(|| commitment(&row.secret)),
        deal: None,
    }
}
