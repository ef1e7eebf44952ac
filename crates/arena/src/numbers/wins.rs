//! Victories against what chance would give.

/// A victory in these parts: a share of two to five winners, and what is fair among as many, is a whole number of them.
const PARTS: u64 = 60;

/// Victories of seats at tables of any size, added up.
///
/// A seat's part of the victory is 1, or less if it is shared; fair is 1 by the number of seats. The rate is the one by the
/// other: 1 is what chance gives, whatever the size of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// Seats.
    pub n: u64,
    won: u64,
    fair: u64,
    won_won: u64,
    won_fair: u64,
    fair_fair: u64,
}

impl Wins {
    /// One seat of so many; one of so many winners, or of none.
    pub(super) fn of(seats: u8, winners: Option<u8>) -> Wins {
        let won = winners.map_or(0, |n| PARTS / u64::from(n));
        let fair = PARTS / u64::from(seats);
        Wins { n: 1, won, fair, won_won: won * won, won_fair: won * fair, fair_fair: fair * fair }
    }

    pub(super) fn add(&mut self, other: &Wins) {
        self.n += other.n;
        self.won += other.won;
        self.fair += other.fair;
        self.won_won += other.won_won;
        self.won_fair += other.won_fair;
        self.fair_fair += other.fair_fair;
    }

    /// Victories that would be fair.
    pub fn fair(&self) -> f64 {
        self.fair as f64 / PARTS as f64
    }

    /// Victories beyond so many times what is fair.
    pub fn beyond(&self, rate: f64) -> f64 {
        (self.won as f64 - rate * self.fair as f64) / PARTS as f64
    }

    /// Victories by what is fair; 1 before there is any game.
    pub fn rate(&self) -> f64 {
        if self.fair == 0 { 1.0 } else { self.won as f64 / self.fair as f64 }
    }

    /// The deviation of the number of victories, if so many times what is fair is expected at every table.
    pub fn deviation(&self, rate: f64) -> f64 {
        let [ww, wf, ff] = [self.won_won, self.won_fair, self.fair_fair].map(|sum| sum as f64);
        (ww - 2.0 * rate * wf + rate * rate * ff).max(0.0).sqrt() / PARTS as f64
    }

    /// How far the rate may be off, to either side, with a probability of 95 %.
    pub fn margin(&self) -> f64 {
        if self.fair == 0 { 0.0 } else { 1.96 * self.deviation(self.rate()) / self.fair() }
    }
}
