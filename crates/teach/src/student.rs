//! Who plays the games to learn from: one ply of thought or a search, and now and then another choice than the best, so that
//! what nobody would do is known to be bad.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use std::sync::Arc;
use tharsis_bots::net::Network;
use tharsis_bots::{Bot, Budget, Chair, Decision, Knowledge, Level, Limit, Steady};
use tharsis_kernel::below;

/// How far behind the best a choice may be that is tried, in points, and how many there are at most.
const NEAR: f32 = 4.0;
const NEAREST: usize = 5;
/// Of the choices tried, so many are any at all.
const ANY: f32 = 0.2;
/// How often the first choice of a game, a corporation mostly, is any.
const FIRST: f32 = 0.33;

/// One ply of thought, or a search.
enum Thinker<G: Knowledge> {
    OnePly(Box<Steady<G>>),
    Search(Box<dyn Bot<G>>),
}

pub(crate) struct Student<G: Knowledge> {
    thinker: Thinker<G>,
    rng: Pcg32,
    /// How often a choice is not the best one.
    exploring: f32,
    is_first: bool,
}

impl<G: Knowledge> Student<G> {
    pub(crate) fn new(
        weights: &G::Weights,
        network: Option<&Arc<Network>>,
        lines: Option<u32>,
        exploring: f32,
        seed: u64,
    ) -> Student<G> {
        let one_ply = || Steady::new(weights.clone(), seed);
        let thinker = match (network, lines) {
            (Some(network), Some(lines)) => {
                let budget = Budget { limit: Limit::Iterations(lines), threads: 1 };
                Thinker::Search(Level::Champion(budget).taught::<G>(weights, network.clone(), seed))
            }
            (Some(network), None) => Thinker::OnePly(Box::new(one_ply().with_network(network.clone()))),
            (None, _) => Thinker::OnePly(Box::new(one_ply())),
        };
        Student { thinker, rng: Pcg32::new(seed, 0x57DE), exploring, is_first: true }
    }

    fn happens(&mut self, share: f32) -> bool {
        unit(&mut self.rng) < share
    }
}

/// A number between 0 and 1.
pub(crate) fn unit(rng: &mut Pcg32) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1_u32 << 24) as f32
}

impl<G: Knowledge> Bot<G> for Student<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let is_first = std::mem::take(&mut self.is_first);
        let explores = self.happens(self.exploring) || (is_first && self.happens(FIRST));
        if explores && (is_first || self.happens(ANY)) {
            let legal = chair.legal();
            return Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize]);
        }
        let (decision, near) = match &mut self.thinker {
            Thinker::OnePly(thinker) => (Decision::best(thinker.values(chair, None), 0), NEAR),
            // A search tells the share of wins.
            Thinker::Search(bot) => (bot.choose(chair), NEAR / G::SPREAD),
        };
        if !explores || decision.values.is_empty() {
            return decision;
        }
        let best = decision.values[0].1;
        let near = decision.values.iter().take(NEAREST).take_while(|(_, value)| best - value < near).count();
        Decision { choice: decision.values[below(&mut self.rng, near as u32) as usize].0, ..decision }
    }
}
