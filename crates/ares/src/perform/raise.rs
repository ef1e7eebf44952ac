//! Raising parameters, flipping oceans, planting forests (A3, A5, A8, A41, A42).

use crate::board::{in_unit, maximum};
use crate::cards::WhenKind;
use crate::event::{Cause, Event};
use crate::state::State;
use crate::text::{Clause, Text};
use crate::vocabulary::Parameter;
use tharsis_kernel::{Seat, Sink};

impl State {
    /// One step of temperature or oxygen. In the phase in which the maximum is reached all still gain from it.
    pub(crate) fn raise<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        parameter: Parameter,
        cause: Cause,
        log: &mut L,
    ) {
        if self.is_closed(parameter) {
            return;
        }
        let step = &mut self.steps[parameter.idx()];
        *step = (*step + 1).min(maximum(parameter));
        let to = in_unit(parameter, *step);
        log.emit(Event::Raised { seat: Some(seat), parameter, to, cause });
        self.rate(seat, 1, cause, log);
        self.announce(seat, WhenKind::Raised, Some(parameter), log);
    }

    /// Flips the next ocean tile; the last one's reward is repeated where none is left (A41).
    pub(crate) fn flip<L: Sink<Event>>(&mut self, seat: Seat, cause: Cause, log: &mut L) {
        if self.is_closed(Parameter::Oceans) {
            return;
        }
        let again = self.is_full(Parameter::Oceans);
        let oceans = &mut self.steps[Parameter::Oceans.idx()];
        if !again {
            *oceans += 1;
        }
        let tile = self.tiles[*oceans as usize - 1];
        log.emit(Event::Flipped { seat, tile, again, cause });
        self.rate(seat, 1, cause, log);
        self.perform_now(Text::rule(Clause::Tile(tile)), seat, 0, log);
        self.announce(seat, WhenKind::Raised, Some(Parameter::Oceans), log);
    }

    /// A forest, and a step of oxygen if that still gives anything (A42).
    pub(crate) fn forest<L: Sink<Event>>(&mut self, seat: Seat, cause: Cause, log: &mut L) {
        let before = self.player(seat).per_counts();
        self.player_mut(seat).forests += 1;
        log.emit(Event::Forested { seat, cause });
        self.update_production(seat, &before, log);
        self.announce(seat, WhenKind::Forest, None, log);
        self.raise(seat, Parameter::Oxygen, cause, log);
    }
}
