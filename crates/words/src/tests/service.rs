//! What the server says in its own name, in every language.

use crate::{Denial, Language};
use std::fmt::Write;
use tharsis_kernel::{Illegal, NotationError, OptionsError, RecordError, RecordFault, Seat, SeatSet};

/// The names of all bots; the words crate does not know the bots themselves.
const BOTS: [&str; 6] = ["random", "novice", "steady", "sharp", "expert", "champion"];

fn denials() -> Vec<Denial> {
    let name = || "X1".to_string();
    vec![
        Denial::NoTable(name()),
        Denial::NoGame(name(), vec!["mars", "ares"]),
        Denial::NoCard(name()),
        Denial::NoLanguage(name()),
        Denial::NoBot(name(), BOTS.to_vec()),
        Denial::NoRoute("/api/x1".to_string()),
        Denial::NoSeat(name(), 4),
        Denial::NoStep(100, 99),
        Denial::NothingToPlayOn(100, 99),
        Denial::NoLedger(name()),
        Denial::UnknownPlayer,
        Denial::WrongKey,
        Denial::NoBearer,
        Denial::NotSeated,
        Denial::NotCreator,
        Denial::OthersPlay,
        Denial::StoodIn,
        Denial::OtherRules(4, 5),
        Denial::OtherState(64),
        Denial::JustTaken(1),
        Denial::NotOpen(1, vec![0, 2]),
        Denial::Full,
        Denial::OneSeat,
        Denial::Name(24),
        Denial::Title(60),
        Denial::Clock(3, 100),
        Denial::Webhook,
        Denial::Seed,
        Denial::LongThought(3000),
        Denial::KnownDeal,
        Denial::Contribution(16, 64),
        Denial::Stale(3, 5),
        Denial::NotStarted,
        Denial::Closed,
        Denial::Over,
        Denial::NotOver,
        Denial::ViewsLater,
        Denial::ReviewLater,
        Denial::StudyLater,
        Denial::StudyOrigin,
        Denial::NotAPosition("line 3: found \"seats\"".to_string()),
        Denial::NotWritten,
        Denial::NoPuzzle("m1d4cf136".to_string()),
        Denial::NoDecision(17),
        Denial::NoDay("2026-13-01".to_string()),
        Denial::NoDailyKind(name(), vec!["solo", "duplicate"]),
        Denial::DailyLater,
        Denial::DailyAlone,
        Denial::NotARecord,
        Denial::RecordUnfinished,
        Denial::RecordSize(500),
        Denial::PlayedHere,
        Denial::TooLarge,
        Denial::RecordLater,
        Denial::Together(65, 64),
        Denial::RequestId(64),
        Denial::RequestIdUsed,
        Denial::NoUndo,
        Denial::UndoFrom(3, 5),
        Denial::NotYourUndo(4),
        Denial::NoRedo,
        Denial::NoHints,
        Denial::NotAsked,
        Denial::Bot,
        Denial::Store,
        Denial::Mistake,
        Denial::TooMany,
        Denial::Busy,
        Denial::OpenTables(20),
        Denial::BotTables(10),
        Denial::Newcomers(200),
        Denial::NewTables(600),
        Denial::Streams(64),
        Denial::Foreign,
        Denial::Malformed("…".to_string()),
    ]
}

/// Every kind of fault that options can have: each names the next, so that a new one is not forgotten here.
fn wrong_options() -> impl Iterator<Item = OptionsError> {
    use OptionsError::*;
    let option = || "x1".to_string();
    let known = || vec!["x2".to_string(), "x3".to_string()];
    let first = Unknown { word: option(), known: known() };
    std::iter::successors(Some(first), move |error| match error {
        Unknown { .. } => Some(UnknownValue { option: "x", value: option(), known: known() }),
        UnknownValue { .. } => Some(Seats { n_seats: 9, seats: 1..=5 }),
        Seats { .. } => Some(OnlyFor { option: option(), n_seats: 3, seats: 1..=1 }),
        OnlyFor { n_seats: 3, .. } => Some(OnlyFor { option: option(), n_seats: 1, seats: 2..=5 }),
        OnlyFor { .. } => Some(Always { option: option(), n_seats: 1 }),
        Always { .. } => Some(OptionsError::needs("x1", "x2")),
        Needs { .. } => Some(OptionsError::clash("x1", "x2")),
        Clash { .. } => Some(NoSeat { option: option(), n_seats: 3 }),
        NoSeat { .. } => None,
    })
}

