//! The loop that runs a game from question to question. The only place where tasks are taken off a lane.

use crate::event::Event;
use crate::question::Question;
use crate::state::{State, Task};
use crate::text::{At, Text};
use tharsis_kernel::{CardId, Lane, Seat, Sink};

/// Tasks carried out for one choice at most; more is a bug and panics.
const STEPS_MAX: u32 = 2_000;

impl State {
    /// Runs until somebody must choose or the game is over.
    pub(crate) fn run<L: Sink<Event>>(&mut self, log: &mut L) {
        for _ in 0..STEPS_MAX {
            match self.lanes.next(self.n_seats) {
                Some((Lane::Seat(seat), task)) => self.seat_step(seat, task, log),
                Some((Lane::Game, task)) => self.game_step(task, log),
                None => return,
            }
        }
        panic!("the game did not come to a question within {STEPS_MAX} tasks");
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn game_step<L: Sink<Event>>(&mut self, task: Task, log: &mut L) {
        match task {
            Task::Nothing | Task::Join => {}
            Task::RevealCorporations => self.reveal_corporations(log),
            Task::Planning => self.begin_planning(log),
            Task::Reveal => self.reveal_phases(log),
            Task::NextPhase => self.next_phase(log),
            Task::PhaseOver => self.phase_over(log),
            Task::RoundOver => self.round_over(log),
            Task::Ask(_) | Task::Perform { .. } | Task::Pay { .. } | Task::Played(_) => unseated(task),
            Task::Triggers(_) | Task::Pending { .. } | Task::Resolve(_) => unseated(task),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn seat_step<L: Sink<Event>>(&mut self, seat: Seat, task: Task, log: &mut L) {
        match task {
            Task::Nothing => {}
            Task::Ask(_) => unreachable!("the loop stops at questions"),
            Task::Perform { at, subject } => self.perform_from(at, seat, subject, log),
            Task::Pay { due, with, text } => self.pay_rest(seat, (due, with), text, log),
            Task::Played(id) => self.card_is_played(seat, id, log),
            Task::Triggers(id) => self.set_off(seat, id, log),
            Task::Pending { text, subject } => self.push_text(seat, text, subject),
            Task::Resolve(pending) => self.resolve(seat, pending),
            Task::Join | Task::RevealCorporations | Task::Planning | Task::Reveal => unseated(task),
            Task::NextPhase | Task::PhaseOver | Task::RoundOver => unseated(task),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, task: Task) {
        self.lanes.seats[seat.idx()].push(task);
    }

    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.push(seat, Task::Ask(question));
    }

    /// Carries out a text from its beginning, next.
    pub(crate) fn push_text(&mut self, seat: Seat, text: Text, subject: CardId) {
        self.push(seat, Task::Perform { at: At { text, step: 0 }, subject });
    }

    /// What a seat is asked, if it is.
    #[inline]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        match self.lanes.of(seat) {
            Some(&Task::Ask(question)) => Some(question),
            _ => None,
        }
    }
}

fn unseated(task: Task) -> ! {
    unreachable!("{task:?} lies in the wrong lane")
}
