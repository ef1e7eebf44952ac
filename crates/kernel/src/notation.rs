//! The notation of choices: a line of words. The readers that every game's notation is made of, and what can be wrong.

use std::str::FromStr;
use thiserror::Error;

/// Why a line is not a choice. The text is for developers; the words crate says it to players.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// It has not the form of any choice.
    #[error("\"{line}\" is not a choice; choices are {forms}")]
    NotAChoice {
        /// What was found.
        line: String,
        /// The forms there are.
        forms: &'static str,
    },
    /// No card has this number.
    #[error("there is no card with the number \"{0}\"")]
    NoCard(String),
    /// Not a number, or too large a one.
    #[error("\"{0}\" is not a number in range")]
    NotANumber(String),
    /// Not one of the words possible here.
    #[error("unknown \"{word}\"; there are {}", known.join(", "))]
    Unknown {
        /// What was found.
        word: String,
        /// What is possible.
        known: Vec<&'static str>,
    },
    /// Not the number of an area.
    #[error("\"{word}\" is not an area; areas are 01 to {last:02}")]
    NoArea {
        /// What was found.
        word: String,
        /// The last area there is.
        last: u8,
    },
}

/// A number.
pub fn read_number<N: FromStr>(word: &str) -> Result<N, NotationError> {
    word.parse().map_err(|_| NotationError::NotANumber(word.to_string()))
}

/// One of several things that have names.
pub fn read_word<T: Copy>(word: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, NotationError> {
    all.iter().copied().find(|&it| name(it) == word).ok_or_else(|| NotationError::Unknown {
        word: word.to_string(),
        known: all.iter().map(|&it| name(it)).collect(),
    })
}
