//! Cards by numbers: what became of every card in many games between equals, and how its owners fared.
//!
//! A game is played by the same bot at every seat, so that nothing but cards and luck tells the seats apart. Of each seat is
//! noted once a game which cards it was offered, took, drew and played; its part of the victory is set against what
//! chance would give, so that tables of two, three and four can be added up ([`Wins`]).
//!
//! All that is counted are whole numbers, added in any order: the same games give the same table on any number of threads.

mod ares;
mod counts;
mod mars;
mod table;
mod watch;
mod wins;

pub use table::{CardNumbers, Partner, Provenance, Table};
pub use wins::Wins;

use crate::entrant::Entrant;
use counts::Counts;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tharsis_bots::{CHOICES_MAX, Knowledge, play_match_logged};
use tharsis_kernel::{CardId, OptionsError, Seat, seed_from_u64};
use watch::Watch;

/// What an event tells of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// A generation or round begins.
    Round(u32),
    /// A seat may take the card, or not.
    Offered(Seat, CardId),
    /// It comes to a seat, chosen or not.
    Came(Seat, CardId),
    /// A seat plays it.
    Played(Seat, CardId),
    /// It changes the rating of a seat.
    Rated(Seat, CardId, i32),
}

/// What a game must tell so that its cards can be counted.
pub trait Counted: Knowledge {
    /// The tables that are played in turn: how many seats, and options in words. Every card of the game comes at one of them.
    const TABLES: &[(u8, &str)];
    /// Cards of the rules that no table of these has.
    const NEVER: &[&str] = &[];

    /// The numbers that come with the program.
    fn shipped() -> &'static Table;
    /// The printed number of every card, by its row.
    fn rows() -> Vec<&'static str>;
    /// What an event tells of cards.
    fn told(event: &Self::Event) -> Option<Told>;
    /// What a card in play gives its owner at the end.
    fn brings(end: &Self::State, seat: Seat, id: CardId) -> i32;
}

/// What is played to be counted.
#[derive(Clone, Debug)]
pub struct Census<G: Knowledge> {
    /// Who sits at every seat.
    pub bot: Entrant,
    /// Its experience.
    pub weights: G::Weights,
    /// How many games.
    pub games: u64,
    /// Seed of the first game; the others follow.
    pub seed: u64,
    /// Games at once.
    pub threads: u16,
}

/// Plays the games and counts, telling of every finished one.
pub fn count<G: Counted<Options: Sync>>(
    census: &Census<G>,
    provenance: Provenance,
    tell: &(dyn Fn() + Sync),
) -> Result<Table, OptionsError> {
    let tables = tables::<G>()?;
    let (next, total) = (AtomicU64::new(0), Mutex::new(Counts::new(G::rows().len())));
    std::thread::scope(|scope| {
        for _ in 0..census.threads {
            scope.spawn(|| {
                let mut counts = Counts::new(G::rows().len());
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= census.games {
                        break;
                    }
                    let (seats, options) = &tables[(game % tables.len() as u64) as usize];
                    play::<G>(census, options, *seats, census.seed + game, &mut counts);
                    tell();
                }
                total.lock().expect("no game panicked").add(&counts);
            });
        }
    });
    Ok(Table::of::<G>(&total.into_inner().expect("no game panicked"), provenance))
}

fn tables<G: Counted>() -> Result<Vec<(u8, G::Options)>, OptionsError> {
    let read = |&(seats, words): &(u8, &str)| {
        let options = words.parse()?;
        G::check_options(&options, seats)?;
        Ok((seats, options))
    };
    G::TABLES.iter().map(read).collect()
}

/// Plays a game and counts it; one that does not end is left out.
fn play<G: Counted>(census: &Census<G>, options: &G::Options, seats: u8, seed: u64, counts: &mut Counts) {
    let mut bots: Vec<_> =
        (0..seats).map(|seat| census.bot.bot::<G>(&census.weights, seed * 31 + u64::from(seat))).collect();
    let mut watch = Watch::<G>::new(seats);
    let state = G::setup_logged(options, seats, seed_from_u64(seed), &mut watch);
    let (result, end) = play_match_logged::<G>(state, CHOICES_MAX, &mut bots, &mut watch, |_, _, _| {});
    if result.finished {
        counts.game(seats, result.winners, &watch.fates, |seat, id| G::brings(&end, seat, id));
    }
}

#[cfg(test)]
mod tests;
