//! Where a finished game turned: moves after which a seat's prospects are clearly better, by the judgement the bots play with.

use crate::api::Mark;
use crate::shown::Shown;
use crate::sitting::{Sitting, Tabled};
use tharsis_bots::Experience;
use tharsis_kernel::Seat;

/// A share of the expected wins that makes a difference.
const MUCH: f32 = 0.1;

/// Looks at a game step by step. As long as it goes on there is nothing to see: the judgement knows every hand.
pub(crate) struct Turning<G: Shown> {
    weights: Option<G::Weights>,
    n_seats: u8,
    /// The shares after the move before.
    shares: Vec<f32>,
}

impl<G: Tabled> Turning<G> {
    pub(crate) fn new(sitting: &Sitting<G>) -> Turning<G> {
        let n_seats = sitting.record.n_seats;
        let told = G::asked(&sitting.state).is_empty() && !G::is_common(&sitting.record.options, n_seats);
        Turning { weights: told.then(G::Weights::fitted), n_seats, shares: Vec::new() }
    }

    /// Whom a step has brought much nearer to winning, if it has.
    pub(crate) fn look(&mut self, step: usize, state: &G::State) -> Option<Mark> {
        let weights = self.weights.as_ref()?;
        let midway = |seat| G::is_midway(state, seat);
        if G::asked(state).iter().any(midway) || G::rounds(state) == 0 {
            return None;
        }
        let horizon = G::horizon(weights, state);
        let promise = |seat| (2.0 * G::worth(weights, horizon, state, seat) / G::SPREAD).exp();
        let promises: Vec<f32> = Seat::all(self.n_seats).map(promise).collect();
        let all: f32 = promises.iter().sum();
        let shares: Vec<f32> = promises.iter().map(|it| it / all).collect();
        let before = std::mem::replace(&mut self.shares, shares);
        let gains = self.shares.iter().zip(&before).map(|(now, before)| now - before).enumerate();
        let (seat, gain) = gains.max_by(|a, b| a.1.total_cmp(&b.1))?;
        let kind = "turning".to_string();
        (gain > MUCH).then_some(Mark { step, kind, seat: seat as u8, what: None })
    }
}
