//! Areas and sets of them, as bits.

use crate::vocabulary::Orbit;
use serde::{Deserialize, Serialize};
use std::fmt;
use tharsis_kernel::NotationError;

/// Areas a map can have: a set of them fits a word, and their printed numbers have two digits.
pub const AREAS_MAX: usize = 61;
/// The highest printed number of an area on a map.
const PRINTED_MAX: u8 = AREAS_MAX as u8 + 2;
/// Where the areas in space begin.
const SPACE: u8 = 64;
/// How many areas in space there are (M19, V2).
pub const N_SPACE: usize = Orbit::ALL.len();
/// Those printed before the areas of the map; the others come after them.
const BEFORE_MAP: u8 = 2;
/// The highest printed number of an area in space.
const LAST: u8 = PRINTED_MAX + (N_SPACE as u8 - BEFORE_MAP);

const _: () = assert!(AREAS_MAX <= SPACE as usize, "a set of areas is one word");

/// An area. From 0 on those of the map row by row (printed 03 to 63), from [`SPACE`] on those for cities in space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex(pub u8);

impl Hex {
    /// The area off Mars.
    pub const fn off_mars(orbit: Orbit) -> Hex {
        Hex(SPACE + orbit as u8)
    }

    /// Which area off Mars it is, if it is one.
    pub fn orbit(self) -> Option<Orbit> {
        if self.on_mars() { None } else { Orbit::ALL.get(self.space_idx()).copied() }
    }

    /// Every area there can be, in the order of the printed numbers.
    pub fn all() -> impl Iterator<Item = Hex> {
        (1..=LAST).filter_map(Hex::from_printed)
    }

    /// The area with this printed number.
    pub const fn from_printed(number: u8) -> Option<Hex> {
        match number {
            1..=BEFORE_MAP => Some(Hex(SPACE + number - 1)),
            3..=PRINTED_MAX => Some(Hex(number - 3)),
            _ if number > PRINTED_MAX && number <= LAST => {
                Some(Hex(SPACE + BEFORE_MAP + number - PRINTED_MAX - 1))
            }
            _ => None,
        }
    }

    /// The printed number.
    pub const fn printed(self) -> u8 {
        if self.on_mars() {
            self.0 + 3
        } else if self.0 < SPACE + BEFORE_MAP {
            self.0 - SPACE + 1
        } else {
            self.0 - SPACE - BEFORE_MAP + PRINTED_MAX + 1
        }
    }

    /// Whether it lies on the map, not in space.
    #[inline]
    pub const fn on_mars(self) -> bool {
        self.0 < SPACE
    }

    /// As an index into what is kept by area of the map.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// As an index into what is kept by area in space.
    #[inline]
    pub const fn space_idx(self) -> usize {
        (self.0 - SPACE) as usize
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
            .ok_or_else(|| NotationError::NoArea { word: word.to_string(), last: LAST })
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

/// A set of areas of the map. Those in space are not among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct HexSet(pub u64);

impl HexSet {
    /// The set of one area.
    pub const fn of(hex: Hex) -> HexSet {
        debug_assert!(hex.on_mars());
        HexSet(1 << hex.0)
    }
    /// Whether the area is in it.
    pub const fn has(self, hex: Hex) -> bool {
        hex.on_mars() && self.0 >> hex.0 & 1 == 1
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_printed() {
        assert_eq!("03".parse(), Ok(Hex(0)));
        assert_eq!("01".parse(), Ok(Hex::off_mars(Orbit::Ganymede)));
        assert_eq!("64".parse(), Ok(Hex::off_mars(Orbit::DawnCity)));
        assert_eq!(Hex::off_mars(Orbit::Phobos).to_string(), "02");
        assert_eq!(Hex::off_mars(Orbit::Stratopolis).to_string(), "67");
        assert!("68".parse::<Hex>().is_err() && "3".parse::<Hex>().is_err());
        assert_eq!(Hex::all().count(), AREAS_MAX + N_SPACE);
        assert!(Hex::all().all(|hex| Hex::from_printed(hex.printed()) == Some(hex)));
    }
}
