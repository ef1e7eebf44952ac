//! Information-set tree search: many lines of play through imagined worlds, one tree over what the seat knows.
//!
//! Candidates are found by one ply of thought. Each iteration takes one of them through an imagined world (the same
//! worlds for all, so that luck cancels out), walks on down the tree by a compromise of what has worked, what
//! instinct likes and what was tried little, adds one node, and plays on by instinct. The weaker half of the
//! candidates is dropped again and again.
//! The tree is over choices, not states: a choice that is not legal in this world is passed over (ISMCTS with
//! availability counts). Values are each seat's own, so that any number of rivals is handled alike.

use crate::bot::{Bot, Decision, EXPLAINED};
use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::steady::{Mind, Steady, Thinker};
use rand_pcg::Pcg32;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};
use tharsis_kernel::{Seat, below};

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// Time.
    Time(Duration),
    /// Lines of play.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Time(Duration::from_secs(1))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(n) => write!(f, "{n}"),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong =
            || format!("\"{text}\" is not a budget; \"500ms\" is a time, \"2000\" a number of iterations");
        match text.strip_suffix("ms") {
            Some(ms) => Ok(Budget::Time(Duration::from_millis(ms.parse().map_err(|_| wrong())?))),
            None => Ok(Budget::Iterations(text.parse().map_err(|_| wrong())?)),
        }
    }
}

/// How much is tried inside the tree that has not proved itself; results lie between -1 and 1.
const CURIOSITY: f32 = 0.2;
/// How far behind the best a choice may look at first to be searched at all, in points.
const HOPELESS: f32 = 8.0;
/// Choices searched at most; the best ones by one ply of thought.
const CANDIDATES_MAX: usize = 16;
/// Choices of a line of play inside the tree at most.
const DEPTH_MAX: usize = 6;
/// Choices of a roll-out at most; enough to finish most games.
const ROLLOUT_MAX: u32 = 1_000;
/// Iterations between looks at the clock.
const CLOCK_EVERY: u32 = 8;
/// Rounds of play for each candidate before one may be called clearly best.
const CLEAR_AFTER: u32 = 48;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Expert<G: Knowledge> {
    weights: G::Weights,
    budget: Budget,
    /// Choices that a roll-out follows.
    rollout: u32,
    rng: Pcg32,
    steady: Steady<G>,
    thinker: Thinker<G>,
    nodes: Vec<Node<G::Choice>>,
    legal: Vec<G::Choice>,
    urges: Vec<f32>,
}

/// A choice in the tree, with what came of it.
#[derive(Clone, Debug)]
struct Node<C> {
    choice: C,
    /// Whose choice it is.
    seat: Seat,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// The sum of results for `seat`, and of their squares.
    total: f32,
    squares: f32,
    /// What instinct thinks of it, relative to its siblings.
    prior: f32,
    children: Vec<u32>,
}

impl<G: Knowledge> Expert<G> {
    /// A bot with this experience and budget.
    pub fn new(weights: G::Weights, budget: Budget, seed: u64) -> Expert<G> {
        Expert {
            steady: Steady::new(weights.clone(), seed),
            weights,
            budget,
            rollout: ROLLOUT_MAX,
            rng: Pcg32::new(seed, 0xE4BE),
            thinker: Thinker::default(),
            nodes: Vec::new(),
            legal: Vec::new(),
            urges: Vec::new(),
        }
    }

    /// The same, with roll-outs of so many choices instead of whole games.
    #[must_use]
    pub fn with_rollouts(self, choices: u32) -> Expert<G> {
        Expert { rollout: choices, ..self }
    }

    /// The root's choices worth searching, by one ply of thought.
    fn plant(&mut self, chair: &Chair<'_, G>) -> Vec<u32> {
        let seat = chair.seat();
        let mut values = self.steady.values(chair);
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = values[0].1;
        values.truncate(CANDIDATES_MAX);
        values.retain(|&(_, value)| value > best - HOPELESS);
        self.nodes.clear();
        self.nodes.push(Node::new(values[0].0, seat, 0.0));
        for (choice, value) in values {
            let id = self.nodes.len() as u32;
            self.nodes.push(Node::new(choice, seat, (value - best) / G::SPREAD));
            self.nodes[0].children.push(id);
        }
        self.nodes[0].children.clone()
    }

