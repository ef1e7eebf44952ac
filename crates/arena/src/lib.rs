//! Bots against bots: the same deals for each bot in turn, and what can be said of their strength.

mod result;
mod tournament;

pub use result::{BotResult, Standing};
pub use tournament::{SeatingError, Tournament, play};
