//! What lies on a table of Ares.

use super::Table;
use crate::table::laid_alike;
use tharsis_ares::{Options, Phase, PhaseCard, Player, Resource, State, cards};
use tharsis_kernel::seed_from_u64;

laid_alike!();

impl Table {
    /// An empty table.
    pub fn new(n_seats: u8) -> Table {
        Table::of(State::bare(Options::default(), n_seats, seed_from_u64(0)))
    }

    /// Puts cards, or a corporation, in play.
    pub fn played(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            let id = self.card(name);
            self.player(seat).tableau.add(id);
        }
        self
    }

    /// Sets the phase card of this round.
    pub fn chosen(mut self, seat: u8, card: PhaseCard) -> Table {
        self.player(seat).chosen = Some(card);
        self
    }

    /// Begins in a phase.
    pub fn begin(mut self, phase: Phase) -> Table {
        self.state.resume(phase, &mut ());
        self
    }
}
