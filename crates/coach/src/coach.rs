//! Judging positions and weighing choices, from what a seat knows.

use crate::grade::Loss;
use std::sync::Arc;
use tharsis_bots::net::{Network, NetworkError};
use tharsis_bots::{Budget, Chair, Experience, Knowledge, Weighed, forecast};
use tharsis_kernel::{Seat, SeatSet};

/// Worlds in whose mean a position is judged.
const WORLDS: u32 = 8;
/// Worlds that are played out to foresee points.
const PLAYED_OUT: u32 = 6;
/// A value that is as good as sure: beyond it points cannot be told from chances any more.
const SURE: f32 = 0.95;

/// What every seat can hope for.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospects {
    /// The chance to win. Those of rivals add up to 1.
    pub chances: Vec<f32>,
    /// Points at the end.
    pub points: Vec<f32>,
}

/// A choice with what it costs against the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued<C> {
    /// The choice.
    pub choice: C,
    /// What it costs at least; nothing for the best.
    pub loss: Loss,
}

/// The choices of a moment, weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<C> {
    /// Best first.
    pub choices: Vec<Valued<C>>,
    /// What follows the best one most often.
    pub line: Vec<(Seat, C)>,
    /// How many lines of play were looked at.
    pub lines: u32,
    /// The chance to win with the best one, as the search found it.
    pub chance: f32,
}

impl<C: Copy + PartialEq> Considered<C> {
    /// The best one.
    pub fn best(&self) -> C {
        self.choices[0].choice
    }

    /// What a choice costs, if it was weighed.
    pub fn loss(&self, choice: C) -> Option<Loss> {
        self.choices.iter().find(|it| it.choice == choice).map(|it| it.loss)
    }
}

/// Judges and weighs with the program's network.
#[derive(Debug)]
pub struct Coach<G: Knowledge> {
    pub(crate) weights: G::Weights,
    pub(crate) network: Arc<Network>,
}

impl<G: Knowledge> Clone for Coach<G> {
    fn clone(&self) -> Coach<G> {
        Coach { weights: self.weights.clone(), network: self.network.clone() }
    }
}

impl<G: Knowledge> Coach<G> {
    /// A coach with the experience and the network of the program.
    pub fn new() -> Result<Coach<G>, NetworkError> {
        Ok(Coach { weights: G::Weights::fitted(), network: G::network()? })
    }

    /// What every seat can hope for, as those who know see it. A game that is over is told by its result.
    pub fn prospects(&self, state: &G::State, knowing: SeatSet, seed: u64) -> Prospects {
        if G::asked(state).is_empty() {
            return result::<G>(state);
        }
        let told = forecast::<G>(&self.network, &self.weights, state, knowing, WORLDS, seed);
        let points = G::final_points(&self.weights, &self.network, state, knowing, PLAYED_OUT, seed);
        Prospects { chances: told.iter().map(|it| it.chance()).collect(), points }
    }

    /// Weighs the choices of a seat that is asked, one of them in any case. Only what the seat knows counts: other hidden cards
    /// give the same.
    pub fn consider(
        &self,
        state: &G::State,
        seat: Seat,
        also: Option<G::Choice>,
        budget: Budget,
        seed: u64,
    ) -> Considered<G::Choice> {
        let chair = Chair::<G>::new(state, seat);
        if let [only] = chair.legal()[..] {
            let choices = vec![Valued { choice: only, loss: Loss::default() }];
            return Considered { choices, line: Vec::new(), lines: 0, chance: 0.5 };
        }
        considered::<G>(G::weigh(&self.weights, &self.network, &chair, also, budget, seed))
    }
}

/// What a search found, as choices with what they cost.
pub(crate) fn considered<G: Knowledge>(weighed: Weighed<G::Choice>) -> Considered<G::Choice> {
    let Weighed { values, doubts, line, iterations, .. } = weighed;
    let best = values[0].1;
    let valued = |(&(choice, value), &doubt): (&(G::Choice, f32), &f32)| Valued {
        choice,
        loss: loss::<G>(best, (value + doubt).min(best)),
    };
    let mut choices: Vec<Valued<G::Choice>> = values.iter().zip(&doubts).map(valued).collect();
    // What is sure may rank others than what is likely.
    choices[1..].sort_by(|a, b| a.loss.chance.total_cmp(&b.loss.chance));
    let chance = (0.5 + 0.5 * best).clamp(0.0, 1.0);
    Considered { choices, line, lines: iterations, chance }
}

/// What lies between two values of a search; of what scatters only what is sure, by a deviation, or chance alone would seem to
/// cost points at every choice. They run from -1 to 1, with what one ply of thought said on top.
fn loss<G: Knowledge>(best: f32, value: f32) -> Loss {
    let share = 1.0 / (1.0 + G::FORETHOUGHT);
    let best = best.min(SURE);
    let behind = ((best - value) * share).max(0.0);
    let best = best.max(-SURE);
    let points = |value: f32| G::SPREAD * value.clamp(-SURE, SURE).atanh();
    Loss { chance: 0.5 * behind.min(best + 1.0), points: (points(best) - points(best - behind)).max(0.0) }
}

fn result<G: Knowledge>(state: &G::State) -> Prospects {
    let (winners, scores) = (G::winners(state), G::scores(state));
    let share = if G::plays_in_common(state) { 1.0 } else { 1.0 / f32::from(winners.len().max(1)) };
    let seats = Seat::all(scores.len() as u8);
    Prospects {
        chances: seats.map(|seat| if winners.has(seat) { share } else { 0.0 }).collect(),
        points: scores.into_iter().map(|score| score as f32).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tharsis_mars::Mars;

    /// Also where the game is as good as lost: there the coach's own choice once cost something, and was held against itself.
    #[test]
    fn the_best_choice_costs_nothing() {
        for best in [-1.2, -1.0, -0.97, -0.5, 0.0, 0.5, 0.97, 1.0, 1.2] {
            assert_eq!(loss::<Mars>(best, best), Loss::default(), "{best}");
            let [near, far] = [0.1, 0.5].map(|behind| loss::<Mars>(best, best - behind));
            assert!(near.chance <= far.chance && near.points <= far.points, "{best}: {near:?}, {far:?}");
            assert!((0.0..=1.0).contains(&far.chance), "{best}: {far:?}");
        }
    }
}
