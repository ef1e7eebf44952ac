//! Names in files of Mars.

use crate::names::{Named, card_names, title, word_names};
use tharsis_kernel::CardId;
use tharsis_mars::{
    Award, Conversion, EventId, GLOBAL_EVENTS, Hex, Milestone, Moon, Parameter, Party, Phase, Project,
    Resource, Source, Tile, cards, event_by_name,
};

card_names!(|id: CardId| cards::PROJECTS.has(id));

/// A prelude.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PreludeCard(pub(crate) CardId);

/// Names of preludes.
pub(crate) type PreludeList = Vec<crate::names::Name<PreludeCard>>;

card_names!(PreludeCard: "prelude", |id: CardId| cards::PRELUDES.has(id));

word_names!(
    Source: "source of delegates",
    Tile: "tile",
    Phase: "phase",
    Conversion: "conversion"
);

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

impl Named for Parameter {
    const WHAT: &'static str = "global parameter";
    fn find(name: &str) -> Option<Parameter> {
        Parameter::ALL.iter().copied().find(|&parameter| parameter_key(parameter) == name)
    }
    fn names() -> Vec<String> {
        Parameter::ALL.iter().map(|&parameter| parameter_key(parameter).to_string()).collect()
    }
}

/// A parameter as answers call it.
pub(crate) const fn parameter_key(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Oceans => "ocean",
        Parameter::Temperature | Parameter::Oxygen | Parameter::Venus => parameter.word(),
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
