//! The log as a story: every change under the move that brought it about, once; ledgers that begin and end with what is
//! there; sentences without loose ends.

use std::collections::BTreeMap;
use tharsis_kernel::Seat;
use tharsis_wire::api::LogEntry;
use tharsis_wire::{Play, game};
use tharsis_words::{Language, Names};

const EVERYTHING: &str = "corporate-era prelude venus colonies turmoil draft";
const GAMES: &[(&str, &str, u8)] = &[
    ("mars", EVERYTHING, 3),
    ("mars", "corporate-era map-hellas", 2),
    ("mars", "corporate-era prelude venus colonies", 1),
    ("ares", "mulligan", 3),
    ("ares", "", 1),
];

/// The entries that came so far, by their number.
type Told = BTreeMap<usize, LogEntry>;

fn names() -> Names {
    Names::new(["Ann", "Ben", "Cyd"])
}

/// A game played by dice; `look` is shown what each choice brought.
fn follow(
    (name, options, n_seats): (&str, &str, u8),
    seed: u8,
    mut look: impl FnMut(&dyn Play, Vec<LogEntry>),
) -> Box<dyn Play> {
    let mut play = game(name).expect("a game").begin(options, n_seats, [seed; 32]).expect("options");
    let mut dice = u64::from(seed) * 2 + 1;
    while let Some(seat) = play.asked().iter().next() {
        let ask = play.ask(seat, Language::english(), &names()).expect("asked");
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Passing at once makes a dull story.
        let dull = |choice: &str| choice == "pass" || choice == "end-turn";
        let n = ask.choices.len();
        let mut at = (dice >> 33) as usize % n;
        if dull(&ask.choices[at].choice) && dice >> 60 != 0 {
            at = (at + 1) % n;
        }
        let story = play.play(seat, &ask.choices[at].choice).expect("legal");
        look(play.as_ref(), story.entries(None, Language::english(), &names()));
    }
    play
}

fn whole(play: &dyn Play, viewer: Option<Seat>, language: &Language) -> Vec<LogEntry> {
    play.story(0).entries(viewer, language, &names())
}

#[test]
fn what_comes_piece_by_piece_is_the_whole_log() {
    for (seed, &setting) in (1..).zip(GAMES) {
        let mut told = Told::new();
        let play = follow(setting, seed, |play, entries| {
            for entry in entries {
                assert_eq!(entry.step, play.steps(), "{entry:?} came with another step");
                told.insert(entry.key, entry);
            }
            // What is taken back: entries that ended later are gone, those that go on are told again.
            let to = play.steps().saturating_sub(3);
            if play.steps() % 37 == 0 {
                let mut kept = told.clone();
                kept.retain(|_, entry| entry.step <= to);
                let then = play.at(to).expect("an earlier step");
                let again = then.going_on().entries(None, Language::english(), &names());
                kept.extend(again.into_iter().filter(|it| it.step > 0).map(|entry| (entry.key, entry)));
                let all = whole(then.as_ref(), None, Language::english());
                let all: Vec<LogEntry> = all.into_iter().filter(|entry| entry.step > 0).collect();
                assert_eq!(kept.into_values().collect::<Vec<_>>(), all, "{setting:?} back to {to}");
            }
        });
        let all = whole(play.as_ref(), None, Language::english());
        let all: Vec<LogEntry> = all.into_iter().filter(|entry| entry.step > 0).collect();
        assert_eq!(told.into_values().collect::<Vec<_>>(), all, "{setting:?}");
        let missed = play.story(all[all.len() / 2].step).entries(None, Language::english(), &names());
        assert!(!missed.is_empty() && missed.iter().all(|entry| all.contains(entry)));
    }
}

/// A number of a ledger as changes show it.
fn icon(game: &str, number: &str) -> (String, bool) {
    let (word, production) = match number.strip_prefix("production.") {
        Some(word) => (word, true),
        None => (number, false),
    };
    let icon = match (game, word) {
        (_, "money") => "r-mc".to_string(),
        (_, "rating") => "tr".to_string(),
        (_, "forests") => "forest".to_string(),
        (_, "plants") => "r-plant".to_string(),
        (_, "cards") => "card".to_string(),
        (_, word) => format!("r-{word}"),
    };
    (icon, production)
}

const NUMBERS: &[&str] = &["money", "steel", "titanium", "plants", "energy", "heat", "cards", "forests"];

