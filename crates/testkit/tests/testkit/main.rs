//! What the games promise, proven with the harness of this crate. One program, so that both games are linked once.

mod ares_rules;
mod bots;
mod conformance;
mod cost;
mod fuzz;
mod golden;
mod history;
mod knowledge;
mod mars_board;
mod mars_colonies;
mod mars_lost;
mod mars_maps;
mod mars_payment;
mod mars_placement;
mod mars_prelude;
mod mars_rules;
mod mars_turmoil;
mod mars_venus;
