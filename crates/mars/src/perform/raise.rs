//! Raising global parameters, with rating and bonus steps (M3 to M8).

use super::trigger::Happening;
use crate::card::Effect;
use crate::event::{Cause, Event};
use crate::state::State;
use crate::text::{Clause, Text};
use crate::vocabulary::{Parameter, Phase};
use tharsis_kernel::{Seat, Sink};

impl State {
    /// Raises a parameter as far as it goes. Oceans are raised by placing them instead.
    pub(crate) fn raise<L: Sink<Event>>(
        &mut self,
        seat: Seat,
        steps: u8,
        parameter: Parameter,
        cause: Cause,
        log: &mut L,
    ) {
        // The last greeneries raise nothing (M130, M158).
        if self.phase == Phase::FinalGreenery {
            return;
        }
        for _ in 0..steps {
            if self.steps_left(parameter) == 0 {
                return;
            }
            self.raised[parameter.idx()] += 1;
            let to = self.parameter(parameter);
            log.emit(Event::Raised { seat, parameter, to, cause });
            self.rate(seat, 1, cause, log);
            if self.options.venus {
                self.announce_alone(Happening::Raised(parameter), seat, log);
            }
            self.give_bonus_step(seat, parameter, to, log);
        }
    }

    fn give_bonus_step<L: Sink<Event>>(&mut self, seat: Seat, parameter: Parameter, to: i8, log: &mut L) {
        for (i, step) in self.map().bonus_steps.iter().enumerate() {
            if step.parameter == parameter && step.at == to {
                self.give(Text::rule(Clause::BonusStep(self.map, i as u8)), seat, log);
            }
        }
    }

    /// What the map gives: at once, unless a player must be asked for an area.
    pub(super) fn give<L: Sink<Event>>(&mut self, text: Text, seat: Seat, log: &mut L) {
        if text.effects().iter().any(|effect| matches!(effect, Effect::PlaceOceans(_))) {
            self.push_text(text, seat, 0);
        } else {
            self.perform_now(text, seat, 0, log);
        }
    }
}
