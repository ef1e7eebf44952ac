//! What lies on a table of Mars.

use super::Table;
use crate::table::laid_alike;
use tharsis_kernel::{Seat, seed_from_u64};
use tharsis_mars::{Hex, Options, Phase, Player, Resource, State, Tile, cards};

laid_alike!();

impl Table {
    /// An empty table with the Corporate Era, in the action phase.
    pub fn new(n_seats: u8) -> Table {
        Table::with(Options::default(), n_seats)
    }

    /// An empty table with other options, in the action phase.
    pub fn with(options: Options, n_seats: u8) -> Table {
        Table::of(State::bare(options, n_seats, seed_from_u64(0)))
    }

    /// Puts cards in play: events face down, corporations and others face up.
    pub fn played(mut self, seat: u8, names: &[&str]) -> Table {
        for name in names {
            let id = self.card(name);
            let is_event = cards::card(id).kind == tharsis_mars::Kind::Event;
            let player = self.player(seat);
            if is_event { player.events.add(id) } else { player.tableau.add(id) }
        }
        self
    }

    /// Puts a card in play with resources on it.
    pub fn holding(mut self, seat: u8, name: &str, resources: u8) -> Table {
        let id = self.card(name);
        self.player(seat).tableau.add(id);
        self.state.layout().on_card[id as usize] = resources;
        self
    }

    /// Sets production.
    pub fn production(mut self, seat: u8, resource: Resource, steps: i16) -> Table {
        self.player(seat).production[resource.idx()] = steps;
        self
    }

    /// Lays a tile on a printed area.
    pub fn tile(mut self, tile: Tile, area: &str, owner: Option<u8>) -> Table {
        self.state.layout().board.lay(tile, area.parse::<Hex>().expect("an area"), owner.map(Seat));
        self
    }

    /// Begins the action phase with seat 0.
    pub fn begin(self) -> Table {
        self.begin_in(Phase::Action)
    }

    /// Begins in a phase.
    pub fn begin_in(mut self, phase: Phase) -> Table {
        self.state.resume(phase);
        self
    }

    /// A player's production.
    pub fn produces(&self, seat: u8, resource: Resource) -> i16 {
        self.state.players()[seat as usize].production(resource)
    }
}
