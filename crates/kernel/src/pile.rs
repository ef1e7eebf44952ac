//! Decks: drawing from one, and dealing anew what nobody has seen.

use crate::{CardId, CardSet, Dice, Stream, shuffle};
use tinyvec::{Array, ArrayVec};

/// The top card of a deck, which is its last; from the discard pile, shuffled, if none is left, and then `reshuffled`
/// is told. `None` if there is no card left anywhere.
#[inline]
pub fn draw<A: Array<Item: TryFrom<CardId> + Into<CardId>>, const WORDS: usize>(
    deck: &mut ArrayVec<A>,
    discard: &mut CardSet<WORDS>,
    dice: &mut Dice,
    reshuffled: impl FnOnce(),
) -> Option<CardId> {
    if deck.is_empty() && !discard.is_empty() {
        let cards = std::mem::replace(discard, CardSet::EMPTY);
        for id in &cards {
            deck.push(id.try_into().ok().expect("what is discarded came from this deck"));
        }
        shuffle(&mut dice.stream(), deck);
        reshuffled();
    }
    deck.pop().map(Into::into)
}

/// Hidden cards, gathered and shuffled, to be dealt in another way than they really lie.
#[derive(Clone, Debug)]
pub struct Pile(Vec<CardId>);

impl Pile {
    /// A pile of these cards. As a set, so that the order depends on what is unseen, not on where it really lies.
    pub fn shuffled<const WORDS: usize>(cards: &CardSet<WORDS>, stream: &mut Stream) -> Pile {
        let mut cards: Vec<CardId> = cards.iter().collect();
        shuffle(stream, &mut cards);
        Pile(cards)
    }

    /// So many cards; there must be as many.
    pub fn take<const WORDS: usize>(&mut self, n: u32) -> CardSet<WORDS> {
        (0..n).map(|_| self.next_card()).collect()
    }

    /// One card; there must be one.
    pub fn next_card(&mut self) -> CardId {
        self.0.pop().expect("as many cards are dealt as were gathered")
    }
}
