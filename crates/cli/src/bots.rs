//! What the bot commands share, for either game.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use tharsis_arena::Tournament;
use tharsis_ares::Ares;
use tharsis_bots::{ExperienceError, Level, LevelError, Tunable, ares, mars};
use tharsis_mars::Mars;

/// A bot for each seat, by name; the last one takes the seats left over.
pub(crate) fn levels(names: &[String], players: u8) -> Result<Vec<Level>> {
    let levels: Result<Vec<Level>, LevelError> = names.iter().map(|name| name.parse()).collect();
    Ok(Tournament::<Mars>::fill(levels?, players)?)
}

/// A game whose bots come with experience.
pub(crate) trait Experienced: Tunable<Options: Sync> {
    /// The names of its weights.
    const NAMES: &'static [&'static str];
    /// Those that come with the program.
    fn fitted() -> Self::Weights;
    /// Those of a file.
    fn read(text: &str) -> Result<Self::Weights, ExperienceError>;
    /// As a file.
    fn write(weights: &Self::Weights) -> String;
    /// The part for games of a kind.
    fn part(weights: &Self::Weights, options: &Self::Options, n_seats: u8) -> Vec<f32>;
    /// Puts another part in its place.
    fn set_part(weights: &mut Self::Weights, options: &Self::Options, n_seats: u8, values: &[f32]);
}

impl Experienced for Mars {
    const NAMES: &'static [&'static str] = mars::Weights::NAMES;
    fn fitted() -> mars::Experience {
        mars::Experience::fitted()
    }
    fn read(text: &str) -> Result<mars::Experience, ExperienceError> {
        mars::Experience::read(text)
    }
    fn write(weights: &mars::Experience) -> String {
        weights.write()
    }
    fn part(weights: &mars::Experience, _: &Self::Options, n_seats: u8) -> Vec<f32> {
        weights.part(n_seats).values()
    }
    fn set_part(weights: &mut mars::Experience, _: &Self::Options, n_seats: u8, values: &[f32]) {
        *weights.part_mut(n_seats) = mars::Weights::from_values(values);
    }
}

impl Experienced for Ares {
    const NAMES: &'static [&'static str] = ares::Weights::NAMES;
    fn fitted() -> ares::Experience {
        ares::Experience::fitted()
    }
    fn read(text: &str) -> Result<ares::Experience, ExperienceError> {
        ares::Experience::read(text)
    }
    fn write(weights: &ares::Experience) -> String {
        weights.write()
    }
    fn part(weights: &ares::Experience, options: &Self::Options, n_seats: u8) -> Vec<f32> {
        weights.part(options, n_seats).values()
    }
    fn set_part(weights: &mut ares::Experience, options: &Self::Options, n_seats: u8, values: &[f32]) {
        *weights.part_mut(options, n_seats) = ares::Weights::from_values(values);
    }
}

/// The bots' weights: those of a file, or those that come with the program.
pub(crate) fn experience<G: Experienced>(file: Option<&Path>) -> Result<G::Weights> {
    let Some(file) = file else { return Ok(G::fitted()) };
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("{name}"))?;
    G::read(&text).map_err(|error| anyhow!("{name}: {error}"))
}