#[test]
fn every_change_is_told_once_and_ledgers_begin_and_end_with_what_is_there() {
    for (seed, &setting) in (7..).zip(GAMES) {
        let play = follow(setting, seed, |_, _| ());
        let scene = play.scene(None);
        let entries = whole(play.as_ref(), None, Language::english());
        let numbers = NUMBERS.iter().flat_map(|it| [it.to_string(), format!("production.{it}")]);
        let mut looked = 0;
        for number in numbers.chain(["rating".to_string()]) {
            for seat in Seat::all(setting.2) {
                let Some(ledger) = play.ledger(seat, &number, None, Language::english()) else { continue };
                let (first, last) = (ledger.first().expect("a start"), ledger.last().expect("an end"));
                assert_eq!((first.step, first.amount), (0, first.total));
                let player = &scene["players"][seat.idx()];
                let shown = match number.strip_prefix("production.") {
                    Some(word) => &player["production"][word],
                    None if number == "rating" || number == "forests" => &player[&number],
                    None if player["stock"][&number].is_null() => &player["levels"][&number],
                    None => &player["stock"][&number],
                };
                assert_eq!(shown.as_i64(), Some(last.total.into()), "{setting:?}: {number} of {seat:?}");
                let (icon, production) = icon(setting.0, &number);
                let of = |entry: &LogEntry| {
                    let changes = entry.changes.iter();
                    let own = changes.filter(|it| {
                        (&it.icon, it.production, it.seat) == (&icon, production, Some(seat.0))
                            && it.card.is_none()
                    });
                    own.filter_map(|it| it.by).sum::<i32>()
                };
                let told: i32 = entries.iter().map(of).sum();
                assert_eq!(first.total + told, last.total, "{setting:?}: {number} of {seat:?}");
                looked += 1;
            }
        }
        assert!(looked >= 10 * usize::from(setting.2), "only {looked} numbers");
        let rating = play.ledger(Seat(0), "rating", None, Language::english()).expect("a ledger")[0].total;
        let start = match setting {
            ("ares", ..) => 5,
            (_, _, 1) => 14,
            _ => 20,
        };
        assert_eq!(rating, start, "{setting:?}");
    }
}

#[test]
fn moves_have_their_owner_their_turn_and_their_place() {
    let play = follow(GAMES[0], 3, |_, _| ());
    let entries = whole(play.as_ref(), Some(Seat(0)), Language::english());
    for it in &entries {
        let deed =
            ["played", "used", "project-used", "converted", "passed", "fleet-sent", "milestone-claimed"];
        if deed.contains(&it.kind.as_str()) {
            assert!(it.seat.is_some(), "{it:?}");
        }
        let by_rules = ["production", "phase-began", "revision", "first-player"];
        assert!(!by_rules.contains(&it.kind.as_str()) || it.turn.is_none(), "{it:?}");
        let placed = it.changes.iter().any(|change| change.icon.starts_with("tile"));
        assert!(!placed || it.place.is_some(), "{it:?}");
        assert!(it.kind != "production" || it.seat.is_some(), "production is told player by player: {it:?}");
    }
    let turns = |seat| {
        entries.iter().filter(|it| it.seat == Some(seat) && it.round == 2).filter_map(|it| it.turn).max()
    };
    assert!(turns(0) > Some(1), "turns are counted");
    assert!(entries.iter().any(|it| it.place.as_deref().is_some_and(|place| place.contains("your "))));
    assert!(entries.iter().any(|it| it.text.contains(" for ")), "prices are told");
    for code in ["en", "cs", "pl", "ru"] {
        let entries = whole(play.as_ref(), Some(Seat(0)), Language::get(code).expect("a language"));
        let named = |it: &&LogEntry| it.seat == Some(0) && it.kind == "played" && it.text.contains("Ann");
        assert_eq!(entries.iter().find(named), None, "{code}: I am “you” to myself");
    }
}

#[test]
fn the_course_ends_in_the_last_round_and_names_moves_and_turning_points() {
    for (seed, &setting) in (20..).zip(GAMES) {
        let play = follow(setting, seed, |_, _| ());
        let course = play.course();
        let rounds: Vec<u32> = course.bookmarks.iter().map(|it| it.round).collect();
        let n = rounds.len();
        assert_eq!(rounds[n - 1], rounds[n - 2], "{setting:?}: the end is in the last round, not after it");
        assert!(course.bookmarks[n - 1].end && course.bookmarks[..n - 1].iter().all(|it| !it.end));
        assert_eq!(course.bookmarks[n - 1].points, play.scores());
        assert!(course.moves.len() > 10, "{setting:?}");
        let turning = course.marks.iter().filter(|it| it.kind == "turning").count();
        eprintln!(
            "{setting:?}: {} moves, {turning} turning points of {} marks",
            course.moves.len(),
            course.marks.len()
        );
        assert!(turning == 0 || setting.2 > 1, "alone nobody is overtaken");
        let unfinished = play.at(play.steps() - 1).expect("a step").course();
        assert!(
            unfinished.marks.iter().all(|it| it.kind != "turning"),
            "hands are not judged while they are hidden"
        );
    }
}

#[test]
fn sentences_have_no_loose_ends_in_any_language() {
    let play = follow(GAMES[0], 4, |_, _| ());
    let ares = follow(GAMES[3], 4, |_, _| ());
    let languages = ["en", "cs", "pl", "ru"].map(|code| Language::get(code).expect("a language"));
    for (language, play) in languages.into_iter().flat_map(|it| [(it, &play), (it, &ares)]) {
        for entry in whole(play.as_ref(), Some(Seat(1)), language) {
            for text in entry.lines.iter().chain([&entry.text]).chain(&entry.place) {
                let loose = [" .", " ,", " )", "( ", "()", "  ", "{", "}", ".."];
                let found = loose.iter().find(|it| text.contains(**it));
                assert_eq!(found, None, "{}: {text:?}", language.code());
                let first = text.chars().next().expect("a text");
                assert!(!first.is_ascii_punctuation(), "{}: {text:?}", language.code());
            }
            assert!(entry.lines.iter().all(|line| line.ends_with('.')), "{:?}", entry.lines);
        }
    }
}
