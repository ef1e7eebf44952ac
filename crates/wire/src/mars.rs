//! Mars, shown.

mod account;
mod ask;
pub mod catalogue;
mod coach;
mod colonies;
mod ledger;
mod lines;
pub mod scene;
mod turmoil;

use crate::api::{Account, Ask, BillInfo, Change, GameInfo, LedgerLine, Remark};
use crate::shown::{Paid, Shown};
use crate::story::{Opening, Role};
use crate::told::Line;
use serde_json::Value;
use tharsis_kernel::{CardId, Seat};
use tharsis_mars::{Cause, Choice, Event, Mars, Obstacle, Phase, Question, State, cards};
use tharsis_words::mars::Spot;
use tharsis_words::{Language, Names, Nudge};

impl Shown for Mars {
    fn info(language: &Language) -> GameInfo {
        catalogue::info(language)
    }

    fn catalogue(language: &Language) -> Value {
        serde_json::to_value(catalogue::catalogue(language)).expect("plain data")
    }

    fn cards() -> Vec<(&'static str, &'static str)> {
        (0..cards::N_CARDS).map(|id| cards::card(id as CardId)).map(|card| (card.number, card.name)).collect()
    }

    fn card_name(number: &str, language: &Language) -> Option<String> {
        cards::by_number(number).map(|id| language.card_name(id))
    }

    fn card_called(id: CardId, language: &Language) -> (String, String) {
        (cards::card(id).number.to_string(), language.card_name(id))
    }

    fn corporation(state: &State, seat: Seat) -> Option<&'static str> {
        state.player(seat).corporation().map(|id| cards::card(id).number)
    }

    fn scene(state: &State, viewer: Option<Seat>) -> Value {
        serde_json::to_value(scene::scene(state, viewer)).expect("plain data")
    }

    fn ask(state: &State, seat: Seat, legal: &[Choice], language: &Language, names: &Names) -> Option<Ask> {
        ask::ask(state, seat, legal, language, names)
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

    fn is_requirement(obstacle: &Obstacle) -> bool {
        obstacle.is_requirement()
    }

    fn obstacle(obstacle: &Obstacle, language: &Language, names: &Names) -> String {
        language.obstacle(obstacle, names)
    }

    fn choice_text(state: &State, seat: Seat, choice: Choice, language: &Language, names: &Names) -> String {
        language.choice(&choice, state.question(seat).as_ref(), names)
    }

    const IN_TURN: bool = true;
    type Spot = Spot;

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

    fn spot(event: &Event, after: &State) -> Option<Spot> {
        match *event {
            Event::Placed { hex, .. } | Event::Claimed { hex, .. } => {
                Some(Spot::new(after.map_id(), after.board(), hex))
            }
            _ => None,
        }
    }

    fn place(spot: &Spot, viewer: Option<Seat>, language: &Language, names: &Names) -> String {
        language.place(spot, viewer, names)
    }

    fn deed(deed: &Event, whole: &[Event], language: &Language, names: &Names) -> String {
        language.deed(deed, &lines::price(deed, whole), names)
    }

    fn is_quiet(event: &Event) -> bool {
        lines::is_quiet(event)
    }

    fn round(event: &Event) -> Option<u32> {
        match *event {
            Event::PhaseBegan { generation, .. } => Some(u32::from(generation)),
            _ => None,
        }
    }

    fn begins_turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan(seat) = *event { Some(seat) } else { None }
    }

    fn log(events: &[Event], language: &Language, names: &Names) -> Vec<String> {
        language.log(events, names)
    }

    fn changes(event: &Event) -> Vec<Change> {
        lines::every_change(event)
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

    fn value(state: &State, seat: Seat, number: &str) -> Option<i32> {
        ledger::value(state, seat, number)
    }

    fn at_first(language: &Language) -> String {
        language.capitalized(language.cause(Cause::Setup))
    }

    fn mark(event: &Event) -> Option<(&'static str, Seat, String)> {
        match *event {
            Event::MilestoneClaimed { seat, milestone } => {
                Some(("milestone", seat, milestone.word().to_string()))
            }
            Event::AwardFunded { seat, award } => Some(("award", seat, award.word().to_string())),
            _ => None,
        }
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

    fn remarks(end: &State, seat: Seat, events: &[Event], language: &Language, names: &Names) -> Vec<Remark> {
        coach::remarks(end, seat, events, language, names)
    }
}
