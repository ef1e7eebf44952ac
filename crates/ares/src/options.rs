//! The variants of a game (sections 2, 7 and 8 of the rules).

use crate::vocabulary::Difficulty;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use tharsis_kernel::OptionsError;

/// How many can play (A1).
pub(crate) const SEATS: RangeInclusive<u8> = 1..=4;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Starred cards and corporations are dealt, nothing is chosen (A14).
    pub first_game: bool,
    /// Before choosing a corporation cards may be exchanged once (A15). Not in a first game.
    pub mulligan: bool,
    /// Two players against the clock (A47).
    pub coop: bool,
    /// How hard the solo game is (A57); without meaning for more players.
    pub level: Difficulty,
}

impl Default for Options {
    fn default() -> Options {
        Options { first_game: false, mulligan: true, coop: false, level: Difficulty::Beginner }
    }
}

impl Options {
    /// Whether they fit so many players; otherwise what is wrong.
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), OptionsError> {
        OptionsError::check_seats(n_seats, SEATS)?;
        if self.coop {
            OptionsError::check_only_for(COOP, n_seats, 2..=2)?;
        }
        if self.first_game && self.mulligan {
            return Err(OptionsError::clash(FIRST_GAME, MULLIGAN));
        }
        if self.level != Difficulty::Beginner {
            OptionsError::check_only_for(self.level.word(), n_seats, 1..=1)?;
        }
        Ok(())
    }
}

const FIRST_GAME: &str = "first-game";
const MULLIGAN: &str = "mulligan";
const COOP: &str = "coop";

/// Where an option is kept.
type Flag = fn(&mut Options) -> &mut bool;

/// The options that are a word and nothing else, in the order in which they are written.
const FLAGS: [(&str, Flag); 3] = [
    (FIRST_GAME, |options| &mut options.first_game),
    (MULLIGAN, |options| &mut options.mulligan),
    (COOP, |options| &mut options.coop),
];

/// All words there are, for those who wrote another one.
fn known() -> Vec<String> {
    let flags = FLAGS.iter().map(|(word, _)| *word);
    flags.chain(Difficulty::ALL.iter().map(|level| level.word())).map(str::to_string).collect()
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut own = *self;
        let mut words: Vec<&str> =
            FLAGS.iter().filter(|(_, flag)| *flag(&mut own)).map(|(word, _)| *word).collect();
        if self.level != Difficulty::Beginner {
            words.push(self.level.word());
        }
        write!(f, "{}", words.join(" "))
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(line: &str) -> Result<Options, OptionsError> {
        let mut options = Options { mulligan: false, ..Options::default() };
        for word in line.split_whitespace() {
            if let Some((_, flag)) = FLAGS.iter().find(|(known, _)| *known == word) {
                *flag(&mut options) = true;
                continue;
            }
            options.level = Difficulty::from_word(word)
                .ok_or_else(|| OptionsError::Unknown { word: word.to_string(), known: known() })?;
        }
        Ok(options)
    }
}
