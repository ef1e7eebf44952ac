//! Information-set tree search: many lines of play through imagined worlds, one tree over what the seat knows.
//!
//! Candidates are found by one ply of thought. All of them are led through the same imagined worlds, so that luck
//! cancels out: down the tree by a compromise of what has worked, what instinct likes and what was tried little, then
//! by instinct to the end of the game. The weaker half of the candidates is dropped again and again. The tree is over
//! choices, not states: a choice that is not legal in a world is passed over there.

use crate::bot::{Bot, Decision, EXPLAINED};
use crate::budget::Budget;
use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::steady::{Mind, Steady};
use crate::tree::{ROLLOUT_MAX, Tree};
use rand_pcg::Pcg32;
use std::time::Instant;
use tharsis_kernel::below;

/// How far behind the best a choice may look at first to be searched at all, in points.
const HOPELESS: f32 = 8.0;
/// Choices searched at most; the best ones by one ply of thought.
const CANDIDATES_MAX: usize = 16;
/// Iterations of a thread between looks at the clock.
const CLOCK_EVERY: u32 = 4;
/// Worlds for each candidate before one may be called clearly best.
const CLEAR_AFTER: u32 = 48;
/// By how many deviations the best must lead to be clear.
const CLEAR_LEAD: f32 = 3.5;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Expert<G: Knowledge> {
    weights: G::Weights,
    budget: Budget,
    rng: Pcg32,
    steady: Steady<G>,
    /// One for each thread; the first one keeps the books.
    trees: Vec<Tree<G>>,
}

impl<G: Knowledge> Expert<G> {
    /// A bot with this experience and budget.
    pub fn new(weights: G::Weights, budget: Budget, seed: u64) -> Expert<G> {
        Expert {
            steady: Steady::new(weights.clone(), seed),
            weights,
            budget,
            rng: Pcg32::new(seed, 0xE4BE),
            trees: (0..budget.threads.max(1)).map(|_| Tree::new(ROLLOUT_MAX)).collect(),
        }
    }

    /// The same, with roll-outs of so many choices instead of whole games.
    #[must_use]
    pub fn with_rollouts(mut self, choices: u32) -> Expert<G> {
        self.trees.iter_mut().for_each(|tree| tree.rollout = choices);
        self
    }

    /// The choices worth searching, best first by one ply of thought.
    fn candidates(&mut self, chair: &Chair<'_, G>) -> Vec<(G::Choice, f32)> {
        let mut values = self.steady.values(chair);
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = values[0].1;
        values.truncate(CANDIDATES_MAX);
        values.retain(|&(_, value)| value > best - HOPELESS);
        values.iter_mut().for_each(|(_, value)| *value = (*value - best) / G::SPREAD);
        values
    }

    /// Searches within the budget; how many iterations, and whether the choice was clear before its end.
    fn search(&mut self, chair: &Chair<'_, G>, open: &mut Vec<u32>) -> (u32, bool) {
        let weights = self.weights.clone();
        let mind = Mind { weights: &weights, horizon: G::horizon(&weights, &chair.imagine(0)) };
        let base = u64::from(below(&mut self.rng, u32::MAX)) << 24;
        let (start, mut done, n_root) = (Instant::now(), 0, open.len());
        let phases = (n_root as f32).log2().ceil().max(1.0) as u32;
        for phase in 1..=phases {
            let share = phase as f32 / phases as f32;
            while !self.budget.is_spent(start, done, share) {
                // Batches, so that the clock is looked at and the lead is judged now and then.
                let rounds = self.trees[0].nodes[open[0] as usize].visits;
                let batch = self.budget.batch(open.len() as u32 * CLOCK_EVERY, done, share);
                done += self.run_batch(mind, chair, open, base + u64::from(rounds) * 8, batch);
                self.gather(n_root);
                if self.is_clear(open) {
                    return (done, true);
                }
            }
            self.rank(open);
            open.truncate(open.len().div_ceil(2).max(2));
        }
        (done, false)
    }

    /// Leads the open candidates in turn through the next worlds, on every thread.
    fn run_batch(
        &mut self,
        mind: Mind<'_, G>,
        chair: &Chair<'_, G>,
        open: &[u32],
        world: u64,
        batch: u32,
    ) -> u32 {
        let work = |tree: &mut Tree<G>, thread: u64| {
            for i in 0..batch {
                let (candidate, round) = (open[i as usize % open.len()], i as u64 / open.len() as u64);
                tree.iterate(mind, chair, candidate, world + round + (thread << 20));
            }
        };
        match &mut self.trees[..] {
            [only] => work(only, 0),
            trees => std::thread::scope(|scope| {
                for (thread, tree) in trees.iter_mut().enumerate() {
                    scope.spawn(move || work(tree, thread as u64));
                }
            }),
        }
        batch * self.trees.len() as u32
    }

    /// Brings the results of all threads together.
    fn gather(&mut self, n_root: usize) {
        let (first, others) = self.trees.split_first_mut().expect("one tree at least");
        others.iter_mut().for_each(|other| first.merge_root(other, n_root));
    }

    /// Best first.
    fn rank(&self, open: &mut [u32]) {
        let estimate = |it: u32| self.trees[0].nodes[it as usize].estimate();
        open.sort_by(|&a, &b| estimate(b).total_cmp(&estimate(a)));
    }

    /// Whether one candidate leads all others by more than chance explains.
    fn is_clear(&self, open: &[u32]) -> bool {
        let mut ranked = open.to_vec();
        self.rank(&mut ranked);
        let node = |it: u32| &self.trees[0].nodes[it as usize];
        let best = node(ranked[0]);
        best.visits >= CLEAR_AFTER
            && ranked[1..].iter().all(|&other| {
                let doubt = (best.variance() + node(other).variance()).sqrt();
                best.estimate() - node(other).estimate() > CLEAR_LEAD * doubt
            })
    }
}

impl<G: Knowledge> Bot<G> for Expert<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let legal = chair.legal();
        if let [only] = legal[..] {
            return Decision::plain(only);
        }
        let candidates = self.candidates(chair);
        self.trees.iter_mut().for_each(|tree| tree.plant(chair.seat(), &candidates));
        let mut open: Vec<u32> = (0..candidates.len() as u32).collect();
        let (iterations, clear) = if open.len() == 1 { (0, true) } else { self.search(chair, &mut open) };
        self.rank(&mut open);
        let node = |&it: &u32| &self.trees[0].nodes[it as usize];
        let values = open.iter().take(EXPLAINED).map(|it| (node(it).choice, node(it).estimate())).collect();
        Decision { choice: node(&open[0]).choice, values, iterations, clear }
    }
}
