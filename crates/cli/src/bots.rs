//! What the bot commands share.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use tharsis_bots::MarsExperience;

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience(file: Option<&Path>) -> Result<MarsExperience> {
    let Some(file) = file else { return Ok(MarsExperience::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    MarsExperience::read(&text).map_err(|problem| anyhow!("{name}: {problem}"))
}
