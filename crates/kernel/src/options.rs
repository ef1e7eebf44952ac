//! What can be wrong with the options of a game. Options are words, whichever the game, so one type tells it for all
//! of them, and the words crate says it to players in their language.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game cannot be played as asked, and what would be right. The text is for developers and the command line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionsError {
    /// There is no such option.
    #[error("unknown option \"{word}\"; there are {}", known.join(", "))]
    Unknown {
        /// What was asked for.
        word: String,
        /// What there is.
        known: Vec<String>,
    },
    /// There is such an option, but not with this value.
    #[error("unknown {option} \"{value}\"; there are {}", known.join(", "))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The game is not for so many.
    #[error("{n_seats} players; the game is for {}", range(seats))]
    Seats {
        /// How many would play.
        n_seats: u8,
        /// How many can.
        seats: RangeInclusive<u8>,
    },
    /// The option is not for so many.
    #[error("{n_seats} players; {option} is for {}", range(seats))]
    OnlyFor {
        /// The option.
        option: String,
        /// How many would play.
        n_seats: u8,
        /// How many can.
        seats: RangeInclusive<u8>,
    },
    /// So many always play with the option.
    #[error("{option} is missing: it is always part of a game for {n_seats}")]
    Always {
        /// The option.
        option: String,
        /// How many would play.
        n_seats: u8,
    },
    /// One option is only played with another.
    #[error("{option} is only played with {other}")]
    Needs {
        /// The option given.
        option: String,
        /// The one that is missing.
        other: String,
    },
    /// Two options that cannot be played together.
    #[error("{option} does not go with {other}")]
    Clash {
        /// One of them.
        option: String,
        /// The other.
        other: String,
    },
    /// The option is about a seat that is not there.
    #[error("{option}: there is no such seat; seats are 0 to {}", n_seats - 1)]
    NoSeat {
        /// The option.
        option: String,
        /// How many play.
        n_seats: u8,
    },
}

impl OptionsError {
    /// Whether so many can play a game that is for these.
    pub fn check_seats(n_seats: u8, seats: RangeInclusive<u8>) -> Result<(), OptionsError> {
        if seats.contains(&n_seats) { Ok(()) } else { Err(OptionsError::Seats { n_seats, seats }) }
    }

    /// Whether so many can play with an option that is for these.
    pub fn check_only_for(option: &str, n_seats: u8, seats: RangeInclusive<u8>) -> Result<(), OptionsError> {
        if seats.contains(&n_seats) {
            return Ok(());
        }
        Err(OptionsError::OnlyFor { option: option.to_string(), n_seats, seats })
    }

    /// An option without the one it needs.
    pub fn needs(option: &str, other: &str) -> OptionsError {
        OptionsError::Needs { option: option.to_string(), other: other.to_string() }
    }

    /// Two options that do not go together.
    pub fn clash(option: &str, other: &str) -> OptionsError {
        OptionsError::Clash { option: option.to_string(), other: other.to_string() }
    }
}

fn range(seats: &RangeInclusive<u8>) -> String {
    let (low, high) = (seats.start(), seats.end());
    if low == high { low.to_string() } else { format!("{low} to {high}") }
}
