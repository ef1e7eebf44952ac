//! Where tiles may go (M81 to M93). Every rule is a mask operation on sets of areas.

use crate::card::Site;
use crate::hex::{Hex, HexSet};
use crate::obstacle::Obstacle;
use crate::state::State;
use crate::vocabulary::Tile;
use tharsis_kernel::Seat;

impl Site {
    /// The one area it stands for, if it lies in space.
    pub const fn in_space(self) -> Option<Hex> {
        match self {
            Site::Orbit(orbit) => Some(Hex::off_mars(orbit)),
            _ => None,
        }
    }
}

impl State {
    /// Areas another player has claimed (ruling 40).
    fn claimed_by_others(&self, seat: Seat) -> HexSet {
        let mut claimed = HexSet(0);
        for other in self.seats() {
            if other != seat {
                claimed = claimed.or(self.board.claimed[other.idx()]);
            }
        }
        claimed
    }

    /// Empty land that is not reserved and that nobody else has claimed.
    #[inline]
    pub(crate) fn free_land(&self, seat: Seat) -> HexSet {
        self.map().land.without(self.board.occupied()).without(self.claimed_by_others(seat))
    }

    /// Whether a site has a legal area for a player.
    pub(crate) fn has_area(&self, seat: Seat, site: Site) -> bool {
        match site.in_space() {
            Some(hex) => self.board.tile(hex).is_none(),
            None => !self.areas(seat, site).is_empty(),
        }
    }

    /// The legal areas of the map of a site for a player; none where the site lies in space.
    pub fn areas(&self, seat: Seat, site: Site) -> HexSet {
        let (board, map) = (&self.board, self.map());
        let own = board.owned[seat.idx()];
        match site {
            Site::Land => self.free_land(seat),
            Site::OceanArea => map.ocean_areas.without(board.occupied()),
            Site::Greenery => {
                let land = self.free_land(seat);
                let beside_own = land.and(map.beside(own));
                if beside_own.is_empty() { land } else { beside_own }
            }
            Site::City => self.free_land(seat).without(map.beside(board.cities)),
            Site::Isolated => self.free_land(seat).without(map.beside(board.occupied())),
            Site::BesideCities(1) => self.free_land(seat).and(map.beside(board.cities)),
            Site::BesideCities(n) => {
                let beside = |hex: &Hex| map.neighbours(*hex).and(board.cities).len() >= u32::from(n);
                let mut areas = HexSet(0);
                self.free_land(seat)
                    .and(map.beside(board.cities))
                    .iter()
                    .filter(beside)
                    .for_each(|hex| areas.add(hex));
                areas
            }
            Site::BesideGreenery => self.free_land(seat).and(map.beside(board.greeneries)),
            Site::Metal => self.free_land(seat).and(map.metal),
            Site::MetalBesideOwn => self.free_land(seat).and(map.metal).and(map.beside(own)),
            Site::Volcanic if map.volcanic.is_empty() => self.free_land(seat),
            Site::VolcanicCity if map.volcanic.is_empty() => self.areas(seat, Site::City),
            Site::Volcanic | Site::VolcanicCity => self.free_land(seat).and(map.volcanic),
            Site::NoctisCity => match map.noctis {
                Some(hex) => HexSet::of(hex).without(board.occupied()),
                None => self.areas(seat, Site::City),
            },
            Site::Orbit(_) => HexSet::default(),
        }
    }

    /// Areas a marker may be put on: land with neither tile nor marker (ruling 40).
    pub(crate) fn claimable(&self, seat: Seat) -> HexSet {
        self.free_land(seat).without(self.board.claimed[seat.idx()])
    }

    /// Why an area is not legal for a tile; the caller knows that it is not.
    pub(crate) fn why_not_area(&self, seat: Seat, hex: Hex, tile: Tile, site: Site) -> Obstacle {
        let board = &self.board;
        if board.occupied().has(hex) {
            return Obstacle::AreaTaken;
        }
        if let Some(by) = board.claimant(hex)
            && by != seat
        {
            return Obstacle::AreaClaimed { by };
        }
        match site {
            Site::OceanArea => Obstacle::NotAnOceanArea,
            Site::Orbit(_) => Obstacle::WrongArea(tile),
            Site::NoctisCity if self.map().noctis.is_some() => Obstacle::WrongArea(tile),
            _ if !self.map().land.has(hex) => Obstacle::AreaReserved,
            Site::VolcanicCity if !self.map().volcanic.is_empty() => Obstacle::WrongArea(tile),
            Site::City | Site::NoctisCity | Site::VolcanicCity => Obstacle::BesideCity,
            Site::Greenery => Obstacle::NotBesideOwn,
            _ => Obstacle::WrongArea(tile),
        }
    }
}
