//! The course of the game: opening, research, turns, production, solar phase with politics, end. Each phase leaves the
//! next on the lane.

mod end;
mod opening;
mod politics;
mod preludes;
mod production;
mod research;
mod solar;
mod turn;

pub use production::{SOLO_GENERATIONS, SOLO_GENERATIONS_WITH_PRELUDES};
pub(crate) use solar::SOLO_MOONS;
