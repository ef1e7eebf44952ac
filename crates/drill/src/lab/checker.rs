//! The exact checker: compares what clients asked for and were told with the log that is stored. Pure; its own tests
//! (`tests/drill/checker.rs`) seed every defect it names and see it found.

mod moves;
mod seats;

use super::history::History;
use super::replay;
use std::fmt;
use tharsis_kernel::read_seed;
use tharsis_server::store::{ByWhom, EntryRow, TableRow};
use tharsis_wire::AnyGame;
use tharsis_wire::api::{ClockRule, SeatKind};

/// An entry of the log, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub seq: i64,
    /// Whose.
    pub seat: u8,
    /// A choice, or `undo STEPS`.
    pub what: String,
    /// Who made it.
    pub by: ByWhom,
    /// When, by the server's clock, in milliseconds.
    pub at: i64,
    /// The first of those sent together.
    pub begins: bool,
    /// Who is asked after it, as bits.
    pub asked: u8,
}

impl From<&EntryRow> for Entry {
    fn from(row: &EntryRow) -> Entry {
        let EntryRow { seq, seat, what, by, at, begins, asked, .. } = row.clone();
        Entry { seq, seat, what, by, at, begins, asked }
    }
}

/// Who sits on a seat in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// A person, a bot or nobody.
    pub kind: SeatKind,
    /// The player, or empty.
    pub player: String,
}

/// A table as it is stored in the end.
#[derive(Clone)]
pub struct Stored {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub options: String,
    /// What it was dealt from; nothing before the start.
    pub seed: Option<[u8; 32]>,
    /// When it was made.
    pub created: i64,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The clock.
    pub clock: Option<ClockRule>,
    /// The log.
    pub entries: Vec<Entry>,
}

impl Stored {
    /// From what the store holds.
    pub fn new(row: &TableRow, entries: &[EntryRow]) -> Option<Stored> {
        let chair =
            |seat: &tharsis_server::store::SeatRow| Chair { kind: seat.kind, player: seat.player.clone() };
        Some(Stored {
            game: tharsis_wire::game(&row.game)?,
            options: row.options.clone(),
            seed: if row.is_dealt() { Some(read_seed(&row.seed)?) } else { None },
            created: row.created,
            chairs: row.seats.iter().map(chair).collect(),
            clock: row.settings.clock.clone(),
            entries: entries.iter().map(Entry::from).collect(),
        })
    }

