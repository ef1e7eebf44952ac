//! How global events count (T22): a capped number, influence added or taken off, never below zero.

use crate::card::Count;
use crate::vocabulary::Tag;

/// Of what an event counts, so much counts at most.
pub const TALLY_MAX: u8 = 5;

/// A counted number: `(min(count, at_most) ± influence) / share`, never below zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted.
    pub count: Count,
    /// How much of it counts at most, if there is a limit.
    pub at_most: Option<u8>,
    /// What the player's influence does.
    pub influence: Influence,
    /// How many make one.
    pub share: u8,
}

/// What influence does to a tally.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Influence {
    /// Nothing.
    Ignored,
    /// It counts, too.
    Added,
    /// It is taken off.
    TakenOff,
}

impl Tally {
    /// The count alone.
    pub const fn of(count: Count) -> Tally {
        Tally { count, at_most: None, influence: Influence::Ignored, share: 1 }
    }

    /// Influence alone.
    pub const fn influence() -> Tally {
        Tally::of(Count::Just(0)).and_influence()
    }

    /// The count, five at most.
    pub const fn capped(self) -> Tally {
        Tally { at_most: Some(TALLY_MAX), ..self }
    }

    /// And influence.
    pub const fn and_influence(self) -> Tally {
        Tally { influence: Influence::Added, ..self }
    }

    /// Less influence.
    pub const fn less_influence(self) -> Tally {
        Tally { influence: Influence::TakenOff, ..self }
    }

    /// One for every so many.
    pub const fn every(self, share: u8) -> Tally {
        Tally { share, ..self }
    }

    /// Whether it is influence and nothing else.
    pub fn is_influence(self) -> bool {
        self == Tally::influence()
    }
}

/// What the players are ranked by, and what the places bring. A tie for first leaves no second.
#[derive(PartialEq, Eq, Debug)]
pub struct Ranking {
    /// What is counted, besides influence.
    pub counts: &'static [Count],
    /// Terraform rating of the first.
    pub first: i8,
    /// Terraform rating of the second.
    pub second: i8,
    /// Whether a player with nothing has a place.
    pub with_nothing: bool,
    /// Alone: terraform rating from so much on, the best first.
    pub solo: &'static [(u8, i8)],
}

/// Kinds of tags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagSet(u16);

impl TagSet {
    /// These.
    pub const fn of(tags: &[Tag]) -> TagSet {
        let mut set = 0;
        let mut i = 0;
        while i < tags.len() {
            set |= 1 << tags[i] as u16;
            i += 1;
        }
        TagSet(set)
    }

    /// They, in the order of the tags.
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let tag = Tag::ALL.get(bits.trailing_zeros() as usize).copied()?;
            bits &= bits - 1;
            Some(tag)
        })
    }
}
