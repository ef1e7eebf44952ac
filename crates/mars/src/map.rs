//! Maps as data: areas with what is printed on them, named sites, milestones, awards, bonus steps.
//!
//! A map is one entry in [`MAPS`] (docs/adding-a-map.md). Everything else about it is worked out while compiling: who
//! is whose neighbour, where oceans go, what is land.

use crate::card::Effect;
use crate::hex::{AREAS_MAX, Hex, HexSet};
use crate::maps;
use crate::text::BonusStep;
use crate::vocabulary::{Award, Deck, Milestone, Parameter, Resource};
use serde::{Deserialize, Serialize};
use std::fmt;
use tharsis_kernel::OptionsError;

/// Rows of areas a map can have.
const ROWS_MAX: usize = 12;

/// Tiles that cards lay on areas reserved for ocean: as many areas more than oceans a map has (M18).
const OTHERS_ON_OCEAN_AREAS: u32 = 3;

/// All maps, those that are only for tests last. New ones are appended, so that saved games keep theirs.
pub static MAPS: &[Map] = &[
    maps::THARSIS,
    maps::HELLAS,
    maps::ELYSIUM,
    #[cfg(feature = "made-up-map")]
    maps::MADE_UP,
];

/// What an area is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// For every tile that is not an ocean.
    Land,
    /// Reserved for ocean (M18).
    Ocean,
    /// Reserved for Noctis City (M19).
    NoctisCity,
}

/// An area as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// What it is for.
    pub ground: Ground,
    /// What whoever places a tile here gets, or has to do (M20, H8).
    pub gives: &'static [Effect],
    /// The word of its name, if it has one.
    pub name: Option<&'static str>,
    /// Whether cards call it volcanic (M21, H25).
    pub volcanic: bool,
}

impl Area {
    pub(crate) const fn land(gives: &'static [Effect]) -> Area {
        Area { ground: Ground::Land, gives, name: None, volcanic: false }
    }

    pub(crate) const fn ocean(gives: &'static [Effect]) -> Area {
        Area { ground: Ground::Ocean, ..Area::land(gives) }
    }

    pub(crate) const fn noctis(gives: &'static [Effect]) -> Area {
        Area { ground: Ground::NoctisCity, name: Some("noctis-city"), ..Area::land(gives) }
    }

    pub(crate) const fn named(self, name: &'static str) -> Area {
        Area { name: Some(name), ..self }
    }

    pub(crate) const fn volcanic(self, name: &'static str) -> Area {
        Area { volcanic: true, ..self.named(name) }
    }

    /// Which metal is printed, if any.
    pub const fn metal(&self) -> Option<Resource> {
        let mut i = 0;
        while i < self.gives.len() {
            if let Effect::Gain(_, resource @ (Resource::Steel | Resource::Titanium)) = self.gives[i] {
                return Some(resource);
            }
            i += 1;
        }
        None
    }

    /// Whether something must be paid for a tile here (H8).
    const fn has_price(&self) -> bool {
        let mut i = 0;
        while i < self.gives.len() {
            if matches!(self.gives[i], Effect::Owe(_)) {
                return true;
            }
            i += 1;
        }
        false
    }
}

/// What a map is made of, as its table says it.
pub(crate) struct Printed {
    pub(crate) word: &'static str,
    /// From the top; every row is centred on the same axis.
    pub(crate) rows: &'static [&'static [Area]],
    pub(crate) milestones: &'static [Milestone],
    pub(crate) awards: &'static [Award],
    pub(crate) bonus_steps: &'static [BonusStep],
    /// Expansions it cannot be played with.
    pub(crate) not_with: &'static [Deck],
    /// Not offered to players.
    pub(crate) for_tests: bool,
}

