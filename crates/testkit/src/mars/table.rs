//! Small positions for tests, written in a few words and played in notation.

use tharsis_kernel::{Game, Seat, seed_from_u64};
use tharsis_mars::{
    Choice, Event, Hex, Mars, Obstacle, Options, Phase, Player, Resource, State, Tile, cards,
};

/// A position being set up, then played.
#[derive(Clone, Debug)]
pub struct Table {
    /// The state.
    pub state: State,
    /// What has happened since the position was set up.
    pub log: Vec<Event>,
}

impl Table {
    /// An empty table with the Corporate Era, in the action phase.
    pub fn new(n_seats: u8) -> Table {
        Table { state: State::bare(Options::default(), n_seats, seed_from_u64(0)), log: Vec::new() }
    }

    /// A player, to be changed freely before `begin`.
    pub fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.state.players[seat as usize]
    }

    /// Takes a card out of the deck.
    fn card(&mut self, name: &str) -> u16 {
        let id = cards::by_name(name).unwrap_or_else(|| panic!("no card \"{name}\""));
        self.state.deck.retain(|&it| it != id);
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

    /// Puts cards on top of the deck, the first one topmost.
    pub fn deck(mut self, names: &[&str]) -> Table {
        for name in names.iter().rev() {
            let id = self.card(name);
            self.state.deck.push(id);
        }
        self
    }

    /// Gives resources.
    pub fn stock(mut self, seat: u8, resource: Resource, amount: i32) -> Table {
        self.player(seat).stock[resource.idx()] = amount;
        self
    }

    /// Sets production.
    pub fn production(mut self, seat: u8, resource: Resource, steps: i16) -> Table {
        self.player(seat).production[resource.idx()] = steps;
        self
    }

    /// Lays a tile on a printed area.
    pub fn tile(mut self, tile: Tile, area: &str, owner: Option<u8>) -> Table {
        self.state.board.lay(tile, area.parse::<Hex>().expect("an area"), owner.map(Seat));
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

    /// Makes choices of a seat, in notation, separated by semicolons; each must be legal.
    pub fn play(&mut self, seat: u8, choices: &str) -> &mut Table {
        for choice in choices.split(';') {
            let choice: Choice = choice.trim().parse().unwrap_or_else(|problem| panic!("{problem}"));
            Mars::play(&mut self.state, Seat(seat), choice, &mut self.log)
                .unwrap_or_else(|illegal| panic!("seat {seat}: {illegal}"));
        }
        self
    }

    /// The legal choices of a seat, in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        Mars::legal(&self.state, Seat(seat), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether a choice, in notation, is legal.
    pub fn can(&self, seat: u8, choice: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == choice)
    }

    /// The reasons against a choice.
    pub fn why_not(&self, seat: u8, choice: &str) -> Vec<Obstacle> {
        self.state.why_not(Seat(seat), choice.parse().expect("a choice"))
    }

    /// How much of a resource a player has.
    pub fn has(&self, seat: u8, resource: Resource) -> i32 {
        self.state.players[seat as usize].stock(resource)
    }

    /// A player's production.
    pub fn produces(&self, seat: u8, resource: Resource) -> i16 {
        self.state.players[seat as usize].production(resource)
    }

    /// A player's points.
    pub fn points(&self, seat: u8) -> i32 {
        self.state.score(Seat(seat)).total()
    }
}
