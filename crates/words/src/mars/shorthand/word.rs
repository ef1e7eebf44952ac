//! Single words of the shorthand and their plurals.

use tharsis_mars::{CardResource, Parameter, Project, Resource, Tag, Tile};

/// A standard resource as the name of its track.
pub(super) fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "M€",
        Resource::Steel => "steel",
        Resource::Titanium => "titanium",
        Resource::Plants => "plants",
        Resource::Energy => "energy",
        Resource::Heat => "heat",
    }
}

/// So much of a standard resource.
pub(super) fn amount(n: u8, what: Resource) -> String {
    if n == 1 && what == Resource::Plants { "1 plant".to_string() } else { format!("{n} {}", resource(what)) }
}

/// Several resources of a kind on cards, without their number.
pub(super) fn held_plural(resource: CardResource) -> &'static str {
    match resource {
        CardResource::Animal => "animals",
        CardResource::Microbe => "microbes",
        CardResource::Science => "science",
        CardResource::Fighter => "fighters",
        CardResource::Floater => "floaters",
        CardResource::Camp => "camps",
        CardResource::Preservation => "preservation",
        CardResource::Asteroid => "asteroids",
    }
}

/// A tag with its article.
pub(super) fn a_tag(tag: Tag) -> String {
    let vowel = tag.word().starts_with(['a', 'e']);
    format!("{} {}", if vowel { "an" } else { "a" }, tag.word())
}

/// "each thing" or "each so many things", by the number in a share.
pub(super) fn share(per: u8, one: &str, many: &str) -> String {
    if per == 1 { one.to_string() } else { format!("{per} {many}") }
}

/// So many cards.
pub(super) fn cards(n: u8) -> String {
    if n == 1 { "1 card".to_string() } else { format!("{n} cards") }
}

/// A limit on a parameter, in its unit.
pub(super) fn limit(parameter: Parameter, sign: &str, n: i8) -> String {
    match parameter {
        Parameter::Temperature => format!("temperature {sign} {n}"),
        Parameter::Oxygen => format!("oxygen {sign} {n}%"),
        Parameter::Oceans => format!("oceans {sign} {n}"),
        Parameter::Venus => format!("venus {sign} {n}%"),
    }
}

/// A tile to be placed; the special ones in quotes.
pub(super) fn tile(tile: Tile) -> String {
    match tile.special() {
        Some(_) => format!("special tile \"{}\"", tile.word().replace('-', " ")),
        None => tile.word().to_string(),
    }
}

/// A standard project.
pub(super) fn project(project: Project) -> String {
    project.word().replace('-', " ")
}
