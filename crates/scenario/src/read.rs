//! From text to typed scenarios: what is wrong with a file, and where.

use crate::error::{Error, Misfit};
use serde::de::DeserializeOwned;

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

pub(crate) fn not_json(file: &str, error: &serde_json::Error) -> Error {
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
