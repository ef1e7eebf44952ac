//! Cards, icons and rules as they are sent, whichever game they belong to.

use crate::api::{GameInfo, OptionInfo, PresetInfo, wire};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tharsis_kernel::Game;
use tharsis_words::{Depiction, Glyph, Language, Line, LineKind, Noun};
use utoipa::ToSchema;

wire! {
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
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub number: Option<i32>,
        /// In a production box.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub production: bool,
        /// Of any player.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub red: bool,
        /// The text says more.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub asterisk: bool,
    }

    /// A card in play.
    pub struct CardInPlay {
        /// Its number.
        pub card: String,
        /// Resources on it.
        #[serde(skip_serializing_if = "is_zero", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
        pub resources: u8,
        /// Its action was used in this generation.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub used: bool,
        /// What it is worth now.
        #[serde(skip_serializing_if = "is_none_worth", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<i32>"))]
        pub points: i32,
    }

    /// A card in hand.
    pub struct CardInHand {
        /// Its number.
        pub card: String,
        /// What it costs now.
        pub price: u8,
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
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
        pub played_with: BTreeMap<String, String>,
        /// What it costs, if that never changes.
        pub cost: Option<u32>,
        /// The option it belongs to; left out if it is always there.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(crate) fn is_none_worth(n: &i32) -> bool {
    *n == 0
}

/// A card as it is sent. The games' cards are types of their own that print the same things; the module it stands in
/// has the game's `Kind` in scope.
macro_rules! card_info {
    ($card:expr, $deck:expr, $name:expr, $text:expr, $depiction:expr) => {{
        let (card, text) = ($card, $text);
        crate::cards::CardInfo {
            number: card.number.to_string(),
            name: $name,
            english: card.name.to_string(),
            deck: $deck.to_string(),
            kind: card.kind.word().to_string(),
            cost: (card.kind != Kind::Corporation).then_some(card.cost),
            tags: card.tags.iter().map(|tag| tag.word().to_string()).collect(),
            requirement: text.requirement,
            lines: crate::cards::card_lines(text.lines),
            points: text.points,
            holds: card.holds.map(|it| it.word().to_string()),
            actions: card.actions.len(),
            icons: crate::cards::icons($depiction),
        }
    }};
}
pub(crate) use card_info;

/// A card's rows of icons as they are sent.
pub(crate) fn icons(depiction: Depiction) -> CardIcons {
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

/// An icon as it is sent.
pub(crate) fn glyph(glyph: Glyph) -> Icon {
    Icon {
        icon: glyph.icon.into_owned(),
        number: glyph.number,
        production: glyph.production,
        red: glyph.red,
        asterisk: glyph.asterisk,
    }
}

/// A rule as it is sent.
pub(crate) fn rule(name: &str, title: String, text: String, cost: Option<u32>) -> RuleInfo {
    RuleInfo { name: name.to_string(), title, text, played_with: BTreeMap::new(), cost, needs: None }
}

/// The lines of a card as they are sent.
pub(crate) fn card_lines(lines: Vec<Line>) -> Vec<CardLine> {
    let kind = |kind| match kind {
        LineKind::Immediate => "immediate",
        LineKind::FirstAction => "first-action",
        LineKind::Action => "action",
        LineKind::Effect => "effect",
    };
    lines.into_iter().map(|line| CardLine { kind: kind(line.kind).to_string(), text: line.text }).collect()
}

/// Words by class, with their names and icons.
pub(crate) struct Words<'l> {
    language: &'l Language,
    pub(crate) found: BTreeMap<String, WordInfo>,
}

impl Words<'_> {
    pub(crate) fn new(language: &Language) -> Words<'_> {
        Words { language, found: BTreeMap::new() }
    }

    pub(crate) fn add<T: Noun + Copy>(
        &mut self,
        class: &str,
        all: &[T],
        word: fn(T) -> &'static str,
        icon: fn(T) -> Option<Glyph>,
    ) {
        for &it in all {
            let icon = icon(it).map(|glyph| glyph.icon.into_owned());
            let info = WordInfo { name: self.language.name(it), icon };
            self.found.insert(format!("{class}.{}", word(it)), info);
        }
    }
}

/// A game, for people who set up a table.
pub(crate) fn game_info<G: Game>(options: Vec<OptionInfo>, presets: Vec<PresetInfo>) -> GameInfo {
    let (seats_min, seats_max) = G::SEATS.into_inner();
    GameInfo { name: G::NAME.to_string(), seats_min, seats_max, options, presets }
}

/// An option of a game.
pub(crate) fn option(word: &str, solo: bool, together: bool) -> OptionInfo {
    OptionInfo {
        word: word.to_string(),
        title: None,
        group: None,
        solo,
        together,
        needs: None,
        only: None,
        not_with: Vec::new(),
    }
}

/// A named set of options.
pub(crate) fn preset(name: &str, options: &str, seats: u8) -> PresetInfo {
    PresetInfo { name: name.to_string(), options: options.to_string(), seats }
}
