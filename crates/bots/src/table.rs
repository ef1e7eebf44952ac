//! A table of bots: plays a whole game between them.

use crate::bot::Bot;
use crate::chair::Chair;
use std::time::{Duration, Instant};
use tharsis_kernel::{Game, Seat, SeatSet, Sink};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Match {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Who has won; shared by all of them.
    pub winners: SeatSet,
    /// Decisions made by each seat, with more than one choice.
    pub decisions: Vec<u32>,
    /// Time each seat took for them.
    pub time: Vec<Duration>,
    /// It came to its end.
    pub finished: bool,
}

/// Choices after which a game that does not end is given up; a long game takes a thousand.
pub const CHOICES_MAX: u32 = 20_000;

/// Plays a game to its end or for so many choices, a bot for each seat, telling of every choice.
pub fn play_match<G: Game>(
    state: G::State,
    choices_max: u32,
    bots: &mut [Box<dyn Bot<G>>],
    tell: impl FnMut(&G::State, Seat, G::Choice),
) -> (Match, G::State) {
    play_match_logged(state, choices_max, bots, &mut (), tell)
}

/// The same with the events of the game.
pub fn play_match_logged<G: Game>(
    mut state: G::State,
    choices_max: u32,
    bots: &mut [Box<dyn Bot<G>>],
    log: &mut impl Sink<G::Event>,
    mut tell: impl FnMut(&G::State, Seat, G::Choice),
) -> (Match, G::State) {
    let mut decisions = vec![0; bots.len()];
    let mut time = vec![Duration::ZERO; bots.len()];
    let mut legal = Vec::new();
    for _ in 0..choices_max {
        let Some(seat) = G::asked(&state).iter().next() else { break };
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let choice = if let [only] = legal[..] {
            only
        } else {
            let start = Instant::now();
            let decision = bots[seat.idx()].choose(&Chair::new(&state, seat));
            decisions[seat.idx()] += 1;
            time[seat.idx()] += start.elapsed();
            decision.choice
        };
        tell(&state, seat, choice);
        G::apply(&mut state, seat, choice, log);
    }
    let finished = G::asked(&state).is_empty();
    let result = Match { scores: G::scores(&state), winners: G::winners(&state), decisions, time, finished };
    (result, state)
}
