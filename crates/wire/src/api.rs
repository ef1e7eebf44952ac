//! The JSON of the server's interface: what clients and bots send and get. The TypeScript types of the web
//! client and the schemas of the OpenAPI document are made from these.

mod coach;
mod daily;
mod lists;
mod people;
mod play;
mod puzzles;
mod study;
mod tables;

pub use coach::{
    Advice, Advised, CardPoints, CurvePoint, Explained, Graded, LuckAndSkill, ReasonTold, Remark, Review,
    SeatVerdict,
};
pub use daily::{Daily, DailyDeal, DailyKind, DailyOf, DailyPlayer, DailyState, NewRecord};
pub use lists::{
    CardNotes, CardNumbers, CardPartner, CardTest, CitedRule, Counted, GameStatistics, Ruling, Statistics,
    TableCounts, Tables, Tally,
};
pub use people::{
    BotInfo, EditPlayer, GameInfo, Games, Key, Me, NewPlayer, OptionInfo, PresetInfo, Problem, Session,
};
pub use play::{
    Accepted, Account, AccountLine, Ask, BillInfo, Bookmark, Change, Choices, Course, Exactly, Foresight,
    Insight, LedgerLine, Log, LogEntry, Mark, Moment, Move, Notice, Offer, Part, PatchStep, Payment, Trial,
    Undo, Update, Way,
};
pub use puzzles::{Answer, PuzzleInfo, Solved};
pub use study::{Judged, Origin, Studied, Study, TextFile, Tried};
pub use tables::{
    ClockKind, ClockRule, DealInfo, Flag, Frozen, NewTable, PlayOn, SeatInfo, SeatKind, Seated, Settings,
    Stage, StandIn, TableInfo, TakeSeat,
};

/// A type that goes over the wire. Only the test that writes `wire.ts` needs to know TypeScript.
macro_rules! wire {
    ($($(#[$meta:meta])* pub struct $name:ident { $($body:tt)* })*) => { $(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
        $(#[$meta])*
        pub struct $name { $($body)* }
    )* };
}
macro_rules! wire_enum {
    ($($(#[$meta:meta])* pub enum $name:ident { $($body:tt)* })*) => { $(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
        $(#[$meta])*
        pub enum $name { $($body)* }
    )* };
}
pub(crate) use {wire, wire_enum};
