//! The map of Tharsis: areas as bits, neighbours, printed bonuses, and what lies where.

use crate::vocabulary::{N_SPECIAL, Resource, Tile};
use serde::{Deserialize, Serialize};
use std::fmt;
use tharsis_kernel::{NotationError, Seat};

/// Areas on Mars.
pub const N_AREAS: usize = 61;
/// Players at most.
pub const SEATS_MAX: usize = 5;

/// An area: 0 to 60 are the map row by row (printed 03 to 63), 61 and 62 the two cities in space (01, 02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex(pub u8);

impl Hex {
    /// Reserved for Noctis City (M19).
    pub const NOCTIS_CITY: Hex = Hex(28);
    /// Reserved for Ganymede Colony.
    pub const GANYMEDE: Hex = Hex(61);
    /// Reserved for Phobos Space Haven.
    pub const PHOBOS: Hex = Hex(62);

    /// The area with this printed number, 1 to 63.
    pub const fn from_printed(number: u8) -> Option<Hex> {
        match number {
            1 | 2 => Some(Hex(60 + number)),
            3..=63 => Some(Hex(number - 3)),
            _ => None,
        }
    }

    /// The printed number.
    pub const fn printed(self) -> u8 {
        if self.0 < 61 { self.0 + 3 } else { self.0 - 60 }
    }

    /// Whether it lies on the map, not in space.
    pub const fn on_mars(self) -> bool {
        (self.0 as usize) < N_AREAS
    }

    /// As an index.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The areas beside it (M17).
    #[inline]
    pub fn neighbours(self) -> HexSet {
        if self.on_mars() { NEIGHBOURS[self.idx()] } else { HexSet(0) }
    }

    /// What is printed on it.
    #[inline]
    pub fn bonus(self) -> Bonus {
        if self.on_mars() { BONUSES[self.idx()] } else { Bonus::NONE }
    }

    /// The row on the map and the place in it, both from 0, for drawing. `None` in space.
    pub fn row_and_place(self) -> Option<(u8, u8)> {
        self.on_mars().then(|| position(self.idx()))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.printed())
    }
}

impl std::str::FromStr for Hex {
    type Err = NotationError;
    fn from_str(word: &str) -> Result<Hex, NotationError> {
        let number: Option<u8> = if word.len() == 2 { word.parse().ok() } else { None };
        number
            .and_then(Hex::from_printed)
            .ok_or_else(|| NotationError::NoArea { word: word.to_string(), last: N_AREAS as u8 + 2 })
    }
}

impl TryFrom<String> for Hex {
    type Error = NotationError;
    fn try_from(word: String) -> Result<Hex, NotationError> {
        word.parse()
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> String {
        hex.to_string()
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct HexSet(pub u64);

impl HexSet {
    /// The set of one area.
    pub const fn of(hex: Hex) -> HexSet {
        HexSet(1 << hex.0)
    }
    /// Whether the area is in it.
    pub const fn has(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }
    /// Takes an area out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }
    /// Adds an area.
    #[inline]
    pub const fn add(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }
    /// How many areas.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Areas in both.
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
    /// Areas in either.
    pub const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
    /// Areas here and not there.
    pub const fn without(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }
    /// The areas, ascending.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let hex = Hex(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(hex)
        })
    }
    /// All areas beside one of these.
    #[inline]
    pub fn neighbours(self) -> HexSet {
        let mut beside = 0;
        let mut bits = self.0 & MAP.0;
        while bits != 0 {
            beside |= NEIGHBOURS[bits.trailing_zeros() as usize].0;
            bits &= bits - 1;
        }
        HexSet(beside)
    }
}

/// A printed placement bonus (M20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bonus {
    /// Steel.
    pub steel: u8,
    /// Titanium.
    pub titanium: u8,
    /// Plants.
    pub plants: u8,
    /// Cards to draw.
    pub cards: u8,
}

impl Bonus {
    /// Nothing printed.
    pub const NONE: Bonus = Bonus { steel: 0, titanium: 0, plants: 0, cards: 0 };

