//! The tree of a search: choices and what came of them, grown by lines of play through imagined worlds.

use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::steady::{Mind, Thinker};
use tharsis_kernel::Seat;

/// How much is tried inside the tree that has not proved itself; results lie between -1 and 1.
const CURIOSITY: f32 = 0.2;
/// A choice that instinct thinks so much worse is not tried inside the tree.
const DOUBTFUL: f32 = -0.07;
/// Choices of a roll-out at most; enough to finish any sensible game.
pub(crate) const ROLLOUT_MAX: u32 = 1_000;

/// A choice in the tree, with what came of it.
#[derive(Clone, Debug)]
struct Node<C> {
    choice: C,
    /// Whose choice it is.
    seat: Seat,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// The sum of results for `seat`.
    total: f32,
    /// What was thought of it before, relative to its best sibling.
    prior: f32,
    children: Vec<u32>,
}

/// A growing tree with its buffers; one for each thread.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Knowledge> {
    nodes: Vec<Node<G::Choice>>,
    /// Choices that a roll-out follows.
    pub(crate) rollout: u32,
    thinker: Thinker<G>,
    legal: Vec<G::Choice>,
    urges: Vec<f32>,
    path: Vec<u32>,
}

impl<G: Knowledge> Tree<G> {
    pub(crate) fn new(rollout: u32) -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            rollout,
            thinker: Thinker::default(),
            legal: Vec::new(),
            urges: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Begins anew with these choices at the root, which get the numbers 0, 1, 2 …
    pub(crate) fn plant(&mut self, seat: Seat, choices: &[(G::Choice, f32)]) {
        self.nodes.clear();
        self.nodes.extend(choices.iter().map(|&(choice, prior)| Node::new(choice, seat, prior)));
    }

    /// One line of play that begins with a choice of the root, through the imagined world of this number; the result
    /// for who chooses there.
    pub(crate) fn iterate(&mut self, mind: Mind<'_, G>, chair: &Chair<'_, G>, root: u32, world: u64) -> f32 {
        let mut world = chair.imagine(world);
        let me = chair.seat();
        self.path.clear();
        self.path.push(root);
        // Who is asked together with oneself answers without knowing what one chose: by instinct, not in the tree,
        // which would find the best reply to a secret.
        let mut unaware = G::asked(&world);
        G::apply(&mut world, me, self.nodes[root as usize].choice, &mut ());
        while let Some(seat) = next_seat::<G>(&world, me) {
            if seat != me && unaware.has(seat) {
                let choice = self.thinker.by_instinct(mind, &world, seat);
                G::apply(&mut world, seat, choice, &mut ());
                continue;
            }
            if self.path.len() >= G::DEPTH {
                break;
            }
            let parent = self.path[self.path.len() - 1];
            let (chosen, is_new) = self.select(mind, &world, seat, parent);
            if seat == me {
                unaware = G::asked(&world);
            }
            G::apply(&mut world, seat, self.nodes[chosen as usize].choice, &mut ());
            self.path.push(chosen);
            if is_new {
                break;
            }
        }
        self.roll_out(mind, &mut world, me);
        let mut result = 0.0;
        for &visited in self.path.iter().rev() {
            let node = &mut self.nodes[visited as usize];
            result = (mind.worth(&world, node.seat) / G::SPREAD).tanh();
            node.add(result);
        }
        result
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
        let mut fresh = Mind { weights: mind.weights, horizon: G::horizon(mind.weights, world) };
        let mut round = G::rounds(world);
        for i in 0..ROLLOUT_MAX {
            let Some(seat) = next_seat::<G>(world, me) else { return };
            if i >= self.rollout && !G::is_midway(world, seat) {
                return;
            }
            if G::rounds(world) != round {
                round = G::rounds(world);
                fresh.horizon = G::horizon(mind.weights, world);
            }
            let choice = self.thinker.by_instinct(fresh, world, seat);
            G::apply(world, seat, choice, &mut ());
        }
    }
}

impl<C> Node<C> {
    fn new(choice: C, seat: Seat, prior: f32) -> Node<C> {
        Node { choice, seat, visits: 0, available: 0, total: 0.0, prior, children: Vec::new() }
    }

    fn add(&mut self, result: f32) {
        self.visits += 1;
        self.total += result;
    }

    /// Where to walk: instinct's favourites once each, then experience and curiosity.
    fn score(&self) -> f32 {
        match self.visits {
            0 if self.prior >= DOUBTFUL => 10.0 + self.prior,
            0 => -10.0 + self.prior,
            visits => {
                let n = visits as f32;
                self.total / n + CURIOSITY * ((self.available.max(1) as f32).ln() / n).sqrt()
            }
        }
    }
}

/// Who chooses next: in a simultaneous phase oneself first, then the others in order.
pub(crate) fn next_seat<G: Knowledge>(world: &G::State, me: Seat) -> Option<Seat> {
    let asked = G::asked(world);
    if asked.has(me) { Some(me) } else { asked.iter().next() }
}
