//! Terraforming Mars: the base game with the Corporate Era, draft and solo, as exact rules without any IO.
//!
//! Rule numbers (M1 …) refer to `docs/rules/mars.md`, rulings to `docs/rules/mars-rulings.md`.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::wildcard_enum_match_arm)]

mod board;
mod card;
pub mod cards;
mod event;
mod obstacle;
mod options;
mod question;
mod state;
mod text;
mod vocabulary;

pub use board::*;
pub use card::*;
pub use event::{Cause, Event};
pub use obstacle::Obstacle;
pub use options::Options;
pub use question::{Bill, Choice, Question};
pub use state::{OCEANS_MAX, OXYGEN_MAX, Player, State, TEMPERATURE_MAX};
pub use text::*;
pub use vocabulary::*;
