//! Where tiles may go (M81 to M93). Every rule is a mask operation on sets of areas.

use crate::board::{Hex, HexSet, LAND_AREAS, METAL_AREAS, OCEAN_AREAS, VOLCANIC_AREAS};
use crate::card::Site;
use crate::obstacle::Obstacle;
use crate::state::State;
use crate::vocabulary::Tile;
use tharsis_kernel::Seat;

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
        LAND_AREAS.without(self.board.occupied()).without(self.claimed_by_others(seat))
    }

    /// The legal areas of a site for a player.
    pub fn areas(&self, seat: Seat, site: Site) -> HexSet {
        let board = &self.board;
        let own = board.owned[seat.idx()];
        match site {
            Site::Land => self.free_land(seat),
            Site::OceanArea => OCEAN_AREAS.without(board.occupied()),
            Site::Greenery => {
                let land = self.free_land(seat);
                let beside_own = land.and(own.neighbours());
                if beside_own.is_empty() { land } else { beside_own }
            }
            Site::City => self.free_land(seat).without(board.cities.neighbours()),
            Site::Isolated => self.free_land(seat).without(board.occupied().neighbours()),
            Site::BesideCities(1) => self.free_land(seat).and(board.cities.neighbours()),
            Site::BesideCities(n) => {
                let beside = |hex: &Hex| hex.neighbours().and(board.cities).len() >= u32::from(n);
                let mut areas = HexSet(0);
                self.free_land(seat)
                    .and(board.cities.neighbours())
                    .iter()
                    .filter(beside)
                    .for_each(|hex| areas.add(hex));
                areas
            }
            Site::BesideGreenery => self.free_land(seat).and(board.greeneries.neighbours()),
            Site::Metal => self.free_land(seat).and(METAL_AREAS),
            Site::MetalBesideOwn => self.free_land(seat).and(METAL_AREAS).and(own.neighbours()),
            Site::Volcanic => self.free_land(seat).and(VOLCANIC_AREAS),
            Site::NoctisCity => HexSet::of(Hex::NOCTIS_CITY).without(board.occupied()),
            Site::GanymedeColony => HexSet::of(Hex::GANYMEDE).without(board.occupied()),
            Site::PhobosSpaceHaven => HexSet::of(Hex::PHOBOS).without(board.occupied()),
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
            Site::NoctisCity | Site::GanymedeColony | Site::PhobosSpaceHaven => Obstacle::WrongArea(tile),
            _ if !LAND_AREAS.has(hex) => Obstacle::AreaReserved,
            Site::City => Obstacle::BesideCity,
            Site::Greenery => Obstacle::NotBesideOwn,
            _ => Obstacle::WrongArea(tile),
        }
    }
}
