//! One ply of thought: carries out each choice in an imagined world, finishes what it began by instinct, and
//! judges what came of it.

use crate::bot::{Bot, Decision};
use crate::chair::Chair;
use crate::knowledge::{Knowledge, sensible};
use crate::net::{Features, Habits, Network};
use crate::tree::next_seat;
use std::sync::Arc;
use tharsis_kernel::Seat;

/// Points that doing something must bring to be better than resting.
const EFFORT: f32 = 0.01;
/// Choices followed until what was begun is finished, at most.
const MIDWAY_MAX: u32 = 40;
/// Choices of all seats followed to the end of a round, at most.
const ROUND_MAX: u32 = 300;
/// Worlds imagined where the result hangs on unseen cards.
const CHANCY_WORLDS: u64 = 3;

/// The one-ply bot.
#[derive(Clone, Debug)]
pub struct Steady<G: Knowledge> {
    weights: G::Weights,
    network: Option<Arc<Network>>,
    seed: u64,
    thinker: Thinker<G>,
}

impl<G: Knowledge> Steady<G> {
    /// A bot with this experience.
    pub fn new(weights: G::Weights, seed: u64) -> Steady<G> {
        Steady { weights, network: None, seed, thinker: Thinker::default() }
    }

    /// The same, judging by a network.
    #[must_use]
    pub fn with_network(mut self, network: Arc<Network>) -> Steady<G> {
        self.network = Some(network);
        self
    }

    /// The value of every sensible choice, in points; of one that is asked about in any case.
    pub fn values(&mut self, chair: &Chair<'_, G>, also: Option<G::Choice>) -> Vec<(G::Choice, f32)> {
        self.seed = self.seed.wrapping_add(0x9E37_79B9);
        let seat = chair.seat();
        let worlds: Vec<G::State> = (0..CHANCY_WORLDS).map(|i| chair.imagine(self.seed ^ i)).collect();
        let mut legal = sensible(chair, &worlds[0]);
        legal.extend(also.filter(|it| !legal.contains(it)));
        let horizon = G::horizon(&self.weights, &worlds[0]);
        let mind = Mind { weights: &self.weights, horizon, network: self.network.as_deref() };
        let mut values = Vec::with_capacity(legal.len());
        let mut urges = Vec::new();
        G::instinct(mind.weights, mind.habits(), mind.horizon, &worlds[0], seat, &legal, &mut urges);
        let gut = mind.gut(&worlds[0]);
        for (i, &choice) in legal.iter().enumerate() {
            let n = if G::is_chancy(&worlds[0], seat, choice) { worlds.len() } else { 1 };
            let total: f32 =
                worlds[..n].iter().map(|world| self.thinker.try_out(mind, world, seat, choice)).sum();
            // What changes nothing is not worth doing.
            let effort = if G::is_rest(choice) { 0.0 } else { EFFORT };
            values.push((choice, total / n as f32 - effort + gut * urges[i]));
        }
        values
    }

    /// The world a choice leads to from an imagined one, what it began finished by instinct.
    pub fn leads_to(&mut self, world: &G::State, seat: Seat, choice: G::Choice) -> G::State {
        let horizon = G::horizon(&self.weights, world);
        let mind = Mind { weights: &self.weights, horizon, network: self.network.as_deref() };
        self.thinker.lead(mind, world, seat, choice)
    }

    /// What it looks at to judge a choice: the position that the choice leads to, as the seat knows it. Nothing where a network
    /// has no say.
    pub fn looks_at(&mut self, chair: &Chair<'_, G>, choice: G::Choice, seed: u64) -> Option<Features> {
        let (world, seat) = (chair.imagine(seed), chair.seat());
        let horizon = G::horizon(&self.weights, &world);
        let mind = Mind { weights: &self.weights, horizon, network: self.network.as_deref() };
        let (world, rest) = match G::is_rest(choice) {
            true => (world, Some((seat, choice))),
            false => (self.thinker.lead(mind, &world, seat, choice), None),
        };
        if !G::is_settled(&world) {
            return None;
        }
        let mut features = Features::default();
        G::features(&self.weights, &world, seat, rest, &mut features);
        Some(features)
    }
}

impl<G: Knowledge> Bot<G> for Steady<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice> {
        let legal = chair.legal();
        if let [only] = legal[..] {
            return Decision::plain(only);
        }
        let values = self.values(chair, None);
        let iterations = values.len() as u32;
        Decision::best(values, iterations)
    }
}

/// The experience and horizon of one decision, and the network that judges, if one does.
#[derive(Debug)]
pub(crate) struct Mind<'a, G: Knowledge> {
    pub(crate) weights: &'a G::Weights,
    pub(crate) horizon: G::Horizon,
    pub(crate) network: Option<&'a Network>,
}

