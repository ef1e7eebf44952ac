//! What is known of a card beyond its text. The table of rulings and tests is made while building (`build/notes.rs`);
//! here is found which of them name a card.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use tharsis_wire::AnyGame;
use tharsis_wire::api::{CardNotes, CardTest, CitedRule, Ruling};

const TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/notes.json"));

#[derive(Deserialize)]
struct Table {
    notes: Vec<Note>,
    tests: Vec<Test>,
}

/// A ruling, a reading or a numbered rule.
#[derive(Deserialize)]
struct Note {
    file: String,
    number: String,
    text: String,
}

/// A scenario.
#[derive(Deserialize)]
struct Test {
    file: String,
    title: String,
    game: String,
    cards: Vec<String>,
    rules: Vec<String>,
}

fn table() -> &'static Table {
    static READ: OnceLock<Table> = OnceLock::new();
    READ.get_or_init(|| serde_json::from_str(TABLE).expect("a table made while building"))
}

impl Note {
    /// Whether it speaks of a game: what is of Ares says so.
    fn is_of(&self, game: &str) -> bool {
        let ares = self.file.starts_with("ares") || self.text.starts_with("Ares: ");
        ares == (game == "ares")
    }

    fn is_rule(&self) -> bool {
        self.number.starts_with(|first: char| first.is_ascii_uppercase())
    }

    /// Rulings end with their source: `[RB base, FAQ]`, `(card; J)`.
    fn told(&self) -> Ruling {
        let place = format!("{} {}", self.file, self.number).trim().to_string();
        let text = self.text.trim();
        let bracket = if text.ends_with(']') { '[' } else { '(' };
        let source = text.strip_suffix([']', ')']).filter(|_| self.file.ends_with("-rulings.md"));
        match source.and_then(|text| text.rsplit_once(bracket)) {
            Some((text, source)) => {
                Ruling { place, text: for_players(text), source: Some(spelt_out(source)) }
            }
            None => Ruling { place, text: for_players(text), source: None },
        }
    }
}

/// A text without the remarks on what other programs do, which are for whoever writes this one.
fn for_players(text: &str) -> String {
    let is_for_players = |sentence: &&str| !sentence.contains("REF ") && !sentence.contains("do not copy");
    let kept: Vec<&str> = text.trim().split_inclusive(". ").filter(is_for_players).collect();
    if kept.is_empty() { text.trim().to_string() } else { kept.concat().trim().to_string() }
}

/// A source with its abbreviations spelt out.
fn spelt_out(source: &str) -> String {
    let word = |word: &str| match word {
        "RB" => "rulebook".to_string(),
        "REF" => "other programs".to_string(),
        "DES" => "the designer".to_string(),
        _ => word.to_string(),
    };
    let words = source.split_inclusive([' ', ',', ';']).map(|part| {
        let bare = part.trim_end_matches([' ', ',', ';']);
        word(bare) + &part[bare.len()..]
    });
    words.collect()
}

/// Whether a text names a card, and not only another one whose name is longer.
fn names(text: &str, name: &str, longer: &[&str]) -> bool {
    let is_part = |edge: Option<char>| edge.is_some_and(|edge| edge.is_alphanumeric() || edge == '-');
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        let of_a_longer = longer.iter().any(|other| {
            other.match_indices(name).any(|(within, _)| {
                let rest = &other[within + name.len()..];
                before.ends_with(&other[..within]) && after.starts_with(rest)
            })
        });
        !is_part(before.chars().next_back()) && !is_part(after.chars().next()) && !of_a_longer
    })
}

/// What is known of a card; `None` if the game has none with that number.
pub(crate) fn notes(game: &dyn AnyGame, number: &str) -> Option<CardNotes> {
    let cards = game.cards();
    let name = cards.iter().find(|(it, _)| *it == number)?.1;
    let longer: Vec<&str> = cards
        .iter()
        .map(|(_, other)| *other)
        .filter(|other| *other != name && other.contains(name))
        .collect();
    let of_game = || table().notes.iter().filter(|note| note.is_of(game.name()));
    let mut found: Vec<&Note> = of_game().filter(|note| names(&note.text, name, &longer)).collect();
    found.sort_by_key(|note| note.is_rule());
    let tests: Vec<CardTest> = table()
        .tests
        .iter()
        .filter(|test| test.game == game.name())
        .filter(|test| names(&test.title, name, &longer) || test.cards.iter().any(|card| card == name))
        .map(|test| CardTest {
            file: test.file.clone(),
            title: test.title.clone(),
            rules: test.rules.clone(),
        })
        .collect();
    let cited: BTreeSet<&str> = tests.iter().flat_map(|test| &test.rules).map(String::as_str).collect();
    let rules = of_game().filter(|note| cited.contains(note.number.as_str()) && note.is_rule());
    Some(CardNotes {
        number: number.to_string(),
        rulings: found.into_iter().map(Note::told).collect(),
        rules: rules.map(|note| CitedRule { number: note.number.clone(), text: note.text.clone() }).collect(),
        tests,
        numbers: game.numbers(number),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tharsis_wire::{game, games};

    #[test]
    fn a_name_is_found_as_a_whole_and_not_inside_a_longer_one() {
        let longer = ["Strip Mine", "Mine Shaft"];
        for (text, is_named) in [
            ("Mine = 2", true),
            ("gives (Mine)", true),
            ("Strip Mine alone", false),
            ("the Mine Shaft", false),
            ("Strip Mine, then Mine", true),
            ("Miner", false),
            ("Mine-field", false),
        ] {
            assert_eq!(names(text, "Mine", &longer), is_named, "{text}");
        }
    }

    #[test]
    fn rulings_and_tests_of_a_card_are_found_with_their_sources() {
        let mars = game("mars").expect("a game");
        let found = notes(mars, "128").expect("a card");
        assert_eq!(
            mars.cards().iter().find(|(number, _)| *number == "128").expect("it").1,
            "Ecological Zone"
        );
        let ruling =
            found.rulings.iter().find(|ruling| ruling.place == "mars-rulings.md 23").expect("its ruling");
        assert!(ruling.text.starts_with("Decomposers and Ecological Zone") && ruling.text.ends_with("too."));
        assert_eq!(ruling.source.as_deref(), Some("FAQ, other programs"));
        assert!(found.tests.iter().any(|test| test.file.starts_with("cards/128-")), "{:?}", found.tests);
        assert!(notes(mars, "999").is_none());
        let all = games().iter().flat_map(|game| game.cards().into_iter().map(move |card| (*game, card.0)));
        for (game, number) in all {
            let told = notes(game, number).expect("a card").rulings;
            assert!(told.iter().all(|it| !it.text.contains("do not copy")), "{number}: for players only");
        }
    }

    /// Every card was tested before it was added, so its page is never empty.
    #[test]
    fn every_card_has_a_test_and_every_cited_rule_a_text() {
        for game in games() {
            for (number, name) in game.cards() {
                let found = notes(*game, number).expect("a card");
                assert!(!found.tests.is_empty(), "{} {number} {name}", game.name());
                for rule in found.tests.iter().flat_map(|test| &test.rules) {
                    assert!(found.rules.iter().any(|it| it.number == *rule), "{name}: {rule} has no text");
                }
            }
        }
    }
}
