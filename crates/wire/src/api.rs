//! The JSON of the server's interface: what clients and bots send and get. The TypeScript types of the web
//! client and the schemas of the OpenAPI document are made from these.

mod people;
mod play;
mod tables;

pub use people::{BotInfo, EditPlayer, GameInfo, Games, Key, Me, NewPlayer, OptionInfo, PresetInfo, Problem};
pub use play::{
    Accepted, Account, AccountLine, Ask, BillInfo, Bookmark, Change, Choices, Exactly, Foresight, Hint,
    Insight, LedgerLine, Log, LogLine, Moment, Notice, Offer, PatchStep, Thought, Trial, Undo, Update,
};
pub use tables::{
    ClockKind, ClockRule, DealInfo, Flag, Frozen, NewTable, PlayOn, SeatInfo, SeatKind, Seated, Settings,
    Stage, StandIn, TableInfo, Tables, TakeSeat,
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
