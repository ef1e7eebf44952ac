//! Terraforming Mars in words and pictures.

mod choice;
mod clause;
mod depict;
mod describe;
mod event;
mod obstacle;
mod open;
mod place;
mod politics;
mod question;
mod shorthand;

pub use depict::{MoonDepiction, depict, depict_effects, depict_event, depict_moon, depict_party, icon};
pub use describe::MoonText;
pub use event::is_unseen_card;
pub use place::Spot;
pub use politics::event_message;
pub use shorthand::{
    EventShorthand, MoonShorthand, PartyShorthand, Shorthand, event_shorthand, moon_shorthand,
    party_shorthand, shorthand,
};

use crate::language::Language;
use crate::nouns::{Noun, nouns};
use crate::phrase::Phrase;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{
    Award, Card, CardResource, Conversion, Deck, Hex, Kind, MapChoice, MapId, Milestone, Moon, Orbit,
    Parameter, Party, Payer, Phase, Project, Resource, Source, Tag, Tile,
};

nouns! {
    Resource => "resource",
    CardResource => "held",
    Tag => "tag",
    Kind => "kind",
    Deck => "deck",
    Parameter => "parameter",
    Tile => "tile",
    Project => "project",
    Conversion => "conversion",
    Milestone => "milestone",
    Award => "award",
    Phase => "phase",
    Moon => "moon",
    Party => "party",
    Source => "source",
    MapId => "map",
}

/// What lies on a card, or any resource where the card does not say.
impl Noun for Option<CardResource> {
    fn id(&self) -> String {
        self.map_or_else(|| "held-any".to_string(), |resource| resource.id())
    }
}

/// What pays: a standard resource, or what lies on a card.
impl Noun for Payer {
    fn id(&self) -> String {
        match *self {
            Payer::Resource(resource) => resource.id(),
            Payer::Here(id) => card(id).holds.id(),
        }
    }
}

impl Language {
    /// The name of a card: in English from the table, else from its message, or English for want of one.
    pub fn card_name(&self, id: CardId) -> String {
        let card = card(id);
        let message = card_message(card);
        if self.has(&message) {
            return self.plain(&message);
        }
        self.lacks(&message);
        card.name.to_string()
    }

    /// The name of an area: its number on the map, or the city in space.
    pub fn area(&self, hex: Hex) -> String {
        self.phrase().text("number", hex.to_string()).say_as(area_id(hex), "name")
    }

    /// The name of an area on a map: its number, with the name of the place where it has one.
    pub fn area_on(&self, map: MapId, hex: Hex) -> String {
        match self.landmark(map, hex) {
            Some(name) => self.phrase().text("name", name).text("number", hex.to_string()).say("area-named"),
            None => self.area(hex),
        }
    }

    /// The name of the place an area of a map lies at, if it has one.
    pub fn landmark(&self, map: MapId, hex: Hex) -> Option<String> {
        let name = if hex.on_mars() { map.map().area(hex).name } else { None };
        name.map(|name| self.plain(&format!("landmark-{name}")))
    }

    /// What can be chosen as the map.
    pub fn map_choice(&self, choice: MapChoice) -> String {
        match choice {
            MapChoice::On(map) => self.name(map),
            MapChoice::Random => self.plain("map-random"),
        }
    }
}

/// The message that names a card, in every language but English.
pub(crate) fn card_message(card: &Card) -> String {
    format!("card-{}", card.number)
}

/// The message that names an area; its slot is the printed number.
pub(crate) fn area_id(hex: Hex) -> &'static str {
    match hex.orbit() {
        None => "area",
        Some(Orbit::Ganymede) => "area-ganymede",
        Some(Orbit::Phobos) => "area-phobos",
        Some(Orbit::DawnCity) => "area-dawn-city",
        Some(Orbit::LunaMetropolis) => "area-luna-metropolis",
        Some(Orbit::MaxwellBase) => "area-maxwell-base",
        Some(Orbit::Stratopolis) => "area-stratopolis",
    }
}

impl Phrase<'_> {
    /// Fills a family of slots with an area.
    pub(crate) fn area(self, slot: &str, hex: Hex) -> Self {
        let number = self.language.phrase().text("number", hex.to_string());
        self.nested(slot, area_id(hex), number)
    }

    /// Fills a slot with the name of a card.
    pub(crate) fn card(self, slot: &'static str, id: CardId) -> Self {
        let name = self.language.card_name(id);
        self.text(slot, name)
    }
}