impl<G: Knowledge> Clone for Mind<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Knowledge> Copy for Mind<'_, G> {}

impl<'a, G: Knowledge> Mind<'a, G> {
    /// The habits of who has learned some.
    pub(crate) fn habits(&self) -> Option<&'a Habits> {
        self.network.and_then(Network::habits)
    }

    /// How a world promises to end for a seat, in points ahead of the others.
    pub(crate) fn worth(&self, world: &G::State, seat: Seat) -> f32 {
        self.worth_after(world, seat, None)
    }

    /// The same after somebody rested. The formulas judge the world as it is; a network knows whose turn it is, and to be
    /// on turn is worth something.
    fn worth_after(&self, world: &G::State, seat: Seat, rest: Option<(Seat, G::Choice)>) -> f32 {
        match self.network {
            Some(network) if G::is_settled(world) => {
                let mut features = Features::default();
                G::features(self.weights, world, seat, rest, &mut features);
                network.forecast(&features, G::plays_in_common(world)).worth(G::SPREAD)
            }
            _ => G::worth(self.weights, self.horizon, world, seat),
        }
    }

    /// How much instinct counts beside judgement.
    fn gut(&self, world: &G::State) -> f32 {
        if self.network.is_some() { G::GUT_BESIDE_NETWORK } else { G::gut(self.weights, world) }
    }
}

/// Buffers for thinking, kept between thoughts.
#[derive(Clone, Debug)]
pub(crate) struct Thinker<G: Knowledge> {
    legal: Vec<G::Choice>,
    urges: Vec<f32>,
}

impl<G: Knowledge> Default for Thinker<G> {
    fn default() -> Thinker<G> {
        Thinker { legal: Vec::new(), urges: Vec::new() }
    }
}

impl<G: Knowledge> Thinker<G> {
    /// What comes of a choice.
    fn try_out(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat, choice: G::Choice) -> f32 {
        if G::is_rest(choice) {
            return mind.worth_after(world, seat, Some((seat, choice)));
        }
        mind.worth(&self.lead(mind, world, seat, choice), seat)
    }

    /// The world that a choice leads to, once it can be judged.
    fn lead(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat, choice: G::Choice) -> G::State {
        let mut next = world.clone();
        G::apply(&mut next, seat, choice, &mut ());
        if G::is_plan(choice) {
            self.play_round(mind, &mut next, seat);
        } else {
            self.finish(mind, &mut next, seat);
            if mind.network.is_some() {
                self.settle(mind, &mut next, seat);
            }
        }
        next
    }

    /// Plays a round to its end, everybody by instinct.
    fn play_round(&mut self, mind: Mind<'_, G>, world: &mut G::State, seat: Seat) {
        let round = G::rounds(world);
        for _ in 0..ROUND_MAX {
            if G::rounds(world) != round {
                return;
            }
            let Some(next) = next_seat::<G>(world, seat) else { return };
            let choice = self.by_instinct(mind, world, next);
            G::apply(world, next, choice, &mut ());
        }
    }

    /// Plays on by instinct, everybody, until a network can judge.
    pub(crate) fn settle(&mut self, mind: Mind<'_, G>, world: &mut G::State, seat: Seat) {
        for _ in 0..ROUND_MAX {
            if !G::is_before_play(world) {
                return;
            }
            let Some(next) = next_seat::<G>(world, seat) else { return };
            let choice = self.by_instinct(mind, world, next);
            G::apply(world, next, choice, &mut ());
        }
    }

    /// Finishes by instinct what a seat is in the middle of.
    pub(crate) fn finish(&mut self, mind: Mind<'_, G>, world: &mut G::State, seat: Seat) {
        for _ in 0..MIDWAY_MAX {
            if !G::asked(world).has(seat) || !G::is_midway(world, seat) {
                return;
            }
            let choice = self.by_instinct(mind, world, seat);
            G::apply(world, seat, choice, &mut ());
        }
    }

    /// The choice instinct likes best.
    pub(crate) fn by_instinct(&mut self, mind: Mind<'_, G>, world: &G::State, seat: Seat) -> G::Choice {
        self.legal.clear();
        G::legal(world, seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.urges.clear();
        G::instinct(mind.weights, mind.habits(), mind.horizon, world, seat, &self.legal, &mut self.urges);
        let mut best = 0;
        for (i, urge) in self.urges.iter().enumerate() {
            if *urge > self.urges[best] {
                best = i;
            }
        }
        self.legal[best]
    }
}
