//! The nouns of the game as messages: which message names which word of the vocabulary.

use crate::language::Language;
use tharsis_kernel::CardId;
use tharsis_mars::cards::card;
use tharsis_mars::{
    Award, Card, CardResource, Conversion, Deck, Hex, Kind, MapId, Milestone, Moon, Parameter, Party, Phase,
    Project, Resource, Source, Tag, Tile,
};

/// A word of the game's vocabulary that has a name in every language.
pub trait Noun {
    /// The message that names it.
    fn id(&self) -> String;
}

macro_rules! nouns {
    ($($noun:ty => $class:literal),* $(,)?) => { $(
        impl Noun for $noun {
            fn id(&self) -> String {
                format!(concat!($class, "-{}"), self.word())
            }
        }
    )* };
}

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

/// A noun that is no word of the rules crate: steps, cards, any resource on a card.
impl Noun for &str {
    fn id(&self) -> String {
        self.to_string()
    }
}

/// What lies on a card, or any resource where the card does not say.
impl Noun for Option<CardResource> {
    fn id(&self) -> String {
        self.map_or_else(|| "held-any".to_string(), |resource| resource.id())
    }
}

impl Language {
    /// The name of a tag, resource, tile, project, milestone and so on, as it stands alone.
    pub fn name(&self, noun: impl Noun) -> String {
        self.phrase().number("n", 1).say_as(&noun.id(), "name")
    }

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
}

impl Language {
    /// The name of an area on a map: its number, with the name of the place where it has one.
    pub fn area_on(&self, map: MapId, hex: Hex) -> String {
        let name = if hex.on_mars() { map.map().area(hex).name } else { None };
        match name {
            Some(name) => {
                let name = self.plain(&format!("landmark-{name}"));
                self.phrase().text("name", name).text("number", hex.to_string()).say("area-named")
            }
            None => self.area(hex),
        }
    }
}

/// The message that names a card, in every language but English.
pub(crate) fn card_message(card: &Card) -> String {
    format!("card-{}", card.number)
}

/// The message that names an area; its slot is the printed number.
pub(crate) fn area_id(hex: Hex) -> &'static str {
    if hex == Hex::GANYMEDE {
        "area-ganymede"
    } else if hex == Hex::PHOBOS {
        "area-phobos"
    } else {
        "area"
    }
}
