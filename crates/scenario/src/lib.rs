//! Scenario files: a position, some moves, and what must then be true. Reads, runs and shows them.
//!
//! ```
//! use tharsis_scenario::run_text;
//!
//! let scenario = r#"{
//!     "title": "An ocean raises the rating",
//!     "setup": {"players": [{"megacredits": 18}, {}]},
//!     "steps": [
//!         {"player": 0, "do": {"standard": "Aquifer"}, "answers": [{"space": "07"}],
//!          "expect": {"oceans": 1, "players": [{"megacredits": 0, "tr": 21}]}},
//!         {"player": 0, "do": {"standard": "Aquifer"}, "illegal": true, "because": "MoneyShort"}
//!     ]
//! }"#;
//! // Reasons are data; the words crate says them, here their names do.
//! let report = run_text("ocean.json", scenario, &|reason| format!("{reason:?}"))?;
//! assert!(report.held(), "{:?}", report.failures().next());
//! # Ok::<(), tharsis_scenario::Error>(())
//! ```
//!
//! The format is described in `scenarios/FORMAT.md`; only the keys of a game's own rules are known here, and whatever
//! is not known is an error that names it. The way of a file through this crate:
//!
//! | module | what it does |
//! | --- | --- |
//! | `format` | what a scenario is, and how it is played; what a game brings to it |
//! | `drive` | one step: a compound move and its answers to atomic choices; what a game brings to that |
//! | `read` | text to typed scenarios, errors with file, line and path |
//! | `names`, `entry` | what the types of both games' formats share |
//! | [`mars`], [`ares`] | the games: the types of their formats, positions, steps, comparisons |
//! | `refusal` | why a step ended, in words and by name |
//! | `difference` | `expect` against a state |
//! | `layout` | JSON as people write it |
//! | `run` | whole files, with a report |
//! | `written` | a position and what was tried in it as a file |

pub mod ares;
mod difference;
mod drive;
mod entry;
mod error;
mod format;
mod layout;
pub mod mars;
mod names;
mod read;
mod refusal;
mod run;
mod written;

pub use error::{Difference, Error, Failure, Problem};
pub use run::{Ending, Outcome, Report, Shown, game_of, run_file, run_text, show_file};
pub use written::Written;

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
