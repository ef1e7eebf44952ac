//! How likely each seat is to win, and with how many points, for any position, from what some seats know.

use crate::knowledge::Knowledge;
use crate::net::{Features, Forecast, Network};
use crate::steady::{Mind, Thinker};
use crate::tree::{ROLLOUT_MAX, next_seat};
use tharsis_kernel::{Seat, SeatSet};

/// The least chance that is told.
const UNSURE: f32 = 1e-4;
/// Choices followed until a network can judge, at most.
const UNSETTLED_MAX: u32 = 400;

/// What is to be expected for every seat, in the mean of so many worlds that those who know (a seat, all of them together, or
/// nobody: a spectator) cannot tell from this one. What is half done is finished by instinct; a game that ends meanwhile is told by its result. Chances of
/// rivals add up to 1.
pub fn forecast<G: Knowledge>(
    network: &Network,
    weights: &G::Weights,
    state: &G::State,
    knowing: SeatSet,
    worlds: u32,
    seed: u64,
) -> Vec<Forecast> {
    let n_seats = G::scores(state).len();
    let mut sums = vec![(0.0_f32, 0.0_f32); n_seats];
    for i in 0..worlds.max(1) {
        let mut world = G::redealt(state, knowing, seed.wrapping_add(u64::from(i)));
        let mind = Mind { weights, horizon: G::horizon(weights, &world), network: None };
        settle::<G>(mind, &mut world);
        for (seat, (chance, points)) in Seat::all(n_seats as u8).zip(&mut sums) {
            let (won, ahead) = look::<G>(network, mind, &world, seat);
            *chance += won / worlds.max(1) as f32;
            *points += ahead / worlds.max(1) as f32;
        }
    }
    let common = G::plays_in_common(state);
    let chances: Vec<f32> = sums.iter().map(|it| it.0).collect();
    let told = as_told(&chances, common, network.calm(common));
    told.into_iter().zip(&sums).map(|(chance, sum)| Forecast { odds: odds(chance), points: sum.1 }).collect()
}

/// Chances as they are told to people. Those of rivals are brought to what can be together, as each seat by itself hopes too much
/// or too little; then the odds are stretched so that they come true, and nobody is quite sure.
pub fn as_told(chances: &[f32], common: bool, calm: f32) -> Vec<f32> {
    let level = |chances: &[f32]| -> Vec<f32> {
        let sum: f32 = chances.iter().sum();
        let share = if common || sum <= 0.0 || chances.len() < 2 { 1.0 } else { sum };
        chances.iter().map(|chance| chance / share).collect()
    };
    let stretch = |chance: f32| 1.0 / (1.0 + (-calm * odds(chance)).exp());
    level(&level(chances).into_iter().map(stretch).collect::<Vec<f32>>())
}

/// As log-odds.
fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(UNSURE, 1.0 - UNSURE);
    (chance / (1.0 - chance)).ln()
}

/// What [`Knowledge::final_points`] is made of.
pub(crate) fn final_points<G: Knowledge>(
    weights: &G::Weights,
    network: &Network,
    state: &G::State,
    knowing: SeatSet,
    worlds: u32,
    seed: u64,
) -> Vec<f32> {
    let mut thinker = Thinker::<G>::default();
    let mut sums = vec![0.0; G::scores(state).len()];
    for i in 0..worlds.max(1) {
        let mut world = G::redealt(state, knowing, seed.wrapping_add(u64::from(i)));
        let mut mind = Mind { weights, horizon: G::horizon(weights, &world), network: Some(network) };
        let mut round = G::rounds(&world);
        for _ in 0..ROLLOUT_MAX {
            let Some(seat) = next_seat::<G>(&world, Seat(0)) else { break };
            if G::rounds(&world) != round {
                round = G::rounds(&world);
                mind.horizon = G::horizon(weights, &world);
            }
            let choice = thinker.by_instinct(mind, &world, seat);
            G::apply(&mut world, seat, choice, &mut ());
        }
        let scores = G::scores(&world);
        sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score as f32 / worlds.max(1) as f32);
    }
    sums
}

/// Plays on by instinct until nobody is in the middle of anything.
fn settle<G: Knowledge>(mind: Mind<'_, G>, world: &mut G::State) {
    let mut thinker = Thinker::default();
    for _ in 0..UNSETTLED_MAX {
        let asked = G::asked(world);
        let midway = asked.iter().find(|&seat| G::is_midway(world, seat));
        let next = if G::is_settled(world) { midway } else { next_seat::<G>(world, Seat(0)) };
        let Some(seat) = next else { return };
        let choice = thinker.by_instinct(mind, world, seat);
        G::apply(world, seat, choice, &mut ());
    }
}

/// The chance of a seat, and its points ahead.
fn look<G: Knowledge>(network: &Network, mind: Mind<'_, G>, world: &G::State, seat: Seat) -> (f32, f32) {
    let common = G::plays_in_common(world);
    if !G::is_settled(world) {
        let winners = G::winners(world);
        let share = if common { 1.0 } else { 1.0 / winners.len().max(1) as f32 };
        let won = if winners.has(seat) { share } else { 0.0 };
        return (won, mind.worth(world, seat));
    }
    let mut features = Features::default();
    G::features(mind.weights, world, seat, None, &mut features);
    let told = network.forecast(&features, common);
    (told.chance(), told.points)
}
