//! Puzzles: moments of games at which one choice is clearly the best.

use super::coach::{Advised, Explained};
use super::play::Offer;
use super::wire;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

wire! {
    /// A puzzle, without its answer. Study it with `{"puzzle": id}` as the origin.
    pub struct PuzzleInfo {
        /// What it is called.
        pub id: String,
        /// The game.
        pub game: String,
        /// `opening`, `tile`, `ending`, or `endgame`: most points, to the point.
        pub kind: String,
        /// From 1, what everybody sees, to 5, what a short search does not find.
        pub difficulty: u8,
        /// The variant.
        pub options: String,
        /// How many play.
        pub seats: u8,
        /// Whose choice it is.
        pub seat: u8,
        /// In this generation or round.
        pub round: u32,
    }

    /// An answer to a puzzle.
    #[serde(deny_unknown_fields)]
    pub struct Answer {
        /// In notation.
        pub choice: String,
    }

    /// What an answer to a puzzle was worth.
    pub struct Solved {
        /// It is the right one.
        pub right: bool,
        /// What was answered.
        pub chosen: Offer,
        /// The choices that were weighed, the right one first, each with what it costs; one that is not among them costs more.
        pub choices: Vec<Advised>,
        /// With what the right choice is compared: with the one that was made, or, if that is the right one, with the second best.
        pub beside: Offer,
        /// Why the right one is better.
        pub explained: Explained,
    }
}
