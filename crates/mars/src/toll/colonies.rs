//! What the words of Colonies can cost at most.

use super::Toll;
use crate::card::ColonyEffect;
use crate::colony::COLONY_TILES;
use crate::vocabulary::Moon;

impl Toll<'_> {
    pub(super) fn add_colony(&mut self, word: ColonyEffect) {
        match word {
            ColonyEffect::PlaceColony { .. } => {
                COLONY_TILES.iter().for_each(|tile| self.add_effects(tile.build));
            }
            ColonyEffect::Trade => Moon::ALL.iter().for_each(|&moon| self.add_trade(moon)),
            ColonyEffect::ColonyBonuses => {
                COLONY_TILES.iter().for_each(|tile| self.add_effects(tile.bonus));
            }
            ColonyEffect::Fleets(_) | ColonyEffect::MoveMarkers | ColonyEffect::AddMoon => {}
        }
    }

    /// Income at any position of the marker, and the bonuses of all colonies.
    pub(super) fn add_trade(&mut self, moon: Moon) {
        let tile = moon.tile();
        tile.income.iter().for_each(|effects| self.add_effects(effects));
        self.add_effects(tile.bonus);
    }
}
