//! Colonies in words: its instructions and its tiles.

use crate::language::Language;
use crate::mars::clause::Clauses;
use serde::{Deserialize, Serialize};
use tharsis_mars::{ColonyEffect, Effect, Moon};

/// The text of a colony tile, in parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoonText {
    /// What a trader gets, by the position of the marker.
    pub income: Vec<String>,
    /// What a builder gets.
    pub build: String,
    /// What the owner of a colony gets when anybody trades.
    pub bonus: String,
    /// What must happen before the tile is active, if it is not from the start.
    pub wakes: Option<String>,
}

impl Language {
    /// What is printed on a colony tile.
    pub fn moon_text(&self, moon: Moon) -> MoonText {
        let tile = moon.tile();
        let clauses = Clauses::new(self, None);
        let says = |effects: &[Effect]| {
            self.sentence(if effects.is_empty() { self.plain("no-income") } else { clauses.list(effects) })
        };
        let wakes = |resource| self.sentence(self.phrase().noun("what", resource).say("moon-wakes"));
        MoonText {
            income: tile.income.iter().map(|effects| says(effects)).collect(),
            build: says(tile.build),
            bonus: says(tile.bonus),
            wakes: tile.wakes_on.map(wakes),
        }
    }
}

impl Clauses<'_> {
    /// One instruction of Colonies.
    pub(crate) fn colony(self, word: ColonyEffect) -> String {
        match word {
            ColonyEffect::PlaceColony { own_too: false } => self.language.plain("place-colony"),
            ColonyEffect::PlaceColony { own_too: true } => self.language.plain("place-colony-own-too"),
            ColonyEffect::Fleets(n) => self.phrase().counted("what", "fleets", n).say("gain"),
            ColonyEffect::Trade => self.language.plain("trade-free"),
            ColonyEffect::ColonyBonuses => self.language.plain("colony-bonuses"),
            ColonyEffect::MoveMarkers => self.language.plain("move-markers"),
            ColonyEffect::AddMoon => self.language.plain("add-moon"),
        }
    }
}
