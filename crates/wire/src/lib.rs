//! The games as data for programs outside: servers, clients, bots over a network.
//!
//! - [`AnyGame`] and [`Play`] are what a server needs of a game; it never learns which one it serves.
//! - [`Shown`] is what a game brings: its scene, its catalogue, its ledger. Written once for each game.
//! - [`api`] and the scenes of the games are the JSON that goes over the wire, and the TypeScript types of the
//!   web client are generated from them (`tests/wire/typescript.rs`).
//!
//! Nothing leaves here that the viewer may not know: scenes are made from a seat's view, log lines from revealed
//! events, insights from imagined worlds.
//!
//! A game as one seat's page gets it, for developing a client without a server (`examples/moments.rs`):
//!
//! ```
#![doc = include_str!("../examples/moments.rs")]
//! ```

pub mod api;
mod ares;
mod cards;
mod coaching;
mod insight;
mod mars;
mod numbers;
mod payment;
mod play;
mod puzzles;
mod shown;
mod sitting;
mod story;
mod told;
mod turning;

pub use ares::{catalogue as ares_catalogue, scene as ares_scene};
pub use cards::{CardInHand, CardInPlay, CardInfo, RuleInfo, WordInfo};
pub use coaching::{Decision, Looking, REVIEW_LINES, coach_version};
pub use mars::{catalogue as mars_catalogue, scene as mars_scene};
pub use play::{AnyGame, Play, Refused, ResumeError, Resumed, game, game_of_record, games, read_positions};
pub use puzzles::{AnyPuzzle, puzzle, puzzles};
pub use shown::Shown;
pub use story::{Opening, Role, Story};
pub use tharsis_scenario::Error as PositionError;
pub use told::Line;
