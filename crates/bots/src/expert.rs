//! Tree search over imagined worlds.

use crate::bot::{Bot, Decision};
use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::steady::Steady;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// Time.
    Time(Duration),
    /// Lines of play.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Time(Duration::from_secs(1))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(n) => write!(f, "{n}"),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong =
            || format!("\"{text}\" is not a budget; \"500ms\" is a time, \"2000\" a number of iterations");
        match text.strip_suffix("ms") {
            Some(ms) => Ok(Budget::Time(Duration::from_millis(ms.parse().map_err(|_| wrong())?))),
            None => Ok(Budget::Iterations(text.parse().map_err(|_| wrong())?)),
        }
    }
}

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Expert<G: Knowledge> {
    steady: Steady<G>,
    #[expect(dead_code, reason = "the search comes next")]
    budget: Budget,
}

impl<G: Knowledge> Expert<G> {
    /// A bot with this experience and budget.
    pub fn new(weights: G::Weights, budget: Budget, seed: u64) -> Expert<G> {
        Expert { steady: Steady::new(weights, seed), budget }
    }
}

impl<G: Knowledge> Bot<G> for Expert<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        self.steady.choose(chair)
    }
}
