//! What both games are made of: seats, card sets, randomness, events, records, and the [`Game`] trait that
//! bots, server and tests are written against. No rule of either game is here.
//!
//! A game is a set of functions on plain data. Whoever knows these can play any of them (the rules crates show it with
//! real games, [`Game`] with a whole small one):
//!
//! | | |
//! | --- | --- |
//! | [`Game::setup`] | deals: options, number of seats and a seed to a state |
//! | [`Game::asked`], [`Game::question`], [`Game::legal`] | who must choose, why, and among what |
//! | [`Game::apply`] | carries a legal choice out; [`Game::play`] checks first |
//! | [`Game::why_not`], [`Game::preview`] | why a choice cannot be made, and what it would change |
//! | [`Game::view`], [`Game::determinize`] | what a seat sees, and a state it could as well be in |
//! | [`History`] | a game with undo; [`Record`] a game as text; [`save`], [`load`] a state as bytes |
//!
//! Rules crates are built from [`Lanes`] (what is still to be done, as data), [`Objections`] (one check for "can I" and
//! "why not"), [`draw`] and [`Pile`] (decks), [`CardSet`], [`words!`] and the readers of notation.
//!
//! Randomness is part of the state and the same on every machine:
//!
//! ```
//! use tharsis_kernel::{Dice, below, seed_from_u64, shuffle};
//!
//! let mut dice = Dice::new(seed_from_u64(1));
//! let mut again = dice;
//! let mut cards = [1, 2, 3, 4, 5];
//! shuffle(&mut dice.stream(), &mut cards);
//! let six = below(&mut dice.stream(), 6);
//!
//! let mut same = [1, 2, 3, 4, 5];
//! shuffle(&mut again.stream(), &mut same);
//! assert_eq!((same, below(&mut again.stream(), 6)), (cards, six));
//! ```
//!
//! What is refused is told by a type, in English for developers; the words crate says it to players:
//!
//! ```
//! use tharsis_kernel::OptionsError;
//!
//! let refused = OptionsError::check_seats(9, 1..=5).unwrap_err();
//! assert_eq!(refused, OptionsError::Seats { n_seats: 9, seats: 1..=5 });
//! assert_eq!(refused.to_string(), "9 players; the game is for 1 to 5");
//! ```
#![deny(clippy::float_arithmetic, clippy::disallowed_types)]

mod deal;
mod game;
mod history;
mod knowledge;
mod lanes;
mod notation;
mod objections;
mod options;
mod pile;
mod preview;
mod record;
mod rng;
mod save;
mod seat;
mod sets;
mod sink;
mod words;

pub use deal::{CONTRIBUTION, Deal, NotADeal, commitment, is_contribution};
pub use game::{Game, Illegal, state_hash};
pub use history::History;
pub use knowledge::{Outcome, Told, teaches};
pub use lanes::{Lane, Lanes, Task};
pub use notation::{NotationError, read_number, read_word};
pub use objections::{Any, Objections};
pub use options::OptionsError;
pub use pile::{Pile, draw};
pub use preview::{Preview, Trial};
pub use record::{HASH_INTERVAL, Record, RecordDeal, RecordError, RecordFault, RecordHead, read_seed};
pub use rng::{Dice, Stream, below, seed_from_u64, shuffle};
pub use save::{SaveError, load, save};
pub use seat::{Seat, SeatSet};
pub use sets::{CardId, CardSet, words_for};
pub use sink::Sink;
