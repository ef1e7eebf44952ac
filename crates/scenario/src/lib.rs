//! Scenario files: a position, some moves, and what must then be true. Reads, runs and shows them.
//!
//! The format is described in `scenarios/FORMAT.md`; only the keys of a game's own rules are known here, and whatever
//! is not known is an error that names it. The way of a file through this crate:
//!
//! | module | what it does |
//! | --- | --- |
//! | [`read`] | text to typed scenarios, errors with file, line and path |
//! | `names`, `entry`, `setup`, `step`, `expect` | the types of the format |
//! | `position`, `resume` | `setup` to a state of the engine |
//! | `drive`, `decide`, `forced` | one step: compound moves and answers to atomic choices |
//! | `refusal` | why a step ended, in words and by name |
//! | `compare` | `expect` against a state |
//! | `colony` | colony tiles in all of these |
//! | `committee` | all of this for Turmoil's committee and events |
//! | `show`, `layout` | a state back to the format |
//! | `run` | whole files, with a report |
//! | [`ares`] | the same for files of Ares Expedition |

pub mod ares;
mod colony;
mod committee;
mod compare;
mod decide;
mod drive;
mod entry;
mod error;
mod expect;
mod forced;
mod layout;
mod names;
mod position;
mod read;
mod refusal;
mod resume;
mod run;
mod setup;
mod show;
mod step;
mod unavailable;

pub use error::{Difference, Error, Failure, Problem};
pub use read::{Scenario, read_text};
pub use run::{
    Ending, Outcome, Report, Shown, play_file, play_text, position, run_file, run_text, show_file,
};
pub use show::show_state;

/// An obstacle of either game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Of Terraforming Mars.
    Mars(tharsis_mars::Obstacle),
    /// Of Ares Expedition.
    Ares(tharsis_ares::Obstacle),
}

impl From<tharsis_mars::Obstacle> for Reason {
    fn from(obstacle: tharsis_mars::Obstacle) -> Reason {
        Reason::Mars(obstacle)
    }
}

impl From<tharsis_ares::Obstacle> for Reason {
    fn from(obstacle: tharsis_ares::Obstacle) -> Reason {
        Reason::Ares(obstacle)
    }
}

impl std::fmt::Debug for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Mars(obstacle) => obstacle.fmt(f),
            Reason::Ares(obstacle) => obstacle.fmt(f),
        }
    }
}

/// Says an obstacle in words. The engine gives reasons as data; sentences belong to whoever shows them.
pub type Describe<'a> = &'a dyn Fn(&Reason) -> String;
