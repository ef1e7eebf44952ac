//! Counting what effects, production and points count.

use crate::card::{Count, Effect};
use crate::cards::{BLUE, PRODUCES_PER, PROJECTS, card};
use crate::event::{Cause, Event};
use crate::state::{Player, State};
use crate::vocabulary::Product;
use tharsis_kernel::{CardId, Seat, Sink};
use tinyvec::ArrayVec;

/// Room for every card whose production follows a count.
const PER_MAX: usize = 16;
const _: () = assert!(PER_MAX >= PRODUCES_PER_COUNT);
const PRODUCES_PER_COUNT: usize = 12;

/// What each such card gives now.
pub(crate) type PerCounts = ArrayVec<[(CardId, i16); PER_MAX]>;

impl Player {
    /// How many of these a player has.
    #[inline]
    pub fn count(&self, count: Count) -> u32 {
        match count {
            Count::Nothing => 0,
            Count::Tags(tag) => self.tags(tag),
            Count::Forests => u32::from(self.forests),
            Count::BlueCards => self.tableau.count_in(&BLUE),
            Count::Cards => self.tableau.count_in(&PROJECTS),
            Count::Level(level) => u32::from(self.level(level)),
        }
    }

    /// What the cards whose production follows a count give now (A37).
    pub(crate) fn per_counts(&self) -> PerCounts {
        let mut counts = PerCounts::default();
        if !self.tableau.meets(&PRODUCES_PER) {
            return counts;
        }
        for id in &self.tableau.and(&PRODUCES_PER) {
            let given =
                per_production(id).map_or(0, |(_, count, per)| self.count(count) as i16 / i16::from(per));
            counts.push((id, given));
        }
        counts
    }
}

/// The production of a card that follows a count: of what, of which count, for every so many.
pub fn per_production(id: CardId) -> Option<(Product, Count, u8)> {
    card(id).production.iter().find_map(|effect| match *effect {
        Effect::ProducePer(product, count, per) => Some((product, count, per)),
        _ => None,
    })
}

impl State {
    /// Brings production per tag and per forest up to date after a change (A37).
    pub(crate) fn update_production(&mut self, seat: Seat, before: &PerCounts, log: &mut impl Sink<Event>) {
        for (id, now) in self.player(seat).per_counts() {
            let was = before.iter().find(|&&(card, _)| card == id).map_or(0, |&(_, was)| was);
            if let (Some((product, ..)), true) = (per_production(id), now != was) {
                self.produce(seat, now - was, product, Cause::Card(id), log);
            }
        }
    }
}
