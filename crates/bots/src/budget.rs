//! What a decision may cost: time or lines of play, on one core or several.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};
use thiserror::Error;

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Time or lines of play.
    pub limit: Limit,
    /// How many threads think.
    pub threads: u8,
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// After so much time.
    Time(Duration),
    /// After so many lines of play.
    Iterations(u32),
}

impl Budget {
    /// Whether a share of it is used up.
    pub(crate) fn is_spent(&self, start: Instant, done: u32, share: f32) -> bool {
        match self.limit {
            Limit::Iterations(n) => done as f32 >= n as f32 * share,
            Limit::Time(time) => start.elapsed().as_secs_f32() >= time.as_secs_f32() * share,
        }
    }

    /// Through how many worlds a thread may lead so many candidates before looking again, so that the limit is kept.
    pub(crate) fn batch(&self, candidates: u32, wanted: u32, done: u32, share: f32) -> u32 {
        match self.limit {
            Limit::Time(_) => wanted,
            Limit::Iterations(n) => {
                let left = ((n as f32 * share).ceil() as u32).saturating_sub(done);
                left.div_ceil(candidates * u32::from(self.threads.max(1))).clamp(1, wanted)
            }
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { limit: Limit::Time(Duration::from_secs(1)), threads: 1 }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Time(time) => write!(f, "{}ms", time.as_millis())?,
            Limit::Iterations(n) => write!(f, "{n}")?,
        }
        if self.threads > 1 { write!(f, "x{}", self.threads) } else { Ok(()) }
    }
}

/// Not a budget.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not a budget; 500ms is a time, 2000 a number of iterations, 500msx4 is on 4 threads")]
pub struct BudgetError(pub String);

impl FromStr for Budget {
    type Err = BudgetError;

    /// "500ms" is a time, "2000" a number of lines of play; "500msx4" on four threads.
    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let wrong = || BudgetError(text.to_string());
        let (limit, threads) = match text.rsplit_once('x') {
            Some((limit, threads)) => (limit, threads.parse().map_err(|_| wrong())?),
            None => (text, 1),
        };
        let limit = match limit.strip_suffix("ms") {
            Some(ms) => Limit::Time(Duration::from_millis(ms.parse().map_err(|_| wrong())?)),
            None => Limit::Iterations(limit.parse().map_err(|_| wrong())?),
        };
        match (limit, threads) {
            (_, 0) | (Limit::Iterations(0), _) | (Limit::Time(Duration::ZERO), _) => Err(wrong()),
            _ => Ok(Budget { limit, threads }),
        }
    }
}