    /// One line of play that begins with a candidate, through the imagined world of this number.
    fn iterate(&mut self, mind: Mind<'_, G>, chair: &Chair<'_, G>, candidate: u32, world: u64) {
        let mut world = chair.imagine(world);
        let mut path = vec![candidate];
        G::apply(&mut world, chair.seat(), self.nodes[candidate as usize].choice, &mut ());
        while let Some(seat) = next_seat::<G>(&world, chair.seat()) {
            if path.len() >= DEPTH_MAX {
                break;
            }
            let parent = path[path.len() - 1];
            let (chosen, is_new) = self.select(mind, &world, seat, parent);
            G::apply(&mut world, seat, self.nodes[chosen as usize].choice, &mut ());
            path.push(chosen);
            if is_new {
                break;
            }
        }
        self.roll_out(mind, &mut world, chair.seat());
        for &visited in &path {
            let node = &mut self.nodes[visited as usize];
            let result = (mind.worth(&world, node.seat) / G::SPREAD).tanh();
            node.visits += 1;
            node.total += result;
            node.squares += result * result;
        }
    }

    /// The child to walk to, made if need be; true if it is new.
    fn select(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat, parent: u32) -> (u32, bool) {
        self.legal.clear();
        G::legal(world, seat, &mut self.legal);
        self.add_children(mind, world, seat, parent);
        let mut best: Option<(u32, f32)> = None;
        let children = std::mem::take(&mut self.nodes[parent as usize].children);
        for &child in &children {
            let node = &mut self.nodes[child as usize];
            if node.seat != seat || self.legal.binary_search(&node.choice).is_err() {
                continue;
            }
            node.available += 1;
            let score = node.score();
            if best.is_none_or(|(_, highest)| score > highest) {
                best = Some((child, score));
            }
        }
        self.nodes[parent as usize].children = children;
        let (child, _) = best.expect("every legal choice has a node");
        (child, self.nodes[child as usize].visits == 0)
    }

    /// Adds nodes for choices seen here for the first time, with what instinct thinks of them.
    fn add_children(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat, parent: u32) {
        let known = |nodes: &[Node<G::Choice>], choice: G::Choice| {
            let children = &nodes[parent as usize].children;
            children.iter().any(|&it| nodes[it as usize].choice == choice && nodes[it as usize].seat == seat)
        };
        if self.legal.iter().all(|&choice| known(&self.nodes, choice)) {
            return;
        }
        self.urges.clear();
        G::instinct(mind.weights, mind.horizon, world, seat, &self.legal, &mut self.urges);
        let best = self.urges.iter().copied().fold(f32::MIN, f32::max);
        for i in 0..self.legal.len() {
            let choice = self.legal[i];
            if !known(&self.nodes, choice) {
                let id = self.nodes.len() as u32;
                self.nodes.push(Node::new(choice, seat, (self.urges[i] - best) / G::SPREAD));
                self.nodes[parent as usize].children.push(id);
            }
        }
    }

    /// Plays on by instinct, to the end of the game or of the roll-out, and never stops in the middle of something.
    fn roll_out(&mut self, mind: Mind<'_, G>, world: &mut G::State, me: Seat) {
        for i in 0..ROLLOUT_MAX {
            let Some(seat) = next_seat::<G>(world, me) else { return };
            if i >= self.rollout && !G::is_midway(world, seat) {
                return;
            }
            let fresh = Mind { weights: mind.weights, horizon: G::horizon(mind.weights, world) };
            let choice = self.thinker.by_instinct(fresh, world, seat);
            G::apply(world, seat, choice, &mut ());
        }
    }

