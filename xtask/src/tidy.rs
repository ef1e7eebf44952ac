//! What a compiler does not see: sizes, module heads, dependency arrows, and that every rule is cited.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Lines of a source file at most; tables of cards may be longer.
const LINES_MAX: usize = 600;
const TABLE_LINES_MAX: usize = 1_200;

/// Which crates of ours each crate may use. An arrow that is not here is a change of architecture.
const ARROWS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("mars", &["kernel"]),
    ("ares", &["kernel"]),
    ("words", &["kernel", "mars", "ares"]),
    ("bots", &["kernel", "mars", "ares"]),
    ("arena", &["kernel", "bots"]),
    ("scenario", &["kernel", "mars", "ares"]),
    ("wire", &["kernel", "mars", "ares", "words", "bots"]),
    ("server", &["kernel", "words", "bots", "wire"]),
    ("drill", &["kernel", "wire", "server"]),
    ("testkit", &["kernel", "mars", "ares", "bots"]),
    ("cli", &["kernel", "mars", "ares", "words", "bots", "arena", "scenario", "wire", "server"]),
];

/// Runs all checks; prints what is wrong.
pub(crate) fn run() -> bool {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut problems = Vec::new();
    let mut files = Vec::new();
    for folder in ["crates", "xtask/src", "fuzz", "scenarios"] {
        walk(&root.join(folder), &mut files);
    }
    let sources: Vec<(PathBuf, String)> =
        files.into_iter().filter_map(|path| Some((path.clone(), fs::read_to_string(path).ok()?))).collect();
    for (path, text) in sources.iter().filter(|(path, _)| path.extension().is_some_and(|ext| ext == "rs")) {
        check_source(&root, path, text, &mut problems);
    }
    check_arrows(&root, &mut problems);
    check_rules(&root, &sources, &mut problems);
    for problem in &problems {
        println!("tidy: {problem}");
    }
    problems.is_empty()
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        // What builds and fuzzing leave behind is nobody's source.
        if path.is_dir() && !path.ends_with("target") && !path.ends_with("corpus") {
            walk(&path, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

fn check_source(root: &Path, path: &Path, text: &str, problems: &mut Vec<String>) {
    let name = path.strip_prefix(root).unwrap_or(path).display();
    let is_table = path.components().any(|part| part.as_os_str() == "cards");
    let (lines, max) = (text.lines().count(), if is_table { TABLE_LINES_MAX } else { LINES_MAX });
    if lines > max {
        problems.push(format!("{name} has {lines} lines, at most {max}: does it hold one idea?"));
    }
    if !text.starts_with("//!") && !text.starts_with("#![") {
        problems.push(format!("{name} does not begin by saying what it is (//! …)"));
    }
}

fn check_arrows(root: &Path, problems: &mut Vec<String>) {
    for (name, allowed) in ARROWS {
        let manifest =
            fs::read_to_string(root.join("crates").join(name).join("Cargo.toml")).unwrap_or_default();
        let normal = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        for line in normal.lines() {
            let Some(used) = line.strip_prefix("tharsis-") else { continue };
            let used = used.split(['.', ' ', '=']).next().unwrap_or_default();
            if !allowed.contains(&used) {
                problems.push(format!("{name} must not use {used}"));
            }
        }
    }
    let known: BTreeSet<&str> = ARROWS.iter().map(|(name, _)| *name).collect();
    for entry in fs::read_dir(root.join("crates")).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !known.contains(name.as_str()) {
            problems.push(format!("crate {name} has no line in the table of arrows"));
        }
    }
}

/// The numbered rules: the letter before the number, and where they stand.
const RULES: &[(char, &str)] = &[
    ('M', "docs/rules/mars.md"),
    ('C', "docs/rules/colonies.md"),
    ('T', "docs/rules/turmoil.md"),
    ('A', "docs/rules/ares.md"),
];

/// Every numbered rule must be cited by a scenario or a test, and nothing may cite a rule that does not exist.
fn check_rules(root: &Path, sources: &[(PathBuf, String)], problems: &mut Vec<String>) {
    for &(letter, file) in RULES {
        let rules = fs::read_to_string(root.join(file)).unwrap_or_default();
        let head = format!("- **{letter}");
        let known: BTreeSet<u32> = rules
            .lines()
            .filter_map(|line| line.strip_prefix(&head)?.split("**").next()?.parse().ok())
            .collect();
        let (mut cited, mut tested) = (BTreeSet::new(), BTreeSet::new());
        for (path, text) in sources {
            let numbers = rule_numbers(letter, path, text);
            let is_test =
                path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "scenarios");
            if is_test {
                tested.extend(numbers.iter().copied());
            }
            cited.extend(numbers);
        }
        for rule in cited.difference(&known).filter(|&&rule| rule > 0) {
            problems.push(format!("{letter}{rule} is cited but {file} has no such rule"));
        }
        for rule in known.difference(&tested) {
            problems.push(format!("{letter}{rule} is cited by no scenario and no test"));
        }
    }
}

/// The rules of a letter that a file cites. What is called C12 or T03 elsewhere is a card: those rules are cited in
/// comments and under `rules` of scenarios only.
fn rule_numbers(letter: char, path: &Path, text: &str) -> BTreeSet<u32> {
    if matches!(letter, 'M' | 'A') {
        return numbers_after(letter, text);
    }
    let is_json = path.extension().is_some_and(|ext| ext == "json");
    let is_source = path.extension().is_some_and(|ext| ext == "rs");
    let citing = |line: &'_ str| -> Option<String> {
        let after = if is_source { line.split_once("//").map(|(_, comment)| comment) } else { None };
        after.or((is_json && line.contains("\"rules\"")).then_some(line)).map(str::to_string)
    };
    text.lines().filter_map(citing).flat_map(|line| numbers_after(letter, &line)).collect()
}

/// The numbers after a lone letter in a text.
fn numbers_after(letter: char, text: &str) -> BTreeSet<u32> {
    let bytes = text.as_bytes();
    let starts_word = |i: usize| i == 0 || !(bytes[i - 1].is_ascii_alphanumeric() || bytes[i - 1] == b'_');
    text.match_indices(letter)
        .filter(|&(i, _)| starts_word(i))
        .filter_map(|(i, _)| {
            let digits: String = text[i + 1..].chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        })
        .collect()
}
