//! The tree of a search: choices and what came of them, grown by lines of play through imagined worlds.

use crate::chair::Chair;
use crate::knowledge::Knowledge;
use crate::steady::{Mind, Thinker};
use tharsis_kernel::Seat;

/// How much is tried inside the tree that has not proved itself; results lie between -1 and 1.
const CURIOSITY: f32 = 0.2;
/// The same where habits say how likely each choice is.
const TRUST: f32 = 0.2;
/// How much worse than its siblings a likely choice is thought to be before it was tried.
const UNTRIED: f32 = 0.05;
/// A choice that instinct thinks so much worse is not tried inside the tree.
const DOUBTFUL: f32 = -0.07;
/// Choices of a roll-out at most; enough to finish any sensible game.
pub(crate) const ROLLOUT_MAX: u32 = 1_000;
/// Visits that make a choice worth telling as what follows.
const TELLING: u32 = 3;
/// Seats of any game at most.
const SEATS_MAX: usize = 8;

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
    /// How likely it is to be chosen, beside its siblings.
    likely: f32,
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
    /// Children that can be chosen in the world at hand.
    here: Vec<u32>,
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
            here: Vec::new(),
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
        let mut known = [None; SEATS_MAX];
        let mut result = 0.0;
        for &visited in self.path.iter().rev() {
            let node = &mut self.nodes[visited as usize];
            let judge = || (mind.worth(&world, node.seat) / G::SPREAD).tanh();
            result = *known[node.seat.idx()].get_or_insert_with(judge);
            node.add(result);
        }
        result
    }

    /// What follows a choice of the root: each time the child that was walked to most, as long as that says something.
    pub(crate) fn line(&self, root: u32) -> Vec<(Seat, G::Choice)> {
        let mut line = Vec::new();
        let mut at = root;
        loop {
            let children = self.nodes[at as usize].children.iter();
            let most = children.max_by_key(|&&child| self.nodes[child as usize].visits);
            let Some(&next) = most.filter(|&&child| self.nodes[child as usize].visits >= TELLING) else {
                return line;
            };
            line.push((self.nodes[next as usize].seat, self.nodes[next as usize].choice));
            at = next;
        }
    }

    /// The child to walk to, made if need be; true if it is new.
    fn select(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat, parent: u32) -> (u32, bool) {
        self.legal.clear();
        G::legal(world, seat, &mut self.legal);
        self.add_children(mind, world, seat, parent);
        self.here.clear();
        for &child in &self.nodes[parent as usize].children {
            let node = &self.nodes[child as usize];
            if node.seat == seat && self.legal.binary_search(&node.choice).is_ok() {
                self.here.push(child);
            }
        }
        let siblings =
            mind.habits().map(|_| Siblings::of(self.here.iter().map(|&it| &self.nodes[it as usize])));
        let mut best: Option<(u32, f32)> = None;
        for &child in &self.here {
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            let score = match &siblings {
                Some(siblings) => node.score_among(siblings),
                None => node.score(),
            };
            if best.is_none_or(|(_, highest)| score > highest) {
                best = Some((child, score));
            }
        }
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
        G::instinct(mind.weights, mind.habits(), mind.horizon, world, seat, &self.legal, &mut self.urges);
        let best = self.urges.iter().copied().fold(f32::MIN, f32::max);
        for i in 0..self.legal.len() {
            let choice = self.legal[i];
            if !known(&self.nodes, choice) {
                let id = self.nodes.len() as u32;
                let behind = self.urges[i] - best;
                // Habits are fitted so that a point more makes a choice e times as likely.
                let likely = behind.exp();
                self.nodes.push(Node { likely, ..Node::new(choice, seat, behind / G::SPREAD) });
                self.nodes[parent as usize].children.push(id);
            }
        }
    }

    /// Plays on by instinct, to the end of the game or of the roll-out, and never stops in the middle of something.
    fn roll_out(&mut self, mind: Mind<'_, G>, world: &mut G::State, me: Seat) {
        let mut fresh = Mind { horizon: G::horizon(mind.weights, world), ..mind };
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
        Node { choice, seat, visits: 0, available: 0, total: 0.0, prior, likely: 0.0, children: Vec::new() }
    }

    fn add(&mut self, result: f32) {
        self.visits += 1;
        self.total += result;
    }

    /// Where to walk: experience, and what habits think likely as long as there is little of it.
    fn score_among(&self, siblings: &Siblings) -> f32 {
        let n = self.visits as f32;
        let seen = if self.visits == 0 { siblings.untried } else { self.total / n };
        seen + TRUST * self.likely / siblings.likely * (siblings.visits + 1.0).sqrt() / (1.0 + n)
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

/// The choices of one seat in one place, taken together.
struct Siblings {
    likely: f32,
    visits: f32,
    /// What an untried one is thought to bring.
    untried: f32,
}

impl Siblings {
    fn of<'a, C: 'a>(nodes: impl Iterator<Item = &'a Node<C>>) -> Siblings {
        let (mut likely, mut visits, mut total) = (0.0, 0.0, 0.0);
        for node in nodes {
            likely += node.likely;
            visits += node.visits as f32;
            total += node.total;
        }
        Siblings { likely, visits, untried: if visits > 0.0 { total / visits - UNTRIED } else { 0.0 } }
    }
}

/// Who chooses next: in a simultaneous phase oneself first, then the others in order.
pub(crate) fn next_seat<G: Knowledge>(world: &G::State, me: Seat) -> Option<Seat> {
    let asked = G::asked(world);
    if asked.has(me) { Some(me) } else { asked.iter().next() }
}
