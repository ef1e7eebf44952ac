//! Ares Expedition, shown.

mod ask;
pub mod catalogue;
mod coach;
mod ledger;
mod lines;
pub mod scene;

use crate::api::{Ask, BillInfo, Change, GameInfo, LedgerLine, Remark};
use crate::shown::{Paid, Shown};
use crate::story::{Opening, Role};
use crate::told::Line;
use serde_json::Value;
use tharsis_ares::{Ares, Cause, Choice, Event, Obstacle, Phase, Question, State, cards};
use tharsis_kernel::{CardId, Seat};
use tharsis_words::{Language, Names, Nudge};

impl Shown for Ares {
    fn info(_: &Language) -> GameInfo {
        catalogue::info()
    }

    fn catalogue(language: &Language) -> Value {
        serde_json::to_value(catalogue::catalogue(language)).expect("plain data")
    }

    fn cards() -> Vec<(&'static str, &'static str)> {
        (0..cards::N_CARDS).map(|id| cards::card(id as CardId)).map(|card| (card.number, card.name)).collect()
    }

    fn card_name(number: &str, language: &Language) -> Option<String> {
        cards::by_number(number).map(|id| language.ares().card_name(id))
    }

    fn card_called(id: CardId, language: &Language) -> (String, String) {
        (cards::card(id).number.to_string(), language.ares().card_name(id))
    }

    fn corporation(state: &State, seat: Seat) -> Option<&'static str> {
        state.player(seat).corporation().map(|id| cards::card(id).number)
    }

    fn scene(state: &State, viewer: Option<Seat>) -> Value {
        serde_json::to_value(scene::scene(state, viewer)).expect("plain data")
    }

    fn ask(state: &State, seat: Seat, legal: &[Choice], language: &Language, _: &Names) -> Option<Ask> {
        ask::ask(state, seat, legal, language)
    }

    fn kind(question: &Question) -> &'static str {
        ask::kind(question)
    }

    fn follow_up(before: &State, world: &State, seat: Seat) -> Option<Question> {
        ask::follow_up(before, world, seat)
    }

    fn bill(state: &State, seat: Seat) -> Option<BillInfo> {
        ask::bill(state, seat)
    }

    fn proposed_payment(state: &State, seat: Seat) -> Option<Choice> {
        state.proposed_payment(seat)
    }

    fn paid(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
        ask::paid(state, seat, event)
    }

    fn spent(state: &State, seat: Seat, event: &Event) -> Option<Paid> {
        ask::spent(state, seat, event)
    }

    fn same_cause(one: &Event, other: &Event) -> bool {
        one.cause() == other.cause()
    }

    fn everything(state: &State, seat: Seat) -> Vec<Choice> {
        ask::everything(state, seat)
    }

    fn reasons(state: &State, seat: Seat, choice: Choice) -> Vec<Obstacle> {
        ask::reasons(state, seat, choice)
    }

    fn is_requirement(obstacle: &Obstacle) -> bool {
        obstacle.is_requirement()
    }

    fn obstacle(obstacle: &Obstacle, language: &Language, _: &Names) -> String {
        language.ares().obstacle(obstacle)
    }

    fn choice_text(state: &State, seat: Seat, choice: Choice, language: &Language, _: &Names) -> String {
        language.ares().choice(&choice, state.question(seat).as_ref())
    }

    const IN_TURN: bool = false;
    type Spot = ();

    fn lines(events: &[Event], language: &Language, names: &Names) -> Vec<Line> {
        lines::lines(events, language, names)
    }

    fn opening(question: &Question) -> Opening {
        lines::opening(question)
    }

    fn role(event: &Event) -> Role {
        lines::role(event)
    }

    fn together(first: &Event, event: &Event) -> bool {
        lines::together(first, event)
    }

    fn concerns(event: &Event) -> Option<Seat> {
        lines::seat(event)
    }

    fn summary(first: &Event, language: &Language) -> Option<(String, String)> {
        lines::summary(first, language)
    }

    fn spot(_: &Event, _: &State) -> Option<()> {
        None
    }

    fn place((): &(), _: Option<Seat>, _: &Language, _: &Names) -> String {
        String::new()
    }

    fn deed(deed: &Event, whole: &[Event], language: &Language, names: &Names) -> String {
        language.ares().deed(deed, &lines::price(deed, whole), names)
    }

    fn is_quiet(event: &Event) -> bool {
        lines::is_quiet(event)
    }

    fn round(event: &Event) -> Option<u32> {
        match *event {
            Event::PhaseBegan { round, .. } => Some(u32::from(round)),
            _ => None,
        }
    }

    fn log(events: &[Event], language: &Language, names: &Names) -> Vec<String> {
        language.ares().log(events, names)
    }

    fn changes(event: &Event) -> Vec<Change> {
        lines::change(event).into_iter().collect()
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

    fn value(state: &State, seat: Seat, number: &str) -> Option<i32> {
        ledger::value(state, seat, number)
    }

    fn at_first(language: &Language) -> String {
        language.capitalized(language.ares().cause(Cause::Setup))
    }

    fn booked(event: &Event, seat: Seat, number: &str) -> Option<i32> {
        ledger::booked(event, seat, number)
    }

    fn reason(event: &Event, language: &Language) -> String {
        ledger::reason(event, language)
    }

    fn card_points(state: &State, seat: Seat) -> Vec<(CardId, i32)> {
        ledger::card_points(state, seat)
    }

    fn points(state: &State, seat: Seat, language: &Language) -> Vec<LedgerLine> {
        ledger::points(state, seat, language)
    }

    fn nudge(choice: Choice) -> Nudge {
        coach::nudge(choice)
    }

    fn remarks(end: &State, seat: Seat, events: &[Event], language: &Language, _: &Names) -> Vec<Remark> {
        coach::remarks(end, seat, events, language)
    }
}
