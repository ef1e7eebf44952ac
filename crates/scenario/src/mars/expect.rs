//! The types of `expect`: a partial position, of which only what is named is compared.

use super::committee::TurmoilEntry;
use super::entry::{BoardEntry, ClaimEntry, ColonyEntry, OptionsEntry, Production};
use super::names::{AnyCard, CardEntry, CardList, PreludeList, ProjectCard};
use crate::entry::{Costs, Winners, present};
use crate::names::Name;
use tharsis_mars::{Award, Hex, Milestone, Phase, Resource};

/// What must be true after a step.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Expect {
    pub(crate) options: OptionsEntry,
    pub(crate) phase: Option<Name<Phase>>,
    pub(crate) generation: Option<i64>,
    pub(crate) temperature: Option<i64>,
    pub(crate) oxygen: Option<i64>,
    pub(crate) oceans: Option<i64>,
    pub(crate) venus: Option<i64>,
    pub(crate) first_player: Option<i64>,
    pub(crate) active: Option<i64>,
    pub(crate) board: Vec<BoardEntry>,
    pub(crate) board_empty: Vec<Name<Hex>>,
    pub(crate) milestones: Option<Vec<ClaimEntry<Milestone>>>,
    pub(crate) awards: Option<Vec<ClaimEntry<Award>>>,
    pub(crate) colonies: Vec<ColonyEntry>,
    pub(crate) deck: Option<CardList>,
    pub(crate) deck_only: bool,
    pub(crate) discard: Option<CardList>,
    pub(crate) players: Vec<PlayerExpect>,
    pub(crate) game_over: Option<bool>,
    #[serde(deserialize_with = "present")]
    pub(crate) winner: Option<Winners>,
    pub(crate) won: Option<bool>,
    pub(crate) turmoil: TurmoilEntry,
}

/// What must be true of one player.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlayerExpect {
    #[serde(deserialize_with = "present")]
    pub(crate) corporation: Option<Option<CardEntry>>,
    pub(crate) tr: Option<i64>,
    megacredits: Option<i64>,
    steel: Option<i64>,
    titanium: Option<i64>,
    plants: Option<i64>,
    energy: Option<i64>,
    heat: Option<i64>,
    pub(crate) production: Production,
    pub(crate) hand: Option<CardList>,
    pub(crate) hand_size: Option<i64>,
    pub(crate) played: Option<Vec<CardEntry>>,
    pub(crate) dealt: Option<CardList>,
    pub(crate) drafted: Option<CardList>,
    pub(crate) preludes: Option<PreludeList>,
    pub(crate) dealt_preludes: Option<PreludeList>,
    pub(crate) passed: Option<bool>,
    pub(crate) actions_done: Option<i64>,
    pub(crate) fleets: Option<i64>,
    pub(crate) vp: Option<i64>,
    pub(crate) lobby: Option<bool>,
    pub(crate) reserve: Option<u8>,
    pub(crate) influence: Option<u8>,
    pub(crate) cost: Costs<AnyCard>,
    pub(crate) playable: Vec<Name<ProjectCard>>,
    pub(crate) not_playable: Vec<Name<ProjectCard>>,
}

impl PlayerExpect {
    /// What is expected of a resource.
    pub(crate) fn stock(&self, resource: Resource) -> Option<i64> {
        match resource {
            Resource::Money => self.megacredits,
            Resource::Steel => self.steel,
            Resource::Titanium => self.titanium,
            Resource::Plants => self.plants,
            Resource::Energy => self.energy,
            Resource::Heat => self.heat,
        }
    }
}
