//! Places at the table and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0. "Clockwise" is increasing, wrapping round (M1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// As an index into an array of players.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, in order.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats).map(Seat)
    }

    /// All seats once, clockwise, beginning with this one.
    pub fn clockwise(self, n_seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..n_seats).map(move |i| Seat((self.0 + i) % n_seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.add(seat);
        }
        set
    }
}
