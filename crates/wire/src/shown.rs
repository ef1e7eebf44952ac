//! What a game must tell so that it can be shown and explained.

use crate::api::{Account, Ask, BillInfo, Change, GameInfo, LedgerLine, Part, Remark};
use crate::story::{Opening, Role};
use crate::told::Line;
use serde_json::Value;
use tharsis_arena::numbers::Counted;
use tharsis_coach::puzzle::Puzzling;
use tharsis_kernel::{CardId, Seat};
use tharsis_scenario::Written;
use tharsis_words::{Language, Names, Nudge};

/// What went towards a price.
pub enum Paid {
    /// M€.
    Money(u32),
    /// Something else.
    InKind(Part),
}

/// A game that can be shown to people. Everything is made from what the viewer may know.
pub trait Shown: Counted + Puzzling + Written + Clone {
    /// What it is, for people who set up a table.
    fn info(language: &Language) -> GameInfo;
    /// What never changes: cards, map, projects … in words and icons.
    fn catalogue(language: &Language) -> Value;
    /// The number and the English name of every card.
    fn cards() -> Vec<(&'static str, &'static str)>;
    /// What a card is called, by its number.
    fn card_name(number: &str, language: &Language) -> Option<String>;
    /// The number of a card, and what it is called.
    fn card_called(id: CardId, language: &Language) -> (String, String);
    /// The number of a seat's corporation, once it is revealed.
    fn corporation(state: &Self::State, seat: Seat) -> Option<&'static str>;
    /// What a seat, or a spectator, sees.
    fn scene(state: &Self::State, viewer: Option<Seat>) -> Value;
    /// What a seat is asked, which has these legal choices.
    fn ask(
        state: &Self::State,
        seat: Seat,
        legal: &[Self::Choice],
        language: &Language,
        names: &Names,
    ) -> Option<Ask>;
    /// The word of a question for programs.
    fn kind(question: &Self::Question) -> &'static str;
    /// The tile that a question is about.
    fn tile(_: &Self::Question) -> Option<String> {
        None
    }
    /// What a seat is asked after a choice because of that choice; `world` is as the choice left it.
    fn follow_up(before: &Self::State, world: &Self::State, seat: Seat) -> Option<Self::Question>;
    /// The price a seat is asked to pay a part of.
    fn bill(state: &Self::State, seat: Seat) -> Option<BillInfo>;
    /// The answer the engine proposes to that.
    fn proposed_payment(state: &Self::State, seat: Seat) -> Option<Self::Choice>;
    /// What an event paid towards the price that a seat is asked for in a state.
    fn paid(state: &Self::State, seat: Seat, event: &Self::Event) -> Option<Paid>;
    /// What a seat spends by an event; `state` is as it was before.
    fn spent(state: &Self::State, seat: Seat, event: &Self::Event) -> Option<Paid>;
    /// Whether the same thing brought both about.
    fn same_cause(one: &Self::Event, other: &Self::Event) -> bool;
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
    /// Whether a reason is the requirement printed on a card.
    fn is_requirement(obstacle: &Self::Obstacle) -> bool;
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
    /// Seats move one after the other: whatever is asked in a move belongs to it.
    const IN_TURN: bool;
    /// What is known of the surroundings of a tile when it is placed.
    type Spot: Clone + Send + Sync;
    /// Revealed events of one entry as lines of the log.
    fn lines(events: &[Self::Event], language: &Language, names: &Names) -> Vec<Line>;
    /// What an answer to this question is to the story.
    fn opening(question: &Self::Question) -> Opening;
    /// What an event is to the story.
    fn role(event: &Self::Event) -> Role;
    /// Whether the rules bring about both and they are told together; the first one began the entry.
    fn together(first: &Self::Event, event: &Self::Event) -> bool;
    /// Whom an event concerns.
    fn concerns(event: &Self::Event) -> Option<Seat>;
    /// What a move is called by, with what was paid for it in the course of the move.
    fn deed(deed: &Self::Event, whole: &[Self::Event], language: &Language, names: &Names) -> String;
    /// Whether an event says nothing that the page does not show.
    fn is_quiet(event: &Self::Event) -> bool;
    /// What the rules do by themselves, several events of it: a word, and a headline.
    fn summary(first: &Self::Event, language: &Language) -> Option<(String, String)>;
    /// The surroundings of a tile that is placed by this event; `after` is the state then.
    fn spot(event: &Self::Event, after: &Self::State) -> Option<Self::Spot>;
    /// Where that is, as people say it.
    fn place(spot: &Self::Spot, viewer: Option<Seat>, language: &Language, names: &Names) -> String;
    /// The generation or round that an event names.
    fn round(event: &Self::Event) -> Option<u32>;
    /// Whose turn begins.
    fn begins_turn(_: &Self::Event) -> Option<Seat> {
        None
    }
    /// Events as sentences.
    fn log(events: &[Self::Event], language: &Language, names: &Names) -> Vec<String>;
    /// An event as an icon with a number, if it changed one.
    fn changes(event: &Self::Event) -> Vec<Change>;
    /// A revealed event as JSON for programs, cards by their printed numbers.
    fn event_json(event: &Self::Event) -> Value;
    /// Whether a new generation or round begins.
    fn begins_round(event: &Self::Event) -> Option<u32>;
    /// A player's rating, for charts.
    fn rating(state: &Self::State, seat: Seat) -> i32;
    /// The numbers of a seat that have a ledger.
    fn numbers() -> Vec<String>;
    /// A number of a seat as it stands.
    fn value(state: &Self::State, seat: Seat, number: &str) -> Option<i32>;
    /// The reason for what was there before anything happened.
    fn at_first(language: &Language) -> String;
    /// What is worth finding again: a word, whose doing, and of what.
    fn mark(_: &Self::Event) -> Option<(&'static str, Seat, String)> {
        None
    }
    /// By how much an event changed a number of a seat, and the words for why.
    fn booked(event: &Self::Event, seat: Seat, number: &str) -> Option<i32>;
    /// Why: the cause of a booked event.
    fn reason(event: &Self::Event, language: &Language) -> String;
    /// The cards that give a seat points, and how many.
    fn card_points(state: &Self::State, seat: Seat) -> Vec<(CardId, i32)>;
    /// The cards that give points, one by one, for the ledger called "points": it ends with the points of all cards.
    fn points(state: &Self::State, seat: Seat, language: &Language) -> Vec<LedgerLine>;
    /// Where to look for a choice, without saying which.
    fn nudge(choice: Self::Choice) -> Nudge;
    /// What is worth knowing of a seat's finished game, each with the word of its symbol; `events` are all that happened.
    fn remarks(
        end: &Self::State,
        seat: Seat,
        events: &[Self::Event],
        language: &Language,
        names: &Names,
    ) -> Vec<Remark>;
}
