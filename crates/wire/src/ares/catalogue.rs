//! What never changes about Ares Expedition: cards, tracks, tiles, phases, standard actions, in words and icons.

use super::scene::number;
use crate::api::{GameInfo, OptionInfo, wire};
use crate::cards::{
    CardInfo, Icon, RuleInfo, WordInfo, Words, card_info, game_info, glyph, option, preset, rule,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_ares::{
    Ares, CARD_PRICE, COOP_POINTS, COOP_ROUNDS, CardResource, HAND_LIMIT, Kind, Level, Parameter, Phase,
    PhaseCard, Piece, Resource, SOLO_ROUNDS, Standard, TILES, Tag, Zone, cards, in_unit, maximum,
    standard_cost, zone_starts,
};
use tharsis_kernel::{CardId, Game};
use tharsis_words::Language;
use tharsis_words::ares::{depict, depict_effects, icon};
use utoipa::ToSchema;

wire! {
    /// Ares Expedition, as far as it never changes.
    pub struct AresCatalogue {
        /// All cards, by number.
        pub cards: BTreeMap<String, CardInfo>,
        /// The global parameters.
        pub parameters: Vec<TrackInfo>,
        /// The ocean tiles by what they give.
        pub tiles: Vec<OceanInfo>,
        /// The five phases, in their order.
        pub phases: Vec<PhaseInfo>,
        /// Standard actions.
        pub standards: Vec<RuleInfo>,
        /// Names and icons of resources, tags, phases, zones and kinds: by `resource.heat` and the like.
        pub words: BTreeMap<String, WordInfo>,
        /// What a card brings when it is sold.
        pub card_price: u8,
        /// Cards in hand at the end of a round at most.
        pub hand_limit: u32,
        /// Points two partners need together.
        pub coop_points: i32,
        /// Rounds two partners have.
        pub coop_rounds: u8,
        /// Rounds of a solo game.
        pub solo_rounds: u8,
    }

    /// A global parameter with its colour zones.
    pub struct TrackInfo {
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
        /// Where its zones begin; oceans have none.
        pub zones: Vec<ZoneInfo>,
    }

    /// A colour zone of a track.
    pub struct ZoneInfo {
        /// Its word.
        pub name: String,
        /// The lowest value in it.
        pub from: i32,
    }

    /// An ocean tile.
    pub struct OceanInfo {
        /// What it gives, in words.
        pub text: String,
        /// In icons.
        pub icons: Vec<Icon>,
        /// How many there are.
        pub count: u8,
    }

    /// A phase.
    pub struct PhaseInfo {
        /// Its word in choices.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// What it gives to everybody.
        pub all: String,
        /// What it gives in addition to those who chose it.
        pub bonus: String,
        /// Its symbol.
        pub icon: String,
        /// The kinds of cards that are played in it.
        pub kinds: Vec<String>,
    }
}

pub(super) fn info() -> GameInfo {
    let not_with = |word: &str| vec![word.to_string()];
    game_info::<Ares>(
        vec![
            OptionInfo { not_with: not_with("mulligan"), ..option("first-game", true, true) },
            OptionInfo { not_with: not_with("first-game"), ..option("mulligan", true, true) },
            OptionInfo { only: Some(2), ..option("coop", false, true) },
            OptionInfo { not_with: not_with("expert"), ..option("experienced", true, false) },
            OptionInfo { not_with: not_with("experienced"), ..option("expert", true, false) },
        ],
        vec![
            preset("classic", "mulligan", 2),
            preset("first-game", "first-game", 2),
            preset("coop", "mulligan coop", 2),
            preset("solo", "mulligan", 1),
        ],
    )
}

pub(super) fn catalogue(language: &Language) -> AresCatalogue {
    AresCatalogue {
        cards: (0..cards::N_CARDS as CardId).map(|id| (number(id), card_info(id, language))).collect(),
        parameters: Parameter::ALL.iter().map(|&parameter| track(parameter, language)).collect(),
        tiles: (0..TILES.len()).map(|row| tile(row, language)).collect(),
        phases: PhaseCard::ALL.iter().map(|&card| phase(card, language)).collect(),
        standards: Standard::ALL.iter().map(|&standard| standard_info(standard, language)).collect(),
        words: words(language),
        card_price: CARD_PRICE,
        hand_limit: HAND_LIMIT,
        coop_points: COOP_POINTS,
        coop_rounds: COOP_ROUNDS,
        solo_rounds: SOLO_ROUNDS,
    }
}

fn standard_info(standard: Standard, language: &Language) -> RuleInfo {
    let (cost, _) = standard_cost(standard);
    let title = language.capitalized(language.name(standard));
    rule(standard.word(), title, language.ares().standard_text(standard), Some(cost.into()))
}

fn card_info(id: CardId, language: &Language) -> CardInfo {
    let words = language.ares();
    card_info!(cards::card(id), Ares::NAME, words.card_name(id), words.card_text(id), depict(id))
}

fn track(parameter: Parameter, language: &Language) -> TrackInfo {
    let at = |step: u8| i32::from(in_unit(parameter, step));
    let zones = match parameter {
        Parameter::Temperature | Parameter::Oxygen => Zone::ALL,
        Parameter::Oceans => &[],
    };
    TrackInfo {
        name: parameter.word().to_string(),
        title: language.name(parameter),
        min: at(0),
        max: at(maximum(parameter)),
        step: at(1) - at(0),
        zones: zones
            .iter()
            .zip(zone_starts(parameter))
            .map(|(zone, step)| ZoneInfo { name: zone.word().to_string(), from: at(step) })
            .collect(),
    }
}

fn tile(row: usize, language: &Language) -> OceanInfo {
    OceanInfo {
        text: language.ares().tile_text(row).unwrap_or_default(),
        icons: depict_effects(TILES[row].gives).into_iter().flatten().map(glyph).collect(),
        count: TILES[row].count,
    }
}

fn phase(card: PhaseCard, language: &Language) -> PhaseInfo {
    let words = language.ares();
    let played = Kind::ALL.iter().filter(|kind| kind.phase() == Some(card.phase()));
    PhaseInfo {
        name: card.word().to_string(),
        title: language.capitalized(language.name(card)),
        all: words.phase_text(card),
        bonus: words.phase_bonus(card),
        icon: icon::phase(card).icon.into_owned(),
        kinds: played.map(|kind| kind.word().to_string()).collect(),
    }
}

fn words(language: &Language) -> BTreeMap<String, WordInfo> {
    let mut words = Words::new(language);
    words.add("resource", Resource::ALL, Resource::word, |it| Some(icon::resource(it)));
    words.add("resource", Level::ALL, Level::word, |it| Some(icon::level(it)));
    words.add("held", CardResource::ALL, CardResource::word, |it| Some(icon::held(it)));
    words.add("tag", Tag::ALL, Tag::word, |it| Some(icon::tag(it)));
    words.add("parameter", Parameter::ALL, Parameter::word, |it| Some(icon::parameter(it)));
    words.add("zone", Zone::ALL, Zone::word, |it| Some(icon::zone(it)));
    words.add("piece", Piece::ALL, Piece::word, |it| Some(icon::piece(it)));
    words.add("kind", Kind::ALL, Kind::word, |_| None);
    words.add("phase", Phase::ALL, Phase::word, |it| it.card().map(icon::phase));
    words.found
}
