//! What the text of a card is made of, for every game.

use serde::{Deserialize, Serialize};

/// The text of a card, in parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardText {
    /// What must hold when it is played; all of it.
    pub requirement: Vec<String>,
    /// Its sentences, in printed order.
    pub lines: Vec<Line>,
    /// What it is worth at the end of the game.
    pub points: Option<String>,
}

/// One line of a card's text: whole sentences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What kind of line it is.
    pub kind: LineKind,
    /// What it says.
    pub text: String,
}

/// Kinds of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// Done once when the card is played; for corporations what they start with.
    Immediate,
    /// A corporation's first action of the game.
    FirstAction,
    /// An action; several of them are alternatives.
    Action,
    /// Something that holds or waits while the card is in play.
    Effect,
}
