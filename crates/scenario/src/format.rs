//! What a scenario file is, whichever game it tells of, and how it is played.

use crate::Describe;
use crate::drive::{Driven, drive};
use crate::error::{Difference, Error, Failure, Misfit, Problem};
use crate::read::{not_json, typed};
use crate::run::{Ending, Outcome};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::str::FromStr;
use tharsis_kernel::{Game, NotationError, Seat};

/// What a game brings: the keys of its own rules, and what they mean.
pub(crate) trait Format: Driven {
    /// The keys of `setup`.
    type Setup: Default + DeserializeOwned;
    /// The keys of `expect`.
    type Expect: DeserializeOwned;

    /// The position that a `setup` describes.
    fn position(setup: &Self::Setup) -> Result<Self::State, Misfit>;
    /// The seed of a `setup`.
    fn seed(setup: &Self::Setup) -> u64;
    /// How many play.
    fn n_seats(state: &Self::State) -> u8;
    /// A position as a legal `setup`.
    fn show(state: &Self::State, seed: u64) -> String;
    /// What a step should have led to against what it led to; the first difference counts.
    fn compare(expect: &Self::Expect, state: &Self::State) -> Result<(), Difference>;
}

/// One scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(crate) struct Scenario<F: Format> {
    #[serde(default)]
    title: String,
    /// Rules it is about, for people.
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
    /// A remark, for people.
    #[serde(default, rename = "note")]
    _note: String,
    /// Which game: known already.
    #[serde(default, rename = "game")]
    _game: String,
    #[serde(default)]
    setup: F::Setup,
    #[serde(default)]
    steps: Vec<Step<F>>,
    /// The file, with the place in it where it holds several scenarios.
    #[serde(skip)]
    name: String,
}

/// One step of a scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(crate) struct Step<F: Format> {
    pub(crate) player: u8,
    #[serde(rename = "do")]
    pub(crate) action: Option<F::Move>,
    /// Instead of a move: atomic choices, as records write them.
    #[serde(default)]
    pub(crate) choices: Vec<Spelled<F::Choice>>,
    #[serde(default = "Vec::new")]
    pub(crate) answers: Vec<F::Answer>,
    pub(crate) expect: Option<F::Expect>,
    #[serde(default)]
    pub(crate) illegal: bool,
    pub(crate) because: Option<String>,
}

/// A choice in the notation of records.
pub(crate) struct Spelled<C>(pub(crate) C);

impl<'de, C: FromStr<Err = NotationError>> Deserialize<'de> for Spelled<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spelled<C>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Spelled).map_err(D::Error::custom)
    }
}

/// The game that a file tells of: that of its first scenario, for all of them.
pub(crate) fn game_of(file: &str, text: &str) -> Result<String, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| not_json(file, &error))?;
    let game = |scenario: &Value| {
        let named = scenario.get("game").and_then(Value::as_str);
        named.unwrap_or(tharsis_mars::Mars::NAME).to_string()
    };
    let Value::Array(scenarios) = value else { return Ok(game(&value)) };
    let first = scenarios.first().map_or_else(|| game(&Value::Null), game);
    match scenarios.iter().position(|scenario| game(scenario) != first) {
        None => Ok(first),
        Some(i) => {
            Err(Misfit::new(format!("[{i}].game"), "a file holds scenarios of one game only").in_file(file))
        }
    }
}

/// Reads a file of one scenario or an array of them; `file` names it in errors.
fn read<F: Format>(file: &str, text: &str) -> Result<Vec<Scenario<F>>, Error> {
    if !text.trim_start().starts_with('[') {
        let scenario: Scenario<F> = typed(file, text)?;
        return Ok(vec![Scenario { name: file.to_string(), ..scenario }]);
    }
    let scenarios: Vec<Scenario<F>> = typed(file, text)?;
    let named = |(i, scenario)| Scenario { name: format!("{file}[{i}]"), ..scenario };
    Ok(scenarios.into_iter().enumerate().map(named).collect())
}

/// The positions that the scenarios of a text start from.
pub(crate) fn positions<F: Format>(file: &str, text: &str) -> Result<Vec<F::State>, Error> {
    read::<F>(file, text)?.iter().map(Scenario::position).collect()
}

/// Plays the scenarios of a text and keeps their final positions; `file` names it in reports.
pub(crate) fn play<F: Format>(
    file: &str,
    text: &str,
    describe: Describe<'_>,
) -> Result<Vec<Ending<F::State>>, Error> {
    let mut endings = Vec::new();
    for scenario in read::<F>(file, text)? {
        let mut state = scenario.position()?;
        let failure = scenario.play(&mut state, describe).err();
        let (seed, steps) = (F::seed(&scenario.setup), scenario.steps.len());
        let outcome = Outcome { name: scenario.name, title: scenario.title, steps, failure };
        endings.push(Ending { outcome, state, seed });
    }
    Ok(endings)
}

impl<F: Format> Scenario<F> {
    /// The position it starts from.
    fn position(&self) -> Result<F::State, Error> {
        let state = F::position(&self.setup).and_then(|state| {
            self.check_steps(F::n_seats(&state))?;
            Ok(state)
        });
        state.map_err(|misfit| misfit.in_file(&self.name))
    }

    /// Steps are by players there are, say what is done in one way, and one thing about their outcome.
    fn check_steps(&self, n_seats: u8) -> Result<(), Misfit> {
        for (i, step) in self.steps.iter().enumerate() {
            seat(usize::from(step.player), n_seats, &format!("steps[{i}].player"))?;
            let message = match step {
                Step { action: None, choices, .. } if choices.is_empty() => {
                    "nothing to do; give \"do\" or \"choices\""
                }
                Step { action: Some(_), choices, .. } if !choices.is_empty() => {
                    "a step has \"do\" or \"choices\", not both"
                }
                Step { action: None, answers, .. } if !answers.is_empty() => {
                    "\"answers\" belong to \"do\"; what is answered stands among the \"choices\""
                }
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
    fn play(&self, state: &mut F::State, describe: Describe<'_>) -> Result<(), Failure> {
        for (i, step) in self.steps.iter().enumerate() {
            step.play(state, describe).map_err(|problem| Failure {
                name: self.name.clone(),
                title: self.title.clone(),
                step: i + 1,
                problem: Box::new(problem),
            })?;
        }
        Ok(())
    }
}

impl<F: Format> Step<F> {
    fn play(&self, state: &mut F::State, describe: Describe<'_>) -> Result<(), Problem> {
        match (drive(state, self), self.illegal) {
            (Ok(_), true) => return Err(Problem::NotRefused),
            (Ok(after), false) => *state = after,
            (Err(stop), illegal) => stop.judge(illegal, self.because.as_ref(), describe)?,
        }
        match &self.expect {
            Some(expect) => F::compare(expect, state).map_err(Problem::Differs),
            None => Ok(()),
        }
    }
}

/// A player's seat; the index must be one of the table's.
pub(crate) fn seat(player: usize, n_seats: u8, path: &str) -> Result<Seat, Misfit> {
    match u8::try_from(player) {
        Ok(player) if player < n_seats => Ok(Seat(player)),
        _ => Err(Misfit::new(path, format!("there is no player {player}; players are 0 to {}", n_seats - 1))),
    }
}
