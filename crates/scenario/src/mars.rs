//! Scenario files of Terraforming Mars: its own keys, and the way of a file through the crate.
//!
//! | module | what it does |
//! | --- | --- |
//! | `names`, `entry`, `setup`, `step`, `expect` | the types of the format |
//! | `position`, `resume` | `setup` to a state of the engine |
//! | `drive`, `decide`, `forced` | one step: compound moves and answers to atomic choices |
//! | `compare` | `expect` against a state |
//! | `colony` | colony tiles in all of these |
//! | `committee` | all of this for Turmoil's committee and events |
//! | `show` | a state back to the format |

mod colony;
mod committee;
mod compare;
mod decide;
mod drive;
mod entry;
mod expect;
mod forced;
pub(crate) mod names;
mod position;
mod resume;
mod setup;
mod show;
mod step;

pub use show::show_state;

use crate::Describe;
use crate::error::{Difference, Error, Misfit};
use crate::format::{self, Format};
use crate::run;
use tharsis_mars::{Mars, State};

/// A scenario played to its end, or up to the step that did not hold.
pub type Ending = run::Ending<State>;

impl Format for Mars {
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
    format::play::<Mars>(file, text, describe)
}

/// The positions that the scenarios of a text start from.
pub fn positions(file: &str, text: &str) -> Result<Vec<State>, Error> {
    format::positions::<Mars>(file, text)
}
