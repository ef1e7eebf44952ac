//! The deal of the day: everybody the same cards against the same bots, once; and how they did.

use super::{wire, wire_enum};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
    /// The deals of a day. A day is one of UTC.
    pub struct Daily {
        /// The day that is told of, as `2026-11-19`.
        pub day: String,
        /// The day it is.
        pub today: String,
        /// The server's time.
        pub now: i64,
        /// When the day that is told of ends.
        pub ends: i64,
        /// Its deals.
        pub deals: Vec<DailyDeal>,
        /// Days before today on which somebody played, the latest first.
        pub days: Vec<String>,
    }

    /// A deal of a day.
    pub struct DailyDeal {
        /// The game.
        pub game: String,
        /// Alone or against bots.
        pub kind: DailyKind,
        /// The options line.
        pub options: String,
        /// The bots, in the order of their seats, which come after yours.
        pub bots: Vec<String>,
        /// How many began it.
        pub started: usize,
        /// How many of them came to its end on that day.
        pub finished: usize,
        /// Results are told: the day is over, or you have finished the deal yourself.
        pub open: bool,
        /// Those who began it, the best first as soon as results are told; a hundred at most.
        pub players: Vec<DailyPlayer>,
        /// Yourself, if you are one of them.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub own: Option<DailyPlayer>,
    }

    /// Somebody at a daily deal. What they came to is left out as long as results are not told.
    pub struct DailyPlayer {
        /// What they are called.
        pub name: String,
        /// It is you.
        pub you: bool,
        /// How far they came.
        pub state: DailyState,
        /// Their rank; those who came to the same share it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub place: Option<usize>,
        /// Whether they won.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub won: Option<bool>,
        /// Their points.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub points: Option<i32>,
        /// Their table, if you may look at it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub table: Option<String>,
    }

    /// The daily deal that is played at a table.
    #[derive(Eq)]
    pub struct DailyOf {
        /// Its day.
        pub day: String,
        /// Alone or against bots.
        pub kind: DailyKind,
    }

    /// A game to be taken in.
    #[serde(deny_unknown_fields)]
    pub struct NewRecord {
        /// Its record.
        pub text: String,
    }
}

wire_enum! {
    /// Kinds of daily deals.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum DailyKind {
        /// Alone.
        Solo,
        /// Against bots, the same for everybody.
        Duplicate,
    }

    /// How far somebody came with a daily deal.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum DailyState {
        /// They play it.
        Playing,
        /// They came to its end on its day.
        Finished,
        /// They came to its end after its day, when results were known.
        Late,
        /// They did not come to its end, or not on its day.
        Unfinished,
    }
}

impl DailyKind {
    /// Both.
    pub const ALL: [DailyKind; 2] = [DailyKind::Solo, DailyKind::Duplicate];

    /// What it is called in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            DailyKind::Solo => "solo",
            DailyKind::Duplicate => "duplicate",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<DailyKind> {
        DailyKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