    /// One person plays, alone or against bots: then everything may be taken back.
    fn is_alone(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.kind != SeatKind::Bot).count() <= 1
    }
}

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Defect {
    /// A number is missing in the log.
    Gap(i64),
    /// Acknowledged with this number, and something else stands there, or nothing.
    Lost(i64, String),
    /// Acknowledged with this number, which stands there for another seat.
    WrongSeat(i64),
    /// Made more often than it was sent.
    Doubled(i64),
    /// Refused, and made all the same.
    RefusedYetMade(i64),
    /// Sent by nobody.
    Unsent(i64),
    /// The second was acknowledged before the first was sent, and stands after it.
    OutOfOrder(i64, i64),
    /// Made by a bot for a seat that was a person's.
    NotABots(i64),
    /// Made by a player whose place a bot had taken.
    WasAway(i64),
    /// Made by the clock of a table that has none, or before the time was up.
    TimeLeft(i64),
    /// Takes back what another seat did, or more than there is.
    UndoTooFar(i64),
    /// The log does not lead through a game.
    NoGame(String),
    /// A viewer was shown something else than the game shows it at this moment.
    ShownWrong(Option<u8>, i64),
    /// A viewer was shown a moment that is not there any more.
    ShownLost(i64),
    /// Two players on one seat.
    SeatTwice(u8),
    /// One player on two seats.
    TwoSeats(String),
    /// A seat is open in a game that has begun.
    OpenSeat(u8),
    /// Sat down, and does not sit there.
    SeatLost(String),
    /// A stream sent what does not fit.
    Stream(String),
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defect::Gap(seq) => write!(f, "entry {seq} is missing"),
            Defect::Lost(seq, what) => write!(f, "lost: \"{what}\" was acknowledged as entry {seq}"),
            Defect::WrongSeat(seq) => write!(f, "entry {seq} stands for another seat than sent it"),
            Defect::Doubled(seq) => write!(f, "doubled: entry {seq} was sent once and is there before"),
            Defect::RefusedYetMade(seq) => write!(f, "entry {seq} was refused to its sender, and made"),
            Defect::Unsent(seq) => write!(f, "entry {seq} was sent by nobody"),
            Defect::OutOfOrder(first, second) => {
                write!(f, "entry {second} was acknowledged before entry {first} was sent")
            }
            Defect::NotABots(seq) => write!(f, "entry {seq} was made by a bot at a person's seat"),
            Defect::WasAway(seq) => write!(f, "entry {seq} was made by a player while a bot stood in"),
            Defect::TimeLeft(seq) => write!(f, "entry {seq} was made by the clock, and time was left"),
            Defect::UndoTooFar(seq) => write!(f, "entry {seq} takes back too much"),
            Defect::NoGame(why) => write!(f, "the log is no game: {why}"),
            Defect::ShownWrong(Some(seat), seq) => {
                write!(f, "seat {seat} was shown at {seq} what it does not see there")
            }
            Defect::ShownWrong(None, seq) => {
                write!(f, "a spectator was shown at {seq} what nobody sees there")
            }
            Defect::ShownLost(seq) => write!(f, "lost: moment {seq} was shown, and the log ends before it"),
            Defect::SeatTwice(seat) => write!(f, "seat {seat} was held by two players at once"),
            Defect::TwoSeats(player) => write!(f, "player {player} held two seats at once"),
            Defect::OpenSeat(seat) => write!(f, "seat {seat} is open, and the game has begun"),
            Defect::SeatLost(player) => write!(f, "lost: player {player} sat down and does not sit there"),
            Defect::Stream(why) => write!(f, "a stream does not fit: {why}"),
        }
    }
}

/// What was counted at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counted {
    /// Moves that were sent.
    pub moves: usize,
    /// Those that were acknowledged.
    pub acknowledged: usize,
    /// Those whose answer never came.
    pub in_doubt: usize,
    /// Those of them that were made, each matched with entries of its own.
    pub in_doubt_made: usize,
    /// Entries by bots and clocks.
    pub by_bots: usize,
    /// Entries in all.
    pub entries: usize,
    /// Moments shown to viewers and compared.
    pub shown: usize,
}

impl std::ops::AddAssign for Counted {
    fn add_assign(&mut self, other: Counted) {
        self.moves += other.moves;
        self.acknowledged += other.acknowledged;
        self.in_doubt += other.in_doubt;
        self.in_doubt_made += other.in_doubt_made;
        self.by_bots += other.by_bots;
        self.entries += other.entries;
        self.shown += other.shown;
    }
}

/// Compares. `clock_jumped`: the server's time was moved, so that nothing can be said about clocks.
pub fn check(table: &Stored, history: &History, clock_jumped: bool) -> (Counted, Vec<Defect>) {
    let mut found = Vec::new();
    for (i, entry) in table.entries.iter().enumerate() {
        if entry.seq != i as i64 + 1 {
            found.push(Defect::Gap(i as i64 + 1));
            return (Counted::default(), found);
        }
    }
    found.extend(history.broken.iter().cloned().map(Defect::Stream));
    let groups = moves::groups(&table.entries);
    let redos = moves::redos(table, &groups, &mut found);
    let mut counted =
        Counted { entries: table.entries.len(), moves: history.moves.len(), ..Counted::default() };
    let senders = moves::senders(history, &groups, &redos, &mut counted, &mut found);
    moves::order(history, &groups, &senders, &mut found);
    seats::bots(table, history, &mut counted, &mut found);
    if !clock_jumped {
        seats::clocks(table, &mut found);
    }
    seats::seats(table, history, &mut found);
    counted.shown = replay::compare(table, &history.shown, &mut found);
    (counted, found)
}
