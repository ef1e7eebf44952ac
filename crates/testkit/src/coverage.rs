//! Which cards random games have played, so that the least played ones come first.

use crate::proven::{Deed, Proven};
use std::fmt::Write;
use std::marker::PhantomData;
use tharsis_kernel::CardId;

/// How often each card was played, and each action used.
#[derive(Clone, Debug)]
pub struct Coverage<G> {
    played: Vec<u32>,
    used: Vec<u32>,
    game: PhantomData<fn() -> G>,
}

impl<G: Proven> Default for Coverage<G> {
    fn default() -> Coverage<G> {
        let none = vec![0; G::cards().len()];
        Coverage { played: none.clone(), used: none, game: PhantomData }
    }
}

impl<G: Proven> Coverage<G> {
    /// Notes a choice that was made.
    pub fn note(&mut self, choice: G::Choice) {
        match G::deed(choice) {
            Some(Deed::Played(id)) => self.played[id as usize] += 1,
            Some(Deed::Used(id)) => self.used[id as usize] += 1,
            None => {}
        }
    }

    /// Notes that a corporation came into play.
    pub fn note_corporation(&mut self, id: CardId) {
        self.played[id as usize] += 1;
    }

    /// Adds what another run has seen.
    pub fn merge(&mut self, other: &Coverage<G>) {
        let add = |mine: &mut [u32], theirs: &[u32]| mine.iter_mut().zip(theirs).for_each(|(a, b)| *a += b);
        add(&mut self.played, &other.played);
        add(&mut self.used, &other.used);
    }

    /// How often what a choice does has been seen; `None` for choices that are no card's.
    pub fn seen(&self, choice: G::Choice) -> Option<u32> {
        G::deed(choice).map(|deed| match deed {
            Deed::Played(id) => self.played[id as usize],
            Deed::Used(id) => self.used[id as usize],
        })
    }

    /// The cards never played and the actions never used, for people; empty if there are none.
    pub fn gaps(&self) -> String {
        let mut gaps = String::new();
        for (i, (card, acts)) in G::cards().into_iter().enumerate() {
            if self.played[i] == 0 {
                writeln!(gaps, "{card} was never played").expect("writing to a string");
            }
            if self.used[i] == 0 && acts {
                writeln!(gaps, "{card} was never used").expect("writing to a string");
            }
        }
        gaps
    }
}
