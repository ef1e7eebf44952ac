//! Rules of thumb with human mistakes: follows its instinct, misjudges values, and now and then overlooks the
//! best choice.

use crate::bot::{Bot, Decision};
use crate::chair::Chair;
use crate::knowledge::{Knowledge, sensible};
use rand_pcg::Pcg32;
use tharsis_kernel::below;

/// How far values are misjudged, in points.
const MISJUDGED: f32 = 1.6;
/// One choice in so many is overlooked.
const OVERLOOKED: u32 = 5;

/// The rule-of-thumb bot.
#[derive(Clone, Debug)]
pub struct Novice<G: Knowledge> {
    weights: G::Weights,
    rng: Pcg32,
}

impl<G: Knowledge> Novice<G> {
    /// A bot with this experience.
    pub fn new(weights: G::Weights, seed: u64) -> Novice<G> {
        Novice { weights, rng: Pcg32::new(seed, 0x40F1) }
    }

    /// A number around 0, most often near it.
    fn slip(&mut self) -> f32 {
        let mut uniform = || below(&mut self.rng, 2001) as f32 / 1000.0 - 1.0;
        (uniform() + uniform()) / 2.0 * MISJUDGED
    }
}

impl<G: Knowledge> Bot<G> for Novice<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let world = chair.imagine(u64::from(below(&mut self.rng, u32::MAX)));
        let legal = sensible(chair, &world);
        if let [only] = legal[..] {
            return Decision::plain(only);
        }
        let mut urges = Vec::new();
        let horizon = G::horizon(&self.weights, &world);
        G::instinct(&self.weights, None, horizon, &world, chair.seat(), &legal, &mut urges);
        let mut values = Vec::with_capacity(legal.len());
        for (choice, urge) in legal.into_iter().zip(urges) {
            let overlooked = below(&mut self.rng, OVERLOOKED) == 0;
            values.push((choice, urge + self.slip() - if overlooked { 3.0 } else { 0.0 }));
        }
        Decision::best(values, 1)
    }
}
