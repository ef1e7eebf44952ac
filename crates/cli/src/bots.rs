//! What the bot commands share.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use tharsis_arena::Tournament;
use tharsis_bots::{Level, MarsExperience};
use tharsis_mars::Mars;

/// A bot for each seat, by name; the last one takes the seats left over.
pub(crate) fn levels(names: &[String], players: u8) -> Result<Vec<Level>> {
    let levels: Result<Vec<Level>, String> = names.iter().map(|name| name.parse()).collect();
    let levels = levels.map_err(anyhow::Error::msg)?;
    Tournament::<Mars>::fill(levels, players).map_err(anyhow::Error::msg)
}

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience(file: Option<&Path>) -> Result<MarsExperience> {
    let Some(file) = file else { return Ok(MarsExperience::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    MarsExperience::read(&text).map_err(|problem| anyhow!("{name}: {problem}"))
}
