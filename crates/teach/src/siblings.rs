//! Siblings: positions that the choices of one moment lead to. Which of them is better, and by how much, is what choosing needs;
//! what games come to teaches it last.

use crate::positions::Positions;
use std::ops::Range;
use tharsis_bots::net::{N_OUTPUTS, POINTS};

/// Positions by moment, each with how far behind the best of its moment a search found it.
#[derive(Clone, Debug)]
pub struct Siblings<'a> {
    pub(crate) positions: &'a Positions,
    /// Where each moment ends.
    ends: Vec<usize>,
    /// Points ahead by which a game is as good as won.
    spread: f32,
}

impl<'a> Siblings<'a> {
    /// The moments of positions that lie side by side.
    pub fn of(positions: &'a Positions, spread: f32) -> Siblings<'a> {
        let family = |i: usize| (positions.about(i).game, positions.about(i).moment);
        let n = positions.len();
        let ends = (1..=n).filter(|&i| i == n || family(i) != family(i - 1)).collect();
        Siblings { positions, ends, spread }
    }

    /// How many moments there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The positions of a moment.
    pub(crate) fn members(&self, family: usize) -> Range<usize> {
        let from = if family == 0 { 0 } else { self.ends[family - 1] };
        from..self.ends[family]
    }

    /// What a search found, as results are counted.
    pub(crate) fn found(&self, i: usize) -> f32 {
        self.positions.about(i).points / self.spread
    }

    /// The same, as the outputs of a network say it (`Forecast::worth`).
    pub(crate) fn value(&self, outputs: &[f32; N_OUTPUTS], i: usize) -> f32 {
        let at = self.at(i);
        (0.25 * outputs[at] + 0.5 * outputs[at + 1] * POINTS / self.spread).tanh()
    }

    /// An error of the value, led back to the outputs.
    pub(crate) fn back(&self, i: usize, error: f32) -> [f32; N_OUTPUTS] {
        let at = self.at(i);
        let mut back = [0.0; N_OUTPUTS];
        back[at] = 0.25 * error;
        back[at + 1] = 0.5 * POINTS / self.spread * error;
        back
    }

    fn at(&self, i: usize) -> usize {
        2 * usize::from(self.positions.about(i).common)
    }
}
