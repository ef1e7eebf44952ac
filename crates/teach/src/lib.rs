//! Teaching the network of the bots, round by round: games are played and positions written down (`selfplay`), what
//! comes of positions is worked out (`targets`), a network is fitted to it (`fit`), and it is kept only if it wins
//! games against the one before (`trial`). A recipe tells how (`recipe`); the same recipe gives the same network on any
//! number of threads. `course` does the rounds and goes on where it was broken off.

mod course;
mod curve;
mod fit;
mod habits;
mod lessons;
mod levelling;
mod positions;
mod recipe;
mod reliability;
mod selfplay;
mod siblings;
mod student;
mod targets;
mod threads;
mod trial;

pub use course::{Course, CourseError, Report, Step};
pub use fit::{Beginning, Fit, fit};
pub use habits::{Foreseen, learn};
pub use lessons::Lessons;
pub use levelling::level;
pub use positions::{About, Positions};
pub use recipe::{Fitting, Playing, Recipe, RecipeError, Round, Table, Trial};
pub use reliability::{Reliability, Tenth};
pub use selfplay::{Written, play_round};
pub use siblings::Siblings;
pub use targets::{Target, targets};
