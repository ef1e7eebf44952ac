//! What an area is worth for a tile: bonuses, oceans, room for greeneries, points for whom.

use super::effect_value::Judge;
use tharsis_mars::{Hex, LAND_AREAS, MAP, OCEAN_AREAS, Resource, Tile};

impl Judge<'_> {
    /// What placing a tile on an area brings, compared with other areas.
    pub(crate) fn area(&self, tile: Tile, hex: Hex) -> f32 {
        let board = &self.world.board;
        let look = &self.outlook;
        let bonus = hex.bonus();
        let mut worth = f32::from(bonus.steel) * look.stock[Resource::Steel.idx()]
            + f32::from(bonus.titanium) * look.stock[Resource::Titanium.idx()]
            + f32::from(bonus.plants) * look.stock[Resource::Plants.idx()]
            + f32::from(bonus.cards) * look.card;
        let beside = hex.neighbours();
        worth += 2.0 * look.money * beside.and(board.oceans).len() as f32;
        match tile {
            Tile::Ocean => worth += self.ocean_helps(hex),
            Tile::Greenery => worth += self.greenery_helps(hex),
            Tile::City | Tile::Capital => {
                let free = beside.and(LAND_AREAS).without(board.occupied()).len() as f32;
                let green = beside.and(board.greeneries).len() as f32;
                let coming = beside.and(OCEAN_AREAS).without(board.occupied()).len() as f32;
                let lasting = (look.productions / 6.0).min(1.0);
                worth += green + free * self.weights.city_room * lasting;
                worth += coming * if tile == Tile::Capital { 0.6 } else { 0.05 };
            }
            Tile::CommercialDistrict => worth += beside.and(board.cities).len() as f32,
            _ => {
                // A tile that scores nothing should not take the room beside own cities.
                let own_cities = board.owned[self.seat.idx()].and(board.cities);
                worth -= 0.4 * beside.and(own_cities).len() as f32;
            }
        }
        worth
    }

    /// An ocean beside where one will build.
    fn ocean_helps(&self, hex: Hex) -> f32 {
        let board = &self.world.board;
        let room = hex.neighbours().and(board.owned[self.seat.idx()].neighbours()).without(board.occupied());
        let theirs = self
            .world
            .seats()
            .filter(|&seat| seat != self.seat)
            .map(|seat| {
                hex.neighbours().and(board.owned[seat.idx()].neighbours()).without(board.occupied()).len()
            })
            .max()
            .unwrap_or(0);
        (room.len() as f32 - 0.6 * theirs as f32) * self.outlook.money * 0.8
    }

    /// Points for own cities beside, and against for those of rivals; and a place to go on from.
    fn greenery_helps(&self, hex: Hex) -> f32 {
        let board = &self.world.board;
        let beside = hex.neighbours();
        let mine = beside.and(board.cities).and(board.owned[self.seat.idx()]).len() as f32;
        let all = beside.and(board.cities).and(MAP).len() as f32;
        let next = beside.and(LAND_AREAS).without(board.occupied()).len() as f32;
        mine - self.weights.rival * (all - mine) + 0.03 * next
    }
}
