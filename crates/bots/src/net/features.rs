//! What a seat knows of a position, as numbers: most are nothing and are left out.

use super::layout::Block;

/// Numbers of one position at most.
pub const FEATURES_MAX: usize = 1_024;

/// Values are told in this part of 1, so that they are the same on every machine and fit 16 bits.
pub const UNIT: f32 = 1.0 / 64.0;

/// Where amounts of a resource fall: single ones first, then wider and wider.
pub(crate) const BUCKETS: usize = 14;

pub(crate) fn bucket(n: i32) -> usize {
    const FROM: [i32; BUCKETS] = [0, 1, 2, 3, 4, 6, 8, 11, 16, 21, 28, 37, 51, 71];
    FROM.partition_point(|&from| from <= n).max(1) - 1
}

/// The numbers of one position that are not nothing.
#[derive(Clone, Debug)]
pub struct Features {
    n: usize,
    places: [u16; FEATURES_MAX],
    values: [i16; FEATURES_MAX],
}

impl Default for Features {
    fn default() -> Features {
        Features { n: 0, places: [0; FEATURES_MAX], values: [0; FEATURES_MAX] }
    }
}

impl PartialEq for Features {
    fn eq(&self, other: &Features) -> bool {
        self.places() == other.places() && self.values() == other.values()
    }
}

impl Features {
    /// Where they stand in the layout. Some places may be named twice; their values add up.
    #[inline]
    pub fn places(&self) -> &[u16] {
        &self.places[..self.n]
    }

    /// How much of each, in parts (`UNIT`).
    #[inline]
    pub fn values(&self) -> &[i16] {
        &self.values[..self.n]
    }

    /// All numbers, those that are nothing included.
    pub fn dense(&self, out: &mut [f32]) {
        out.fill(0.0);
        for (&place, &value) in self.places().iter().zip(self.values()) {
            out[usize::from(place)] += f32::from(value) * UNIT;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.n = 0;
    }

    /// A number; nothing is left out.
    #[inline]
    pub(crate) fn set(&mut self, block: Block, i: usize, value: f32) {
        // Casts of floats saturate, so nothing wraps around.
        let parts = (value / UNIT).round() as i16;
        if parts != 0 {
            self.places[self.n] = block.nth(i) as u16;
            self.values[self.n] = parts;
            self.n += 1;
        }
    }

    /// Something that is so.
    #[inline]
    pub(crate) fn on(&mut self, block: Block, i: usize) {
        self.places[self.n] = block.nth(i) as u16;
        self.values[self.n] = (1.0 / UNIT) as i16;
        self.n += 1;
    }

    /// Something that may be so.
    #[inline]
    pub(crate) fn on_if(&mut self, block: Block, i: usize, holds: bool) {
        if holds {
            self.on(block, i);
        }
    }
}
