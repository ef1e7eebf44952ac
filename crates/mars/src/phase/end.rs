//! The last plants and the end of the game (section 13).

use crate::event::Event;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::vocabulary::{Conversion, Phase};
use tharsis_kernel::{Seat, Sink};

impl State {
    /// Beginning with the first player, each may convert as often as possible; who cannot is skipped (M130).
    pub(crate) fn final_greenery<L: Sink<Event>>(&mut self, i: u8, log: &mut L) {
        if i == self.n_seats {
            return self.finish(log);
        }
        let seat = Seat((self.first_player.0 + i) % self.n_seats);
        let can = self.can_convert(seat, Conversion::Plants);
        if can && self.due_obstacle_of_last_greenery(seat).is_none() {
            self.active = seat;
            self.push(Task::FinalGreenery(i));
            self.ask(seat, Question::FinalGreenery);
        } else {
            self.push(Task::FinalGreenery(i + 1));
        }
    }

    pub(crate) fn convert_last<L: Sink<Event>>(&mut self, seat: Seat, choice: Choice, log: &mut L) {
        if choice == Choice::Pass {
            let Some(Task::FinalGreenery(i)) = self.lanes.game.pop() else {
                unreachable!("the phase waits below its question")
            };
            self.push(Task::FinalGreenery(i + 1));
        } else {
            self.expect_dues(seat);
            self.convert(seat, Conversion::Plants, log);
        }
    }

    fn finish<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::End;
        let scores = self.seats().map(|seat| self.score(seat).total()).collect();
        log.emit(Event::GameEnded { scores, winners: self.winners() });
    }
}
