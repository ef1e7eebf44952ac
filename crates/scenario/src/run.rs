//! Whole files: plays every scenario and reports, or plays one and shows where it ends.

use crate::Describe;
use crate::error::{Error, Failure, Misfit};
use crate::format::{self, Format};
use std::path::Path;
use tharsis_ares::Ares;
use tharsis_kernel::Game;
use tharsis_mars::Mars;

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

/// A scenario played to its end, or up to the step that did not hold.
#[derive(Clone, Debug)]
pub struct Ending<S> {
    /// What became of it.
    pub outcome: Outcome,
    /// The position after the last step that held.
    pub state: S,
    /// The seed it began with.
    pub seed: u64,
}

/// A scenario played to its end, with the position there as a legal `setup`.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What became of it.
    pub outcome: Outcome,
    /// The final position.
    pub position: String,
}

/// Runs all scenarios of a file.
pub fn run_file(path: &Path, describe: Describe<'_>) -> Result<Report, Error> {
    run_text(&path.display().to_string(), &read_file(path)?, describe)
}

/// Runs all scenarios of a text; `file` names it in reports.
pub fn run_text(file: &str, text: &str, describe: Describe<'_>) -> Result<Report, Error> {
    let outcomes = play(file, text, describe, |ending, _| ending)?;
    Ok(Report { outcomes })
}

/// Plays the scenarios of a file, of either game, and shows where they end.
pub fn show_file(path: &Path, describe: Describe<'_>) -> Result<Vec<Shown>, Error> {
    let file = path.display().to_string();
    play(&file, &read_file(path)?, describe, |outcome, show| Shown { outcome, position: show() })
}

/// The game that a text of scenarios tells of; `file` names it in errors.
pub fn game_of(file: &str, text: &str) -> Result<&'static str, Error> {
    let found = format::game_of(file, text)?;
    [Mars::NAME, Ares::NAME].into_iter().find(|name| *name == found).ok_or_else(|| {
        let message = format!("there is no game \"{found}\"; there are {} and {}", Mars::NAME, Ares::NAME);
        Misfit::new("game", message).in_file(file)
    })
}

/// Plays the scenarios of a text, of either game, and keeps what is asked for of each outcome and final position.
fn play<T>(
    file: &str,
    text: &str,
    describe: Describe<'_>,
    keep: impl Fn(Outcome, &dyn Fn() -> String) -> T,
) -> Result<Vec<T>, Error> {
    if game_of(file, text)? == Ares::NAME {
        play_game::<Ares, T>(file, text, describe, keep)
    } else {
        play_game::<Mars, T>(file, text, describe, keep)
    }
}

fn play_game<F: Format, T>(
    file: &str,
    text: &str,
    describe: Describe<'_>,
    keep: impl Fn(Outcome, &dyn Fn() -> String) -> T,
) -> Result<Vec<T>, Error> {
    let endings = format::play::<F>(file, text, describe)?.into_iter();
    Ok(endings.map(|Ending { outcome, state, seed }| keep(outcome, &|| F::show(&state, seed))).collect())
}

fn read_file(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path)
        .map_err(|source| Error::Unreadable { file: path.display().to_string(), source })
}
