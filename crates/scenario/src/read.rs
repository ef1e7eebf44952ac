//! From text to typed scenarios. Three passes, each for its own kind of error: syntax, expansions, content.

use crate::error::{Error, Misfit};
use crate::setup::Setup;
use crate::step::Step;
use crate::unavailable;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

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
    pub(crate) setup: Setup,
    #[serde(default)]
    pub(crate) steps: Vec<Step>,
    /// The file, with the place in it where it holds several scenarios.
    #[serde(skip)]
    pub(crate) name: String,
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

impl Misfit {
    /// The same as an error of a file.
    pub(crate) fn in_file(self, file: &str) -> Error {
        Error::Content { file: file.to_string(), path: self.path, message: self.message, line: 0, column: 0 }
    }
}

pub(crate) fn typed<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.inner();
        Error::Content {
            file: file.to_string(),
            path,
            message: without_position(inner),
            line: inner.line(),
            column: inner.column(),
        }
    })
}

fn not_json(file: &str, error: &serde_json::Error) -> Error {
    Error::NotJson {
        file: file.to_string(),
        line: error.line(),
        column: error.column(),
        message: without_position(error),
    }
}

/// What serde says, without the position it adds: that is said in our own way.
fn without_position(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let position = format!(" at line {} column {}", error.line(), error.column());
    said.strip_suffix(&position).unwrap_or(&said).to_string()
}
