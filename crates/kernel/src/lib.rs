//! What both games are made of: seats, card sets, randomness, events, records, and the `Game` trait that
//! bots, server and tests are written against. No rule of either game is here.
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod game;
mod history;
mod notation;
mod options;
mod record;
mod rng;
mod save;
mod seat;
mod sets;
mod sink;
mod words;

pub use game::{Game, Illegal, state_hash};
pub use history::History;
pub use notation::{NotationError, read_number, read_word};
pub use options::OptionsError;
pub use record::{HASH_INTERVAL, Record, RecordError, RecordFault, read_seed};
pub use rng::{Dice, Stream, below, seed_from_u64, shuffle};
pub use save::{SaveError, load, save};
pub use seat::{Seat, SeatSet};
pub use sets::{CARD_SET_SIZE, CardId, CardSet};
pub use sink::Sink;
