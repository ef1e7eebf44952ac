//! Names in files of Ares Expedition.

use crate::names::{Name, Named, look_up};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::fmt;
use tharsis_ares::{Difficulty, Phase, PhaseCard, Piece, Resource, Standard, cards};
use tharsis_kernel::CardId;

/// A project card or corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AnyCard(pub(crate) CardId);
/// A card of the project deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProjectCard(pub(crate) CardId);
/// A corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CorporationCard(pub(crate) CardId);

/// Names of project cards.
pub(crate) type CardList = Vec<Name<ProjectCard>>;

macro_rules! card_names {
    ($($kind:ident: $what:literal, $among:expr;)*) => { $(
        impl Named for $kind {
            const WHAT: &'static str = $what;
            fn find(name: &str) -> Option<$kind> {
                cards::by_name(name).filter(|&id| $among(id)).map($kind)
            }
            fn names() -> Vec<String> {
                (0..cards::N_CARDS as CardId).filter(|&id| $among(id)).map(|id| card_name(id).to_string()).collect()
            }
        }
    )* };
}

card_names! {
    AnyCard: "card", |_: CardId| true;
    ProjectCard: "project card", |id: CardId| cards::PROJECTS.has(id);
    CorporationCard: "corporation", |id: CardId| cards::CORPORATIONS.has(id);
}

macro_rules! word_names {
    ($($kind:ty: $what:literal),*) => { $(
        impl Named for $kind {
            const WHAT: &'static str = $what;
            fn find(name: &str) -> Option<$kind> {
                <$kind>::from_word(name)
            }
            fn names() -> Vec<String> {
                <$kind>::ALL.iter().map(|it| it.word().to_string()).collect()
            }
        }
    )* };
}

word_names!(
    Phase: "phase",
    PhaseCard: "phase card",
    Standard: "standard action",
    Piece: "piece",
    Difficulty: "level"
);

/// A resource as files call it.
pub(crate) const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "megacredits",
        Resource::Heat => "heat",
        Resource::Plants => "plants",
    }
}

/// The published name of a card.
pub(crate) fn card_name(id: CardId) -> &'static str {
    cards::card(id).name
}

/// The ids of named cards.
pub(crate) fn ids(list: &[Name<ProjectCard>]) -> Vec<CardId> {
    list.iter().map(|card| card.0.0).collect()
}

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
