//! The proofs of Ares Expedition: the promises of `Game` along random games, an audit, goldens, small positions.

mod audit;
mod conformance;
mod coverage;
pub mod golden;
mod table;

pub use audit::Audit;
pub use conformance::{Conformance, Report};
pub use coverage::Coverage;
pub use table::Table;

use tharsis_ares::{Difficulty, Options};

/// Every option set and seat count that differs in its rules.
pub fn all_variants() -> Vec<(Options, u8)> {
    let plain = Options { mulligan: false, ..Options::default() };
    let mut variants = Vec::new();
    for &level in Difficulty::ALL {
        variants.push((Options { level, ..Options::default() }, 1));
    }
    variants.push((Options { first_game: true, ..plain }, 1));
    for n_seats in 2..=4 {
        variants.push((plain, n_seats));
        variants.push((Options::default(), n_seats));
        variants.push((Options { first_game: true, ..plain }, n_seats));
    }
    variants.push((Options { coop: true, ..Options::default() }, 2));
    variants.push((Options { coop: true, first_game: true, ..plain }, 2));
    variants
}
