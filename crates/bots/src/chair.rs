//! What a bot is given: a place at the table. It shows what the seat may see and can imagine the rest; the
//! real state stays out of reach, so a bot cannot cheat even by mistake.

use tharsis_kernel::{Game, Seat};

/// A seat that must choose now.
#[derive(Debug)]
pub struct Chair<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Chair<'a, G> {
    /// The place of a seat that is asked.
    pub fn new(state: &'a G::State, seat: Seat) -> Chair<'a, G> {
        Chair { state, seat }
    }

    /// Whose place it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        G::view(self.state, Some(self.seat))
    }

    /// What it is asked.
    pub fn question(&self) -> G::Question {
        G::question(self.state, self.seat).expect("a chair is set for a seat that is asked")
    }

    /// What it may choose.
    pub fn legal(&self) -> Vec<G::Choice> {
        let mut legal = Vec::new();
        G::legal(self.state, self.seat, &mut legal);
        legal
    }

    /// A world that could be the real one for all the seat knows, to think in.
    pub fn imagine(&self, seed: u64) -> G::State {
        G::determinize(self.state, Some(self.seat), seed)
    }
}
