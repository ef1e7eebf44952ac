//! What proves the engine: the promises of `Game` checked along random games, an audit that no number changes
//! without an event and no card gets lost, golden playthroughs, small positions for tests.

pub mod ares;
pub mod fuzz;
pub mod mars;