/// A map with everything that follows from what is printed.
#[derive(Debug)]
pub struct Map {
    /// The word used in files and notation, and as the key of its texts.
    pub word: &'static str,
    /// Its milestones.
    pub milestones: &'static [Milestone],
    /// Its awards.
    pub awards: &'static [Award],
    /// What its parameters give.
    pub bonus_steps: &'static [BonusStep],
    /// Expansions it cannot be played with.
    pub not_with: &'static [Deck],
    /// All its areas.
    pub all: HexSet,
    /// Reserved for ocean.
    pub ocean_areas: HexSet,
    /// Land that is not reserved for anything.
    pub land: HexSet,
    /// With printed steel or titanium.
    pub metal: HexSet,
    /// What cards call volcanic; none on some maps.
    pub volcanic: HexSet,
    /// Reserved for Noctis City, if there is such an area.
    pub noctis: Option<Hex>,
    /// Where a tile costs M€ (H8).
    pub(crate) priced: HexSet,
    areas: [Area; AREAS_MAX],
    neighbours: [HexSet; AREAS_MAX],
    /// Row and place in it, both from 0.
    positions: [(u8, u8); AREAS_MAX],
    /// The areas of the lowest so many rows.
    bottom_rows: [HexSet; ROWS_MAX + 1],
    for_tests: bool,
}

impl Map {
    pub(crate) const fn new(printed: &Printed) -> Map {
        let mut map = Map {
            word: printed.word,
            milestones: printed.milestones,
            awards: printed.awards,
            bonus_steps: printed.bonus_steps,
            not_with: printed.not_with,
            all: HexSet(0),
            ocean_areas: HexSet(0),
            land: HexSet(0),
            metal: HexSet(0),
            volcanic: HexSet(0),
            noctis: None,
            priced: HexSet(0),
            areas: [Area::land(&[]); AREAS_MAX],
            neighbours: [HexSet(0); AREAS_MAX],
            positions: [(0, 0); AREAS_MAX],
            bottom_rows: [HexSet(0); ROWS_MAX + 1],
            for_tests: printed.for_tests,
        };
        let mut i = 1;
        while i < printed.milestones.len() {
            assert!(
                (printed.milestones[i - 1] as u8) < printed.milestones[i] as u8,
                "in the order of the words"
            );
            i += 1;
        }
        i = 1;
        while i < printed.awards.len() {
            assert!((printed.awards[i - 1] as u8) < printed.awards[i] as u8, "in the order of the words");
            i += 1;
        }
        map.lay_out(printed.rows);
        map.find_neighbours(printed.rows);
        assert!(
            map.ocean_areas.len() >= Parameter::Oceans.track().steps as u32 + OTHERS_ON_OCEAN_AREAS,
            "every ocean tile needs an area, whatever else is built there"
        );
        assert!(
            map.land.len() >= 2 * Parameter::Oxygen.track().steps as u32,
            "without room for greeneries the oxygen cannot rise to its end"
        );
        map
    }

    const fn lay_out(&mut self, rows: &'static [&'static [Area]]) {
        assert!(rows.len() <= ROWS_MAX, "too many rows");
        let (mut n, mut row) = (0, 0);
        while row < rows.len() {
            assert!(
                row == 0 || rows[row].len().abs_diff(rows[row - 1].len()) % 2 == 1,
                "hexes of neighbouring rows lie in each other's gaps"
            );
            let mut place = 0;
            while place < rows[row].len() {
                assert!(n < AREAS_MAX, "too many areas");
                self.put(Hex(n as u8), rows[row][place]);
                self.positions[n] = (row as u8, place as u8);
                let mut lowest = rows.len() - row;
                while lowest <= ROWS_MAX {
                    self.bottom_rows[lowest].add(Hex(n as u8));
                    lowest += 1;
                }
                (n, place) = (n + 1, place + 1);
            }
            row += 1;
        }
    }

    const fn put(&mut self, hex: Hex, area: Area) {
        self.areas[hex.idx()] = area;
        self.all.add(hex);
        match area.ground {
            Ground::Land => self.land.add(hex),
            Ground::Ocean => self.ocean_areas.add(hex),
            Ground::NoctisCity => {
                assert!(self.noctis.is_none(), "one area for Noctis City");
                self.noctis = Some(hex);
            }
        }
        if area.metal().is_some() {
            self.metal.add(hex);
        }
        if area.volcanic {
            self.volcanic.add(hex);
        }
        if area.has_price() {
            self.priced.add(hex);
        }
    }

    const fn find_neighbours(&mut self, rows: &'static [&'static [Area]]) {
        let n = self.all.len() as usize;
        let mut a = 0;
        while a < n {
            let mut b = 0;
            while b < n {
                let (here, there) = (self.positions[a], self.positions[b]);
                let down = here.0.abs_diff(there.0);
                let across = across(rows, here).abs_diff(across(rows, there));
                if (down == 0 && across == 2) || (down == 1 && across == 1) {
                    self.neighbours[a].add(Hex(b as u8));
                }
                b += 1;
            }
            a += 1;
        }
    }

    /// What is printed on an area of the map.
    #[inline]
    pub fn area(&self, hex: Hex) -> &Area {
        &self.areas[hex.idx()]
    }

    /// Which metal is printed on an area, if any.
    pub fn metal_at(&self, hex: Hex) -> Option<Resource> {
        if hex.on_mars() { self.area(hex).metal() } else { None }
    }

    /// The areas beside one (M17); none in space.
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> HexSet {
        if hex.on_mars() { self.neighbours[hex.idx()] } else { HexSet(0) }
    }

    /// All areas beside one of these.
    #[inline]
    pub fn beside(&self, areas: HexSet) -> HexSet {
        let mut beside = 0;
        let mut bits = areas.0;
        while bits != 0 {
            beside |= self.neighbours[bits.trailing_zeros() as usize].0;
            bits &= bits - 1;
        }
        HexSet(beside)
    }

    /// The row of an area and its place in it, both from 0. `None` in space.
    pub fn row_and_place(&self, hex: Hex) -> Option<(u8, u8)> {
        hex.on_mars().then(|| self.positions[hex.idx()])
    }

    /// The areas of the lowest so many rows.
    #[inline]
    pub fn bottom_rows(&self, n: u8) -> HexSet {
        self.bottom_rows[usize::from(n)]
    }
}

