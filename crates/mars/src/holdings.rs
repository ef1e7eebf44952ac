//! Resources on cards (M12). Few cards hold any, so only those have a place in the state.

use crate::cards::{CARDS, N_CARDS};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// How many cards hold resources.
const N_HOLDERS: usize = {
    let (mut n, mut i) = (0, 0);
    while i < N_CARDS {
        n += CARDS[i].holds.is_some() as usize;
        i += 1;
    }
    n
};

/// For each card its place among those that hold resources; the last place stands for all others.
static PLACE: [u8; N_CARDS] = {
    let mut places = [N_HOLDERS as u8; N_CARDS];
    let (mut n, mut i) = (0, 0);
    while i < N_CARDS {
        if CARDS[i].holds.is_some() {
            places[i] = n;
            n += 1;
        }
        i += 1;
    }
    places
};
const _: () = assert!(N_HOLDERS < u8::MAX as usize);

/// What lies on each card, by `CardId`; nothing on cards that hold nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings([u8; N_HOLDERS + 1]);

impl Default for Holdings {
    fn default() -> Holdings {
        Holdings([0; N_HOLDERS + 1])
    }
}

impl Index<usize> for Holdings {
    type Output = u8;
    #[inline]
    fn index(&self, card: usize) -> &u8 {
        &self.0[usize::from(PLACE[card])]
    }
}

impl IndexMut<usize> for Holdings {
    #[inline]
    fn index_mut(&mut self, card: usize) -> &mut u8 {
        debug_assert!(usize::from(PLACE[card]) < N_HOLDERS, "nothing lies on {}", CARDS[card].name);
        &mut self.0[usize::from(PLACE[card])]
    }
}

impl Serialize for Holdings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..N_HOLDERS].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Holdings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Holdings, D::Error> {
        let saved = Vec::<u8>::deserialize(deserializer)?;
        if saved.len() != N_HOLDERS {
            let found = saved.len();
            return Err(serde::de::Error::custom(format!("{found} counters, expected {N_HOLDERS}")));
        }
        let mut all = Holdings::default();
        all.0[..N_HOLDERS].copy_from_slice(&saved);
        Ok(all)
    }
}
