//! The levels: named bots that people choose from.

use crate::bot::Bot;
use crate::budget::{Budget, BudgetError, Limit};
use crate::expert::Expert;
use crate::knowledge::Knowledge;
use crate::net::Network;
use crate::novice::Novice;
use crate::random::Random;
use crate::steady::Steady;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// What a champion may spend if nothing is said.
const CHAMPION: Budget = Budget { limit: Limit::Time(Duration::from_millis(100)), threads: 1 };

/// A level, with what it may spend.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// Rules of thumb, with mistakes.
    Novice,
    /// One ply of thought.
    Steady,
    /// One ply of thought, judged by the network.
    Sharp,
    /// Tree search.
    Expert(Budget),
    /// Tree search, judged by the network.
    Champion(Budget),
}

impl Level {
    /// Every level's name, weakest first. What they are like is told by the words crate.
    pub const NAMES: [&'static str; 6] = ["random", "novice", "steady", "sharp", "expert", "champion"];

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
            Level::Sharp | Level::Champion(_) => {
                let network = G::network().expect("the network of the program fits it: a test reads it");
                self.taught(weights, network, seed)
            }
        }
    }

    /// The same with another network; levels that use none are as ever.
    pub fn taught<G: Knowledge>(
        self,
        weights: &G::Weights,
        network: Arc<Network>,
        seed: u64,
    ) -> Box<dyn Bot<G>> {
        match self {
            Level::Sharp => Box::new(Steady::<G>::new(weights.clone(), seed).with_network(network)),
            Level::Champion(budget) => {
                Box::new(Expert::<G>::new(weights.clone(), budget, seed).with_network(network))
            }
            Level::Random | Level::Novice | Level::Steady | Level::Expert(_) => self.bot::<G>(weights, seed),
        }
    }

    /// What it may spend, if it searches.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Level::Expert(budget) | Level::Champion(budget) => Some(budget),
            Level::Random | Level::Novice | Level::Steady | Level::Sharp => None,
        }
    }

    /// The same with another budget, if it searches.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Level {
        match self {
            Level::Expert(_) => Level::Expert(budget),
            Level::Champion(_) => Level::Champion(budget),
            other => other,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
            Level::Expert(_) => "expert",
            Level::Champion(_) => "champion",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = if matches!(self, Level::Champion(_)) { CHAMPION } else { Budget::default() };
        match self.budget() {
            Some(budget) if budget != usual => write!(f, "{}:{budget}", self.name()),
            _ => f.write_str(self.name()),
        }
    }
}

/// Not a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LevelError {
    /// No bot has this name.
    #[error(
        "there is no bot \"{name}\"; there are {}; expert:500ms or champion:2000 sets time or iterations",
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
        let (word, budget) = match name.split_once(':') {
            Some((word, budget)) => (word, Some(budget)),
            None => (name, None),
        };
        let unknown = || LevelError::Unknown { name: name.to_string() };
        let level = match word {
            "random" => Level::Random,
            "novice" => Level::Novice,
            "steady" => Level::Steady,
            "sharp" => Level::Sharp,
            "expert" => Level::Expert(Budget::default()),
            "champion" => Level::Champion(CHAMPION),
            _ => return Err(unknown()),
        };
        match budget {
            None => Ok(level),
            Some(_) if level.budget().is_none() => Err(unknown()),
            Some(budget) => Ok(level.with_budget(budget.parse()?)),
        }
    }
}
