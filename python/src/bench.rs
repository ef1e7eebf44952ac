//! Whole games in a loop of Rust alone: what environments are measured against.

use crate::error::detached;
use crate::game::{options_text, players_of};
use crate::playable::{Playable, for_game, read_options};
use pyo3::prelude::*;
use rand_pcg::Pcg32;
use std::time::Instant;
use tharsis_kernel::{below, seed_from_u64};

/// Games, those that came to their end, choices, seconds.
type Figures = (u64, u64, u64, f64);

/// Plays one game by uniformly random choices; whether it ended, and how many choices that took.
fn play<G: Playable>(
    options: &G::Options,
    n_seats: u8,
    seed: u64,
    max_choices: u32,
    legal: &mut Vec<G::Choice>,
) -> (bool, u32) {
    let mut state = G::setup(options, n_seats, seed_from_u64(seed));
    let mut rng = Pcg32::new(seed, 0xBE7C);
    for choices in 0..max_choices {
        let Some(seat) = G::asked(&state).iter().next() else { return (true, choices) };
        legal.clear();
        G::legal(&state, seat, legal);
        let choice =
            if let [only] = legal[..] { only } else { legal[below(&mut rng, legal.len() as u32) as usize] };
        G::apply(&mut state, seat, choice, &mut ());
    }
    (G::asked(&state).is_empty(), max_choices)
}

/// Plays so many games, each of which tells whether it ended and how many choices were made.
fn counted(games: u64, mut play: impl FnMut(u64) -> (bool, u32)) -> Figures {
    let (mut finished, mut choices) = (0, 0);
    let start = Instant::now();
    for i in 0..games {
        let (ended, made) = play(i);
        finished += u64::from(ended);
        choices += u64::from(made);
    }
    (games, finished, choices, start.elapsed().as_secs_f64())
}

/// Plays whole games by uniformly random choices, on one core, without Python: how many were played, how many of them came to
/// their end before ``max_choices``, how many choices and seconds that took.
#[pyfunction]
#[pyo3(signature = (game = "mars", games = 1000, players = 2, options = None, seed = 0, max_choices = tharsis_bots::CHOICES_MAX))]
pub(crate) fn random_games(
    py: Python<'_>,
    game: &str,
    games: u64,
    players: i64,
    options: Option<&Bound<'_, PyAny>>,
    seed: u64,
    max_choices: u32,
) -> PyResult<Figures> {
    let (options, n_seats) = (options_text(options)?, players_of(players)?);
    let figures = detached(py, || {
        for_game!(game, G => {
            let options = read_options::<G>(options.as_deref(), n_seats)?;
            let mut legal = Vec::new();
            Ok(counted(games, |i| play::<G>(&options, n_seats, seed.wrapping_add(i), max_choices, &mut legal)))
        })
    });
    Ok(figures?)
}

/// The same by the policy with which the engine's speed is measured elsewhere: random, but it brings games to their end.
#[pyfunction]
#[pyo3(signature = (game = "mars", games = 1000, players = 2, options = None, seed = 0))]
pub(crate) fn reference_games(
    py: Python<'_>,
    game: &str,
    games: u64,
    players: i64,
    options: Option<&Bound<'_, PyAny>>,
    seed: u64,
) -> PyResult<Figures> {
    let (options, n_seats) = (options_text(options)?, players_of(players)?);
    let figures = detached(py, || {
        for_game!(game, G => {
            let options = read_options::<G>(options.as_deref(), n_seats)?;
            Ok(counted(games, |i| {
                let outcome = <G as Playable>::reference_game(&options, n_seats, seed.wrapping_add(i));
                (outcome.finished, outcome.decisions)
            }))
        })
    });
    Ok(figures?)
}
