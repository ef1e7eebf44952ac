//! Which symbol of the sprite stands for which word.

use crate::depiction::Glyph;
use tharsis_mars::{CardResource, Parameter, Party, Resource, Tag, Tile};

/// A resource.
pub fn resource(resource: Resource) -> Glyph {
    Glyph::new(match resource {
        Resource::Money => "r-mc",
        Resource::Steel => "r-steel",
        Resource::Titanium => "r-titanium",
        Resource::Plants => "r-plant",
        Resource::Energy => "r-energy",
        Resource::Heat => "r-heat",
    })
}

/// A resource on cards.
pub fn held(resource: CardResource) -> Glyph {
    Glyph::new(match resource {
        CardResource::Animal => "c-animal",
        CardResource::Microbe => "c-microbe",
        CardResource::Science => "c-science",
        CardResource::Fighter => "c-fighter",
        CardResource::Floater => "c-floater",
        CardResource::Camp => "c-camp",
        CardResource::Preservation => "c-preservation",
        CardResource::Asteroid => "c-asteroid",
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
        Tag::City => "tag-city",
        Tag::Plant => "tag-plant",
        Tag::Microbe => "tag-microbe",
        Tag::Animal => "tag-animal",
        Tag::Event => "tag-event",
        Tag::Wild => "tag-wild",
        Tag::Venus => "tag-venus",
    })
}

/// A global parameter.
pub fn parameter(parameter: Parameter) -> Glyph {
    Glyph::new(match parameter {
        Parameter::Temperature => "temp",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "ocean",
        Parameter::Venus => "venus",
    })
}

/// The emblem of a party.
pub fn party(party: Party) -> Glyph {
    Glyph::new(match party {
        Party::MarsFirst => "party-mars",
        Party::Kelvinists => "party-kelvinists",
        Party::Reds => "party-reds",
        Party::Greens => "party-greens",
        Party::Unity => "party-unity",
        Party::Scientists => "party-scientists",
    })
}

/// A project card.
pub fn card() -> Glyph {
    Glyph::new("card")
}

/// A tile.
pub fn tile(tile: Tile) -> Glyph {
    Glyph::new(match tile {
        Tile::Ocean => "tile-ocean",
        Tile::Greenery => "tile-greenery",
        Tile::City => "tile-city",
        Tile::Capital => "tile-capital",
        Tile::CommercialDistrict => "tile-commercial",
        Tile::EcologicalZone => "tile-ecological",
        Tile::IndustrialCenter => "tile-industrial",
        Tile::LavaFlows => "tile-lava",
        Tile::MiningArea | Tile::MiningRights => "tile-mining",
        Tile::MoholeArea => "tile-mohole",
        Tile::NaturalPreserve => "tile-preserve",
        Tile::NuclearZone => "tile-nuclear",
        Tile::RestrictedArea => "tile-restricted",
    })
}
