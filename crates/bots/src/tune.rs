//! Fitting weights by self-play: simultaneous perturbation. Each round plays the weights nudged one way against
//! the weights nudged the other way, on the same deals with seats swapped, and moves towards the winner.

use crate::bot::Bot;
use crate::experience::{Experience, Weights};
use crate::knowledge::Knowledge;
use crate::steady::Steady;
use crate::table::play_match;
use rand_pcg::Pcg32;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use tharsis_kernel::{Seat, below, seed_from_u64};

/// Choices after which a game is judged as it stands: nudged weights may never end it.
const CHOICES_FITTED: u32 = 2_000;

/// Parts of a win in which leads are added up.
const PARTS: f32 = 1_000_000.0;

/// How a fit is run.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Rounds.
    pub rounds: u32,
    /// Deals in a round; each is played once for every seat.
    pub deals: u64,
    /// How many play.
    pub n_seats: u8,
    /// How far weights are nudged, as a share of themselves.
    pub nudge: f32,
    /// How far they move for a whole win, in nudges.
    pub step: f32,
    /// Games at once.
    pub threads: u16,
    /// Seed of deals and nudges.
    pub seed: u64,
}

/// A game whose weights can be fitted.
pub trait Tunable: Knowledge {
    /// What the end of a game that all win or lose together is worth, at most 1.
    fn common_result(state: &Self::State) -> f32;
}

/// Fits weights, telling after each round how the values stand and how far apart the two sides were.
pub fn tune<G: Tunable>(
    options: &G::Options,
    start: &[f32],
    tuning: &Tuning,
    mut tell: impl FnMut(u32, &[f32], f32),
) -> Vec<f32>
where
    G::Options: Sync,
{
    let mut rng = Pcg32::new(tuning.seed, 0x7E57);
    let mut logs: Vec<f32> = start.iter().map(|value| value.max(1e-4).ln()).collect();
    let mut mean = vec![0.0; logs.len()];
    let settle = tuning.rounds / 2;
    for round in 0..tuning.rounds {
        let fade = 1.0 / (1.0 + 2.0 * round as f32 / tuning.rounds as f32);
        let signs: Vec<f32> = logs.iter().map(|_| if below(&mut rng, 2) == 0 { 1.0 } else { -1.0 }).collect();
        let nudged = |way: f32| -> Vec<f32> {
            logs.iter()
                .zip(&signs)
                .map(|(log, sign)| (log + way * sign * tuning.nudge * fade).exp())
                .collect()
        };
        let sides = [1.0, -1.0].map(|way| G::Weights::of(Weights::from_values(&nudged(way))));
        let lead = compare::<G>(options, &sides, tuning, u64::from(round) * tuning.deals);
        for (log, sign) in logs.iter_mut().zip(&signs) {
            *log += lead * sign * tuning.nudge * tuning.step * fade;
        }
        if round >= settle {
            mean.iter_mut().zip(&logs).for_each(|(mean, log)| *mean += log / (tuning.rounds - settle) as f32);
        }
        let values: Vec<f32> = logs.iter().map(|log| log.exp()).collect();
        tell(round, &values, lead);
    }
    mean.iter().map(|log| log.exp()).collect()
}

/// How far the first side leads, from -1 to 1.
fn compare<G: Tunable>(options: &G::Options, sides: &[G::Weights; 2], tuning: &Tuning, first: u64) -> f32
where
    G::Options: Sync,
{
    // Whole numbers, so that the sum does not depend on which thread was first.
    let (next, total) = (AtomicU64::new(0), AtomicI64::new(0));
    // Where all win together the two sides play the same deals, each by itself.
    let turns = if G::is_common(options, tuning.n_seats) { 2 } else { u64::from(tuning.n_seats) };
    let games = tuning.deals * turns;
    std::thread::scope(|scope| {
        for _ in 0..tuning.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let deal = tuning.seed ^ (first + game / turns).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                    let lead = play::<G>(options, sides, tuning.n_seats, deal, (game % turns) as u8);
                    total.fetch_add((lead * PARTS) as i64, Ordering::Relaxed);
                }
            });
        }
    });
    total.into_inner() as f32 / PARTS / games as f32
}

/// One game: side 0 on one seat against side 1 on the others, or alternating; the lead of side 0.
fn play<G: Tunable>(options: &G::Options, sides: &[G::Weights; 2], n_seats: u8, deal: u64, turn: u8) -> f32 {
    let state = G::setup(options, n_seats, seed_from_u64(deal));
    let common = G::is_common(options, n_seats);
    let side_of = |seat: u8| usize::from(if common { turn == 1 } else { (seat + turn) % 2 == 1 });
    let bot = |seat: u8| -> Box<dyn Bot<G>> {
        let weights = sides[side_of(seat)].clone();
        Box::new(Steady::<G>::new(weights, deal ^ u64::from(seat)))
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..n_seats).map(bot).collect();
    let (result, end) = play_match::<G>(state, CHOICES_FITTED, &mut bots, |_, _, _| {});
    if common {
        return if side_of(0) == 0 { G::common_result(&end) } else { -G::common_result(&end) };
    }
    let mut lead = 0.0;
    for seat in 0..n_seats {
        let share = if result.winners.has(Seat(seat)) { 1.0 / f32::from(result.winners.len()) } else { 0.0 };
        lead += if side_of(seat) == 0 { share } else { -share };
    }
    // Margins tell more than wins alone.
    let mean = |side: usize| {
        let scores =
            (0..n_seats).filter(|&seat| side_of(seat) == side).map(|seat| result.scores[seat as usize]);
        scores.clone().sum::<i32>() as f32 / scores.count().max(1) as f32
    };
    0.5 * lead + 0.5 * ((mean(0) - mean(1)) / 25.0).tanh()
}