    /// Searches within the budget: all candidates in turn, through the same worlds, and the weaker half of them is
    /// dropped again and again. How many iterations, and whether the choice was clear before the end.
    fn search(&mut self, chair: &Chair<'_, G>, candidates: &mut Vec<u32>) -> (u32, bool) {
        let weights = self.weights.clone();
        let horizon = G::horizon(&weights, &chair.imagine(0));
        let mind = Mind { weights: &weights, horizon };
        let base = u64::from(below(&mut self.rng, u32::MAX)) << 20;
        let (start, mut done) = (Instant::now(), 0);
        let phases = (candidates.len().max(2) as f32).log2().ceil() as u32;
        for phase in 1..=phases {
            let share = phase as f32 / phases as f32;
            let budget = self.budget;
            let over = |done: u32| match budget {
                Budget::Iterations(n) => done as f32 >= n as f32 * share,
                Budget::Time(time) => {
                    done % CLOCK_EVERY == 0 && start.elapsed().as_secs_f32() >= time.as_secs_f32() * share
                }
            };
            let mut turn = 0;
            while !over(done) {
                let candidate = candidates[turn % candidates.len()];
                let round = self.nodes[candidate as usize].visits;
                self.iterate(mind, chair, candidate, base + u64::from(round));
                done += 1;
                turn += 1;
                if turn % (candidates.len() * 8) == 0 && self.is_clear(candidates) {
                    return (done, true);
                }
            }
            self.rank(candidates);
            candidates.truncate(candidates.len().div_ceil(2).max(2));
        }
        (done, false)
    }

    /// Best first.
    fn rank(&self, candidates: &mut [u32]) {
        candidates.sort_by(|&a, &b| {
            self.nodes[b as usize].estimate().total_cmp(&self.nodes[a as usize].estimate())
        });
    }

    /// Whether one candidate leads all others by more than chance explains.
    fn is_clear(&self, candidates: &[u32]) -> bool {
        let mut ranked = candidates.to_vec();
        self.rank(&mut ranked);
        let best = &self.nodes[ranked[0] as usize];
        best.visits >= CLEAR_AFTER
            && ranked[1..].iter().all(|&other| {
                let other = &self.nodes[other as usize];
                let doubt = (best.variance() + other.variance()).sqrt();
                best.estimate() - other.estimate() > 3.5 * doubt
            })
    }
}

impl<C> Node<C> {
    fn new(choice: C, seat: Seat, prior: f32) -> Node<C> {
        Node { choice, seat, visits: 0, available: 0, total: 0.0, squares: 0.0, prior, children: Vec::new() }
    }

    /// Experience, instinct and curiosity in one number.
    fn score(&self) -> f32 {
        if self.visits == 0 {
            // Instinct's favourite first, then the others the sooner the nearer they are to it.
            return 10_000.0 + self.prior.max(-9_000.0) - if self.prior < -0.07 { 20_000.0 } else { 0.0 };
        }
        let n = self.visits as f32;
        self.total / n + CURIOSITY * ((self.available.max(1) as f32).ln() / n).sqrt()
    }

    /// The mean result, with the forethought counted as some results.
    fn estimate(&self) -> f32 {
        if self.visits == 0 {
            return f32::MIN / 2.0 + self.prior;
        }
        self.total / self.visits as f32 + self.prior * 4.0 / (self.visits as f32 + 4.0)
    }

    /// Of the mean.
    fn variance(&self) -> f32 {
        let n = self.visits.max(1) as f32;
        let mean = self.total / n;
        (self.squares / n - mean * mean).max(0.0) / n
    }
}

/// Who chooses next: in a simultaneous phase oneself first, then the others in order.
fn next_seat<G: Knowledge>(world: &G::State, me: Seat) -> Option<Seat> {
    let asked = G::asked(world);
    if asked.has(me) { Some(me) } else { asked.iter().next() }
}

impl<G: Knowledge> Bot<G> for Expert<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let legal = chair.legal();
        if let [only] = legal[..] {
            return Decision::plain(only);
        }
        let mut candidates = self.plant(chair);
        let (iterations, clear) = match candidates.len() {
            1 => (0, true),
            _ => self.search(chair, &mut candidates),
        };
        self.rank(&mut candidates);
        let value = |&it: &u32| (self.nodes[it as usize].choice, self.nodes[it as usize].estimate());
        let values: Vec<_> = candidates.iter().take(EXPLAINED).map(value).collect();
        Decision { choice: self.nodes[candidates[0] as usize].choice, values, iterations, clear }
    }
}
