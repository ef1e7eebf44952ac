//! Comparing what a step should have led to with what it led to: the first difference counts.

use crate::error::Difference;
use std::fmt::Display;

pub(crate) type Checked = Result<(), Difference>;

pub(crate) fn differs(path: impl Into<String>, expected: impl Display, found: impl Display) -> Checked {
    let (expected, found) = (expected.to_string(), found.to_string());
    Err(Difference { path: path.into(), expected, found })
}

/// Compares a value if one is expected.
pub(crate) fn same<T: PartialEq + Display>(
    path: impl Into<String>,
    expected: Option<T>,
    found: T,
) -> Checked {
    match expected {
        Some(expected) if expected != found => differs(path, expected, found),
        _ => Ok(()),
    }
}

pub(crate) fn quoted(text: impl Display) -> String {
    format!("\"{text}\"")
}
