//! Colonies as icons: its instructions and its tiles.

use super::effect::{colon, effects};
use super::icon::held;
use crate::depiction::{Glyph, Row};
use serde::{Deserialize, Serialize};
use tharsis_mars::{Card, ColonyEffect, Deck, Moon, corporation};

/// A colony tile in icons.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoonDepiction {
    /// What a trader gets, by the position of the marker.
    pub income: Vec<Row>,
    /// What a builder gets.
    pub build: Row,
    /// What the owner of a colony gets when anybody trades.
    pub bonus: Row,
    /// What some card must be able to hold before the tile is active; empty if it always is.
    pub wakes_on: Row,
}

/// A colony tile as rows of icons.
pub fn depict_moon(moon: Moon) -> MoonDepiction {
    // Nothing printed on a tile speaks of "this card".
    const NO_CARD: Card = corporation("", "", Deck::Colonies);
    let tile = moon.tile();
    MoonDepiction {
        income: tile.income.iter().map(|gives| effects(&NO_CARD, gives)).collect(),
        build: effects(&NO_CARD, tile.build),
        bonus: effects(&NO_CARD, tile.bonus),
        wakes_on: tile.wakes_on.map(held).into_iter().collect(),
    }
}

/// One instruction of Colonies.
pub(super) fn glyphs(word: ColonyEffect) -> Row {
    match word {
        ColonyEffect::PlaceColony { own_too: false } => vec![colony()],
        ColonyEffect::PlaceColony { own_too: true } => vec![colony().starred()],
        ColonyEffect::Fleets(n) => vec![Glyph::new("fleet").n(n)],
        ColonyEffect::Trade => vec![Glyph::new("fleet").starred()],
        ColonyEffect::ColonyBonuses => vec![colony(), colon(), Glyph::new("plus").starred()],
        ColonyEffect::MoveMarkers => vec![Glyph::new("plus-minus").n(1), colony().starred()],
        ColonyEffect::AddMoon => vec![Glyph::new("plus"), colony().starred()],
    }
}

pub(super) fn colony() -> Glyph {
    Glyph::new("colony")
}
