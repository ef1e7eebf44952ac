//! A bot: chooses for a seat and can say why.

use crate::chair::Chair;
use tharsis_kernel::Game;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal choices of the chair's seat.
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Choice>;
}

/// What a bot chose, and what it thought of the alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<C> {
    /// The choice.
    pub choice: C,
    /// The best few choices with their values, best first; in points, or as the share of wins expected.
    pub values: Vec<(C, f32)>,
    /// How many lines of play were looked at.
    pub iterations: u32,
    /// The budget was not used up because the choice was clear.
    pub clear: bool,
}

/// How many alternatives an explanation names.
pub const EXPLAINED: usize = 5;

impl<C: Copy> Decision<C> {
    /// A choice without a thought.
    pub fn plain(choice: C) -> Decision<C> {
        Decision { choice, values: Vec::new(), iterations: 0, clear: true }
    }

    /// The best of valued choices; the first of equals.
    pub fn best(mut values: Vec<(C, f32)>, iterations: u32) -> Decision<C> {
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        let choice = values.first().expect("a seat that is asked has a choice").0;
        let clear = values.len() == 1;
        values.truncate(EXPLAINED);
        Decision { choice, values, iterations, clear }
    }
}
