//! What an area is worth for a tile: bonuses, oceans, room for greeneries, points for whom.

use super::effect_value::Judge;
use tharsis_mars::{Hex, Tile};

impl Judge<'_> {
    /// What placing a tile on an area brings, compared with other areas.
    pub(crate) fn area(&self, tile: Tile, hex: Hex) -> f32 {
        let board = self.world.board();
        let look = &self.outlook;
        let map = self.world.map();
        let mut worth = self.effects(map.area(hex).gives, 0);
        let beside = map.neighbours(hex);
        worth += 2.0 * look.money * beside.and(board.oceans).len() as f32;
        match tile {
            Tile::Ocean => worth += self.ocean_helps(hex),
            Tile::Greenery => worth += self.greenery_helps(hex),
            Tile::City | Tile::Capital => {
                let free = beside.and(map.land).without(board.occupied()).len() as f32;
                let green = beside.and(board.greeneries).len() as f32;
                let coming = beside.and(map.ocean_areas).without(board.occupied()).len() as f32;
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
        let board = self.world.board();
        let map = self.world.map();
        let beside = map.neighbours(hex).without(board.occupied());
        let room = beside.and(map.beside(board.owned[self.seat.idx()]));
        let theirs = self
            .world
            .seats()
            .filter(|&seat| seat != self.seat)
            .map(|seat| beside.and(map.beside(board.owned[seat.idx()])).len())
            .max()
            .unwrap_or(0);
        (room.len() as f32 - 0.6 * theirs as f32) * self.outlook.money * 0.8
    }

    /// Points for own cities beside, and against for those of rivals; and a place to go on from.
    fn greenery_helps(&self, hex: Hex) -> f32 {
        let board = self.world.board();
        let beside = self.world.map().neighbours(hex);
        let mine = beside.and(board.cities).and(board.owned[self.seat.idx()]).len() as f32;
        let all = beside.and(board.cities).len() as f32;
        let next = beside.and(self.world.map().land).without(board.occupied()).len() as f32;
        mine - self.weights.rival * (all - mine) + 0.03 * next
    }
}
