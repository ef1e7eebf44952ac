//! Colony tiles in the shorthand of the fact tables.

use super::part::Notation;
use tharsis_mars::{COLONIES_MAX, Card, ColonyEffect, Deck, Effect, MARKER_START, Moon, corporation};

/// A colony tile as a row of the fact tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoonShorthand {
    /// The published English name.
    pub name: String,
    /// What the trader gets, N being the number under the marker.
    pub trade: String,
    /// What stands under each position: a number, or an instruction.
    pub track: Vec<String>,
    /// What a builder gets on each place.
    pub build: Vec<String>,
    /// What the owner of a colony gets.
    pub colony_bonus: String,
    /// Where the marker starts.
    pub start_step: u8,
    /// What some card must be able to hold before the tile is active.
    pub wakes_on: Option<String>,
}

/// A colony tile in the fact tables' shorthand.
pub fn moon_shorthand(moon: Moon) -> MoonShorthand {
    static NO_CARD: Card = corporation("", "", Deck::Colonies);
    // Drawing is said in one way on corporations and in another elsewhere; a tile is no corporation.
    static TILE: Card = Card { kind: tharsis_mars::Kind::Active, ..NO_CARD };
    let notation = Notation { card: &TILE };
    let tile = moon.tile();
    let said: Vec<String> = tile.income.iter().map(|effects| notation.all(effects)).collect();
    let numbers: Vec<u8> = tile.income.iter().map(|effects| amount(effects)).collect();
    let last = said.last().cloned().unwrap_or_default();
    let most = numbers.last().copied().unwrap_or_default();
    let as_n = |text: &str, n: u8| text.replacen(&n.to_string(), "N", 1);
    let alike =
        said.iter().zip(&numbers).all(|(text, &n)| n == 0 || alike(&as_n(text, n), &as_n(&last, most)));
    let (trade, track) = if alike {
        (as_n(&last, most), numbers.iter().map(u8::to_string).collect())
    } else {
        ("the production step under the marker (only that one, not the earlier ones)".to_string(), said)
    };
    let name = moon.word();
    MoonShorthand {
        name: name[..1].to_uppercase() + &name[1..],
        trade,
        track,
        build: vec![notation.all(tile.build); COLONIES_MAX],
        colony_bonus: notation.all(tile.bonus),
        start_step: MARKER_START,
        wakes_on: tile.wakes_on.map(|resource| resource.word().to_string()),
    }
}

/// Whether two instructions differ in number only.
fn alike(one: &str, other: &str) -> bool {
    one.trim_end_matches('s') == other.trim_end_matches('s')
}

/// How much an income gives.
fn amount(effects: &[Effect]) -> u8 {
    match effects {
        [] => 0,
        [Effect::Gain(n, _) | Effect::AddTo(n, ..) | Effect::Draw(n)] => *n,
        _ => 1,
    }
}

/// One instruction of Colonies.
pub(super) fn clause(word: ColonyEffect) -> String {
    match word {
        ColonyEffect::PlaceColony { own_too: false } => "place colony".to_string(),
        ColonyEffect::PlaceColony { own_too: true } => "place colony (own tile ok)".to_string(),
        ColonyEffect::Fleets(n) => format!("trade fleet +{n}"),
        ColonyEffect::Trade => "trade with a colony tile without paying".to_string(),
        ColonyEffect::ColonyBonuses => "gain the colony bonus of each of your colonies once".to_string(),
        ColonyEffect::MoveMarkers => {
            let (up, down) = ("one colony tile 1 step up", "a different colony tile 1 step down");
            format!("move the marker of {up} and the marker of {down}")
        }
        ColonyEffect::AddMoon => {
            "choose one colony tile that is not in play and put it into play".to_string()
        }
    }
}
