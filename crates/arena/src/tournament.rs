//! Playing a tournament. Every deal is played as often as there are seats, the bots moving one seat on each time, so
//! that each bot holds each seat's cards once and luck of the deal cancels out.

use crate::entrant::Entrant;
use crate::result::{GameRecord, Standing};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tharsis_bots::{CHOICES_MAX, Knowledge, play_match};
use tharsis_kernel::{Seat, seed_from_u64};
use thiserror::Error;

/// What is played.
#[derive(Clone, Debug)]
pub struct Tournament<G: Knowledge> {
    /// The variant.
    pub options: G::Options,
    /// The bots, one for each seat.
    pub bots: Vec<Entrant>,
    /// Their experience.
    pub weights: G::Weights,
    /// Deals; each is played once for every seat.
    pub deals: u64,
    /// Seed of the first deal.
    pub seed: u64,
    /// Games at once.
    pub threads: u16,
}

/// Why bots cannot be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SeatingError {
    /// There is none.
    #[error("at least one bot is needed")]
    NoBot,
    /// More bots than seats.
    #[error("{bots} bots for {n_seats} seats")]
    TooMany {
        /// So many bots.
        bots: usize,
        /// So many seats.
        n_seats: u8,
    },
}

impl<G: Knowledge> Tournament<G> {
    /// Fills the table: if fewer bots than seats are named, the last one takes the seats left over.
    pub fn fill(mut bots: Vec<Entrant>, n_seats: u8) -> Result<Vec<Entrant>, SeatingError> {
        let last = bots.last().cloned().ok_or(SeatingError::NoBot)?;
        if bots.len() > usize::from(n_seats) {
            return Err(SeatingError::TooMany { bots: bots.len(), n_seats });
        }
        bots.resize(usize::from(n_seats), last);
        Ok(bots)
    }

    /// How many games that makes.
    pub fn games(&self) -> u64 {
        self.deals * self.bots.len() as u64
    }
}

/// Plays a tournament, telling of every finished game.
pub fn play<G: Knowledge>(tournament: &Tournament<G>, tell: &(dyn Fn() + Sync)) -> Standing
where
    G::Options: Sync,
{
    let next = AtomicU64::new(0);
    let records: Mutex<Vec<(u64, GameRecord)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..tournament.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= tournament.games() {
                        break;
                    }
                    let record = play_game(tournament, game);
                    records.lock().expect("no game panicked").push((game, record));
                    tell();
                }
            });
        }
    });
    let mut records = records.into_inner().expect("no game panicked");
    // Ratings depend on the order of games; threads must not.
    records.sort_by_key(|(game, _)| *game);
    let names: Vec<String> = tournament.bots.iter().map(Entrant::name).collect();
    Standing::of(&names, records.into_iter().map(|(_, record)| record))
}

fn play_game<G: Knowledge>(tournament: &Tournament<G>, game: u64) -> GameRecord {
    let n_seats = tournament.bots.len();
    let (deal, turn) = (game / n_seats as u64, (game % n_seats as u64) as usize);
    let seed = tournament.seed + deal;
    let at_seat = |seat: usize| (seat + turn) % n_seats;
    let mut bots: Vec<_> = (0..n_seats)
        .map(|seat| {
            tournament.bots[at_seat(seat)].bot::<G>(&tournament.weights, seed * 31 + at_seat(seat) as u64)
        })
        .collect();
    let state = G::setup(&tournament.options, n_seats as u8, seed_from_u64(seed));
    let (result, end) = play_match::<G>(state, CHOICES_MAX, &mut bots, |_, _, _| {});
    let common = G::is_common(&tournament.options, n_seats as u8);
    let by_bot = |bot: usize| (bot + n_seats - turn) % n_seats;
    GameRecord {
        rounds: G::rounds(&end),
        finished: result.finished,
        scores: (0..n_seats).map(|bot| result.scores[by_bot(bot)]).collect(),
        shares: (0..n_seats)
            .map(|bot| {
                let won = result.winners.has(Seat(by_bot(bot) as u8));
                // A victory over each other is shared, one together is not.
                let share = if common { 1.0 } else { 1.0 / f64::from(result.winners.len()) };
                if won { share } else { 0.0 }
            })
            .collect(),
        decisions: (0..n_seats).map(|bot| result.decisions[by_bot(bot)]).collect(),
        seconds: (0..n_seats).map(|bot| result.time[by_bot(bot)].as_secs_f64()).collect(),
    }
}
