//! A small network that judges positions: what a seat knows as a few hundred numbers out of some thousands, a wide layer,
//! a narrow one, and a straight line beside them. Games say what the numbers are (`mars/features.rs`, `ares/features.rs`);
//! nothing here knows a rule. How it is taught is in the crate `teach`.

mod carry;
mod features;
mod file;
mod habits;
mod layout;
mod network;

pub(crate) use features::{BUCKETS, bucket};
pub use features::{FEATURES_MAX, Features, UNIT};
pub use file::NetworkError;
pub(crate) use habits::Liking;
pub use habits::{Habits, Offered, SITUATION, Situation};
pub(crate) use layout::layout;
pub use layout::{Block, Layout};
pub use network::{Forecast, Judgement, N_OUTPUTS, NARROW, Network, POINTS, Parameters, WIDE};
