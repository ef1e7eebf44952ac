//! Which cards random games have played, so that the least played ones come first.

use std::fmt::Write;
use tharsis_kernel::CardId;
use tharsis_mars::{Choice, cards};

/// How often each card was played, and each action used.
#[derive(Clone, Debug)]
pub struct Coverage {
    played: Vec<u32>,
    used: Vec<u32>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage { played: vec![0; cards::N_CARDS], used: vec![0; cards::N_CARDS] }
    }
}

impl Coverage {
    /// Notes a choice that was made.
    pub fn note(&mut self, choice: Choice) {
        match choice {
            Choice::Play(id) => self.played[id as usize] += 1,
            Choice::Act(id, _) => self.used[id as usize] += 1,
            _ => {}
        }
    }

    /// Notes that a corporation came into play.
    pub fn note_corporation(&mut self, id: CardId) {
        self.played[id as usize] += 1;
    }

    /// Adds what another run has seen.
    pub fn merge(&mut self, other: &Coverage) {
        for (mine, theirs) in self.played.iter_mut().zip(&other.played) {
            *mine += theirs;
        }
        for (mine, theirs) in self.used.iter_mut().zip(&other.used) {
            *mine += theirs;
        }
    }

    /// How often what a choice does has been seen; `None` for choices that are no card's.
    pub fn seen(&self, choice: Choice) -> Option<u32> {
        match choice {
            Choice::Play(id) => Some(self.played[id as usize]),
            Choice::Act(id, _) => Some(self.used[id as usize]),
            _ => None,
        }
    }

    /// The cards never played and the actions never used, for people; empty if there are none.
    pub fn gaps(&self) -> String {
        let mut gaps = String::new();
        for (i, card) in cards::CARDS.iter().enumerate() {
            if self.played[i] == 0 {
                writeln!(gaps, "{} {} was never played", card.number, card.name)
                    .expect("writing to a string");
            }
            if self.used[i] == 0 && !card.actions.is_empty() {
                writeln!(gaps, "{} {} was never used", card.number, card.name).expect("writing to a string");
            }
        }
        gaps
    }
}
