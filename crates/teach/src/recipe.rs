//! How a network is taught: all settings and seeds, as a file.

use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tharsis_bots::Knowledge;
use thiserror::Error;

/// A whole course of teaching.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The game.
    pub game: String,
    /// Seed of everything.
    pub seed: u64,
    /// How games are played and written down.
    pub playing: Playing,
    /// How a network is fitted.
    pub fitting: Fitting,
    /// How networks are compared.
    pub trial: Trial,
    /// What is played, each in its share of the games.
    pub tables: Vec<Table>,
    /// One after another.
    pub rounds: Vec<Round>,
}

/// How games are played and written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Playing {
    /// Share of the turns that are written down, before the choice is made.
    pub turns: f32,
    /// Share of passes and ends of turns that are written down, after the choice is made.
    pub rests: f32,
    /// How often a choice is not the best one; each game is played with one of these.
    pub exploring: Vec<f32>,
}

/// How a network is fitted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitting {
    /// Positions looked at before the network changes.
    pub batch: usize,
    /// How far it changes, at most.
    pub rate: f32,
    /// Batches until it changes that far.
    pub warm_up: f32,
    /// How far its numbers shrink.
    pub decay: f32,
    /// How much points count beside winning.
    pub points: f32,
    /// How much it counts which of two siblings is better, and by how much.
    #[serde(default)]
    pub siblings: f32,
}

/// How networks are compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// Deals; each is played once for every seat.
    pub deals: u64,
}

/// One kind of table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// The variant, in words.
    pub options: String,
    /// Its share of the games, beside those of the others.
    pub share: f32,
    /// New networks are tried here.
    #[serde(default)]
    pub trial: bool,
}

/// One round: games, then a network.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Games that are played, by the network chosen last, or by `steady` where there is none yet.
    pub games: u64,
    /// How far what a game came to counts beside what the network thought next; 1 is the result alone.
    pub lambda: f32,
    /// How often all positions are looked at.
    pub passes: u32,
    /// Positions of so many rounds are used, this one's included.
    pub rounds_used: usize,
    /// Lines of play for each choice: the searching bot plays, and habits are learned from what it chooses. One ply of
    /// thought if left out.
    #[serde(default)]
    pub lines: Option<u32>,
    /// Share of the searched choices whose alternatives are written down side by side.
    #[serde(default)]
    pub siblings: f32,
    /// The network before goes on learning at this rate; begun anew if left out.
    #[serde(default)]
    pub goes_on: Option<f32>,
    /// So do its habits; begun anew if left out.
    #[serde(default)]
    pub habits_go_on: bool,
    /// Share of the turns that are written down, if another one than usual.
    #[serde(default)]
    pub turns: Option<f32>,
    /// Shifts what is said of winning to what was seen in the games kept apart, as the last round should: chances that lean on
    /// thoughts are a little too hopeful.
    #[serde(default)]
    pub levels_chances: bool,
}

/// Why a recipe cannot be followed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RecipeError {
    /// Not a recipe.
    #[error(transparent)]
    Text(#[from] toml::de::Error),
    /// A value that makes no sense.
    #[error("{0}")]
    Value(String),
}

impl Recipe {
    /// Reads a recipe.
    pub fn read(text: &str) -> Result<Recipe, RecipeError> {
        Ok(toml::from_str(text)?)
    }

    /// Looks through it for a game: what is wrong, and what would be right.
    pub fn check<G: Knowledge>(&self) -> Result<(), RecipeError> {
        let wrong = |what: String| Err(RecipeError::Value(what));
        if self.game != G::NAME {
            return wrong(format!("the recipe is for {}, not for {}", self.game, G::NAME));
        }
        if self.rounds.is_empty() || self.tables.iter().map(|table| table.share).sum::<f32>() <= 0.0 {
            return wrong("a recipe needs at least one round and one table with a share above 0".to_string());
        }
        if !self.tables.iter().any(|table| table.trial) {
            return wrong("no table has `trial = true`: networks are chosen by games".to_string());
        }
        if self.fitting.batch == 0
            || self.fitting.warm_up < 1.0
            || self.trial.deals == 0
            || self.playing.exploring.is_empty()
        {
            return wrong(
                "`batch`, `warm_up` and `deals` must be at least 1, and `exploring` must not be empty"
                    .to_string(),
            );
        }
        for (i, round) in self.rounds.iter().enumerate() {
            if round.games == 0 || round.passes == 0 || round.rounds_used == 0 {
                return wrong(format!("round {i}: `games`, `passes` and `rounds_used` must be at least 1"));
            }
            if round.lines == Some(0) {
                return wrong(format!(
                    "round {i}: `lines` must be at least 1; left out, one ply of thought plays"
                ));
            }
            if !(0.0..=1.0).contains(&round.siblings) || (round.siblings > 0.0 && round.lines.is_none()) {
                return wrong(format!(
                    "round {i}: `siblings` is a share of the searched choices, from 0 to 1, and needs `lines`"
                ));
            }
            if !(0.0..=1.0).contains(&round.lambda) {
                return wrong(format!("round {i}: `lambda` lies between 0 and 1"));
            }
        }
        self.tables.iter().try_for_each(|table| self.options::<G>(table).map(|_| ()))
    }

    /// The variant of a table.
    pub fn options<G: Knowledge>(&self, table: &Table) -> Result<G::Options, RecipeError> {
        let named = |problem: String| {
            RecipeError::Value(format!("table \"{}\" for {}: {problem}", table.options, table.players))
        };
        let options =
            G::Options::from_str(&table.options).map_err(|problem| named(format!("{problem:?}")))?;
        G::check_options(&options, table.players).map_err(|problem| named(format!("{problem:?}")))?;
        Ok(options)
    }

    /// The table that a game is played at; `draw` lies between 0 and 1.
    pub(crate) fn table(&self, draw: f32) -> &Table {
        let all: f32 = self.tables.iter().map(|table| table.share).sum();
        let mut left = draw * all;
        let found = self.tables.iter().find(|table| {
            left -= table.share;
            left < 0.0
        });
        found.unwrap_or(&self.tables[0])
    }
}
