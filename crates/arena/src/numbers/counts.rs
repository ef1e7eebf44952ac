//! What is counted: for each card, and for each two cards that one player played.

use super::watch::Fate;
use super::wins::Wins;
use tharsis_kernel::{CardId, Seat, SeatSet};

/// Of one card, over all seats of all games.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    pub(super) offered: u64,
    pub(super) kept: u64,
    pub(super) drawn: u64,
    /// The rounds in which it was played, added up.
    pub(super) rounds: u64,
    /// What it gave at the end, where it was played.
    pub(super) points: i64,
    /// Steps of rating it brought, where it was played.
    pub(super) rating: i64,
    /// Of those who had it.
    pub(super) held: Wins,
    /// Of those who played it.
    pub(super) played: Wins,
}

/// Of all cards.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) seats: u64,
    pub(super) cards: Vec<Count>,
    /// Of those who played both: the lower card's row after row, each as long as its number.
    pairs: Vec<Wins>,
}

impl Counts {
    pub(super) fn new(cards: usize) -> Counts {
        let pairs = vec![Wins::default(); cards * cards.saturating_sub(1) / 2];
        Counts { games: 0, seats: 0, cards: vec![Count::default(); cards], pairs }
    }

    /// Where two different cards stand.
    fn at(one: usize, other: usize) -> usize {
        let (low, high) = (one.min(other), one.max(other));
        high * (high - 1) / 2 + low
    }

    pub(super) fn pair(&self, one: usize, other: usize) -> &Wins {
        &self.pairs[Counts::at(one, other)]
    }

    /// Counts a game that is over.
    pub(super) fn game(
        &mut self,
        seats: u8,
        winners: SeatSet,
        fates: &[Vec<Fate>],
        points: impl Fn(Seat, CardId) -> i32,
    ) {
        self.games += 1;
        self.seats += u64::from(seats);
        for (fates, seat) in fates.iter().zip((0..).map(Seat)) {
            let wins = Wins::of(seats, winners.has(seat).then_some(winners.len()));
            self.seat(&wins, fates, |id| points(seat, id));
        }
    }

    fn seat(&mut self, wins: &Wins, fates: &[Fate], points: impl Fn(CardId) -> i32) {
        let mut played = Vec::new();
        for (row, (fate, count)) in fates.iter().zip(&mut self.cards).enumerate() {
            count.offered += u64::from(fate.offered);
            count.kept += u64::from(fate.kept);
            count.drawn += u64::from(fate.drawn);
            if fate.held() {
                count.held.add(wins);
            }
            if let Some(round) = fate.played {
                count.rounds += u64::from(round);
                count.points += i64::from(points(row as CardId));
                count.rating += i64::from(fate.rating);
                count.played.add(wins);
                played.push(row);
            }
        }
        for (i, &high) in played.iter().enumerate() {
            for &low in &played[..i] {
                self.pairs[Counts::at(low, high)].add(wins);
            }
        }
    }

    pub(super) fn add(&mut self, other: &Counts) {
        self.games += other.games;
        self.seats += other.seats;
        for (mine, its) in self.cards.iter_mut().zip(&other.cards) {
            mine.offered += its.offered;
            mine.kept += its.kept;
            mine.drawn += its.drawn;
            mine.rounds += its.rounds;
            mine.points += its.points;
            mine.rating += its.rating;
            mine.held.add(&its.held);
            mine.played.add(&its.played);
        }
        for (mine, its) in self.pairs.iter_mut().zip(&other.pairs) {
            mine.add(its);
        }
    }
}
