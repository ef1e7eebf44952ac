//! The variants of a game (sections 2, 7 and 8 of the rules).

use crate::vocabulary::Difficulty;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

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
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), String> {
        if !(1..=4).contains(&n_seats) {
            return Err(format!("{n_seats} players; Ares Expedition is for 1 to 4 (A1)"));
        }
        if self.coop && n_seats != 2 {
            return Err(format!("{n_seats} players; coop is for 2 (A47)"));
        }
        if self.first_game && self.mulligan {
            return Err("first-game deals without a choice: it goes without mulligan (A14)".to_string());
        }
        if n_seats != 1 && self.level != Difficulty::Beginner {
            return Err(format!("{} is a level of the solo game (A57)", self.level.word()));
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.first_game {
            words.push("first-game");
        }
        if self.mulligan {
            words.push("mulligan");
        }
        if self.coop {
            words.push("coop");
        }
        if self.level != Difficulty::Beginner {
            words.push(self.level.word());
        }
        write!(f, "{}", words.join(" "))
    }
}

impl FromStr for Options {
    type Err = String;

    fn from_str(line: &str) -> Result<Options, String> {
        let mut options = Options { mulligan: false, ..Options::default() };
        for word in line.split_whitespace() {
            match word {
                "first-game" => options.first_game = true,
                "mulligan" => options.mulligan = true,
                "coop" => options.coop = true,
                _ => match Difficulty::from_word(word) {
                    Some(level) => options.level = level,
                    None => {
                        return Err(format!(
                            "unknown option \"{word}\"; there are first-game, mulligan, coop, beginner, experienced, \
                             expert"
                        ));
                    }
                },
            }
        }
        Ok(options)
    }
}
