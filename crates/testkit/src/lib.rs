//! What proves the engine: the promises of `Game` checked along random games, and an audit that no number of
//! Mars changes without an event and no card gets lost.

pub mod ares;
mod audit;
mod conformance;
mod coverage;
pub mod fuzz;
pub mod golden;
mod table;

pub use audit::Audit;
pub use conformance::{Conformance, Report};
pub use coverage::Coverage;
pub use table::Table;

use tharsis_kernel::{Seat, SeatSet};
use tharsis_mars::Options;

/// Every option set and seat count of Mars that differs in its rules.
pub fn all_variants() -> Vec<(Options, u8)> {
    let mut variants = vec![(Options::default(), 1)];
    variants.push((Options { beginners: seats(&[0]), ..Options::default() }, 1));
    for n_seats in 2..=5 {
        for corporate_era in [false, true] {
            for draft in [false, true] {
                for beginners in [seats(&[]), seats(&[n_seats - 1]), Seat::all(n_seats).collect()] {
                    variants.push((Options { corporate_era, draft, beginners }, n_seats));
                }
            }
        }
    }
    variants
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}
