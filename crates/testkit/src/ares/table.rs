//! What lies on a table of Ares.

use super::Table;
use tharsis_ares::{Options, Phase, PhaseCard, Player, Resource, State, cards};
use tharsis_kernel::seed_from_u64;

impl Table {
    /// An empty table.
    pub fn new(n_seats: u8) -> Table {
        Table::of(State::bare(Options::default(), n_seats, seed_from_u64(0)))
    }

    /// A player, to be changed freely before `begin`.
    pub fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.state.layout().players[seat as usize]
    }

    /// Takes a card out of the deck.
    fn card(&mut self, name: &str) -> u16 {
        let id = cards::by_name(name).unwrap_or_else(|| panic!("no card \"{name}\""));
        self.state.layout().deck.retain(|&it| u16::from(it) != id);
        id
    }

    /// Puts cards into a hand.
    pub fn hand(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            let id = self.card(name);
            self.player(seat).hand.add(id);
        }
        self
    }

    /// Puts cards, or a corporation, in play.
    pub fn played(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            let id = self.card(name);
            self.player(seat).tableau.add(id);
        }
        self
    }

    /// Puts cards on top of the deck, the first one topmost.
    pub fn deck(mut self, names: &[&str]) -> Table {
        for name in names.iter().rev() {
            let id = self.card(name);
            self.state.layout().deck.push(id as u8);
        }
        self
    }

    /// Gives resources.
    pub fn stock(mut self, seat: u8, resource: Resource, amount: i32) -> Table {
        self.player(seat).stock[resource.idx()] = amount;
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

    /// How much of a resource a player has.
    pub fn has(&self, seat: u8, resource: Resource) -> i32 {
        self.state.players()[seat as usize].stock(resource)
    }
}
