//! What a depiction is made of: cards as rows of icons, as plain data; a client draws them without knowing a rule.
//!
//! An icon is named by a symbol of the sprite. A number stands on or before its icon; a minus sign means that
//! something is lost. Left of an arrow stands the price, before a colon the occasion, a slash parts
//! alternatives or means "for each", `x` is a number the player chooses.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// All symbols that depictions use, sorted: what a client's sprite must have.
#[rustfmt::skip]
pub const ICONS: &[&str] = &[
    "arrow", "award", "c-animal", "c-any", "c-asteroid", "c-camp", "c-fighter", "c-floater", "c-microbe",
    "c-preservation", "c-science", "card", "card-blue", "card-green", "chairman", "claim", "colon", "colony",
    "copy", "delegate", "discard", "equals", "eye", "first", "fleet", "forest", "influence", "leader", "lock",
    "max", "minus", "ocean", "oxygen", "party-greens", "party-kelvinists", "party-mars", "party-neutral",
    "party-reds", "party-scientists", "party-unity", "phase-action", "play", "plus", "plus-minus", "prelude",
    "project", "r-any", "r-energy", "r-heat", "r-mc", "r-plant", "r-steel", "r-titanium", "slash", "tag-animal",
    "tag-any", "tag-building", "tag-city", "tag-earth", "tag-event", "tag-jovian", "tag-microbe", "tag-plant",
    "tag-power", "tag-science", "tag-space", "tag-venus", "tag-wild", "temp", "tile-any", "tile-capital",
    "tile-city", "tile-commercial", "tile-ecological", "tile-greenery", "tile-industrial", "tile-lava",
    "tile-mining", "tile-mohole", "tile-nuclear", "tile-ocean", "tile-preserve", "tile-restricted", "tr",
    "venus", "vp", "x", "zone-purple", "zone-red", "zone-white", "zone-yellow",
];

/// One icon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Glyph {
    /// The symbol.
    pub icon: Cow<'static, str>,
    /// How many, how much, or the value of a parameter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i32>,
    /// In a production box.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub production: bool,
    /// With a red border: of any player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub red: bool,
    /// With an asterisk: the text says more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asterisk: bool,
}

/// In letters: a number before its icon, `[]` a production box, `!` a red border.
impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number.map_or_else(String::new, |n| n.to_string() + " ");
        let red = if self.red { "!" } else { "" };
        let star = if self.asterisk { "*" } else { "" };
        let (open, close) = if self.production { ("[", "]") } else { ("", "") };
        write!(f, "{open}{number}{red}{}{star}{close}", self.icon)
    }
}

/// Icons side by side.
pub type Row = Vec<Glyph>;

/// A card in icons.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Depiction {
    /// What must hold; after `max` stands a value that must not be exceeded.
    pub requirement: Row,
    /// What is done at once, a row for each instruction.
    pub play: Vec<Row>,
    /// A corporation's first action.
    pub first: Vec<Row>,
    /// Actions, of which one is used.
    pub actions: Vec<Row>,
    /// Lasting effects.
    pub effects: Vec<Row>,
    /// Points at the end.
    pub points: Option<Row>,
}

impl Glyph {
    pub(crate) fn new(icon: &'static str) -> Glyph {
        Glyph { icon: Cow::Borrowed(icon), number: None, production: false, red: false, asterisk: false }
    }

    pub(crate) fn n(self, n: impl Into<i32>) -> Glyph {
        Glyph { number: Some(n.into()), ..self }
    }

    pub(crate) fn produced(self) -> Glyph {
        Glyph { production: true, ..self }
    }

    pub(crate) fn any(self) -> Glyph {
        Glyph { red: true, ..self }
    }

    pub(crate) fn starred(self) -> Glyph {
        Glyph { asterisk: true, ..self }
    }
}

/// In letters, a line for each row.
impl fmt::Display for Depiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows: Vec<(&str, &Row)> = vec![("needs", &self.requirement)];
        let several = [("play", &self.play), ("first", &self.first), ("action", &self.actions)];
        for (part, of_part) in several.into_iter().chain([("effect", &self.effects)]) {
            rows.extend(of_part.iter().map(|row| (part, row)));
        }
        rows.extend(self.points.iter().map(|row| ("points", row)));
        for (part, row) in rows.into_iter().filter(|(_, row)| !row.is_empty()) {
            let glyphs: Vec<String> = row.iter().map(Glyph::to_string).collect();
            writeln!(f, "{part:<7} {}", glyphs.join("  "))?;
        }
        Ok(())
    }
}
