//! Bots against bots: the same deals for each bot in turn, and what can be said of their strength; and bots among their like,
//! by which cards are counted ([`numbers`]).
//!
//! ```
//! use tharsis_arena::{Tournament, play};
//! use tharsis_bots::{Experience, Level, mars};
//! use tharsis_mars::{Mars, Options};
//!
//! let tournament = Tournament::<Mars> {
//!     options: Options::default(),
//!     bots: vec![Level::Novice.into(), Level::Random.into()],
//!     weights: mars::Experience::fitted(),
//!     deals: 5,
//!     seed: 1,
//!     threads: 1,
//! };
//! // Every deal is played once for each seat, so that nobody wins by better cards.
//! let standing = play(&tournament, &|| {});
//! assert_eq!((standing.games, standing.finished), (10, 10));
//! let novice = &standing.bots[0];
//! assert_eq!(novice.name, "novice");
//! assert!(novice.win_rate_low > novice.fair_share, "{novice:?}");
//! ```

mod entrant;
pub mod numbers;
mod result;
mod tournament;

pub use entrant::Entrant;
pub use result::{BotResult, Standing};
pub use tournament::{SeatingError, Tournament, play};
