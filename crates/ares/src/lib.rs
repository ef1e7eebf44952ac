//! Terraforming Mars: Ares Expedition, with its co-operative and solo games, as exact rules without any IO.
//!
//! Rule numbers (A1 …) refer to `docs/rules/ares.md`, rulings to `docs/rules/ares-rulings.md`.
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod board;
mod card;
pub mod cards;
mod change;
mod check;
mod count;
mod determinize;
mod event;
mod game;
mod legal;
mod machine;
mod obstacle;
mod options;
mod perform;
mod phase;
mod position;
mod preview;
mod price;
mod question;
mod score;
mod state;
mod text;
mod view;
mod vocabulary;
mod why;

pub use board::*;
pub use card::*;
pub use count::per_production;
pub use event::{Cause, Event};
pub use game::{Ares, RULES};
pub use obstacle::Obstacle;
pub use options::Options;
pub use preview::Preview;
pub use question::{Bill, Choice, Question};
pub use score::Score;
pub use state::{Player, State, Turn};
pub use text::*;
pub use view::{OwnView, PlayerView, SoloView, View};
pub use vocabulary::*;
