//! Whole random games of Ares: the measure of the engine's speed.

use crate::playout::Outcome;
use rand_pcg::Pcg32;
use tharsis_ares::{Ares, Choice, Options};
use tharsis_kernel::{Game, below, seed_from_u64};

/// Rounds after which a game that does not end is given up.
const ROUNDS_MAX: u16 = 250;

/// Plays games one after another, keeping its buffers. Any legal choice is as likely as any other, only that no
/// card is sold while there is something else to do: a game of sales measures nothing.
#[derive(Clone, Debug, Default)]
pub struct Playout {
    legal: Vec<Choice>,
}

impl Playout {
    /// Plays a game from its deal to its end.
    pub fn play(&mut self, options: &Options, n_seats: u8, seed: u64) -> Outcome {
        let mut state = Ares::setup(options, n_seats, seed_from_u64(seed));
        let mut rng = Pcg32::new(seed, 3);
        let (mut decisions, mut actions) = (0, 0);
        while state.round() < ROUNDS_MAX {
            let Some(seat) = state.asked().iter().next() else { break };
            self.legal.clear();
            Ares::legal(&state, seat, &mut self.legal);
            // Sales stand last.
            let sales =
                self.legal.iter().rev().take_while(|choice| matches!(choice, Choice::Sell(_))).count();
            let others = self.legal.len() - sales;
            let among = if others > 0 { others } else { self.legal.len() };
            let choice = self.legal[below(&mut rng, among as u32) as usize];
            decisions += 1;
            actions += u32::from(matches!(choice, Choice::Play(_) | Choice::Act(..) | Choice::Standard(_)));
            Ares::apply(&mut state, seat, choice, &mut ());
        }
        Outcome {
            finished: state.is_over(),
            generations: state.round().min(u16::from(u8::MAX)) as u8,
            decisions,
            actions,
            scores: Ares::scores(&state),
        }
    }
}
