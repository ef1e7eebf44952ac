//! What makes players better. A [`Coach`] judges positions, weighs the choices of a moment and says why one is better than
//! another, from what the seat knows and nothing else; a [`Review`] does so for every decision of a game.
//!
//! It knows no rule and no words: the judgement is the network's and the search's (`tharsis_bots`), reasons are told as
//! aspects and cards, and whoever shows them finds the words.

mod coach;
mod grade;
pub mod puzzle;
mod reason;
mod review;

pub use coach::{Coach, Considered, Prospects, Valued};
pub use grade::{Grade, Loss};
pub use reason::{About, Reason};
pub use review::{Decided, PHASES, Point, Review, Share, Verdict};
