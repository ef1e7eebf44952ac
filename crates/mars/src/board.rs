//! What lies on the map and in space.

use crate::hex::{Hex, HexSet, N_SPACE};
use crate::vocabulary::{N_SPECIAL, Tile};
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;

/// Players at most.
pub const SEATS_MAX: usize = 5;

/// What lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// Ocean tiles.
    pub oceans: HexSet,
    /// Greenery tiles.
    pub greeneries: HexSet,
    /// City tiles on the map, the Capital included.
    pub cities: HexSet,
    /// Special tiles, the Capital included.
    pub special: HexSet,
    /// Where each special tile lies: 1 + the area, 0 for nowhere.
    special_at: [u8; N_SPECIAL],
    /// The cities in space: 1 + the owner, 0 for none.
    space: [u8; N_SPACE],
    /// Tiles on the map with each player's marker. Oceans and neutral tiles are nobody's.
    pub owned: [HexSet; SEATS_MAX],
    /// Areas claimed with Land Claim and still empty or built on by the claimant.
    pub claimed: [HexSet; SEATS_MAX],
}

impl Board {
    /// All areas of the map with a tile.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.oceans.or(self.greeneries).or(self.cities).or(self.special)
    }

    /// What lies on an area.
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        if !hex.on_mars() {
            return (self.space[hex.space_idx()] > 0).then_some(Tile::City);
        }
        if let Some(i) = self.special_at.iter().position(|&at| at == hex.0 + 1) {
            return Some(Tile::ALL[Tile::Capital.idx() + i]);
        }
        [(self.oceans, Tile::Ocean), (self.greeneries, Tile::Greenery), (self.cities, Tile::City)]
            .into_iter()
            .find_map(|(set, tile)| set.has(hex).then_some(tile))
    }

    /// Whose tile lies on an area.
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        if !hex.on_mars() {
            return self.space[hex.space_idx()].checked_sub(1).map(Seat);
        }
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

    /// City tiles of all players, on the map and in space.
    pub fn all_cities(&self) -> u32 {
        self.cities.len() + self.space.iter().filter(|&&owner| owner > 0).count() as u32
    }

    /// City tiles in space of a player (M90).
    pub fn cities_in_space(&self, seat: Seat) -> u32 {
        self.space.iter().filter(|&&owner| owner == seat.0 + 1).count() as u32
    }

    /// Lays a tile; the area must be empty. In space there are only cities, each with an owner.
    pub fn lay(&mut self, tile: Tile, hex: Hex, owner: Option<Seat>) {
        debug_assert!(self.tile(hex).is_none(), "area {hex} is taken");
        if !hex.on_mars() {
            debug_assert!(tile == Tile::City, "a city in space is a plain city");
            self.space[hex.space_idx()] = owner.map_or(0, |seat| seat.0 + 1);
            return;
        }
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
