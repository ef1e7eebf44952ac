//! The levels: named bots that people choose from.

use crate::bot::Bot;
use crate::budget::{Budget, BudgetError};
use crate::expert::Expert;
use crate::knowledge::Knowledge;
use crate::novice::Novice;
use crate::random::Random;
use crate::steady::Steady;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A level, with what it may spend.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// Rules of thumb, with mistakes.
    Novice,
    /// One ply of thought.
    Steady,
    /// Tree search.
    Expert(Budget),
}

impl Level {
    /// Every level's name, weakest first. What they are like is told by the words crate.
    pub const NAMES: [&'static str; 4] = ["random", "novice", "steady", "expert"];

    /// A bot of this level.
    pub fn bot<G: Knowledge>(self, weights: &G::Weights, seed: u64) -> Box<dyn Bot<G>> {
        G::bot(self, weights, seed)
    }

    /// What [`Knowledge::bot`] is made of.
    pub(crate) fn hire<G: Knowledge>(self, weights: &G::Weights, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Novice => Box::new(Novice::<G>::new(weights.clone(), seed)),
            Level::Steady => Box::new(Steady::<G>::new(weights.clone(), seed)),
            Level::Expert(budget) => Box::new(Expert::<G>::new(weights.clone(), budget, seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => write!(f, "random"),
            Level::Novice => write!(f, "novice"),
            Level::Steady => write!(f, "steady"),
            Level::Expert(budget) if *budget == Budget::default() => write!(f, "expert"),
            Level::Expert(budget) => write!(f, "expert:{budget}"),
        }
    }
}

/// Not a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LevelError {
    /// No bot has this name.
    #[error(
        "there is no bot \"{name}\"; there are {}; expert:500ms or expert:2000 sets time or iterations",
        Level::NAMES.join(", ")
    )]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// What comes after the name is not a budget.
    #[error(transparent)]
    Budget(#[from] BudgetError),
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Level, LevelError> {
        match name.split_once(':') {
            None if name == "random" => Ok(Level::Random),
            None if name == "novice" => Ok(Level::Novice),
            None if name == "steady" => Ok(Level::Steady),
            None if name == "expert" => Ok(Level::Expert(Budget::default())),
            Some(("expert", budget)) => Ok(Level::Expert(budget.parse()?)),
            _ => Err(LevelError::Unknown { name: name.to_string() }),
        }
    }
}
