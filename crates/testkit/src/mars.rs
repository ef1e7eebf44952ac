//! The proofs of Terraforming Mars: the promises of `Game` along random games, an audit, goldens, small positions.

mod audit;
mod conformance;
mod coverage;
pub mod golden;
mod table;

pub use audit::Audit;
pub use conformance::{Conformance, Report};
pub use coverage::Coverage;
pub use table::Table;

use tharsis_kernel::{Seat, SeatSet};
use tharsis_mars::Options;

/// Every option set and seat count that differs in its rules.
pub fn all_variants() -> Vec<(Options, u8)> {
    let era = Options::default();
    let mut variants = vec![(era, 1), (Options { beginners: seats(&[0]), ..era }, 1)];
    variants.push((Options { turmoil: true, ..era }, 1));
    variants.push((Options { turmoil: true, rating_goal: true, ..era }, 1));
    for n_seats in 2..=5 {
        for corporate_era in [false, true] {
            for draft in [false, true] {
                for beginners in [seats(&[]), seats(&[n_seats - 1]), Seat::all(n_seats).collect()] {
                    let options = Options { corporate_era, draft, beginners, ..era };
                    variants.push((options, n_seats));
                    variants.push((Options { turmoil: true, ..options }, n_seats));
                }
            }
        }
    }
    variants.extend(variants_with_colonies());
    variants
}

/// The same with the expansion Colonies, with and without Turmoil; its rules do not care who is a beginner.
pub fn variants_with_colonies() -> Vec<(Options, u8)> {
    let base = Options { colonies: true, ..Options::default() };
    let mut variants = vec![(base, 1), (Options { beginners: seats(&[0]), ..base }, 1)];
    variants.push((Options { turmoil: true, ..base }, 1));
    variants.push((Options { colony_corporation: true, ..base }, 5));
    for n_seats in 2..=5 {
        for corporate_era in [false, true] {
            for draft in [false, true] {
                let beginners = if corporate_era == draft { seats(&[]) } else { seats(&[1]) };
                let options = Options { corporate_era, draft, beginners, ..base };
                variants.push((options, n_seats));
                variants.push((Options { turmoil: true, ..options }, n_seats));
            }
        }
    }
    variants
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}
