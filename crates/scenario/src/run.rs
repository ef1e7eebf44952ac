//! Whole files: plays every scenario and reports, or plays one and shows where it ends.

use crate::Describe;
use crate::ares;
use crate::compare::compare;
use crate::drive::drive;
use crate::error::{Error, Failure, Misfit, Problem};
use crate::position::build;
use crate::read::{Scenario, read_text};
use crate::show::show_state;
use crate::step::Step;
use std::path::Path;
use tharsis_mars::State;

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
pub struct Ending {
    /// What became of it.
    pub outcome: Outcome,
    /// The position after the last step that held.
    pub state: State,
    /// The seed it began with.
    pub seed: u64,
}

impl Ending {
    /// The whole position as a legal `setup`.
    pub fn show(&self) -> String {
        show_state(&self.state, self.seed)
    }
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
    let endings = play_text(file, text, describe)?;
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
    let show = |ending: Ending| Shown { position: ending.show(), outcome: ending.outcome };
    Ok(play_text(&file, &text, describe)?.into_iter().map(show).collect())
}

/// Plays the scenarios of a file of Mars and keeps their final positions.
pub fn play_file(path: &Path, describe: Describe<'_>) -> Result<Vec<Ending>, Error> {
    play_text(&path.display().to_string(), &read_file(path)?, describe)
}

/// Plays the scenarios of a text and keeps their final positions; `file` names it in reports.
pub fn play_text(file: &str, text: &str, describe: Describe<'_>) -> Result<Vec<Ending>, Error> {
    let mut endings = Vec::new();
    for scenario in read_text(file, text)? {
        let mut state = position(&scenario)?;
        let failure = play(&scenario, &mut state, describe).err();
        let (seed, steps) = (scenario.setup.seed, scenario.steps.len());
        let outcome = Outcome { name: scenario.name, title: scenario.title, steps, failure };
        endings.push(Ending { outcome, state, seed });
    }
    Ok(endings)
}

/// The position a scenario starts from.
pub fn position(scenario: &Scenario) -> Result<State, Error> {
    let state = build(&scenario.setup).and_then(|state| {
        check_players(scenario, &state)?;
        Ok(state)
    });
    state.map_err(|misfit| misfit.in_file(&scenario.name))
}

/// Steps are by players there are.
fn check_players(scenario: &Scenario, state: &State) -> Result<(), Misfit> {
    for (i, step) in scenario.steps.iter().enumerate() {
        crate::position::seat(usize::from(step.player), state.n_seats, &format!("steps[{i}].player"))?;
        let message = match step {
            Step { illegal: true, expect: Some(_), .. } => {
                "a step is \"illegal\" or has \"expect\", not both"
            }
            Step { illegal: false, because: Some(_), .. } => "\"because\" belongs to \"illegal\"",
            _ => continue,
        };
        return Err(Misfit::new(format!("steps[{i}]"), message));
    }
    Ok(())
}

fn read_file(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path)
        .map_err(|source| Error::Unreadable { file: path.display().to_string(), source })
}

/// Plays all steps up to the first that does not hold.
fn play(scenario: &Scenario, state: &mut State, describe: Describe<'_>) -> Result<(), Failure> {
    for (i, step) in scenario.steps.iter().enumerate() {
        play_step(step, state, describe).map_err(|problem| Failure {
            name: scenario.name.clone(),
            title: scenario.title.clone(),
            step: i + 1,
            problem: Box::new(problem),
        })?;
    }
    Ok(())
}

fn play_step(step: &Step, state: &mut State, describe: Describe<'_>) -> Result<(), Problem> {
    match (drive(state, step), step.illegal) {
        (Ok(_), true) => return Err(Problem::NotRefused),
        (Ok(after), false) => *state = after,
        (Err(stop), illegal) => stop.judge(illegal, step.because.as_ref(), describe)?,
    }
    match &step.expect {
        Some(expect) => compare(expect, state).map_err(Problem::Differs),
        None => Ok(()),
    }
}
