//! Mars, shown.

mod ask;
pub mod catalogue;
mod colonies;
mod ledger;
mod lines;
pub mod scene;
mod turmoil;

use crate::api::{Ask, GameInfo, Insight, LedgerLine, LogLine};
use crate::shown::Shown;
use serde_json::Value;
use tharsis_bots::mars::Experience;
use tharsis_kernel::{Seat, Sink};
use tharsis_mars::{Choice, Event, Mars, Options, Phase, State};
use tharsis_words::{Language, Names};

impl Shown for Mars {
    fn setup_logged(options: &Options, n_seats: u8, seed: [u8; 32], log: &mut impl Sink<Event>) -> State {
        Mars::setup_logged(options, n_seats, seed, log)
    }

    fn weights() -> Experience {
        Experience::fitted()
    }

    fn info() -> GameInfo {
        catalogue::info()
    }

    fn catalogue(language: &Language) -> Value {
        serde_json::to_value(catalogue::catalogue(language)).expect("plain data")
    }

    fn scene(state: &State, viewer: Option<Seat>) -> Value {
        serde_json::to_value(scene::scene(state, viewer)).expect("plain data")
    }

    fn ask(state: &State, seat: Seat, language: &Language, names: &Names) -> Option<Ask> {
        ask::ask(state, seat, language, names)
    }

    fn insight(state: &State, seat: Seat, language: &Language, names: &Names) -> Insight {
        ask::insight(state, seat, language, names)
    }

    fn choice_text(state: &State, seat: Seat, choice: Choice, language: &Language, names: &Names) -> String {
        language.choice(&choice, state.question(seat).as_ref(), names)
    }

    fn lines(events: &[Event], step: usize, language: &Language, names: &Names) -> Vec<LogLine> {
        lines::lines(events, step, language, names)
    }

    fn event_json(event: &Event) -> Value {
        lines::event_json(event)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::Dealt { .. }
                | Event::Flipped { .. }
                | Event::Reshuffled
                | Event::EventRevealed(_)
                | Event::EventsReshuffled
        )
    }

    fn begins_round(event: &Event) -> Option<u32> {
        match event {
            Event::PhaseBegan { phase: Phase::Action, generation } => Some(u32::from(*generation)),
            _ => None,
        }
    }

    fn rating(state: &State, seat: Seat) -> i32 {
        i32::from(state.player(seat).rating)
    }

    fn numbers() -> Vec<String> {
        ledger::numbers()
    }

    fn booked(event: &Event, seat: Seat, number: &str) -> Option<i32> {
        ledger::booked(event, seat, number)
    }

    fn reason(event: &Event, language: &Language) -> String {
        ledger::reason(event, language)
    }

    fn points(state: &State, seat: Seat, language: &Language) -> Vec<LedgerLine> {
        ledger::points(state, seat, language)
    }
}
