//! Whole files: plays every scenario and reports, or plays one and shows where it ends.

use crate::Describe;
use crate::ares;
use crate::error::{Error, Failure};
use crate::mars;
use std::path::Path;

/// What became of a file.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its scenarios, in order.
    pub outcomes: Vec<Outcome>,
}

impl Report {
    /// Whether every expectation held.
    pub fn held(&self) -> bool {
        self.outcomes.iter().all(|outcome| outcome.failure.is_none())
    }

    /// The scenarios that did not hold.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.outcomes.iter().filter_map(|outcome| outcome.failure.as_ref())
    }
}

/// What became of a scenario.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The file, with the place in it where it holds several scenarios.
    pub name: String,
    /// Its title.
    pub title: String,
    /// How many steps it has.
    pub steps: usize,
    /// What went wrong first, if anything did.
    pub failure: Option<Failure>,
}

/// Runs all scenarios of a file.
pub fn run_file(path: &Path, describe: Describe<'_>) -> Result<Report, Error> {
    run_text(&path.display().to_string(), &read_file(path)?, describe)
}

/// Runs all scenarios of a text; `file` names it in reports.
pub fn run_text(file: &str, text: &str, describe: Describe<'_>) -> Result<Report, Error> {
    if ares::is_ares(text) {
        let endings = ares::play_text(file, text, describe)?;
        return Ok(Report { outcomes: endings.into_iter().map(|ending| ending.outcome).collect() });
    }
    let endings = mars::play_text(file, text, describe)?;
    Ok(Report { outcomes: endings.into_iter().map(|ending| ending.outcome).collect() })
}

/// A scenario played to its end, with the position there as a legal `setup`.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What became of it.
    pub outcome: Outcome,
    /// The final position.
    pub position: String,
}

/// Plays the scenarios of a file, of either game, and shows where they end.
pub fn show_file(path: &Path, describe: Describe<'_>) -> Result<Vec<Shown>, Error> {
    let (file, text) = (path.display().to_string(), read_file(path)?);
    if ares::is_ares(&text) {
        let show = |ending: ares::Ending| Shown {
            position: ares::show_state(&ending.state, ending.seed),
            outcome: ending.outcome,
        };
        return Ok(ares::play_text(&file, &text, describe)?.into_iter().map(show).collect());
    }
    let show = |ending: mars::Ending| Shown { position: ending.show(), outcome: ending.outcome };
    Ok(mars::play_text(&file, &text, describe)?.into_iter().map(show).collect())
}

pub(crate) fn read_file(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path)
        .map_err(|source| Error::Unreadable { file: path.display().to_string(), source })
}
