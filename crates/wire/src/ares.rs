//! Ares Expedition, shown.

mod ask;
pub mod catalogue;
mod ledger;
mod lines;
pub mod scene;

use crate::api::{Ask, Change, GameInfo, LedgerLine, LogLine};
use crate::shown::Shown;
use serde_json::Value;
use tharsis_ares::{Ares, Choice, Event, Obstacle, Phase, Question, State};
use tharsis_kernel::Seat;
use tharsis_words::{Language, Names};

impl Shown for Ares {
    fn info(_: &Language) -> GameInfo {
        catalogue::info()
    }

    fn catalogue(language: &Language) -> Value {
        serde_json::to_value(catalogue::catalogue(language)).expect("plain data")
    }

    fn scene(state: &State, viewer: Option<Seat>) -> Value {
        serde_json::to_value(scene::scene(state, viewer)).expect("plain data")
    }

    fn ask(state: &State, seat: Seat, language: &Language, _: &Names) -> Option<Ask> {
        ask::ask(state, seat, language)
    }

    fn kind(question: &Question) -> &'static str {
        ask::kind(question)
    }

    fn follow_up(before: &State, world: &State, seat: Seat) -> Option<Question> {
        ask::follow_up(before, world, seat)
    }

    fn everything(state: &State, seat: Seat) -> Vec<Choice> {
        ask::everything(state, seat)
    }

    fn reasons(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        ask::reasons(state, seat, choice)
    }

    fn obstacle(obstacle: &Obstacle, language: &Language, _: &Names) -> String {
        language.ares().obstacle(obstacle)
    }

    fn choice_text(state: &State, seat: Seat, choice: Choice, language: &Language, _: &Names) -> String {
        language.ares().choice(&choice, state.question(seat).as_ref())
    }

    fn lines(events: &[Event], step: usize, language: &Language, names: &Names) -> Vec<LogLine> {
        lines::lines(events, step, language, names)
    }

    fn log(events: &[Event], language: &Language, names: &Names) -> Vec<String> {
        language.ares().log(events, names)
    }

    fn change(event: &Event) -> Option<Change> {
        lines::change(event)
    }

    fn event_json(event: &Event) -> Value {
        lines::event_json(event)
    }

    fn begins_round(event: &Event) -> Option<u32> {
        match *event {
            Event::PhaseBegan { phase: Phase::Planning, round } => Some(u32::from(round)),
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
