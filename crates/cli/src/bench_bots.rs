//! The figures of the bots: speed of the search, cost of a decision, how the budget is kept.

use serde::Serialize;
use std::time::{Duration, Instant};
use tharsis_bots::mars;
use tharsis_bots::net::Features;
use tharsis_bots::{Bot, Budget, Chair, Experience, Expert, Knowledge, Level, Limit, Steady, play_match};
use tharsis_kernel::{Game, seed_from_u64};
use tharsis_mars::{Mars, Options, Question, State};

/// Positions from games between steady bots that are measured.
const POSITIONS: usize = 40;

#[derive(Serialize)]
pub(crate) struct BotFigures {
    pub(crate) steady_us: f64,
    pub(crate) sharp_us: f64,
    /// What a seat knows of a position, as numbers for the network.
    pub(crate) features_us: f64,
    /// The network's forecast of such numbers.
    pub(crate) network_us: f64,
    pub(crate) search_per_second_10: f64,
    pub(crate) search_per_second_whole: f64,
    pub(crate) budget_ms: f64,
    pub(crate) budget_used_mean_ms: f64,
    pub(crate) budget_used_max_ms: f64,
    pub(crate) clear_share: f64,
}

pub(crate) fn measure(options: &Options) -> BotFigures {
    let positions = positions(options);
    let experience = mars::Experience::fitted();
    let network = Mars::network().expect("the network of the program");
    let mut steady: Steady<Mars> = Steady::new(experience, 1);
    let mut sharp = Steady::new(experience, 1).with_network(network.clone());
    let steady_us = each_us(&positions, |state| steady.choose(&chair(state)));
    let sharp_us = each_us(&positions, |state| sharp.choose(&chair(state)));
    let tell = |state: &State| {
        let mut features = Features::default();
        Mars::features(&experience, state, chair(state).seat(), None, &mut features);
        features
    };
    let told: Vec<Features> = positions.iter().map(tell).collect();
    let features_us = each_us(&positions, tell);
    let network_us = each_us(&told, |features| network.forecast(features, false));
    let budget = Duration::from_millis(100);
    let kept: Vec<(f64, bool)> = positions.iter().map(|state| spend(state, budget)).collect();
    BotFigures {
        steady_us,
        sharp_us,
        features_us,
        network_us,
        search_per_second_10: speed(&positions, Some(10)),
        search_per_second_whole: speed(&positions, None),
        budget_ms: budget.as_secs_f64() * 1e3,
        budget_used_mean_ms: kept.iter().map(|(ms, _)| ms).sum::<f64>() / kept.len() as f64,
        budget_used_max_ms: kept.iter().map(|(ms, _)| *ms).fold(0.0, f64::max),
        clear_share: kept.iter().filter(|(_, clear)| *clear).count() as f64 / kept.len() as f64,
    }
}

/// Microseconds for each of these.
fn each_us<T, R>(all: &[T], mut work: impl FnMut(&T) -> R) -> f64 {
    const AGAIN: usize = 20;
    let start = Instant::now();
    for _ in 0..AGAIN {
        for it in all {
            std::hint::black_box(work(std::hint::black_box(it)));
        }
    }
    start.elapsed().as_secs_f64() * 1e6 / (all.len() * AGAIN) as f64
}

fn chair(state: &State) -> Chair<'_, Mars> {
    Chair::new(state, state.asked().iter().next().expect("a turn"))
}

/// Turns with several choices, spread over games.
fn positions(options: &Options) -> Vec<State> {
    let experience = mars::Experience::fitted();
    let mut found = Vec::new();
    for seed in 0.. {
        let mut bots = [0, 1].map(|i| Level::Steady.bot::<Mars>(&experience, seed + i));
        let mut turns = 0;
        let state = Mars::setup(options, 2, seed_from_u64(seed));
        play_match::<Mars>(state, 2_000, &mut bots, |state, seat, _| {
            if state.question(seat) == Some(Question::Turn) {
                turns += 1;
                if turns % 25 == 0 && found.len() < POSITIONS {
                    found.push(state.clone());
                }
            }
        });
        if found.len() >= POSITIONS {
            break;
        }
    }
    found
}

/// Lines of play a second on one core.
fn speed(positions: &[State], rollout: Option<u32>) -> f64 {
    let budget = Budget { limit: Limit::Iterations(400), threads: 1 };
    let (mut iterations, mut seconds) = (0u64, 0.0);
    for state in positions {
        let mut expert: Expert<Mars> = Expert::new(mars::Experience::fitted(), budget, 1);
        if let Some(choices) = rollout {
            expert = expert.with_rollouts(choices);
        }
        let start = Instant::now();
        iterations += u64::from(expert.choose(&chair(state)).iterations);
        seconds += start.elapsed().as_secs_f64();
    }
    iterations as f64 / seconds
}

/// Time used of a budget, in ms, and whether the choice was clear.
fn spend(state: &State, time: Duration) -> (f64, bool) {
    let budget = Budget { limit: Limit::Time(time), threads: 1 };
    let mut expert: Expert<Mars> = Expert::new(mars::Experience::fitted(), budget, 1);
    let start = Instant::now();
    let decision = expert.choose(&chair(state));
    (start.elapsed().as_secs_f64() * 1e3, decision.clear)
}
