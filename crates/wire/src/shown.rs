//! What a game must tell so that it can be shown and explained.

use crate::api::{Account, Ask, Change, GameInfo, LedgerLine, LogLine};
use serde_json::Value;
use tharsis_bots::Knowledge;
use tharsis_kernel::Seat;
use tharsis_words::{Language, Names};

/// A game that can be shown to people. Everything is made from what the viewer may know.
pub trait Shown: Knowledge {
    /// What it is, for people who set up a table.
    fn info(language: &Language) -> GameInfo;
    /// What never changes: cards, map, projects … in words and icons.
    fn catalogue(language: &Language) -> Value;
    /// What a seat, or a spectator, sees.
    fn scene(state: &Self::State, viewer: Option<Seat>) -> Value;
    /// What a seat is asked.
    fn ask(state: &Self::State, seat: Seat, language: &Language, names: &Names) -> Option<Ask>;
    /// The word of a question for programs.
    fn kind(question: &Self::Question) -> &'static str;
    /// The tile that a question is about.
    fn tile(_: &Self::Question) -> Option<String> {
        None
    }
    /// What a seat is asked after a choice because of that choice; `world` is as the choice left it.
    fn follow_up(before: &Self::State, world: &Self::State, seat: Seat) -> Option<Self::Question>;
    /// A copy of a game to try out an opening in.
    fn trial(state: &Self::State, _: Seat) -> Self::State {
        state.clone()
    }
    /// What a seat's opening would come to, as it stands; `None` where there is nothing to tell.
    fn account(_: &Self::State, _: Seat, _: &Language) -> Option<Account> {
        None
    }
    /// Every action a player could think of: those that are not legal now deserve a reason.
    fn everything(state: &Self::State, seat: Seat) -> Vec<Self::Choice>;
    /// The reasons against an action, even where something else is asked.
    fn reasons(state: &Self::State, seat: Seat, choice: Self::Choice) -> Vec<Self::Obstacle>;
    /// A reason in words.
    fn obstacle(obstacle: &Self::Obstacle, language: &Language, names: &Names) -> String;
    /// A choice in words.
    fn choice_text(
        state: &Self::State,
        seat: Seat,
        choice: Self::Choice,
        language: &Language,
        names: &Names,
    ) -> String;
    /// Revealed events of one step as lines of the log.
    fn lines(events: &[Self::Event], step: usize, language: &Language, names: &Names) -> Vec<LogLine>;
    /// Events as sentences.
    fn log(events: &[Self::Event], language: &Language, names: &Names) -> Vec<String>;
    /// An event as an icon with a number, if it changed one.
    fn change(event: &Self::Event) -> Option<Change>;
    /// A revealed event as JSON for programs, cards by their printed numbers.
    fn event_json(event: &Self::Event) -> Value;
    /// Whether a new generation or round begins.
    fn begins_round(event: &Self::Event) -> Option<u32>;
    /// A player's rating, for charts.
    fn rating(state: &Self::State, seat: Seat) -> i32;
    /// The numbers of a seat that have a ledger.
    fn numbers() -> Vec<String>;
    /// By how much an event changed a number of a seat, and the words for why.
    fn booked(event: &Self::Event, seat: Seat, number: &str) -> Option<i32>;
    /// Why: the cause of a booked event.
    fn reason(event: &Self::Event, language: &Language) -> String;
    /// Points by what gives them, for the ledger called "points"; `None` if the game has no such list.
    fn points(state: &Self::State, seat: Seat, language: &Language) -> Vec<LedgerLine>;
}
