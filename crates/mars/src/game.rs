//! The façade: Mars as a `Game`.

use crate::event::Event;
use crate::obstacle::Obstacle;
use crate::options::{Options, SEATS};
use crate::preview;
use crate::question::{Choice, Question};
use crate::state::{State, Task};
use crate::view::View;
use std::ops::RangeInclusive;
use tharsis_kernel::{Game, OptionsError, Seat, SeatSet, Sink};

/// Raised whenever a change of rules or tables changes what old records mean.
pub const RULES: u16 = 5;

/// Terraforming Mars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mars {}

impl State {
    /// The seats that must choose now.
    pub fn asked(&self) -> SeatSet {
        let mut asked = SeatSet::EMPTY;
        // Seats are asked on their own only while the game waits for them.
        match self.lanes.game.last() {
            Some(&Task::Ask(seat, _)) => {
                asked.add(seat);
                return asked;
            }
            Some(Task::Join) => {}
            Some(_) | None => return asked,
        }
        for seat in self.seats() {
            if matches!(self.lanes.of(seat), Some(Task::Ask(..))) {
                asked.add(seat);
            }
        }
        asked
    }

    /// What a seat is asked, if it is.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.pending_question(seat).map(|(_, question)| question)
    }
}

impl Game for Mars {
    type Options = Options;
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Obstacle = Obstacle;
    type View = View;

    const NAME: &'static str = "mars";
    const RULES: u16 = RULES;
    const SEATS: RangeInclusive<u8> = SEATS;

    fn check_options(options: &Options, n_seats: u8) -> Result<(), OptionsError> {
        options.check(n_seats)
    }

    fn setup_logged(options: &Options, n_seats: u8, seed: [u8; 32], log: &mut impl Sink<Event>) -> State {
        match log.listener() {
            None => set_up(options, n_seats, seed),
            Some(log) => set_up_aloud(options, n_seats, seed, log),
        }
    }

    fn asked(state: &State) -> SeatSet {
        state.asked()
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        state.question(seat)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Choice>) {
        state.legal_choices(seat, out);
    }

    fn apply(state: &mut State, seat: Seat, choice: Choice, log: &mut impl Sink<Event>) {
        match log.listener() {
            None => answer(state, seat, choice),
            Some(log) => answer_aloud(state, seat, choice, log),
        }
    }

    fn why_not(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        state.why_not(seat, choice)
    }

    fn hangs_on_chance(event: &Event, seat: Seat) -> bool {
        preview::hangs_on_chance(event, seat)
    }

    fn foreseen(event: Event, before: &State, seat: Seat) -> Event {
        preview::foreseen(event, before, seat)
    }

    fn is_in_vain(state: &State, seat: Seat, choice: Choice) -> bool {
        state.is_in_vain(seat, choice)
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        state.view(seat)
    }

    fn reveal(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.revealed_to(seat))
    }

    fn redealt(state: &State, knowing: SeatSet, seed: u64) -> State {
        state.redealt(knowing, seed)
    }

    fn scores(state: &State) -> Vec<i32> {
        state.seats().map(|seat| state.score(seat).total()).collect()
    }

    fn winners(state: &State) -> SeatSet {
        state.winners()
    }
}

// The rules with and without a log, compiled here (see `Sink::listener`).

fn set_up(options: &Options, n_seats: u8, seed: [u8; 32]) -> State {
    State::setup(*options, n_seats, seed, &mut ())
}

fn set_up_aloud(options: &Options, n_seats: u8, seed: [u8; 32], mut log: &mut dyn Sink<Event>) -> State {
    State::setup(*options, n_seats, seed, &mut log)
}

fn answer(state: &mut State, seat: Seat, choice: Choice) {
    state.answer(seat, choice, &mut ());
}

fn answer_aloud(state: &mut State, seat: Seat, choice: Choice, mut log: &mut dyn Sink<Event>) {
    state.answer(seat, choice, &mut log);
}
