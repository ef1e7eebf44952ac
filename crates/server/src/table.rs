//! Tables in play: each is a log in the database and the game it leads to in memory. A table can be dropped at
//! any time and made again from its log.

mod bots;
mod clock;
mod frozen;
mod live;
mod logbook;
mod registry;
mod sealed;
mod sent;
mod shot;
#[cfg(test)]
mod size;
mod submit;

pub(crate) use bots::{seed as bot_seed, wake};
pub(crate) use clock::watch;
pub(crate) use frozen::Frozen;
pub use frozen::{Dealt, LogFault, verify_log};
pub(crate) use live::{Live, News, corporations_of, is_played_here, table_info};
pub(crate) use logbook::undo_of;
pub(crate) use registry::Registry;
#[cfg(test)]
pub(crate) use registry::tests::table as row_for_tests;
pub(crate) use sent::Named;
pub(crate) use shot::{Look, Seen, Shot, Step, patch};
pub(crate) use submit::{Denied, Made, Submission, TOGETHER_MAX, Undoing, ending};
