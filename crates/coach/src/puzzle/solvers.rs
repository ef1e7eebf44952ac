//! Who finds the answer of a puzzle: what it takes to see it is how difficult it is.

use super::games::Puzzling;
use crate::coach::Coach;
use tharsis_bots::{Bot, Budget, Chair, Expert, Limit, Steady};
use tharsis_kernel::Seat;

/// Lines of play of the solver that searches.
const LINES: u32 = 60;

/// Which of the solvers do not find the answer: habit, one ply of thought by the formulas, one by the network, and a short search.
pub(super) fn misses<G: Puzzling>(coach: &Coach<G>, state: &G::State, seat: Seat, answer: G::Choice) -> u8 {
    let chair = Chair::<G>::new(state, seat);
    let budget = Budget { limit: Limit::Iterations(LINES), threads: 1 };
    let steady = || Steady::<G>::new(coach.weights.clone(), 1);
    let found = [
        coach.by_habit(&chair.imagine(1), seat, &chair.legal()),
        steady().choose(&chair).choice,
        steady().with_network(coach.network.clone()).choose(&chair).choice,
        Expert::<G>::new(coach.weights.clone(), budget, 1)
            .with_network(coach.network.clone())
            .choose(&chair)
            .choice,
    ];
    found.iter().filter(|&&it| it != answer).count() as u8
}

impl<G: Puzzling> Coach<G> {
    /// What one does without a thought.
    pub(super) fn by_habit(&self, world: &G::State, seat: Seat, legal: &[G::Choice]) -> G::Choice {
        let horizon = G::horizon(&self.weights, world);
        let mut urges = Vec::new();
        G::instinct(&self.weights, self.network.habits(), horizon, world, seat, legal, &mut urges);
        let strongest = (0..legal.len()).max_by(|&a, &b| urges[a].total_cmp(&urges[b]));
        legal[strongest.expect("a seat that is asked has a choice")]
    }
}
