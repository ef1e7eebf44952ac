//! Endgames to the point: where nobody else moves any more, every way to the end is tried.

use super::games::Puzzling;
use crate::coach::Coach;
use std::collections::HashMap;
use tharsis_bots::Chair;
use tharsis_kernel::{Seat, state_hash};

/// Worlds in which all ways are tried: what is still hidden must make no difference to the answer.
const WORLDS: u64 = 3;
/// Positions looked at in a world at most.
const POSITIONS_MAX: u32 = 20_000;

/// What every choice comes to in points at the end if all that follows is done as well as can be, in the mean of the imagined worlds, best first;
/// nothing where others may still move, the game goes on for too long, or worlds differ about the best choice.
pub(super) fn exact<G: Puzzling>(
    coach: &Coach<G>,
    state: &G::State,
    seat: Seat,
) -> Option<Vec<(G::Choice, f32)>> {
    let chair = Chair::<G>::new(state, seat);
    let mut sums: Vec<(G::Choice, f32)> = chair.legal().into_iter().map(|choice| (choice, 0.0)).collect();
    let mut best = None;
    for i in 0..WORLDS {
        let world = chair.imagine(i);
        let mut all =
            Ways { coach, seat, round: G::rounds(&world), known: HashMap::new(), left: POSITIONS_MAX };
        let mut points = Vec::with_capacity(sums.len());
        for (choice, sum) in &mut sums {
            let mut after = world.clone();
            G::apply(&mut after, seat, *choice, &mut ());
            points.push(all.most(after)?);
            *sum += points[points.len() - 1] as f32 / WORLDS as f32;
        }
        let most = points.iter().max()?;
        let place = points.iter().position(|it| it == most);
        if points.iter().filter(|it| *it == most).count() > 1 || *best.get_or_insert(place) != place {
            return None;
        }
    }
    sums.sort_by(|a, b| b.1.total_cmp(&a.1));
    Some(sums)
}

/// All ways to the end of the game in one world.
struct Ways<'a, G: Puzzling> {
    coach: &'a Coach<G>,
    seat: Seat,
    /// Beyond it the game is not at its end.
    round: u32,
    /// The most points by position, as many ways lead to the same one.
    known: HashMap<u64, i32>,
    left: u32,
}

impl<G: Puzzling> Ways<'_, G> {
    /// The most points the seat can come to.
    fn most(&mut self, mut state: G::State) -> Option<i32> {
        let mut legal = Vec::new();
        while !G::asked(&state).has(self.seat) {
            let Some(other) = G::asked(&state).iter().next() else {
                return Some(G::scores(&state)[self.seat.idx()]);
            };
            legal.clear();
            G::legal(&state, other, &mut legal);
            let choice = self.answer(&state, other, &legal)?;
            G::apply(&mut state, other, choice, &mut ());
        }
        if G::rounds(&state) != self.round {
            return None;
        }
        let hash = state_hash(&state);
        if let Some(&points) = self.known.get(&hash) {
            return Some(points);
        }
        self.left = self.left.checked_sub(1)?;
        legal.clear();
        G::legal(&state, self.seat, &mut legal);
        let mut most = i32::MIN;
        for choice in legal {
            let mut after = state.clone();
            G::apply(&mut after, self.seat, choice, &mut ());
            most = most.max(self.most(after)?);
        }
        self.known.insert(hash, most);
        Some(most)
    }

    /// What somebody else does: the only thing there is to do, or clearing up as habit has it.
    fn answer(&self, state: &G::State, seat: Seat, legal: &[G::Choice]) -> Option<G::Choice> {
        if let [only] = legal[..] {
            return Some(only);
        }
        G::only_clears_up(state, seat).then(|| self.coach.by_habit(state, seat, legal))
    }
}
