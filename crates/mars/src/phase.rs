//! The course of the game: opening, research, turns, production, end. Each phase leaves the next on the lane.

mod end;
mod opening;
mod production;
mod research;
mod turn;

pub use production::SOLO_GENERATIONS;
