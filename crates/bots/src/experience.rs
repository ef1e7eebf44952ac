//! The files that hold the bots' experience.

use thiserror::Error;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
#[error(transparent)]
pub struct ExperienceError(#[from] toml::de::Error);
