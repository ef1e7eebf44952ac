//! How likely each seat is to win, for any position, from what one seat knows.

use crate::knowledge::Knowledge;
use crate::net::{Features, Forecast, Network};
use crate::steady::{Mind, Thinker};
use crate::tree::next_seat;
use tharsis_kernel::Seat;

/// Choices followed until a network can judge, at most.
const UNSETTLED_MAX: u32 = 400;

/// What is to be expected for every seat, in the mean of so many worlds that `knower` (or a spectator) cannot tell from
/// this one. What is half done is finished by instinct; a game that ends meanwhile is told by its result. Chances of
/// rivals add up to 1.
pub fn forecast<G: Knowledge>(
    network: &Network,
    weights: &G::Weights,
    state: &G::State,
    knower: Option<Seat>,
    worlds: u32,
    seed: u64,
) -> Vec<Forecast> {
    let n_seats = G::scores(state).len();
    let mut sums = vec![(0.0_f32, 0.0_f32); n_seats];
    for i in 0..worlds.max(1) {
        let mut world = G::determinize(state, knower, seed.wrapping_add(u64::from(i)));
        let mind = Mind { weights, horizon: G::horizon(weights, &world), network: None };
        settle::<G>(mind, &mut world);
        for (seat, (chance, points)) in Seat::all(n_seats as u8).zip(&mut sums) {
            let (won, ahead) = look::<G>(network, mind, &world, seat);
            *chance += won / worlds.max(1) as f32;
            *points += ahead / worlds.max(1) as f32;
        }
    }
    let all: f32 = sums.iter().map(|it| it.0).sum();
    let share = if G::plays_in_common(state) || all <= 0.0 { 1.0 } else { all };
    let odds = |chance: f32| (chance / (1.0 - chance)).ln();
    let told = sums
        .into_iter()
        .map(|(chance, points)| Forecast { odds: odds((chance / share).clamp(1e-4, 1.0 - 1e-4)), points });
    told.collect()
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
    let told = network.calibrated(&features, common);
    (told.chance(), told.points)
}
