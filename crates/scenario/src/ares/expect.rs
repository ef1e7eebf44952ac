//! The types of `expect`: a partial position, of which only what is named is compared.

use super::names::{CardEntry, CardList, ProjectCard};
use super::setup::{OptionsEntry, PoolEntry, Production, SoloEntry, TileEntry};
use crate::entry::{Costs, Winners, present};
use crate::names::Name;
use tharsis_ares::{Phase, PhaseCard};

/// What must be true after a step.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Expect {
    pub(crate) options: OptionsEntry,
    pub(crate) phase: Option<Name<Phase>>,
    pub(crate) round: Option<i64>,
    pub(crate) temperature: Option<i64>,
    pub(crate) oxygen: Option<i64>,
    pub(crate) oceans: Option<i64>,
    pub(crate) ocean_tiles: Option<Vec<TileEntry>>,
    pub(crate) deck: Option<CardList>,
    pub(crate) deck_only: bool,
    pub(crate) discard: Option<CardList>,
    pub(crate) solo: SoloEntry,
    pub(crate) coop: PoolEntry,
    pub(crate) players: Vec<PlayerExpect>,
    pub(crate) game_over: Option<bool>,
    #[serde(deserialize_with = "present")]
    pub(crate) winner: Option<Winners>,
    pub(crate) won: Option<bool>,
}

/// What must be true of one player.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlayerExpect {
    #[serde(deserialize_with = "present")]
    pub(crate) corporation: Option<Option<CardEntry>>,
    pub(crate) tr: Option<i64>,
    pub(crate) megacredits: Option<i64>,
    pub(crate) heat: Option<i64>,
    pub(crate) plants: Option<i64>,
    pub(crate) steel: Option<i64>,
    pub(crate) titanium: Option<i64>,
    pub(crate) forests: Option<i64>,
    pub(crate) production: Production,
    pub(crate) hand: Option<CardList>,
    pub(crate) hand_size: Option<i64>,
    pub(crate) played: Option<Vec<CardEntry>>,
    pub(crate) dealt: Option<CardList>,
    #[serde(deserialize_with = "present")]
    pub(crate) last_phase: Option<Option<Name<PhaseCard>>>,
    #[serde(deserialize_with = "present")]
    pub(crate) chosen: Option<Option<Name<PhaseCard>>>,
    pub(crate) vp: Option<i64>,
    pub(crate) cost: Costs<ProjectCard>,
    pub(crate) playable: Vec<Name<ProjectCard>>,
    pub(crate) not_playable: Vec<Name<ProjectCard>>,
}
