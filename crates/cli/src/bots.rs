//! What the bot commands share, for either game.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use tharsis_arena::Tournament;
use tharsis_bots::{Experience, Knowledge, Level, LevelError};
use tharsis_mars::Mars;

/// A bot for each seat, by name; the last one takes the seats left over.
pub(crate) fn levels(names: &[String], players: u8) -> Result<Vec<Level>> {
    let levels: Result<Vec<Level>, LevelError> = names.iter().map(|name| name.parse()).collect();
    Ok(Tournament::<Mars>::fill(levels?, players)?)
}

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience<G: Knowledge>(file: Option<&Path>) -> Result<G::Weights> {
    let Some(file) = file else { return Ok(G::Weights::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    G::Weights::read(&text).map_err(|problem| anyhow!("{name}: {problem}"))
}
