//! What proves the engine, written once for every game: the promises of `Game` checked along random games, with an
//! audit that no number changes without an event and no card gets lost; golden playthroughs; fuzz functions; small
//! positions for tests. A game brings what [`Proven`] asks for.

pub mod ares;
mod conformance;
mod coverage;
pub mod fuzz;
pub mod golden;
pub mod mars;
mod proven;
mod table;

pub use conformance::{Conformance, Report, conformance};
pub use coverage::Coverage;
pub use proven::{Audit, Deed, Golden, Proven};
pub use table::Table;
