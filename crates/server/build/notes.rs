//! What is known of cards beyond their texts: rulings and numbered rules (`docs/rules`), and the tests that pin them
//! (`scenarios`). Made into one small file that is built into the server; which of it belongs to a card is found there,
//! where the names of cards are known.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Moves of a scenario that name the card they are about.
const MOVES: [&str; 5] = ["play", "action", "prelude", "corporation", "preludes"];

/// Reads the repository's files; the text of the table.
pub(crate) fn table(root: &Path) -> String {
    let (rules, scenarios) = (root.join("docs/rules"), root.join("scenarios"));
    for folder in [&rules, &scenarios] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let mut notes = Vec::new();
    for file in files(&rules, "md") {
        notes_of(&file, &read(&rules.join(&file)), &mut notes);
    }
    let mut tests = Vec::new();
    for file in files(&scenarios, "json") {
        tests_of(&file, &read(&scenarios.join(&file)), &mut tests);
    }
    json!({ "notes": notes, "tests": tests }).to_string()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files under a folder, by their path in it, in order.
fn files(folder: &Path, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            found.extend(files(&entry.path(), ending).into_iter().map(|file| format!("{name}/{file}")));
        } else if name.ends_with(&format!(".{ending}")) {
            found.push(name);
        }
    }
    found.sort();
    found
}

/// A numbered line (`12. text`), a numbered rule (`- **M12** text`) or a row of a table, with the lines that go on from it.
fn notes_of(file: &str, text: &str, notes: &mut Vec<Value>) {
    let mut open: Option<(String, String)> = None;
    let mut close = |open: &mut Option<(String, String)>| {
        if let Some((number, text)) = open.take() {
            notes.push(json!({ "file": file, "number": number, "text": text }));
        }
    };
    for line in text.lines() {
        let rule = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "));
        let ruling = line.split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok());
        if let Some((number, text)) = rule.or(ruling) {
            close(&mut open);
            open = Some((number.to_string(), text.to_string()));
        } else if let Some(row) = line.strip_prefix("| ") {
            close(&mut open);
            let cells: Vec<&str> = row.trim_end_matches('|').split(" | ").map(str::trim).collect();
            if let [point, _, decided, why] = cells.as_slice()
                && *point != "point"
                && !point.starts_with('-')
            {
                open = Some((String::new(), format!("{point}: {decided} ({why})")));
            }
        } else if line.starts_with("  ") {
            if let Some((_, text)) = &mut open {
                text.push(' ');
                text.push_str(line.trim());
            }
        } else {
            close(&mut open);
        }
    }
    close(&mut open);
}

/// A scenario, or a list of them.
fn tests_of(file: &str, text: &str, tests: &mut Vec<Value>) {
    let scenarios = match serde_json::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}")) {
        Value::Array(all) => all,
        one => vec![one],
    };
    for scenario in scenarios {
        let mut cards = Vec::new();
        for step in scenario["steps"].as_array().into_iter().flatten() {
            for name in MOVES {
                match &step["do"][name] {
                    Value::String(card) => cards.push(card.clone()),
                    Value::Array(all) => {
                        cards.extend(all.iter().filter_map(|it| it.as_str().map(str::to_string)))
                    }
                    _ => {}
                }
            }
        }
        cards.sort();
        cards.dedup();
        let rules = scenario.get("rules").cloned().unwrap_or_else(|| json!([]));
        let (title, game) = (&scenario["title"], &scenario["game"]);
        tests.push(json!({ "file": file, "title": title, "game": game, "cards": cards, "rules": rules }));
    }
}
