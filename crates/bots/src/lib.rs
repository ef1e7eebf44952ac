//! Players that are programs. They sit on a `Chair`: they see what a seat may see and can imagine the rest; no
//! bot is ever given a state.

pub mod ares;
mod bot;
mod budget;
mod chair;
mod experience;
mod expert;
mod knowledge;
mod level;
pub mod mars;
mod novice;
mod playout;
mod race;
mod random;
mod steady;
mod table;
mod tree;
mod tune;

pub use bot::{Bot, Decision, EXPLAINED};
pub use budget::{Budget, BudgetError, Limit};
pub use chair::Chair;
pub use experience::ExperienceError;
pub use expert::Expert;
pub use knowledge::Knowledge;
pub use level::{Level, LevelError};
pub use novice::Novice;
pub use playout::Outcome;
pub use random::Random;
pub use steady::Steady;
pub use table::{CHOICES_MAX, Match, play_match};
pub use tune::{Tunable, Tuning, tune};
