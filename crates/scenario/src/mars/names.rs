//! Names in files of Mars.

use crate::names::{Named, title};
use tharsis_kernel::CardId;
use tharsis_mars::{
    Award, Conversion, EventId, GLOBAL_EVENTS, Hex, Milestone, Moon, Party, Phase, Project, Resource, Source,
    Tile, cards, event_by_name,
};

/// A project card or corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AnyCard(pub(crate) CardId);
/// A card of the project deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProjectCard(pub(crate) CardId);
/// A corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CorporationCard(pub(crate) CardId);

impl Named for AnyCard {
    const WHAT: &'static str = "card";
    fn find(name: &str) -> Option<AnyCard> {
        cards::by_name(name).map(AnyCard)
    }
    fn names() -> Vec<String> {
        cards::CARDS.iter().map(|card| card.name.to_string()).collect()
    }
}

impl Named for ProjectCard {
    const WHAT: &'static str = "project card";
    fn find(name: &str) -> Option<ProjectCard> {
        cards::by_name(name).filter(|&id| !cards::CORPORATIONS.has(id)).map(ProjectCard)
    }
    fn names() -> Vec<String> {
        let projects = cards::CARDS.iter().enumerate();
        projects
            .filter(|&(id, _)| !cards::CORPORATIONS.has(id as CardId))
            .map(|(_, card)| card.name.to_string())
            .collect()
    }
}

impl Named for CorporationCard {
    const WHAT: &'static str = "corporation";
    fn find(name: &str) -> Option<CorporationCard> {
        cards::by_name(name).filter(|&id| cards::CORPORATIONS.has(id)).map(CorporationCard)
    }
    fn names() -> Vec<String> {
        cards::CORPORATIONS.iter().map(|id| cards::card(id).name.to_string()).collect()
    }
}

/// A global event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EventName(pub(crate) EventId);

impl Named for EventName {
    const WHAT: &'static str = "global event";
    fn find(name: &str) -> Option<EventName> {
        event_by_name(name).map(EventName)
    }
    fn names() -> Vec<String> {
        GLOBAL_EVENTS.iter().map(|event| event.name.to_string()).collect()
    }
}

impl Named for Source {
    const WHAT: &'static str = "source of delegates";
    fn find(name: &str) -> Option<Source> {
        Source::from_word(name)
    }
    fn names() -> Vec<String> {
        Source::ALL.iter().map(|source| source.word().to_string()).collect()
    }
}

impl Named for Hex {
    const WHAT: &'static str = "space";
    fn find(name: &str) -> Option<Hex> {
        name.parse().ok()
    }
    fn names() -> Vec<String> {
        Hex::all().map(|hex| hex.to_string()).collect()
    }
}

impl Named for Tile {
    const WHAT: &'static str = "tile";
    fn find(name: &str) -> Option<Tile> {
        Tile::from_word(name)
    }
    fn names() -> Vec<String> {
        Tile::ALL.iter().map(|tile| tile.word().to_string()).collect()
    }
}

impl Named for Phase {
    const WHAT: &'static str = "phase";
    fn find(name: &str) -> Option<Phase> {
        Phase::from_word(name)
    }
    fn names() -> Vec<String> {
        Phase::ALL.iter().map(|phase| phase.word().to_string()).collect()
    }
}

impl Named for Conversion {
    const WHAT: &'static str = "conversion";
    fn find(name: &str) -> Option<Conversion> {
        Conversion::from_word(name)
    }
    fn names() -> Vec<String> {
        Conversion::ALL.iter().map(|conversion| conversion.word().to_string()).collect()
    }
}

impl Named for Resource {
    const WHAT: &'static str = "resource";
    fn find(name: &str) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|&resource| resource_key(resource) == name)
    }
    fn names() -> Vec<String> {
        Resource::ALL.iter().map(|&resource| resource_key(resource).to_string()).collect()
    }
}

/// A resource as files call it.
pub(crate) const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "megacredits",
        Resource::Steel => "steel",
        Resource::Titanium => "titanium",
        Resource::Plants => "plants",
        Resource::Energy => "energy",
        Resource::Heat => "heat",
    }
}

macro_rules! titled {
    ($($kind:ty: $what:literal),*) => { $(
        impl Named for $kind {
            const WHAT: &'static str = $what;
            fn find(name: &str) -> Option<$kind> {
                <$kind>::ALL.iter().copied().find(|it| title(it.word()).eq_ignore_ascii_case(name))
            }
            fn names() -> Vec<String> {
                <$kind>::ALL.iter().map(|it| title(it.word())).collect()
            }
        }
    )* };
}

titled!(
    Project: "standard project",
    Milestone: "milestone",
    Award: "award",
    Moon: "colony tile",
    Party: "party"
);

/// The published name of a card.
pub(crate) fn card_name(id: CardId) -> &'static str {
    cards::card(id).name
}
