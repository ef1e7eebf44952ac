//! Puzzles: moments of games at which one choice is clearly the best. They are found in games of bots (or of people),
//! verified by search, and kept in a file that comes with the program: every game as its options, its seed and the places of
//! its choices among the legal ones, and of every moment what was found.

mod check;
mod collection;
mod endgame;
mod find;
mod games;
mod moves;
mod solvers;

pub use check::{Checked, check};
pub use collection::{Collection, CollectionError, Cost, Played, Provenance, Puzzle};
pub use find::{Finder, Thinking};
pub use games::{Kind, Puzzling};
pub use moves::MovesError;
