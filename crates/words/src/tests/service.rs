//! What the server says in its own name, in every language.

use crate::{Denial, Language};
use std::fmt::Write;

/// The names of all bots; the words crate does not know the bots themselves.
const BOTS: [&str; 4] = ["random", "novice", "steady", "expert"];

fn denials() -> Vec<Denial> {
    let name = || "X1".to_string();
    vec![
        Denial::NoTable(name()),
        Denial::NoGame(name(), vec!["mars", "ares"]),
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
        Denial::StoodIn,
        Denial::JustTaken(1),
        Denial::NotOpen(1, vec![0, 2]),
        Denial::Full,
        Denial::OneSeat,
        Denial::Name(24),
        Denial::Title(60),
        Denial::Clock(3, 100),
        Denial::Webhook,
        Denial::Seed,
        Denial::Options("…".to_string()),
        Denial::LongThought,
        Denial::Stale(3, 5),
        Denial::NotStarted,
        Denial::Closed,
        Denial::Over,
        Denial::NotOver,
        Denial::ViewsLater,
        Denial::RecordLater,
        Denial::Unreadable(2, "…".to_string()),
        Denial::Illegal(2, "…".to_string()),
        Denial::Together(65, 64),
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
        Denial::Foreign,
        Denial::Malformed("…".to_string()),
    ]
}

pub(super) fn say_everything(language: &Language) -> Vec<String> {
    let denials = denials().into_iter().map(|denial| language.denial(&denial));
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
