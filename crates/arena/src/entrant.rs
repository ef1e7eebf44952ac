//! Who enters a tournament: a level, with a network of its own if so.

use std::sync::Arc;
use tharsis_bots::net::Network;
use tharsis_bots::{Bot, Knowledge, Level};

/// A bot that enters.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The level.
    pub level: Level,
    /// A network of its own, by name; otherwise the one of the program.
    pub network: Option<(String, Arc<Network>)>,
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant { level, network: None }
    }
}

impl Entrant {
    /// Its name in results.
    pub fn name(&self) -> String {
        match &self.network {
            Some((name, _)) => format!("{}@{name}", self.level),
            None => self.level.to_string(),
        }
    }

    /// The bot itself.
    pub(crate) fn bot<G: Knowledge>(&self, weights: &G::Weights, seed: u64) -> Box<dyn Bot<G>> {
        match &self.network {
            Some((_, network)) => self.level.taught::<G>(weights, network.clone(), seed),
            None => self.level.bot::<G>(weights, seed),
        }
    }
}
