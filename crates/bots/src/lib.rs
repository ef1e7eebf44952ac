//! Players that are programs. They sit on a [`Chair`]: they see what a seat may see and can imagine the rest; no
//! bot is ever given a state.
//!
//! Let a level that comes along choose for a seat:
//!
//! ```
//! use tharsis_bots::{Chair, Experience, Level, mars};
//! use tharsis_kernel::{Game, Seat, seed_from_u64};
//! use tharsis_mars::{Mars, Options};
//!
//! let state = Mars::setup(&Options::default(), 2, seed_from_u64(7));
//! let level: Level = "expert:50".parse()?;
//! let mut bot = level.bot::<Mars>(&mars::Experience::fitted(), 1);
//! let decision = bot.choose(&Chair::new(&state, Seat(0)));
//! println!("{}, because of {:?}", decision.choice, decision.values);
//! # Ok::<(), tharsis_bots::LevelError>(())
//! ```
//!
//! Write a bot and let it play a whole game:
//!
//! ```
//! # use tharsis_kernel::{Game, seed_from_u64};
//! use tharsis_bots::{Bot, CHOICES_MAX, Chair, Decision, Random, play_match};
//! use tharsis_mars::{Choice, Mars, Options};
//!
//! /// Plays whatever card it can.
//! struct Player;
//!
//! impl Bot<Mars> for Player {
//!     fn choose(&mut self, chair: &Chair<'_, Mars>) -> Decision<Choice> {
//!         let legal = chair.legal();
//!         let card = legal.iter().find(|choice| matches!(choice, Choice::Play(_)));
//!         Decision::plain(*card.unwrap_or(&legal[0]))
//!     }
//! }
//!
//! let mut bots: Vec<Box<dyn Bot<Mars>>> = vec![Box::new(Player), Box::new(Random::new(1))];
//! let deal = Mars::setup(&Options::default(), 2, seed_from_u64(7));
//! let (result, _) = play_match::<Mars>(deal, CHOICES_MAX, &mut bots, |_, _, _| {});
//! assert!(result.finished && result.scores.len() == 2);
//! ```
//!
//! One that thinks (`examples/own_bot.rs`):
//!
//! ```
#![doc = include_str!("../examples/own_bot.rs")]
//! ```
//!
//! How the levels think, how strong they are and what a new game must tell them ([`Knowledge`]) is in `docs/bots.md`.

pub mod ares;
mod aspect;
mod bot;
mod budget;
mod chair;
mod experience;
mod expert;
mod forecast;
mod knowledge;
mod level;
pub mod mars;
pub mod net;
mod novice;
mod playout;
mod race;
mod random;
mod steady;
mod table;
mod tree;
mod tune;

pub use aspect::Aspect;
pub use bot::{Bot, Decision, EXPLAINED};
pub use budget::{Budget, BudgetError, Limit};
pub use chair::Chair;
pub use experience::{Experience, ExperienceError, Weights};
pub use expert::{Expert, Weighed};
pub use forecast::{as_told, forecast};
pub use knowledge::Knowledge;
pub use level::{Level, LevelError};
pub use novice::Novice;
pub use playout::Outcome;
pub use random::Random;
pub use steady::Steady;
pub use table::{CHOICES_MAX, Match, play_match, play_match_logged};
pub use tune::{Tunable, Tuning, tune};
