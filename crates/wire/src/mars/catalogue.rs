//! What never changes: cards, map, projects, milestones and so on, in words and icons.

use super::colonies::{self, ColonyInfo};
use super::scene::number;
use super::turmoil::{self, EventInfo, PartyInfo};
use crate::api::{GameInfo, OptionInfo, PresetInfo, wire};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_kernel::{CardId, Game};
use tharsis_mars::{
    Award, BONUS_STEPS, CARD_PRICE, Card, CardResource, Conversion, Hex, Kind, Mars, Milestone, Moon,
    OCEAN_AREAS, OCEANS_MAX, OXYGEN_MAX, Options, Parameter, Party, Phase, Project, Resource,
    TEMPERATURE_MAX, Tag, Tile, VOLCANIC_AREAS, cards, project_cost,
};
use tharsis_words::{Depiction, Glyph, Language, LineKind, depict, icon};
use ts_rs::TS;
use utoipa::ToSchema;

wire! {
    /// Mars, as far as it never changes.
    pub struct MarsCatalogue {
        /// All cards, by number.
        pub cards: BTreeMap<String, CardInfo>,
        /// The map.
        pub areas: Vec<AreaInfo>,
        /// The global parameters.
        pub parameters: Vec<ParameterInfo>,
        /// Standard projects.
        pub projects: Vec<RuleInfo>,
        /// Conversions of plants and heat.
        pub conversions: Vec<RuleInfo>,
        /// Milestones.
        pub milestones: Vec<RuleInfo>,
        /// Awards.
        pub awards: Vec<RuleInfo>,
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

    /// A card.
    pub struct CardInfo {
        /// As printed.
        pub number: String,
        /// What it is called.
        pub name: String,
        /// The published English name.
        pub english: String,
        /// The deck it belongs to.
        pub deck: String,
        /// Its colour: `automated`, `active`, `event` or `corporation`.
        pub kind: String,
        /// Printed cost; nothing for corporations.
        pub cost: Option<u8>,
        /// Tags.
        pub tags: Vec<String>,
        /// What must hold when it is played.
        pub requirement: Vec<String>,
        /// Its sentences: `immediate`, `first-action`, `action`, `effect`.
        pub lines: Vec<CardLine>,
        /// What it is worth, in words.
        pub points: Option<String>,
        /// What can lie on it.
        pub holds: Option<String>,
        /// How many actions it has.
        pub actions: usize,
        /// The card in icons.
        pub icons: CardIcons,
    }

    /// A line of a card.
    pub struct CardLine {
        /// What kind of line it is.
        pub kind: String,
        /// What it says.
        pub text: String,
    }

    /// A card in rows of icons.
    pub struct CardIcons {
        /// What must hold.
        pub requirement: Vec<Icon>,
        /// Done at once.
        pub play: Vec<Vec<Icon>>,
        /// A corporation's first action.
        pub first: Vec<Vec<Icon>>,
        /// Actions.
        pub actions: Vec<Vec<Icon>>,
        /// Lasting effects.
        pub effects: Vec<Vec<Icon>>,
        /// Points.
        pub points: Option<Vec<Icon>>,
    }

    /// One icon.
    pub struct Icon {
        /// The symbol of the sprite.
        pub icon: String,
        /// How many, or the value.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub number: Option<i32>,
        /// In a production box.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[ts(optional, as = "Option<bool>")]
        pub production: bool,
        /// Of any player.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[ts(optional, as = "Option<bool>")]
        pub red: bool,
        /// The text says more.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[ts(optional, as = "Option<bool>")]
        pub asterisk: bool,
    }

    /// An area of the map.
    pub struct AreaInfo {
        /// The printed number.
        pub area: String,
        /// What it is called.
        pub name: String,
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
        /// Areas beside it.
        pub beside: Vec<String>,
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
        /// Values that give something.
        pub bonuses: Vec<BonusInfo>,
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

    /// A rule that can be used: a project, conversion, milestone or award.
    pub struct RuleInfo {
        /// Its word in choices.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// What it does.
        pub text: String,
        /// What it says instead where an option is played, by the option's word.
        #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
        #[ts(optional, as = "Option<BTreeMap<String, String>>")]
        pub played_with: BTreeMap<String, String>,
        /// What it costs, if that never changes.
        pub cost: Option<u32>,
        /// The option it belongs to; left out if it is always there.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        pub needs: Option<String>,
    }

    /// A word of the game.
    pub struct WordInfo {
        /// Its name.
        pub name: String,
        /// Its symbol.
        pub icon: Option<String>,
    }
}

pub(super) fn info() -> GameInfo {
    let option =
        |word: &str, solo, together| OptionInfo { word: word.to_string(), solo, together, needs: None };
    let preset = |name: &str, options: &str, seats| PresetInfo {
        name: name.to_string(),
        options: options.to_string(),
        seats,
    };
    GameInfo {
        name: Mars::NAME.to_string(),
        seats_min: *Mars::SEATS.start(),
        seats_max: *Mars::SEATS.end(),
        options: vec![
            option("corporate-era", true, true),
            option("draft", false, true),
            option("colonies", true, true),
            OptionInfo { needs: Some("colonies".to_string()), ..option("colony-corporation", true, true) },
            option("turmoil", true, true),
            OptionInfo { needs: Some("turmoil".to_string()), ..option("rating-goal", true, false) },
        ],
        presets: vec![
            preset("classic", "corporate-era", 2),
            preset("draft", "corporate-era draft", 3),
            preset("colonies", "corporate-era colonies", 3),
            preset("turmoil", "corporate-era turmoil", 3),
            preset("everything", "corporate-era draft colonies turmoil", 3),
            preset("first-game", "", 2),
            preset("solo", "corporate-era", 1),
        ],
    }
}

pub(super) fn catalogue(language: &Language) -> MarsCatalogue {
    MarsCatalogue {
        cards: (0..cards::N_CARDS as CardId).map(|id| (number(id), card_info(id, language))).collect(),
        areas: (1..=63).filter_map(Hex::from_printed).map(|hex| area_info(hex, language)).collect(),
        parameters: Parameter::ALL.iter().map(|&parameter| parameter_info(parameter, language)).collect(),
        projects: Project::ALL.iter().map(|&it| project_info(it, language)).collect(),
        conversions: Conversion::ALL
            .iter()
            .map(|&it| rule(it.word(), language.name(it), language.conversion_text(it), None))
            .collect(),
        milestones: Milestone::ALL.iter().map(|&it| milestone_info(it, language)).collect(),
        awards: Award::ALL
            .iter()
            .map(|&it| rule(it.word(), language.name(it), language.award_text(it), None))
            .collect(),
        colonies: colonies::infos(language),
        parties: turmoil::parties(language),
        events: turmoil::events(language),
        words: words(language),
        card_price: CARD_PRICE,
    }
}

fn rule(name: &str, title: String, text: String, cost: Option<u32>) -> RuleInfo {
    RuleInfo { name: name.to_string(), title, text, played_with: BTreeMap::new(), cost, needs: None }
}

fn project_info(project: Project, language: &Language) -> RuleInfo {
    let needs = (!Options::default().projects().contains(&project)).then(|| "colonies".to_string());
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
    let card: &Card = cards::card(id);
    let text = language.card_text(id);
    let line_kind = |kind| match kind {
        LineKind::Immediate => "immediate",
        LineKind::FirstAction => "first-action",
        LineKind::Action => "action",
        LineKind::Effect => "effect",
    };
    CardInfo {
        number: number(id),
        name: language.card_name(id),
        english: card.name.to_string(),
        deck: card.deck.word().to_string(),
        kind: card.kind.word().to_string(),
        cost: (card.kind != Kind::Corporation).then_some(card.cost),
        tags: card.tags.iter().map(|tag| tag.word().to_string()).collect(),
        requirement: text.requirement,
        lines: text
            .lines
            .into_iter()
            .map(|line| CardLine { kind: line_kind(line.kind).to_string(), text: line.text })
            .collect(),
        points: text.points,
        holds: card.holds.map(|it| it.word().to_string()),
        actions: card.actions.len(),
        icons: icons(depict(id)),
    }
}

fn icons(depiction: Depiction) -> CardIcons {
    let row = |row: Vec<Glyph>| row.into_iter().map(glyph).collect::<Vec<Icon>>();
    let rows = |rows: Vec<Vec<Glyph>>| rows.into_iter().map(row).collect();
    CardIcons {
        requirement: row(depiction.requirement),
        play: rows(depiction.play),
        first: rows(depiction.first),
        actions: rows(depiction.actions),
        effects: rows(depiction.effects),
        points: depiction.points.map(row),
    }
}

pub(super) fn glyph(glyph: Glyph) -> Icon {
    Icon {
        icon: glyph.icon.into_owned(),
        number: glyph.number,
        production: glyph.production,
        red: glyph.red,
        asterisk: glyph.asterisk,
    }
}

fn counted(it: Glyph, n: impl Into<i32>) -> Option<Icon> {
    let n: i32 = n.into();
    (n > 0).then(|| Icon { number: Some(n), ..glyph(it) })
}

fn area_info(hex: Hex, language: &Language) -> AreaInfo {
    let bonus = hex.bonus();
    let kind = if !hex.on_mars() {
        "space"
    } else if hex == Hex::NOCTIS_CITY {
        "noctis"
    } else if OCEAN_AREAS.has(hex) {
        "ocean"
    } else {
        "land"
    };
    let bonuses = [
        counted(icon::resource(Resource::Steel), bonus.steel),
        counted(icon::resource(Resource::Titanium), bonus.titanium),
        counted(icon::resource(Resource::Plants), bonus.plants),
        counted(icon::card(), bonus.cards),
    ];
    AreaInfo {
        area: hex.to_string(),
        name: language.area(hex),
        row: hex.row_and_place().map(|(row, _)| row),
        place: hex.row_and_place().map(|(_, place)| place),
        kind: kind.to_string(),
        volcanic: VOLCANIC_AREAS.has(hex),
        bonus: bonuses.into_iter().flatten().collect(),
        beside: hex.neighbours().iter().map(|hex| hex.to_string()).collect(),
    }
}

fn parameter_info(parameter: Parameter, language: &Language) -> ParameterInfo {
    let (min, max, step) = match parameter {
        Parameter::Temperature => (-30, 2 * i32::from(TEMPERATURE_MAX) - 30, 2),
        Parameter::Oxygen => (0, i32::from(OXYGEN_MAX), 1),
        Parameter::Oceans => (0, i32::from(OCEANS_MAX), 1),
    };
    let bonus = |(row, step): (usize, &tharsis_mars::BonusStep)| BonusInfo {
        at: i32::from(step.at),
        text: language.bonus_step_text(row).unwrap_or_default(),
        icons: tharsis_words::depict_effects(step.gives).into_iter().flatten().map(glyph).collect(),
    };
    ParameterInfo {
        name: parameter.word().to_string(),
        title: language.name(parameter),
        min,
        max,
        step,
        bonuses: BONUS_STEPS
            .iter()
            .enumerate()
            .filter(|(_, step)| step.parameter == parameter)
            .map(bonus)
            .collect(),
    }
}

fn words(language: &Language) -> BTreeMap<String, WordInfo> {
    let mut words = BTreeMap::new();
    let mut add = |class: &str, word: &str, name: String, glyph: Option<Glyph>| {
        let icon = glyph.map(|glyph| glyph.icon.into_owned());
        words.insert(format!("{class}.{word}"), WordInfo { name, icon });
    };
    macro_rules! class {
        ($class:literal, $all:expr, $icon:expr) => {
            for &it in $all {
                add($class, it.word(), language.name(it), $icon(it));
            }
        };
    }
    class!("resource", Resource::ALL, |it| Some(icon::resource(it)));
    class!("held", CardResource::ALL, |it| Some(icon::held(it)));
    class!("tag", Tag::ALL, |it| Some(icon::tag(it)));
    class!("tile", Tile::ALL, |it| Some(icon::tile(it)));
    class!("parameter", Parameter::ALL, |it| Some(icon::parameter(it)));
    class!("kind", Kind::ALL, |_| None);
    class!("deck", tharsis_mars::Deck::ALL, |_| None);
    class!("phase", Phase::ALL, |_| None);
    class!("party", Party::ALL, |it| Some(icon::party(it)));
    class!("moon", Moon::ALL, |_| None);
    words
}
