//! Information-set tree search: many lines of play through imagined worlds, one tree over what the seat knows.
//!
//! Candidates are found by one ply of thought. All of them are led through the same imagined worlds, so that luck
//! cancels out: down the tree by a compromise of what has worked, what instinct likes and what was tried little, then
//! by instinct to the end of the game. What falls behind is dropped (`race.rs`). The tree is over choices, not states: a
//! choice that is not legal in a world is passed over there.

use crate::bot::{Bot, Decision, EXPLAINED};
use crate::budget::Budget;
use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::net::Network;
use crate::race::Race;
use crate::steady::{Mind, Steady};
use crate::tree::{ROLLOUT_MAX, Tree};
use rand_pcg::Pcg32;
use std::sync::Arc;
use std::time::Instant;
use tharsis_kernel::{Seat, below};

/// How far behind the best a choice may look at first to be searched at all, in points.
const HOPELESS: f32 = 8.0;
/// Choices searched at most; the best ones by one ply of thought.
const CANDIDATES_MAX: usize = 16;
/// Worlds for each candidate between looks at the clock.
const WORLDS_MAX: u32 = 4;
/// Choices of instinct before a network judges a line of play.
const LINE_TO_JUDGEMENT: u32 = 30;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Expert<G: Knowledge> {
    weights: G::Weights,
    network: Option<Arc<Network>>,
    budget: Budget,
    /// Nothing is dropped because it is clearly behind: the whole budget is used.
    thorough: bool,
    rng: Pcg32,
    steady: Steady<G>,
    /// One for each thread.
    trees: Vec<Tree<G>>,
}

