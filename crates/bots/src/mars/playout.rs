//! Whole games of Mars played by the reference policy: the measure of the engine's speed.

use super::reference::Reference;
use crate::playout::Outcome;
use tharsis_kernel::{Game, seed_from_u64};
use tharsis_mars::{Choice, Mars, Options, Question, State};

/// Generations after which a game that does not end is given up.
const GENERATIONS_MAX: u8 = 120;

/// Plays games one after another, keeping its buffers.
#[derive(Clone, Debug, Default)]
pub struct Playout {
    legal: Vec<Choice>,
}

impl Playout {
    /// Plays a game from its deal to its end.
    pub fn play(&mut self, options: &Options, n_seats: u8, seed: u64) -> Outcome {
        let mut state = Mars::setup(options, n_seats, seed_from_u64(seed));
        let mut policy = Reference::new(seed);
        let (decisions, actions) = self.play_on(&mut state, &mut policy, |_, _| {});
        Outcome {
            finished: state.is_over(),
            generations: state.generation(),
            decisions,
            actions,
            scores: Mars::scores(&state),
        }
    }

    /// Plays on to the end, telling of each choice; how many decisions and top-level actions that took.
    pub fn play_on(
        &mut self,
        state: &mut State,
        policy: &mut Reference,
        mut tell: impl FnMut(&State, Choice),
    ) -> (u32, u32) {
        let (mut decisions, mut actions) = (0, 0);
        while state.generation() < GENERATIONS_MAX {
            let Some(seat) = state.asked().iter().next() else { break };
            let question = state.question(seat).expect("an asked seat has a question");
            self.legal.clear();
            Mars::legal(state, seat, &mut self.legal);
            let choice = policy.choose(state, seat, question, &self.legal);
            decisions += 1;
            if matches!(question, Question::Turn) && !matches!(choice, Choice::EndTurn) {
                actions += 1;
            }
            tell(state, choice);
            Mars::apply(state, seat, choice, &mut ());
        }
        (decisions, actions)
    }
}
