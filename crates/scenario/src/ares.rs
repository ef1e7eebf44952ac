//! Scenario files of Ares Expedition: the same format with its own keys, the same way through the crate.
//!
//! | module | what it does |
//! | --- | --- |
//! | `names`, `setup`, `step`, `expect` | the types of the format |
//! | `position` | `setup` to a state of the engine |
//! | `drive`, `decide` | one step: compound moves and answers to atomic choices |
//! | `compare` | `expect` against a state |
//! | `show` | a state back to the format |

mod compare;
mod decide;
mod drive;
mod expect;
mod names;
mod position;
mod setup;
mod show;
mod step;

pub use show::show_state;

use crate::Describe;
use crate::error::{Error, Failure, Misfit, Problem};
use crate::run::Outcome;
use serde::Deserialize;
use serde_json::Value;
use tharsis_ares::State;

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
    #[serde(rename = "game")]
    _game: GameName,
    #[serde(default)]
    setup: setup::Setup,
    #[serde(default)]
    steps: Vec<step::Step>,
}

/// Which game.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum GameName {
    Ares,
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

/// Whether a text holds scenarios of this game; what is no JSON is left to the other reader to refuse.
pub(crate) fn is_ares(text: &str) -> bool {
    let ares = |scenario: &Value| scenario.get("game").and_then(Value::as_str) == Some("ares");
    match serde_json::from_str(text) {
        Ok(Value::Array(items)) => !items.is_empty() && items.iter().all(ares),
        Ok(value) => ares(&value),
        Err(_) => false,
    }
}

/// Plays the scenarios of a text and keeps their final positions; `file` names it in reports.
pub fn play_text(file: &str, text: &str, describe: Describe<'_>) -> Result<Vec<Ending>, Error> {
    let several = text.trim_start().starts_with('[');
    let scenarios: Vec<Scenario> =
        if several { crate::read::typed(file, text)? } else { vec![crate::read::typed(file, text)?] };
    let mut endings = Vec::new();
    for (i, scenario) in scenarios.into_iter().enumerate() {
        let name = if several { format!("{file}[{i}]") } else { file.to_string() };
        let mut state = position(&scenario).map_err(|misfit| misfit.in_file(&name))?;
        let failure = play(&scenario, &name, &mut state, describe).err();
        let (seed, steps) = (scenario.setup.seed, scenario.steps.len());
        endings.push(Ending {
            outcome: Outcome { name, title: scenario.title, steps, failure },
            state,
            seed,
        });
    }
    Ok(endings)
}

/// The position a scenario starts from; its steps are by players there are.
fn position(scenario: &Scenario) -> Result<State, Misfit> {
    let state = position::build(&scenario.setup)?;
    for (i, step) in scenario.steps.iter().enumerate() {
        let message = match step {
            step if step.player >= state.n_seats => "there is no such player",
            step if step.illegal && step.expect.is_some() => {
                "a step is \"illegal\" or has \"expect\", not both"
            }
            step if !step.illegal && step.because.is_some() => "\"because\" belongs to \"illegal\"",
            _ => continue,
        };
        return Err(Misfit::new(format!("steps[{i}]"), message));
    }
    Ok(state)
}

/// Plays all steps up to the first that does not hold.
fn play(scenario: &Scenario, name: &str, state: &mut State, describe: Describe<'_>) -> Result<(), Failure> {
    for (i, step) in scenario.steps.iter().enumerate() {
        play_step(step, state, describe).map_err(|problem| Failure {
            name: name.to_string(),
            title: scenario.title.clone(),
            step: i + 1,
            problem: Box::new(problem),
        })?;
    }
    Ok(())
}

fn play_step(step: &step::Step, state: &mut State, describe: Describe<'_>) -> Result<(), Problem> {
    match (drive::drive(state, step), step.illegal) {
        (Ok(_), true) => return Err(Problem::NotRefused),
        (Ok(after), false) => *state = after,
        (Err(stop), illegal) => stop.judge(illegal, step.because.as_ref(), describe)?,
    }
    match &step.expect {
        Some(expect) => compare::compare(expect, state).map_err(Problem::Differs),
        None => Ok(()),
    }
}
