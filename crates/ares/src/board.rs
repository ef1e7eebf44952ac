//! The tracks with their colour zones (A4), the ocean tiles (A5) and the constants of the book.

use crate::card::Effect;
use crate::vocabulary::{Parameter, Resource, Standard, Zone};

/// Players at most (A1).
pub const SEATS_MAX: usize = 4;
/// Ocean tiles (A2).
pub const OCEANS_MAX: u8 = 9;
/// Steps of temperature (A2).
pub const TEMPERATURE_MAX: u8 = 19;
/// Steps of oxygen (A2).
pub const OXYGEN_MAX: u8 = 14;
/// What a card sold brings (A9).
pub const CARD_PRICE: u8 = 3;
/// Cards in hand at the end of a round at most (A28).
pub const HAND_LIMIT: u32 = 10;
/// Heat for one step of temperature (A39).
pub const HEAT_PER_STEP: u8 = 8;
/// Plants for a forest, where no card says otherwise (A38).
pub const PLANTS_PER_FOREST: u8 = 8;
/// M€ off the green card of a player who chose development (A22).
pub const DEVELOPMENT_BONUS: u8 = 3;
/// M€ more for a player who chose production (A26).
pub const PRODUCTION_BONUS: u8 = 4;
/// Cards drawn and kept in research (A27).
pub const RESEARCH: (u8, u8) = (2, 1);
/// Cards drawn and kept more by a player who chose research (A27).
pub const RESEARCH_BONUS: (u8, u8) = (3, 1);
/// M€ off for each steel, before cards that make it worth more (A7).
pub const STEEL_WORTH: u8 = 2;
/// M€ off for each titanium (A7).
pub const TITANIUM_WORTH: u8 = 3;
/// Cubes in the co-op pool (A48).
pub const COOP_CUBES: u8 = 27;
/// Markers in the co-op pool (A48).
pub const COOP_MARKERS: u8 = 3;
/// Rounds of a co-op game: each takes a piece in each of them (A49).
pub const COOP_ROUNDS: u8 = (COOP_CUBES + COOP_MARKERS) / 2;
/// Points two partners need together (A50).
pub const COOP_POINTS: i32 = 80;
/// Rounds of a solo game (A56).
pub const SOLO_ROUNDS: u8 = 25;
/// The solo counter in the last five rounds (A56).
pub const SOLO_COUNTER_MAX: u8 = 5;

/// An ocean tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// How many there are.
    pub count: u8,
    /// What flipping it gives.
    pub gives: &'static [Effect],
}

/// The ocean tiles by what they give (A5).
pub static TILES: [Tile; 7] = [
    Tile { count: 2, gives: &[Effect::Gain(2, Resource::Plants)] },
    Tile { count: 2, gives: &[Effect::Draw(1)] },
    Tile { count: 1, gives: &[Effect::Gain(4, Resource::Money)] },
    Tile { count: 1, gives: &[Effect::Draw(1), Effect::Gain(1, Resource::Money)] },
    Tile { count: 1, gives: &[Effect::Draw(1), Effect::Gain(1, Resource::Plants)] },
    Tile { count: 1, gives: &[Effect::Gain(2, Resource::Money), Effect::Gain(1, Resource::Plants)] },
    Tile { count: 1, gives: &[Effect::Gain(1, Resource::Money), Effect::Gain(1, Resource::Plants)] },
];

/// All tiles, unshuffled, by their row in [`TILES`].
pub(crate) const fn all_tiles() -> [u8; OCEANS_MAX as usize] {
    let mut all = [0; OCEANS_MAX as usize];
    let mut n = 0;
    let mut row = 0;
    while row < TILES.len() {
        let mut i = 0;
        while i < TILES[row].count {
            all[n] = row as u8;
            n += 1;
            i += 1;
        }
        row += 1;
    }
    assert!(n == all.len());
    all
}

/// The highest step of a parameter.
pub const fn maximum(parameter: Parameter) -> u8 {
    match parameter {
        Parameter::Temperature => TEMPERATURE_MAX,
        Parameter::Oxygen => OXYGEN_MAX,
        Parameter::Oceans => OCEANS_MAX,
    }
}

/// The lowest step of each colour zone (A4): for temperature -30, -18, -8 and +2 °C. Oceans have no zones.
pub const fn zone_starts(parameter: Parameter) -> [u8; 4] {
    match parameter {
        Parameter::Temperature => [0, 6, 11, 16],
        Parameter::Oxygen => [0, 3, 7, 12],
        Parameter::Oceans => [0; 4],
    }
}

/// The colour zone of a step of temperature or oxygen (A4).
pub fn zone(parameter: Parameter, step: u8) -> Zone {
    let starts = zone_starts(parameter);
    let i = (0..4).rev().find(|&i| starts[i] <= step).unwrap_or(0);
    Zone::ALL[i]
}

/// A step of a parameter in its own unit.
pub const fn in_unit(parameter: Parameter, step: u8) -> i8 {
    match parameter {
        Parameter::Temperature => 2 * step as i8 - 30,
        Parameter::Oxygen | Parameter::Oceans => step as i8,
    }
}

/// What a standard action costs before reductions, and in what (A38 to A40).
pub const fn standard_cost(standard: Standard) -> (u8, Resource) {
    match standard {
        Standard::ForestPlants => (PLANTS_PER_FOREST, Resource::Plants),
        Standard::ForestMoney => (20, Resource::Money),
        Standard::TemperatureHeat => (HEAT_PER_STEP, Resource::Heat),
        Standard::TemperatureMoney => (14, Resource::Money),
        Standard::Ocean => (15, Resource::Money),
    }
}

/// What a standard action gives (A38 to A40).
pub const fn standard_effects(standard: Standard) -> &'static [Effect] {
    match standard {
        Standard::ForestPlants | Standard::ForestMoney => &[Effect::Forest(1)],
        Standard::TemperatureHeat | Standard::TemperatureMoney => &[Effect::Warm(1, Parameter::Temperature)],
        Standard::Ocean => &[Effect::Flip(1)],
    }
}
