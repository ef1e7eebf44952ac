//! The server: tables that lose nothing.
//!
//! - `store/` everything that lasts; the log of a table is also its lock
//! - `table/` tables in play: logs folded into games, choices, undos, clocks, bots, updates for viewers
//! - `routes/` the HTTP interface; `auth` who somebody is; `error` what refused requests are told;
//!   `document` the interface as a document
//! - `health` whether something can be written
//! - `door` who may connect, how many, for how long; `meter` what is counted; `visible` texts that can be seen
//! - `shares` how much one player or address may have; `thinking` whose bots think next; `reading` replaying without
//!   delaying others; `expiry` open tables that were left
//! - `daily` the deals of a day: what everybody is dealt, how they rank
//! - `peers` other processes on the same database; `notify` "your turn", `hooks` told to players' own addresses
//! - `assets` the web client; `sweep` work left lying; `time` the time, handed in

mod app;
mod assets;
mod auth;
mod daily;
mod document;
mod door;
mod error;
mod expiry;
mod health;
mod hooks;
mod ids;
mod meter;
mod notes;
mod notify;
mod peers;
mod reading;
mod reviews;
mod routes;
mod shares;
mod state;
pub mod store;
mod study;
mod sweep;
mod table;
mod thinking;
mod time;
mod visible;
mod watched;

pub use app::{Config, Server, openapi, serve};
pub use door::{Door, Network, NetworkError};
pub use shares::{Quota, QuotaError, Quotas};
pub use table::{Dealt, LogFault, verify_log};
pub use time::Time;