/// Half a hex is the unit across, so that every row is centred on the same axis.
const fn across(rows: &[&[Area]], (row, place): (u8, u8)) -> i32 {
    2 * place as i32 - rows[row as usize].len() as i32
}

/// Which map: a row of [`MAPS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MapId(u8);

impl MapId {
    /// The map of the base game (H1).
    pub const THARSIS: MapId = MapId(0);

    /// All maps that are offered to players.
    pub fn offered() -> impl ExactSizeIterator<Item = MapId> {
        let n = MAPS.iter().position(|map| map.for_tests).unwrap_or(MAPS.len());
        (0..n).map(|i| MapId(i as u8))
    }

    /// The map.
    #[inline]
    pub fn map(self) -> &'static Map {
        &MAPS[usize::from(self.0)]
    }

    /// The word used in files and notation, and as the key of its texts.
    pub fn word(self) -> &'static str {
        self.map().word
    }

    /// The map with this word.
    pub fn from_word(word: &str) -> Option<MapId> {
        MAPS.iter().position(|map| map.word == word).map(|i| MapId(i as u8))
    }
}

impl fmt::Display for MapId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl From<MapId> for String {
    fn from(map: MapId) -> String {
        map.word().to_string()
    }
}

/// What the options say about the map: one of them, or any (H2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum MapChoice {
    /// This one.
    On(MapId),
    /// One of those offered, each with the same chance, from the seed of the game.
    Random,
}

impl MapChoice {
    /// The word for a map from the seed.
    const RANDOM: &str = "random";

    /// All that players can choose from.
    pub fn offered() -> impl Iterator<Item = MapChoice> {
        MapId::offered().map(MapChoice::On).chain([MapChoice::Random])
    }

    /// The word used in files and notation.
    pub fn word(self) -> &'static str {
        match self {
            MapChoice::On(map) => map.word(),
            MapChoice::Random => MapChoice::RANDOM,
        }
    }
}

impl Default for MapChoice {
    fn default() -> MapChoice {
        MapChoice::On(MapId::THARSIS)
    }
}

impl From<MapChoice> for String {
    fn from(choice: MapChoice) -> String {
        choice.word().to_string()
    }
}

impl TryFrom<String> for MapChoice {
    type Error = OptionsError;
    fn try_from(word: String) -> Result<MapChoice, OptionsError> {
        if word == MapChoice::RANDOM { Ok(MapChoice::Random) } else { word.try_into().map(MapChoice::On) }
    }
}

/// There is no such map.
fn unknown(word: String) -> OptionsError {
    let known = MapChoice::offered().map(|map| map.word().to_string()).collect();
    OptionsError::UnknownValue { option: "map", value: word, known }
}

impl TryFrom<String> for MapId {
    type Error = OptionsError;
    fn try_from(word: String) -> Result<MapId, OptionsError> {
        MapId::from_word(&word).ok_or_else(|| unknown(word))
    }
}
