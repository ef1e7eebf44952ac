//! The types of `setup`: a position of which everything has a default.

use super::names::{CardEntry, CardList, CorporationCard};
use crate::names::Name;
use serde::Deserialize;
use tharsis_ares::{Difficulty, Phase, PhaseCard, Product, Turn};

/// The position a scenario starts from.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Setup {
    pub(crate) options: OptionsEntry,
    pub(crate) seed: u64,
    pub(crate) phase: Option<Name<Phase>>,
    pub(crate) round: Option<u16>,
    pub(crate) temperature: Option<i8>,
    pub(crate) oxygen: Option<u8>,
    pub(crate) oceans: Option<u8>,
    pub(crate) ocean_tiles: Vec<TileEntry>,
    pub(crate) deck: CardList,
    pub(crate) deck_only: bool,
    pub(crate) discard: CardList,
    pub(crate) solo: Option<SoloEntry>,
    pub(crate) coop: Option<PoolEntry>,
    pub(crate) players: Option<Vec<PlayerSetup>>,
    /// The parameters at the start of the phase, where they were others. Written by `show`.
    pub(crate) at_start: Option<AtStart>,
}

/// The variants in play.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct OptionsEntry {
    pub(crate) first_game: Option<bool>,
    pub(crate) mulligan: Option<bool>,
    pub(crate) coop: Option<bool>,
    pub(crate) level: Option<Name<Difficulty>>,
}

/// An ocean tile by what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct TileEntry {
    pub(crate) megacredits: u8,
    pub(crate) plants: u8,
    pub(crate) cards: u8,
}

/// The solo game's neutral cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct SoloEntry {
    pub(crate) phases: Option<Vec<Name<PhaseCard>>>,
    pub(crate) counter: Option<u8>,
    pub(crate) level: Option<Name<Difficulty>>,
    /// The neutral card of this round, once it is known. Written by `show`.
    pub(crate) now: Option<Name<PhaseCard>>,
}

/// The pool of the co-operative game.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PoolEntry {
    pub(crate) cubes: Option<u8>,
    pub(crate) markers: Option<u8>,
}

/// Parameters at the start of the phase.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtStart {
    pub(crate) temperature: i8,
    pub(crate) oxygen: u8,
    pub(crate) oceans: u8,
}

/// Production.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Production {
    megacredits: Option<i16>,
    heat: Option<i16>,
    plants: Option<i16>,
    cards: Option<i16>,
}

impl Production {
    /// What is given for a product.
    pub(crate) const fn of(&self, product: Product) -> Option<i16> {
        match product {
            Product::Money => self.megacredits,
            Product::Heat => self.heat,
            Product::Plants => self.plants,
            Product::Cards => self.cards,
        }
    }
}

/// One player of a position.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlayerSetup {
    pub(crate) corporation: Option<CardEntry>,
    pub(crate) corporations: Vec<Name<CorporationCard>>,
    pub(crate) tr: Option<i16>,
    pub(crate) megacredits: i32,
    pub(crate) heat: i32,
    pub(crate) plants: i32,
    pub(crate) steel: u8,
    pub(crate) titanium: u8,
    pub(crate) forests: u16,
    pub(crate) production: Production,
    pub(crate) hand: CardList,
    pub(crate) played: Vec<CardEntry>,
    pub(crate) dealt: CardList,
    pub(crate) last_phase: Option<Name<PhaseCard>>,
    pub(crate) chosen: Option<Name<PhaseCard>>,
    // What follows is hidden in no other key; `show` writes it where it is not the default.
    /// What may still be done in this phase.
    pub(crate) turn: Option<Turn>,
    /// Has finished this phase, or chosen a corporation, already.
    pub(crate) done: bool,
    /// Phase setup: the corporation already chosen, in secret.
    pub(crate) kept: Option<Name<CorporationCard>>,
    /// Phase setup: cards were exchanged already.
    pub(crate) exchanged: bool,
}