    /// Which metal is printed, if any.
    pub const fn metal(self) -> Option<Resource> {
        if self.steel > 0 {
            Some(Resource::Steel)
        } else if self.titanium > 0 {
            Some(Resource::Titanium)
        } else {
            None
        }
    }
}

const ROWS: [usize; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

const fn position(hex: usize) -> (u8, u8) {
    let mut row = 0;
    let mut place = hex;
    while place >= ROWS[row] {
        place -= ROWS[row];
        row += 1;
    }
    (row as u8, place as u8)
}

/// Half a hex is the unit across, so that every row is centred on the same axis.
const fn across(hex: usize) -> i32 {
    let (row, place) = position(hex);
    2 * place as i32 + 9 - ROWS[row as usize] as i32
}

const NEIGHBOURS: [HexSet; N_AREAS] = {
    let mut all = [HexSet(0); N_AREAS];
    let mut a = 0;
    while a < N_AREAS {
        let mut b = 0;
        while b < N_AREAS {
            let rows = position(a).0.abs_diff(position(b).0);
            let columns = across(a).abs_diff(across(b));
            if (rows == 0 && columns == 2) || (rows == 1 && columns == 1) {
                all[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    all
};

const fn areas(printed: &[u8]) -> HexSet {
    let mut set = HexSet(0);
    let mut i = 0;
    while i < printed.len() {
        set.0 |= 1 << (printed[i] - 3);
        i += 1;
    }
    set
}

/// The whole map, without the areas in space.
pub const MAP: HexSet = HexSet((1 << N_AREAS) - 1);
/// Reserved for ocean (M18).
pub const OCEAN_AREAS: HexSet = areas(&[4, 6, 7, 13, 28, 32, 33, 34, 43, 44, 45, 63]);
/// The four volcanic areas (M21).
pub const VOLCANIC_AREAS: HexSet = areas(&[9, 14, 21, 29]);
/// Land that is not reserved for anything.
pub const LAND_AREAS: HexSet = MAP.without(OCEAN_AREAS).without(HexSet::of(Hex::NOCTIS_CITY));
/// Areas with printed steel or titanium.
pub const METAL_AREAS: HexSet = {
    let mut set = HexSet(0);
    let mut i = 0;
    while i < N_AREAS {
        if BONUSES[i].metal().is_some() {
            set.0 |= 1 << i;
        }
        i += 1;
    }
    set
};

const BONUSES: [Bonus; N_AREAS] = {
    let mut all = [Bonus::NONE; N_AREAS];
    let printed: &[(u8, Bonus)] = &[
        (3, Bonus { steel: 2, ..Bonus::NONE }),
        (4, Bonus { steel: 2, ..Bonus::NONE }),
        (6, Bonus { cards: 1, ..Bonus::NONE }),
        (9, Bonus { steel: 1, ..Bonus::NONE }),
        (13, Bonus { cards: 2, ..Bonus::NONE }),
        (14, Bonus { cards: 1, ..Bonus::NONE }),
        (20, Bonus { steel: 1, ..Bonus::NONE }),
        (21, Bonus { plants: 1, titanium: 1, ..Bonus::NONE }),
        (53, Bonus { steel: 2, ..Bonus::NONE }),
        (55, Bonus { cards: 1, ..Bonus::NONE }),
        (56, Bonus { cards: 1, ..Bonus::NONE }),
        (58, Bonus { titanium: 1, ..Bonus::NONE }),
        (59, Bonus { steel: 1, ..Bonus::NONE }),
        (60, Bonus { steel: 2, ..Bonus::NONE }),
        (63, Bonus { titanium: 2, ..Bonus::NONE }),
    ];
    let mut i = 0;
    while i < printed.len() {
        all[printed[i].0 as usize - 3] = printed[i].1;
        i += 1;
    }
    let one_plant: &[u8] = &[22, 23, 24, 26, 27, 38, 40, 41, 42, 43, 44, 45, 51];
    let mut i = 0;
    while i < one_plant.len() {
        all[one_plant[i] as usize - 3] = Bonus { plants: 1, ..Bonus::NONE };
        i += 1;
    }
    let two_plants: &[u8] = &[25, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 39];
    let mut i = 0;
    while i < two_plants.len() {
        all[two_plants[i] as usize - 3] = Bonus { plants: 2, ..Bonus::NONE };
        i += 1;
    }
    all
};

/// What lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// Ocean tiles.
    pub oceans: HexSet,
    /// Greenery tiles.
    pub greeneries: HexSet,
    /// City tiles, the Capital and those in space included.
    pub cities: HexSet,
    /// Special tiles, the Capital included.
    pub special: HexSet,
    /// Where each special tile lies: 1 + the area, 0 for nowhere.
    special_at: [u8; N_SPECIAL],
    /// Tiles with each player's marker. Oceans and neutral tiles are nobody's.
    pub owned: [HexSet; SEATS_MAX],
    /// Areas claimed with Land Claim and still empty or built on by the claimant.
    pub claimed: [HexSet; SEATS_MAX],
}

impl Board {
    /// All areas with a tile.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.oceans.or(self.greeneries).or(self.cities).or(self.special)
    }

    /// What lies on an area.
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        if let Some(i) = self.special_at.iter().position(|&at| at == hex.0 + 1) {
            return Some(Tile::ALL[Tile::Capital.idx() + i]);
        }
        [(self.oceans, Tile::Ocean), (self.greeneries, Tile::Greenery), (self.cities, Tile::City)]
            .into_iter()
            .find_map(|(set, tile)| set.has(hex).then_some(tile))
    }

    /// Whose tile lies on an area.
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        self.owned.iter().position(|owned| owned.has(hex)).map(|i| Seat(i as u8))
    }

    /// Who has claimed an area.
    pub fn claimant(&self, hex: Hex) -> Option<Seat> {
        self.claimed.iter().position(|claimed| claimed.has(hex)).map(|i| Seat(i as u8))
    }

    /// Where a special tile lies.
    pub fn special_hex(&self, tile: Tile) -> Option<Hex> {
        let at = self.special_at[tile.special()?];
        (at > 0).then(|| Hex(at - 1))
    }

    /// Lays a tile; the area must be empty.
    pub fn lay(&mut self, tile: Tile, hex: Hex, owner: Option<Seat>) {
        debug_assert!(!self.occupied().has(hex), "area {hex} is taken");
        match tile {
            Tile::Ocean => self.oceans.add(hex),
            Tile::Greenery => self.greeneries.add(hex),
            Tile::City => self.cities.add(hex),
            Tile::Capital
            | Tile::CommercialDistrict
            | Tile::EcologicalZone
            | Tile::IndustrialCenter
            | Tile::LavaFlows
            | Tile::MiningArea
            | Tile::MiningRights
            | Tile::MoholeArea
            | Tile::NaturalPreserve
            | Tile::NuclearZone
            | Tile::RestrictedArea => {
                self.special.add(hex);
                let i = tile.special().expect("a special tile");
                self.special_at[i] = hex.0 + 1;
                if tile.is_city() {
                    self.cities.add(hex);
                }
            }
        }
        if let Some(seat) = owner {
            self.owned[seat.idx()].add(hex);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_printed() {
        assert_eq!("03".parse(), Ok(Hex(0)));
        assert_eq!("01".parse(), Ok(Hex::GANYMEDE));
        assert_eq!(Hex::PHOBOS.to_string(), "02");
        assert_eq!(Hex::NOCTIS_CITY.to_string(), "31");
        assert!("64".parse::<Hex>().is_err() && "3".parse::<Hex>().is_err());
    }

    #[test]
    fn the_reserved_areas_are_those_of_m18() {
        assert_eq!((OCEAN_AREAS.len(), LAND_AREAS.len(), METAL_AREAS.len()), (12, 48, 10));
    }
}
