//! Which symbol of the sprite stands for which word of Ares.

use crate::depiction::Glyph;
use tharsis_ares::{CardResource, Level, Parameter, PhaseCard, Piece, Product, Resource, Tag, Zone};

/// A resource.
pub fn resource(resource: Resource) -> Glyph {
    Glyph::new(match resource {
        Resource::Money => "r-mc",
        Resource::Heat => "r-heat",
        Resource::Plants => "r-plant",
    })
}

/// What is produced.
pub fn product(product: Product) -> Glyph {
    Glyph::new(match product {
        Product::Money => "r-mc",
        Product::Heat => "r-heat",
        Product::Plants => "r-plant",
        Product::Cards => "card",
    })
}

/// Steel or titanium.
pub fn level(level: Level) -> Glyph {
    Glyph::new(match level {
        Level::Steel => "r-steel",
        Level::Titanium => "r-titanium",
    })
}

/// A resource on cards.
pub fn held(resource: CardResource) -> Glyph {
    Glyph::new(match resource {
        CardResource::Animal => "c-animal",
        CardResource::Microbe => "c-microbe",
        CardResource::Science => "c-science",
    })
}

/// A tag.
pub fn tag(tag: Tag) -> Glyph {
    Glyph::new(match tag {
        Tag::Building => "tag-building",
        Tag::Space => "tag-space",
        Tag::Science => "tag-science",
        Tag::Power => "tag-power",
        Tag::Earth => "tag-earth",
        Tag::Jovian => "tag-jovian",
        Tag::Plant => "tag-plant",
        Tag::Microbe => "tag-microbe",
        Tag::Animal => "tag-animal",
        Tag::Event => "tag-event",
    })
}

/// A global parameter.
pub fn parameter(parameter: Parameter) -> Glyph {
    Glyph::new(match parameter {
        Parameter::Temperature => "temp",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "ocean",
    })
}

/// A colour zone.
pub fn zone(zone: Zone) -> Glyph {
    Glyph::new(match zone {
        Zone::Purple => "zone-purple",
        Zone::Red => "zone-red",
        Zone::Yellow => "zone-yellow",
        Zone::White => "zone-white",
    })
}

/// A phase card.
pub fn phase(card: PhaseCard) -> Glyph {
    Glyph::new(match card {
        PhaseCard::Development => "phase-1",
        PhaseCard::Construction => "phase-2",
        PhaseCard::Action => "phase-3",
        PhaseCard::Production => "phase-4",
        PhaseCard::Research => "phase-5",
    })
}

/// A piece of the co-op pool.
pub fn piece(piece: Piece) -> Glyph {
    Glyph::new(match piece {
        Piece::Cube => "r-mc",
        Piece::Marker => "copy",
    })
}
