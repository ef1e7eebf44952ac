//! Parts that `setup` and `expect` of Mars share: areas, claims of milestones and awards.

use crate::entry::present;
use crate::names::{Name, Named};
use tharsis_mars::{Hex, MapId, Moon, Resource, Tile};

/// An area of the map and what lies there.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardEntry {
    pub(crate) space: Name<Hex>,
    pub(crate) tile: Option<Name<Tile>>,
    #[serde(default, deserialize_with = "present")]
    pub(crate) owner: Option<Option<usize>>,
    #[serde(default, deserialize_with = "present")]
    pub(crate) claim: Option<Option<usize>>,
}

/// A milestone claimed or an award funded.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Named"))]
pub(crate) struct ClaimEntry<T> {
    pub(crate) name: Name<T>,
    pub(crate) player: usize,
}

/// A colony tile and how it stands.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ColonyEntry {
    pub(crate) name: Name<Moon>,
    pub(crate) active: Option<bool>,
    pub(crate) marker: Option<u8>,
    pub(crate) owners: Option<Vec<usize>>,
    #[serde(default, deserialize_with = "present")]
    pub(crate) trader: Option<Option<usize>>,
}

/// Production of the six resources.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Production {
    megacredits: Option<i16>,
    steel: Option<i16>,
    titanium: Option<i16>,
    plants: Option<i16>,
    energy: Option<i16>,
    heat: Option<i16>,
}

impl Production {
    /// What is given for a resource.
    pub(crate) fn of(&self, resource: Resource) -> Option<i16> {
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

/// The variants in play.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct OptionsEntry {
    pub(crate) corporate_era: Option<bool>,
    pub(crate) draft: Option<bool>,
    pub(crate) beginners: Option<Vec<usize>>,
    pub(crate) colonies: Option<bool>,
    pub(crate) colony_corporation: Option<bool>,
    pub(crate) turmoil: Option<bool>,
    pub(crate) rating_goal: Option<bool>,
    pub(crate) prelude: Option<bool>,
    pub(crate) prelude_cards: Option<bool>,
    pub(crate) prelude_corporation: Option<bool>,
    pub(crate) venus: Option<bool>,
    pub(crate) venus_corporation: Option<bool>,
    pub(crate) venus_complete: Option<bool>,
    pub(crate) map: Option<MapId>,
}
