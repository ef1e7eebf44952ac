//! What a choice would change at once, shown before it is made, without revealing what is hidden.

use crate::{Game, Seat};
use serde::{Deserialize, Serialize};

/// The changes a choice brings before the next question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Preview<E> {
    /// What would happen, as far as it can be known. Drawn cards are not named.
    pub events: Vec<E>,
    /// More happens, but it hangs on something nobody has seen yet.
    pub depends_on_chance: bool,
    /// It costs nothing and changes nothing: only time is gained.
    pub in_vain: bool,
}

/// A world in which choices of a seat can be tried: it shares only what the seat knows, so that nothing real can show
/// through.
#[derive(Debug)]
pub struct Trial<'s, G: Game> {
    state: &'s G::State,
    world: G::State,
    seat: Seat,
}

impl<'s, G: Game> Trial<'s, G> {
    /// What a seat knows of a state.
    pub fn new(state: &'s G::State, seat: Seat) -> Trial<'s, G> {
        Trial { state, world: G::determinize(state, Some(seat), 0), seat }
    }

    /// What legal choices, made one after the other, would change at once, and the world at the question after them.
    pub fn of(&self, choices: &[G::Choice]) -> (Preview<G::Event>, G::State) {
        let mut world = self.world.clone();
        let mut events = Vec::new();
        for &choice in choices {
            G::apply(&mut world, self.seat, choice, &mut events);
        }
        let known = events.iter().take_while(|event| !G::hangs_on_chance(event, self.seat)).count();
        let depends_on_chance = known < events.len();
        events.truncate(known);
        let events = events.into_iter().map(|event| G::foreseen(event, self.state, self.seat)).collect();
        let in_vain = choices.first().is_some_and(|&choice| G::is_in_vain(self.state, self.seat, choice));
        (Preview { events, depends_on_chance, in_vain }, world)
    }
}
