//! A game with its past: any earlier question can be gone back to.

use crate::{Game, Illegal, Record, Seat, Sink};

/// A state is kept after so many choices, so that going back replays few of them.
const SNAPSHOT_INTERVAL: usize = 64;

/// A game in progress that can be undone to any earlier question.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    record: Record<G>,
    state: G::State,
    /// The states after 0, 64, 128 … choices.
    snapshots: Vec<G::State>,
}

impl<G: Game> History<G> {
    /// A new game.
    pub fn new(options: G::Options, n_seats: u8, seed: [u8; 32]) -> History<G> {
        let state = G::setup(&options, n_seats, seed);
        History { record: Record::new(options, n_seats, seed), snapshots: vec![state.clone()], state }
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Makes a choice; refused choices change nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        log: &mut impl Sink<G::Event>,
    ) -> Result<(), Illegal<G::Choice>> {
        G::play(&mut self.state, seat, choice, log)?;
        self.record.choices.push((seat, choice));
        if self.record.choices.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.snapshots.push(self.state.clone());
        }
        Ok(())
    }

    /// The state after the first `steps` choices; `None` if there are fewer.
    pub fn state_at(&self, steps: usize) -> Option<G::State> {
        let choices = self.record.choices.get(..steps)?;
        let snapshot = steps / SNAPSHOT_INTERVAL;
        let mut state = self.snapshots[snapshot].clone();
        for &(seat, choice) in &choices[snapshot * SNAPSHOT_INTERVAL..] {
            G::apply(&mut state, seat, choice, &mut ());
        }
        Some(state)
    }

    /// Goes back to the question after the first `steps` choices. False, and no change, if there are fewer.
    pub fn undo_to(&mut self, steps: usize) -> bool {
        let Some(state) = self.state_at(steps) else { return false };
        self.state = state;
        self.record.choices.truncate(steps);
        self.snapshots.truncate(steps / SNAPSHOT_INTERVAL + 1);
        true
    }
}
