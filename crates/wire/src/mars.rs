//! Mars, shown.

mod account;
mod ask;
pub mod catalogue;
mod colonies;
mod ledger;
mod lines;
pub mod scene;
mod turmoil;

use crate::api::{Account, Ask, Change, GameInfo, LedgerLine, LogLine};
use crate::shown::Shown;
use serde_json::Value;
use tharsis_kernel::Seat;
use tharsis_mars::{Choice, Event, Mars, Obstacle, Phase, Question, State};
use tharsis_words::{Language, Names};

impl Shown for Mars {
    fn info(language: &Language) -> GameInfo {
        catalogue::info(language)
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

    fn kind(question: &Question) -> &'static str {
        ask::kind(question)
    }

    fn tile(question: &Question) -> Option<String> {
        ask::tile(question).map(|tile| tile.word().to_string())
    }

    fn follow_up(before: &State, world: &State, seat: Seat) -> Option<Question> {
        ask::follow_up(before, world, seat)
    }

    fn trial(state: &State, seat: Seat) -> State {
        state.held_open(seat)
    }

    fn account(state: &State, seat: Seat, language: &Language) -> Option<Account> {
        account::account(state, seat, language)
    }

    fn everything(state: &State, seat: Seat) -> Vec<Choice> {
        ask::everything(state, seat)
    }

    fn reasons(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        ask::reasons(state, seat, choice)
    }

    fn obstacle(obstacle: &Obstacle, language: &Language, names: &Names) -> String {
        language.obstacle(obstacle, names)
    }

    fn choice_text(state: &State, seat: Seat, choice: Choice, language: &Language, names: &Names) -> String {
        language.choice(&choice, state.question(seat).as_ref(), names)
    }

    fn lines(events: &[Event], step: usize, language: &Language, names: &Names) -> Vec<LogLine> {
        lines::lines(events, step, language, names)
    }

    fn log(events: &[Event], language: &Language, names: &Names) -> Vec<String> {
        language.log(events, names)
    }

    fn change(event: &Event) -> Option<Change> {
        lines::change(event)
    }

    fn event_json(event: &Event) -> Value {
        lines::event_json(event)
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
