//! Sets of cards as bits: a hand, a tableau, a discard pile.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A row of a game's card table. People and saved files use the printed number instead.
pub type CardId = u16;

/// How many words a set of so many cards takes: each game has sets of its own size.
pub const fn words_for(cards: usize) -> usize {
    cards.div_ceil(64)
}

/// Words that are counted without a look whether they are empty: tables begin with the cards of the base game.
const LOW: usize = 4;

/// A set of cards of a game, in as many words as its table needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for CardSet<WORDS> {
    fn default() -> Self {
        CardSet::EMPTY
    }
}

impl<const WORDS: usize> Serialize for CardSet<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut words = serializer.serialize_tuple(WORDS)?;
        self.0.iter().try_for_each(|word| words.serialize_element(word))?;
        words.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for CardSet<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words<const WORDS: usize>;
        impl<'de, const WORDS: usize> Visitor<'de> for Words<WORDS> {
            type Value = CardSet<WORDS>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{WORDS} words of a set of cards")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut words: A) -> Result<Self::Value, A::Error> {
                let mut set = CardSet::EMPTY;
                for (i, word) in set.0.iter_mut().enumerate() {
                    *word = words.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                Ok(set)
            }
        }
        deserializer.deserialize_tuple(WORDS, Words)
    }
}

impl<const WORDS: usize> CardSet<WORDS> {
    /// No card.
    pub const EMPTY: CardSet<WORDS> = CardSet([0; WORDS]);

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
    #[inline(always)]
    pub const fn has(&self, card: CardId) -> bool {
        self.0[card as usize / 64] >> (card % 64) & 1 == 1
    }

    /// The set with one card more, for constants.
    pub const fn with(mut self, card: CardId) -> CardSet<WORDS> {
        self.add(card);
        self
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        let mut n = 0;
        let mut i = 0;
        while i < WORDS {
            // Later words are of expansions and mostly empty: seen sooner than counted.
            if i < LOW || self.0[i] != 0 {
                n += self.0[i].count_ones();
            }
            i += 1;
        }
        n
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Cards in both.
    #[inline(always)]
    #[must_use]
    pub fn and(mut self, other: &CardSet<WORDS>) -> CardSet<WORDS> {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word &= theirs;
        }
        self
    }

    /// Cards in either.
    #[inline(always)]
    #[must_use]
    pub fn or(mut self, other: &CardSet<WORDS>) -> CardSet<WORDS> {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word |= theirs;
        }
        self
    }

    /// Cards here but not there.
    #[inline(always)]
    #[must_use]
    pub fn without(mut self, other: &CardSet<WORDS>) -> CardSet<WORDS> {
        for (word, theirs) in self.0.iter_mut().zip(&other.0) {
            *word &= !theirs;
        }
        self
    }

    /// How many cards are in both, without building the set.
    #[inline(always)]
    pub fn count_in(&self, other: &CardSet<WORDS>) -> u32 {
        let (low, high) = self.0.split_at(LOW.min(WORDS));
        let (theirs_low, theirs_high) = other.0.split_at(LOW.min(WORDS));
        let mut n = 0;
        for (a, b) in low.iter().zip(theirs_low) {
            n += (a & b).count_ones();
        }
        if high.iter().zip(theirs_high).fold(0, |both, (a, b)| both | a & b) != 0 {
            n += high.iter().zip(theirs_high).map(|(a, b)| (a & b).count_ones()).sum::<u32>();
        }
        n
    }

    /// Whether any card is in both.
    #[inline(always)]
    pub fn meets(&self, other: &CardSet<WORDS>) -> bool {
        // All words at once: cheaper than a branch for each.
        self.0.iter().zip(&other.0).fold(0, |both, (a, b)| both | a & b) != 0
    }

    /// The cards with at least this id.
    #[inline]
    #[must_use]
    pub fn from(mut self, id: CardId) -> CardSet<WORDS> {
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
    pub fn iter(&self) -> Cards<WORDS> {
        Cards { words: self.0, word: 0 }
    }
}

/// Iterator over a [`CardSet`], ascending.
#[derive(Clone, Debug)]
pub struct Cards<const WORDS: usize> {
    words: [u64; WORDS],
    word: usize,
}

impl<const WORDS: usize> Iterator for Cards<WORDS> {
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

impl<const WORDS: usize> IntoIterator for &CardSet<WORDS> {
    type Item = CardId;
    type IntoIter = Cards<WORDS>;
    fn into_iter(self) -> Cards<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> FromIterator<CardId> for CardSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet<WORDS> {
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

    type CardSet = super::CardSet<5>;

    #[test]
    fn every_card_of_a_table_has_its_bit() {
        assert_eq!([1, 64, 65, 296, 320, 321].map(words_for), [1, 1, 2, 5, 5, 6]);
    }

    #[test]
    fn a_set_is_saved_as_its_words() {
        let set: CardSet = [0, 319].into_iter().collect();
        let saved = postcard::to_allocvec(&set).expect("plain data");
        assert_eq!(postcard::from_bytes(&saved), Ok(set));
        assert!(postcard::from_bytes::<CardSet>(&saved[..3]).is_err());
    }

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
