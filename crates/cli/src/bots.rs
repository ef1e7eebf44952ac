//! What the bot commands share, for either game.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use tharsis_arena::Tournament;
use tharsis_ares::Ares;
use tharsis_bots::{AresExperience, AresWeights, Level, MarsExperience, MarsWeights, Tunable};
use tharsis_mars::Mars;

/// A bot for each seat, by name; the last one takes the seats left over.
pub(crate) fn levels(names: &[String], players: u8) -> Result<Vec<Level>> {
    let levels: Result<Vec<Level>, String> = names.iter().map(|name| name.parse()).collect();
    let levels = levels.map_err(anyhow::Error::msg)?;
    Tournament::<Mars>::fill(levels, players).map_err(anyhow::Error::msg)
}

/// A game whose bots come with experience.
pub(crate) trait Experienced: Tunable<Options: Sync> {
    /// The names of its weights.
    const NAMES: &'static [&'static str];
    /// Those that come with the program.
    fn fitted() -> Self::Weights;
    /// Those of a file.
    fn read(text: &str) -> Result<Self::Weights, String>;
    /// As a file.
    fn write(weights: &Self::Weights) -> String;
    /// The part for games against others, or against the clock.
    fn part(weights: &Self::Weights, alone: bool) -> Vec<f32>;
    /// The same with another part.
    fn with_part(weights: Self::Weights, alone: bool, values: &[f32]) -> Self::Weights;
}

impl Experienced for Mars {
    const NAMES: &'static [&'static str] = MarsWeights::NAMES;
    fn fitted() -> MarsExperience {
        MarsExperience::fitted()
    }
    fn read(text: &str) -> Result<MarsExperience, String> {
        MarsExperience::read(text)
    }
    fn write(weights: &MarsExperience) -> String {
        weights.write()
    }
    fn part(weights: &MarsExperience, alone: bool) -> Vec<f32> {
        if alone { weights.solo.values() } else { weights.table.values() }
    }
    fn with_part(weights: MarsExperience, alone: bool, values: &[f32]) -> MarsExperience {
        let fitted = MarsWeights::from_values(values);
        if alone {
            MarsExperience { solo: fitted, ..weights }
        } else {
            MarsExperience { table: fitted, ..weights }
        }
    }
}

impl Experienced for Ares {
    const NAMES: &'static [&'static str] = AresWeights::NAMES;
    fn fitted() -> AresExperience {
        AresExperience::fitted()
    }
    fn read(text: &str) -> Result<AresExperience, String> {
        AresExperience::read(text)
    }
    fn write(weights: &AresExperience) -> String {
        weights.write()
    }
    fn part(weights: &AresExperience, alone: bool) -> Vec<f32> {
        if alone { weights.alone.values() } else { weights.table.values() }
    }
    fn with_part(weights: AresExperience, alone: bool, values: &[f32]) -> AresExperience {
        let fitted = AresWeights::from_values(values);
        if alone {
            AresExperience { alone: fitted, ..weights }
        } else {
            AresExperience { table: fitted, ..weights }
        }
    }
}

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience<G: Experienced>(file: Option<&Path>) -> Result<G::Weights> {
    let Some(file) = file else { return Ok(G::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    G::read(&text).map_err(|problem| anyhow!("{name}: {problem}"))
}