/// Every kind of fault that a line of notation can have.
fn wrong_notation() -> impl Iterator<Item = NotationError> {
    use NotationError::*;
    let word = || "x1".to_string();
    let first = NotAChoice { line: word(), forms: "x2, x3" };
    std::iter::successors(Some(first), move |error| match error {
        NotAChoice { .. } => Some(NoCard(word())),
        NoCard(_) => Some(NotANumber(word())),
        NotANumber(_) => Some(Unknown { word: word(), known: vec!["x2", "x3"] }),
        Unknown { .. } => Some(NoArea { word: word(), last: 63 }),
        NoArea { .. } => None,
    })
}

/// Every reason for which a choice is not legal.
fn illegal() -> impl Iterator<Item = Illegal<String>> {
    let not_offered = |n| Illegal::NotOffered { choice: "x0".to_string(), legal: vec!["x1".to_string(); n] };
    std::iter::successors(Some(Illegal::GameOver), move |illegal| match illegal {
        Illegal::GameOver => Some(Illegal::NotAsked { seat: Seat(1), asked: SeatSet(1) }),
        Illegal::NotAsked { .. } => Some(not_offered(2)),
        Illegal::NotOffered { legal, .. } if legal.len() == 2 => Some(not_offered(42)),
        Illegal::NotOffered { .. } => None,
    })
}

/// Every kind of fault that a record can have.
fn damaged() -> impl Iterator<Item = RecordError> {
    use RecordFault::*;
    let (word, options) = (|| "x1".to_string(), OptionsError::needs("x1", "x2"));
    let long = "x1 ".repeat(50);
    let notation = NotationError::NoCard(word());
    let faults = std::iter::successors(Some(NotARecord(long)), move |fault| match fault {
        NotARecord(_) => Some(NoField { found: String::new(), key: "seats" }),
        NoField { .. } => Some(OtherGame { found: word(), expected: "mars" }),
        OtherGame { .. } => Some(OtherRules { found: "3".to_string(), expected: 9 }),
        OtherRules { .. } => Some(Seats(word())),
        Seats(_) => Some(Options(options.clone())),
        Options(_) => Some(Seed),
        Seed => Some(Deal(3)),
        Deal(_) => Some(OtherDeal),
        OtherDeal => Some(NotALine(word())),
        NotALine(_) => Some(NoSeat { found: word(), last: 2 }),
        NoSeat { .. } => Some(Notation(notation.clone())),
        Notation(_) => Some(Illegal(tharsis_kernel::Illegal::GameOver)),
        Illegal(_) => Some(NotAHash(word())),
        NotAHash(_) => Some(OtherHash { after: 50, found: 1, expected: 2 }),
        OtherHash { .. } => Some(CutOff),
        CutOff => None,
    });
    faults.map(|fault| RecordError { line: 17, fault })
}

fn refusals() -> impl Iterator<Item = Denial> {
    let options = wrong_options().map(Denial::Options);
    let notation = wrong_notation().map(|why| Denial::Unreadable(2, why));
    let illegal = illegal().map(|why| Denial::Illegal(2, why));
    options.chain(notation).chain(illegal).chain(damaged().map(Box::new).map(Denial::Record))
}

pub(super) fn say_everything(language: &Language) -> Vec<String> {
    let denials = denials().into_iter().chain(refusals()).map(|denial| language.denial(&denial));
    denials.chain(BOTS.map(|name| language.bot(name))).collect()
}

#[test]
fn the_server_speaks_every_language() {
    let english = say_everything(Language::english());
    for &code in Language::ALL {
        let language = Language::fresh(code).expect("a language we list");
        let mut page = String::new();
        for (text, in_english) in say_everything(&language).iter().zip(&english) {
            assert!(!text.contains(['{', '}']), "{code}: unresolved in \"{text}\"");
            assert!(code == "en" || text != in_english, "{code}: \"{text}\"");
            writeln!(page, "{text}").expect("a string");
        }
        assert_eq!(language.faults(), [""; 0], "{code}");
        insta::assert_snapshot!(format!("service-{code}"), page);
    }
}
