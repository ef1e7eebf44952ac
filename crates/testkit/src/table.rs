//! Small positions for tests, written in a few words and played in notation. What can be put on the table is the
//! game's own business (`mars::table`, `ares::table`).

use tharsis_kernel::{Game, Seat};

/// A position being set up, then played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The state.
    pub state: G::State,
    /// What has happened since the position was set up.
    pub log: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// A table as it stands.
    pub(crate) fn of(state: G::State) -> Table<G> {
        Table { state, log: Vec::new() }
    }

    /// Makes choices of a seat, in notation, separated by semicolons; each must be legal.
    pub fn play(&mut self, seat: u8, choices: &str) -> &mut Table<G> {
        for choice in choices.split(';') {
            let choice: G::Choice = choice.trim().parse().unwrap_or_else(|problem| panic!("{problem}"));
            G::play(&mut self.state, Seat(seat), choice, &mut self.log)
                .unwrap_or_else(|illegal| panic!("seat {seat}: {illegal}"));
        }
        self
    }

    /// The legal choices of a seat, in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        G::legal(&self.state, Seat(seat), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether a choice, in notation, is legal.
    pub fn can(&self, seat: u8, choice: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == choice)
    }

    /// The reasons against a choice.
    pub fn why_not(&self, seat: u8, choice: &str) -> Vec<G::Obstacle> {
        G::why_not(&self.state, Seat(seat), choice.parse().expect("a choice"))
    }

    /// A player's points.
    pub fn points(&self, seat: u8) -> i32 {
        G::scores(&self.state)[usize::from(seat)]
    }
}
