//! The weakest level: any legal choice.

use crate::bot::{Bot, Decision};
use crate::chair::Chair;
use rand_pcg::Pcg32;
use tharsis_kernel::{Game, below};

/// Chooses uniformly among the legal choices.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Pcg32,
}

impl Random {
    /// A bot with its own randomness.
    pub fn new(seed: u64) -> Random {
        Random { rng: Pcg32::new(seed, 0xB07) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let legal = chair.legal();
        Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize])
    }
}
