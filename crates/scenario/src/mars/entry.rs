//! Parts that `setup` and `expect` share: cards with what lies on them, areas, claims of milestones and awards.

use super::names::AnyCard;
use crate::entry::present;
use crate::names::{Name, Named, look_up};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::fmt;
use tharsis_kernel::CardId;
use tharsis_mars::{Hex, MapId, Moon, Resource, Tile};

/// A card in play: its name, or an object with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardEntry {
    pub(crate) card: CardId,
    pub(crate) resources: Option<u8>,
    pub(crate) used: Option<bool>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct CardObject {
    card: Name<AnyCard>,
    resources: Option<u8>,
    used: Option<bool>,
}

impl<'de> Deserialize<'de> for CardEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardEntry, D::Error> {
        struct NameOrObject;
        impl<'de> Visitor<'de> for NameOrObject {
            type Value = CardEntry;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the name of a card or an object {{\"card\", \"resources\", \"used\"}}")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<CardEntry, E> {
                let AnyCard(card) = look_up(name).map_err(E::custom)?;
                Ok(CardEntry { card, resources: None, used: None })
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CardEntry, A::Error> {
                let object = CardObject::deserialize(MapAccessDeserializer::new(map))?;
                Ok(CardEntry { card: object.card.0.0, resources: object.resources, used: object.used })
            }
        }
        deserializer.deserialize_any(NameOrObject)
    }
}

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
    pub(crate) map: Option<MapId>,
}
