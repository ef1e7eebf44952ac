//! Sets of cards as bits: a hand, a tableau, a discard pile.

use serde::{Deserialize, Serialize};

/// A row of a game's card table. People and saved files use the printed number instead.
pub type CardId = u16;

const WORDS: usize = 5;
/// Card ids are below this.
pub const CARD_SET_SIZE: usize = WORDS * 64;

/// A set of cards. Five words hold every card of either game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; WORDS]);

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: CardId) {
        self.0[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(&self, card: CardId) -> bool {
        self.0[card as usize / 64] >> (card % 64) & 1 == 1
    }

    /// The set with one card more, for constants.
    pub const fn with(mut self, card: CardId) -> CardSet {
        self.add(card);
        self
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        let mut n = 0;
        let mut i = 0;
        while i < WORDS {
            n += self.0[i].count_ones();
            i += 1;
        }
        n
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Cards in both.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: &CardSet) -> CardSet {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word &= theirs;
        }
        self
    }

    /// Cards in either.
    #[inline]
    #[must_use]
    pub fn or(mut self, other: &CardSet) -> CardSet {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word |= theirs;
        }
        self
    }

    /// Cards here but not there.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: &CardSet) -> CardSet {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word &= !theirs;
        }
        self
    }

    /// How many cards are in both, without building the set.
    #[inline]
    pub fn count_in(&self, other: &CardSet) -> u32 {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones()).sum()
    }

    /// Whether any card is in both.
    #[inline]
    pub fn meets(&self, other: &CardSet) -> bool {
        // All words at once: cheaper than a branch for each.
        self.0.iter().zip(&other.0).fold(0, |both, (a, b)| both | a & b) != 0
    }

    /// The cards with at least this id.
    #[inline]
    #[must_use]
    pub fn from(mut self, id: CardId) -> CardSet {
        let (word, bit) = (id as usize / 64, id % 64);
        for (i, bits) in self.0.iter_mut().enumerate() {
            match i.cmp(&word) {
                std::cmp::Ordering::Less => *bits = 0,
                std::cmp::Ordering::Equal => *bits &= u64::MAX << bit,
                std::cmp::Ordering::Greater => {}
            }
        }
        self
    }

    /// The highest card.
    pub fn last(&self) -> Option<CardId> {
        let word = (0..WORDS).rev().find(|&i| self.0[i] != 0)?;
        Some((word * 64 + 63 - self.0[word].leading_zeros() as usize) as CardId)
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(&self) -> Cards {
        Cards { words: self.0, word: 0 }
    }
}

/// Iterator over a [`CardSet`], ascending.
#[derive(Clone, Debug)]
pub struct Cards {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Cards {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.word < WORDS {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some((self.word * 64 + bit) as CardId);
            }
            self.word += 1;
        }
        None
    }
}

impl IntoIterator for &CardSet {
    type Item = CardId;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_its_cards_in_order() {
        let set: CardSet = [300, 0, 63, 64, 319].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 300, 319]);
        assert_eq!((set.len(), set.last()), (5, Some(319)));
        assert_eq!(CardSet::EMPTY.last(), None);
    }

    #[test]
    fn set_operations_agree_with_membership() {
        let a: CardSet = [1, 2, 200].into_iter().collect();
        let b: CardSet = [2, 200, 201].into_iter().collect();
        assert_eq!(a.and(&b).iter().collect::<Vec<_>>(), [2, 200]);
        assert_eq!(a.or(&b).iter().collect::<Vec<_>>(), [1, 2, 200, 201]);
        assert_eq!(a.without(&b).iter().collect::<Vec<_>>(), [1]);
        assert_eq!((a.count_in(&b), a.meets(&b)), (2, true));
        assert!(!CardSet::EMPTY.with(5).meets(&a));
        assert_eq!(b.from(200).iter().collect::<Vec<_>>(), [200, 201]);
        assert_eq!((b.from(0), b.from(202)), (b, CardSet::EMPTY));
    }
}
