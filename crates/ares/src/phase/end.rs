//! The end of a phase, of a round and of the game (A28, A44 to A58).

use crate::board::{HAND_LIMIT, SEATS_MAX, SOLO_COUNTER_MAX, in_unit};
use crate::event::{Cause, Event};
use crate::question::Question;
use crate::state::{State, Task, Turn};
use crate::vocabulary::{Difficulty, Parameter, Phase};
use tharsis_kernel::{Seat, Sink};

/// What the solo rise can go to, in the order of its options (A57).
const RISES: [Parameter; 2] = [Parameter::Temperature, Parameter::Oxygen];

impl State {
    /// A phase is over: with all parameters at their maximum, so is the game (A44). Not in solo and co-op (A49, A58).
    pub(crate) fn phase_over<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            self.player_mut(seat).turn = Turn::default();
        }
        if self.is_terraformed() && !self.is_solo() && !self.options.coop {
            return self.finish(log);
        }
        self.lanes.game.push(Task::NextPhase);
    }

    /// The end of the round: hands go down to the limit (A28).
    pub(crate) fn begin_end<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::End;
        log.emit(Event::PhaseBegan { phase: self.phase, round: self.round });
        self.ask_hand_limits();
    }

    pub(crate) fn ask_hand_limits(&mut self) {
        self.lanes.game.push(Task::RoundOver);
        self.lanes.game.push(Task::Join);
        for seat in self.seats() {
            self.ask_hand_limit(seat);
        }
    }

    pub(crate) fn ask_hand_limit(&mut self, seat: Seat) {
        if self.player(seat).hand.len() > HAND_LIMIT {
            self.ask(seat, Question::HandLimit);
        }
    }

    /// The next round, or the end of a solo or co-op game.
    pub(crate) fn round_over<L: Sink<Event>>(&mut self, log: &mut L) {
        for seat in self.seats() {
            let player = self.player_mut(seat);
            player.last = player.chosen.take();
        }
        self.neutral_now = None;
        if self.options.coop && self.cubes + self.markers == 0 {
            return self.finish(log);
        }
        let cycle_over = self.is_solo() && self.neutral.is_empty();
        if cycle_over && self.counter >= SOLO_COUNTER_MAX {
            return self.finish(log);
        }
        self.round += 1;
        self.lanes.game.push(Task::Planning);
        if cycle_over {
            self.count_up(log);
        }
    }

    /// Solo: the five cards are shuffled again and the counter goes up (A55, A57).
    fn count_up<L: Sink<Event>>(&mut self, log: &mut L) {
        self.counter += 1;
        log.emit(Event::Counted { to: self.counter });
        self.shuffle_neutral();
        if self.rise_steps() == 0 {
            return;
        }
        match RISES.map(|parameter| self.can_rise(parameter)) {
            [true, true] => {
                self.lanes.game.push(Task::Join);
                self.ask(Seat(0), Question::Rise);
            }
            [true, false] => self.rise(0, log),
            [false, true] => self.rise(1, log),
            [false, false] => {}
        }
    }

    fn rise_steps(&self) -> u8 {
        match self.options.level {
            Difficulty::Beginner => 2,
            Difficulty::Experienced => 1,
            Difficulty::Expert => 0,
        }
    }

    /// One parameter rises without any reward, as far as it goes (A57, ruling 55).
    pub(crate) fn rise<L: Sink<Event>>(&mut self, option: u8, log: &mut L) {
        let parameter = RISES[option as usize];
        for _ in 0..self.rise_steps() {
            if self.can_rise(parameter) {
                let step = &mut self.steps[parameter.idx()];
                *step += 1;
                let to = in_unit(parameter, *step);
                log.emit(Event::Raised { seat: None, parameter, to, cause: Cause::Counter });
            }
        }
    }

    fn finish<L: Sink<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Over;
        self.to_come = 0;
        self.lanes.game.clear();
        let mut scores = [0; SEATS_MAX];
        for seat in self.seats() {
            scores[seat.idx()] = self.score(seat).total() as i16;
        }
        log.emit(Event::GameEnded { winners: self.winners(), scores });
    }
}
