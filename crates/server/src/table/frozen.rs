//! Frozen tables: nobody can go on with them, because what would be played is not what was played. Their log is kept as
//! it is; whoever sat there may begin anew with the same people.

use super::live::rewound;
use super::logbook::undo_of;
use crate::store::{EntryRow, StoreError, TableRow};
use tharsis_kernel::{Seat, read_seed};
use tharsis_wire::api::{self, Stage};
use tharsis_wire::{AnyGame, Refused, game};
use tharsis_words::Denial;

/// Why a table is frozen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frozen {
    /// It was begun under other rules, and today's would make another game of the same choices.
    Rules {
        /// The version of its rules.
        its: u16,
        /// Ours.
        ours: u16,
    },
    /// After so many choices its log leads elsewhere than it did when it was written.
    Log(usize),
}

impl Frozen {
    /// A game that has begun ends under the rules it began under.
    pub(crate) fn by_rules(row: &TableRow, game: &dyn AnyGame) -> Option<Frozen> {
        let (its, ours) = (row.rules, game.rules());
        (has_begun(row) && !game.plays_rules(its)).then_some(Frozen::Rules { its, ours })
    }

    /// What whoever wants to go on is told.
    pub(crate) fn denial(self) -> Denial {
        match self {
            Frozen::Rules { its, ours } => Denial::OtherRules(its, ours),
            Frozen::Log(steps) => Denial::OtherState(steps),
        }
    }

    /// What lists and pages are told.
    pub(crate) fn word(self) -> api::Frozen {
        match self {
            Frozen::Rules { .. } => api::Frozen::Rules,
            Frozen::Log(_) => api::Frozen::Log,
        }
    }
}

/// Whether there is a game to be kept as it is.
pub(super) fn has_begun(row: &TableRow) -> bool {
    row.stage != Stage::Open || row.seq > 0
}

/// What is wrong with the log of a table.
#[derive(Debug, thiserror::Error)]
pub enum LogFault {
    /// A game this program does not know, or a table that cannot be.
    #[error(transparent)]
    Table(#[from] StoreError),
    /// Rules this program does not play: nothing can be said about the log.
    #[error("played under rules version {0}, which this program does not play")]
    OtherRules(u16),
    /// A choice that cannot be made.
    #[error("entry {seq}: {refused}")]
    Refused {
        /// The entry.
        seq: i64,
        /// Why not.
        refused: Refused,
    },
    /// An entry that leads elsewhere than it did.
    #[error("entry {0} led to another state when it was written: it or one before it was changed")]
    OtherState(i64),
}

/// What the game of a table is played with.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options line.
    pub options: String,
    /// 64 hexadecimal digits.
    pub seed: String,
    /// How many play.
    pub n_seats: u8,
}

impl From<&TableRow> for Dealt {
    fn from(row: &TableRow) -> Dealt {
        Dealt {
            game: row.game.clone(),
            rules: row.rules,
            options: row.options.clone(),
            seed: row.seed.clone(),
            n_seats: row.seats.len() as u8,
        }
    }
}

/// Plays the whole log of a table, choices taken back included, and compares every state with the hash that was kept.
/// Returns how many entries had one.
pub fn verify_log(dealt: &Dealt, entries: &[EntryRow]) -> Result<usize, LogFault> {
    let broken = |what: String| LogFault::Table(StoreError::Broken(what));
    let game = game(&dealt.game).ok_or_else(|| broken(format!("a game \"{}\"", dealt.game)))?;
    if entries.is_empty() {
        return Ok(0);
    }
    if !game.plays_rules(dealt.rules) {
        return Err(LogFault::OtherRules(dealt.rules));
    }
    let seed = read_seed(&dealt.seed).ok_or_else(|| broken("an unreadable seed".to_string()))?;
    let begun = game.begin(&dealt.options, dealt.n_seats, seed);
    let mut play = begun.map_err(|why| broken(why.to_string()))?;
    let mut hashes = 0;
    for (entry, seq) in entries.iter().zip(1..) {
        if entry.seq != seq {
            return Err(broken(format!("entry {} in place of {seq}", entry.seq)));
        }
        match undo_of(&entry.what)? {
            Some(to) => play = rewound(play.as_ref(), to)?,
            None => {
                let made = play.play(Seat(entry.seat), &entry.what);
                made.map_err(|refused| LogFault::Refused { seq, refused })?;
            }
        }
        if let Some(hash) = entry.state_hash() {
            if hash != play.hash() {
                return Err(LogFault::OtherState(seq));
            }
            hashes += 1;
        }
    }
    Ok(hashes)
}
