//! Players that are programs. They see what a seat may see and the legal choices, never a state.

mod playout;
mod reference;

pub use playout::{Outcome, Playout};
pub use reference::{Facts, Reference};
