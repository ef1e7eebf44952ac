//! Every phrase that changes with a number, at every number at which some language changes it.
//!
//! The phrases are found in the files themselves, so that a new one cannot be forgotten.

use crate::language::Language;
use fluent_bundle::FluentArgs;
use std::collections::BTreeSet;
use std::fmt::Write;

const COUNTS: [i64; 10] = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];

/// A message or one of its attributes, and the source of its pattern.
pub(super) struct Pattern {
    pub(super) id: String,
    pub(super) attribute: Option<String>,
    source: String,
}

/// The patterns of a file. A message begins at the start of a line, an attribute with a dot.
pub(super) fn patterns(file: &str) -> Vec<Pattern> {
    let mut patterns: Vec<Pattern> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let attribute = line.strip_prefix("    .").and_then(|line| line.split_once(" = "));
        let message =
            line.starts_with(|first: char| first.is_ascii_alphabetic()).then(|| line.split_once(" = "));
        if let Some((name, source)) = attribute {
            let id = patterns.last().expect("an attribute belongs to a message").id.clone();
            patterns.push(Pattern { id, attribute: Some(name.to_string()), source: source.to_string() });
        } else if let Some((id, source)) = message.flatten() {
            patterns.push(Pattern { id: id.to_string(), attribute: None, source: source.to_string() });
        } else if let Some(pattern) = patterns.last_mut() {
            pattern.source += line;
        }
    }
    patterns
}

impl Pattern {
    /// The slots whose number chooses between variants: those before an arrow, but for the person of a verb.
    fn selectors(&self) -> BTreeSet<&str> {
        let heads = self.source.rsplit("->").skip(1);
        let slots = heads.filter_map(|head| head.rsplit_once('$')).map(|(_, slot)| slot.trim());
        slots.filter(|slot| !slot.ends_with("_is")).collect()
    }

    fn slots(&self) -> BTreeSet<&str> {
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
        let after = self.source.split('$').skip(1);
        after.map(|text| text.split(|letter| !is_name(letter)).next().unwrap_or("")).collect()
    }

    /// The phrase with this number wherever a number chooses, and dots in its other slots.
    fn with(&self, language: &Language, n: i64) -> String {
        let mut args = FluentArgs::new();
        for slot in self.slots() {
            args.set(slot.to_string(), "…");
        }
        for slot in self.selectors() {
            args.set(slot.to_string(), n);
        }
        match &self.attribute {
            None => language.say(&self.id, &args),
            Some(attribute) => {
                language.attribute(&self.id, attribute, &args).expect("an attribute of the file")
            }
        }
    }
}

#[test]
fn counted_phrases() {
    for &code in Language::ALL {
        let language = Language::fresh(code).expect("a language we list");
        let mut page = String::new();
        let files = language.files().iter().flat_map(|file| patterns(file));
        for pattern in files.filter(|pattern| !pattern.selectors().is_empty()) {
            let name = pattern
                .attribute
                .iter()
                .fold(pattern.id.clone(), |id, attribute| format!("{id}.{attribute}"));
            writeln!(page, "{name}").expect("a string");
            for n in COUNTS {
                writeln!(page, "  {n}: {}", pattern.with(&language, n)).expect("a string");
            }
        }
        assert!(page.lines().count() > 30 * COUNTS.len(), "{code}: there are more counted phrases than that");
        assert!(language.faults().is_empty(), "{code}:\n{}", language.faults().join("\n"));
        insta::assert_snapshot!(format!("counted-{code}"), page);
    }
}
