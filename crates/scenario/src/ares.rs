//! Scenario files of Ares Expedition: the same format with its own keys, the same way through the crate.
//!
//! | module | what it does |
//! | --- | --- |
//! | `names`, `setup`, `step`, `expect` | the types of the format |
//! | `position` | `setup` to a state of the engine |
//! | `drive`, `decide` | one step: compound moves and answers to atomic choices |
//! | `compare` | `expect` against a state |
//! | `show` | a state back to the format |

mod compare;
mod decide;
mod drive;
mod expect;
mod names;
mod position;
mod setup;
mod show;
mod step;

pub use show::show_state;

use crate::Describe;
use crate::error::{Difference, Error, Misfit};
use crate::format::{self, Format};
use crate::run;
use tharsis_ares::{Ares, State};

/// A scenario played to its end, or up to the step that did not hold.
pub type Ending = run::Ending<State>;

impl Format for Ares {
    type Setup = setup::Setup;
    type Expect = expect::Expect;

    fn position(setup: &setup::Setup) -> Result<State, Misfit> {
        position::build(setup)
    }

    fn seed(setup: &setup::Setup) -> u64 {
        setup.seed
    }

    fn n_seats(state: &State) -> u8 {
        state.n_seats()
    }

    fn compare(expect: &expect::Expect, state: &State) -> Result<(), Difference> {
        compare::compare(expect, state)
    }

    fn show(state: &State, seed: u64) -> String {
        show::show_state(state, seed)
    }
}

/// Plays the scenarios of a text and keeps their final positions; `file` names it in reports.
pub fn play_text(file: &str, text: &str, describe: Describe<'_>) -> Result<Vec<Ending>, Error> {
    format::play::<Ares>(file, text, describe)
}

/// The positions that the scenarios of a text start from.
pub fn positions(file: &str, text: &str) -> Result<Vec<State>, Error> {
    format::positions::<Ares>(file, text)
}
