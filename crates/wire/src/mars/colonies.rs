//! The expansion Colonies, shown: the tiles as they are printed, as they stand, and what a trade would give.

use crate::api::wire;
use crate::cards::{Icon, glyph};
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;
use tharsis_mars::{Moon, MoonView, Resource, State, TRADE_PAYERS};
use tharsis_words::mars::depict_moon;
use tharsis_words::{Glyph, Language};
use utoipa::ToSchema;

wire! {
    /// A colony tile as it is printed.
    pub struct ColonyInfo {
        /// Its word in choices.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// What a trader gets, by the position of the marker.
        pub income: Vec<Gift>,
        /// What whoever builds a colony gets.
        pub build: Gift,
        /// What the owner of a colony gets when anybody trades here.
        pub bonus: Gift,
        /// What must happen before the tile is active; nothing if it is from the start.
        pub wakes: Option<Gift>,
    }

    /// Something a tile, party or event does, in words and icons.
    pub struct Gift {
        /// In words.
        pub text: String,
        /// In icons.
        pub icons: Vec<Icon>,
    }

    /// A colony tile in play.
    pub struct ColonyScene {
        /// Its word.
        pub name: String,
        /// The position of the marker; left out while the tile is inactive.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub marker: Option<u8>,
        /// The owners of the colonies, the leftmost first.
        pub owners: Vec<u8>,
        /// Whose fleet stands there.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub trader: Option<u8>,
        /// What a trade would give the viewer now, the bonuses of own colonies included.
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Icon>>"))]
        pub gives: Vec<Icon>,
    }

    /// A player's fleets and colonies.
    pub struct Trading {
        /// Trade fleets.
        pub fleets: u8,
        /// Those of them that can be sent out.
        pub free: u8,
        /// Own colonies.
        pub colonies: u8,
        /// What a trade costs, by whatever pays for it.
        pub prices: Vec<TradePrice>,
    }

    /// One way to pay for a trade.
    pub struct TradePrice {
        /// The resource.
        pub with: String,
        /// How much of it.
        pub price: u8,
    }
}

pub(super) fn infos(language: &Language) -> Vec<ColonyInfo> {
    Moon::ALL.iter().map(|&moon| info(moon, language)).collect()
}

fn info(moon: Moon, language: &Language) -> ColonyInfo {
    let (text, icons) = (language.moon_text(moon), depict_moon(moon));
    let gift = |text: String, row: Vec<Glyph>| Gift { text, icons: row.into_iter().map(glyph).collect() };
    ColonyInfo {
        name: moon.word().to_string(),
        title: language.name(moon),
        income: text.income.into_iter().zip(icons.income).map(|(text, row)| gift(text, row)).collect(),
        build: gift(text.build, icons.build),
        bonus: gift(text.bonus, icons.bonus),
        wakes: text.wakes.map(|text| gift(text, icons.wakes_on)),
    }
}

/// The tiles in play as a seat, or a spectator, sees them.
pub(super) fn scenes(state: &State, moons: &[MoonView], viewer: Option<Seat>) -> Vec<ColonyScene> {
    moons.iter().map(|moon| scene(state, moon, viewer)).collect()
}

fn scene(state: &State, moon: &MoonView, viewer: Option<Seat>) -> ColonyScene {
    ColonyScene {
        name: moon.moon.word().to_string(),
        marker: moon.marker,
        owners: moon.owners.iter().map(|seat| seat.0).collect(),
        trader: moon.trader.map(|seat| seat.0),
        gives: gives(state, moon, viewer),
    }
}

/// The income where the marker would be, as high as the viewer may move it, and the bonus of each own colony.
fn gives(state: &State, moon: &MoonView, viewer: Option<Seat>) -> Vec<Icon> {
    let Some(marker) = moon.marker else { return Vec::new() };
    let steps = viewer.map_or(0, |seat| state.steps_up(seat, moon.moon));
    let own = viewer.map_or(0, |seat| moon.owners.iter().filter(|&&owner| owner == seat).count());
    let printed = depict_moon(moon.moon);
    let income = printed.income.into_iter().nth(usize::from(marker + steps)).unwrap_or_default();
    let bonuses = std::iter::repeat_n(printed.bonus, own).flatten();
    summed(income.into_iter().chain(bonuses).map(glyph))
}

/// The same icons counted together, in the order of their first.
fn summed(icons: impl Iterator<Item = Icon>) -> Vec<Icon> {
    let mut sums: Vec<Icon> = Vec::new();
    for icon in icons {
        let same = |sum: &&mut Icon| {
            (&sum.icon, sum.production, sum.red, sum.asterisk)
                == (&icon.icon, icon.production, icon.red, icon.asterisk)
        };
        match sums.iter_mut().find(same) {
            Some(sum) => sum.number = Some(sum.number.unwrap_or(1) + icon.number.unwrap_or(1)),
            None => sums.push(icon),
        }
    }
    sums
}

/// A player's fleets, colonies and prices.
pub(super) fn trading(state: &State, seat: Seat) -> Trading {
    let price =
        |with: Resource| TradePrice { with: with.word().to_string(), price: state.trade_price(seat, with) };
    Trading {
        fleets: state.player(seat).fleets,
        free: state.fleets_free(seat),
        colonies: state.colonies(seat) as u8,
        prices: TRADE_PAYERS.map(price).to_vec(),
    }
}
