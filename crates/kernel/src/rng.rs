//! Randomness that is the same on every machine and part of the save format.
//!
//! The state holds a 256-bit key and a counter; each use takes a fresh ChaCha8 stream. `below` and `shuffle`
//! are ours because a library may change which values its own give; the vectors below fix them for ever.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// A random stream for one use.
pub type Stream = ChaCha8Rng;

/// The randomness still to come in a game: secret, so no view shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice {
    key: [u8; 32],
    uses: u32,
}

impl Dice {
    /// Dice that have not been used.
    pub const fn new(key: [u8; 32]) -> Dice {
        Dice { key, uses: 0 }
    }

    /// A stream that was never given out before.
    pub fn stream(&mut self) -> Stream {
        let mut stream = ChaCha8Rng::from_seed(self.key);
        stream.set_stream(u64::from(self.uses));
        self.uses += 1;
        stream
    }
}

/// A number from 0 up to, not including, `n`; every one equally likely.
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "nothing to choose from");
    let limit = u32::MAX - (u32::MAX % n + 1) % n;
    loop {
        let value = rng.next_u32();
        if value <= limit {
            return value % n;
        }
    }
}

/// Puts the items into random order (Fisher and Yates, from the end).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        let j = below(rng, i as u32 + 1) as usize;
        items.swap(i, j);
    }
}

/// Stretches a small seed, as people type it, to a whole key.
pub fn seed_from_u64(seed: u64) -> [u8; 32] {
    let mut key = [0; 32];
    let mut x = seed;
    for chunk in key.chunks_exact_mut(8) {
        // SplitMix64: neighbouring seeds give unrelated keys.
        x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = x;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        chunk.copy_from_slice(&(z ^ (z >> 31)).to_le_bytes());
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These values are part of the save format: if this test fails, every record becomes unreadable.
    #[test]
    fn the_shuffle_never_changes() {
        let mut dice = Dice::new(seed_from_u64(1));
        let mut items: Vec<u8> = (0..12).collect();
        shuffle(&mut dice.stream(), &mut items);
        let first = items.clone();
        shuffle(&mut dice.stream(), &mut items);
        assert_eq!(first, [2, 3, 9, 0, 5, 11, 1, 6, 4, 7, 10, 8]);
        assert_eq!(items, [0, 4, 1, 9, 11, 10, 8, 2, 6, 3, 7, 5]);
    }

    #[test]
    fn below_is_in_range_and_reaches_everything() {
        let mut stream = Dice::new([3; 32]).stream();
        let mut seen = [false; 7];
        for _ in 0..1000 {
            seen[below(&mut stream, 7) as usize] = true;
        }
        assert_eq!(seen, [true; 7]);
    }
}
