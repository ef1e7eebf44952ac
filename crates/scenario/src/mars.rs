//! Scenario files of Terraforming Mars: its own keys, and the way of a file through the crate.
//!
//! | module | what it does |
//! | --- | --- |
//! | `names`, `entry`, `setup`, `step`, `expect` | the types of the format |
//! | `unavailable` | what the format knows but no rule of this version plays |
//! | `position`, `resume` | `setup` to a state of the engine |
//! | `drive`, `decide`, `forced` | one step: compound moves and answers to atomic choices |
//! | `compare` | `expect` against a state |
//! | `colony` | colony tiles in all of these |
//! | `committee` | all of this for Turmoil's committee and events |
//! | `show` | a state back to the format |

mod colony;
mod committee;
mod compare;
mod decide;
mod drive;
mod entry;
mod expect;
mod forced;
pub(crate) mod names;
mod position;
mod resume;
mod setup;
mod show;
mod step;
mod unavailable;

pub use show::show_state;

use crate::Describe;
use crate::error::{Error, Failure, Misfit, Problem};
use crate::read::{not_json, typed};
use crate::run::{Outcome, read_file};
use compare::compare;
use drive::drive;
use position::build;
use serde::Deserialize;
use serde_json::Value;
use setup::Setup;
use std::path::Path;
use step::Step;
use tharsis_mars::State;

/// One scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    #[serde(default)]
    pub title: String,
    /// Rules it is about, for people.
    #[serde(default)]
    pub rules: Vec<String>,
    /// A remark, for people.
    #[serde(default)]
    pub note: String,
    #[serde(default, rename = "game")]
    _game: GameName,
    #[serde(default)]
    setup: Setup,
    #[serde(default)]
    steps: Vec<Step>,
    /// The file, with the place in it where it holds several scenarios.
    #[serde(skip)]
    name: String,
}

impl Scenario {
    /// The file, with the place in it where it holds several scenarios.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }
}

/// Which game; there is one.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum GameName {
    #[default]
    Mars,
}

/// Reads a file of one scenario or an array of them; `file` names it in errors.
pub fn read_text(file: &str, text: &str) -> Result<Vec<Scenario>, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| not_json(file, &error))?;
    let mut scenarios = match &value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                available(file, item, &format!("[{i}]"))?;
            }
            typed::<Vec<Scenario>>(file, text)?
        }
        _ => {
            available(file, &value, "")?;
            vec![typed::<Scenario>(file, text)?]
        }
    };
    let several = value.is_array();
    for (i, scenario) in scenarios.iter_mut().enumerate() {
        scenario.name = if several { format!("{file}[{i}]") } else { file.to_string() };
    }
    Ok(scenarios)
}

fn available(file: &str, scenario: &Value, at: &str) -> Result<(), Error> {
    unavailable::check(scenario, at).map_err(|misfit| misfit.in_file(file))
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

/// Plays the scenarios of a file and keeps their final positions.
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
        position::seat(usize::from(step.player), state.n_seats, &format!("steps[{i}].player"))?;
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
