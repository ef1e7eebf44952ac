//! What the bot commands share, for either game.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use std::sync::Arc;
use tharsis_arena::{Entrant, Tournament};
use tharsis_bots::net::Network;
use tharsis_bots::{Experience, Knowledge, Level};
use tharsis_mars::Mars;

/// A bot for each seat, by name; the last one takes the seats left over.
pub(crate) fn levels(names: &[String], players: u8) -> Result<Vec<Level>> {
    let levels: Result<Vec<Entrant>> = names.iter().map(|name| Ok(name.parse::<Level>()?.into())).collect();
    Ok(Tournament::<Mars>::fill(levels?, players)?.into_iter().map(|entrant| entrant.level).collect())
}

/// The same, where a bot may bring a network of its own: `champion:100ms@file.net`.
pub(crate) fn entrants<G: Knowledge>(names: &[String], players: u8) -> Result<Vec<Entrant>> {
    let entrant = |name: &String| -> Result<Entrant> {
        let Some((level, file)) = name.split_once('@') else { return Ok(name.parse::<Level>()?.into()) };
        Ok(Entrant {
            level: level.parse()?,
            network: Some((file.to_string(), Arc::new(network::<G>(Path::new(file))?))),
        })
    };
    let entrants: Result<Vec<Entrant>> = names.iter().map(entrant).collect();
    Ok(Tournament::<G>::fill(entrants?, players)?)
}

/// The network of a file.
pub(crate) fn network<G: Knowledge>(file: &Path) -> Result<Network> {
    let name = file.display();
    let bytes = std::fs::read(file).with_context(|| format!("{name}"))?;
    Network::read(&bytes, G::layout()).map_err(|problem| anyhow!("{name}: {problem}"))
}

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience<G: Knowledge>(file: Option<&Path>) -> Result<G::Weights> {
    let Some(file) = file else { return Ok(G::Weights::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    G::Weights::read(&text).map_err(|problem| anyhow!("{name}: {problem}"))
}
