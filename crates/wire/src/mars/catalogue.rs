//! What never changes: cards, map, projects, milestones and so on, in words and icons.

use super::colonies::{self, ColonyInfo};
use super::scene::number;
use super::turmoil::{self, EventInfo, PartyInfo};
use crate::api::{GameInfo, OptionInfo, wire};
use crate::cards::{
    CardInfo, Icon, RuleInfo, WordInfo, Words, card_info, game_info, glyph, option, preset, rule,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_kernel::CardId;
use tharsis_mars::{
    Award, BonusStep, CARD_PRICE, CardResource, Conversion, Deck, Ground, Hex, Kind, MapChoice, MapId, Mars,
    Milestone, Moon, Options, Orbit, Parameter, Party, Phase, Project, Resource, Tag, Tile, cards,
    project_cost,
};
use tharsis_words::Language;
use tharsis_words::mars::{depict, depict_effects, icon};
use utoipa::ToSchema;

wire! {
    /// Mars, as far as it never changes.
    pub struct MarsCatalogue {
        /// All cards, by number.
        pub cards: BTreeMap<String, CardInfo>,
        /// The maps.
        pub maps: Vec<MapInfo>,
        /// The global parameters.
        pub parameters: Vec<ParameterInfo>,
        /// Standard projects.
        pub projects: Vec<RuleInfo>,
        /// Conversions of plants and heat.
        pub conversions: Vec<RuleInfo>,
        /// Colony tiles.
        pub colonies: Vec<ColonyInfo>,
        /// The parties of Turmoil, clockwise.
        pub parties: Vec<PartyInfo>,
        /// Global events.
        pub events: Vec<EventInfo>,
        /// Names and icons of resources, tags, tiles, phases, kinds and decks: by `resource.steel` and the like.
        pub words: BTreeMap<String, WordInfo>,
        /// What a card costs to buy.
        pub card_price: u8,
    }

    /// A map.
    pub struct MapInfo {
        /// Its word; the option is `map-` and this word.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// Its areas, those in space too.
        pub areas: Vec<AreaInfo>,
        /// Its milestones.
        pub milestones: Vec<RuleInfo>,
        /// Its awards.
        pub awards: Vec<RuleInfo>,
        /// Values of parameters that give something, by parameter.
        pub bonuses: BTreeMap<String, Vec<BonusInfo>>,
    }

    /// An area of a map.
    pub struct AreaInfo {
        /// The printed number.
        pub area: String,
        /// What it is called.
        pub name: String,
        /// The name of the place, if it has one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub landmark: Option<String>,
        /// Its row, from 0; nothing in space.
        pub row: Option<u8>,
        /// Its place in the row, from 0.
        pub place: Option<u8>,
        /// `land`, `ocean`, `noctis` or `space`.
        pub kind: String,
        /// Volcanic.
        pub volcanic: bool,
        /// Printed bonus.
        pub bonus: Vec<Icon>,
        /// The same in words.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub text: Option<String>,
        /// Areas beside it.
        pub beside: Vec<String>,
        /// The option it is there with; always if nothing is said.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub needs: Option<String>,
    }

    /// A global parameter.
    pub struct ParameterInfo {
        /// Its word.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// The lowest value.
        pub min: i32,
        /// The highest value.
        pub max: i32,
        /// A step.
        pub step: i32,
        /// The option it is there with; always if nothing is said.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub needs: Option<String>,
    }

    /// A value of a parameter that gives something.
    pub struct BonusInfo {
        /// The value.
        pub at: i32,
        /// In words.
        pub text: String,
        /// In icons.
        pub icons: Vec<Icon>,
    }
}

pub(super) fn info(language: &Language) -> GameInfo {
    let switches = [
        option("corporate-era", true, true),
        option("draft", false, true),
        option("colonies", true, true),
        corporations_of("colonies"),
        option("turmoil", true, true),
        OptionInfo { not_with: words_of(&["prelude-cards"]), ..option("prelude", true, true) },
        OptionInfo { not_with: words_of(&["prelude"]), ..option("prelude-cards", true, true) },
        corporations_of("prelude"),
        option("venus", true, true),
        corporations_of("venus"),
        OptionInfo { needs: Some("venus".to_string()), ..option("venus-complete", false, true) },
        option("rating-goal", true, false),
    ];
    let maps = MapChoice::offered().map(|map| map_option(map, language));
    game_info::<Mars>(
        switches.into_iter().chain(maps).collect(),
        vec![
            preset("classic", "corporate-era", 2),
            preset("draft", "corporate-era draft", 3),
            preset("colonies", "corporate-era colonies", 3),
            preset("turmoil", "corporate-era turmoil", 3),
            preset("friday", "corporate-era prelude", 3),
            preset("everything", "corporate-era draft colonies turmoil prelude venus", 3),
            preset("first-game", "", 2),
            preset("solo", "corporate-era", 1),
        ],
    )
}

fn words_of(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// The option by which everybody is dealt a corporation of a box: of one box only (C1, P2, V1).
fn corporations_of(expansion: &str) -> OptionInfo {
    const ALL: [(&str, &str); 3] = [
        ("colonies", "colony-corporation"),
        ("prelude", "prelude-corporation"),
        ("venus", "venus-corporation"),
    ];
    let word = ALL.iter().find(|(of, _)| *of == expansion).map_or(expansion, |(_, word)| word);
    let others = ALL.iter().map(|(_, other)| *other).filter(|other| *other != word);
    OptionInfo {
        needs: Some(expansion.to_string()),
        not_with: words_of(&others.collect::<Vec<_>>()),
        ..option(word, true, true)
    }
}

fn map_option(choice: MapChoice, language: &Language) -> OptionInfo {
    let not_with = match choice {
        MapChoice::On(map) => map.map().not_with,
        MapChoice::Random => &[],
    };
    OptionInfo {
        title: Some(language.map_choice(choice)),
        group: Some("map".to_string()),
        not_with: not_with.iter().map(|deck| deck.word().to_string()).collect(),
        ..option(&choice.option(), true, true)
    }
}

pub(super) fn catalogue(language: &Language) -> MarsCatalogue {
    MarsCatalogue {
        cards: (0..cards::N_CARDS as CardId).map(|id| (number(id), card_info(id, language))).collect(),
        maps: MapId::offered().map(|map| map_info(map, language)).collect(),
        parameters: Parameter::ALL.iter().map(|&parameter| parameter_info(parameter, language)).collect(),
        projects: Project::ALL.iter().map(|&it| project_info(it, language)).collect(),
        conversions: Conversion::ALL
            .iter()
            .map(|&it| rule(it.word(), language.name(it), language.conversion_text(it), None))
            .collect(),
        colonies: colonies::infos(language),
        parties: turmoil::parties(language),
        events: turmoil::events(language),
        words: words(language),
        card_price: CARD_PRICE,
    }
}

fn project_info(project: Project, language: &Language) -> RuleInfo {
    let needs = match project {
        Project::BuildColony => Some("colonies"),
        Project::AirScrapping => Some("venus"),
        Project::BufferGas => Some("rating-goal"),
        _ => None,
    };
    let needs = needs.map(str::to_string);
    let cost = Some(u32::from(project_cost(project)));
    RuleInfo { needs, ..rule(project.word(), language.name(project), language.project_text(project), cost) }
}

/// A milestone, with what it asks for instead where Turmoil is played (T1).
fn milestone_info(milestone: Milestone, language: &Language) -> RuleInfo {
    let usual = Options::default();
    let text = language.milestone_text(milestone, &usual);
    let other = language.milestone_text(milestone, &Options { turmoil: true, ..usual });
    let played_with = (other != text).then(|| ("turmoil".to_string(), other)).into_iter().collect();
    RuleInfo { played_with, ..rule(milestone.word(), language.name(milestone), text, None) }
}

fn card_info(id: CardId, language: &Language) -> CardInfo {
    let card = cards::card(id);
    card_info!(card, card.deck.word(), language.card_name(id), language.card_text(id), depict(id))
}

fn map_info(id: MapId, language: &Language) -> MapInfo {
    let map = id.map();
    let everything = Options { venus: true, ..Options::default() };
    let venus = || "venus".to_string();
    let award = |&it: &Award| rule(it.word(), language.name(it), language.award_text(it), None);
    let bonuses = |parameter: &Parameter| {
        let steps = map.bonus_steps.iter().filter(|step| step.parameter == *parameter);
        (parameter.word().to_string(), steps.map(|step| bonus_info(step, language)).collect())
    };
    MapInfo {
        name: id.word().to_string(),
        title: language.name(id),
        areas: Hex::all()
            .filter(|&hex| !hex.on_mars() || map.all.has(hex))
            .map(|hex| area_info(id, hex, language))
            .collect(),
        milestones: everything
            .milestones(map)
            .map(|it| RuleInfo {
                needs: (!map.milestones.contains(&it)).then(venus),
                ..milestone_info(it, language)
            })
            .collect(),
        awards: everything
            .awards(map)
            .map(|it| RuleInfo { needs: (!map.awards.contains(&it)).then(venus), ..award(&it) })
            .collect(),
        bonuses: Parameter::ALL.iter().map(bonuses).collect(),
    }
}

fn area_info(id: MapId, hex: Hex, language: &Language) -> AreaInfo {
    let map = id.map();
    let area = hex.on_mars().then(|| map.area(hex));
    let kind = match area.map(|area| area.ground) {
        None => "space",
        Some(Ground::NoctisCity) => "noctis",
        Some(Ground::Ocean) => "ocean",
        Some(Ground::Land) => "land",
    };
    let gives = area.map_or(&[][..], |area| area.gives);
    AreaInfo {
        area: hex.to_string(),
        name: language.area_on(id, hex),
        landmark: language.landmark(id, hex),
        row: map.row_and_place(hex).map(|(row, _)| row),
        place: map.row_and_place(hex).map(|(_, place)| place),
        kind: kind.to_string(),
        volcanic: map.volcanic.has(hex),
        bonus: depict_effects(gives).into_iter().flatten().map(glyph).collect(),
        text: area.and_then(|area| language.area_text(area)),
        beside: map.neighbours(hex).iter().map(|hex| hex.to_string()).collect(),
        needs: hex.orbit().filter(|orbit| *orbit > Orbit::Phobos).map(|_| "venus".to_string()),
    }
}

fn bonus_info(step: &BonusStep, language: &Language) -> BonusInfo {
    BonusInfo {
        at: i32::from(step.at),
        text: language.bonus_step_text(step),
        icons: depict_effects(step.gives).into_iter().flatten().map(glyph).collect(),
    }
}

fn parameter_info(parameter: Parameter, language: &Language) -> ParameterInfo {
    let track = parameter.track();
    ParameterInfo {
        name: parameter.word().to_string(),
        title: language.name(parameter),
        min: track.from.into(),
        max: track.to().into(),
        step: track.step.into(),
        needs: (parameter == Parameter::Venus).then(|| "venus".to_string()),
    }
}

fn words(language: &Language) -> BTreeMap<String, WordInfo> {
    let mut words = Words::new(language);
    words.add("resource", Resource::ALL, Resource::word, |it| Some(icon::resource(it)));
    words.add("held", CardResource::ALL, CardResource::word, |it| Some(icon::held(it)));
    words.add("tag", Tag::ALL, Tag::word, |it| Some(icon::tag(it)));
    words.add("tile", Tile::ALL, Tile::word, |it| Some(icon::tile(it)));
    words.add("parameter", Parameter::ALL, Parameter::word, |it| Some(icon::parameter(it)));
    words.add("kind", Kind::ALL, Kind::word, |_| None);
    words.add("deck", Deck::ALL, Deck::word, |_| None);
    words.add("phase", Phase::ALL, Phase::word, |_| None);
    words.add("party", Party::ALL, Party::word, |it| Some(icon::party(it)));
    words.add("moon", Moon::ALL, Moon::word, |_| None);
    words.found
}