impl<G: Knowledge> Expert<G> {
    /// A bot with this experience and budget.
    pub fn new(weights: G::Weights, budget: Budget, seed: u64) -> Expert<G> {
        Expert {
            steady: Steady::new(weights.clone(), seed),
            weights,
            network: None,
            budget,
            thorough: false,
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

    /// The same, judging by a network: candidates, and the ends of short lines of play.
    #[must_use]
    pub fn with_network(mut self, network: Arc<Network>) -> Expert<G> {
        self.steady = self.steady.with_network(network.clone());
        self.network = Some(network);
        self.with_rollouts(LINE_TO_JUDGEMENT)
    }

    /// The same, using its whole budget even where the best choice soon seems clear: to check what was found by less.
    #[must_use]
    pub fn thoroughly(mut self) -> Expert<G> {
        self.thorough = true;
        self
    }

    /// The choices worth searching, best first by one ply of thought, and one that is wanted in any case.
    fn candidates(&mut self, chair: &Chair<'_, G>, also: Option<G::Choice>) -> Vec<(G::Choice, f32)> {
        let mut values = self.steady.values(chair, also);
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = values[0].1;
        let mut place = 0;
        values.retain(|&(choice, value)| {
            place += 1;
            also == Some(choice) || (place <= CANDIDATES_MAX && value > best - HOPELESS)
        });
        values.iter_mut().for_each(|(_, value)| *value = (*value - best) / G::SPREAD);
        values
    }

    /// Searches within the budget; how many iterations, and whether the choice was clear before its end.
    fn search(&mut self, chair: &Chair<'_, G>, race: &mut Race) -> (u32, bool) {
        let weights = self.weights.clone();
        let network = self.network.clone();
        let horizon = G::horizon(&weights, &chair.imagine(0));
        let mind = Mind { weights: &weights, horizon, network: network.as_deref() };
        let base = u64::from(below(&mut self.rng, u32::MAX)) << 24;
        let (start, mut done) = (Instant::now(), 0);
        let laps = (race.open().len() as f32).log2().ceil().max(1.0) as u32;
        for lap in 1..=laps {
            let share = lap as f32 / laps as f32;
            while !self.budget.is_spent(start, done, share) {
                // Few worlds at a time, so that the clock is looked at and the lead is judged now and then.
                let n = race.open().len() as u32;
                let worlds = self.budget.batch(n, WORLDS_MAX, done, share);
                let results = self.run(mind, chair, race.open(), base + race.worlds() as u64, worlds);
                done += results.len() as u32;
                race.record(&results);
                if self.thorough {
                    continue;
                }
                race.drop_clear();
                if race.open().len() == 1 {
                    return (done, true);
                }
            }
            race.halve();
        }
        (done, false)
    }

    /// Leads the open candidates through the next worlds, on every thread through others; what came of each, world
    /// by world.
    fn run(
        &mut self,
        mind: Mind<'_, G>,
        chair: &Chair<'_, G>,
        open: &[u32],
        world: u64,
        worlds: u32,
    ) -> Vec<f32> {
        let work = |tree: &mut Tree<G>, thread: u64| -> Vec<f32> {
            let first = world + thread * u64::from(worlds);
            (first..first + u64::from(worlds))
                .flat_map(|world| open.iter().map(move |&it| (it, world)))
                .map(|(it, world)| tree.iterate(mind, chair, it, world))
                .collect()
        };
        match &mut self.trees[..] {
            [only] => work(only, 0),
            trees => std::thread::scope(|scope| {
                let threads: Vec<_> =
                    (0..).zip(trees).map(|(i, tree)| scope.spawn(move || work(tree, i))).collect();
                threads.into_iter().flat_map(|it| it.join().expect("a search does not panic")).collect()
            }),
        }
    }
}

/// What a search found of the choices of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    /// All choices that were searched, best first, each with its value: the share of wins expected, from -1 to 1, and what
    /// one ply of thought said on top.
    pub values: Vec<(C, f32)>,
    /// By choice, in the same order: the deviation of how far behind the best one it was found.
    pub doubts: Vec<f32>,
    /// What follows the best one most often, whoever chooses; short where little was tried.
    pub line: Vec<(Seat, C)>,
    /// How many lines of play were looked at.
    pub iterations: u32,
    /// The budget was not used up because the choice was clear.
    pub clear: bool,
}

impl<G: Knowledge> Expert<G> {
    /// Weighs the choices of a moment, one of them in any case.
    pub fn weigh(&mut self, chair: &Chair<'_, G>, also: Option<G::Choice>) -> Weighed<G::Choice> {
        let candidates = self.candidates(chair, also);
        self.trees.iter_mut().for_each(|tree| tree.plant(chair.seat(), &candidates));
        let mut race = Race::new(candidates.iter().map(|it| it.1), G::FORETHOUGHT);
        let (iterations, clear) =
            if candidates.len() == 1 { (0, true) } else { self.search(chair, &mut race) };
        let ranked: Vec<(u32, f32)> = race.standing().collect();
        let best = ranked[0];
        // What dropped out was behind when it did: luck of the first worlds does not put it before the winner.
        let told = |&(it, value): &(u32, f32)| {
            let doubt = if it == best.0 { 0.0 } else { race.doubt(best.0, it) };
            ((candidates[it as usize].0, value.min(best.1)), doubt)
        };
        let mut told: Vec<((G::Choice, f32), f32)> = ranked.iter().map(told).collect();
        told[1..].sort_by(|a, b| b.0.1.total_cmp(&a.0.1));
        let (values, doubts) = told.into_iter().unzip();
        Weighed { values, doubts, line: self.trees[0].line(best.0), iterations, clear }
    }
}

/// What [`Knowledge::weigh`] is made of.
pub(crate) fn weigh<G: Knowledge>(
    weights: &G::Weights,
    network: &Arc<Network>,
    chair: &Chair<'_, G>,
    also: Option<G::Choice>,
    budget: Budget,
    seed: u64,
) -> Weighed<G::Choice> {
    Expert::<G>::new(weights.clone(), budget, seed).with_network(network.clone()).weigh(chair, also)
}

impl<G: Knowledge> Bot<G> for Expert<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let legal = chair.legal();
        if let [only] = legal[..] {
            return Decision::plain(only);
        }
        let Weighed { mut values, iterations, clear, .. } = self.weigh(chair, None);
        values.truncate(EXPLAINED);
        Decision { choice: values[0].0, values, iterations, clear }
    }
}
